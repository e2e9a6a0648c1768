/**
 * The standard values of the switches, and phases as values to draw. Not here: what anything of this allows.
 *
 * An older record may lack a switch, which then has its standard value; a test holds the values below and the server's
 * together.
 */
import { readGroup } from "../cards/phase.js";

/** @typedef {import("./protocol.js").Ruleset} Ruleset */
/** @typedef {import("./protocol.js").SentRuleset} SentRuleset */

/** @type {Ruleset} */
export const STANDARD = Object.freeze({
  phases: [
    "set3 + set3",
    "set3 + run4",
    "set4 + run4",
    "run7",
    "run8",
    "run9",
    "set4 + set4",
    "colour7",
    "set5 + set2",
    "set5 + set3",
  ],
  hand_size: 10,
  wilds: 8,
  skips: 4,
  discard_piles: 1,
  emptied_pile: "any",
  flip_skip: "skip_first",
  flip_wild: "takeable",
  take_skip: false,
  lay_exact: false,
  naturals: "per_group",
  max_wilds_laid: null,
  hit_same_turn: "any",
  go_out: "any",
  skip_target: "chosen",
  skip_lies: "in_front",
  skip_limit: "waiting",
  points: Object.freeze({ low: 5, high: 10, skip: 15, wild: 25 }),
  advance: "completed",
  end: "round_end",
  tie_break: "first_out",
  phase_choice: "in_order",
  saves_a_round: 0,
  saved_most: null,
  track: "",
  twist_cards: [],
});

/** @param {SentRuleset} sent @returns {Ruleset} */
export function whole(sent) {
  return { ...STANDARD, ...sent, points: { ...STANDARD.points, ...sent.points } };
}

/** @typedef {keyof Ruleset} Switch */

/** The switches whose value is not the standard one. @param {Ruleset} ruleset @returns {Switch[]} */
export function differing(ruleset) {
  const names = /** @type {Switch[]} */ (Object.keys(STANDARD));
  return names.filter((name) => JSON.stringify(ruleset[name]) !== JSON.stringify(STANDARD[name]));
}

/**
 * @typedef {object} Phase
 * @property {number} number What the players call it.
 * @property {readonly {kind: string, size: number}[]} groups Kinds as the server names them.
 */

/**
 * The texts of all phases by place: those of the list, and after them those of the twist cards, numbered on.
 * @param {SentRuleset} ruleset @returns {readonly string[]}
 */
export function phaseTexts({ phases = STANDARD.phases, twist_cards: twists = [] }) {
  if (twists.length === 0) return phases;
  const above = Math.max(0, ...phases.map((text, place) => Number(/^\s*(\d+)\s*:/.exec(text)?.[1]) || place + 1));
  return [...phases, ...twists.map((text, at) => `${above + 1 + at}: ${text}`)];
}

/**
 * Reads a phase's text, `set3 + run4` or `2: set3 + run4`, by its place in the list.
 * @param {SentRuleset} ruleset @param {number} place From 0.
 * @returns {Phase}
 */
export function phaseAt(ruleset, place) {
  const text = phaseTexts(ruleset)[place] ?? "";
  const [, named, body] = /^\s*(?:(\d+)\s*:)?(.*)$/s.exec(text) ?? [];
  const groups = (body ?? "").split("+").flatMap((part) => {
    const group = readGroup(part.replaceAll(" ", ""));
    return group ? [{ kind: group.kind.replace("_", "-"), size: group.size }] : [];
  });
  return { number: Number(named) || place + 1, groups };
}

/** How many phases the game has. @param {SentRuleset} ruleset */
export function phaseCount(ruleset) {
  return (ruleset.phases ?? STANDARD.phases).length;
}
