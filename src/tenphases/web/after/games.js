/**
 * This device's games: those that go on, as the server tells, and those that are over, which are kept here as well, so
 * that they can be counted without a network and after the server has forgotten them. Not here: any element or word.
 */
import { forgetSeat, recall, remember, seatsHere } from "../app/prefs.js";

/** @typedef {import("./wire.js").Game} Game */
/** @typedef {import("../app/prefs.js").SeatHere} SeatHere */
/**
 * @typedef {object} MyGames
 * @property {Game[]} running @property {Game[]} over Last played first.
 * @property {SeatHere[]} unheard Seats of which the server did not tell anything.
 * @property {boolean} reached Whether the server answered.
 */

const KEPT = "games";
const MOST_KEPT = 300;
const MOST_ASKED = 200;

/** @returns {Game[]} */
function kept() {
  const games = recall(KEPT, /** @type {unknown} */ ([]));
  return Array.isArray(games) ? games.filter((game) => typeof game?.table === "string" && Array.isArray(game.sheet)) : [];
}

/** @param {readonly SeatHere[]} seats @returns {Promise<Game[] | null>} Null if the server does not answer. */
async function ask(seats) {
  try {
    const body = JSON.stringify({ seats: seats.slice(0, MOST_ASKED).map(({ table, secret }) => ({ table, secret })) });
    const answer = await fetch("/api/mine", { method: "POST", headers: { "content-type": "application/json" }, body });
    return answer.ok ? (await answer.json()).games : null;
  } catch {
    return null;
  }
}

/** @param {Game} a @param {Game} b */
const lastFirst = (a, b) => b.played - a.played;

/** @returns {Promise<MyGames>} */
export async function myGames() {
  const seats = seatsHere();
  const told = seats.length > 0 ? await ask(seats) : [];
  const running = (told ?? []).filter(({ state }) => state !== "over");
  const ended = (told ?? []).filter(({ state }) => state === "over");
  const known = new Set(ended.map(({ table }) => table));
  const over = [...ended, ...kept().filter(({ table }) => !known.has(table))].sort(lastFirst).slice(0, MOST_KEPT);
  remember(KEPT, over);
  const heard = new Set([...running, ...over].map(({ table }) => table));
  return { running, over, unheard: seats.filter(({ table }) => !heard.has(table)), reached: told !== null };
}

/** Lets go of a game on this device, its seat too. @param {string} table */
export function forgetGame(table) {
  forgetSeat(table);
  remember(KEPT, kept().filter((game) => game.table !== table));
}
