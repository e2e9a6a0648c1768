/**
 * The first lesson: what the learner is told next, from what lies on the table and what was told already. Whatever the
 * learner does, it goes on from there. Not here: how it is shown (coach.js); the cards are the server's affair.
 */
import { betweenRounds } from "../app/asked.js";
import { closest, spare, wanted } from "./seeing.js";

/** @typedef {import("../app/protocol.js").Face} Face */
/** @typedef {import("../app/protocol.js").Seen} Seen */
/** @typedef {import("../app/protocol.js").Update} Update */
/** @typedef {import("../app/protocol.js").View} View */
/** @typedef {import("../app/words.js").Args} Args */
/** @typedef {"go" | "own"} Button */
/**
 * @typedef {object} Step
 * @property {string} id @property {string} key The sentence.
 * @property {Args} args @property {number} [seat] Who is spoken of.
 * @property {readonly string[]} spots Where it points: the first that can be seen.
 * @property {string} [focus] What is to be done next, if it is something else.
 * @property {readonly Button[]} buttons What goes on without a deed.
 */
/**
 * @typedef {object} Scene
 * @property {Update} update @property {Face | undefined} chosen
 * @property {boolean} sorted Whether the hand is sorted. @property {string} sheet The element of the sheet that is open.
 */
/** @typedef {{done: string[], off: boolean, ended: boolean}} Memory */

const NEXT_PHASE = 1;

/**
 * @param {string} id @param {readonly string[]} spots
 * @param {Partial<Step>} [more]
 * @returns {Step}
 */
function step(id, spots, more = {}) {
  return { id, key: `learn-${id}`, args: {}, spots, buttons: [], ...more };
}

/** @param {Face} face */
const inHand = (face) => `.mine .hand-card[data-face="${face}"]`;
const PILE = ".pile.discard";
const PEOPLE = [".people", '.place[data-pos="1"] > .chip'];

export class Lesson {
  /** @param {Memory} memory */
  constructor({ done, off, ended }) {
    this.done = new Set(done);
    this.off = off;
    this.ended = ended;
    /** The step that is shown. @type {Step | null} */
    this.now = null;
    /** What the learner did instead of what was said: the end of a sentence's key. */
    this.instead = "";
    /** Who laid last. @type {number | null} */
    this.theirs = null;
    /** Whom the learner has skipped in the last turn. @type {number | null} */
    this.skipped = null;
  }

  /** Whether that was said. */
  #said = false;

  /** @returns {Memory} */
  get memory() {
    return { done: [...this.done], off: this.off, ended: this.ended };
  }

  /** Takes note of what happened. @param {Update} update */
  hear({ events, view }) {
    for (const event of events) this.#heard(event, view);
  }

