/** The account of one round, and the way to the next. Not here: the end of the game (end-sheet). */
import { card } from "../cards/card.js";
import { glyph } from "../cards/glyphs.js";
import { phaseRing } from "../cards/phase.js";
import { classMap, html, nothing } from "../vendor/lit.js";
import { betweenRounds } from "./asked.js";
import { cardName } from "./naming.js";
import { replaceable, seatsToHave } from "./presence.js";
import { accountCells, accountHeads, laidMark, phaseOf } from "./player-sheet.js";
import { proofOfRound } from "./proof.js";
import { phaseCount } from "./ruleset.js";
import { n, nameAt, sceneOf, t, tell } from "./say.js";
import { Sheet } from "./sheet.js";
import { spacesOf, TWIST } from "./spaces.js";
import { openSeat } from "./sheets.js";

/** @typedef {import("./protocol.js").RoundLine} RoundLine */
/** @typedef {import("./protocol.js").PlayerView} PlayerView */
/** @typedef {import("./protocol.js").Update} Update */
/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./table.js").Table} Table */

/** How far a player has come, for the ring. @param {View} view @param {PlayerView | undefined} player */
function progress({ ruleset }, player) {
  const last = spacesOf(ruleset).length - 1;
  return last > 0 ? { done: player?.pawn ?? 0, of: last } : { done: player?.done.length ?? 0, of: phaseCount(ruleset) };
}

/** What stands on the space that a pawn has come to. @param {View} view @param {PlayerView} player */
function nextOnBoard({ ruleset }, player) {
  const space = spacesOf(ruleset)[player.pawn ?? 0] ?? "";
  return space === TWIST ? html`${glyph("twist")}<span class="visually-hidden">${t("choose-twist")}</span>` : space;
}

export class RoundSheet extends Sheet {
  /** @param {Table} table */
  constructor(table) {
    super();
    this.table = table;
    this.round = table.view?.number;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    this.endings.push(this.table.onChange(() => this.#changed()));
  }

  #changed() {
    const view = this.table.view;
    if (view?.number === this.round && view?.stage === "deal") this.requestUpdate();
    else this.close();
  }

  /** @override */
  get wide() {
    return true;
  }

  get line() {
    return this.table.view?.sheet.at(-1);
  }

  /** @override */
  get heading() {
    return this.line?.tie_break ? t("round-tie-heading") : t("round-heading", { number: this.line?.number ?? 0 });
  }

  /** How the round came to its end. @param {Update} update @param {RoundLine} line */
  #how(update, line) {
    if (line.out === null) return t("log-round-blocked");
    return tell({ type: "WentOut", seat: line.out }, line.out, sceneOf(update));
  }

