/** The one sentence that says what is asked of the reader now, and how pressing it is. Not here: what may be done. */
import { sceneOf, t } from "./say.js";
import { asked } from "./telling.js";

/** @typedef {import("./protocol.js").Update} Update */
/** @typedef {"may" | "must" | "wait" | ""} Mood */
/** @typedef {{text: string, mood: Mood}} Asking */

/** Whether the round on the table is over and the next not yet dealt. @param {Update} update */
export function betweenRounds({ view }) {
  return view.stage === "deal" && view.sheet.at(-1)?.number === view.number;
}

/** @param {Update} update @returns {Mood} */
function moodOf({ view }) {
  const { ways = [], fits = [] } = view.options;
  if (view.stage === "over") return "";
  if (view.seat === null || view.turn !== view.seat || view.stage === "reshuffle") return "wait";
  if (view.stage === "choose") return "must";
  if (view.stage === "draw" || ways.length > 0 || fits.length > 0) return "may";
  return "must";
}

/** What can be done with the chosen card. @param {Update} update @param {string} face @returns {string | null} */
function withCard({ view }, face) {
  const { fits = [], discard = [], skip, ways = [] } = view.options;
  if (view.emptied != null && face !== "S" && !fits.some((fit) => fit.card === face)) return null;
  if (view.stage !== "play" || view.turn !== view.seat) return null;
  if (face === "S" && skip) return t("asked-with-skip");
  const places = fits.filter((fit) => fit.card === face);
  if (new Set(places.map((fit) => fit.group)).size < places.length) return t("asked-with-ends", { face });
  if (places.length > 0) return t("asked-with-fit", { face });
  return discard.includes(face) && ways.length === 0 ? t("asked-with-card", { face }) : null;
}

/**
 * What is to be said in place of a move: the game stands still, or waits for somebody who is away.
 * @param {Update} update @param {readonly number[]} away @param {readonly number[]} replaceable @returns {string}
 */
export function waiting({ seats, view, table }, away, replaceable) {
  if (view.seat !== null && seats[view.seat]?.left) return t("asked-left");
  if (table?.frozen) return t("asked-frozen");
  const seat = replaceable[0] ?? away[0];
  if (seat === undefined) return "";
  return t(replaceable.length > 0 ? "asked-away-bot" : "asked-away", { player: seats[seat]?.name ?? "" });
}

/**
 * @param {Update} update
 * @param {string | undefined} face The chosen card of the hand.
 * @param {object} [who]
 * @param {readonly number[]} [who.away] Those the game waits for who are not here.
 * @param {readonly number[]} [who.replaceable] Those of them for whom a bot may play on.
 * @returns {Asking}
 */
export function asking(update, face, { away = [], replaceable = [] } = {}) {
  const still = waiting(update, away, replaceable);
  if (still) return { text: still, mood: "wait" };
  if (betweenRounds(update)) return { text: t("asked-wait-next"), mood: "wait" };
  const chosen = face === undefined ? null : withCard(update, face);
  if (chosen !== null) return { text: chosen, mood: "may" };
  return { text: asked(update.view, sceneOf(update)), mood: moodOf(update) };
}
