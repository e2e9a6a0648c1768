/**
 * Rules while somebody makes them: what is typed, kept on the device as it is, and what the server says about it.
 * Not here: how it looks. What is typed is never changed by an answer.
 */
import { recall, remember } from "../app/prefs.js";
import { whole } from "../app/ruleset.js";
import { checkRules } from "./requests.js";

/** @typedef {import("../app/protocol.js").RuleChoice} RuleChoice */
/** @typedef {import("../app/protocol.js").SentRuleset} SentRuleset */
/** @typedef {import("../app/protocol.js").SwitchValue} SwitchValue */
/** @typedef {import("./types.js").Draft} Draft */
/** @typedef {import("./types.js").Line} Line */
/** @typedef {import("./types.js").Note} Note */
/** @typedef {import("./types.js").PhaseRead} PhaseRead */
/** @typedef {import("./types.js").RulesChecked} RulesChecked */
/** @typedef {{from: string, draft: Draft}} Kept */

/** After so long without another change the server is asked. */
const REST = 350;
/** How long until the difficulties that are still missing are asked for again. */
const SOON = 900;
/** How long until the server is tried again that did not answer. */
const LATER = 3000;
const MOST_KEPT = 4;
/** What the server reads of a list. */
const MOST_LINES = 200;
export const LONGEST = 200;

let ids = 0;

/** @param {string} text @returns {Line} */
export const newLine = (text) => ({ id: ++ids, text });

/** The switches of a ruleset by name, the points each alone, without the phases. @param {SentRuleset} sent */
export function valuesOf(sent) {
  /** @type {Record<string, SwitchValue>} */
  const values = {};
  for (const [name, value] of Object.entries(whole(sent))) {
    if (name === "phases") continue;
    if (value !== null && typeof value === "object" && !Array.isArray(value)) {
      for (const [part, number] of Object.entries(value)) values[`${name}.${part}`] = number;
    } else values[name] = /** @type {SwitchValue} */ (value);
  }
  return values;
}

export class Making {
  /** @param {() => void} changed Called whenever something is to be shown anew. */
  constructor(changed) {
    this.changed = changed;
    /** @type {Draft | null} */
    this.draft = null;
    /** @type {RulesChecked | null} */
    this.checked = null;
    /** Whether what is shown of the answer is of what is typed now. */
    this.upToDate = false;
    this.away = false;
    /** What was there before other rules took its place. @type {Draft | null} */
    this.before = null;
    this.from = "";
    /** What is said of each line; `own` is its number where it bears another than its place. @type {Map<number, {read: PhaseRead, notes: Note[], own: number | undefined}>} */
    this.readings = new Map();
    this.asked = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /**
   * Begins with rules as they stand; what was typed from there on and not used is brought back.
   * @param {RuleChoice} choice @param {string} name @returns {Promise<void>} Throws where no server answers.
   */
  async begin(choice, name) {
    this.from = JSON.stringify([name, choice]);
    const kept = recall("rules-drafts", /** @type {Kept[]} */ ([])).find(({ from }) => from === this.from);
    if (kept) {
      this.draft = { ...kept.draft, lines: kept.draft.lines.map(({ text }) => newLine(text)) };
      return void (await this.now());
    }
    await this.load(choice, name);
  }

  /** Puts other rules in place of what is there. @param {RuleChoice} choice @param {string} [name] */
  async load(choice, name) {
    const checked = await checkRules(choice);
    const { ruleset, wrong } = checked;
    const values = valuesOf(ruleset);
    for (const one of wrong) if (one.code === "bad_switch_value") values[one.name] = choice.switches?.[one.name] ?? "";
    const lines = whole(ruleset).phases.map((text) => newLine(text));
    const first = this.draft === null;
    this.before = this.draft;
    this.draft = { name: name ?? this.draft?.name ?? "", values, lines };
    this.#hear(checked, lines);
    if (!first) this.#keep();
  }

  /** Puts other phases in place of those that are there. @param {readonly string[]} phases */
  setPhases(phases) {
    this.before = this.draft;
    this.change({ lines: phases.map((text) => newLine(text)) });
  }

  /** Puts back what was there before. */
  restore() {
    const { before } = this;
    this.before = null;
    if (before) this.change(before);
  }

  /** Changes the draft; the server is asked when nothing more is changed for a while. @param {Partial<Draft>} change */
  change(change) {
    if (!this.draft) return;
    this.draft = { ...this.draft, ...change };
    this.#keep();
    if (Object.keys(change).some((part) => part !== "name")) {
      this.upToDate = false;
      this.#later(REST);
    }
    this.changed();
  }

  /** @param {string} name @param {SwitchValue} value */
  set(name, value) {
    this.change({ values: { ...this.draft?.values, [name]: value } });
  }

  /** What is typed, as it is sent. @returns {RuleChoice & {lines: string[]}} */
  get written() {
    return { preset: "standard", variants: [], switches: this.draft?.values ?? {}, lines: this.lines.map(({ text }) => text.slice(0, LONGEST)) };
  }

  /** The lines that say anything. @returns {Line[]} */
  get lines() {
    return (this.draft?.lines ?? []).filter(({ text }) => text.trim() !== "").slice(0, MOST_LINES);
  }

  /** The number of each line's phase: its own, or its place among the lines that say anything. @returns {Map<number, number>} */
  get numbers() {
    /** @type {Map<number, number>} */
    const numbers = new Map();
    let next = 1;
    for (const { id, text } of this.draft?.lines ?? []) {
      numbers.set(id, this.readings.get(id)?.own ?? next);
      if (text.trim() !== "") next += 1;
    }
    return numbers;
  }

  /** How many things have to be changed, as far as it is known. */
  get errors() {
    const { notes = [], wrong = [] } = this.checked ?? {};
    return notes.filter(({ severity }) => severity === "error").length + wrong.length;
  }

  /** Asks at once. @returns {Promise<RulesChecked | null>} Null where no server answers. */
  async now() {
    clearTimeout(this.timer);
    const mine = ++this.asked;
    const lines = this.lines;
    try {
      const checked = await checkRules(this.written);
      // A later question has overtaken this one.
      if (mine === this.asked) this.#hear(checked, lines);
      return checked;
    } catch {
      if (mine === this.asked) {
        this.away = true;
        this.#later(LATER);
        this.changed();
      }
      return null;
    }
  }

  /** The draft is done with: it need not be brought back. */
  done() {
    this.stop();
    remember(
      "rules-drafts",
      recall("rules-drafts", /** @type {Kept[]} */ ([])).filter(({ from }) => from !== this.from),
    );
  }

  stop() {
    clearTimeout(this.timer);
    this.asked += 1;
  }

  /** @param {number} wait */
  #later(wait) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.now(), wait);
  }

  #keep() {
    const others = recall("rules-drafts", /** @type {Kept[]} */ ([])).filter(({ from }) => from !== this.from);
    if (this.draft) remember("rules-drafts", [{ from: this.from, draft: this.draft }, ...others].slice(0, MOST_KEPT));
  }

  /** @param {RulesChecked} checked @param {readonly Line[]} lines Those it speaks of. */
  #hear(checked, lines) {
    this.checked = checked;
    this.away = false;
    this.upToDate = true;
    this.readings = new Map();
    lines.forEach(({ id }, at) => {
      const read = checked.phases[at];
      const own = read?.number === at + 1 ? undefined : read?.number;
      if (read) this.readings.set(id, { read, own, notes: checked.notes.filter(({ place }) => place === at + 1) });
    });
    if (checked.estimating) this.#later(SOON);
    this.changed();
  }
}
