/**
 * Putting a phase together group by group: a tray for each, the rest of the hand below. A tap moves a card, and so does
 * a drag. Not here: whether the cards make a group; the server says how they read.
 */
import { card } from "../cards/card.js";
import { glyph } from "../cards/glyphs.js";
import { groupPicture } from "../cards/phase.js";
import { watchDrag } from "../style/drag.js";
import { classMap, html, nothing, repeat } from "../vendor/lit.js";
import { cardName, groupWords, refusalText } from "./naming.js";
import { groupRow } from "./lay-sheet.js";
import { phaseAt } from "./ruleset.js";
import { noteText, phaseTitle, sceneOf, t } from "./say.js";
import { Sheet } from "./sheet.js";
import { roleOf } from "./telling.js";

/** @typedef {import("./hand.js").Slot} Slot */
/** @typedef {import("./plan.js").Tray} Tray */
/** @typedef {import("./table.js").Table} Table */

export class BuildSheet extends Sheet {
  /** @param {Table} table */
  constructor(table) {
    super();
    this.table = table;
    this.target = 0;
    /** @type {{stop: () => void} | null} */
    this.drags = null;
  }

  get plan() {
    return this.table.plan;
  }

  get places() {
    const view = this.table.view;
    return view?.players[view.seat ?? 0]?.phases ?? [];
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    const place = this.places.includes(this.plan.phase) ? this.plan.phase : (this.places[0] ?? 0);
    this.#begin(place);
    this.endings.push(this.table.onChange(() => this.requestUpdate()));
  }

  /** @override */
  firstUpdated() {
    super.firstUpdated();
    const root = this.querySelector(".sheet-body");
    if (!(root instanceof HTMLElement)) return;
    this.drags = watchDrag(root, {
      item: "[data-build]",
      targets: () => root.querySelectorAll("[data-tray]"),
      onMove: (_item, target) => this.#hover(target),
      onDrop: (item, target) => this.#drop(item.dataset["build"] ?? "", target),
      onCancel: () => this.#hover(null),
    });
    this.endings.push(() => this.drags?.stop());
  }

