/** Laying the phase: the best way, the other ways, and the way to one's own. Not here: building one's own (build-sheet). */
import { card } from "../cards/card.js";
import { html, nothing } from "../vendor/lit.js";
import { keysFor } from "./hand.js";
import { cardName, listed } from "./naming.js";
import { phaseTitle, t } from "./say.js";
import { Sheet } from "./sheet.js";
import { roleOf, spokenLaid } from "./telling.js";

/** @typedef {import("./protocol.js").Group} Group */
/** @typedef {import("./protocol.js").Way} Way */
/** @typedef {import("./table.js").Table} Table */

/** A group's cards in a row, with their names in words for who does not see them. @param {Group} group */
export function groupRow(group) {
  const names = listed(group.cards.map((face, at) => cardName(face, roleOf(group, at))));
  const words = t("lay-group", { name: spokenLaid(group), cards: names });
  return html`<span class="group-cards" role="img" aria-label=${words}>
    ${group.cards.map((face, at) => card(face, { role: roleOf(group, at) || null }))}
  </span>`;
}

export class LaySheet extends Sheet {
  /** @param {Table} table @param {(way: Way) => void} build Starts one's own from that way. */
  constructor(table, build) {
    super();
    this.table = table;
    this.build = build;
    this.chosen = 0;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    this.endings.push(this.table.onChange(() => this.#changed()));
  }

  #changed() {
    if (this.ways.length === 0) this.close();
    else this.requestUpdate();
  }

  get ways() {
    return this.table.options.ways ?? [];
  }

  /** @override */
  get heading() {
    const update = this.table.update;
    const places = new Set(this.ways.map((way) => way.phase));
    const way = this.ways[this.chosen];
    return update && way && places.size === 1 ? phaseTitle(update, way.phase) : t("lay-any");
  }

  /** @param {Way} way @param {number} at @param {boolean} named */
  #way(way, at, named) {
    const update = this.table.update;
    return html`<li>
      <label class="option way">
        <input type="radio" name="way" class="visually-hidden" .checked=${at === this.chosen} ?autofocus=${at === this.chosen}
          @change=${() => this.#choose(at)} />
        ${named && update ? html`<span class="title">${phaseTitle(update, way.phase)}</span>` : nothing}
        <span class="way-groups">${way.groups.map(groupRow)}</span>
      </label>
    </li>`;
  }

  /** @param {number} at */
  #choose(at) {
    this.chosen = at;
    this.requestUpdate();
  }

  /** @override */
  body() {
    const ways = this.ways;
    const named = new Set(ways.map((way) => way.phase)).size > 1;
    return html`<p class="muted">${t("lay-help", { count: ways.length })}</p>
      <ul class="options ways">${ways.map((way, at) => this.#way(way, at, named))}</ul>`;
  }

  /** @override */
  foot() {
    const busy = this.table.asked !== null;
    return html`<button type="button" class="button primary" data-action="lay-now" aria-disabled=${busy ? "true" : nothing} @click=${this.lay}>
        ${t("lay-now")}
      </button>
      <button type="button" class="button" data-action="build-own" @click=${this.buildOwn}>${t("lay-own")}</button>`;
  }

  async lay() {
    const way = this.ways[this.chosen];
    if (!way || this.table.asked) return;
    const keys = keysFor(this.table.slots, way.groups.flatMap((group) => group.cards));
    const laid = this.table.act({ type: "LayPhase", groups: way.groups, phase: way.phase }, "phase", keys);
    this.close();
    await laid;
  }

  buildOwn() {
    const way = this.ways[this.chosen];
    if (way) this.build(way);
    this.close();
  }
}
customElements.define("tp-lay", LaySheet);
