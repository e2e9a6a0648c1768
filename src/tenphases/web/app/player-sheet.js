/** One player's rounds, and what all may know of them. Not here: everyone's account of one round (round-sheet). */
import { card } from "../cards/card.js";
import { glyph } from "../cards/glyphs.js";
import { html, nothing } from "../vendor/lit.js";
import { cardName, phaseNumber } from "./naming.js";
import { whoPlays } from "./people.js";
import { isMuted, mute } from "./prefs.js";
import { isShared } from "./presence.js";
import { phaseTexts } from "./ruleset.js";
import { n, nameAt, phaseTitle, sceneOf, t, upper } from "./say.js";
import { Sheet } from "./sheet.js";
import { spacesOf } from "./spaces.js";
import { spokenState } from "./telling.js";

/** @typedef {import("./protocol.js").Face} Face */
/** @typedef {import("./protocol.js").RoundLine} RoundLine */
/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./table.js").Table} Table */

/** Whether a phase was laid, as a mark with a word. @param {boolean} laid */
export function laidMark(laid) {
  return laid
    ? html`<span class="laid yes">${glyph("check")}${t("round-laid")}</span>`
    : html`<span class="laid no">${t("round-not-laid")}</span>`;
}

/** @param {import("./protocol.js").View} view @param {number | null | undefined} place */
export function phaseOf(view, place) {
  return place == null ? "–" : n(phaseNumber(phaseTexts(view.ruleset)[place] ?? "", place));
}

/** The heads of what a round brought: points and total, or on a board the move and the space. @param {View} view */
export function accountHeads({ ruleset }) {
  const board = spacesOf(ruleset).length > 0;
  return html`<th scope="col" class="number">${t(board ? "column-moved" : "column-points")}</th>
    <th scope="col" class="number">${t(board ? "column-space" : "column-total")}</th>`;
}

/** What a round brought a player. @param {View} view @param {RoundLine} line @param {number} seat */
export function accountCells(view, line, seat) {
  const out = line.out === seat ? "out" : "";
  const { pawns = [] } = line;
  if (pawns.length === 0) {
    return html`<td class="number points ${out}">${line.tie_break ? "–" : n(line.points[seat] ?? 0)}</td>
      <td class="number">${n(line.totals[seat] ?? 0)}</td>`;
  }
  const before = view.sheet.filter(({ number }) => number < line.number).at(-1)?.pawns?.[seat] ?? 0;
  const steps = (pawns[seat] ?? 0) - before;
  return html`<td class="number ${out}">${steps > 0 ? "+" : ""}${n(steps)}</td><td class="number">${n((pawns[seat] ?? 0) + 1)}</td>`;
}

/** @param {string} title @param {Face[]} faces */
function row(title, faces) {
  if (faces.length === 0) return nothing;
  return html`<div class="stack tight"><h3>${title}</h3>
    <div class="known">${faces.map((face) => card(face, { label: cardName(face) }))}</div></div>`;
}

export class PlayerSheet extends Sheet {
  /** @param {Table} table @param {number} seat */
  constructor(table, seat) {
    super();
    this.table = table;
    this.seat = seat;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    this.endings.push(this.table.onChange(() => this.requestUpdate()));
  }

  /** @override */
  get heading() {
    return this.table.update ? nameAt(this.table.update, this.seat) : "";
  }

  /** What everybody saw of the player's cards: those taken, and those discarded. */
  #seen() {
    const { view } = this.table;
    const { known = [], thrown = [] } = view?.players[this.seat] ?? {};
    return html`${this.seat === view?.seat ? nothing : row(t("player-known"), known)} ${row(t("player-thrown"), thrown)}`;
  }

  /** @param {RoundLine} line */
  #line(line) {
    const view = this.table.view;
    if (!view) return nothing;
    const played = line.phases[this.seat] !== null || line.laid[this.seat];
    return html`<tr>
      <th scope="row">${n(line.number)}${line.tie_break ? html` <span class="tag">${t("round-tie")}</span>` : nothing}</th>
      <td>${phaseOf(view, line.phases[this.seat])}</td>
      <td>${played ? laidMark(line.laid[this.seat] ?? false) : t("round-sat-out")}</td>
      ${accountCells(view, line, this.seat)}
    </tr>`;
  }

  /** @override */
  body() {
    const update = this.table.update;
    if (!update) return nothing;
    const { view, seats } = update;
    const player = view.players[this.seat];
    const bot = seats[this.seat]?.bot;
    const next = player?.laid == null && player?.phases.length === 1 ? player.phases[0] : undefined;
    return html`<p>${upper(spokenState(view, sceneOf(update), this.seat))}.${bot ? html` <span class="tag">${glyph("bot")}${t(`bot-${bot}`)}</span>` : nothing}${bot || !whoPlays(seats[this.seat]) ? nothing : html` <span class="tag">${glyph("away")}${whoPlays(seats[this.seat])}</span>`}</p>
      ${this.#ways()}
      ${next === undefined ? nothing : html`<p class="muted">${phaseTitle(update, next)}</p>`} ${this.#seen()}
      ${view.dice ? nothing : view.sheet.length === 0 ? html`<p class="muted">${t("player-no-rounds")}</p>` : this.#rounds(view.sheet)}`;
  }

  /** Not to listen to somebody; for the host also who stays, and who is host. */
  #ways() {
    const { update, id, hosting } = this.table;
    const info = update?.seats[this.seat];
    if (!update || !info || info.bot || info.free || this.seat === update.view.seat || !isShared(update)) return nothing;
    const player = info.name;
    const muted = isMuted(id, this.seat);
    const hush = () => {
      mute(id, this.seat, !muted);
      this.requestUpdate();
    };
    const ask = (/** @type {import("./protocol.js").Request} */ request) => {
      this.close();
      void this.table.ask(request, "asked");
    };
    return html`<div class="button-row">
      <button type="button" class="button quiet" data-action="mute" aria-pressed=${muted ? "true" : "false"} @click=${hush}>${glyph(muted ? "sound" : "mute")}${t(muted ? "talk-unmute" : "talk-mute", { player })}</button>
      ${hosting && !info.left
        ? html`<button type="button" class="button quiet" data-action="make-host" @click=${() => ask({ type: "HandOver", seat: this.seat })}>${glyph("crown")}${t("gather-make-host", { player })}</button>
            <button type="button" class="button quiet" data-action="remove" @click=${() => ask({ type: "Remove", seat: this.seat })}>${glyph("close")}${t("gather-remove", { player })}</button>`
        : nothing}
    </div>`;
  }

  /** @param {readonly RoundLine[]} sheet */
  #rounds(sheet) {
    return html`<div class="scroll-x" tabindex="0" role="region" aria-label=${t("player-rounds")}>
      <table class="figures round-sheet">
        <caption>${t("player-rounds")}</caption>
        <thead><tr>
          <th scope="col">${t("column-round")}</th><th scope="col">${t("column-phase")}</th><th scope="col">${t("column-laid")}</th>
          ${this.table.view ? accountHeads(this.table.view) : nothing}
        </tr></thead>
        <tbody>${sheet.map((line) => this.#line(line))}</tbody>
      </table>
    </div>`;
  }
}
customElements.define("tp-player", PlayerSheet);
