/**
 * Words for the page: the catalogs of `i18n/locales`, and how cards, phases, refusals and settings are called in them.
 * The same as `i18n/words.py`, which explains each part. Not here: what is said at a table (telling.js).
 */
import { FluentBundle, FluentResource } from "../vendor/fluent.js";

/** @typedef {string | number} Value */
/** @typedef {Record<string, Value>} Args */
/** @typedef {string | number | boolean | null | undefined | readonly string[] | Record<string, number>} Setting */

/** Each language by its own name, for choosing. @type {Readonly<Record<string, string>>} */
export const NAMES = Object.freeze({
  en: "English",
  fi: "suomi",
  nb: "norsk bokmål",
  nl: "Nederlands",
  da: "dansk",
});
export const LANGUAGES = Object.freeze(Object.keys(NAMES));
/** The catalog files the page needs. @type {readonly string[]} */
export const AREAS = Object.freeze([
  "cards", "rules", "refusals", "findings", "problems", "presets", "table", "page",
]);

/** @type {Readonly<Record<string, string>>} */
const NEAREST = Object.freeze({ no: "nb", nn: "nb" });
/** @type {Readonly<Record<string, string>>} */
export const COLOUR_OF_LETTER = Object.freeze({ R: "red", B: "blue", Y: "yellow", G: "green" });
/** @type {Readonly<Record<string, string>>} */
const NO_NUMBER = Object.freeze({ W: "wild", S: "skip", "?": "unknown" });

/**
 * The language for a reader who asks for these, the dearest first: `navigator.languages` or the like.
 * @param {readonly string[]} tags @returns {string}
 */
export function negotiate(tags) {
  for (const tag of tags) {
    const primary = (tag.trim().replaceAll("_", "-").split("-")[0] ?? "").toLowerCase();
    const language = NEAREST[primary] ?? primary;
    if (LANGUAGES.includes(language)) return language;
  }
  return "en";
}

/**
 * Fetches a language's catalogs.
 * @param {string} language @param {string} [base] Where the catalogs are served.
 * @returns {Promise<Words>}
 */
export async function load(language, base = "/locales") {
  const texts = AREAS.map(async (area) => {
    const answer = await fetch(`${base}/${language}/${area}.ftl`);
    if (!answer.ok) throw new Error(`${answer.status} for ${answer.url}`);
    return answer.text();
  });
  return new Words(language, await Promise.all(texts));
}

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
 * What Fluent is given for these arguments: a `face` (and `role`) becomes the variables of the message `card`.
 * @param {Args} args @returns {Args}
 */
function variables(args) {
  if (!("face" in args)) return args;
  const { face, role = 0, ...rest } = args;
  const text = String(face);
  return {
    colour: NO_NUMBER[text] ?? COLOUR_OF_LETTER[text[0] ?? ""] ?? "unknown",
    number: text in NO_NUMBER ? 0 : Number(text.slice(1)),
    role: COLOUR_OF_LETTER[role] ?? role,
    ...rest,
  };
}

