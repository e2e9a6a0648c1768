/**
 * The rules of one table as chapters of sentences: which sentence is told, the table's switches decide.
 * Not here: the sentences (the catalogs) and how a chapter looks (rules-sheet.js).
 */
import { phaseAt, phaseCount, phaseTexts, STANDARD, whole } from "../app/ruleset.js";
import { spacesOf } from "../app/spaces.js";

/** @typedef {import("../app/protocol.js").Ruleset} Ruleset */
/** @typedef {import("../app/protocol.js").SentRuleset} SentRuleset */
/** @typedef {import("../app/ruleset.js").Switch} Switch */
/** @typedef {import("../app/words.js").Args} Args */
/**
 * @typedef {object} Sentence
 * @property {string} key @property {Args} args
 * @property {readonly Switch[]} of The switches that it tells of.
 * @property {boolean} other Whether one of them is not as in the standard game.
 * @property {string} [kind] What the picture beside it shows, of EXAMPLES.
 */
/** @typedef {{id: string, sentences: Sentence[], table?: "phases" | "points"}} Chapter */
/** @typedef {(key: string, of?: readonly Switch[], args?: Args) => Sentence} Teller */
/** @typedef {{tell: Teller, rules: Ruleset, kinds: ReadonlySet<string>, players: number, doubles: boolean}} Told */

/** @param {string | boolean} value */
const hyphens = (value) => String(value).replaceAll("_", "-");

/** @param {Ruleset} rules @returns {Teller} */
function teller(rules) {
  /** @param {Switch} name */
  const differs = (name) => JSON.stringify(rules[name]) !== JSON.stringify(STANDARD[name]);
  return (key, of = [], args = {}) => ({ key, args, of, other: of.some(differs) });
}

/** @param {Told} told @returns {Sentence[]} */
function aim({ tell, rules }) {
  const count = phaseCount(rules);
  const how = rules.advance === "everyone" ? "everyone" : hyphens(rules.phase_choice);
  const board = spacesOf(rules).length > 0;
  return [tell(`rule-aim-${how}`, ["advance", "phase_choice"], { count }), tell(board ? "rule-last-space" : "rule-few-points")];
}

/** @param {Told} told @returns {Sentence[]} */
function saving({ tell, rules }) {
  const { saves_a_round: count, saved_most: most } = rules;
  if (count === 0) return [];
  const limit = most === null ? [] : [tell("rule-save-most", ["saved_most"], { count: most })];
  return [tell("rule-save", ["saves_a_round"], { count }), ...limit, tell("rule-draw-saved"), tell("rule-saved-hidden")];
}

/** @param {Told} told @returns {Sentence[]} */
function turn(told) {
  const { tell, rules } = told;
  const piles = { count: rules.discard_piles };
  const skips = [
    tell(`rule-take-skip-${hyphens(rules.take_skip)}`, ["take_skip"]),
    tell(`rule-flip-skip-${hyphens(rules.flip_skip)}`, ["flip_skip"]),
  ];
  return [
    tell("rule-deal", ["hand_size"], { count: rules.hand_size }),
    tell("rule-turned-up", ["discard_piles"], piles),
    tell("rule-turn"),
    tell("rule-draw", ["discard_piles"], piles),
    ...(rules.emptied_pile === "refill" ? [tell("rule-emptied-refill", ["emptied_pile"])] : []),
    ...saving(told),
    ...(rules.skips > 0 ? skips : []),
    ...(rules.wilds > 0 ? [tell(`rule-flip-wild-${hyphens(rules.flip_wild)}`, ["flip_wild"])] : []),
    tell("rule-renew"),
  ];
}

/** @param {Told} told @returns {Sentence[]} */
function phases({ tell, rules, kinds, doubles }) {
  return [
    tell("rule-lay"),
    ...[...kinds].map((kind) => ({ ...tell(`rule-kind-${kind}`), kind })),
    ...(doubles ? [tell("rule-two-sets")] : []),
    tell(`rule-lay-exact-${hyphens(rules.lay_exact)}`, ["lay_exact"]),
    tell("rule-one-group"),
    ...(rules.skips > 0 ? [tell("rule-skip-in-group")] : []),
  ];
}

/** @param {Told} told @returns {Sentence[]} */
function wilds({ tell, rules, kinds }) {
  if (rules.wilds === 0) return [tell("rule-wilds-none", ["wilds"])];
  const most = rules.max_wilds_laid;
  const plain = [...kinds].some((kind) => !kind.startsWith("colour") || kind === "colour-run");
  const coloured = [...kinds].some((kind) => kind.startsWith("colour"));
  return [
    tell("rule-wilds-many", ["wilds"], { count: rules.wilds }),
    ...(plain ? [{ ...tell("rule-wild-number"), kind: kinds.has("set") ? "wild-set" : "wild-run" }] : []),
    ...(coloured ? [{ ...tell("rule-wild-colour"), kind: "wild-colour" }] : []),
    tell(`rule-naturals-${hyphens(rules.naturals)}`, ["naturals"]),
    most === null ? tell("rule-max-wilds-none", ["max_wilds_laid"]) : tell("rule-max-wilds-value", ["max_wilds_laid"], { count: most }),
    tell("rule-wild-stays"),
    tell("rule-wild-discard"),
  ];
}

