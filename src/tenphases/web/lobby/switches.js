/** Rules laid over one another, for a summary. Not here: which switches there are; the server says (rules/requests.js). */
import { phaseNumber } from "../app/naming.js";
import { STANDARD } from "../app/ruleset.js";
import { shortened } from "../app/spaces.js";

/** @typedef {import("../app/protocol.js").RuleChoice} RuleChoice */
/** @typedef {import("../app/protocol.js").SentRuleset} SentRuleset */
/** @typedef {import("../app/protocol.js").Setup} Setup */

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
  const lists = setup.variants.some(({ name, ruleset }) => variants.includes(name) && ruleset.phases !== undefined);
  if (lists && rules.track && switches.track === undefined) {
    const numbers = /** @type {string[]} */ (rules.phases ?? STANDARD.phases).map((text, place) => phaseNumber(text, place));
    rules.track = shortened(rules.track, new Set(numbers));
  }
  return /** @type {SentRuleset} */ (rules);
}
