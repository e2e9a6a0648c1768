/**
 * A sheet on paper, filled in or empty for pencil: what it holds, and having it printed. Its look: style/print.css.
 * Not here: the sheet on the screen (grid.js).
 */
import { phaseAt, phaseCount, whole } from "../../app/ruleset.js";
import { spacesOf } from "../../app/spaces.js";
import { phaseWords, switchName } from "../../app/naming.js";
import { phasePicture } from "../../cards/phase.js";
import { n, t } from "../../app/say.js";
import { html, nothing, render } from "../../vendor/lit.js";
import { choiceName } from "./rules-choice.js";
import { endingLines, phaseName, player as nameOf } from "../telling.js";
import { dayOf, rulesName } from "./said.js";
import { combined } from "./setup.js";

/** @typedef {import("../../app/protocol.js").SentRuleset} SentRuleset */
/** @typedef {import("../document.js").Sheet} SheetDoc */
/** @typedef {import("./book.js").Book} Book */
/** @typedef {import("../account.js").RoundAccount} RoundAccount */
/** @typedef {{title: string, about: string, names: string[], ruleset: SentRuleset, rounds: RoundAccount[], done: number[][], end: string}} Paper */

const LEAST_ROWS = 20;
const MORE_ROWS = 4;

/** Prints a sheet as it stands. @param {Book} book */
export function printFilled(book) {
  const { sheet, account: whole_ } = book;
  const last = whole_.rounds.at(-1);
  const rounds = whole_.rounds.filter((row) => row.cells.some(({ cell }) => Object.keys(cell).length > 0));
  put({
    title: t("sheet-title"),
    about: [rulesName(sheet), dayOf(sheet.begun)].filter(Boolean).join(" · "),
    names: sheet.names.map((_, player) => nameOf(sheet, player)),
    ruleset: sheet.ruleset,
    rounds,
    done: sheet.names.map((_, player) => last?.cells[player]?.done ?? []),
    end: endingLines(book.sheet, book.account)[0] ?? "",
  });
}

/**
 * Prints an empty sheet for these rules.
 * @param {import("../../app/protocol.js").Setup} setup @param {import("./rules-choice.js").Choice} choice @param {readonly string[]} names
 */
export function printBlank(setup, choice, names) {
  const ruleset = combined(setup, choice.preset, choice.variants);
  const filled = names.some(Boolean) ? [...names] : ["", "", "", ""];
  put({ title: t("sheet-title"), about: choiceName(choice), names: filled, ruleset, rounds: [], done: filled.map(() => []), end: "" });
}

/** @param {Paper} paper */
function put(paper) {
  const old = document.getElementById("paper");
  const root = old ?? document.createElement("div");
  root.id = "paper";
  root.setAttribute("aria-hidden", "true");
  document.body.append(root);
  render(page(paper), root);
  print();
}

/** @param {Paper} paper */
function page(paper) {
  const rows = Math.max(LEAST_ROWS, paper.rounds.length, paper.end ? 0 : paper.rounds.length + MORE_ROWS);
  const blank = paper.end ? Math.max(0, paper.rounds.length) : rows;
  return html`<article class="paper" data-players=${paper.names.length}>
    <header class="paper-head"><h1>${paper.title}</h1><p>${paper.about}</p></header>
    <table class="paper-grid">
      <thead>
        <tr><th rowspan="2" class="paper-no">${t("column-round")}</th>${paper.names.map((name) => html`<th colspan="3" class="paper-name">${name || nothing}</th>`)}</tr>
        <tr>${paper.names.map(() => html`<th class="paper-small">${t("column-phase")}</th><th class="paper-small">${t("column-points")}</th><th class="paper-small">${t(spacesOf(paper.ruleset).length > 0 ? "column-space" : "column-total")}</th>`)}</tr>
      </thead>
      <tbody>${Array.from({ length: blank }, (_, at) => line(paper, at))}</tbody>
    </table>
    ${paper.end ? html`<p class="paper-end">${paper.end}</p>` : nothing}
    <section class="paper-foot">${phases(paper)} ${costs(paper.ruleset)}</section>
  </article>`;
}

/**
 * What a round brought a player: points and total, or on a board who went out and the space of the pawn.
 * @param {Paper} paper @param {import("../account.js").RoundAccount} row @param {import("../account.js").CellAccount} mine
 */
function broughtBy({ ruleset }, row, { cell, total, pawn = 0 }) {
  const star = cell.out ? "★" : "";
  if (row.tie_break) return { caught: star, came: "" };
  if (spacesOf(ruleset).length > 0) return { caught: star, came: n(pawn + 1) };
  const points = cell.points ?? (cell.out ? 0 : null);
  return points === null ? { caught: "", came: "" } : { caught: n(points), came: n(total) };
}

/** @param {Paper} paper @param {number} at */
function line(paper, at) {
  const row = paper.rounds[at];
  return html`<tr><th class="paper-no">${n(at + 1)}</th>${paper.names.map((_, player) => {
    const mine = row?.cells[player];
    if (!row || !mine || Object.keys(mine.cell).length === 0) return html`<td></td><td></td><td class="paper-total"></td>`;
    const { cell, phase } = mine;
    const { caught, came } = broughtBy(paper, row, mine);
    const number = phase === null ? "" : n(numberIn(paper, phase));
    return html`<td>${cell.laid ? html`✓ ${number}` : html`<span class="paper-open">${number}</span>`}</td>
      <td>${caught}</td>
      <td class="paper-total">${came}</td>`;
  })}</tr>`;
}

/** @param {Paper} paper @param {number} place */
function numberIn(paper, place) {
  return phaseName(/** @type {SheetDoc} */ ({ ruleset: paper.ruleset }), place);
}

/** The phases, each with a box to tick for everyone. @param {Paper} paper */
function phases(paper) {
  const texts = whole(paper.ruleset).phases;
  return html`<table class="paper-phases"><thead><tr><th colspan="3">${t("rules-phases")}</th>
      ${paper.names.map((name, player) => html`<th class="paper-initial">${name ? name.slice(0, 6) : n(player + 1)}</th>`)}</tr></thead>
    <tbody>${Array.from({ length: phaseCount(paper.ruleset) }, (_, place) => {
      const { number, groups } = phaseAt(paper.ruleset, place);
      return html`<tr><th>${n(number)}</th><td class="paper-picture">${phasePicture(groups.map(({ kind, size }) => ({ kind: kind.replace("-", "_"), size })))}</td>
        <td class="paper-words">${phaseWords(texts[place] ?? "")}</td>
        ${paper.names.map((_, player) => html`<td class="paper-tick"><span class="paper-box">${paper.done[player]?.includes(place) ? "✓" : ""}</span></td>`)}</tr>`;
    })}</tbody></table>`;
}

/** What cards left in hand count. @param {SentRuleset} ruleset */
function costs(ruleset) {
  const { points } = whole(ruleset);
  return html`<table class="paper-costs"><thead><tr><th colspan="2">${t("switch-points")}</th></tr></thead>
    <tbody>${/** @type {const} */ (["low", "high", "skip", "wild"]).map(
      (part) => html`<tr><td>${switchName(`points.${part}`)}</td><td class="paper-points">${n(points[part])}</td></tr>`,
    )}</tbody></table>`;
}

