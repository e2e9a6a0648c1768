/**
 * A table of dice in the shape in which the page knows a table: what the strip of people, the talk, the menu and the
 * gathering ask of a view is there, and the dice's own view beside it. Not here: the dice.
 */

/** @typedef {import("../app/protocol.js").Stage} Stage */
/** @typedef {import("../app/protocol.js").View} View */
/** @typedef {import("./wire.js").DicePlayer} DicePlayer */
/** @typedef {import("./wire.js").DiceStage} DiceStage */
/** @typedef {import("./wire.js").DiceView} DiceView */

const PHASES = 10;
/** @type {Readonly<Record<DiceStage, Stage>>} */
const STAGES = Object.freeze({ order: "deal", begin: "draw", roll: "reshuffle", play: "play", over: "over" });

/** @param {DicePlayer} player @returns {import("../app/protocol.js").PlayerView} */
function asPlayer({ made, total }) {
  return {
    cards: null,
    known: [],
    done: made.map((_, place) => place),
    phases: made.length < PHASES ? [made.length] : [],
    laid: null,
    total,
    skip_waiting: false,
    skip_in_front: false,
    skipped_by: null,
    in_round: true,
  };
}

/** How many turns anybody has begun. @param {DiceView} view */
export function turnsBegun({ players, turn }) {
  return Math.max(...players.map(({ made, failed }, seat) => made.length + failed + Number(seat === turn)));
}

/** @param {DiceView} dice @returns {View} */
export function asView(dice) {
  return {
    seat: dice.seat,
    ruleset: {},
    dealer: -1,
    stage: STAGES[dice.stage],
    turn: dice.turn,
    number: turnsBegun(dice),
    tie_break: false,
    first: -1,
    players: dice.players.map(asPlayer),
    hand: [],
    draw_pile: 0,
    discards: [],
    aside: [],
    groups: [],
    laid_now: false,
    last_skipped: null,
    idle: 0,
    out: null,
    sheet: [],
    tied: [],
    places: dice.places,
    missing: [],
    options: {},
    dice,
  };
}

/**
 * @template {{view?: unknown}} M
 * @param {M} message @returns {M} The same, but for the view of another game.
 */
export function uniform(message) {
  const view = /** @type {View | DiceView | undefined} */ (message.view);
  return view && "due" in view ? { ...message, view: asView(view) } : message;
}
