/**
 * The pawns of a score sheet: where they stand, which phases their spaces give, how they move.
 * The same as `scoresheet/board.py`.
 */
import { phaseAt, phaseTexts } from "../app/ruleset.js";
import { spacesOf, TWIST } from "../app/spaces.js";
import { isEmpty, wentOut } from "./document.js";

/** @typedef {import("../app/protocol.js").Ruleset} Ruleset */
/** @typedef {import("./document.js").Cell} Cell */

const STEPS = Object.freeze({ out: 3, laid: 2, failed: 1 });
const TWIST_STEPS = Object.freeze({ out: 6, laid: 4, failed: -1 });

export class Board {
  /** @param {Ruleset} ruleset @param {number} players */
  constructor(ruleset, players) {
    this.spaces = ruleset.phase_choice === "by_board" ? spacesOf(ruleset) : [];
    this.numbers = phaseTexts(ruleset).map((_, place) => phaseAt(ruleset, place).number);
    this.count = ruleset.phases.length;
    this.remembers = ruleset.phase_choice === "before_play";
    const each = Array.from({ length: players });
    this.pawns = each.map(() => 0);
    /** The phase each played for last. */
    this.tried = each.map(() => this.count - 1);
    this.goal = each.map(() => false);
    this.out = each.map(() => false);
  }

  /** The numbers of the phases that a space gives. @param {number} space */
  #numbersAt(space) {
    const here = this.spaces[space];
    if (here !== TWIST) return [Number(here)];
    const before = this.spaces.slice(0, space).reverse().find((other) => other !== TWIST);
    const after = this.spaces.slice(space + 1).find((other) => other !== TWIST);
    return [before, after].flatMap((number) => (number === undefined ? [] : [Number(number)]));
  }

  /** The places of the phases that a player can make, on a twist space the twist cards' too. @param {number} seat @returns {number[]} */
  open(seat) {
    const space = this.pawns[seat] ?? 0;
    const numbers = this.#numbersAt(space);
    const twists = this.spaces[space] === TWIST;
    return this.numbers.flatMap((number, place) => ((place < this.count ? numbers.includes(number) : twists) ? [place] : []));
  }

  /** Lets the pawns move as the round's cells say. @param {readonly Cell[]} row @param {readonly (number | null)[]} phases */
  move(row, phases) {
    const last = this.spaces.length - 1;
    const board = last >= 0;
    row.forEach((cell, seat) => {
      const phase = phases[seat] ?? null;
      const empty = isEmpty(cell);
      if (this.remembers && phase !== null && !empty) this.tried[seat] = phase;
      this.goal[seat] = board && this.pawns[seat] === last && cell.laid === true;
      this.out[seat] = board && wentOut(cell);
      if (!board || empty) return;
      const steps = phase !== null && phase >= this.count ? TWIST_STEPS : STEPS;
      const to = (this.pawns[seat] ?? 0) + steps[wentOut(cell) ? "out" : cell.laid ? "laid" : "failed"];
      this.pawns[seat] = Math.min(Math.max(to, 0), last);
    });
  }

  /** @param {number} seat @returns {{pawn?: number}} */
  pawn(seat) {
    const pawn = this.pawns[seat] ?? 0;
    return pawn > 0 ? { pawn } : {};
  }

  /** @param {number} seat @returns {{space?: number, at_goal?: boolean, out?: boolean}} */
  standing(seat) {
    const space = this.pawns[seat] ?? 0;
    return { ...(space > 0 ? { space } : {}), ...(this.goal[seat] ? { at_goal: true } : {}), ...(this.out[seat] ? { out: true } : {}) };
  }
}
