/**
 * The sheets kept on this device, and the players' names. Not here: sharing them (share.js), or what they come to.
 *
 * Each sheet lies under a key of its own and is written anew with every entry, so closing the page at any moment loses
 * nothing. Another tab may have written in the meantime: writing always merges with what lies there. A sheet that this
 * version cannot read, of a later version or damaged, is left as it lies.
 */
import { recall, remember } from "../app/prefs.js";
import { account } from "./account.js";
import { isEmpty, joined, latest } from "./document.js";
import { readSheet, SheetFault, sheetText } from "./reading.js";

/** @typedef {import("./document.js").Sheet} Sheet */
/** @typedef {import("./document.js").Entry} Entry */
/** @typedef {import("./document.js").Change} Change */
/** @typedef {import("./document.js").Rules} Rules */
/** @typedef {{entries?: Entry[], changes?: Change[]}} Acts */
/**
 * @typedef {object} Kept A sheet as it stands in the list of sheets.
 * @property {string} id @property {Sheet} sheet @property {number} changed When something was last written.
 * @property {number} rounds How many rounds have been begun. @property {boolean} over
 */

const PREFIX = "tenphases.sheet.";
const MOST_NAMES = 40;

/** What could not be stored, because storage is full or forbidden: it lasts as long as the page. @type {Map<string, string>} */
const spare = new Map();
/** @type {Set<(id: string) => void>} */
const listeners = new Set();
let listening = false;

/** @param {string} id @returns {string | null} */
function textAt(id) {
  if (spare.has(id)) return spare.get(id) ?? null;
  try {
    return localStorage.getItem(PREFIX + id);
  } catch {
    return null;
  }
}

/** @returns {string[]} */
function ids() {
  const found = new Set(spare.keys());
  try {
    for (let at = 0; at < localStorage.length; at += 1) {
      const key = localStorage.key(at) ?? "";
      if (key.startsWith(PREFIX)) found.add(key.slice(PREFIX.length));
    }
  } catch {
    // Only what could not be stored is known.
  }
  return [...found];
}

/** @param {string} id @returns {Sheet | SheetFault | undefined} */
function look(id) {
  const text = textAt(id);
  if (text === null) return undefined;
  try {
    return readSheet(text);
  } catch (fault) {
    return fault instanceof SheetFault ? fault : new SheetFault("damaged");
  }
}

/** The sheet with this id, if it is kept here and can be read. @param {string} id @returns {Sheet | undefined} */
export function sheetAt(id) {
  const found = look(id);
  return found instanceof SheetFault ? undefined : found;
}

/** All sheets kept here, the one written last first. @returns {Kept[]} */
export function sheetsHere() {
  const sheets = ids().flatMap((id) => sheetAt(id) ?? []);
  return sheets.map(keptOf).sort((one, other) => other.changed - one.changed || (one.id < other.id ? -1 : 1));
}

/** The sheets that lie here and cannot be read by this version. @returns {{id: string, fault: SheetFault, text: string}[]} */
export function unreadableHere() {
  return ids().flatMap((id) => {
    const fault = look(id);
    return fault instanceof SheetFault ? [{ id, fault, text: textAt(id) ?? "" }] : [];
  });
}

/** @param {Sheet} sheet @returns {Kept} */
function keptOf(sheet) {
  const { rounds, ending } = account(sheet);
  const begun = rounds.filter((row) => row.cells.some(({ cell }) => !isEmpty(cell))).length;
  return { id: sheet.id, sheet, changed: latest(sheet) || (sheet.begun ?? 0), rounds: begun, over: ending !== null };
}

/**
 * The sheets in which every word of a text is found: in a name, or as a year, month or day such as 2026-11-30.
 * @param {string} text @param {readonly Kept[]} [among] @returns {Kept[]}
 */
export function search(text, among = sheetsHere()) {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return among.filter(({ sheet }) => {
    const day = sheet.begun ? new Date(sheet.begun).toISOString().slice(0, 10) : "";
    const all = plain([...sheet.names, sheet.preset ?? "", ...(sheet.variants ?? []), day].join(" "));
    return words.every((word) => all.includes(word));
  });
}

