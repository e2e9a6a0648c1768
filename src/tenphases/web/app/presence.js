/** Whom the game waits for, who of them is away, and which seats may be had. Not here: how it is shown. */
import { betweenRounds } from "./asked.js";

/** @typedef {import("./protocol.js").SeatInfo} SeatInfo */
/** @typedef {import("./protocol.js").Update} Update */
/** @typedef {import("./table.js").Table} Table */

/** Whether a person plays at a seat, and no bot for them. @param {SeatInfo | undefined} info */
const inPerson = (info) => info !== undefined && !info.bot && !info.free && !info.left && !info.stand_in;

/** Whether people play here together, or could: then there is something to say, to invite to, to leave. @param {Update} update */
export function isShared({ seats, table, lesson }) {
  const persons = seats.filter((info) => !info.bot || info.stand_in).length;
  return !lesson && (persons > 1 || table?.gathering === true || (table?.watching ?? 0) > 0);
}

/** The seats the game waits for. @param {Update} update @returns {number[]} */
export function waitedFor(update) {
  const { view, seats } = update;
  if (view.stage === "over" || update.table?.gathering) return [];
  if (betweenRounds(update)) return seats.flatMap((info, seat) => (inPerson(info) && !info.ready ? [seat] : []));
  return inPerson(seats[view.turn]) ? [view.turn] : [];
}

/** Those of them who are not here. @param {Update} update @returns {number[]} */
export function absent(update) {
  return waitedFor(update).filter((seat) => seat !== update.view.seat && update.seats[seat]?.present === false);
}

/** Those for whom the reader may let a bot play on. @param {Table} table @returns {number[]} */
export function replaceable(table) {
  const { update } = table;
  if (!update || update.view.seat === null) return [];
  const after = 1000 * (update.table?.terms?.stand_in_after ?? 60);
  return absent(update).filter((seat) => (table.goneFor(seat) ?? -1) >= after);
}

/** The seats that may be had: free ones, those of bots, and those of people who have left. @param {Update} update */
export function seatsToHave({ seats, view, lesson }) {
  if (view.stage === "over" || lesson) return [];
  return seats.flatMap((info, seat) => (info.free || info.left || (info.bot && !info.stand_in) ? [seat] : []));
}

/** Whether there is a time for the turn, and it runs. @param {Update} update */
export function isTimed({ table, view }) {
  return table?.deadline != null && table.terms?.timer != null && ["choose", "draw", "play"].includes(view.stage);
}
