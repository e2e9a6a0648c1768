/** The end of a game of dice: the winner, the places, the sheet, the proof of the last rolls, once more. */
import { glyph } from "../cards/glyphs.js";
import { and, n, nameAt, t } from "../app/say.js";
import { Sheet } from "../app/sheet.js";
import { html, nothing } from "../vendor/lit.js";
import { proofs } from "./proof.js";
import { scores } from "./scores.js";

/** @typedef {import("../app/protocol.js").Update} Update */
/** @typedef {import("../app/table.js").Table} Table */

export class DiceEndSheet extends Sheet {
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

  /** @param {Update} update @param {import("./wire.js").DiceView} dice */
  #winner(update, { places, players, seat }) {
    const winners = places[0] ?? [];
    const player = players[winners[0] ?? 0];
    const count = player?.total ?? 0;
    if (players.length === 1) return html`<section class="winner">${glyph("crown")}<h3>${t("dice-end-alone", { count })}</h3><p>${t("dice-end-facts", { count, failed: player?.failed ?? 0 })}</p></section>`;
    const names = and(winners.map((one) => nameAt(update, one)));
    const title = winners.length > 1 ? t("end-shared", { players: names }) : t(winners.includes(seat ?? -1) ? "end-won-you" : "end-won", { player: names });
    return html`<section class="winner">${glyph("crown")}<h3>${title}</h3><p>${t("dice-end-facts", { count, failed: player?.failed ?? 0 })}</p></section>`;
  }

  /** @param {Update} update @param {import("./wire.js").DiceView} dice */
  #standings(update, { places, players, seat }) {
    if (players.length === 1) return nothing;
    const rows = places.flatMap((seats, at) => seats.map((one) => ({ one, place: places.slice(0, at).flat().length + 1 })));
    return html`<table class="figures standings"><caption class="visually-hidden">${t("end-standings")}</caption>
      <thead><tr><th scope="col">${t("column-place")}</th><th scope="col">${t("column-player")}</th>
        <th scope="col" class="number">${t("column-phases")}</th><th scope="col" class="number">${t("column-total")}</th></tr></thead>
      <tbody>${rows.map(
        ({ one, place }) => html`<tr class="${place === 1 ? "is-winner" : ""} ${one === seat ? "is-me" : ""}"><td class="place-number">${n(place)}</td>
          <th scope="row" dir="auto">${nameAt(update, one)}</th><td class="number">${n(players[one]?.made.length ?? 0)}</td><td class="number">${n(players[one]?.total ?? 0)}</td></tr>`,
      )}</tbody></table>`;
  }

  /** @override */
  body() {
    const { update } = this.table;
    const dice = update?.view.dice;
    if (!update || !dice) return nothing;
    const record = `/api/tables/${encodeURIComponent(this.table.id)}/record`;
    return html`<div class="end-body">${this.#winner(update, dice)} ${this.#standings(update, dice)} ${scores(update, dice)}</div>
      ${proofs(this.table, () => this.requestUpdate())}
      <div class="button-row"><a class="button quiet" href="#/r/${encodeURIComponent(this.table.id)}" data-action="watch">${glyph("eye")}${t("end-watch")}</a>
        <a class="button quiet" href="${record}?form=text" download="tenphases-${this.table.id}.txt" data-action="record">${glyph("share")}${t("end-record")}</a></div>`;
  }

  /** @override */
  foot() {
    return html`${this.table.view?.seat == null
        ? nothing
        : html`<button type="button" class="button primary" data-action="play-again" autofocus aria-disabled=${this.table.asked ? "true" : nothing}
            @click=${() => void this.table.ask({ type: "PlayAgain" }, "tray")}>${glyph("again")}${t("end-again")}</button>`}
      <button type="button" class="button" data-action="leave" @click=${this.leave}>${t("end-home")}</button>`;
  }
}
customElements.define("tp-dice-end", DiceEndSheet);
