/** A table of dice on the table's page: the strip of people and the ways are those of every table, the board is between them. */
import { glyph } from "../cards/glyphs.js";
import { people } from "../app/people.js";
import { noteText, t } from "../app/say.js";
import { openLater } from "../app/sheet.js";
import { html, nothing } from "../vendor/lit.js";
import { DiceBoard } from "./board.js";
import { ending, rules } from "./pages.js";

/** @typedef {import("../app/protocol.js").Update} Update */

export class Frame {
  /** @param {import("../app/table-page.js").TablePage} page */
  constructor(page) {
    this.page = page;
    this.board = new DiceBoard(page.table, page.deeds);
  }

  openRules() {
    void openLater(rules, ({ DiceRulesSheet }) => new DiceRulesSheet());
  }

  /** @param {() => void} leave @param {() => void} closed */
  openEnd(leave, closed) {
    void openLater(ending, ({ DiceEndSheet }) => new DiceEndSheet(this.page.table, leave), closed);
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
        ${this.board} ${beside.comeAndPlay(update)}
        ${note ? html`<p class="bubble" @click=${() => page.table.clearNote()}>${noteText(note, update)}</p>` : nothing}</main>`;
  }
}
