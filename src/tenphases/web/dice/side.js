/**
 * A table of dice on the table's page: the strip of people and the ways are those of every table, the board between them is
 * fetched when dice are first seen. Not here: the board.
 */
import { glyph } from "../cards/glyphs.js";
import { people } from "../app/people.js";
import { noteText, t } from "../app/say.js";
import { openLater } from "../app/sheet.js";
import { html, nothing } from "../vendor/lit.js";

/** @typedef {import("../app/protocol.js").Update} Update */
/** @typedef {import("../app/table-page.js").TablePage} TablePage */

const pages = () => import("./pages.js");

export class DiceSide {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.table = page.table;
    /** @type {import("./board.js").DiceBoard | null} */
    this.board = null;
    this.coming = false;
  }

  /** Whether this is a table of dice. */
  get on() {
    return this.table.view?.dice !== undefined;
  }

  /** Fetches what is needed once dice are seen. @param {Update} update */
  async watch(update) {
    if (this.coming || !update.view.dice) return;
    this.coming = true;
    const { DiceBoard } = await (await pages()).board();
    this.board = new DiceBoard(this.table, this.page.deeds);
    this.page.requestUpdate();
  }

  openRules() {
    void openLater(async () => (await pages()).rules(), ({ DiceRulesSheet }) => new DiceRulesSheet());
  }

  /** @param {() => void} leave @param {() => void} closed */
  openEnd(leave, closed) {
    if (this.table.view?.stage !== "over") return closed();
    void openLater(async () => (await pages()).ending(), ({ DiceEndSheet }) => new DiceEndSheet(this.table, leave), closed);
  }

  /** @param {Update} update */
  render(update) {
    const { page } = this;
    const { beside, table: { note } } = page;
    return html`<main class="table dice-table ${update.view.seat === null ? "no-seat" : ""} ${page.display ? "display" : ""}">
        <h1 class="visually-hidden">${t("table")}</h1>
        ${people(update, (seat) => page.openPlayer(seat))}
        <div class="table-menu">${beside.talkButton(update)}
          <button type="button" class="icon-button" data-action="menu" aria-label=${t("menu")} title=${t("menu")} @click=${page.openMenu}>${glyph("menu")}</button>
          <button type="button" class="icon-button table-rules" data-action="table-rules" aria-label=${t("rules")} title=${t("rules")} @click=${page.openRules}>${glyph("info")}</button></div>
        ${this.board ?? html`<div class="dice-board" aria-busy="true"></div>`} ${beside.comeAndPlay(update)}</main>
      ${note ? html`<p class="bubble" @click=${() => this.table.clearNote()}>${noteText(note, update)}</p>` : nothing}`;
  }
}
