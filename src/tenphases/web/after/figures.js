/** What the games of this device say about each player. Not here: showing it (statistics.js). */
import { phaseNumber } from "../app/naming.js";

/** @typedef {import("./wire.js").Game} Game */
/** @typedef {import("./wire.js").Player} Player */
/** @typedef {import("../app/protocol.js").RoundLine} RoundLine */
/** @typedef {{text: string, place: number, number: number, tried: number, laid: number}} PhaseFigure */
/** @typedef {{name: string, bot: string | null, games: number, ahead: number, behind: number}} Against */
/**
 * @typedef {object} Figures One player's.
 * @property {string} key @property {string} name @property {string | null} bot
 * @property {number} games @property {number} won Shared wins, too.
 * @property {number} rounds @property {number} laid Rounds with the phase laid. @property {number} out Rounds gone out in.
 * @property {number} points All points caught. @property {number} best The lowest total of a game. @property {number} fewest Rounds of the quickest win, 0 for none.
 * @property {PhaseFigure[]} phases By number. @property {number[]} spread How many rounds gave points within each of SPREAD.
 * @property {Against[]} against @property {(boolean | null)[]} course Game by game from the first: won or not, null where not there.
 */

/** Upper ends of the ranges into which the points of a round are counted; the last is open. */
export const SPREAD = Object.freeze([0, 25, 50, 75, 100, Infinity]);

/** A bot is known by its level, for its names are drawn anew. @param {Player} player */
const keyOf = ({ name, bot }) => (bot === null ? `person ${name.trim().toLocaleLowerCase()}` : `bot ${bot}`);

/** @param {Player} player @param {number} games @returns {Figures} */
function blank(player, games) {
  return {
    key: keyOf(player),
    name: player.name.trim(),
    bot: player.bot,
    games: 0,
    won: 0,
    rounds: 0,
    laid: 0,
    out: 0,
    points: 0,
    best: Infinity,
    fewest: 0,
    phases: [],
    spread: SPREAD.map(() => 0),
    against: [],
    course: Array.from({ length: games }, () => null),
  };
}

/** @param {readonly Game[]} games Those that are over. @returns {Figures[]} People first, those who played most first. */
export function figuresOf(games) {
  /** @type {Map<string, Figures>} */
  const found = new Map();
  const inOrder = games.filter(({ places }) => places.length > 0).sort((a, b) => a.played - b.played);
  inOrder.forEach((game, at) => {
    game.players.forEach((player, seat) => {
      if (!player.name.trim()) return;
      const mine = found.get(keyOf(player)) ?? blank(player, inOrder.length);
      found.set(mine.key, mine);
      addGame(mine, game, seat, at);
    });
  });
  for (const mine of found.values()) {
    mine.phases.sort((a, b) => a.number - b.number);
    mine.against.sort((a, b) => b.games - a.games);
  }
  return [...found.values()].sort((a, b) => Number(a.bot !== null) - Number(b.bot !== null) || b.games - a.games || a.name.localeCompare(b.name));
}

/** @param {readonly (readonly number[])[]} places @param {number} seat */
const placeOf = (places, seat) => places.findIndex((seats) => seats.includes(seat));

/** @param {Figures} mine @param {Game} game @param {number} seat @param {number} at */
function addGame(mine, game, seat, at) {
  const place = placeOf(game.places, seat);
  const won = place === 0;
  mine.games += 1;
  mine.won += won ? 1 : 0;
  mine.best = Math.min(mine.best, game.totals[seat] ?? Infinity);
  if (won && (mine.fewest === 0 || game.sheet.length < mine.fewest)) mine.fewest = game.sheet.length;
  mine.course[at] = won || mine.course[at] === true;
  for (const line of game.sheet) addRound(mine, game, line, seat);
  game.players.forEach((other, there) => {
    if (there === seat || keyOf(other) === mine.key || !other.name.trim()) return;
    const pair = against(mine, other);
    pair.games += 1;
    const theirs = placeOf(game.places, there);
    if (place < theirs) pair.ahead += 1;
    if (place > theirs) pair.behind += 1;
  });
}

/** @param {Figures} mine @param {Player} other @returns {Against} */
function against(mine, other) {
  const name = other.name.trim();
  const known = mine.against.find((one) => one.bot === other.bot && (other.bot !== null || one.name.toLocaleLowerCase() === name.toLocaleLowerCase()));
  if (known) return known;
  const fresh = { name, bot: other.bot, games: 0, ahead: 0, behind: 0 };
  mine.against.push(fresh);
  return fresh;
}

/** @param {Figures} mine @param {Game} game @param {RoundLine} line @param {number} seat */
function addRound(mine, game, line, seat) {
  const phase = line.phases[seat] ?? null;
  const laid = line.laid[seat] === true;
  // Tie-break rounds give no points; who sat out had no phase.
  if (line.tie_break || (phase === null && !laid)) return;
  const points = line.points[seat] ?? 0;
  mine.rounds += 1;
  mine.points += points;
  mine.laid += laid ? 1 : 0;
  mine.out += line.out === seat ? 1 : 0;
  const range = SPREAD.findIndex((end) => points <= end);
  mine.spread[range] = (mine.spread[range] ?? 0) + 1;
  if (phase !== null) addPhase(mine, game.phases[phase] ?? "", phase, laid);
}

/** @param {Figures} mine @param {string} text @param {number} place @param {boolean} laid */
function addPhase(mine, text, place, laid) {
  const number = phaseNumber(text, place);
  const groups = text.replace(/^[^:]*:/, "").trim();
  let figure = mine.phases.find((one) => one.number === number && one.text.replace(/^[^:]*:/, "").trim() === groups);
  if (!figure) mine.phases.push((figure = { text, place, number, tried: 0, laid: 0 }));
  figure.tried += 1;
  figure.laid += laid ? 1 : 0;
}

/** The phase that cost most rounds for each time it was laid. @param {Figures} figures @returns {PhaseFigure | null} */
export function hardest({ phases }) {
  const known = phases.filter(({ laid }) => laid > 0);
  return known.reduce((/** @type {PhaseFigure | null} */ worst, one) => (worst && worst.tried / worst.laid >= one.tried / one.laid ? worst : one), null);
}

/** How many games each of these had won after each game. @param {Figures} figures @returns {number[]} */
export function winsAfter({ course }) {
  let won = 0;
  return course.map((one) => (won += one === true ? 1 : 0));
}
