/** How the game came out, and its course: the reason, the places, totals and phases over the rounds. */
import { glyph } from "../../cards/glyphs.js";
import { phaseCount, whole } from "../../app/ruleset.js";
import { n, t } from "../../app/say.js";
import { chart } from "../../style/chart.js";
import { classMap, html, nothing } from "../../vendor/lit.js";
import { ranking } from "../account.js";
import { endingLines, player as nameOf, players as namesOf, tieLine } from "../telling.js";

/** @typedef {import("./book.js").Book} Book */

/** The winner and why, or the players in a tie. @param {Book} book */
export function verdict(book) {
  const { ending, tied } = book.account;
  if (tied.length > 0) {
    return html`<section class="notice tie">${glyph("people")}<p>${tieLine(book.sheet, book.account)}</p></section>`;
  }
  if (!ending) return nothing;
  const won = ending.places[0] ?? [];
  const title = won.length > 1 ? t("end-shared", { players: namesOf(book.sheet, won) }) : t("end-won", { player: namesOf(book.sheet, won) });
  return html`<section class="winner" aria-labelledby="verdict">${glyph("crown")}
    <h2 id="verdict" tabindex="-1">${title}</h2>${endingLines(book.sheet, book.account).map((words, at) => html`<p class=${at === 0 ? "" : "small muted"}>${words}</p>`)}</section>`;
}

/** The places as they stand, equals together. @param {Book} book */
export function standings(book) {
  const { sheet, account } = book;
  const places = account.ending?.places ?? ranking(whole(sheet.ruleset), account.standings, []);
  const all = phaseCount(sheet.ruleset);
  let before = 0;
  return html`<div class="panel standings-panel"><h2 id="standings">${account.ending ? t("end-standings") : t("sheet-standings")}</h2>
    <div class="scroll-x" tabindex="0" role="region" aria-labelledby="standings"><table class="figures standings">
      <thead><tr><th scope="col">${t("column-place")}</th><th scope="col">${t("column-player")}</th>
        <th scope="col" class="number">${t("column-phases")}</th><th scope="col" class="number">${t(book.onBoard ? "column-space" : "column-total")}</th></tr></thead>
      <tbody>${places.flatMap((players, at) => {
        const place = before + 1;
        before += players.length;
        return players.map(
          (player) => html`<tr class=${classMap({ "is-winner": at === 0 && account.ending != null })}>
            <td class="place-number">${n(place)}</td><th scope="row" dir="auto">${nameOf(sheet, player)}</th>
            <td class="number">${t("end-of", { done: account.standings[player]?.phases ?? 0, all })}</td>
            <td class="number">${n(book.standing(player))}</td></tr>`,
        );
      })}</tbody></table></div></div>`;
}

/** @param {Book} book The rounds that count and in which something is written. */
function counting(book) {
  return book.account.rounds.filter((row) => !row.tie_break && row.complete);
}

/** Totals and phases over the rounds. @param {Book} book @param {"totals" | "phases"} which @param {(which: "totals" | "phases") => void} choose */
export function course(book, which, choose) {
  const rows = counting(book);
  if (rows.length < 2) return nothing;
  const series = book.sheet.names.map((_, player) => ({
    name: nameOf(book.sheet, player).slice(0, 12),
    totals: rows.map(({ cells }) => {
      const cell = cells[player];
      return cell ? (which === "totals" ? book.after(cell) : cell.done.length) : 0;
    }),
  }));
  const label = t(`sheet-chart-${which}-label`, { rounds: rows.length });
  return html`<section class="panel" aria-labelledby="course"><h2 id="course">${t("sheet-chart")}</h2>
    <div class="segments" role="radiogroup" aria-labelledby="course">${/** @type {const} */ (["totals", "phases"]).map(
      (one) => html`<label><input type="radio" name="course" value=${one} .checked=${one === which} @change=${() => choose(one)} />${t(`sheet-chart-${one}`)}</label>`,
    )}</div>
    ${chart(series, { label, format: n })}</section>`;
}
