/** The seals of shuffles, kept on this device when they are first shown, before anyone plays. */
import { recall, remember } from "./prefs.js";

/** @typedef {import("./table.js").Table} Table */

/** A game of dice has one for each turn. */
const MOST = 150;

/** The seals this device was shown before their order was. @param {Table} table @returns {string[]} */
export function sealsSeen(table) {
  return recall(`sealed.${table.id}`, /** @type {string[]} */ ([]));
}

/** @param {Table} table */
export function keepSeals(table) {
  const seen = sealsSeen(table);
  const open = (table.update?.shuffles ?? []).filter(({ order, commitment }) => order.length === 0 && !seen.includes(commitment));
  if (open.length > 0) remember(`sealed.${table.id}`, [...seen, ...open.map(({ commitment }) => commitment)].slice(-MOST));
}