/** Without accents and in small letters. @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Keeps a sheet, together with what another tab has written on it, and returns what is kept now.
 * @param {Sheet} sheet @returns {Sheet}
 */
export function keepSheet(sheet) {
  const lies = look(sheet.id);
  if (lies instanceof SheetFault && lies.code === "newer_format") return sheet;
  if (lies === undefined) navigator.storage?.persist?.().catch(() => false);
  const now = lies === undefined || lies instanceof SheetFault ? sheet : joined(lies, sheet);
  store(now.id, sheetText(now));
  rememberNames(now.names);
  tell(now.id);
  return now;
}

/** @param {string} id @param {string} text */
function store(id, text) {
  try {
    localStorage.setItem(PREFIX + id, text);
    spare.delete(id);
  } catch {
    spare.set(id, text);
  }
}

/** Whether a sheet will still be there when the page is opened again. @param {string} id */
export const isStored = (id) => !spare.has(id);

/** Forgets a sheet for good. @param {string} id */
export function forgetSheet(id) {
  spare.delete(id);
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Then it was never there.
  }
  remember(`sheet-shared.${id}`, null);
  tell(id);
}

/** @param {string} id */
function tell(id) {
  for (const heard of [...listeners]) heard(id);
}

/**
 * Calls whenever a sheet has been written or forgotten, here or in another tab.
 * @param {(id: string) => void} heard @returns {() => void} Ends it.
 */
export function onSheets(heard) {
  listeners.add(heard);
  if (!listening) {
    listening = true;
    globalThis.addEventListener?.("storage", ({ key }) => {
      if (key?.startsWith(PREFIX)) tell(key.slice(PREFIX.length));
    });
  }
  return () => listeners.delete(heard);
}

/**
 * A new sheet; it is not kept before something calls keepSheet.
 * @param {readonly string[]} names @param {Rules} rules @param {number} [dealer] @returns {Sheet}
 */
export function beginSheet(names, { ruleset, preset = "", variants = [] }, dealer = 0) {
  return { id: newId(), names: [...names], ruleset, preset, variants, dealer, begun: Date.now() };
}

/** A new sheet for the same people by the same rules; the next of them deals. @param {Sheet} sheet @returns {Sheet} */
export function playAgain(sheet) {
  const { ruleset, preset = "", variants = [], names } = sheet;
  const played = account(sheet).rounds.filter((row) => row.complete);
  const last = played.at(-1)?.dealer ?? (sheet.dealer ?? 0) - 1;
  return beginSheet(names, { ruleset, preset, variants }, (last + 1) % names.length);
}

/**
 * What is about to be written, with its time and its writer: later than all that stands there, whatever the clock says.
 * @param {Sheet} sheet @param {Acts} acts @param {string} [by] @returns {Required<Acts>}
 */
export function stamped(sheet, { entries = [], changes = [] }, by = "") {
  let at = Math.max(Date.now(), latest(sheet) + 1) - 1;
  /** @template {Entry | Change} T @param {T} act @returns {T} */
  const stamp = (act) => {
    at += 1;
    return { ...act, at, ...(by ? { by } : {}) };
  };
  return { entries: entries.map(stamp), changes: changes.map(stamp) };
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";

/** An id of letters and digits, also where there is no `randomUUID`. @returns {string} */
export function newId() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** Players' names written on this device before, the latest first. @returns {string[]} */
export function knownNames() {
  const names = recall("sheet-names", /** @type {unknown} */ ([]));
  return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
}

/** @param {readonly string[]} names */
export function rememberNames(names) {
  const known = knownNames();
  if (names.every((name, at) => known[at] === name)) return;
  const worth = names.map((name) => name.trim()).filter(Boolean);
  remember("sheet-names", [...new Set([...worth, ...known])].slice(0, MOST_NAMES));
}

/** @param {string} name */
export function forgetName(name) {
  const names = knownNames().filter((known) => known !== name);
  remember("sheet-names", names);
}
