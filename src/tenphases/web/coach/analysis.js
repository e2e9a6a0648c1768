/** What the coach says of a game that is over, on the page where it is watched. Not here: how it is reckoned. */
import { announce } from "../app/announce.js";
import { problemText } from "../app/naming.js";
import { Part } from "../app/part.js";
import { n, t } from "../app/say.js";
import { glyph } from "../cards/glyphs.js";
import { html, nothing } from "../vendor/lit.js";
import { phaseNumber, playerName } from "../app/naming.js";
import { analysisOf } from "./requests.js";
import { given, moveText, percent, reasonText } from "./saying.js";

/** @typedef {import("./wire.js").Account} Account */
/** @typedef {import("./wire.js").AnalysisGiven} AnalysisGiven */
/** @typedef {import("./wire.js").Decision} Decision */
/** @typedef {import("./wire.js").Tried} Tried */
/** @typedef {import("./wire.js").PhaseSum} PhaseSum */

/** @param {number} value @param {number} usual */
const beside = (value, usual) => t("analysis-beside", { value, usual: Number(usual.toFixed(1)) });

export class AnalysisPart extends Part {
  /** @param {string} table @param {number} seat Of whom is told first. @param {(seq: number) => void} show Shows a moment. */
  constructor(table, seat, show) {
    super();
    this.table = table;
    this.seat = seat;
    this.show = show;
    /** @type {AnalysisGiven | null} */
    this.found = null;
    /** @type {string | null} */
    this.problem = null;
    /** How far it is, from 0 to 1; null before it is begun. @type {number | null} */
    this.done = null;
  }

  async begin() {
    this.problem = null;
    this.done = 0;
    this.requestUpdate();
    const answer = await analysisOf(this.table, (part) => {
      this.done = part;
      this.requestUpdate();
      return this.isConnected;
    });
    if ("good" in answer && answer.good.analysis) this.found = answer.good;
    else this.problem = "problem" in answer ? answer.problem : "not_kept";
    this.done = null;
    this.requestUpdate();
    await this.updateComplete;
    announce(this.querySelector(".analysis-sum")?.textContent ?? t("analysis-failed"));
  }

