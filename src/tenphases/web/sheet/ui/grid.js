/** The sheet itself: rounds down, players across; every cell a button. Not here: writing in it (round-entry.js). */
import { glyph } from "../../cards/glyphs.js";
import { classMap, html, nothing, repeat } from "../../vendor/lit.js";
import { n, t } from "../../app/say.js";
import { phaseName, player as nameOf } from "../telling.js";
import { cellWords, roundName } from "./said.js";

/** @typedef {import("./book.js").Book} Book */
/** @typedef {import("../account.js").RoundAccount} RoundAccount */
/** @typedef {(round: number, player: number) => void} Choose Both from 0. */

/**
 * @param {Book} book @param {Choose} choose What a tap on a cell does.
 */
export function grid(book, choose) {
  const { sheet, account } = book;
  const label = t("sheet-grid");
  return html`<div class="grid-scroll" tabindex="0" role="region" aria-label=${label}>
    <table class="grid" data-players=${sheet.names.length}>
      <caption class="visually-hidden">${label}</caption>
      <thead><tr>
        <th scope="col" class="corner"><span class="visually-hidden">${t("column-round")}</span></th>
        ${sheet.names.map((_, player) => head(book, player))}
      </tr></thead>
      <tbody>${repeat(account.rounds, (row) => row.number, (row) => line(book, row, choose))}</tbody>
    </table>
  </div>`;
}

/** @param {Book} book @param {number} player */
function head(book, player) {
  const { sheet, account, onBoard } = book;
  const won = account.ending?.places[0]?.includes(player) ?? false;
  return html`<th scope="col" class=${classMap({ "is-winner": won })}>
    <span class="grid-name" dir="auto">${nameOf(sheet, player)}</span>
    <span class="grid-total">${won ? glyph("crown") : nothing}<span class="visually-hidden">${t(onBoard ? "column-space" : "column-total")} </span>${n(book.standing(player))}</span>
  </th>`;
}

/** @param {Book} book @param {RoundAccount} row @param {Choose} choose */
function line(book, row, choose) {
  const at = row.number - 1;
  const now = at === book.present && !row.complete;
  return html`<tr class=${classMap({ "is-now": now, "is-tie": row.tie_break ?? false })}>
    <th scope="row"><span class="visually-hidden">${roundName(row)}</span><span aria-hidden="true">${n(row.number)}</span>
      ${row.tie_break ? html`<span class="tie-mark" aria-hidden="true">=</span>` : nothing}</th>
    ${row.cells.map((_, player) => cell(book, row, player, choose))}
  </tr>`;
}

/** @param {Book} book @param {RoundAccount} row @param {number} player @param {Choose} choose */
function cell(book, row, player, choose) {
  const at = row.number - 1;
  const mine = row.cells[player];
  if (!mine) return nothing;
  const deals = row.dealer === player;
  const doubtful = book.doubts.some((doubt) => doubt.number === row.number && doubt.player === player);
  const dealer = deals ? html`<span class="dealer-dot" aria-hidden="true"></span>` : nothing;
  if (!mine.plays && Object.keys(mine.cell).length === 0) {
    return html`<td class="sits-out"><span class="visually-hidden">${t("round-sat-out")}</span><span aria-hidden="true">–</span></td>`;
  }
  const marks = { cell: true, "is-out": mine.cell.out ?? false, "is-doubtful": doubtful, "is-empty": mine.cell.points == null && !mine.cell.out && !(book.onBoard && mine.cell.laid != null) };
  return html`<td><button type="button" class=${classMap(marks)} data-cell="${at}/${player}" @click=${() => choose(at, player)}>
    <span class="visually-hidden">${spoken(book, row, player)}</span>
    ${dealer}${doubtful ? html`<span class="doubt-dot">${glyph("warn")}</span>` : nothing}
    ${figures(book, row, player)}
  </button></td>`;
}

/** @param {Book} book @param {RoundAccount} row @param {number} player */
function figures(book, row, player) {
  const { sheet, onBoard } = book;
  const mine = row.cells[player];
  if (!mine) return nothing;
  const { cell: held, phase } = mine;
  const mark = phase === null ? "" : n(phaseName(sheet, phase));
  const points = onBoard ? (Object.keys(held).length > 0 ? 0 : null) : (held.points ?? (held.out ? 0 : null));
  return html`<span class="cell-top" aria-hidden="true">
      <span class="mark ${held.laid ? "yes" : "no"}">${held.laid ? glyph("check") : nothing}${mark}</span>
      <span class="points">${row.tie_break || onBoard ? (held.out ? "★" : "") : points === null ? "" : n(points)}</span>
    </span>
    <span class="cell-total" aria-hidden="true">${row.tie_break || points === null ? "\u00a0" : n(book.after(mine))}</span>`;
}

/** A cell in words, for those who do not see it. @param {Book} book @param {RoundAccount} row @param {number} player */
function spoken(book, row, player) {
  const mine = row.cells[player];
  if (!mine) return "";
  const what = cellWords(book.sheet, mine.cell, mine.phase);
  const where = t("sheet-cell", { player: nameOf(book.sheet, player), round: row.number, what });
  const total = mine.cell.points == null ? "" : t("sheet-cell-total", { total: mine.total });
  return [where, total, row.dealer === player ? t("sheet-cell-deals") : ""].filter(Boolean).join(" ");
}
