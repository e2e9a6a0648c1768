/**
 * The account of a score sheet: phases, totals, who deals, the end and the winner, all from the cells.
 * The same as `scoresheet/account.py` and `reckoning.py`, which say which rule decides what; a test holds them together.
 */
import { whole } from "../app/ruleset.js";
import { Board } from "./board.js";
import { bare, isEmpty, placeOf, wentOut, written } from "./document.js";

/** @typedef {import("../app/protocol.js").Ruleset} Ruleset */
/** @typedef {import("./document.js").Cell} Cell */
/** @typedef {import("./document.js").Sheet} Sheet */
/**
 * @typedef {object} CellAccount A cell with what follows from it.
 * @property {Cell} cell
 * @property {boolean} plays Whether the player is in this round.
 * @property {number[]} open The places of the phases the player could make; several where players choose.
 * @property {number | null} phase The one to be made, or made; null where the player chooses and has not said.
 * @property {number} total The running total after the round.
 * @property {number[]} done The places of the phases laid, after the round.
 * @property {number} [pawn] The space on which the pawn stands after the round, from 0.
 */
/**
 * @typedef {object} RoundAccount
 * @property {number} number @property {number} dealer @property {CellAccount[]} cells
 * @property {boolean} complete Whether everything that must be written is.
 * @property {boolean} tie_break Whether it is a round of the tied players alone; points do not count.
 * @property {boolean} cut_short Whether the last phase was laid and ended the game on the spot; points do not count.
 */
/**
 * @typedef {"completed" | "laid_last" | "all_finished" | "rounds_played" | "out_first" | "laid_first" | "shared"
 *   | "last_space" | "closed"} Reason
 */
/** @typedef {{phases: number, total: number, space?: number, at_goal?: boolean, out?: boolean}} Standing */
/** @typedef {{reason: Reason, places: number[][]}} Ending The winners first, equals together. */
/**
 * @typedef {object} Account Everything that the sheet shows.
 * @property {RoundAccount[]} rounds Ends with the round now being played, unless the game is over.
 * @property {Standing[]} standings @property {Ending | null} ending
 * @property {number[]} tied Who must still play a round to break the tie.
 */

/** @type {Readonly<Record<string, Reason>>} */
const REASONS = Object.freeze({
  round_end: "completed",
  on_lay: "laid_last",
  all_finished: "all_finished",
  after_rounds: "rounds_played",
  last_space: "last_space",
});

/** Everything that follows from the sheet's cells. @param {Sheet} sheet @returns {Account} */
export function account(sheet) {
  const held = [...written(sheet)].filter(([, { entry }]) => !isEmpty(entry.cell));
  const cells = new Map(held.map(([place, { entry }]) => [place, bare(entry.cell)]));
  const last = held.reduce((most, [, { entry }]) => Math.max(most, entry.round), -1);
  const game = new Game(sheet);
  while (game.ending === null && game.players().length > 0) {
    const at = game.rounds.length;
    if (game.play(sheet.names.map((_, player) => cells.get(placeOf(at, player)) ?? {}))) game.lookAtTheEnd();
    else if (at >= last) break;
  }
  if (game.ending === null && game.players().length === 0) game.lookAtTheEnd();
  if (game.ending === null && sheet.closed) game.close();
  return { rounds: game.rounds, standings: game.standings(), ending: game.ending, tied: game.tied };
}

/** The rounds gone through so far, and where everyone is after them. */
class Game {
  /** @param {Sheet} sheet */
  constructor(sheet) {
    const count = sheet.names.length;
    /** @type {Ruleset} */
    this.ruleset = whole(sheet.ruleset);
    this.phases = this.ruleset.phases.length;
    this.everyone = sheet.names.map((_, seat) => seat);
    this.totals = this.everyone.map(() => 0);
    /** @type {Set<number>[]} */
    this.done = this.everyone.map(() => new Set());
    this.board = new Board(this.ruleset, count);
    this.dealt = (Math.min(sheet.dealer ?? 0, count - 1) + count - 1) % count;
    /** @type {RoundAccount[]} */
    this.rounds = [];
    /** @type {number[]} */
    this.tied = [];
    /** @type {Ending | null} */
    this.ending = null;
  }

