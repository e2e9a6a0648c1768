/**
 * One open sheet: what it holds, what follows from it, writing in it, and taking back.
 * Not here: the document's rules (../document.js, ../account.js), or anything that is shown.
 */
import { recall, recallHere, remember, rememberHere } from "../../app/prefs.js";
import { spacesOf } from "../../app/spaces.js";
import { account } from "../account.js";
import { bare, cellAt, heads, history, isSame, placeOf, written } from "../document.js";
import { doubts } from "../doubts.js";
import { SharedKeeper, shareSheet } from "../share.js";
import { newId } from "../store.js";
import { LocalKeeper } from "./keeping.js";

/** @typedef {import("../document.js").Sheet} SheetDoc */
/** @typedef {import("../document.js").Cell} Cell */
/** @typedef {import("../document.js").Entry} Entry */
/** @typedef {import("../document.js").Change} Change */
/** @typedef {{round: number, player: number, cell: Cell}} Writing */
/** @typedef {{round: number, player: number, before: Cell, after: Cell}} Step One cell as it was and as it became. */

const MOST_STEPS = 60;

/** How who writes on this device is called, for the others; empty if it was never said. @returns {string} */
export function writerName() {
  const { name = "" } = /** @type {{name?: string}} */ (recall("wish", {}));
  return recall("sheet-by", name);
}

/** @param {string} name */
export function setWriterName(name) {
  remember("sheet-by", name.trim());
}

export class Book {
  /** @param {import("./keeping.js").Keeper} keeper Where the sheet is kept, and from where others' writing comes. */
  constructor(keeper) {
    this.keeper = keeper;
    /** @type {Set<() => void>} */
    this.heard = new Set();
    const kept = recallHere(`sheet-steps.${this.id}`, { done: /** @type {Step[][]} */ ([]), undone: /** @type {Step[][]} */ ([]) });
    this.done = kept.done;
    this.undone = kept.undone;
    this.account = account(this.sheet);
    this.doubts = doubts(this.sheet, this.account);
    this.written = written(this.sheet);
    this.ending = keeper.onChange(() => this.#changed());
  }

  get sheet() {
    return this.keeper.sheet;
  }

  get id() {
    return this.keeper.sheet.id;
  }

  #changed() {
    this.account = account(this.sheet);
    this.doubts = doubts(this.sheet, this.account);
    this.written = written(this.sheet);
    for (const heard of [...this.heard]) heard();
  }

  /** @param {() => void} heard @returns {() => void} Ends it. */
  onChange(heard) {
    this.heard.add(heard);
    return () => this.heard.delete(heard);
  }

  close() {
    this.ending();
    this.keeper.close();
  }

  /** Makes the sheet live for the others. Throws a ShareFault. */
  async share() {
    this.#keptBy(new SharedKeeper(this.sheet, await shareSheet(this.sheet)));
  }

  /** Goes on alone. */
  unshare() {
    if (this.keeper instanceof SharedKeeper) this.keeper.leave();
    this.#keptBy(new LocalKeeper(this.sheet));
  }

  /** @param {import("./keeping.js").Keeper} keeper */
  #keptBy(keeper) {
    this.close();
    this.keeper = keeper;
    this.ending = keeper.onChange(() => this.#changed());
    this.#changed();
  }

  // ---------------------------------------------------------------- looking

  /** @param {number} round From 0. @param {number} player @returns {Cell} */
  cell(round, player) {
    return cellAt(this.sheet, round, player);
  }

  /** @param {number} round @param {number} player */
  held(round, player) {
    return this.written.get(placeOf(round, player));
  }

  /** @param {number} round @param {number} player @returns {readonly Entry[]} */
  history(round, player) {
    return history(this.sheet, round, player);
  }

  /** Whether pawns move on a board, so that no points are written. */
  get onBoard() {
    return spacesOf(this.sheet.ruleset).length > 0;
  }

  /** What a player has come to: points, or on a board the pawn's space. @param {number} player */
  standing(player) {
    const { space = 0, total = 0 } = this.account.standings[player] ?? {};
    return this.onBoard ? space + 1 : total;
  }

  /** The same after one round. @param {{total: number, pawn?: number}} cell */
  after({ total, pawn = 0 }) {
    return this.onBoard ? pawn + 1 : total;
  }

  /** The round that is being written, from 0. */
  get present() {
    return this.account.rounds.length - 1;
  }

  /** Who has still something to be written in a round. @param {number} round @returns {number[]} */
  missing(round) {
    const row = this.account.rounds[round];
    if (!row || row.complete || row.tie_break) return [];
    return row.cells.flatMap(({ cell, plays }, player) => (plays && cell.points == null && !cell.out && !(this.onBoard && cell.laid != null) ? [player] : []));
  }

  /** The doubts of one round. @param {number} round From 0. */
  doubtsOf(round) {
    return this.doubts.filter((doubt) => doubt.number === round + 1);
  }

  // ---------------------------------------------------------------- writing

  /** Writes cells as one act that can be taken back. @param {readonly Writing[]} writings */
  write(writings) {
    const steps = writings.map(({ round, player, cell }) => ({ round, player, before: bare(this.cell(round, player)), after: bare(cell) }));
    const real = steps.filter(({ round, player, before, after }) => !isSame(before, after) || (this.held(round, player)?.rivals.length ?? 0) > 0);
    if (real.length === 0) return;
    this.done = [...this.done, real].slice(-MOST_STEPS);
    this.undone = [];
    this.#put(real.map(({ round, player, after }) => ({ round, player, cell: after })));
  }

  /** @param {readonly Writing[]} writings */
  #put(writings) {
    rememberHere(`sheet-steps.${this.id}`, { done: this.done, undone: this.undone });
    const entries = writings.map(({ round, player, cell }) => ({ id: newId(), round, player, cell, after: [...heads(this.sheet, round, player)] }));
    this.keeper.write({ entries }, writerName());
  }

  /** Changes what stands above the rounds. @param {Omit<Change, "id" | "by" | "at">} change */
  change(change) {
    this.keeper.write({ changes: [{ id: newId(), ...change }] }, writerName());
  }

  /** The last step that can be taken back: not one that somebody has written over. @param {Step[][]} steps @param {"before" | "after"} now */
  #live(steps, now) {
    return steps.at(-1)?.every((step) => isSame(this.cell(step.round, step.player), step[now]));
  }

  get canUndo() {
    return this.#live(this.done, "after") === true;
  }

  get canRedo() {
    return this.#live(this.undone, "before") === true;
  }

  /** @returns {Step[] | null} What was taken back. */
  undo() {
    const steps = this.canUndo ? this.done.at(-1) : undefined;
    if (!steps) return null;
    this.done = this.done.slice(0, -1);
    this.undone = [...this.undone, steps];
    this.#put(steps.map(({ round, player, before }) => ({ round, player, cell: before })));
    return steps;
  }

  /** @returns {Step[] | null} What was done again. */
  redo() {
    const steps = this.canRedo ? this.undone.at(-1) : undefined;
    if (!steps) return null;
    this.undone = this.undone.slice(0, -1);
    this.done = [...this.done, steps];
    this.#put(steps.map(({ round, player, after }) => ({ round, player, cell: after })));
    return steps;
  }
}