  /** @param {Seen} event @param {View} view */
  #heard(event, view) {
    if (event.type === "PhaseLaid" && event.seat !== view.seat) this.theirs = event.seat;
    if (!("seat" in event) || event.seat !== view.seat) return;
    const told = this.now?.id ?? "";
    switch (event.type) {
      case "YouDrew":
        this.#did("drew", told === "take" ? "take" : "");
        break;
      case "TookDiscard":
        this.#did("drew", told.startsWith("draw") ? "draw" : "");
        break;
      case "CardHit":
        this.#did("hit", "");
        break;
      case "SkipPlayed":
        this.skipped = event.target;
        this.#did("discarded", "");
        break;
      case "Discarded":
        this.#did("discarded", this.#passed(told));
        break;
      default:
    }
  }

  /** What of the things told was passed over by ending the turn. @param {string} told */
  #passed(told) {
    if (/^(wild|lay|build)/.test(told)) return "lay";
    if (told.startsWith("hit")) return "hit";
    return told.startsWith("skip") ? "skip" : "";
  }

  /** @param {string} what @param {string} instead */
  #did(what, instead) {
    this.done.add(what);
    if (instead === "") return;
    this.instead = instead;
    this.#said = false;
  }

  /** The learner has read the present step. */
  read() {
    if (this.now) this.done.add(this.now.id);
  }

  /** What to tell now. @param {Scene} scene @returns {Step | null} */
  next(scene) {
    const { view } = scene.update;
    const next = this.off || this.ended || view.seat === null ? null : this.#told(scene);
    if (next?.id !== this.now?.id) {
      // What is said of the learner's own way is said with one step.
      if (this.#said) this.instead = "";
      this.#said = next !== null && this.instead !== "";
      this.now = next;
    }
    return next;
  }

  /** @param {Scene} scene @returns {Step | null} */
  #told(scene) {
    const { view } = scene.update;
    if (betweenRounds(scene.update)) return view.number === 1 ? this.#round(scene) : null;
    if (view.number > 1) return this.#end(view);
    if (view.turn !== view.seat) return this.#others(view);
    if (view.stage === "draw") return this.#draw(scene);
    return view.stage === "play" ? this.#play(scene) : null;
  }

  /** @param {View} view @returns {Step | null} */
  #others(view) {
    if (!this.done.has("discarded")) return null;
    if (this.skipped !== null) return step("missed", PEOPLE, { seat: this.skipped });
    if (this.theirs !== null && !this.done.has("theirs")) {
      const group = view.groups.findIndex(({ owner }) => owner === this.theirs);
      return step("theirs", [`.group[data-group="${group}"]`], { seat: this.theirs });
    }
    return this.done.has("watch") ? null : step("watch", PEOPLE);
  }

  /** @param {Scene} scene @returns {Step} */
  #draw({ update: { view }, sorted }) {
    // What was told while the others played is told.
    if (this.done.has("discarded")) this.done.add("watch");
    if (this.theirs !== null) this.done.add("theirs");
    this.skipped = null;
    if (!this.done.has("drew")) {
      if (!this.done.has("hello")) return step("hello", [".mine .hand"], { buttons: ["go"] });
      if (!this.done.has("phase")) return step("phase", [".my-phase"], { buttons: ["go"] });
      if (sorted) this.done.add("sort");
      if (!this.done.has("sort")) return step("sort", [".my-phase [data-action=sort]"]);
    }
    const top = view.discards[0]?.at(-1);
    const take = (view.options.take ?? []).includes(0) && top !== undefined && wanted(view, top);
    if (take) return step("take", [PILE], { args: { face: top } });
    if (!this.done.has("drew")) return step("draw", [".pile.draw"]);
    return step(this.done.has("draw-wanting") ? "draw-again" : "draw-wanting", [".pile.draw"]);
  }

  /** @param {Scene} scene @returns {Step | null} */
  #play(scene) {
    const { view } = scene.update;
    this.#remember();
    if ((view.options.ways ?? []).length > 0) return this.#lay(scene);
    const laid = view.players[view.seat ?? 0]?.laid != null;
    if (laid && (view.options.fits ?? []).length > 0) return this.#hit(scene);
    if (view.hand.length === 1 && laid) {
      return scene.chosen ? step("out-put", [PILE]) : step("out", [".mine .hand-card"]);
    }
    return this.#skip(scene) ?? this.#discard(scene);
  }

  /** A sentence that is told at length only once. */
  #remember() {
    if (this.now?.id === "draw-wanting") this.done.add("draw-wanting");
  }

  /** @param {Scene} scene @returns {Step} */
  #lay({ update: { view }, sheet }) {
    const groups = view.options.ways?.[0]?.groups ?? [];
    const wild = groups.find(({ cards }) => cards.includes("W"));
    if (sheet === "tp-lay") return step("lay-now", ["dialog .option.way"]);
    if (sheet === "tp-build") return step("build", ["dialog .trays"]);
    if (wild && !this.done.has("wild")) {
      const set = wild.kind === "set";
      const more = set ? { args: { number: wild.number ?? 0 } } : { key: "learn-wild-any" };
      return step("wild", [inHand("W")], { ...more, buttons: ["go"] });
    }
    return step("lay", [".actions [data-action=lay]"]);
  }

  /** @param {Scene} scene @returns {Step} */
  #hit({ update: { view }, chosen }) {
    const fits = view.options.fits ?? [];
    if (fits.some(({ card }) => card === chosen)) return step("hit-put", [".group.is-lit", ".group.is-split"]);
    const card = (fits.find((fit) => fit.card !== "W") ?? fits[0])?.card ?? "";
    return step(this.done.has("hit") ? "hit-more" : "hit", [inHand(card)], { args: { face: card } });
  }

  /** @param {Scene} scene @returns {Step | null} */
  #skip({ update: { view }, chosen, sheet }) {
    const { skip, targets = [] } = view.options;
    const target = closest(view, [...targets]) ?? targets[0];
    if (!skip || target === undefined || !view.hand.includes("S")) return null;
    if (sheet === "tp-choice") return step("skip-whom", [`dialog [data-choice="${target}"]`], { seat: target });
    if (chosen === "S") return step("skip-put", [PILE]);
    if (view.players[target]?.laid == null) return null;
    return step("skip", [inHand("S")], { seat: target, args: { count: view.players[target]?.cards ?? 0 } });
  }

  /** @param {Scene} scene @returns {Step | null} */
  #discard({ update: { view }, chosen }) {
    if (chosen) return step("discard-put", [PILE]);
    const card = spare(view);
    if (!card) return null;
    const laid = view.players[view.seat ?? 0]?.laid != null;
    const id = laid ? "discard-laid" : this.done.has("discarded") ? "discard-again" : "discard";
    return step(id, [inHand(card)], { args: { face: card } });
  }

  /** @param {Scene} scene @returns {Step} */
  #round({ update: { view }, sheet }) {
    const line = view.sheet.at(-1);
    if (sheet !== "tp-round") return step("round", [".actions [data-action=round]"]);
    if (!this.done.has("score")) return { ...this.#score(view, line?.out ?? null), buttons: ["go"] };
    const laid = line?.laid ?? [];
    const not = laid.findIndex((one) => !one);
    const mine = laid[view.seat ?? 0];
    const key = mine ? (not < 0 ? "learn-next-laid" : "learn-next-both") : "learn-next-not";
    return step("next", ["dialog .round-sheet"], {
      key,
      focus: "dialog [data-action=next-round]",
      ...(mine && not >= 0 ? { seat: not } : {}),
    });
  }

  /** @param {View} view @param {number | null} out @returns {Step} */
  #score({ seat }, out) {
    const spots = ["dialog .round-sheet"];
    if (out === null) return step("score", spots, { key: "learn-score-blocked" });
    return out === seat ? step("score", spots, { key: "learn-score-you" }) : step("score", spots, { seat: out });
  }

  /** @param {View} view @returns {Step | null} */
  #end({ players, seat, number }) {
    if (number > 2 || this.done.has("end")) return null;
    const onward = players[seat ?? 0]?.phases[0] === NEXT_PHASE;
    return step("end", [".my-phase"], { key: onward ? "learn-end" : "learn-end-again", buttons: ["go", "own"] });
  }
}
