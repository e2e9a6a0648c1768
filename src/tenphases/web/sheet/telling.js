/**
 * What is said of a score sheet: how the game ended and why, ties to be broken, needs, doubts.
 * The same as `i18n/sheet.py`, which explains each. Not here: the sentences (the catalogs) or how things look.
 */
import { listed, numberName, phaseNumber, phaseTitle } from "../app/naming.js";
import { phaseTexts, whole } from "../app/ruleset.js";
import { say } from "../app/words.js";

/** @typedef {import("./account.js").Account} Account */
/** @typedef {import("./account.js").CellAccount} CellAccount */
/** @typedef {import("./document.js").Sheet} Sheet */
/** @typedef {import("./doubts.js").Doubt} Doubt */

const FIRST_OF_SEVERAL = new Set(["shared", "out_first", "laid_first"]);

/** @param {string} code */
const hyphens = (code) => code.replaceAll("_", "-");

/** A player's name; who left it empty is called by the place at the table. @param {Sheet} sheet @param {number} seat */
export function player(sheet, seat) {
  return sheet.names[seat]?.trim() || say("player-at", { number: seat + 1 });
}

/** The names of some players. @param {Sheet} sheet @param {readonly number[]} seats */
export function players(sheet, seats) {
  const names = seats.map((seat) => player(sheet, seat));
  return listed(names, "and");
}

/** The number the players know a phase by. @param {Sheet} sheet @param {number} place */
export function phaseName(sheet, place) {
  return phaseNumber(phaseTexts(sheet.ruleset)[place] ?? "", place);
}

/** How the game ended and why, a sentence each; nothing while it goes on. @param {Sheet} sheet @param {Account} account */
export function endingLines(sheet, account) {
  if (account.ending === null) return [];
  const { reason, places } = account.ending;
  const won = places[0] ?? [];
  const said = say(`sheet-end-${hyphens(reason)}`, { players: players(sheet, won), count: won.length });
  return [said, ...compared(sheet, account, reason), ...order(sheet, places, reason === "closed")];
}

/** Whose points were compared for the win. @param {Sheet} sheet @param {Account} account @param {string} reason */
function compared(sheet, account, reason) {
  const { end, phases } = whole(sheet.ruleset);
  if (["laid_last", "last_space", "closed"].includes(reason) || end === "last_space") return [];
  const ranked = account.standings.map((standing, seat) => ({ ...standing, seat }));
  ranked.sort((one, other) => one.total - other.total || one.seat - other.seat);
  if (reason === "completed" || (FIRST_OF_SEVERAL.has(reason) && end === "round_end")) {
    const done = ranked.filter((each) => each.phases >= phases.length);
    return [say("sheet-why-completed", { totals: totals(sheet, done) })];
  }
  return [say("sheet-why-totals", { totals: totals(sheet, ranked) })];
}

/** @param {Sheet} sheet @param {readonly {seat: number, total: number}[]} ranked */
function totals(sheet, ranked) {
  const each = ranked.map(({ seat, total }) => say("sheet-total", { player: player(sheet, seat), points: total }));
  return listed(each, "and");
}

/** By what the places go that the win does not decide. @param {Sheet} sheet @param {number[][]} places @param {boolean} closed */
function order(sheet, places, closed) {
  if (places.slice(1).flat().length < (closed ? 1 : 2)) return [];
  const { advance, end } = whole(sheet.ruleset);
  const by = end === "last_space" ? "board" : advance === "everyone" ? "points" : "phases";
  return [say(`sheet-why-order-${by}${closed ? "-all" : ""}`)];
}

/** Who must play a tie-break round and how it is won, or nothing. @param {Sheet} sheet @param {Account} account */
export function tieLine(sheet, { tied }) {
  if (tied.length === 0) return null;
  const { phases, tie_break: how, phase_choice: choice } = whole(sheet.ruleset);
  if (choice === "before_play") return say(`sheet-tie-own-${hyphens(how)}`, { players: players(sheet, tied) });
  const phase = phaseName(sheet, phases.length - 1);
  return say(`sheet-tie-${hyphens(how)}`, { players: players(sheet, tied), phase });
}

/** What each player needs in the round now being played; nothing once it is over. @param {Sheet} sheet @param {Account} account */
export function needLines(sheet, { rounds, ending }) {
  if (ending !== null) return [];
  return (rounds.at(-1)?.cells ?? []).map((cell, seat) => need(sheet, cell, player(sheet, seat)));
}

/** @param {Sheet} sheet @param {CellAccount} cell @param {string} name */
function need(sheet, { plays, phase, open }, name) {
  if (!plays) return say("sheet-need-sits-out", { player: name });
  const places = phase === null ? open : [phase];
  const [first] = places;
  if (first === undefined) return say("sheet-need-done", { player: name });
  if (places.length === 1) {
    const title = phaseTitle(phaseTexts(sheet.ruleset)[first] ?? "", first);
    return say("sheet-need", { player: name, title });
  }
  const numbers = places.map((place) => numberName(phaseName(sheet, place)));
  return say("sheet-need-any", { player: name, phases: listed(numbers, "or") });
}

/** A doubt with the round, and the player, that it is about. @param {Sheet} sheet @param {Doubt} doubt */
export function doubtLine(sheet, doubt) {
  const what = doubtWords(doubt);
  if (doubt.player === null) return say("sheet-doubt-in-round", { round: doubt.number, what });
  return say("sheet-doubt-in-cell", { player: player(sheet, doubt.player), round: doubt.number, what });
}

/** What is doubted. @param {Doubt} doubt */
export function doubtWords({ code, about }) {
  return say(`sheet-doubt-${hyphens(code)}`, { number: about });
}

/** Why a file is no sheet that can be opened. @param {{code: string, where: string}} fault */
export function faultLine({ code, where }) {
  return say(`sheet-fault-${hyphens(code)}`, { where: where || "none" });
}

/** Why a sheet could not be shared. @param {string} problem */
export function problemLine(problem) {
  return say(`sheet-problem-${hyphens(problem)}`);
}
