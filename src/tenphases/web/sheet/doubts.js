/**
 * Doubts about a score sheet, each naming its cell, and what counted cards count.
 * The same as `scoresheet/doubts.py`, which explains each; a test holds them together.
 */
import { phaseAt, whole } from "../app/ruleset.js";
import { counted, isEmpty, wentOut, written } from "./document.js";

/** @typedef {import("../app/protocol.js").Ruleset} Ruleset */
/** @typedef {import("../app/protocol.js").SentRuleset} SentRuleset */
/** @typedef {import("./account.js").Account} Account */
/** @typedef {import("./account.js").CellAccount} CellAccount */
/** @typedef {import("./account.js").RoundAccount} RoundAccount */
/** @typedef {import("./document.js").Left} Left */
/** @typedef {import("./document.js").Sheet} Sheet */
/**
 * @typedef {"not_a_score" | "nobody_out" | "several_out" | "several_laid_first" | "out_without_phase"
 *   | "out_with_points" | "more_than_a_hand" | "too_many_cards" | "left_differs" | "points_missing" | "laid_missing" | "tie_unbroken"
 *   | "phase_unnamed" | "phase_done" | "not_in_round" | "after_the_end" | "two_writers"} DoubtCode
 */
/**
 * @typedef {object} Doubt `number` is the round's, from 1; `player` is null where the whole round is meant.
 * @property {DoubtCode} code @property {number} number @property {number | null} player
 * @property {number} about The number that the sentence speaks of.
 */

const LOW_NUMBERS = 9 * 8;
const HIGH_NUMBERS = 3 * 8;

/** Every doubt about the sheet, by round and player. @param {Sheet} sheet @param {Account} account @returns {Doubt[]} */
export function doubts(sheet, account) {
  const ruleset = whole(sheet.ruleset);
  const found = account.rounds.flatMap((row) =>
    ofRound(ruleset, row, row.number < account.rounds.length || account.ending !== null),
  );
  for (const { entry, rivals } of written(sheet).values()) {
    if (rivals.length > 0) found.push(doubt("two_writers", entry.round + 1, entry.player));
    if (entry.round >= account.rounds.length && !isEmpty(entry.cell)) {
      found.push(doubt("after_the_end", entry.round + 1, entry.player));
    }
  }
  return found.sort((one, other) => one.number - other.number || (one.player ?? -1) - (other.player ?? -1));
}

/** @param {DoubtCode} code @param {number} number @param {number | null} [player] @param {number} [about] */
function doubt(code, number, player = null, about = 0) {
  return { code, number, player, about };
}

/** @param {Ruleset} ruleset @param {RoundAccount} row @param {boolean} past @returns {Doubt[]} */
function ofRound(ruleset, row, past) {
  const cells = row.cells.flatMap((account, player) => {
    if (account.plays) return ofCell(ruleset, row, player, account);
    return isEmpty(account.cell) || account.cell.sure ? [] : [doubt("not_in_round", row.number, player)];
  });
  const missing = past && !row.complete ? ofMissing(ruleset, row) : [];
  return [...cells, ...ofAll(ruleset, row), ...missing];
}

/** What one player has and another has too, or nobody. @param {Ruleset} ruleset @param {RoundAccount} row */
function ofAll(ruleset, row) {
  const out = playersWho(row, (account) => wentOut(account.cell));
  const found = out.length > 1 ? unsure(row, "several_out", out) : [];
  const byLay = row.tie_break && ruleset.tie_break === "first_lay";
  if (byLay || row.cut_short) return [...found, ...ofFirstLay(ruleset, row)];
  if (out.length > 0 || !row.complete) return found;
  const sure = row.cells.every((account) => !account.plays || account.cell.sure);
  return sure ? found : [...found, doubt("nobody_out", row.number)];
}

/** @param {Ruleset} ruleset @param {RoundAccount} row */
function ofFirstLay(ruleset, row) {
  const last = (/** @type {CellAccount} */ account) => row.tie_break || account.done.length === ruleset.phases.length;
  const first = playersWho(row, (account) => Boolean(account.cell.laid) && last(account));
  return first.length > 1 ? unsure(row, "several_laid_first", first) : [];
}

/** @param {RoundAccount} row @param {(account: CellAccount) => boolean} holds @returns {number[]} */
function playersWho(row, holds) {
  return row.cells.flatMap((account, player) => (account.plays && holds(account) ? [player] : []));
}

/** @param {RoundAccount} row @param {DoubtCode} code @param {number[]} players */
function unsure(row, code, players) {
  return players.filter((player) => !row.cells[player]?.cell.sure).map((player) => doubt(code, row.number, player));
}

/** @param {Ruleset} ruleset */
const byBoard = ({ phase_choice: choice }) => choice === "by_board";

