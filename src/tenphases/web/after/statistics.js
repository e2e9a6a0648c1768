/** One player's figures, as tables with bars and a chart. Not here: counting them (figures.js). */
import { phaseTitle } from "../app/naming.js";
import { n, t } from "../app/say.js";
import { chart } from "../style/chart.js";
import { html, nothing, svg } from "../vendor/lit.js";
import { hardest, SPREAD, winsAfter } from "./figures.js";

/** @typedef {import("./figures.js").Figures} Figures */

const MOST_LINES = 6;
const STEP = 5;

/** @param {number} value */
const tenth = (value) => n(Math.round(value * 10) / 10);
/** @param {number} part @param {number} of */
const percent = (part, of) => (of > 0 ? t("mine-percent", { percent: Math.round((100 * part) / of) }) : "–");

/** How a player is called; bots by their level. @param {{name: string, bot: string | null}} player */
export function called({ name, bot }) {
  return bot === null ? name : t("mine-bot", { level: t(`bot-${bot}`) });
}

/** A bar beside a figure that says the same. @param {number} share Of the longest, 0 to 1. */
function bar(share) {
  return html`<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<rect class="bar-ground" width="100" height="10"></rect><rect class="bar-length" width=${(100 * share).toFixed(1)} height="10"></rect>`}</svg>`;
}

/** @param {Figures} figures */
function tiles(figures) {
  const { games, won, rounds, laid, out, points, best, fewest } = figures;
  /** @type {[string, string, string?][]} */
  const all = [
    [t("mine-games"), n(games)],
    [t("mine-won"), n(won), percent(won, games)],
    [t("mine-rounds"), n(rounds)],
    [t("mine-out"), percent(out, rounds)],
    [t("mine-laid"), percent(laid, rounds)],
    [t("mine-points-round"), rounds > 0 ? tenth(points / rounds) : "–"],
    [t("mine-best"), Number.isFinite(best) ? n(best) : "–"],
    [t("mine-fewest"), fewest > 0 ? n(fewest) : "–"],
  ];
  return html`<dl class="tiles">${all.map(([name, value, more]) => html`<div><dt>${name}</dt><dd>${value}${more ? html` <span class="small muted">${more}</span>` : nothing}</dd></div>`)}</dl>`;
}

/** @param {string} id @param {string} heading @param {unknown} body @param {unknown} [words] */
function part(id, heading, body, words = nothing) {
  return html`<div class="stack tight"><h3 id=${id}>${heading}</h3>${words}
    <div class="scroll-x" tabindex="0" role="region" aria-labelledby=${id}>${body}</div></div>`;
}

/** @param {Figures} figures */
function phases(figures) {
  const worst = hardest(figures);
  const most = Math.max(1, ...figures.phases.map(({ tried, laid }) => tried / Math.max(1, laid)));
  const words = worst ? html`<p>${t("mine-hardest", { phase: phaseTitle(worst.text, worst.place), rounds: tenth(worst.tried / worst.laid) })}</p>` : nothing;
  const table = html`<table class="figures"><thead><tr><th scope="col">${t("column-phase")}</th><th scope="col" class="number only-wide">${t("mine-tried")}</th>
      <th scope="col" class="number only-wide">${t("column-laid")}</th><th scope="col" class="number">${t("mine-rounds-each")}</th><td class="bar-cell"></td></tr></thead>
    <tbody>${figures.phases.map(
      ({ text, place, tried, laid }) => html`<tr><th scope="row">${phaseTitle(text, place)}</th><td class="number only-wide">${n(tried)}</td><td class="number only-wide">${n(laid)}</td>
        <td class="number">${laid > 0 ? tenth(tried / laid) : "–"}</td><td class="bar-cell">${bar(tried / Math.max(1, laid) / most)}</td></tr>`,
    )}</tbody></table>`;
  return part("stat-phases", t("mine-phases"), table, words);
}

/** @param {number} at */
function rangeName(at) {
  const from = at === 0 ? 0 : (SPREAD[at - 1] ?? 0) + STEP;
  const to = SPREAD[at] ?? Infinity;
  if (from === to) return n(to);
  return Number.isFinite(to) ? t("mine-range", { from, to }) : t("mine-range-open", { from });
}

/** @param {Figures} figures */
function spread({ spread: counts, rounds }) {
  const most = Math.max(1, ...counts);
  const table = html`<table class="figures"><thead><tr><th scope="col">${t("column-points")}</th><th scope="col" class="number">${t("mine-rounds")}</th>
      <th scope="col" class="number">${t("mine-share")}</th><td class="bar-cell"></td></tr></thead>
    <tbody>${counts.map(
      (count, at) => html`<tr><th scope="row">${rangeName(at)}</th><td class="number">${n(count)}</td><td class="number">${percent(count, rounds)}</td>
        <td class="bar-cell">${bar(count / most)}</td></tr>`,
    )}</tbody></table>`;
  return part("stat-spread", t("mine-spread"), table);
}

/** @param {Figures} figures */
function against({ against: others }) {
  const table = html`<table class="figures"><thead><tr><th scope="col">${t("column-player")}</th><th scope="col" class="number">${t("mine-games")}</th>
      <th scope="col" class="number">${t("mine-ahead")}</th><th scope="col" class="number">${t("mine-behind")}</th><td class="bar-cell"></td></tr></thead>
    <tbody>${others.map(
      (one) => html`<tr><th scope="row" dir="auto">${called(one)}</th><td class="number">${n(one.games)}</td><td class="number">${n(one.ahead)}</td>
        <td class="number">${n(one.behind)}</td><td class="bar-cell">${bar(one.ahead / Math.max(1, one.games))}</td></tr>`,
    )}</tbody></table>`;
  return part("stat-against", t("mine-against"), table);
}

/** Everybody's wins, game by game. @param {readonly Figures[]} all */
export function winsChart(all) {
  const shown = all.slice(0, MOST_LINES);
  const games = shown[0]?.course.length ?? 0;
  if (games < 2) return nothing;
  const series = shown.map((one) => ({ name: (one.bot === null ? one.name : t(`bot-${one.bot}`)).slice(0, 12), totals: winsAfter(one) }));
  return html`<div class="stack tight"><h3 id="stat-wins">${t("mine-wins")}</h3>
    ${chart(series, { label: t("mine-wins-label", { games }), format: n })}
    <div class="scroll-x" tabindex="0" role="region" aria-labelledby="stat-wins"><table class="figures"><thead><tr><th scope="col">${t("column-player")}</th>
      <th scope="col" class="number">${t("mine-games")}</th><th scope="col" class="number">${t("mine-won")}</th><td class="bar-cell"></td></tr></thead>
      <tbody>${shown.map((one) => html`<tr><th scope="row" dir="auto">${called(one)}</th><td class="number">${n(one.games)}</td><td class="number">${n(one.won)}</td>
        <td class="bar-cell">${bar(one.won / Math.max(1, one.games))}</td></tr>`)}</tbody></table></div></div>`;
}

/** @param {Figures} figures */
export function statistics(figures) {
  return html`${tiles(figures)} ${phases(figures)} ${spread(figures)} ${against(figures)}`;
}
