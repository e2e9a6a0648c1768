/** One player's figures, as pictures and as tables. Not here: counting them (figures.js). */
import { phaseTitle } from "../app/naming.js";
import { n, t } from "../app/say.js";
import { glyph } from "../cards/glyphs.js";
import { barChart } from "../style/bars.js";
import { chart } from "../style/chart.js";
import { html, nothing } from "../vendor/lit.js";
import { hardest, SPREAD, winsAfter } from "./figures.js";

/** @typedef {import("./figures.js").Figures} Figures */

const MOST_LINES = 6;
const STEP = 5;

/** @param {number} value */
const tenth = (value) => Math.round(value * 10) / 10;
/** @param {number} part @param {number} of */
const percent = (part, of) => (of > 0 ? t("mine-percent", { percent: Math.round((100 * part) / of) }) : "–");

/** How a player is called; bots by their level. @param {{name: string, bot: string | null}} player */
export function called({ name, bot }) {
  return bot === null ? name : t("mine-bot", { level: t(`bot-${bot}`) });
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
    [t("mine-points-round"), rounds > 0 ? n(tenth(points / rounds)) : "–"],
    [t("mine-best"), Number.isFinite(best) ? n(best) : "–"],
    [t("mine-fewest"), fewest > 0 ? n(fewest) : "–"],
  ];
  return html`<dl class="tiles">${all.map(([name, value, more]) => html`<div><dt>${name}</dt><dd>${value}${more ? html` <span class="small muted">${more}</span>` : nothing}</dd></div>`)}</dl>`;
}

/**
 * One thing that is asked of the games: words, a picture, and the same as figures.
 * @param {string} id @param {string} heading @param {readonly import("../style/bars.js").Bar[]} bars
 * @param {{figures: unknown, words?: unknown, whole?: number, format?: (value: number) => string}} more
 */
function part(id, heading, bars, { figures, words = nothing, whole, format = n }) {
  return html`<div class="stack tight"><h3 id=${id}>${heading}</h3>${words}
    ${barChart(bars, { label: t("mine-plot-label", { what: heading }), format, ...(whole ? { whole } : {}) })}
    <details class="fold"><summary>${glyph("sheet")}<span>${t("end-figures")}</span></summary>
      <div class="scroll-x" tabindex="0" role="region" aria-labelledby=${id}>${figures}</div></details></div>`;
}

/** @param {Figures} figures */
function phases(figures) {
  const worst = hardest(figures);
  const words = worst ? html`<p>${t("mine-hardest", { phase: phaseTitle(worst.text, worst.place), rounds: tenth(worst.tried / worst.laid) })}</p>` : nothing;
  /** @param {import("./figures.js").PhaseFigure} phase */
  const each = ({ tried, laid }) => (laid > 0 ? n(tenth(tried / laid)) : "–");
  const table = html`<table class="figures"><thead><tr><th scope="col">${t("column-phase")}</th><th scope="col" class="number">${t("mine-tried")}</th>
      <th scope="col" class="number">${t("column-laid")}</th><th scope="col" class="number">${t("mine-rounds-each")}</th></tr></thead>
    <tbody>${figures.phases.map(
      (one) => html`<tr><th scope="row">${phaseTitle(one.text, one.place)}</th><td class="number">${n(one.tried)}</td><td class="number">${n(one.laid)}</td>
        <td class="number">${each(one)}</td></tr>`,
    )}</tbody></table>`;
  const bars = figures.phases.map((one) => ({ name: `${t("column-phase")} ${n(one.number)}`, text: each(one), parts: [one.tried / Math.max(1, one.laid)] }));
  return part("stat-phases", t("mine-phases"), bars, { figures: table, words });
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
  const table = html`<table class="figures"><thead><tr><th scope="col">${t("column-points")}</th><th scope="col" class="number">${t("mine-rounds")}</th>
      <th scope="col" class="number">${t("mine-share")}</th></tr></thead>
    <tbody>${counts.map(
      (count, at) => html`<tr><th scope="row">${rangeName(at)}</th><td class="number">${n(count)}</td><td class="number">${percent(count, rounds)}</td></tr>`,
    )}</tbody></table>`;
  const bars = counts.map((count, at) => ({ name: rangeName(at), text: percent(count, rounds), parts: [count] }));
  return part("stat-spread", t("mine-spread"), bars, { figures: table });
}

/** How often each goes out. @param {readonly Figures[]} all */
function goingOut(all) {
  const shown = all.filter(({ rounds }) => rounds > 0).slice(0, MOST_LINES);
  const table = html`<table class="figures"><thead><tr><th scope="col">${t("column-player")}</th><th scope="col" class="number">${t("mine-rounds")}</th>
      <th scope="col" class="number">${t("mine-out")}</th><th scope="col" class="number">${t("mine-share")}</th></tr></thead>
    <tbody>${shown.map(
      (one) => html`<tr><th scope="row" dir="auto">${called(one)}</th><td class="number">${n(one.rounds)}</td><td class="number">${n(one.out)}</td>
        <td class="number">${percent(one.out, one.rounds)}</td></tr>`,
    )}</tbody></table>`;
  const bars = shown.map((one) => ({ name: one.bot === null ? one.name : t(`bot-${one.bot}`), text: percent(one.out, one.rounds), parts: [(100 * one.out) / one.rounds] }));
  return part("stat-out", t("mine-out"), bars, { figures: table, whole: 100, format: (value) => t("mine-percent", { percent: value }) });
}

/** @param {Figures} figures */
function against({ against: others }) {
  const table = html`<table class="figures"><thead><tr><th scope="col">${t("column-player")}</th><th scope="col" class="number">${t("mine-games")}</th>
      <th scope="col" class="number">${t("mine-ahead")}</th><th scope="col" class="number">${t("mine-behind")}</th></tr></thead>
    <tbody>${others.map(
      (one) => html`<tr><th scope="row" dir="auto">${called(one)}</th><td class="number">${n(one.games)}</td><td class="number">${n(one.ahead)}</td>
        <td class="number">${n(one.behind)}</td></tr>`,
    )}</tbody></table>`;
  const bars = others.map((one) => ({
    name: one.bot === null ? one.name : t(`bot-${one.bot}`),
    text: `${n(one.ahead)} : ${n(one.behind)}`,
    parts: [one.ahead, one.behind],
  }));
  const words = html`<p class="small muted plot-key"><span class="key part-1"></span>${t("mine-ahead")} <span class="key part-2"></span>${t("mine-behind")}</p>`;
  return part("stat-against", t("mine-against"), bars, { figures: table, words });
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
      <th scope="col" class="number">${t("mine-games")}</th><th scope="col" class="number">${t("mine-won")}</th><th scope="col" class="number">${t("mine-share")}</th></tr></thead>
      <tbody>${shown.map((one) => html`<tr><th scope="row" dir="auto">${called(one)}</th><td class="number">${n(one.games)}</td><td class="number">${n(one.won)}</td>
        <td class="number">${percent(one.won, one.games)}</td></tr>`)}</tbody></table></div></div>`;
}

/** @param {Figures} figures @param {readonly Figures[]} all */
export function statistics(figures, all) {
  return html`${tiles(figures)} ${phases(figures)} ${spread(figures)} ${goingOut(all)} ${against(figures)}`;
}
