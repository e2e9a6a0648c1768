/**
 * The score sheet as it is kept: the same document as `scoresheet/document.py` and `merge.py`, which explain each part.
 * What follows from the cells is in account.js; keeping sheets on this device, in store.js.
 *
 * As everywhere, what has its standard value is left out of what is stored and sent.
 */

/** @typedef {import("../app/protocol.js").SentRuleset} SentRuleset */
/** @typedef {{low?: number, high?: number, skips?: number, wilds?: number}} Left The cards left, counted. */
/**
 * @typedef {object} Cell What is written for one player in one round.
 * @property {number | null} [points] Zero is a score like any other.
 * @property {boolean | null} [laid] Whether the phase was laid; null, not said.
 * @property {boolean} [out] Whether the player went out.
 * @property {number | null} [phase] The place of the phase laid, where the rules let players choose.
 * @property {Left | null} [left] The cards from which the points were counted.
 * @property {boolean} [sure] Whether the writer stands by it, doubts seen.
 */
/**
 * @typedef {object} Entry One act of writing a cell. `round` is from 0; `after`: the entries it answers.
 * @property {string} id @property {number} round @property {number} player @property {Cell} cell
 * @property {string[]} [after] @property {string} [by] @property {number} [at]
 */
/** @typedef {{ruleset: SentRuleset, preset?: string, variants?: string[]}} Rules */
/**
 * @typedef {object} Change One act of changing what stands above the rounds.
 * @property {string} id
 * @property {number | null} [player] Whose name is changed to `name`. @property {string | null} [name]
 * @property {number | null} [dealer] @property {boolean | null} [closed] @property {Rules | null} [rules]
 * @property {string} [by] @property {number} [at]
 */
/**
 * @typedef {object} Sheet The whole document.
 * @property {string} id @property {string[]} names @property {SentRuleset} ruleset
 * @property {string} [format] @property {number} [version] @property {string} [preset] @property {string[]} [variants]
 * @property {number} [dealer] Who deals the first round. @property {number} [begun] Milliseconds since 1970.
 * @property {Entry[]} [entries] @property {Change[]} [changes] @property {boolean} [closed] Ended early.
 */
/** @typedef {{entry: Entry, rivals: Entry[]}} Written */

export const FORMAT = "tenphases-sheet";
export const FORMAT_VERSION = 1;
export const MOST_ROUNDS = 200;

const KINDS = /** @type {const} */ (["low", "high", "skips", "wilds"]);

/** The counted cards with nothing left unsaid. @param {Left} left @returns {Required<Left>} */
export function counted(left) {
  return { low: left.low ?? 0, high: left.high ?? 0, skips: left.skips ?? 0, wilds: left.wilds ?? 0 };
}

/** The cell as it is stored, standard values left out. @param {Cell} cell @returns {Cell} */
export function bare(cell) {
  /** @type {Cell} */
  const kept = {};
  if (cell.points != null) kept.points = cell.points;
  if (cell.laid != null) kept.laid = cell.laid;
  if (cell.out) kept.out = true;
  if (cell.phase != null) kept.phase = cell.phase;
  if (cell.left != null) kept.left = bareLeft(cell.left);
  if (cell.sure) kept.sure = true;
  return kept;
}

/** @param {Left} left @returns {Left} */
function bareLeft(left) {
  return Object.fromEntries(KINDS.filter((kind) => left[kind]).map((kind) => [kind, left[kind]]));
}

/** Whether nothing is written. @param {Cell} cell */
export const isEmpty = (cell) => cell.points == null && cell.laid == null && !cell.out;

/** Whether the player went out, said or shown by no points. @param {Cell} cell */
export const wentOut = (cell) => Boolean(cell.out) || cell.points === 0;

/** Whether two cells say the same. @param {Cell} one @param {Cell} other */
export const isSame = (one, other) => JSON.stringify(bare(one)) === JSON.stringify(bare(other));

/** A cell's name as a key. @param {number} round @param {number} player */
export const placeOf = (round, player) => `${round}/${player}`;

/**
 * What the cells hold, by `placeOf`: the latest entry of a cell that nobody has answered, and its rivals.
 * @param {Sheet} sheet @returns {Map<string, Written>}
 */
export function written(sheet) {
  const cells = [...unanswered(sheet)].map(([place, found]) => [place, heldBy(found)]);
  return new Map(/** @type {[string, Written][]} */ (cells));
}

