/** One cell: what it holds, what was ever written in it, and going back to any of that (R17.4). */
import { glyph } from "../../cards/glyphs.js";
import { t } from "../../app/say.js";
import { Sheet } from "../../app/sheet.js";
import { html, nothing } from "../../vendor/lit.js";
import { isSame } from "../document.js";
import { torn } from "./doubt-list.js";
import { player as nameOf } from "../telling.js";
import { cellWords, momentOf } from "./said.js";

/** @typedef {import("./book.js").Book} Book */
/** @typedef {import("../document.js").Entry} Entry */

export class CellSheet extends Sheet {
  /** @param {Book} book @param {number} round From 0. @param {number} player */
  constructor(book, round, player) {
    super();
    this.book = book;
    this.round = round;
    this.player = player;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    this.endings.push(this.book.onChange(() => this.requestUpdate()));
  }

  /** @override */
  get heading() {
    return t("sheet-cell-heading", { player: nameOf(this.book.sheet, this.player), round: this.round + 1 });
  }

  /** @override */
  body() {
    const { book, round, player } = this;
    const past = [...book.history(round, player)].reverse();
    const rivals = book.held(round, player)?.rivals.length ?? 0;
    return html`${rivals > 0 ? html`<ul class="doubts">${torn(book, round, player)}</ul>` : nothing}
      <section class="stack tight"><h3>${t("sheet-history")}</h3>
        ${past.length === 0 ? html`<p class="muted">${t("sheet-history-none")}</p>` : html`<ol class="rows history">${past.map((entry) => this.#entry(entry))}</ol>`}
      </section>`;
  }

  /** @param {Entry} entry */
  #entry(entry) {
    const { book, round, player } = this;
    const now = isSame(entry.cell, book.cell(round, player));
    const phase = entry.cell.phase ?? book.account.rounds[round]?.cells[player]?.phase ?? null;
    return html`<li class="row"><div class="grow"><p>${cellWords(book.sheet, entry.cell, phase)}</p>
        <p class="small muted">${momentOf(entry.at)}${entry.by ? html` · <span dir="auto">${entry.by}</span>` : nothing}</p></div>
      ${now
        ? html`<span class="tag">${glyph("check")}${t("sheet-history-now")}</span>`
        : html`<button type="button" class="button" data-again=${entry.id} @click=${() => book.write([{ round, player, cell: entry.cell }])}>${t("sheet-history-again")}</button>`}
    </li>`;
  }
}
customElements.define("tp-sheet-cell", CellSheet);
