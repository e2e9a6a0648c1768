/**
 * What this device remembers: choices, seats, and half-made plans. Not here: anything the server knows.
 *
 * Storage may be full or forbidden (private windows): then things last as long as the page does.
 */

/** @type {Map<string, string>} */
const spare = new Map();
const PREFIX = "tenphases.";

/** @param {string} key @returns {string | null} */
function read(key) {
  try {
    return localStorage.getItem(PREFIX + key) ?? spare.get(key) ?? null;
  } catch {
    return spare.get(key) ?? null;
  }
}

/** @param {string} key @param {string | null} value */
function write(key, value) {
  if (value === null) spare.delete(key);
  else spare.set(key, value);
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // The spare copy above has to do.
  }
}

/**
 * Returns what was remembered under a key, or the fallback if nothing readable was.
 * @template T
 * @param {string} key @param {T} fallback @returns {T}
 */
export function recall(key, fallback) {
  const text = read(key);
  if (text === null) return fallback;
  try {
    return /** @type {T} */ (JSON.parse(text));
  } catch {
    return fallback;
  }
}

/** Remembers a value; null forgets it. @param {string} key @param {unknown} value */
export function remember(key, value) {
  write(key, value === null ? null : JSON.stringify(value));
}

/**
 * As recall and remember, for this tab alone.
 * @template T
 * @param {string} key @param {T} fallback @returns {T}
 */
export function recallHere(key, fallback) {
  try {
    return /** @type {T} */ (JSON.parse(sessionStorage.getItem(PREFIX + key) ?? "") ?? fallback);
  } catch {
    return fallback;
  }
}

/** @param {string} key @param {unknown} value */
export function rememberHere(key, value) {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // It was only a convenience.
  }
}

/**
 * @typedef {object} SeatHere A seat this device holds.
 * @property {string} table @property {string} secret @property {number} opened Milliseconds since 1970.
 * @property {string[]} [names] Who else sits there, for the list of games to go on with.
 * @property {number} [round] @property {boolean} [over]
 */

const MOST_SEATS = 100;

/** The seats held on this device, newest first. @returns {SeatHere[]} */
export function seatsHere() {
  const seats = recall("seats", /** @type {unknown} */ ([]));
  return Array.isArray(seats) ? seats.filter((seat) => typeof seat?.secret === "string") : [];
}

/** @param {string} table @returns {SeatHere | undefined} */
export function seatAt(table) {
  return seatsHere().find((seat) => seat.table === table);
}

/** Keeps or updates a seat. @param {Partial<SeatHere> & {table: string}} seat */
export function keepSeat(seat) {
  const old = seatAt(seat.table);
  const whole = { secret: "", opened: Date.now(), ...old, ...seat };
  if (!whole.secret) return;
  const rest = seatsHere().filter((other) => other.table !== seat.table);
  const all = [whole, ...rest].sort((a, b) => b.opened - a.opened);
  for (const gone of all.slice(MOST_SEATS)) forgetPlans(gone.table);
  remember("seats", all.slice(0, MOST_SEATS));
}

/** @param {string} table */
function forgetPlans(table) {
  for (const kind of ["sort", "chosen", "plan", "sealed", "muted", "lesson"]) remember(`${kind}.${table}`, null);
}

/** Gives up a seat on this device. @param {string} table */
export function forgetSeat(table) {
  forgetPlans(table);
  remember(
    "seats",
    seatsHere().filter((seat) => seat.table !== table),
  );
}

/** In place of a seat: everyone. */
export const EVERYONE = "all";

/** @param {string} table @returns {(string | number)[]} */
const mutedAt = (table) => recall(`muted.${table}`, /** @type {(string | number)[]} */ ([]));

/** Whether this device does not listen to somebody. @param {string} table @param {number | "all"} whom */
export function isMuted(table, whom) {
  const muted = mutedAt(table);
  return muted.includes(whom) || muted.includes(EVERYONE);
}

/** @param {string} table @param {number | "all"} whom @param {boolean} on */
export function mute(table, whom, on) {
  const rest = mutedAt(table).filter((one) => one !== whom);
  const all = on ? [...rest, whom] : rest;
  remember(`muted.${table}`, all.length > 0 ? all : null);
}
