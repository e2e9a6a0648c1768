/** A new sheet: who plays in which order, by which rules, who deals first. Not here: keeping it (keeping.js). */
import { announce } from "../../app/announce.js";
import { glyph } from "../../cards/glyphs.js";
import { Part } from "../../app/part.js";
import { recall, remember } from "../../app/prefs.js";
import { t } from "../../app/say.js";
import { watchDrag } from "../../style/drag.js";
import { html, nothing, repeat } from "../../vendor/lit.js";
import { knownNames } from "../store.js";
import { fitting, rulesChoice } from "./rules-choice.js";
import { combined, findingsOf, freshSetup, knownSetup } from "./setup.js";

/** @typedef {import("../../app/protocol.js").Setup} Setup */
/** @typedef {{key: number, name: string}} Person A key tells two of the same name apart while they are moved. */
/** @typedef {{names: string[], dealer: number, preset: string, variants: string[]}} Wish */

const LEAST = 2;
const MOST = 6;
export const LONGEST_NAME = 24;
let made = 0;

/** @param {string} [name] @returns {Person} */
const person = (name = "") => ({ key: ++made, name });

export class StartForm extends Part {
  constructor() {
    super();
    /** @type {Setup} */
    this.setup = knownSetup();
    const wish = /** @type {Wish} */ ({ names: ["", ""], dealer: 0, preset: "standard", variants: [], ...recall("sheet-wish", {}) });
    /** @type {Person[]} */
    this.people = wish.names.slice(0, MOST).map((name) => person(name));
    while (this.people.length < LEAST) this.people.push(person());
    this.dealer = this.people[wish.dealer]?.key ?? this.people[0]?.key ?? 0;
    this.choice = fitting(this.setup, wish);
    /** Called with what the new sheet shall be. @type {(wish: Wish & {ruleset: import("../../app/protocol.js").SentRuleset}) => void} */
    this.start = () => undefined;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    void freshSetup().then((setup) => {
      this.setup = setup;
      this.choice = fitting(setup, { ...this.choice, .../** @type {object} */ (recall("sheet-wish", {})) });
      this.requestUpdate();
    });
  }

  /** @override */
  firstUpdated() {
    const drags = watchDrag(this, {
      item: ".drag-handle",
      targets: () => this.querySelectorAll(".person"),
      onDrop: (item, target) => this.#dropped(item, target),
    });
    this.endings.push(() => drags.stop());
  }

  // ---------------------------------------------------------------- changing

