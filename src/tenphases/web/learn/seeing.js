/** What a person sees at a glance in a view: what goes together, what fits, who is next. Hints only: the server judges. */
import { numberOf } from "../app/hand.js";

/** @typedef {import("../app/protocol.js").Face} Face */
/** @typedef {import("../app/protocol.js").Group} Group */
/** @typedef {import("../app/protocol.js").View} View */

const HIGHEST = 12;

/** Whether a group on the table would take a numbered card. @param {Group} group @param {Face} face */
export function takes({ kind, cards, number = 0, colour = "" }, face) {
  const value = numberOf(face);
  if (value === 0) return false;
  if (kind.startsWith("colour") && !face.startsWith(colour)) return false;
  if (kind.endsWith("run")) return value === number - 1 || value === number + cards.length;
  if (kind.endsWith("even")) return value % 2 === 0;
  if (kind.endsWith("odd")) return value % 2 === 1;
  return kind === "colour" || value === number;
}

/** Whether a card would fit on the table. @param {View} view @param {Face} face */
export function fitsTable({ groups }, face) {
  return groups.some(({ group }) => takes(group, face));
}

/** How many cards of the hand have a card's number. @param {View} view @param {Face} face */
function twins({ hand }, face) {
  return hand.filter((other) => numberOf(other) === numberOf(face)).length;
}

/** Whether the top of a discard pile is worth taking by what is plain to see. @param {View} view @param {Face} face */
export function wanted(view, face) {
  const me = view.players[view.seat ?? 0];
  if (me?.laid != null) return fitsTable(view, face);
  return face === "W" || (numberOf(face) > 0 && twins(view, face) === 2);
}

/** The card that is easiest to spare: a high one that stands alone. @param {View} view @returns {Face | undefined} */
export function spare(view) {
  const faces = (view.options.discard ?? []).filter((face) => numberOf(face) > 0);
  /** @param {Face} face */
  const worth = (face) => (twins(view, face) > 1 || fitsTable(view, face) ? 0 : HIGHEST) + numberOf(face);
  return [...faces].sort((a, b) => worth(b) - worth(a))[0];
}

/** Who plays after the reader, skips seen to. @param {View} view @returns {number | undefined} */
export function nextSeat({ seat, players }) {
  const count = players.length;
  const after = Array.from({ length: count - 1 }, (_, step) => ((seat ?? 0) + 1 + step) % count);
  return after.find((other) => players[other]?.in_round && !players[other]?.skip_waiting);
}

/** Of these seats the one that is closest to going out, if it has laid. @param {View} view @param {readonly number[]} seats */
export function closest({ players }, seats) {
  const laid = seats.filter((seat) => players[seat]?.laid != null);
  return laid.sort((a, b) => (players[a]?.cards ?? 0) - (players[b]?.cards ?? 0))[0];
}