  /** @param {number} place */
  #begin(place) {
    const { groups } = phaseAt(this.table.view?.ruleset ?? {}, place);
    this.plan.begin(place, groups.length);
    this.target = 0;
    this.#aim();
    this.requestUpdate();
  }

  get groups() {
    return phaseAt(this.table.view?.ruleset ?? {}, this.plan.phase).groups;
  }

  /** Points at the first tray that still lacks cards, if the present one is full. */
  #aim() {
    /** @param {number} at */
    const lacks = (at) => (this.plan.trays[at]?.keys.length ?? 0) < (this.groups[at]?.size ?? 0);
    if (lacks(this.target)) return;
    const next = this.groups.findIndex((_, at) => lacks(at));
    if (next >= 0) this.target = next;
  }

  /** @param {Element | null} target */
  #hover(target) {
    for (const tray of this.querySelectorAll("[data-tray]")) tray.classList.toggle("is-over", tray === target);
  }

  /** @param {string} key @param {Element | null} target */
  #drop(key, target) {
    this.#hover(null);
    if (target instanceof HTMLElement) this.#put(key, Number(target.dataset["tray"]));
  }

  /** @param {string} key @param {number} tray */
  #put(key, tray) {
    this.plan.put(key, tray);
    if (tray >= 0) this.#aim();
    this.requestUpdate();
  }

  /** @override */
  get heading() {
    const update = this.table.update;
    return update && this.plan.phase >= 0 ? phaseTitle(update, this.plan.phase) : t("lay-any");
  }

  #phases() {
    if (this.places.length < 2) return nothing;
    const ruleset = this.table.view?.ruleset ?? {};
    return html`<label class="field"><span class="label">${t("build-which")}</span>
      <select class="select" @change=${(/** @type {Event} */ event) => this.#begin(Number(/** @type {HTMLSelectElement} */ (event.target).value))}>
        ${this.places.map((place) => {
          const update = this.table.update;
          const words = update ? phaseTitle(update, place) : String(phaseAt(ruleset, place).number);
          return html`<option value=${place} ?selected=${place === this.plan.phase}>${words}</option>`;
        })}
      </select></label>`;
  }

  /** @param {Tray} tray @param {number} size */
  #state(tray, size) {
    if (tray.keys.length < size) return t("build-count", { have: tray.keys.length, need: size });
    if (tray.readings.length > 1 && tray.chosen < 0) return t("build-which-role");
    if (tray.readings.length > 0) return html`${glyph("check")}${t("build-ready")}`;
    return tray.note ? t("build-not-yet") : "";
  }

  /** Why the cards of a full tray make no group. @param {Tray} tray @param {number} size */
  #why(tray, size) {
    const update = this.table.update;
    if (!tray.note || !update || tray.keys.length < size) return nothing;
    const text = tray.note.refusal ? refusalText(tray.note.refusal, sceneOf(update).names) : noteText(tray.note, update);
    return html`<p class="wrong small" role="status">${text}</p>`;
  }

  /** @param {Tray} tray @param {number} at */
  #roles(tray, at) {
    if (tray.readings.length < 2) return nothing;
    return html`<fieldset class="stack tight"><legend class="small">${t("build-role")}</legend>
      <ul class="options">${tray.readings.map(
        (reading, which) => html`<li><label class="option way">
          <input type="radio" class="visually-hidden" name="role${at}" .checked=${tray.chosen === which} @change=${() => this.plan.choose(at, which)} />
          <span class="way-groups">${groupRow(reading)}</span></label></li>`,
      )}</ul></fieldset>`;
  }

  /** @param {number} at @param {{kind: string, size: number}} spec */
  #tray(at, { kind, size }) {
    const tray = this.plan.trays[at];
    if (!tray) return nothing;
    const ready = this.plan.reading(at);
    const name = groupWords(`${kind}${size}`);
    const slots = this.plan.slotsOf(at);
    const classes = { tray: true, "is-target": at === this.target, "is-ready": ready !== undefined && slots.length >= size };
    return html`<section class=${classMap(classes)} data-tray=${at} aria-label=${name}>
      <button type="button" class="tray-head" aria-pressed=${at === this.target ? "true" : "false"} @click=${() => this.#point(at)}>
        ${groupPicture({ kind: kind.replace("-", "_"), size, filled: Math.min(size, slots.length) })}
        <span class="grow">${name}</span><span class="state">${this.#state(tray, size)}</span>
      </button>
      <div class="tray-cards">
        ${repeat(slots, (slot) => slot.key, (slot) => this.#laidCard(slot, ready, slots))}
        ${Array.from({ length: Math.max(0, size - slots.length) }, () => html`<span class="slot"></span>`)}
      </div>
      ${this.#roles(tray, at)} ${this.#why(tray, size)}
    </section>`;
  }

  /** Why the phase could not be laid as it lies. */
  #refused() {
    const { note, update } = this.table;
    if (note?.spot !== "phase" || !update) return nothing;
    return html`<div class="notice wrong">${glyph("warn")}<p>${noteText(note, update)}</p></div>`;
  }

  /** @param {number} at */
  #point(at) {
    this.target = at;
    this.requestUpdate();
  }

  /** @param {Slot} slot @param {import("./protocol.js").Group | undefined} reading @param {Slot[]} slots */
  #laidCard(slot, reading, slots) {
    // Only a lone wild's role can be told by its face; several share the reading's roles in their order.
    const wilds = slots.filter((other) => other.face === "W").indexOf(slot);
    const roles = reading?.cards.flatMap((face, at) => (face === "W" ? [roleOf(reading, at)] : [])) ?? [];
    const role = slot.face === "W" ? (roles[wilds] ?? 0) : 0;
    return html`<button type="button" class="card-button" data-build=${slot.key} aria-label=${t("build-back", { name: cardName(slot.face, role) })}
      @click=${() => this.#put(slot.key, -1)}>${card(slot.face, { role: role || null })}</button>`;
  }

  /** @override */
  body() {
    const rest = this.table.slots.filter((slot) => this.plan.trayOf(slot.key) < 0);
    const target = this.groups[this.target];
    const into = target ? groupWords(`${target.kind}${target.size}`) : "";
    return html`${this.#phases()} ${this.#refused()}
      <div class="trays">${this.groups.map((spec, at) => this.#tray(at, spec))}</div>
      <div class="hand" role="group" aria-label=${t("hand", { count: rest.length })} data-tray="-1">
        ${repeat(
          rest,
          (slot) => slot.key,
          (slot) => html`<button type="button" class="hand-card" data-build=${slot.key}
            aria-label=${t("build-put", { name: cardName(slot.face), group: into })}
            @click=${() => this.#put(slot.key, this.target)}>${card(slot.face)}</button>`,
        )}
      </div>`;
  }

  /** @override */
  foot() {
    const ready = this.groups.every((_, at) => this.plan.reading(at) !== undefined);
    const now = this.table.myTurn && this.table.view?.stage === "play";
    return html`<button type="button" class="button ${ready && now ? "primary" : ""}" data-action="lay-built"
        aria-disabled=${this.table.asked || !now ? "true" : nothing} @click=${this.lay}>${t("lay-now")}</button>
      <button type="button" class="button quiet" data-action="clear" @click=${() => this.plan.clear()}>${t("build-clear")}</button>
      ${now ? nothing : html`<p class="small muted">${t("build-kept")}</p>`}`;
  }

  async lay() {
    if (this.table.asked || !this.table.myTurn || this.table.view?.stage !== "play") return;
    const groups = this.groups.map((spec, at) => this.plan.reading(at) ?? this.#asItLies(spec, at));
    const keys = this.plan.trays.flatMap((tray) => tray.keys);
    const laid = await this.table.act({ type: "LayPhase", groups, phase: this.plan.phase }, "phase", keys);
    if (laid) this.close();
  }

  /** Cards that make no group are sent as they lie, for the server to say why not. @param {{kind: string}} spec @param {number} at */
  #asItLies(spec, at) {
    const kind = /** @type {import("./protocol.js").Kind} */ (spec.kind);
    return { kind, cards: this.plan.slotsOf(at).map((slot) => slot.face) };
  }
}
customElements.define("tp-build", BuildSheet);
