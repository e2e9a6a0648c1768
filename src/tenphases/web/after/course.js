/** How a game came out and how it went: places, totals and phases over the rounds, as lines and as figures. */
import { glyph } from "../cards/glyphs.js";
import { laidMark, phaseOf } from "../app/player-sheet.js";
import { phaseCount } from "../app/ruleset.js";
import { and, n, nameAt, t } from "../app/say.js";
import { spacesOf } from "../app/spaces.js";
import { chart } from "../style/chart.js";
import { classMap, html, nothing } from "../vendor/lit.js";

/** @typedef {import("../app/protocol.js").RoundLine} RoundLine */
/** @typedef {import("../app/protocol.js").Update} Update */
/** @typedef {"totals" | "phases"} Which */

/** @param {Update} update */
export function winner(update) {
  const { places, players, sheet } = update.view;
  const won = places[0] ?? [];
  const names = and(won.map((seat) => nameAt(update, seat)));
  const player = players[won[0] ?? 0];
  const spaces = spacesOf(update.view.ruleset).length;
  const facts = { points: player?.total ?? 0, phases: player?.done.length ?? 0, rounds: sheet.length };
  const board = { space: (player?.pawn ?? 0) + 1, count: spaces, rounds: sheet.length };
  return html`<section class="winner">${glyph("crown")}
    <h2>${won.length > 1 ? t("end-shared", { players: names }) : t("end-won", { player: names })}</h2>
    <p>${spaces > 0 ? t("end-facts-board", board) : t("end-facts", facts)}</p></section>`;
}

/** @param {Update} update */
export function standings(update) {
  const { view } = update;
  const spaces = spacesOf(view.ruleset).length;
  const before = view.places.map((_, at) => view.places.slice(0, at).flat().length);
  const rows = view.places.flatMap((seats, at) => seats.map((seat) => ({ seat, at })));
  return html`<section class="panel" aria-labelledby="standings"><h2 id="standings">${t("end-standings")}</h2>
    <div class="scroll-x" tabindex="0" role="region" aria-label=${t("column-total")}><table class="figures standings">
      <thead><tr><th scope="col">${t("column-place")}</th><th scope="col">${t("column-player")}</th>
        <th scope="col" class="number">${t(spaces > 0 ? "column-space" : "column-phases")}</th>
        ${spaces > 0 ? nothing : html`<th scope="col" class="number">${t("column-total")}</th>`}</tr></thead>
      <tbody>${rows.map(
        ({ seat, at }) => html`<tr class=${classMap({ "is-winner": at === 0 })}><td class="place-number">${n((before[at] ?? 0) + 1)}</td>
          <th scope="row" dir="auto">${nameAt(update, seat)}</th>
          <td class="number">${spaces > 0 ? t("end-of", { done: (view.players[seat]?.pawn ?? 0) + 1, all: spaces }) : t("end-of", { done: view.players[seat]?.done.length ?? 0, all: phaseCount(view.ruleset) })}</td>
          ${spaces > 0 ? nothing : html`<td class="number">${n(view.players[seat]?.total ?? 0)}</td>`}</tr>`,
      )}</tbody></table></div></section>`;
}

/** How many phases each had laid after each round. @param {readonly RoundLine[]} lines @param {number} seat */
export function phasesAfter(lines, seat) {
  let done = 0;
  return lines.map((line) => (done += line.laid[seat] ? 1 : 0));
}

/** @param {Update} update @param {readonly RoundLine[]} lines */
function figures(update, lines) {
  const { view } = update;
  return html`<div class="scroll-x" tabindex="0" role="region" aria-label=${t("end-figures")}><table class="figures course-figures">
    <thead><tr><th scope="col">${t("column-round")}</th>${view.players.map((_, seat) => html`<th scope="col" class="number" dir="auto">${nameAt(update, seat)}</th>`)}</tr></thead>
    <tbody>${lines.map(
      (line) => html`<tr><th scope="row">${n(line.number)}${line.tie_break ? html` <span class="tag">${t("round-tie")}</span>` : nothing}</th>
        ${line.totals.map(
          (total, seat) => html`<td class="number"><span class="visually-hidden">${t("column-phase")}</span> ${phaseOf(view, line.phases[seat])}
            ${laidMark(line.laid[seat] ?? false)} <strong>${n(line.pawns?.length ? (line.pawns[seat] ?? 0) + 1 : total)}</strong></td>`,
        )}</tr>`,
    )}</tbody></table></div>`;
}

/** @param {Update} update @param {Which} which @param {(which: Which) => void} choose */
export function course(update, which, choose) {
  const { sheet, players } = update.view;
  const lines = sheet.filter((line) => !line.tie_break);
  if (lines.length === 0) return nothing;
  const board = spacesOf(update.view.ruleset).length > 0;
  const first = board ? "column-space" : "column-points";
  const series = players.map((_, seat) => ({
    name: nameAt(update, seat).slice(0, 12),
    totals: which === "phases" ? phasesAfter(lines, seat) : lines.map((line) => (board ? (line.pawns?.[seat] ?? 0) + 1 : (line.totals[seat] ?? 0))),
  }));
  return html`<section class="panel" aria-labelledby="course"><h2 id="course">${t("replay-course")}</h2>
    <div class="segments" role="radiogroup" aria-labelledby="course">${/** @type {const} */ (["totals", "phases"]).map(
      (one) => html`<label><input type="radio" name="course" value=${one} .checked=${one === which} @change=${() => choose(one)} />${t(one === "totals" ? first : "column-phases")}</label>`,
    )}</div>
    ${chart(series, { label: t(which === "phases" ? "replay-phases-label" : board ? "end-chart-board-label" : "end-chart-label", { rounds: lines.length }), format: n })}
    <details class="fold"><summary>${glyph("sheet")}<span>${t("end-figures")}</span></summary>${figures(update, sheet)}</details></section>`;
}
