/**
 * How cards, groups, phases, players, refusals and settings are called in the page's language.
 * The same as `i18n/words.py`, which explains each part. Not here: what is said at a table (telling.js).
 */
import { has, say } from "./words.js";

/** @typedef {import("./words.js").Value} Value */
/** @typedef {import("./words.js").Args} Args */
/** @typedef {string | number | boolean | null | undefined | readonly string[] | Record<string, number>} Setting */

/** @type {Readonly<Record<string, string>>} */
export const COLOUR_OF_LETTER = Object.freeze({ R: "red", B: "blue", Y: "yellow", G: "green" });

/** @param {string} code @returns {string} */
const hyphens = (code) => code.replace(/[_.]/g, "-");

/**
 * @param {string} text A phase, `set3 + run4` or `2: set3 + run4`.
 * @returns {[string | undefined, string]} Its own number, if it has one, and its groups.
 */
function parts(text) {
  const found = /^\s*(?:([0-9]+)\s*:)?\s*([^]*?)\s*$/.exec(text);
  return [found?.[1], found?.[2] ?? text];
}

/**
 * The number the players know a phase by.
 * @param {string} text @param {number} place Its place in the list, from 0.
 * @returns {number}
 */
export function phaseNumber(text, place) {
  const [number] = parts(text);
  return number ? Number(number) : place + 1;
}

/**
 * A card's spoken name.
 * @param {string} face @param {Value} [role] What a laid wild stands for: a number or a colour's letter.
 * @returns {string}
 */
export function cardName(face, role = 0) {
  return say("card", { face, role });
}

/** @param {readonly string[]} faces @returns {string} */
export function cardNames(faces) {
  return listed(faces.map((face) => cardName(face)));
}

/** @param {number} number @returns {string} */
export function numberName(number) {
  return say("number", { number });
}

/**
 * A list in words.
 * @param {readonly string[]} items @param {"more" | "and" | "or"} [last] How it ends.
 * @returns {string}
 */
export function listed(items, last = "more") {
  if (items.length < 2) return items.join("");
  const start = items.slice(0, -1).reduce((first, second) => say("list-more", { first, second }));
  return say(`list-${last}`, { first: start, second: items.at(-1) ?? "" });
}

/**
 * The groups that a phase asks for, given as `set3`. Unreadable text stays as it is.
 * @param {string} text @param {number} [count] @returns {string}
 */
export function groupWords(text, count = 1) {
  const found = /^([a-z]+(?:-[a-z]+)?)\s*([0-9]+)$/.exec(text.trim());
  const key = `group-${found?.[1]}`;
  return found && has(key) ? say(key, { size: Number(found[2]), count }) : text;
}

/**
 * What a phase asks for, given as `set3 + run4` or `2: set3 + run4`.
 * @param {string} text @returns {string}
 */
export function phaseWords(text) {
  /** @type {{group: string, count: number}[]} */
  const groups = [];
  for (const part of parts(text)[1].split("+")) {
    const group = part.trim();
    const last = groups.at(-1);
    if (last && last.group === group) last.count += 1;
    else groups.push({ group, count: 1 });
  }
  return groups
    .map(({ group, count }) => groupWords(group, count))
    .reduce((first, second) => say("group-plus", { first, second }));
}

/**
 * A phase's number and what it asks for.
 * @param {string} text @param {number} place Its place in the list, from 0. @returns {string}
 */
export function phaseTitle(text, place) {
  return say("phase-title", { phase: phaseNumber(text, place), groups: phaseWords(text) });
}

/** @param {number} seat @param {readonly string[]} names @returns {string} */
export function playerName(seat, names) {
  return names[seat] ?? say("player-at", { number: seat + 1 });
}

/**
 * Why a move may not be made. The words for dice come with their table (dice/).
 * @param {{type?: string, code: string, about?: Args}} refusal @param {readonly string[]} [names] By seat.
 * @returns {string}
 */
export function refusalText({ type, code, about = {} }, names = []) {
  /** @type {Args} */
  const args = {};
  for (const [name, value] of Object.entries(about)) Object.assign(args, aboutOf(name, value, names));
  return type === "DiceRefusal" ? say(`dice-refusal-${hyphens(code)}`, args) : say(`refusal-${hyphens(code)}`, args);
}

/** @param {string} name @param {Value} value @param {readonly string[]} names @returns {Args} */
function aboutOf(name, value, names) {
  if (name === "seat") return { player: playerName(Number(value), names) };
  if (name === "card") return { face: value };
  if (name !== "ends") return { [name]: value };
  const ends = String(value).split(" ").filter(Boolean);
  return { ends: listed(ends, "or"), count: ends.length };
}

/**
 * Why a game cannot be played by these rules.
 * @param {{type?: string, code: string, about?: Args}} finding @returns {string}
 */
export function findingText({ type, code, about = {} }) {
  const args = { ...about };
  if (args.group !== undefined) args.group = groupWords(String(args.group));
  if (args.switch !== undefined) args.switch = switchName(String(args.switch));
  return type === "DiceFinding" ? say(`dice-finding-${hyphens(code)}`, args) : say(`finding-${hyphens(code)}`, args);
}

/** Why the table did not take a command. @param {string} code @returns {string} */
export function problemText(code) {
  return say(`problem-${hyphens(code)}`);
}

/** A switch's name, given as `hit_same_turn` or `points.low`. @param {string} name @returns {string} */
export function switchName(name) {
  return say(`switch-${hyphens(name)}`);
}

/** What a switch's value means. @param {string} name @param {Setting} value @returns {string} */
export function settingText(name, value) {
  const key = `switch-${hyphens(name)}`;
  const nothing = (name === "track" && value === "") || (name === "twist_cards" && Array.isArray(value) && value.length === 0);
  if (value == null || nothing) return say(`${key}-none`);
  if (name === "track") return say(`${key}-value`, { value: String(value) });
  if (typeof value === "number") return say(`${key}-value`, { value });
  if (typeof value === "string" || typeof value === "boolean") return say(`${key}-${hyphens(String(value))}`);
  if (Array.isArray(value)) return listed(value.map((text, place) => (name === "phases" ? phaseTitle(text, place) : phaseWords(text))));
  const pairs = Object.entries(value);
  return listed(
    pairs.map(([part, number]) =>
      say("switch-setting", { switch: switchName(`${name}.${part}`), value: number }),
    ),
  );
}

/**
 * Each switch's name and value. A ruleset as sent holds only what is not standard.
 * @param {object} ruleset @returns {[string, string][]}
 */
export function settingsText(ruleset) {
  return Object.entries(ruleset).map(([name, value]) => [switchName(name), settingText(name, value)]);
}