  #kept() {
    const names = this.people.map(({ name }) => name.trim());
    const dealer = Math.max(this.people.findIndex(({ key }) => key === this.dealer), 0);
    remember("sheet-wish", { names, dealer, ...this.choice });
    this.requestUpdate();
    return { names, dealer, ...this.choice };
  }

  /** @param {HTMLElement} item @param {Element | null} target */
  #dropped(item, target) {
    const from = Number(item.dataset["at"]);
    const to = Number(/** @type {HTMLElement | null} */ (target)?.dataset["at"] ?? from);
    this.#move(from, to);
  }

  /** @param {number} from @param {number} to */
  #move(from, to) {
    const moved = this.people[from];
    if (!moved || to === from || to < 0 || to >= this.people.length) return;
    const rest = this.people.filter((one) => one !== moved);
    this.people = [...rest.slice(0, to), moved, ...rest.slice(to)];
    announce(t("sheet-moved", { player: this.#called(moved, to), place: to + 1 }));
    this.#kept();
  }

  /** @param {KeyboardEvent} event @param {number} at */
  #keyed(event, at) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const key = this.people[at]?.key;
    this.#move(at, at + by);
    void this.updateComplete.then(() => /** @type {HTMLElement | null} */ (this.querySelector(`[data-handle="${key}"]`))?.focus());
  }

  /** @param {string} [name] */
  #add(name) {
    if (this.people.length >= MOST) return;
    const free = name ? this.people.findIndex((one) => one.name.trim() === "") : -1;
    const joined = person(name);
    if (free >= 0) this.people[free] = { ...joined, key: this.people[free]?.key ?? joined.key };
    else this.people.push(joined);
    this.#kept();
    if (!name) void this.updateComplete.then(() => /** @type {HTMLElement | null} */ (this.querySelector(`[data-name="${joined.key}"]`))?.focus());
  }

  /** @param {Person} gone */
  #remove(gone) {
    if (this.people.length <= LEAST) gone.name = "";
    else this.people = this.people.filter((one) => one !== gone);
    if (this.dealer === gone.key && !this.people.includes(gone)) this.dealer = this.people[0]?.key ?? 0;
    this.#kept();
  }

  /** @param {Event} event */
  #submit(event) {
    event.preventDefault();
    const wish = this.#kept();
    const ruleset = combined(this.setup, wish.preset, wish.variants);
    if (findingsOf(ruleset).length > 0) return;
    const names = wish.names.map((name, at) => name || t("player-at", { number: at + 1 }));
    this.start({ ...wish, names, ruleset });
  }

  // ---------------------------------------------------------------- parts

  /** @param {Person} one @param {number} at */
  #called(one, at) {
    return one.name.trim() || t("player-at", { number: at + 1 });
  }

  /** @param {Person} one @param {number} at */
  #row(one, at) {
    const name = this.#called(one, at);
    return html`<li class="person" data-at=${at}>
      <button type="button" class="drag-handle" data-at=${at} data-handle=${one.key} aria-label=${t("sheet-move", { player: name })}
        @keydown=${(/** @type {KeyboardEvent} */ event) => this.#keyed(event, at)}><span class="grip" aria-hidden="true"></span></button>
      <input class="input" data-name=${one.key} maxlength=${LONGEST_NAME} autocomplete="off" autocapitalize="words" enterkeyhint="next" .value=${one.name}
        aria-label=${t("player-at", { number: at + 1 })} placeholder=${t("player-at", { number: at + 1 })}
        @input=${(/** @type {Event} */ event) => this.#named(one, event)} @keydown=${(/** @type {KeyboardEvent} */ event) => this.#entered(event, at)} />
      ${at === 0 ? nothing : html`<button type="button" class="icon-button" data-up=${at} aria-label=${t("sheet-move-up", { player: name })} @click=${() => this.#move(at, at - 1)}>${glyph("up")}</button>`}
      <button type="button" class="icon-button" data-remove=${at} aria-label=${t("sheet-remove", { player: name })} @click=${() => this.#remove(one)}>${glyph("close")}</button>
    </li>`;
  }

  /** @param {Person} one @param {Event} event */
  #named(one, event) {
    one.name = /** @type {HTMLInputElement} */ (event.target).value;
    this.#kept();
  }

  /** Enter goes to the next name, or makes room for one. @param {KeyboardEvent} event @param {number} at */
  #entered(event, at) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    const next = this.people[at + 1];
    if (next) /** @type {HTMLElement | null} */ (this.querySelector(`[data-name="${next.key}"]`))?.focus();
    else this.#add();
  }

  #known() {
    const here = new Set(this.people.map(({ name }) => name.trim().toLocaleLowerCase()));
    const known = knownNames().filter((name) => !here.has(name.toLocaleLowerCase()));
    const room = this.people.length < MOST || this.people.some(({ name }) => name.trim() === "");
    if (known.length === 0 || !room) return nothing;
    return html`<div class="known-names" role="group" aria-label=${t("sheet-known")}>${known.slice(0, 8).map(
      (name) => html`<button type="button" class="button known-name" @click=${() => this.#add(name)}>${glyph("plus")}<span dir="auto">${name}</span></button>`,
    )}</div>`;
  }

  #dealers() {
    return html`<fieldset class="field"><legend>${t("sheet-first-dealer")}</legend>
      <div class="segments">${this.people.map(
        (one, at) => html`<label><input type="radio" name="dealer" value=${at} .checked=${one.key === this.dealer} @change=${() => this.#deals(one)} />
          <span dir="auto">${this.#called(one, at)}</span></label>`,
      )}</div></fieldset>`;
  }

  /** @param {Person} one */
  #deals(one) {
    this.dealer = one.key;
    this.#kept();
  }

  /** @override */
  render() {
    return html`<form class="panel start-form" aria-labelledby="new-sheet" @submit=${this.#submit}>
      <h2 id="new-sheet">${t("sheet-new")}</h2>
      <div class="stack tight">
        <ol class="persons" aria-label=${t("sheet-who")}>${repeat(this.people, (one) => one.key, (one, at) => this.#row(one, at))}</ol>
        ${this.people.length < MOST ? html`<button type="button" class="button" data-action="add" @click=${() => this.#add()}>${glyph("plus")}${t("sheet-add")}</button>` : nothing}
        ${this.#known()}
      </div>
      ${this.#dealers()} ${rulesChoice(this.setup, this.choice, (choice) => this.#chosen(choice))}
      <div class="play-row"><button class="button primary big wide" data-action="begin">${glyph("pencil")}${t("sheet-begin")}</button></div>
    </form>`;
  }

  /** @param {import("./rules-choice.js").Choice} choice */
  #chosen(choice) {
    this.choice = choice;
    this.#kept();
  }
}
customElements.define("tp-sheet-start", StartForm);
