/**
 * The sheet for real dice as a file: the one that `tenphases score --dice` keeps (`dice/account.py`), so that each reads what
 * the other wrote. A test compares.
 */

/** @typedef {import("./account.js").DiceSheet} DiceSheet */

const FORMAT = "tenphases-dice-sheet";
const VERSION = 1;
const MOST_PLAYERS = 8;
const MOST_TURNS = 5000;
const LONGEST_NAME = 80;

/** @param {DiceSheet} sheet */
export function sheetText({ names, turns }) {
  return `${JSON.stringify({ names, turns, format: FORMAT, version: VERSION }, null, 2)}\n`;
}

/** @param {unknown} name */
const isName = (name) => typeof name === "string" && name !== "" && [...name].length <= LONGEST_NAME;

/** @param {unknown} list @param {number} most @param {(one: unknown) => boolean} good */
const isList = (list, most, good) => Array.isArray(list) && list.length <= most && list.every(good);

/** What stands in a file, null if that is no such sheet. @param {string} text @returns {DiceSheet | null} */
export function readSheet(text) {
  let found;
  try {
    found = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return null;
  }
  const { names, turns = [], format, version = VERSION, ...more } = found ?? {};
  const known = format === FORMAT && version === VERSION && Object.keys(more).length === 0;
  const played = isList(names, MOST_PLAYERS, isName) && names.length > 0;
  return known && played && isList(turns, MOST_TURNS, (one) => one === null || Number.isSafeInteger(one)) ? { names, turns } : null;
}
