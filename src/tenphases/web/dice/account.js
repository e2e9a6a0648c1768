/**
 * The account of a game with real dice (R16.4 to R16.9): from the turns in their order, who has what, who is next, the
 * bonuses, the end. A test plays games on the rules core and compares. Not here: any element or word.
 */

/** @typedef {import("./wire.js").DicePlayer} DicePlayer */
/** @typedef {import("./wire.js").DiceView} DiceView */
/** @typedef {{names: string[], turns: (number | null)[]}} DiceSheet Names in the order of play; a turn's points, null for none. */
/** @typedef {{seat: number, phase: number, points: number | null}} DiceTurn */

export const LAST = 9;
const FIFTH = 4;
const ENOUGH = 221;
const BONUS = 40;
const PENALTY = 5;
/** The most that each phase can score with ten dice from 1 to 10 and wilds, whatever their colours. @type {readonly number[]} */
export const MOST = Object.freeze([60, 57, 59, 49, 52, 54, 60, 64, 60, 62]);

/** @typedef {{players: DicePlayer[], turn: number, finisher: number | null, chain: number[], sharing: number[], over: boolean}} State */

/** @param {readonly string[]} names @returns {State} */
function begun(names) {
  const players = names.map(() => ({ made: [], bonuses: [], failed: 0, tries: 0, total: 0 }));
  return { players, turn: 0, finisher: null, chain: [], sharing: [], over: false };
}

/** @param {DicePlayer} player @param {"five" | "finish"} bonus */
function win(player, bonus) {
  player.bonuses.push(bonus);
  player.total += BONUS;
}

/** @param {State} state @param {DicePlayer} player @param {number} points */
function make(state, player, points) {
  const last = player.made.length === LAST;
  const finishes = state.players.length === 1 ? player.tries === 0 : state.finisher === null || state.sharing.includes(state.turn);
  player.made.push(points);
  player.total += points;
  player.tries = 0;
  if (player.made.length === FIFTH + 1 && player.total >= ENOUGH) win(player, "five");
  if (last && finishes) win(player, "finish");
  if (last && state.finisher === null) finish(state);
}

/** @param {State} state */
function finish(state) {
  const { players, turn } = state;
  const seats = players.map((_, seat) => seat);
  state.finisher = turn;
  state.chain = [...seats.slice(turn + 1), ...seats.slice(0, turn)];
  // Who began the game earlier has had as many turns already.
  state.sharing = seats.slice(turn + 1).filter((seat) => players[seat]?.made.length === LAST);
}

/** @param {State} state @param {DicePlayer} player */
function fail(state, player) {
  player.failed += 1;
  player.tries += 1;
  if (state.players.length === 1) player.total -= PENALTY;
}

/** @param {State} state @param {boolean} made */
function goOn(state, made) {
  const { players, turn, finisher } = state;
  if (finisher === null) state.turn = (turn + 1) % players.length;
  else if (!(made && turn !== finisher && (players[turn]?.made.length ?? 0) <= LAST)) {
    if (turn !== finisher) state.chain = state.chain.slice(1);
    const [next] = state.chain;
    state.over = next === undefined;
    state.turn = next ?? -1;
  }
}

/**
 * Goes through the turns; what comes after the end is passed over.
 * @param {DiceSheet} sheet @returns {{state: State, told: DiceTurn[]}}
 */
export function account({ names, turns }) {
  const state = begun(names);
  /** @type {DiceTurn[]} */
  const told = [];
  for (const points of turns) {
    const player = state.players[state.turn];
    if (state.over || !player) break;
    told.push({ seat: state.turn, phase: player.made.length, points });
    if (points === null) fail(state, player);
    else make(state, player, points);
    goOn(state, points !== null);
  }
  return { state, told };
}

/** Who won, then the others, equals together. @param {readonly DicePlayer[]} players @returns {number[][]} */
export function places(players) {
  const totals = [...new Set(players.map(({ total }) => total))].sort((a, b) => b - a);
  return totals.map((total) => players.flatMap((player, seat) => (player.total === total ? [seat] : [])));
}

/** As a view of a table, for what is drawn from one. @param {State} state @returns {DiceView} */
export function asDiceView({ players, turn, finisher, chain, sharing, over }) {
  return {
    type: "DiceView",
    seat: null,
    players,
    order: players.map((_, seat) => [seat]),
    stage: over ? "over" : "begin",
    turn,
    kept: [],
    rolled: [],
    due: [],
    rolls_left: 3,
    best: null,
    finisher,
    chain,
    sharing,
    places: over ? places(players) : [],
    options: {},
  };
}
