/**
 * Reading a sheet from outside: an old version is brought up to date, and what is no sheet is refused whole.
 * The same as `scoresheet/reading.py`. Not here: the table form for spreadsheets (csv.js).
 */
import { STANDARD } from "../app/ruleset.js";
import { FORMAT, FORMAT_VERSION, merged, MOST_ROUNDS } from "./document.js";

/** @typedef {import("./document.js").Sheet} Sheet */
/** @typedef {"unreadable" | "not_a_sheet" | "newer_format" | "damaged" | "uneven_row"} FaultCode */
/** @typedef {(value: any) => boolean} Check */

/** Why a text is no sheet that can be opened; `where` is the part at fault. Catalog keys: `sheet-fault-<code>`. */
export class SheetFault extends Error {
  /** @param {FaultCode} code @param {string} [where] */
  constructor(code, where = "") {
    super(`${code} ${where}`.trim());
    this.code = code;
    this.where = where;
  }
}

/** What brings a document of a version up to the next. @type {Readonly<Record<number, (document: any) => any>>} */
export const STEPS = Object.freeze({});

/** @param {number} low @param {number} high @returns {Check} */
const range = (low, high) => (value) => Number.isSafeInteger(value) && value >= low && value <= high;
/** @param {number} most @returns {Check} */
const text = (most) => (value) => typeof value === "string" && [...value].length <= most;
/** @param {readonly unknown[]} values @returns {Check} */
const oneOf = (values) => (value) => values.includes(value);
/** @param {Check} check @returns {Check} */
const maybe = (check) => (value) => value === null || check(value);
/** @param {Check} check @param {number} [least] @param {number} [most] @returns {Check} */
const list =
  (check, least = 0, most = Infinity) =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(check);
/** @type {Check} */
const bool = (value) => typeof value === "boolean";
/** @type {Check} */
const id = (value) => typeof value === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(value);

/**
 * A check that a value is an object of these parts and no others.
 * @param {Record<string, Check>} parts @param {readonly string[]} [needed] @returns {Check}
 */
function parts(parts, needed = []) {
  return (value) =>
    isObject(value) &&
    needed.every((name) => name in value) &&
    Object.entries(value).every(([name, part]) => Object.hasOwn(parts, name) && parts[name]?.(part));
}

/** @param {unknown} value */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

const few = range(0, 200);
const player = range(0, 5);
const time = range(0, 253_402_300_799_999);
const short = text(80);
const number = range(0, 10_000);

const left = parts({ low: few, high: few, skips: few, wilds: few });
const cell = parts({
  points: maybe(number),
  laid: maybe(bool),
  out: bool,
  phase: maybe(few),
  left: maybe(left),
  sure: bool,
});
const entry = parts(
  { id, round: range(0, MOST_ROUNDS - 1), player, cell, after: list(id), by: short, at: time },
  ["id", "round", "player", "cell"],
);

/** @type {Check} */
const phaseText = (value) =>
  typeof value === "string" &&
  /^\s*([1-9][0-9]?\s*:)?(\s*(colour-run|colour-even|colour-odd|colour|set|run|even|odd)\s*[1-9][0-9]?\s*(\+(?!\s*$)|$))+$/.test(value);

/** @type {Check} */
const trackText = (value) => typeof value === "string" && /^\s*((twist|[1-9][0-9]?)(\s+|$)){0,100}$/.test(value);

const APART = { phases: undefined, points: undefined, max_wilds_laid: undefined, saved_most: undefined, track: undefined, twist_cards: undefined };
const SWITCHES = { ...STANDARD, ...APART };
/** The switches that decide something on a sheet; of the others only the type matters. */
const ruleset = parts({
  ...Object.fromEntries(
    Object.entries(SWITCHES).map(([name, value]) => [name, typeof value === "number" ? number : typed(value)]),
  ),
  phases: list(phaseText, 1, 40),
  max_wilds_laid: maybe(number),
  points: parts({ low: number, high: number, skip: number, wild: number }),
  advance: oneOf(["completed", "everyone"]),
  end: oneOf(["round_end", "on_lay", "all_finished", "after_rounds", "last_space"]),
  tie_break: oneOf(["first_out", "first_lay", "shared"]),
  phase_choice: oneOf(["in_order", "when_laid", "before_play", "by_board"]),
  saved_most: maybe(number),
  track: trackText,
  twist_cards: list(phaseText, 0, 40),
});

/** @param {unknown} standard @returns {Check} */
function typed(standard) {
  return (value) => typeof value === typeof standard;
}

const rules = parts({ ruleset, preset: short, variants: list(short) }, ["ruleset"]);
const change = parts(
  {
    id,
    player: maybe(player),
    name: maybe(short),
    dealer: maybe(player),
    closed: maybe(bool),
    rules: maybe(rules),
    by: short,
    at: time,
  },
  ["id"],
);
/** @type {Readonly<Record<string, Check>>} */
const SHEET = Object.freeze({
  id,
  names: list(short, 2, 6),
  ruleset,
  format: oneOf([FORMAT]),
  version: oneOf([FORMAT_VERSION]),
  preset: short,
  variants: list(short),
  dealer: player,
  begun: time,
  entries: list(entry),
  changes: list(change),
  closed: bool,
});
const NEEDED = ["id", "names", "ruleset"];

/** The sheet in a text. Throws a SheetFault. @param {string} written @returns {Sheet} */
export function readSheet(written) {
  let document;
  try {
    document = JSON.parse(written);
  } catch {
    throw new SheetFault("unreadable");
  }
  return sheetOf(document);
}

/** The sheet that a value is, in order. Throws a SheetFault. @param {any} value @returns {Sheet} */
export function sheetOf(value) {
  if (!isObject(value) || value.format !== FORMAT) throw new SheetFault("not_a_sheet");
  const document = upToDate(value);
  for (const name of NEEDED) if (!(name in document)) throw new SheetFault("damaged", name);
  for (const [name, part] of Object.entries(document)) {
    if (!SHEET[name]?.(part)) throw new SheetFault("damaged", name);
  }
  if ((document.dealer ?? 0) >= document.names.length) throw new SheetFault("damaged", "dealer");
  return merged(document);
}

/** @param {any} document @returns {any} */
function upToDate(document) {
  let now = document;
  if (!Number.isSafeInteger(now.version) || now.version < 1) throw new SheetFault("damaged", "version");
  while (now.version < FORMAT_VERSION) now = STEPS[now.version]?.(now);
  if (now.version > FORMAT_VERSION) throw new SheetFault("newer_format");
  return now;
}

/** Whether these could be entries and changes of a sheet. @param {any} entries @param {any} changes */
export const areActs = (entries, changes) => list(entry)(entries) && list(change)(changes);

/** A sheet as the text that is stored and exported: complete, and to be read by people too. @param {Sheet} sheet */
export function sheetText({ entries = [], changes = [], ...above }) {
  const head = JSON.stringify({ format: FORMAT, version: FORMAT_VERSION, ...above }).slice(1, -1);
  /** @param {string} name @param {readonly object[]} acts */
  const lines = (name, acts) => `"${name}": [${acts.map((act) => `\n  ${JSON.stringify(act)}`).join(",")}\n]`;
  return `{${head},\n${lines("entries", entries)},\n${lines("changes", changes)}}\n`;
}
