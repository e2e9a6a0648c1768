/**
 * What games there are to keep a sheet for, kept on the device so that a new sheet needs no network.
 * Not here: what the rules mean (naming.js) or how a choice is made (rules-choice.js).
 */
import { recall, remember } from "../../app/prefs.js";
import { STANDARD, whole } from "../../app/ruleset.js";
import { shortened } from "../../app/spaces.js";
import { phaseNumber } from "../../app/naming.js";

/** @typedef {import("../../app/protocol.js").Setup} Setup */
/** @typedef {import("../../app/protocol.js").SentRuleset} SentRuleset */
/** @typedef {import("../../app/protocol.js").Ruleset} Ruleset */
/** @typedef {import("../../app/protocol.js").Finding} Finding */

/** What can be chosen where nothing was ever fetched. @type {Setup} */
const BARE = { version: "", presets: [{ name: "standard", ruleset: {} }], variants: [], bots: [], languages: [] };

/** What the device knows without asking. @returns {Setup} */
export function knownSetup() {
  const kept = /** @type {Setup | null} */ (recall("setup", null));
  return kept && Array.isArray(kept.presets) && kept.presets.length > 0 ? kept : BARE;
}

/** Asks the server what there is; without an answer, what the device knows. @returns {Promise<Setup>} */
export async function freshSetup() {
  try {
    const answer = await fetch("/api/setup");
    if (!answer.ok) return knownSetup();
    const setup = await answer.json();
    remember("setup", setup);
  } catch {
    // Offline: what is known has to do.
  }
  return knownSetup();
}

/** The phases of a list by their numbers. @param {readonly string[]} texts @returns {Map<number, string>} */
function byNumber(texts) {
  return new Map(texts.map((text, place) => [phaseNumber(text, place), text]));
}

/**
 * A list narrowed as each variant narrows the standard one: a beginning of it takes the first so many of whatever
 * is left, anything else keeps the phases with those numbers.
 * @param {readonly string[]} phases @param {readonly (readonly string[])[]} narrowed @returns {string[]}
 */
function narrow(phases, narrowed) {
  let left = [...phases];
  for (const list of narrowed) {
    const isStart = list.every((text, place) => text === STANDARD.phases[place]);
    if (isStart) {
      left = left.slice(0, list.length);
      continue;
    }
    const kept = byNumber(list);
    left = [...byNumber(left).keys()].flatMap((number) => kept.get(number) ?? []);
  }
  return left;
}

/**
 * The rules of a preset with variants laid over it, as the server would combine them.
 * @param {Setup} setup @param {string} preset @param {readonly string[]} variants @returns {SentRuleset}
 */
export function combined(setup, preset, variants) {
  const base = setup.presets.find(({ name }) => name === preset)?.ruleset ?? {};
  const over = setup.variants.filter(({ name }) => variants.includes(name));
  /** @type {SentRuleset} */
  let ruleset = { ...base };
  for (const { name, ruleset: changed } of over) {
    ruleset = { ...ruleset, ...spare(whole(changed)), phases: ruleset.phases };
    // A variant is known by what is not standard in it; this one brings a standard value back.
    if (name === "no-skip-pickup") ruleset.take_skip = false;
  }
  const lists = over.map(({ ruleset: changed }) => whole(changed).phases);
  const before = whole(base).phases;
  ruleset.phases = narrow(before, lists);
  if (ruleset.track && ruleset.phases.join() !== before.join()) ruleset.track = shortened(ruleset.track, new Set(byNumber(ruleset.phases).keys()));
  return spare(whole(ruleset));
}

/** A ruleset without what is standard in it. @param {Ruleset} full @returns {SentRuleset} */
function spare(full) {
  const named = /** @type {(keyof Ruleset)[]} */ (Object.keys(STANDARD));
  const kept = named.filter((name) => JSON.stringify(full[name]) !== JSON.stringify(STANDARD[name]));
  return Object.fromEntries(kept.map((name) => [name, full[name]]));
}

/** Why a sheet cannot be kept by these rules (R2.7, R10.3). @param {SentRuleset} sent @returns {Finding[]} */
export function findingsOf(sent) {
  const { phases, advance, end, phase_choice: choice, track } = whole(sent);
  /** @type {Finding[]} */
  const found = [];
  if (phases.length === 0) found.push({ code: "no_phases" });
  if (advance === "everyone" && end !== "after_rounds") found.push({ code: "everyone_needs_rounds" });
  if (advance === "everyone" && choice !== "in_order") found.push({ code: "everyone_needs_order" });
  if (choice === "by_board" && track === "") found.push({ code: "board_needs_track" });
  return found;
}