  /** Who plays the next round: everyone, but for a tie-break or who sits out. @returns {number[]} */
  players() {
    if (this.tied.length > 0) return this.tied;
    if (this.ruleset.end !== "all_finished") return this.everyone;
    return this.everyone.filter((seat) => this.#done(seat).size < this.phases);
  }

  /** @param {number} seat */
  #done(seat) {
    return /** @type {Set<number>} */ (this.done[seat]);
  }

  /** Goes through the next round and says whether it is complete. @param {Cell[]} row */
  play(row) {
    const players = this.players();
    const tieBreak = this.tied.length > 0;
    this.dealt = this.#dealer(players);
    const open = this.everyone.map((seat) => (players.includes(seat) ? this.#open(seat) : []));
    const phases = row.map((cell, seat) => phaseOf(open[seat] ?? [], cell));
    const cutShort = this.#lay(row, phases);
    if (!tieBreak) this.board.move(row, phases);
    if (!cutShort && !tieBreak) {
      for (const seat of players) this.totals[seat] = (this.totals[seat] ?? 0) + (row[seat]?.points ?? 0);
    }
    const cells = row.map((cell, seat) => ({
      cell,
      plays: players.includes(seat),
      open: open[seat] ?? [],
      phase: phases[seat] ?? null,
      total: this.totals[seat] ?? 0,
      done: [...this.#done(seat)].sort((one, other) => one - other),
      ...this.board.pawn(seat),
    }));
    const complete = cutShort || this.#complete(players.map((seat) => row[seat] ?? {}));
    const number = this.rounds.length + 1;
    this.rounds.push({ number, dealer: this.dealt, cells, complete, tie_break: tieBreak, cut_short: cutShort });
    return complete;
  }

  /** Who deals: the next of the players to the left. @param {number[]} players */
  #dealer(players) {
    const count = this.everyone.length;
    const following = this.everyone.map((step) => (this.dealt + step + 1) % count);
    return following.find((seat) => players.includes(seat)) ?? 0;
  }

  /** The places of the phases the player could make in this round. @param {number} seat @returns {number[]} */
  #open(seat) {
    if (this.tied.length > 0) return [this.board.tried[seat] ?? 0];
    if (this.board.spaces.length > 0) return this.board.open(seat);
    if (this.ruleset.advance === "everyone") return [Math.min(this.rounds.length, this.phases - 1)];
    const left = this.ruleset.phases.map((_, place) => place).filter((place) => !this.#done(seat).has(place));
    return this.ruleset.phase_choice === "in_order" ? left.slice(0, 1) : left;
  }

  /**
   * Writes down who laid what, and says whether that ended the game on the spot.
   * @param {Cell[]} row @param {(number | null)[]} phases
   */
  #lay(row, phases) {
    if (this.tied.length > 0) return false;
    row.forEach((cell, seat) => {
      const phase = phases[seat];
      if (cell.laid && phase != null) this.#done(seat).add(phase);
    });
    return this.ruleset.end === "on_lay" && this.done.some((done) => done.size === this.phases);
  }

  /** Whether nothing is missing. @param {Cell[]} cells Those of the round's players. */
  #complete(cells) {
    const tieBreak = this.tied.length > 0;
    if (tieBreak && this.#broken(cells).length > 0) return true;
    if (tieBreak && this.ruleset.tie_break === "first_lay") return cells.every((cell) => cell.laid === false);
    const said = this.board.spaces.length > 0 && !tieBreak;
    return cells.every((cell) => cell.points != null || cell.out || (said && cell.laid != null));
  }

  /** Who of the tied players has broken the tie. @param {Cell[]} cells Theirs. */
  #broken(cells) {
    const byLay = this.ruleset.tie_break === "first_lay";
    return this.tied.filter((_, at) => (byLay ? cells[at]?.laid : wentOut(cells[at] ?? {})));
  }

