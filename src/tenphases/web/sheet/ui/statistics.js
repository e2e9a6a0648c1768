/** What the kept sheets say about each player. Not here: showing it (past.js). */
import { account } from "../account.js";

/** @typedef {import("../document.js").Sheet} SheetDoc */
/**
 * @typedef {object} Record
 * @property {string} name @property {number} games Those that are over. @property {number} won Shared wins, too.
 * @property {number} rounds @property {number} laid Rounds in which the phase was laid. @property {number} out Rounds won.
 * @property {number} points All points caught in those rounds.
 */

/** @param {readonly SheetDoc[]} sheets @returns {Record[]} Those who won most first. */
export function recordsOf(sheets) {
  /** @type {Map<string, Record>} */
  const found = new Map();
  for (const sheet of sheets) {
    const { rounds, ending } = account(sheet);
    if (!ending) continue;
    sheet.names.forEach((name, player) => {
      const key = name.trim().toLocaleLowerCase();
      if (!key) return;
      const record = found.get(key) ?? { name: name.trim(), games: 0, won: 0, rounds: 0, laid: 0, out: 0, points: 0 };
      found.set(key, record);
      record.games += 1;
      if (ending.places[0]?.includes(player)) record.won += 1;
      for (const row of rounds) addRound(record, row, player);
    });
  }
  return [...found.values()].sort((a, b) => b.won / b.games - a.won / a.games || b.games - a.games);
}

/** @param {Record} record @param {import("../account.js").RoundAccount} row @param {number} player */
function addRound(record, row, player) {
  const mine = row.cells[player];
  if (!mine?.plays || row.tie_break || row.cut_short || (mine.cell.points == null && !mine.cell.out)) return;
  record.rounds += 1;
  record.points += mine.cell.points ?? 0;
  if (mine.cell.laid) record.laid += 1;
  if (mine.cell.out || mine.cell.points === 0) record.out += 1;
}
