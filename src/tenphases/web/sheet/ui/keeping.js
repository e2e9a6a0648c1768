/**
 * Where an open sheet is kept: on this device, and with the others where it is shared.
 * Not here: the document (../document.js), the store (../store.js) or the line (../share.js).
 */
import { merged } from "../document.js";
import { openShared, sharedAs, SharedKeeper } from "../share.js";
import { keepSheet, onSheets, sheetAt, stamped } from "../store.js";

/** @typedef {import("../document.js").Sheet} SheetDoc */
/** @typedef {import("../store.js").Acts} Acts */
/** @typedef {import("../share.js").LineState} LineState */
/**
 * @typedef {object} Keeper
 * @property {SheetDoc} sheet
 * @property {boolean} writes Whether one may write here.
 * @property {LineState} state
 * @property {(acts: Acts, by?: string) => void} write With the name of who writes.
 * @property {(heard: () => void) => () => void} onChange
 * @property {() => void} close
 */

/** A sheet of this device, on the line if it is shared. @param {string} id @returns {Keeper | null} */
export function openKept(id) {
  const sheet = sheetAt(id);
  if (!sheet) return null;
  const shared = sharedAs(id);
  return shared ? new SharedKeeper(sheet, shared) : new LocalKeeper(sheet);
}

export { openShared };

/** @implements {Keeper} */
export class LocalKeeper {
  /** @param {SheetDoc} sheet */
  constructor(sheet) {
    this.sheet = sheet;
    this.writes = true;
    this.state = /** @type {LineState} */ ("local");
    /** @type {Set<() => void>} */
    this.heard = new Set();
    // Another tab may write, too.
    this.ending = onSheets((id) => id === this.sheet.id && this.#look());
  }

  #look() {
    this.sheet = sheetAt(this.sheet.id) ?? this.sheet;
    for (const heard of [...this.heard]) heard();
  }

  /** @param {Acts} acts @param {string} [by] */
  write(acts, by = "") {
    const { entries, changes } = stamped(this.sheet, acts, by);
    this.sheet = keepSheet(merged(this.sheet, entries, changes)); // tells, by way of onSheets
  }

  /** @param {() => void} heard */
  onChange(heard) {
    this.heard.add(heard);
    return () => this.heard.delete(heard);
  }

  close() {
    this.ending();
    this.heard.clear();
  }
}