  /** @param {Decision} decision */
  #scene({ tops }) {
    const { names = [], phases = [] } = this.found?.analysis ?? {};
    return { names, phases, tops };
  }

  /** @param {Decision} decision */
  #decision(decision) {
    const scene = this.#scene(decision);
    const seq = this.found?.seqs[decision.entry] ?? 0;
    return html`<li><p><strong>${t("analysis-moment", { round: decision.round, move: moveText(decision.move, scene) })}</strong></p>
      ${decision.loss > 0
        ? html`<p>${t("analysis-better", { move: moveText(decision.best, scene) })} ${t("analysis-cost", { percent: given(decision) })}</p>`
        : nothing}
      ${decision.reasons.map((reason) => html`<p class="muted">${reasonText(reason, scene)}</p>`)}
      <button type="button" class="button quiet" data-action="show-moment" @click=${() => this.show(seq)}>${glyph("play")}${t("analysis-show")}</button></li>`;
  }

  /** @param {readonly number[]} places @param {string} heading @param {string} id */
  #decisions(places, heading, id) {
    const decisions = places.flatMap((at) => this.found?.analysis?.decisions[at] ?? []);
    return html`<h3 id=${id}>${heading}</h3>
      ${decisions.length === 0 ? html`<p>${t("analysis-nothing")}</p>` : html`<ol class="analysis-list" aria-labelledby=${id}>${decisions.map((one) => this.#decision(one))}</ol>`}`;
  }

  /** @param {number | null} place */
  #phase(place) {
    return place === null ? "–" : n(phaseNumber(this.found?.analysis?.phases[place] ?? "", place));
  }

  /** @param {readonly PhaseSum[]} sums */
  #phases(sums) {
    return html`<h3 id="analysis-by-phase">${t("analysis-by-phase")}</h3>
      <div class="scroll-x" tabindex="0" role="region" aria-labelledby="analysis-by-phase"><table class="figures">
        <thead><tr><th scope="col">${t("column-phase")}</th><th scope="col" class="number">${t("analysis-column-rounds")}</th>
          <th scope="col" class="number">${t("analysis-column-turns")}</th>
          <th scope="col" class="number">${t("analysis-column-helped")}</th><th scope="col" class="number">${t("analysis-column-given")}</th></tr></thead>
        <tbody>${sums.map((one) => html`<tr><th scope="row">${this.#phase(one.phase)} ${one.laid ? glyph("check") : nothing}</th>
          <td class="number">${n(one.rounds)}</td><td class="number">${beside(one.turns, one.usual)}</td>
          <td class="number">${beside(one.helped, one.expected)}</td><td class="number">${percent(one.loss, 1)}</td></tr>`)}</tbody></table></div>`;
  }

  /** @param {Tried} line */
  #round(line) {
    const phase = this.#phase(line.phase);
    return html`<tr><th scope="row">${n(line.round)}${line.won ? html` ${glyph("crown")}<span class="visually-hidden">${t("analysis-won")}</span>` : nothing}</th>
      <td>${phase} ${line.laid ? glyph("check") : nothing}</td>
      <td class="number">${beside(line.turns, line.usual)}</td><td class="number">${beside(line.missing, line.usual_missing)}</td>
      <td class="number">${beside(line.helped, line.expected)}</td><td class="number">${percent(line.loss, 1)}</td></tr>`;
  }

  /** @param {readonly Tried[]} lines */
  #rounds(lines) {
    return html`<h3 id="analysis-rounds">${t("analysis-phases")}</h3>
      <div class="scroll-x" tabindex="0" role="region" aria-labelledby="analysis-rounds"><table class="figures">
        <thead><tr><th scope="col">${t("column-round")}</th><th scope="col">${t("column-phase")}</th>
          <th scope="col" class="number">${t("analysis-column-turns")}</th><th scope="col" class="number">${t("analysis-column-missing")}</th>
          <th scope="col" class="number">${t("analysis-column-helped")}</th><th scope="col" class="number">${t("analysis-column-given")}</th></tr></thead>
        <tbody>${lines.map((line) => this.#round(line))}</tbody></table></div>`;
  }

  /** @param {Account} account @param {readonly Tried[]} lines */
  #sum(account, lines) {
    const sum = (/** @type {(line: Tried) => number} */ of) => lines.reduce((all, line) => all + of(line), 0);
    return html`<ul class="analysis-sum">
      <li>${t("analysis-good", { good: account.good, count: account.decisions })}</li>
      <li>${t("analysis-given", { rounds: Number(account.loss.toFixed(2)) })}</li>
      <li>${t("analysis-hope", { hope: Number(account.hope.toFixed(1)), won: account.won })}</li>
      <li>${t("analysis-draws", { draws: sum((line) => line.draws), helped: sum((line) => line.helped), expected: Number(sum((line) => line.expected).toFixed(1)) })}</li></ul>`;
  }

  #found() {
    const { accounts = [], names = [], tried = [] } = this.found?.analysis ?? {};
    const account = accounts[this.seat];
    if (!account) return nothing;
    const lines = tried.filter((line) => line.seat === this.seat);
    return html`<label class="field"><span class="label">${t("analysis-of")}</span>
        <select class="select" data-setting="analysis-of" @change=${(/** @type {Event} */ event) => this.#choose(Number(/** @type {HTMLSelectElement} */ (event.target).value))}>
          ${accounts.map(({ seat }) => html`<option value=${seat} ?selected=${seat === this.seat}>${playerName(seat, names)}</option>`)}</select></label>
      ${this.#sum(account, lines)}
      ${this.#decisions(account.worst, t("analysis-worst"), "analysis-worst")}
      ${account.worst.length === 0
        ? nothing
        : html`<a class="button" href="#/practice/t/${encodeURIComponent(this.table)}/${this.seat}" data-action="practise">${glyph("hint")}${t("analysis-practise")}</a>`}
      ${account.finest.length === 0 ? nothing : this.#decisions(account.finest, t("analysis-finest"), "analysis-finest")}
      ${this.#phases(account.phases)}
      ${this.#rounds(lines)}`;
  }

  /** @param {number} seat */
  #choose(seat) {
    this.seat = seat;
    this.requestUpdate();
  }

  /** @override */
  render() {
    const busy = this.done !== null;
    const wait = t("analysis-under-way", { percent: Math.floor(100 * (this.done ?? 0)) });
    return html`<section class="panel analysis" aria-labelledby="analysis"><h2 id="analysis">${t("analysis-title")}</h2>
      <p class="small muted">${t("analysis-about")} ${t("coach-about")}</p>
      ${this.problem ? html`<p class="notice wrong">${glyph("warn")}${this.problem === "no_server" ? t("start-no-server") : problemText(this.problem)}</p>` : nothing}
      ${this.found ? this.#found() : nothing}
      ${busy ? html`<div role="status"><p>${wait}</p><progress max="1" .value=${this.done ?? 0} aria-label=${wait}></progress></div>` : nothing}
      ${busy || this.found
        ? nothing
        : html`<button type="button" class="button primary" data-action="analyse" @click=${() => void this.begin()}>${glyph("hint")}${t("analysis-begin")}</button>`}</section>`;
  }
}
customElements.define("tp-analysis", AnalysisPart);
