/**
 * Words for the page: the catalogs of `i18n/locales` in the reader's language, and saying a sentence from them.
 * Not here: which sentence is called for, and what a card or a refusal asks for in it (say.js).
 */
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent.js";

/** @typedef {string | number} Value */
/** @typedef {Record<string, Value>} Args */

/** Each language by its own name, for choosing. @type {Readonly<Record<string, string>>} */
export const NAMES = Object.freeze({
  en: "English",
  fi: "suomi",
  nb: "norsk bokmål",
  nl: "Nederlands",
  da: "dansk",
});
export const LANGUAGES = Object.freeze(Object.keys(NAMES));
/** The page's catalogs. @type {readonly string[]} */
export const AREAS = Object.freeze([
  "cards",
  "rules",
  "refusals",
  "findings",
  "problems",
  "presets",
  "table",
  "page",
  "sheet",
  "learn",
  "lobby",
  "after",
  "dice",
  "editor",
  "coach",
]);
/** Those of them that are fetched when they are first wanted. @type {readonly string[]} */
export const LATER = Object.freeze(["sheet", "learn", "lobby", "after", "dice", "editor", "coach"]);

/** @type {Readonly<Record<string, string>>} */
const NEAREST = Object.freeze({ no: "nb", nn: "nb" });
/** @type {Readonly<Record<string, string>>} */
const COLOUR_OF_LETTER = Object.freeze({ R: "red", B: "blue", Y: "yellow", G: "green" });
/** @type {Readonly<Record<string, string>>} */
const NO_NUMBER = Object.freeze({ W: "wild", S: "skip", "?": "unknown" });

/**
 * The language for a reader who asks for these, the dearest first.
 * @param {readonly string[]} tags `navigator.languages`, or a choice made before. @returns {string}
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
 * What Fluent is given for these arguments: a `face` (and `role`) becomes the variables of the message `card`.
 * @param {Args} args @returns {Args}
 */
function variables(args) {
  if ("die" in args) {
    const { die, ...rest } = args;
    const shown = String(die);
    return { colour: COLOUR_OF_LETTER[shown.at(-1) ?? ""] ?? "", number: Number.parseInt(shown, 10) || 0, ...rest };
  }
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

/**
 * A number that is written without asking the browser how where all these languages write it alike: the browser needs
 * longer for its first number than for a whole page.
 */
class Plain extends FluentNumber {
  /** @override @param {unknown} scope @returns {string} */
  toString(scope) {
    return Number.isInteger(this.value) && this.value >= 0 && this.value < 1000 ? String(this.value) : super.toString(scope);
  }
}

/** @param {Args} args @returns {Record<string, string | Plain>} */
function plain(args) {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? new Plain(value) : value]));
}

/** The sentences of one language. */
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
    for (const text of texts) this.add(text);
  }

  /** Takes the text of one more catalog into use. @param {string} text */
  add(text) {
    this.bundle.addResource(new FluentResource(text));
  }

  /** Whether there is such a sentence. @param {string} key @returns {boolean} */
  has(key) {
    return this.bundle.hasMessage(key);
  }

  /**
   * A sentence with its variables filled in; with `face` (and `role`) it may say `{ card }`.
   * @param {string} key @param {Args} [args] @returns {string}
   */
  say(key, args = {}) {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern == null) return this.#fault(key, "no such message");
    /** @type {Error[]} */
    const errors = [];
    const text = this.bundle.formatPattern(pattern, plain(variables(args)), errors);
    return errors.length ? this.#fault(key, errors.join("; ")) : text;
  }

  /** @param {string} key @param {string} why @returns {string} */
  #fault(key, why) {
    const report = `${this.language}: ${key}: ${why}`;
    if (this.strict) throw new Error(report);
    console.error(report);
    return key;
  }
}

/** Where the catalogs are served; those that every page wants come there in one piece. */
const SERVED = "/locales";

let current = new Words("en", []);
/** Those of LATER that were wanted, each with what waits for it. @type {Map<string, Promise<void>>} */
const wanted = new Map();

/** @param {string} address @returns {Promise<string>} */
async function textAt(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} for ${answer.url}`);
  return answer.text();
}

/** @param {string} language @param {string} area @param {string} base */
const catalog = (language, area, base) => textAt(`${base}/${language}/${area}.ftl`);

/** What every page wants. @param {string} language @param {string} base @returns {Promise<readonly string[]>} */
async function everyday(language, base) {
  if (base === SERVED) return [await textAt(`${base}/${language}.ftl`)];
  return Promise.all(AREAS.filter((area) => !LATER.includes(area)).map((area) => catalog(language, area, base)));
}

/**
 * Fetches a language's catalogs; from then on the page speaks it.
 * @param {string} language One of LANGUAGES. @param {string} [base] Where the catalogs are served.
 * @returns {Promise<Words>}
 */
export async function speak(language, base = SERVED) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  const missing = () => LATER.filter((area) => !texts.has(area) && wanted.has(area));
  const fetchThem = () => Promise.all(missing().map(async (area) => texts.set(area, await catalog(language, area, base))));
  const [first] = await Promise.all([everyday(language, base), fetchThem()]);
  // Meanwhile one more may have been wanted.
  while (missing().length > 0) await fetchThem();
  current = new Words(language, [...first, ...texts.values()]);
  return current;
}

/**
 * Fetches one of LATER as well; from then on it comes with every language.
 * @param {string} area @param {string} [base] Where the catalogs are served.
 * @returns {Promise<void>}
 */
export function speakAlso(area, base = SERVED) {
  const coming = wanted.get(area) ?? addTo(current, area, base);
  wanted.set(area, coming);
  coming.catch(() => wanted.delete(area));
  return coming;
}

/** @param {Words} words @param {string} area @param {string} base */
async function addTo(words, area, base) {
  words.add(await catalog(words.language, area, base));
}

/** The language the page speaks. @returns {string} */
export const language = () => current.language;

/** Whether there is such a sentence in the page's language. @param {string} key @returns {boolean} */
export const has = (key) => current.has(key);

/** A sentence in the page's language. @param {string} key @param {Args} [args] @returns {string} */
export const say = (key, args) => current.say(key, args);
