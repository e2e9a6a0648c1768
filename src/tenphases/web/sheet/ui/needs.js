/** What everyone needs now, in words and little pictures. Not here: the rounds (grid.js), the end (ending.js). */
import { glyph } from "../../cards/glyphs.js";
import { phasePicture, phaseRing } from "../../cards/phase.js";
import { phaseAt, phaseCount } from "../../app/ruleset.js";
import { n, t } from "../../app/say.js";
import { html, nothing } from "../../vendor/lit.js";
import { phaseName, player as nameOf } from "../telling.js";
import { wordsOf } from "./said.js";

/** @typedef {import("./book.js").Book} Book */
/** @typedef {import("../document.js").Sheet} SheetDoc */

/** A phase as its little picture. @param {SheetDoc} sheet @param {number} place */
export function picture(sheet, place) {
  const { groups } = phaseAt(sheet.ruleset, place);
  return phasePicture(groups.map(({ kind, size }) => ({ kind: kind.replace("-", "_"), size })));
}

/** The places of the phases a player has not done. @param {Book} book @param {number} player @returns {number[]} */
export function openPhases(book, player) {
  const done = book.account.rounds.at(-1)?.cells[player]?.done ?? [];
  return Array.from({ length: phaseCount(book.sheet.ruleset) }, (_, place) => place).filter((place) => !done.includes(place));
}

/**
 * How far a player is. `phase` is null where the player chooses, or has done all.
 * @param {Book} book @param {number} player
 */
function stand(book, player) {
  const of = phaseCount(book.sheet.ruleset);
  const row = book.account.rounds.at(-1);
  const mine = row?.cells[player];
  const open = book.onBoard ? (mine?.open ?? []) : openPhases(book, player);
  const phase = mine?.phase ?? (open.length === 1 ? open[0] ?? null : null);
  return { of, done: book.account.standings[player]?.phases ?? 0, open, phase, plays: mine?.plays ?? true, deals: row?.dealer === player };
}

/** @param {Book} book */
export function needs(book) {
  const tied = book.account.tied ?? [];
  return html`<section class="panel needs" aria-labelledby="needs">
    <h2 id="needs">${tied.length > 0 ? t("sheet-tie-round") : t("sheet-needs")}</h2>
    <ul class="need-list">${book.sheet.names.map((_, player) => need(book, player))}</ul>
  </section>`;
}

/** @param {Book} book @param {number} player */
function need(book, player) {
  const { of, done, phase, plays, deals, open } = stand(book, player);
  const label = phase === null ? (open.length === 0 ? "✓" : n(open.length)) : n(phaseName(book.sheet, phase));
  return html`<li class="need ${plays ? "" : "sits-out"}">
    ${phaseRing({ done, of, phase: label })}
    <div class="need-words">
      <p class="who"><span dir="auto">${nameOf(book.sheet, player)}</span>
        ${deals ? html`<span class="tag"><span class="dealer-dot" aria-hidden="true"></span>${t("sheet-deals")}</span>` : nothing}</p>
      ${task(book, { plays, phase, open })}
    </div>
    <p class="need-total"><span class="visually-hidden">${t(book.onBoard ? "column-space" : "column-total")} </span>${n(book.standing(player))}</p>
  </li>`;
}

/** @param {Book} book @param {{plays: boolean, phase: number | null, open: number[]}} stands */
function task({ sheet, account }, { plays, phase, open }) {
  const tied = account.tied.length > 0;
  if (open.length === 0 && !tied) return html`<p class="small done-all">${glyph("check")}${t("sheet-all-done")}</p>`;
  if (!plays) return html`<p class="small muted">${t("round-sat-out")}</p>`;
  if (phase === null) return html`<p class="small muted">${t("sheet-open-phases", { phases: open.map((place) => phaseName(sheet, place)).join(" · "), count: open.length })}</p>`;
  return html`<p class="need-task">${picture(sheet, phase)}<span class="small muted">${t("sheet-phase-words", { phase: phaseName(sheet, phase), words: wordsOf(sheet, phase) })}</span></p>`;
}