  /** Looks whether the game is over with the round that has just been completed. */
  lookAtTheEnd() {
    const { end, tie_break: tieBreak } = this.ruleset;
    if (this.tied.length > 0) {
      const won = this.#broken(this.tied.map((seat) => this.rounds.at(-1)?.cells[seat]?.cell ?? {}));
      if (won.length > 0) this.#end(tieBreak === "first_lay" ? "laid_first" : "out_first", won);
      return;
    }
    const won = winners(this.ruleset, this.standings(), this.rounds.length);
    if (won.length === 1 || (won.length > 0 && end === "on_lay")) this.#end(REASONS[end] ?? "completed", won);
    else if (won.length > 0 && tieBreak === "shared") this.#end("shared", won);
    else this.tied = won;
  }

  /** Ends the game early; a round that has not been begun is none. */
  close() {
    if (this.rounds.at(-1)?.cells.every((account) => isEmpty(account.cell))) this.rounds.pop();
    this.#end("closed", this.tied);
  }

  /** @param {Reason} reason @param {number[]} won */
  #end(reason, won) {
    this.ending = { reason, places: ranking(this.ruleset, this.standings(), won) };
    this.tied = [];
  }

  /** @returns {Standing[]} */
  standings() {
    return this.totals.map((total, seat) => ({ phases: this.#done(seat).size, total, ...this.board.standing(seat) }));
  }
}

/** @param {number[]} open @param {Cell} cell @returns {number | null} */
function phaseOf(open, cell) {
  if (open.length === 1) return open[0] ?? null;
  return cell.phase != null && open.includes(cell.phase) ? cell.phase : null;
}

/** Who has won after so many rounds. @param {Ruleset} ruleset @param {Standing[]} standings @param {number} rounds */
function winners(ruleset, standings, rounds) {
  const count = ruleset.phases.length;
  const everyone = standings.map((_, seat) => seat);
  const finished = everyone.filter((seat) => (standings[seat]?.phases ?? 0) >= count);
  if (ruleset.end === "on_lay") return finished;
  if (ruleset.end === "last_space") {
    const there = everyone.filter((seat) => standings[seat]?.at_goal);
    const out = there.filter((seat) => standings[seat]?.out);
    return out.length > 0 ? out : there;
  }
  if (ruleset.end === "round_end") return fewest(finished, standings);
  const over = ruleset.end === "all_finished" ? finished.length === everyone.length : rounds >= count;
  return over ? fewest(everyone, standings) : [];
}

/** @param {number[]} seats @param {Standing[]} standings */
function fewest(seats, standings) {
  const least = Math.min(...seats.map((seat) => standings[seat]?.total ?? 0));
  return seats.filter((seat) => standings[seat]?.total === least);
}

/**
 * All seats place by place, the winners first, equals together.
 * @param {Ruleset} ruleset @param {Standing[]} standings @param {number[]} won @returns {number[][]}
 */
export function ranking(ruleset, standings, won) {
  const laid = (/** @type {Standing} */ standing) =>
    ruleset.end === "last_space" ? (standing.space ?? 0) : ruleset.advance === "everyone" ? 0 : standing.phases;
  const others = standings.map((standing, seat) => ({ seat, laid: laid(standing), total: standing.total }));
  const ranked = others.filter(({ seat }) => !won.includes(seat));
  ranked.sort((one, other) => other.laid - one.laid || one.total - other.total || one.seat - other.seat);
  /** @type {number[][]} */
  const places = won.length > 0 ? [won] : [];
  ranked.forEach((who, at) => {
    const before = ranked[at - 1];
    if (before && before.laid === who.laid && before.total === who.total) places.at(-1)?.push(who.seat);
    else places.push([who.seat]);
  });
  return places;
}
