/** The end of the game: the winner, the places, the totals over the rounds, the record, once more. */
import { glyph } from "../cards/glyphs.js";
import { chart } from "../style/chart.js";
import { classMap, html, nothing } from "../vendor/lit.js";
import { proofOfRound } from "./proof.js";
import { phaseCount } from "./ruleset.js";
import { and, n, nameAt, t } from "./say.js";
import { Sheet } from "./sheet.js";
import { spacesOf } from "./spaces.js";

/** @typedef {import("./protocol.js").Update} Update */
/** @typedef {import("./table.js").Table} Table */

export class EndSheet extends Sheet {
  /** @param {Table} table @param {() => void} leave */
  constructor(table, leave) {
    super();
    this.table = table;
    this.leave = leave;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    this.endings.push(this.table.onChange(() => this.requestUpdate()));
  }

  /** @override */
  get wide() {
    return true;
  }

  /** @override */
  get heading() {
    return t("end-heading");
  }

  /** @param {Update} update */
  #winner(update) {
    const winners = update.view.places[0] ?? [];
    const [first = 0] = winners;
    const mine = winners.includes(update.view.seat ?? -1);
    const names = and(winners.map((seat) => nameAt(update, seat)));
    const title = winners.length > 1 ? t("end-shared", { players: names }) : t(mine ? "end-won-you" : "end-won", { player: names });
    const player = update.view.players[first];
    const spaces = spacesOf(update.view.ruleset).length;
    const rounds = update.view.sheet.length;
    const facts = spaces > 0 ? t("end-facts-board", { space: (player?.pawn ?? 0) + 1, count: spaces, rounds }) : t("end-facts", { points: player?.total ?? 0, phases: player?.done.length ?? 0, rounds });
    return html`<section class="winner">${glyph("crown")}<h3>${title}</h3><p>${facts}</p></section>`;
  }

  /** @param {Update} update */
  #standings(update) {
    const { view } = update;
    const spaces = spacesOf(view.ruleset).length;
    const rows = view.places.flatMap((seats, at) => seats.map((seat) => ({ seat, place: at })));
    const before = view.places.map((_, at) => view.places.slice(0, at).flat().length);
    return html`<div class="scroll-x" tabindex="0" role="region" aria-label=${t("end-standings")}><table class="figures standings">
      <caption class="visually-hidden">${t("end-standings")}</caption>
      <thead><tr><th scope="col">${t("column-place")}</th><th scope="col">${t("column-player")}</th>
        ${spaces > 0
          ? html`<th scope="col" class="number">${t("column-space")}</th>`
          : html`<th scope="col" class="number">${t("column-phases")}</th><th scope="col" class="number">${t("column-total")}</th>`}</tr></thead>
      <tbody>${rows.map(
        ({ seat, place }) => html`<tr class=${classMap({ "is-winner": place === 0, "is-me": seat === view.seat })}>
          <td class="place-number">${n((before[place] ?? 0) + 1)}</td>
          <th scope="row" dir="auto">${nameAt(update, seat)}</th>
          ${spaces > 0
            ? html`<td class="number">${t("end-of", { done: (view.players[seat]?.pawn ?? 0) + 1, all: spaces })}</td>`
            : html`<td class="number">${t("end-of", { done: view.players[seat]?.done.length ?? 0, all: phaseCount(view.ruleset) })}</td>
                <td class="number">${n(view.players[seat]?.total ?? 0)}</td>`}
        </tr>`,
      )}</tbody>
    </table></div>`;
  }

  /** @param {Update} update */
  #chart(update) {
    const lines = update.view.sheet.filter((line) => !line.tie_break);
    if (lines.length === 0) return nothing;
    const board = spacesOf(update.view.ruleset).length > 0;
    const name = board ? "end-chart-board" : "end-chart";
    const series = update.view.players.map((_, seat) => ({
      name: nameAt(update, seat),
      totals: lines.map((line) => (board ? (line.pawns?.[seat] ?? 0) + 1 : (line.totals[seat] ?? 0))),
    }));
    return html`<section class="stack tight">
      <h3>${t(name)}</h3>
      ${chart(series, { label: t(`${name}-label`, { rounds: lines.length }), format: n })}
      <details class="fold"><summary>${glyph("sheet")}<span>${t("end-figures")}</span></summary>${this.#figures(update)}</details>
    </section>`;
  }

  /** The same as figures. @param {Update} update */
  #figures(update) {
    const { view } = update;
    return html`<div class="scroll-x" tabindex="0" role="region" aria-label=${t("end-figures")}><table class="figures">
      <thead><tr><th scope="col">${t("column-round")}</th>${view.players.map((_, seat) => html`<th scope="col" class="number" dir="auto">${nameAt(update, seat)}</th>`)}</tr></thead>
      <tbody>${view.sheet.map(
        (line) => html`<tr><th scope="row">${n(line.number)}</th>${line.totals.map((total, seat) => html`<td class="number">${n(line.pawns?.length ? (line.pawns[seat] ?? 0) + 1 : total)}</td>`)}</tr>`,
      )}</tbody>
    </table></div>`;
  }

  /** @override */
  body() {
    const { update } = this.table;
    if (!update) return nothing;
    const record = `/api/tables/${encodeURIComponent(this.table.id)}/record`;
    return html`<div class="end-body">${this.#winner(update)} ${this.#standings(update)} ${this.#chart(update)}</div>
      ${proofOfRound(this.table, () => this.requestUpdate())}
      <div class="button-row"><a class="button quiet" href="#/r/${encodeURIComponent(this.table.id)}" data-action="watch">${glyph("eye")}${t("end-watch")}</a>
        <a class="button quiet" href=${record} download="tenphases-${this.table.id}.json" data-action="record">${glyph("share")}${t("end-record")}</a></div>`;
  }

  /** @override */
  foot() {
    const seat = this.table.view?.seat ?? null;
    return html`${seat === null
        ? nothing
        : html`<button type="button" class="button primary" data-action="play-again" autofocus aria-disabled=${this.table.asked ? "true" : nothing}
            @click=${() => void this.table.ask({ type: "PlayAgain" }, "hand")}>${glyph("again")}${t("end-again")}</button>`}
      <button type="button" class="button" data-action="leave" @click=${this.leave}>${t("end-home")}</button>`;
  }
}
customElements.define("tp-end", EndSheet);