/** @param {Told} told @returns {Sentence[]} */
function hitting({ tell, rules, kinds }) {
  const all = [...kinds];
  const runs = all.some((kind) => kind.endsWith("run"));
  const parity = all.some((kind) => /even|odd/.test(kind));
  return [
    tell("rule-hit"),
    tell(`rule-hit-same-turn-${hyphens(rules.hit_same_turn)}`, ["hit_same_turn"]),
    ...(kinds.has("set") ? [tell("rule-hit-set")] : []),
    ...(all.some((kind) => kind.startsWith("colour")) ? [tell("rule-hit-colour")] : []),
    ...(parity ? [tell("rule-hit-parity")] : []),
    ...(runs ? [tell("rule-hit-run")] : []),
  ];
}

/** @param {Told} told @returns {Sentence[]} */
function skips({ tell, rules, players }) {
  if (rules.skips === 0) return [tell("rule-skips-none", ["skips"])];
  return [
    { ...tell("rule-skips-many", ["skips"], { count: rules.skips }), kind: "skip" },
    tell(`rule-skip-target-${hyphens(rules.skip_target)}`, ["skip_target"]),
    tell(`rule-skip-lies-${hyphens(rules.skip_lies)}`, ["skip_lies"]),
    tell(`rule-skip-limit-${hyphens(rules.skip_limit)}`, ["skip_limit"]),
    ...(players === 2 ? [tell("rule-skip-two")] : []),
    tell("rule-skip-keep"),
  ];
}

/** @param {Told} told @returns {Sentence[]} */
function out({ tell, rules }) {
  return [tell("rule-out"), tell(`rule-go-out-${hyphens(rules.go_out)}`, ["go_out"]), tell("rule-blocked")];
}

/** @param {Told} told @returns {Sentence[]} */
function points({ tell, rules }) {
  if (spacesOf(rules).length > 0) {
    const twists = rules.twist_cards.length > 0 ? [tell("rule-move-twist", ["twist_cards"])] : [];
    const none = Object.values(rules.points).some(Boolean) ? [] : [tell("rule-points-none", ["points"])];
    return [...none, tell("rule-twist-space", ["track", "twist_cards"]), tell("rule-move"), ...twists];
  }
  return [tell("rule-points", ["points"]), tell("rule-points-table"), tell("rule-points-phase")];
}

/** @param {Told} told @returns {Sentence[]} */
function end({ tell, rules }) {
  if (rules.end === "last_space") {
    return [tell("rule-end-last-space", ["end"]), tell(`rule-tie-break-${hyphens(rules.tie_break)}`, ["tie_break"]), tell("rule-ranks-board")];
  }
  const any = rules.phase_choice !== "in_order" && rules.advance === "completed";
  const onward = any ? tell("rule-advance-completed-any", ["advance", "phase_choice"]) : tell(`rule-advance-${hyphens(rules.advance)}`, ["advance"]);
  // Whoever lays the last phase first has won alone.
  const ties = rules.end === "on_lay" ? [] : [tell(`rule-tie-break-${hyphens(rules.tie_break)}`, ["tie_break"])];
  return [onward, tell(`rule-end-${hyphens(rules.end)}`, ["end"], { count: phaseCount(rules) }), ...ties, tell("rule-ranks")];
}

/** @param {Told} told @returns {Sentence[]} */
function advice({ tell, rules }) {
  return [
    ...(rules.wilds > 0 ? [tell("advice-wilds", [], { points: rules.points.wild })] : []),
    tell("advice-watch"),
    tell("advice-feed"),
    tell("advice-hit"),
    tell("advice-high"),
    ...(rules.skips > 0 ? [tell(`advice-skip-${rules.skip_target}`)] : []),
    tell("advice-luck"),
  ];
}

/** The kinds of groups that the phases ask for, and whether one phase asks for two sets. @param {Ruleset} rules */
function kindsOf(rules) {
  const each = phaseTexts(rules).map((_, place) => phaseAt(rules, place).groups.map(({ kind }) => kind));
  return { kinds: new Set(each.flat()), doubles: each.some((kinds) => kinds.filter((kind) => kind === "set").length > 1) };
}

/**
 * The rules of a table, and what experienced players advise at it.
 * @param {SentRuleset} sent @param {number} [players] How many sit there, if it is known.
 * @returns {Chapter[]}
 */
export function chapters(sent, players = 0) {
  const rules = whole(sent);
  /** @type {Told} */
  const told = { tell: teller(rules), rules, players, ...kindsOf(rules) };
  return [
    { id: "aim", sentences: aim(told) },
    { id: "turn", sentences: turn(told) },
    { id: "phases", sentences: phases(told), table: "phases" },
    { id: "wilds", sentences: wilds(told) },
    { id: "hitting", sentences: hitting(told) },
    { id: "skips", sentences: skips(told) },
    { id: "out", sentences: out(told) },
    { id: "points", sentences: points(told), ...(spacesOf(rules).length > 0 ? {} : { table: /** @type {const} */ ("points") }) },
    { id: "end", sentences: end(told) },
    { id: "advice", sentences: advice(told) },
  ];
}

/** Cards that show a kind of group, or wilds in one; what a wild stands for follows it. @type {Readonly<Record<string, readonly string[]>>} */
export const EXAMPLES = Object.freeze({
  "wild-set": ["R7", "W7", "G7"],
  "wild-run": ["B3", "W4", "Y5", "R6"],
  "wild-colour": ["G2", "WG", "G9"],
  skip: ["S"],
  set: ["R7", "B7", "G7"],
  run: ["B3", "Y4", "Y5", "R6"],
  colour: ["G2", "G5", "G9", "G11"],
  "colour-run": ["B4", "B5", "B6", "B7"],
  even: ["R2", "Y4", "G8", "B10"],
  odd: ["B1", "G3", "Y7", "R11"],
  "colour-even": ["Y2", "Y6", "Y8"],
  "colour-odd": ["R1", "R5", "R9"],
});