/** @param {Entry[]} found @returns {Written} */
function heldBy(found) {
  const entry = /** @type {Entry} */ (found.at(-1));
  return { entry, rivals: found.slice(0, -1).filter((other) => !isSame(other.cell, entry.cell)) };
}

/** The cell as it is now. @param {Sheet} sheet @param {number} round @param {number} player @returns {Cell} */
export function cellAt(sheet, round, player) {
  return unanswered(sheet).get(placeOf(round, player))?.at(-1)?.cell ?? {};
}

/** Everything ever written in a cell, oldest first. @param {Sheet} sheet @param {number} round @param {number} player */
export function history(sheet, round, player) {
  return (sheet.entries ?? []).filter((entry) => entry.round === round && entry.player === player);
}

/** The ids that a new entry for this cell answers. @param {Sheet} sheet @param {number} round @param {number} player */
export function heads(sheet, round, player) {
  return (unanswered(sheet).get(placeOf(round, player)) ?? []).map((entry) => entry.id);
}

/** @param {Sheet} sheet @returns {Map<string, Entry[]>} */
function unanswered(sheet) {
  /** @type {Map<string, Entry[]>} */
  const cells = new Map();
  for (const entry of [...(sheet.entries ?? [])].sort(byTime)) {
    if (entry.player >= sheet.names.length) continue;
    const place = placeOf(entry.round, entry.player);
    const found = (cells.get(place) ?? []).filter((earlier) => !entry.after?.includes(earlier.id));
    cells.set(place, [...found, entry]);
  }
  return cells;
}

/** @typedef {{id: string, at?: number}} Act */

/** @param {Act} one @param {Act} other */
function byTime(one, other) {
  return (one.at ?? 0) - (other.at ?? 0) || (one.id < other.id ? -1 : Number(one.id > other.id));
}

/** The time of the last thing written; what is written next is later, whatever the clock says. @param {Sheet} sheet */
export function latest(sheet) {
  const acts = [...(sheet.entries ?? []), ...(sheet.changes ?? [])];
  return acts.reduce((last, act) => Math.max(last, act.at ?? 0), 0);
}

/**
 * The sheet with these entries and changes as well, each once, in their order.
 * @param {Sheet} sheet @param {readonly Entry[]} [entries] @param {readonly Change[]} [changes] @returns {Sheet}
 */
export function merged(sheet, entries = [], changes = []) {
  const whole = {
    ...sheet,
    entries: inOrder([...(sheet.entries ?? []), ...entries]),
    changes: inOrder([...(sheet.changes ?? []), ...changes]),
  };
  return whole.changes.reduce(changed, whole);
}

/** What two copies of a sheet make together. @param {Sheet} one @param {Sheet} other @returns {Sheet} */
export function joined(one, other) {
  if (one.id !== other.id) throw new Error("two different sheets");
  const [first, second] = textOf(above(one)) <= textOf(above(other)) ? [one, other] : [other, one];
  return merged(first, second.entries, second.changes);
}

/** @param {Sheet} sheet @returns {object} */
const above = (sheet) => ({ ...sheet, entries: [], changes: [] });

/** A text that is the same for equal values, whatever the order of their parts. @param {unknown} value @returns {string} */
function textOf(value) {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === "object" && !Array.isArray(part) ? Object.entries(part).sort() : part,
  );
}

/** @template {Act} T @param {readonly T[]} acts @returns {T[]} */
function inOrder(acts) {
  /** @type {Map<string, T>} */
  const known = new Map();
  for (const act of acts) {
    const same = known.get(act.id);
    if (same === undefined || textOf(act) < textOf(same)) known.set(act.id, act);
  }
  return [...known.values()].sort(byTime);
}

/** @param {Sheet} sheet @param {Change} change @returns {Sheet} */
function changed(sheet, change) {
  const { player, name, dealer, closed, rules } = change;
  let now = sheet;
  if (rules) now = { ...now, ruleset: rules.ruleset, preset: rules.preset ?? "", variants: rules.variants ?? [] };
  if (player != null && name != null && player < now.names.length) {
    now = { ...now, names: now.names.map((old, at) => (at === player ? name : old)) };
  }
  if (dealer != null && dealer < now.names.length) now = { ...now, dealer };
  return closed == null ? now : { ...now, closed };
}