/** One language's sentences, and how the things of the game are called in it. */
export class Words {
  /**
   * @param {string} language @param {readonly string[]} texts The texts of its catalogs.
   * @param {object} [options]
   * @param {boolean} [options.strict] Whether a fault throws; on the page it is noted and the key shown instead.
   */
  constructor(language, texts, { strict = false } = {}) {
    this.language = language;
    this.strict = strict;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text));
  }

  /** @param {string} key @returns {boolean} */
  has(key) {
    return this.bundle.hasMessage(key);
  }

  /**
   * A sentence with its variables filled in; with `face` (and `role`) it may say `{ card }`.
   * @param {string} key @param {Args} [args] @returns {string}
   */
  say(key, args = {}) {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern == null) return this.fault(key, "no such message");
    /** @type {Error[]} */
    const errors = [];
    const text = this.bundle.formatPattern(pattern, variables(args), errors);
    return errors.length ? this.fault(key, errors.join("; ")) : text;
  }

  /** @param {string} key @param {string} why @returns {string} */
  fault(key, why) {
    const report = `${this.language}: ${key}: ${why}`;
    if (this.strict) throw new Error(report);
    console.error(report);
    return key;
  }

  /**
   * A card's spoken name.
   * @param {string} face @param {Value} [role] What a laid wild stands for: a number or a colour's letter.
   * @returns {string}
   */
  card(face, role = 0) {
    return this.say("card", { face, role });
  }

  /** @param {readonly string[]} faces @returns {string} */
  cards(faces) {
    return this.listed(faces.map((face) => this.card(face)));
  }

  /** @param {number} number @returns {string} */
  number(number) {
    return this.say("number", { number });
  }

  /**
   * A list in words.
   * @param {readonly string[]} items @param {"more" | "and" | "or"} [last] How it ends.
   * @returns {string}
   */
  listed(items, last = "more") {
    if (items.length < 2) return items.join("");
    const start = items.slice(0, -1).reduce((first, second) => this.say("list-more", { first, second }));
    return this.say(`list-${last}`, { first: start, second: items.at(-1) ?? "" });
  }

  /**
   * The groups that a phase asks for, given as `set3`. Unreadable text stays as it is.
   * @param {string} text @param {number} [count] @returns {string}
   */
  group(text, count = 1) {
    const found = /^([a-z]+(?:-[a-z]+)?)\s*([0-9]+)$/.exec(text.trim());
    const key = `group-${found?.[1]}`;
    return found && this.has(key) ? this.say(key, { size: Number(found[2]), count }) : text;
  }

  /**
   * What a phase asks for, given as `set3 + run4` or `2: set3 + run4`.
   * @param {string} text @returns {string}
   */
  phase(text) {
    /** @type {{group: string, count: number}[]} */
    const groups = [];
    for (const part of parts(text)[1].split("+")) {
      const group = part.trim();
      const last = groups.at(-1);
      if (last && last.group === group) last.count += 1;
      else groups.push({ group, count: 1 });
    }
    return groups
      .map(({ group, count }) => this.group(group, count))
      .reduce((first, second) => this.say("group-plus", { first, second }));
  }

  /**
   * A phase's number and what it asks for.
   * @param {string} text @param {number} place Its place in the list, from 0. @returns {string}
   */
  phaseTitle(text, place) {
    return this.say("phase-title", { phase: phaseNumber(text, place), groups: this.phase(text) });
  }

  /** @param {number} seat @param {readonly string[]} names @returns {string} */
  player(seat, names) {
    return names[seat] ?? this.say("player-at", { number: seat + 1 });
  }

  /**
   * Why a move may not be made.
   * @param {{code: string, about?: Args}} refusal @param {readonly string[]} [names] By seat.
   * @returns {string}
   */
  refusal({ code, about = {} }, names = []) {
    /** @type {Args} */
    const args = {};
    for (const [name, value] of Object.entries(about)) Object.assign(args, this.about(name, value, names));
    return this.say(`refusal-${hyphens(code)}`, args);
  }

  /** @param {string} name @param {Value} value @param {readonly string[]} names @returns {Args} */
  about(name, value, names) {
    if (name === "seat") return { player: this.player(Number(value), names) };
    if (name === "card") return { face: value };
    if (name !== "ends") return { [name]: value };
    const ends = String(value).split(" ").filter(Boolean);
    return { ends: this.listed(ends, "or"), count: ends.length };
  }

  /**
   * Why a game cannot be played by these rules.
   * @param {{code: string, about?: Args}} finding @returns {string}
   */
  finding({ code, about = {} }) {
    const args = { ...about };
    if (args.group !== undefined) args.group = this.group(String(args.group));
    if (args.switch !== undefined) args.switch = this.switch(String(args.switch));
    return this.say(`finding-${hyphens(code)}`, args);
  }

  /** Why the table did not take a command. @param {string} code @returns {string} */
  problem(code) {
    return this.say(`problem-${hyphens(code)}`);
  }

  /** A switch's name, given as `hit_same_turn` or `points.low`. @param {string} name @returns {string} */
  switch(name) {
    return this.say(`switch-${hyphens(name)}`);
  }

  /** What a switch's value means. @param {string} name @param {Setting} value @returns {string} */
  setting(name, value) {
    const key = `switch-${hyphens(name)}`;
    if (value == null) return this.say(`${key}-none`);
    if (typeof value === "number") return this.say(`${key}-value`, { value });
    if (typeof value === "string" || typeof value === "boolean") return this.say(`${key}-${hyphens(String(value))}`);
    if (Array.isArray(value)) return this.listed(value.map((text, place) => this.phaseTitle(text, place)));
    const pairs = Object.entries(value);
    return this.listed(
      pairs.map(([part, number]) =>
        this.say("switch-setting", { switch: this.switch(`${name}.${part}`), value: number }),
      ),
    );
  }

  /**
   * Each switch's name and value. A ruleset as sent holds only what is not standard.
   * @param {object} ruleset @returns {[string, string][]}
   */
  settings(ruleset) {
    return Object.entries(ruleset).map(([name, value]) => [this.switch(name), this.setting(name, value)]);
  }

  /** First names for bots. @returns {string[]} */
  botNames() {
    return this.say("bot-names").split(",").map((name) => name.trim());
  }
}
