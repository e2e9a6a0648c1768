/**
 * Quiet tips: what experienced players would think of now, from the view alone. Not here: how a tip looks (tip.js).
 */
import { numberOf } from "../app/hand.js";
import { closest, fitsTable, nextSeat } from "./seeing.js";

/** @typedef {import("../app/protocol.js").Face} Face */
/** @typedef {import("../app/protocol.js").View} View */
/** @typedef {import("../app/words.js").Args} Args */
/** @typedef {{id: string, args: Args, seat?: number}} Tip The sentence is `tip-` and the id; `seat` is spoken of. */

/** So few cards are nearly none. */
const FEW = 4;
const HIGH = 10;

/** @param {View} view */
const own = (view) => view.players[view.seat ?? 0];

/** What speaks against discarding the chosen card. @param {View} view @param {Face} chosen @returns {Tip | null} */
function aboutCard(view, chosen) {
  const { discard = [], fits = [] } = view.options;
  if (!discard.some((face) => face !== chosen) || fits.some(({ card }) => card === chosen)) return null;
  if (chosen === "W") return own(view)?.laid == null ? { id: "wild", args: {} } : null;
  return numberOf(chosen) === 0 ? null : aboutNext(view, chosen);
}

/** What the next player could do with it. @param {View} view @param {Face} chosen @returns {Tip | null} */
function aboutNext(view, chosen) {
  const seat = nextSeat(view);
  const player = seat === undefined ? undefined : view.players[seat];
  if (!player) return null;
  if (player.laid != null) return fitsTable(view, chosen) ? { id: "feed", args: { face: chosen }, seat } : null;
  const taken = player.known.find((face) => numberOf(face) === numberOf(chosen));
  return taken ? { id: "watch", args: { face: taken }, seat } : null;
}

/** Whom a skip of the hand would stop just in time. @param {View} view @returns {Tip | null} */
function aboutSkip(view) {
  const { skip = false, targets = [] } = view.options;
  const seat = skip && view.hand.includes("S") ? closest(view, [...targets]) : undefined;
  const count = seat === undefined ? Infinity : (view.players[seat]?.cards ?? Infinity);
  return count <= FEW ? { id: "skip", args: { count }, seat } : null;
}

/** What is dear to hold now that others have laid. @param {View} view @returns {Tip | null} */
function aboutHighCards(view) {
  if (own(view)?.laid != null || !view.hand.some((face) => numberOf(face) >= HIGH)) return null;
  const others = view.players.flatMap((_, at) => (at === view.seat ? [] : [at]));
  const seat = closest(view, others);
  return seat === undefined ? null : { id: "high", args: {}, seat };
}

/** What could be done now. @param {View} view @returns {Tip | null} */
function aboutTurn(view) {
  const { ways = [], fits = [] } = view.options;
  if (ways.length > 0) return null;
  return fits.length > 0 ? { id: "hit", args: {} } : (aboutSkip(view) ?? aboutHighCards(view));
}

/**
 * The tip that applies, if any.
 * @param {View} view @param {Face | undefined} chosen The chosen card of the hand.
 * @returns {Tip | null}
 */
export function tipFor(view, chosen) {
  if (view.seat === null || view.turn !== view.seat || view.stage !== "play") return null;
  return chosen === undefined ? aboutTurn(view) : aboutCard(view, chosen);
}
