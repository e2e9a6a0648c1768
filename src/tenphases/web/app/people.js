/** Everybody at the table as chips. Not here: where they stand on the screen, and what a tap on one opens. */
import { cardCount, glyph } from "../cards/glyphs.js";
import { phaseRing } from "../cards/phase.js";
import { classMap, html, nothing } from "../vendor/lit.js";
import { isTimed } from "./presence.js";
import { phaseAt, phaseCount } from "./ruleset.js";
import { nameAt, sceneOf, t } from "./say.js";
import { spacesOf } from "./spaces.js";
import { spokenState } from "./telling.js";

/** @typedef {import("./protocol.js").Update} Update */

/** What stands in a player's ring: the phase to make or just made. @param {Update} update @param {number} seat */
export function phaseNumber(update, seat) {
  const { ruleset, players } = update.view;
  const player = players[seat];
  const place = player?.laid ?? (player?.phases.length === 1 ? player.phases[0] : undefined);
  if (place !== undefined) return phaseAt(ruleset, place).number;
  if (spacesOf(ruleset).length > 0) return "↯";
  return player?.phases.length === 0 ? phaseCount(ruleset) : "?";
}

/** @param {Update} update @param {number} seat */
export function ring(update, seat) {
  const { players, ruleset } = update.view;
  const last = spacesOf(ruleset).length - 1;
  const done = (last > 0 ? players[seat]?.pawn : players[seat]?.done.length) ?? 0;
  return phaseRing({ done, of: last > 0 ? last : phaseCount(ruleset), phase: phaseNumber(update, seat) });
}

/** Who plays at a seat, or does not, in a word; empty for whoever is there. @param {import("./protocol.js").SeatInfo | undefined} info */
export function whoPlays(info) {
  if (info?.left) return t("people-left");
  if (info?.stand_in) return t("people-stand-in");
  if (info?.bot) return t("people-bot");
  return info?.present === false ? t("people-away") : "";
}

/** A player's state in one spoken sentence. @param {Update} update @param {number} seat @returns {string} */
export function spoken(update, seat) {
  const { view, seats } = update;
  const name = nameAt(update, seat);
  const who = [seat === view.seat ? t("you") : "", whoPlays(seats[seat])].filter(Boolean);
  const player = who.length > 0 ? `${name} (${who.join(", ")})` : name;
  return t("spoken-player", { player, state: spokenState(view, sceneOf(update), seat) });
}

/** The one mark that matters most. @param {Update} update @param {number} seat */
function mark({ view, seats }, seat) {
  const info = seats[seat];
  if (info?.left) return glyph("leave");
  if (info?.stand_in) return glyph("bot");
  if (info?.present === false) return glyph("away");
  if (view.players[seat]?.laid != null) return glyph("check");
  return info?.bot ? glyph("bot") : nothing;
}

/** @param {Update} update @param {number} seat */
function marks(update, seat) {
  const { view } = update;
  return html`${view.turn === seat && isTimed(update) ? html`<span class="chip-clock"></span>` : nothing}
  ${view.dealer === seat ? html`<span class="chip-dealer"></span>` : nothing}
  ${view.players[seat]?.skip_waiting ? html`<span class="chip-skip">${glyph("skip")}</span>` : nothing}`;
}

/** How many cards a player has saved, where there are save piles. @param {Update} update @param {number} seat */
function saved({ view }, seat) {
  const player = view.players[seat];
  const count = (player?.saved ?? 0) + (player?.saved_now ?? 0);
  return count > 0 ? html`<span class="chip-saved" aria-hidden="true">${glyph("save")}${count}</span>` : nothing;
}

/** What stands on a player's pawn. @param {Update} update @param {number} seat */
export const pawnLetter = (update, seat) => [...nameAt(update, seat)][0] ?? "";

/** The points, or on a board the pawn and its space. @param {Update} update @param {number} seat */
function standing(update, seat) {
  const { view } = update;
  const player = view.players[seat];
  if (spacesOf(view.ruleset).length === 0) return player?.total ?? 0;
  return html`<span class="chip-saved"><span class="pawn-mark" data-seat=${seat}>${pawnLetter(update, seat)}</span>${(player?.pawn ?? 0) + 1}</span>`;
}

/**
 * One player.
 * @param {Update} update @param {number} seat @param {(seat: number) => void} open What a tap does.
 */
export function chip(update, seat, open) {
  const { view, seats } = update;
  const player = view.players[seat];
  const info = seats[seat];
  const classes = {
    chip: true,
    "is-me": seat === view.seat,
    "is-turn": view.turn === seat,
    "is-away": info?.present === false || info?.left === true || info?.stand_in != null,
    "has-skip": player?.skip_waiting === true,
    "is-laid": player?.laid !== null,
    "is-sitting-out": player?.in_round === false,
  };
  // Named by hidden text: an aria-label would have to repeat every figure that is shown, in their order.
  return html`<button type="button" class=${classMap(classes)} data-seat=${seat} title=${whoPlays(info) || nothing} @click=${() => open(seat)}>
    <span class="visually-hidden">${spoken(update, seat)}</span>
    ${ring(update, seat)}
    <span class="chip-name" dir="auto" aria-hidden="true">${nameAt(update, seat)}</span>
    <span class="chip-facts">${player?.cards == null ? nothing : cardCount(player.cards)}<span aria-hidden="true">${standing(update, seat)}</span></span>
    <span class="chip-mark">${mark(update, seat)}</span>${saved(update, seat)}
    ${marks(update, seat)}
  </button>`;
}

/** Everybody in the order of play, from the reader's left. @param {Update} update @param {(seat: number) => void} open */
export function people(update, open) {
  const { view } = update;
  const count = view.players.length;
  const base = view.seat ?? 0;
  const order = Array.from({ length: count }, (_, i) => (base + i) % count);
  return html`<div class="people" role="group" data-count=${count} aria-label=${t("people")}>
    ${order.map((seat) => chip(update, seat, open))}
  </div>`;
}
