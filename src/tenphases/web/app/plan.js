/**
 * A phase being put together group by group: which cards of the hand lie in which tray, and how the server reads them.
 * It outlives a reload. Not here: whether cards make a group (the server is asked) or how trays are shown.
 */
import { facesOf, keysFor } from "./hand.js";
import { recall, remember } from "./prefs.js";

/** @typedef {import("./protocol.js").Face} Face */
/** @typedef {import("./protocol.js").Group} Group */
/** @typedef {import("./table.js").Note} Note */
/** @typedef {import("./hand.js").Slot} Slot */
/**
 * @typedef {object} Tray
 * @property {string[]} keys Cards of the hand, in the order in which they were put here.
 * @property {Group[]} readings How they could be read; several when a wild's role is to be chosen.
 * @property {number} chosen Which reading, -1 while that is open.
 * @property {Note | null} note Why they make no group.
 * @property {boolean} waiting Whether an answer is under way.
 */

/** @returns {Tray} */
function emptyTray() {
  return { keys: [], readings: [], chosen: -1, note: null, waiting: false };
}

export class Plan {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** The phase's place in the list; -1 without a plan. */
    this.phase = -1;
    /** @type {Tray[]} */
    this.trays = [];
    this.asking = 0;
  }

  /**
   * Starts on a phase, keeping what lies in the trays if it is the same one.
   * @param {number} phase @param {number} groups How many groups it asks for.
   */
  begin(phase, groups) {
    if (this.phase === phase && this.trays.length === groups) return;
    this.phase = phase;
    this.trays = Array.from({ length: groups }, emptyTray);
    this.#keep();
  }

  /** Takes over whole groups. @param {number} phase @param {readonly Group[]} groups */
  copy(phase, groups) {
    this.phase = phase;
    const free = [...this.table.slots];
    this.trays = groups.map((group) => {
      const keys = keysFor(free, group.cards);
      for (const key of keys) free.splice(free.findIndex((slot) => slot.key === key), 1);
      return { ...emptyTray(), keys };
    });
    this.#keep();
    this.trays.forEach((_, at) => this.#read(at));
  }

  clear() {
    this.trays = this.trays.map(emptyTray);
    this.#keep();
    this.table.changed();
  }

  get empty() {
    return this.trays.every((tray) => tray.keys.length === 0);
  }

  /** The tray in which a card lies, -1 for none. @param {string} key */
  trayOf(key) {
    return this.trays.findIndex((tray) => tray.keys.includes(key));
  }

  /** Puts a card into a tray, or with -1 back into the hand. @param {string} key @param {number} to */
  put(key, to) {
    const from = this.trayOf(key);
    if (from === to) return;
    const old = this.trays[from];
    if (old) old.keys = old.keys.filter((other) => other !== key);
    this.trays[to]?.keys.push(key);
    for (const at of [from, to]) this.#read(at);
    this.#keep();
    this.table.changed();
  }

  /** @param {number} at @param {number} reading */
  choose(at, reading) {
    const tray = this.trays[at];
    if (tray) tray.chosen = reading;
    this.#keep();
    this.table.changed();
  }

  /** The chosen reading of a tray. @param {number} at @returns {Group | undefined} */
  reading(at) {
    const tray = this.trays[at];
    return tray?.readings[tray.chosen];
  }

  /** The cards of a tray. @param {number} at @returns {Slot[]} */
  slotsOf(at) {
    const keys = this.trays[at]?.keys ?? [];
    return keys.flatMap((key) => this.table.slots.filter((slot) => slot.key === key));
  }

  /** Lets cards that have left the hand fall out of the trays. */
  carry() {
    const here = new Set(this.table.slots.map((slot) => slot.key));
    this.trays.forEach((tray, at) => {
      const kept = tray.keys.filter((key) => here.has(key));
      if (kept.length === tray.keys.length) return;
      tray.keys = kept;
      this.#read(at);
    });
  }

  /** The faces in the trays, as they are kept by the server. @returns {Face[][]} */
  get building() {
    return this.empty ? [] : this.trays.map((_, at) => facesOf(this.slotsOf(at)));
  }

  /**
   * Takes up groups that were begun before a reload or on another page, as far as the hand has their cards.
   * @param {readonly Face[][]} building @param {readonly number[]} places The phases that may be meant.
   */
  adopt(building, places) {
    if (JSON.stringify(building) === JSON.stringify(this.building)) return;
    const kept = recall(`plan.${this.table.id}`, -1);
    this.phase = places.includes(kept) ? kept : (places[0] ?? -1);
    const free = [...this.table.slots];
    this.trays = building.map((faces) => {
      const keys = keysFor(free, faces);
      for (const key of keys) free.splice(free.findIndex((slot) => slot.key === key), 1);
      return { ...emptyTray(), keys };
    });
    this.trays.forEach((_, at) => this.#read(at));
  }

  #keep() {
    remember(`plan.${this.table.id}`, this.empty ? null : this.phase);
    this.table.tidy();
  }

  /** Asks how a tray's cards can be read. @param {number} at */
  async #read(at) {
    const tray = this.trays[at];
    if (!tray) return;
    const keys = tray.keys.join();
    tray.readings = [];
    tray.note = null;
    tray.chosen = -1;
    tray.waiting = tray.keys.length > 0;
    if (!tray.waiting) return;
    const answer = await this.table.read(this.phase, at, facesOf(this.slotsOf(at)));
    if (this.trays[at] !== tray || tray.keys.join() !== keys) return;
    tray.waiting = false;
    tray.readings = answer.readings;
    tray.note = answer.note;
    tray.chosen = answer.readings.length === 1 ? 0 : -1;
    this.table.changed();
  }
}
