/** A tip on the screen: which are still to be shown, where, and the way to be rid of them. Not here: what they say. */
import { announce } from "../app/announce.js";
import { Part } from "../app/part.js";
import { recall, remember } from "../app/prefs.js";
import { nameAt, t } from "../app/say.js";
import { setting } from "../app/settings.js";
import { glyph } from "../cards/glyphs.js";
import { html, nothing } from "../vendor/lit.js";
import { tipFor } from "./tips.js";

/** @typedef {import("../app/table.js").Table} Table */
/** @typedef {import("./tips.js").Tip} Tip */

/** In how many rounds each is shown; who knows it needs it no more. */
const ROUNDS = 4;
const EDGE = 6;

class TipBox extends Part {
  /** @param {Table} table */
  constructor(table) {
    super();
    this.table = table;
    /** @type {Tip | null} */
    this.tip = null;
    /** The rounds in which each was shown at this table. @type {Map<string, number>} */
    this.shown = new Map();
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    const moved = () => this.#place();
    addEventListener("resize", moved);
    this.endings.push(() => removeEventListener("resize", moved));
  }

  /** Something at the table has changed. */
  changed() {
    const { update } = this.table;
    const tip = update && setting("tips") === "on" ? tipFor(update.view, this.table.choice?.face) : null;
    const next = tip && update && this.#mayShow(tip, update.view.number) ? tip : null;
    if (JSON.stringify(next) === JSON.stringify(this.tip)) return;
    this.tip = next;
    this.requestUpdate();
    if (next) announce(`${t("tip")}: ${this.#words(next)}`);
  }

  /** Once a round, and not in every game: it is counted when it is first shown in a round. @param {Tip} tip @param {number} round */
  #mayShow({ id }, round) {
    if (this.tip?.id === id) return true;
    if (this.shown.get(id) === round) return false;
    const counts = recall("tips-shown", /** @type {Record<string, number>} */ ({}));
    if ((counts[id] ?? 0) >= ROUNDS) return false;
    remember("tips-shown", { ...counts, [id]: (counts[id] ?? 0) + 1 });
    this.shown.set(id, round);
    return true;
  }

  /** @param {Tip} tip */
  #words({ id, args, seat }) {
    const { update } = this.table;
    return t(`tip-${id}`, seat === undefined || !update ? args : { ...args, player: nameAt(update, seat) });
  }

  #close() {
    const { id } = this.tip ?? {};
    if (id) remember("tips-shown", { ...recall("tips-shown", {}), [id]: ROUNDS });
    this.tip = null;
    this.requestUpdate();
  }

  /** @override */
  updated() {
    this.#place();
  }

  /** Above the piles on a phone, beside the table on a wide screen: never on the hand. */
  #place() {
    const box = this.querySelector(".tip");
    const piles = document.querySelector("tp-table .piles");
    if (!(box instanceof HTMLElement) || !piles) return;
    const side = document.querySelector("tp-table .side > .scroll")?.getBoundingClientRect();
    const wide = side !== undefined && side.width > 0;
    box.style.width = wide ? `${side.width}px` : "";
    const { width, height } = box.getBoundingClientRect();
    box.style.left = `${wide ? side.left : Math.max(EDGE, (innerWidth - width) / 2)}px`;
    box.style.top = `${(wide ? side.bottom : piles.getBoundingClientRect().top) - height - EDGE}px`;
  }

  /** @override */
  render() {
    const { tip } = this;
    if (!tip) return nothing;
    return html`<aside class="tip" aria-label=${t("tip")}>${glyph("hint")}<p>${this.#words(tip)}</p>
      <button type="button" class="icon-button" data-action="close-tip" aria-label=${t("tip-close")} title=${t("tip-close")} @click=${() => this.#close()}>${glyph("close")}</button></aside>`;
  }
}
customElements.define("tp-tip", TipBox);

/** @param {Table} table @returns {import("./companion.js").Beside} */
export function tipsBeside(table) {
  const box = new TipBox(table);
  document.body.append(box);
  return { changed: () => box.changed(), end: () => box.remove(), ways: () => [] };
}
