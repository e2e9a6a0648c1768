/** What can hardly be right, each with its cell and a way to stand by it (R17.3). Not here: finding it (../doubts.js). */
import { glyph } from "../../cards/glyphs.js";
import { t } from "../../app/say.js";
import { html, nothing } from "../../vendor/lit.js";
import { doubtLine, doubtWords, player as nameOf, players as namesOf } from "../telling.js";
import { cellWords } from "./said.js";

/** @typedef {import("./book.js").Book} Book */
/** @typedef {import("../doubts.js").Doubt} Doubt */
/** @typedef {import("../document.js").Entry} Entry */
/** @typedef {(player: number, round: number) => void} Choose Goes to a cell. Both from 0. */

/** What nobody can overrule, because something has to be written or decided. */
const OPEN = new Set(["phase_unnamed", "points_missing", "after_the_end", "tie_unbroken"]);
/** What stands and falls with everyone's cells of the round. */
const OF_ALL = new Set(["nobody_out", "several_out", "several_laid_first"]);
/** So many are shown at once; the rest unfolds. */
const SHOWN = 2;

/**
 * @param {Book} book @param {readonly Doubt[]} doubts @param {Choose} choose
 * @param {boolean} [folded] Whether only the first are shown at once.
 */
export function doubtList(book, doubts, choose, folded = false) {
  if (!book.keeper.writes) return nothing;
  const torn_ = doubts.filter(({ code }) => code === "two_writers");
  const groups = alike(doubts.filter(({ code }) => code !== "two_writers"));
  const items = [...torn_.map(({ number, player }) => torn(book, number - 1, player ?? 0)), ...groups.map((group) => one(book, group, choose))];
  if (items.length === 0) return nothing;
  const first = folded ? items.slice(0, Math.max(SHOWN, torn_.length)) : items;
  const rest = items.slice(first.length);
  return html`<ul class="doubts" aria-label=${t("sheet-doubts")}>${first}</ul>
    ${rest.length === 0 ? nothing : html`<details class="fold"><summary>${glyph("warn")}<span>${t("sheet-doubts-more", { count: rest.length })}</span></summary>
      <ul class="doubts">${rest}</ul></details>`}`;
}

/** The same doubt about several players of a round is one. @param {readonly Doubt[]} doubts @returns {Doubt[][]} */
function alike(doubts) {
  /** @type {Map<string, Doubt[]>} */
  const found = new Map();
  for (const doubt of doubts) {
    const key = `${doubt.number} ${doubt.code} ${doubt.about}`;
    found.set(key, [...(found.get(key) ?? []), doubt]);
  }
  return [...found.values()];
}

/** @param {Book} book @param {readonly Doubt[]} group @param {Choose} choose */
function one(book, group, choose) {
  const [doubt] = group;
  if (!doubt) return nothing;
  const round = doubt.number - 1;
  const seats = group.flatMap(({ player }) => player ?? []);
  const text = group.length === 1 ? doubtLine(book.sheet, doubt) : t("sheet-doubt-in-cell", { player: namesOf(book.sheet, seats), round: doubt.number, what: doubtWords(doubt) });
  return html`<li class="notice doubt">${glyph("warn")}<div class="grow"><p>${text}</p>
    <div class="button-row">${ways(book, doubt, seats, text, () => choose(seats[0] ?? 0, round))}</div></div></li>`;
}

/** @param {Book} book @param {Doubt} doubt @param {number[]} seats @param {string} text @param {() => void} look */
function ways(book, { code, number }, seats, text, look) {
  const round = number - 1;
  if (code === "after_the_end") {
    const clear = () => book.write(seats.map((player) => ({ round, player, cell: {} })));
    return html`<button type="button" class="button" data-action="clear" @click=${clear}>${t("sheet-clear")}</button>`;
  }
  return html`<button type="button" class="button" data-action="look" @click=${look}>${t("sheet-look")}</button>
    ${OPEN.has(code)
      ? nothing
      : html`<button type="button" class="button" data-action="sure" aria-label=${t("sheet-right-for", { doubt: text })}
          @click=${() => standBy(book, round, OF_ALL.has(code) ? null : seats)}>${t("sheet-right")}</button>`}`;
}

/** @param {Book} book @param {number} round @param {number[] | null} seats Null: everyone in the round. */
function standBy(book, round, seats) {
  const playing = book.account.rounds[round]?.cells.flatMap(({ plays }, at) => (plays ? [at] : [])) ?? [];
  book.write((seats ?? playing).map((player) => ({ round, player, cell: { ...book.cell(round, player), sure: true } })));
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