/** @param {Ruleset} ruleset @param {RoundAccount} row */
function ofMissing(ruleset, row) {
  if (row.tie_break) return [doubt("tie_unbroken", row.number)];
  const board = byBoard(ruleset);
  const missing = playersWho(row, ({ cell }) => cell.points == null && !cell.out && !(board && cell.laid != null));
  return missing.map((player) => doubt(board ? "laid_missing" : "points_missing", row.number, player));
}

/** @param {Ruleset} ruleset @param {RoundAccount} row @param {number} player @param {CellAccount} account */
function ofCell(ruleset, row, player, account) {
  const { cell } = account;
  if (cell.sure) return [];
  const found = ofPhase(row, player, account, byBoard(ruleset));
  if (cell.out && cell.points) found.push(doubt("out_with_points", row.number, player));
  if (cell.points == null || row.tie_break || row.cut_short) return found;
  return [...found, ...ofPoints(ruleset, row.number, player, account)];
}

/** @param {RoundAccount} row @param {number} player @param {CellAccount} account @param {boolean} board */
function ofPhase(row, player, { cell, open, phase, done }, board) {
  /** @type {Doubt[]} */
  const found = [];
  if (open.length === 0) return found;
  if ((cell.laid || (board && cell.laid === false)) && phase === null) {
    const known = cell.phase != null && done.includes(cell.phase) && !board;
    found.push(doubt(known ? "phase_done" : "phase_unnamed", row.number, player));
  }
  const unlaid = row.tie_break ? cell.laid === false : !cell.laid;
  if (wentOut(cell) && unlaid) found.push(doubt("out_without_phase", row.number, player));
  return found;
}

/** @param {Ruleset} ruleset @param {number} number @param {number} player @param {CellAccount} account */
function ofPoints(ruleset, number, player, account) {
  const { cell } = account;
  const points = cell.points ?? 0;
  /** @type {Doubt[]} */
  const found = [];
  const step = stepOf(ruleset);
  if (step && points % step) found.push(doubt("not_a_score", number, player, step));
  const cards = mostCards(ruleset, account);
  const most = mostPoints(ruleset, cards);
  if (points > most) found.push(doubt("more_than_a_hand", number, player, most));
  if (cell.left == null) return found;
  const { low, high, skips, wilds } = counted(cell.left);
  if (low + high + skips + wilds > cards) found.push(doubt("too_many_cards", number, player, cards));
  const sum = pointsLeft(ruleset, cell.left);
  if (points !== sum) found.push(doubt("left_differs", number, player, sum));
  return found;
}

/** What all possible scores are a multiple of; 0 if no card counts. @param {SentRuleset} ruleset @returns {number} */
export function stepOf(ruleset) {
  const { low, high, skip, wild } = whole(ruleset).points;
  const gcd = (/** @type {number} */ one, /** @type {number} */ other) => {
    while (other) [one, other] = [other, one % other];
    return one;
  };
  return [low, high, skip, wild].reduce(gcd);
}

/** How many cards a player can be left with. @param {SentRuleset} ruleset @param {CellAccount} account */
export function mostCards(ruleset, account) {
  const laid = account.cell.laid && account.phase !== null ? phaseAt(ruleset, account.phase).groups : [];
  return Math.max(laid.reduce((left, group) => left - group.size, whole(ruleset).hand_size), 0);
}

/** The most points that so many cards of the deck can count. @param {SentRuleset} ruleset @param {number} cards */
export function mostPoints(ruleset, cards) {
  const { points, wilds, skips } = whole(ruleset);
  const kinds = [
    { worth: points.wild, count: wilds },
    { worth: points.skip, count: skips },
    { worth: points.high, count: HIGH_NUMBERS },
    { worth: points.low, count: LOW_NUMBERS },
  ].sort((one, other) => other.worth - one.worth || other.count - one.count);
  let most = 0;
  let left = cards;
  for (const { worth, count } of kinds) {
    const taken = Math.min(left, count);
    most += taken * worth;
    left -= taken;
  }
  return most;
}

/** What counted cards count. @param {SentRuleset} ruleset @param {Left} left */
export function pointsLeft(ruleset, left) {
  const { low, high, skip, wild } = whole(ruleset).points;
  const all = counted(left);
  return all.low * low + all.high * high + all.skips * skip + all.wilds * wild;
}

/**
 * A guess from the points whether the phase was laid: a whole hand seldom counts so little. No more than a guess.
 * @param {SentRuleset} ruleset @param {number} points
 */
export function likelyLaid(ruleset, points) {
  const { hand_size: size, points: worth } = whole(ruleset);
  return points < size * Math.min(worth.low, worth.high, worth.skip, worth.wild);
}
