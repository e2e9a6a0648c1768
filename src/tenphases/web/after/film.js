/**
 * A game that is over, as a film: where it can stop, what was said there, and how everything lay.
 * Not here: any element or word, and checking the shuffles (shuffles.js).
 */

import { asView, turnsBegun } from "../dice/uniform.js";

/** @typedef {import("./wire.js").OpenView} OpenView */
/** @typedef {import("./wire.js").Patch} Patch */
/** @typedef {import("./wire.js").Replay} Replay */
/** @typedef {import("./wire.js").Step} Step */
/** @typedef {import("../app/protocol.js").Seen} Seen */
/**
 * @typedef {object} Stop A moment at which something was said.
 * @property {number} step Its place among the steps. @property {number} round Its place among the rounds, from 0.
 * @property {readonly number[]} owners The owners of the groups that lay there.
 * @property {Hand | null} hand Whose hand moved, if it was not the player's own.
 */
/** @typedef {"clock" | "bot"} Hand The time was up, or a bot played for a person. */
/** @typedef {{number: number, tie: boolean, first: number, last: number}} Round Its first and last stop. */

const APART = 60;
/** Events of which nothing is told. */
const SILENT = new Set(["TurnBegan", "GameStarted", "DiceTurnBegan", "DiceGameStarted"]);

/**
 * Changes an open view as a step says.
 * @param {OpenView} whole Is changed. @param {readonly Patch[]} patches @returns {OpenView}
 */
export function patched(whole, patches) {
  let root = /** @type {any} */ (whole);
  for (const [path, value] of patches) {
    if (path.length === 0) {
      root = value;
      continue;
    }
    const last = /** @type {string | number} */ (path.at(-1));
    let at = root;
    for (const key of path.slice(0, -1)) at = at[key];
    at[last] = value;
  }
  return root;
}

/** The dice's own view as it came, null in a game of cards. @param {OpenView} open @returns {import("../dice/wire.js").DiceView | null} */
const diceOf = ({ view }) => ("due" in view ? /** @type {any} */ (view) : null);

/** The same with a view in the shape that the page knows. @param {OpenView} open @returns {OpenView} */
function dressed(open) {
  const dice = diceOf(open);
  return dice ? { ...open, view: asView(dice) } : open;
}

/** @param {Step} step @returns {readonly Seen[]} */
export const eventsOf = (step) => step.events ?? [];

/** Who moved in a person's place. @param {Step} step @param {OpenView} open @returns {Hand | null} */
function handOf({ who, by }, { players }) {
  if (who === "clock") return "clock";
  return who === "bot" && players[by]?.bot === null ? "bot" : null;
}

export class Film {
  /** @param {Replay} replay */
  constructor(replay) {
    this.replay = replay;
    /** How everything lay before the step of that number. @type {Map<number, OpenView>} */
    this.kept = new Map();
    /** @type {Stop[]} */
    this.stops = [];
    /** @type {Round[]} */
    this.rounds = [];
    /** The seats' names at the end. @type {readonly import("./wire.js").Player[]} */
    this.players = [];
    this.turns = 0;
    /** The number of a round that begins with the next stop, 0 if none does. */
    this.next = 0;
    this.#wind();
  }

  /** Goes through once, and notes all of that. */
  #wind() {
    let open = structuredClone(this.replay.start);
    this.replay.steps.forEach((step, at) => {
      if (at % APART === 0) this.kept.set(at, structuredClone(open));
      open = patched(open, structuredClone(step.patches ?? []));
      this.#turn(open);
      const began = eventsOf(step).find((event) => event.type === "RoundBegan");
      if (began) this.rounds.push({ number: began.number, tie: began.tie_break ?? false, first: this.stops.length, last: this.stops.length });
      if (eventsOf(step).every((event) => SILENT.has(event.type))) return;
      if (this.next) this.rounds.push({ number: this.next, tie: false, first: this.stops.length, last: this.stops.length });
      this.next = 0;
      const owners = diceOf(open) ? [] : open.view.groups.map(({ owner }) => owner);
      this.stops.push({ step: at, round: Math.max(0, this.rounds.length - 1), owners, hand: handOf(step, open) });
      const round = this.rounds.at(-1);
      if (round) round.last = this.stops.length - 1;
    });
    this.end = dressed(open);
    this.players = open.players;
  }

  /** With dice a round is everyone's turn of the same number; how a turn ended is told before the next round. @param {OpenView} open */
  #turn(open) {
    const dice = diceOf(open);
    const number = dice ? turnsBegun(dice) : 0;
    if (dice && number > this.turns) this.next = this.turns = number;
  }

  get length() {
    return this.stops.length;
  }

  /** How everything lay at a stop. @param {number} stop @returns {OpenView} */
  at(stop) {
    const step = this.stops[stop]?.step ?? -1;
    const from = Math.floor(Math.max(0, step) / APART) * APART;
    let open = structuredClone(this.kept.get(from) ?? this.replay.start);
    for (const { patches = [] } of this.replay.steps.slice(from, step + 1)) open = patched(open, structuredClone(patches));
    return dressed(open);
  }

  /** @param {number} stop @returns {Step | undefined} */
  stepAt(stop) {
    return this.replay.steps[this.stops[stop]?.step ?? -1];
  }

  /** The stop that shows what happened under a number. @param {number} seq @returns {number} */
  stopOf(seq) {
    const later = this.stops.findIndex(({ step }) => (this.replay.steps[step]?.seq ?? 0) > seq);
    return later < 0 ? Math.max(0, this.length - 1) : Math.max(0, later - 1);
  }
}

/** @typedef {{problem: string}} Not Why there is nothing to see. */

/** @param {string} table @returns {Promise<Film | Not>} */
export async function fetchFilm(table) {
  try {
    const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/replay`);
    const told = await answer.json();
    return answer.ok ? new Film(told) : { problem: told.problem ?? "no_such_table" };
  } catch {
    return { problem: "no_server" };
  }
}