  /** @param {Update} update @param {RoundLine} line @param {number} seat */
  #row(update, line, seat) {
    const { view } = update;
    const player = view.players[seat];
    const played = line.phases[seat] !== null || line.laid[seat];
    return html`<tr class=${classMap({ "is-me": seat === view.seat })}>
      <th scope="row" class="who" dir="auto">${nameAt(update, seat)}</th>
      <td><span class="phase-cell">${phaseRing({ ...progress(view, player), phase: phaseOf(view, line.phases[seat]) })}
        <span class="visually-hidden">${phaseOf(view, line.phases[seat])}</span>${played ? laidMark(line.laid[seat] ?? false) : t("round-sat-out")}</span></td>
      ${this.#left(seat)}
      ${accountCells(view, line, seat)}
      <td class="number">${this.#next(update, seat)}</td>
    </tr>`;
  }

  /** The cards a player was left with; a page that was not there does not know. @param {number} seat */
  #left(seat) {
    const { left } = this.table;
    if (!left) return nothing;
    return html`<td class="only-wide"><span class="left-cards">${left[seat]?.map((face) => card(face, { label: cardName(face) }))}</span></td>`;
  }

  /** The phase a player is on from now. @param {Update} update @param {number} seat */
  #next({ view }, seat) {
    const player = view.players[seat];
    if (!player) return "–";
    if (spacesOf(view.ruleset).length > 0) return nextOnBoard(view, player);
    if (player.done.length === phaseCount(view.ruleset)) return html`<span title=${t("spoken-phases-done")}>${glyph("check")}</span>`;
    const open = view.sheet.length > 0 ? this.#open(view, seat) : player.phases;
    return open.length === 1 ? phaseOf(view, open[0]) : n(open.length);
  }

  /** The phases still to do. @param {import("./protocol.js").View} view @param {number} seat */
  #open(view, seat) {
    const done = view.players[seat]?.done ?? [];
    const all = Array.from({ length: phaseCount(view.ruleset) }, (_, place) => place).filter((place) => !done.includes(place));
    if (view.ruleset.advance === "everyone") return [Math.min(view.number, phaseCount(view.ruleset) - 1)];
    return (view.ruleset.phase_choice ?? "in_order") === "in_order" ? all.slice(0, 1) : all;
  }

  /** @override */
  body() {
    const { update } = this.table;
    const line = this.line;
    if (!update || !line) return nothing;
    const seats = update.view.players.map((_, seat) => seat);
    return html`<p>${this.#how(update, line)}</p>
      <div class="scroll-x" tabindex="0" role="region" aria-label=${this.heading}>
        <table class="figures round-sheet">
          <thead><tr>
            <th scope="col">${t("column-player")}</th><th scope="col">${t("column-phase")}</th>
            ${this.table.left ? html`<th scope="col" class="only-wide">${t("column-left")}</th>` : nothing}
            ${accountHeads(update.view)}
            <th scope="col" class="number">${t("column-next")}</th>
          </tr></thead>
          <tbody>${seats.map((seat) => this.#row(update, line, seat))}</tbody>
        </table>
      </div>
      ${proofOfRound(this.table, () => this.requestUpdate())} ${this.#ready(update)}`;
  }

  /** Who is ready. Bots always are. @param {Update} update */
  #ready(update) {
    const waiting = update.seats.flatMap((info, seat) => (info.bot || info.left || info.stand_in ? [] : [{ info, seat }]));
    if (waiting.length < 2) return nothing;
    return html`<p class="ready"><span>${t("round-ready")}</span>
      ${waiting.map(({ info, seat }) => html`<span class=${classMap({ tag: true, "is-ready": info.ready })}>${info.ready ? glyph("check") : nothing}${nameAt(update, seat)}</span>`)}
      ${update.table?.deadline == null ? nothing : html`<span class="muted" data-time aria-hidden="true"></span>`}</p>
      ${replaceable(this.table).map(
        (seat) => html`<p class="notice">${glyph("away")}<span class="grow">${t("asked-away-bot", { player: nameAt(update, seat) })}</span>
          <button type="button" class="button" data-action="stand-in" @click=${() => void this.table.ask({ type: "StandIn", seat }, "hand")}>${t("action-stand-in")}</button></p>`,
      )}`;
  }

  /** @override */
  foot() {
    const update = this.table.update;
    if (!update || !betweenRounds(update)) return nothing;
    if (update.view.seat === null) {
      if (document.documentElement.classList.contains("display") || seatsToHave(update).length === 0) return nothing;
      return html`<button type="button" class="button primary" data-action="take-seat" @click=${() => openSeat(this.table)}>${t("action-take-seat")}</button>`;
    }
    const ready = update.seats[update.view.seat]?.ready === true || this.table.asked !== null;
    return html`<button type="button" class="button primary big" autofocus data-action="next-round" aria-disabled=${ready ? "true" : nothing}
      @click=${() => void this.table.ask({ type: "NextRound" }, "hand")}>${t(ready ? "round-waiting" : "round-next")}</button>`;
  }
}
customElements.define("tp-round", RoundSheet);
