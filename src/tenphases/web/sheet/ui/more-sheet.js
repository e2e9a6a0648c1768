/** What else can be done with a sheet: names, rules, paper, files, ending early. Not here: sharing it (share-sheet.js). */
import { glyph } from "../../cards/glyphs.js";
import { MenuSheet } from "../../app/menu-sheet.js";
import { t } from "../../app/say.js";
import { openSheet, Sheet } from "../../app/sheet.js";
import { html, nothing } from "../../vendor/lit.js";
import { saveCsv, saveJson } from "./files.js";
import { NamesSheet } from "./names-sheet.js";
import { printFilled } from "./print.js";
import { RulesView } from "./rules-view.js";

/** @typedef {import("./book.js").Book} Book */
/** @typedef {{id: string, glyph: string, words: string, run: () => void, stays?: boolean}} Way */

export class MoreSheet extends Sheet {
  /** @param {Book} book @param {{again: () => void, leave: () => void}} ways */
  constructor(book, ways) {
    super();
    this.book = book;
    this.ways = ways;
  }

  /** @override */
  get heading() {
    return t("menu");
  }

  /** @returns {Way[]} */
  #ways() {
    const { book } = this;
    const { sheet, account } = book;
    const writes = book.keeper.writes;
    const early = sheet.closed
      ? [{ id: "reopen", glyph: "play", words: t("sheet-reopen"), run: () => book.change({ closed: false }) }]
      : account.ending
        ? []
        : [{ id: "end", glyph: "pause", words: t("sheet-stop"), run: () => book.change({ closed: true }) }];
    return [
      { id: "rules", glyph: "sheet", words: t("rules"), run: () => openSheet(new RulesView(sheet)) },
      ...(writes ? [{ id: "names", glyph: "people", words: t("sheet-names"), run: () => openSheet(new NamesSheet(book)) }, ...early] : []),
      { id: "print", glyph: "log", words: t("sheet-print"), run: () => printFilled(book) },
      { id: "csv", glyph: "down", words: t("sheet-save-csv"), run: () => saveCsv(sheet) },
      { id: "json", glyph: "down", words: t("sheet-save-json"), run: () => saveJson(sheet) },
      { id: "again", glyph: "again", words: t("sheet-again"), run: this.ways.again },
      { id: "settings", glyph: "gear", words: t("sheet-settings"), run: () => openSheet(new MenuSheet([])) },
      { id: "leave", glyph: "leave", words: t("sheet-home"), run: this.ways.leave },
    ];
  }

  /** @override */
  body() {
    return html`<ul class="options">${this.#ways().map(
      (way) => html`<li><button type="button" class="option slim" data-action=${way.id} @click=${() => this.#go(way)}>
        ${glyph(way.glyph)}<span class="title">${way.words}</span>${way.id === "leave" ? nothing : glyph("right")}</button></li>`,
    )}</ul>`;
  }

  /** @param {Way} way */
  #go(way) {
    this.close();
    way.run();
  }
}
customElements.define("tp-sheet-more", MoreSheet);
