/** What can hardly be right, each with its cell and a way to stand by it (R17.3). Not here: finding it (../doubts.js). */
import { glyph } from "../../cards/glyphs.js";
import { t } from "../../app/say.js";
import { html, nothing } from "../../vendor/lit.js";
import { doubtLine, player as nameOf } from "../telling.js";
import { cellWords } from "./said.js";

/** @typedef {import("./book.js").Book} Book */
/** @typedef {import("../doubts.js").Doubt} Doubt */
/** @typedef {import("../document.js").Entry} Entry */
/**
 * @typedef {object} Ways
 * @property {(player: number, round: number) => void} choose Goes to the cell. Both from 0.
 */

/** The doubts that nobody can overrule, because something has to be decided or written. */
const OPEN = new Set(["two_writers", "phase_unnamed", "points_missing", "after_the_end", "tie_unbroken"]);

/** @param {Book} book @param {readonly Doubt[]} doubts @param {Ways} ways */
export function doubtList(book, doubts, ways) {
  if (doubts.length === 0) return nothing;
  return html`<ul class="doubts" aria-label=${t("sheet-doubts")}>${doubts.map((doubt) => one(book, doubt, ways))}</ul>`;
}

/** @param {Book} book @param {Doubt} doubt @param {Ways} ways */
function one(book, doubt, ways) {
  const round = doubt.number - 1;
  if (doubt.code === "two_writers" && doubt.player !== null) return torn(book, round, doubt.player);
  const player = doubt.player;
  const text = doubtLine(book.sheet, doubt);
  return html`<li class="notice doubt">${glyph("warn")}<div class="grow"><p>${text}</p>
    <div class="button-row">
      ${player === null ? nothing : html`<button type="button" class="button" data-action="look" @click=${() => ways.choose(player, round)}>${t("sheet-look")}</button>`}
      ${OPEN.has(doubt.code) ? nothing : html`<button type="button" class="button" data-action="sure" aria-label=${t("sheet-right-for", { doubt: text })}
        @click=${() => standBy(book, round, player)}>${t("sheet-right")}</button>`}
    </div></div></li>`;
}

/** Stands by a cell, or by the whole round where the doubt is about more than one. @param {Book} book @param {number} round @param {number | null} player */
function standBy(book, round, player) {
  const row = book.account.rounds[round];
  const several = book.doubtsOf(round).some(({ code }) => code === "several_out" || code === "several_laid_first" || code === "nobody_out");
  const players = several && row ? row.cells.flatMap(({ plays }, at) => (plays ? [at] : [])) : player === null ? [] : [player];
  book.write(players.map((at) => ({ round, player: at, cell: { ...book.cell(round, at), sure: true } })));
}

/** Two writers wrote at once: both values, one to be chosen. @param {Book} book @param {number} round @param {number} player */
export function torn(book, round, player) {
  const held = book.held(round, player);
  if (!held) return nothing;
  const phase = book.account.rounds[round]?.cells[player]?.phase ?? null;
  const words = (/** @type {Entry} */ entry) => cellWords(book.sheet, entry.cell, entry.cell.phase ?? phase);
  return html`<li class="notice wrong doubt">${glyph("people")}<div class="grow">
    <p>${t("sheet-torn", { player: nameOf(book.sheet, player), round: round + 1 })}</p>
    <div class="torn">${[held.entry, ...held.rivals].map(
      (entry) => html`<button type="button" class="button" data-keep=${entry.id} @click=${() => book.write([{ round, player, cell: entry.cell }])}>
        <span>${words(entry)}${entry.by ? html`<span class="small muted torn-by" dir="auto">${entry.by}</span>` : nothing}</span></button>`,
    )}</div></div></li>`;
}
