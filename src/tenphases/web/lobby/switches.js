/** The single switches of the rules and the values each may have, and rules laid over one another, for a summary. */
import { STANDARD } from "../app/ruleset.js";

/** @typedef {import("../app/protocol.js").RuleChoice} RuleChoice */
/** @typedef {import("../app/protocol.js").SentRuleset} SentRuleset */
/** @typedef {import("../app/protocol.js").Setup} Setup */
/** @typedef {import("../app/protocol.js").SwitchValue} SwitchValue */

/** @param {number} from @param {number} to */
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** @type {Readonly<Record<string, readonly SwitchValue[]>>} */
export const SWITCHES = Object.freeze({
  hand_size: range(5, 15),
  wilds: range(0, 16),
  skips: range(0, 12),
  discard_piles: range(1, 3),
  flip_skip: ["skip_first", "bury"],
  flip_wild: ["takeable", "bury"],
  take_skip: [false, true],
  lay_exact: [false, true],
  naturals: ["per_group", "per_phase"],
  max_wilds_laid: [null, ...range(0, 6)],
  hit_same_turn: ["any", "own"],
  go_out: ["any", "discard"],
  skip_target: ["chosen", "next"],
  skip_lies: ["in_front", "on_pile", "set_aside"],
  skip_limit: ["waiting", "lap", "not_twice_running", "none"],
  "points.low": [1, 2, 5, 10],
  "points.high": [5, 10, 15, 20],
  "points.skip": [10, 15, 20, 25, 50],
  "points.wild": [15, 20, 25, 30, 50],
  advance: ["completed", "everyone"],
  end: ["round_end", "on_lay", "all_finished", "after_rounds"],
  tie_break: ["first_out", "first_lay", "shared"],
  phase_choice: ["in_order", "when_laid", "before_play"],
});

/**
 * What the chosen rules come to, for a summary; what holds is said by the table once it is open.
 * @param {Setup} setup @param {RuleChoice} choice @returns {SentRuleset}
 */
export function laidOver(setup, { preset = "standard", variants = [], switches = {} }) {
  /** @type {Record<string, any>} */
  const rules = { ...setup.presets.find(({ name }) => name === preset)?.ruleset };
  for (const name of variants) Object.assign(rules, setup.variants.find((one) => one.name === name)?.ruleset);
  for (const [name, value] of Object.entries(switches)) {
    const [whole = "", part] = name.split(".");
    if (part) rules[whole] = { ...STANDARD.points, ...rules[whole], [part]: value };
    else rules[whole] = value;
  }
  return /** @type {SentRuleset} */ (rules);
}
