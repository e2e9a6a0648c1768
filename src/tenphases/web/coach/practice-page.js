/** Practice: positions to play and hands to count, each answer graded with its reason. Not here: where they come from. */
import { card } from "../cards/card.js";
import { glyph } from "../cards/glyphs.js";
import { phasePicture, readGroup } from "../cards/phase.js";
import { announce } from "../app/announce.js";
import { facesOf, sorted } from "../app/hand.js";
import { cardName, cardNames, phaseTitle, problemText } from "../app/naming.js";
import { Part } from "../app/part.js";
import { recall, remember } from "../app/prefs.js";
import { STANDARD } from "../app/ruleset.js";
import { n, t } from "../app/say.js";
import { html, nothing } from "../vendor/lit.js";
import { around, sceneIn } from "./position.js";
import { ownPractice, practiceAt } from "./requests.js";
import { given, moveText, reasonText, worth } from "./saying.js";

/** @typedef {import("./wire.js").Counting} Counting */
/** @typedef {import("./wire.js").Exercise} Exercise */
/** @typedef {import("./wire.js").Option} Option */
/** @typedef {{table: string, seat: number} | {number: number | null}} Address */
/** @typedef {"play" | "count"} Kind */

const KINDS = /** @type {readonly Kind[]} */ (["play", "count"]);
const MOST = 1_000_000;
/** Under so much of a round an answer is nearly as good. */
const CLOSE = 0.02;
const MOST_MISSING = 6;

/** @param {string} hash @returns {Address} */
export function practiceAddress(hash) {
  const [, , first = "", table = "", seat = "0"] = hash.split("/").map((part) => decodeURIComponent(part.split("?")[0] ?? ""));
  if (first === "t" && table) return { table, seat: Number(seat) || 0 };
  return { number: /^\d+$/.test(first) ? Number(first) : null };
}

/** @param {readonly string[]} faces */
const inOrder = (faces) => facesOf(sorted(faces.map((face, at) => ({ key: String(at), face })), "number"));

export class PracticePage extends Part {
  /** @param {Address} address */
  constructor(address) {
    super();
    this.address = address;
    /** @type {Kind} */
    this.kind = recall("practice-kind", /** @type {Kind} */ ("play"));
    this.number = "number" in address && address.number !== null ? address.number : recall("practice-number", Math.floor(Math.random() * MOST));
    if ("table" in address) this.kind = "play";
    /** @type {readonly Exercise[]} */
    this.own = [];
    /** @type {Exercise | null} */
    this.exercise = null;
    /** @type {Counting | null} */
    this.counting = null;
    /** What was answered. @type {Option | number | null} */
    this.answer = null;
    /** @type {string | null} */
    this.problem = null;
    this.score = { good: 0, count: 0 };
  }

  get pageTitle() {
    return t("practice-title");
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    void this.load();
  }

  async load() {
    this.problem = null;
    this.answer = null;
    this.requestUpdate();
    if ("table" in this.address) await this.#loadOwn(this.address);
    else await this.#loadNumber();
    this.requestUpdate();
  }

  /** @param {{table: string, seat: number}} address */
  async #loadOwn({ table, seat }) {
    if (this.own.length === 0) {
      const answer = await ownPractice(table, seat);
      if (!("good" in answer)) return void (this.problem = answer.problem);
      this.own = answer.good.exercises;
      this.number = 0;
    }
    this.exercise = this.own[this.number % Math.max(this.own.length, 1)] ?? null;
  }

  async #loadNumber() {
    const wanted = this.number;
    const answer = await practiceAt(wanted);
    if (wanted !== this.number) return;
    if (!("good" in answer)) return void (this.problem = answer.problem);
    this.exercise = answer.good.exercise;
    this.counting = answer.good.counting;
    remember("practice-number", wanted);
  }

  async next() {
    this.number = (this.number + 1) % MOST;
    this.exercise = null;
    this.counting = null;
    await this.load();
    await this.updateComplete;
    const heading = this.querySelector("#practice-ask");
    if (heading instanceof HTMLElement) heading.focus();
  }

  /** @param {Kind} kind */
  choose(kind) {
    this.kind = kind;
    this.answer = null;
    remember("practice-kind", kind);
    this.requestUpdate();
  }

  /** @param {Option | number} given @param {boolean} good */
  async give(given, good) {
    if (this.answer !== null) return;
    this.answer = given;
    this.score = { good: this.score.good + Number(good), count: this.score.count + 1 };
    this.requestUpdate();
    await this.updateComplete;
    announce(this.querySelector(".practice-verdict")?.textContent ?? "");
    this.querySelector(".practice-answer")?.scrollIntoView({ block: "nearest" });
    const button = this.querySelector("[data-action=next]");
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
  }

  // ---------------------------------------------------------------- how would you play?

  /** @param {Exercise} exercise */
  #play(exercise) {
    const { view, answers } = exercise;
    const scene = sceneIn(view);
    const throws = answers.filter(({ move }) => move.type === "Discard" || move.type === "PlaySkip");
    const others = answers.filter((one) => !throws.includes(one)).sort((a, b) => (a.move.type < b.move.type ? -1 : 1));
    const drawing = view.stage === "draw";
    const done = this.answer !== null;
    return html`<h2 id="practice-ask" tabindex="-1">${t(drawing ? "practice-ask-draw" : "practice-ask-play")}</h2>
      ${around(view)}
      <h3 id="practice-hand">${t("practice-hand")}</h3>
      <div class="practice-hand" role=${drawing ? "img" : "group"} aria-label=${drawing ? cardNames(inOrder(view.hand)) : t("practice-hand")}>
        ${inOrder(view.hand).map((face) => this.#handCard(face, drawing ? [] : throws))}</div>
      ${others.length === 0
        ? nothing
        : html`<div class="button-row" role="group" aria-label=${t("actions")}>${others.map(
            (one) => html`<button type="button" class="button ${this.answer === one ? "is-picked" : ""}" data-answer=${one.move.type} aria-disabled=${done ? "true" : nothing}
              aria-pressed=${this.answer === one ? "true" : "false"} @click=${() => void this.give(one, one.loss === 0)}>${moveText(one.move, scene)}</button>`,
          )}</div>`}
      ${typeof this.answer === "object" && this.answer ? this.#graded(exercise, this.answer) : nothing}`;
  }

  /** @param {string} face @param {readonly Option[]} throws */
  #handCard(face, throws) {
    const one = throws.find(({ move }) => (move.type === "Discard" ? move.card === face : face === "S"));
    if (!one) return html`<span class="hand-card">${card(face)}</span>`;
    const { view } = /** @type {Exercise} */ (this.exercise);
    const done = this.answer !== null;
    return html`<button type="button" class="hand-card ${this.answer === one ? "is-picked" : ""}" data-answer=${face} aria-disabled=${done ? "true" : nothing}
      aria-pressed=${this.answer === one ? "true" : "false"} aria-label=${moveText(one.move, sceneIn(view))} @click=${() => void this.give(one, one.loss === 0)}>${card(face)}</button>`;
  }

  /** @param {Exercise} exercise @param {Option} answer */
  #graded({ view, answers, hint }, answer) {
    const scene = sceneIn(view);
    const [best] = answers;
    const move = best ? moveText(best.move, scene) : "";
    const words = () => {
      if (answer === best) return t("practice-right");
      if (answer.loss === 0) return t("practice-equal", { move });
      return t(answer.loss < CLOSE ? "practice-close" : "practice-wrong", { percent: given(answer), move });
    };
    const shown = [...answers.slice(0, 3), ...(answers.indexOf(answer) > 2 ? [answer] : [])];
    return html`<section class="panel practice-answer" aria-labelledby="practice-verdict">
      <h3 id="practice-verdict" class="practice-verdict">${glyph(answer.loss === 0 ? "check" : "info")}${words()}</h3>
      <ul class="coach-reasons">${hint.reasons.map((reason) => html`<li>${reasonText(reason, scene)}</li>`)}</ul>
      ${worth(shown, scene, answer)}
      <p class="small muted">${t("coach-about")}</p></section>`;
  }

  // ---------------------------------------------------------------- how many are missing?

  /** @param {Counting} counting */
  #count({ hand, phase, missing, groups }) {
    const done = this.answer !== null;
    const place = STANDARD.phases.indexOf(phase);
    const pictures = phase.split("+").flatMap((text) => readGroup(text) ?? []).map((group) => ({ ...group, filled: 0 }));
    const numbers = Array.from({ length: MOST_MISSING }, (_, at) => at + 1);
    return html`<h2 id="practice-ask" tabindex="-1">${t("practice-ask-count", { phase: phaseTitle(phase, Math.max(place, 0)) })}</h2>
      ${phasePicture(pictures)}
      <h3>${t("practice-hand")}</h3>
      <div class="practice-hand" role="img" aria-label=${cardNames(inOrder(hand))}>${inOrder(hand).map((face) => html`<span class="hand-card">${card(face)}</span>`)}</div>
      <div class="practice-numbers" role="group" aria-label=${t("practice-count")}>${numbers.map(
        (number) => html`<button type="button" class="button ${this.answer === number ? "primary" : ""}" data-answer=${number} aria-disabled=${done ? "true" : nothing}
          aria-pressed=${this.answer === number ? "true" : "false"} aria-label=${t("practice-number-missing", { count: number })}
          @click=${() => void this.give(number, number === missing)}>${n(number)}</button>`,
      )}</div>
      ${typeof this.answer === "number" ? this.#counted(missing, groups, this.answer) : nothing}`;
  }

  /** @param {number} missing @param {Counting["groups"]} groups @param {number} answer */
  #counted(missing, groups, answer) {
    const right = answer === missing;
    return html`<section class="panel practice-answer" aria-labelledby="practice-verdict">
      <h3 id="practice-verdict" class="practice-verdict">${glyph(right ? "check" : "info")}${t(right ? "practice-count-right" : "practice-count-wrong", { missing })}</h3>
      <p>${t("practice-groups")}</p>
      <ul class="practice-groups">${groups.map(
        ({ cards, there }) => html`<li>${cards.map(
          (face, at) => html`<span class=${there[at] ? "" : "is-lacking"}>${card(face, { label: there[at] ? cardName(face) : `${cardName(face)}, ${t("practice-lacking")}` })}</span>`,
        )}</li>`,
      )}</ul></section>`;
  }

  // ---------------------------------------------------------------- drawing

  #kinds() {
    if ("table" in this.address) return html`<p class="muted">${t("practice-own")}</p>`;
    return html`<fieldset class="field"><legend>${t("practice-kind")}</legend><div class="segments">${KINDS.map(
      (kind) => html`<label><input type="radio" name="kind" value=${kind} .checked=${kind === this.kind} @change=${() => this.choose(kind)} />${t(`practice-${kind}`)}</label>`,
    )}</div></fieldset>`;
  }

  #body() {
    if (this.problem) {
      return html`<div class="notice wrong">${glyph("warn")}<div class="stack"><p>${this.problem === "no_server" ? t("start-no-server") : problemText(this.problem)}</p>
        <button type="button" class="button" data-action="try" @click=${() => void this.load()}>${t("start-try-again")}</button></div></div>`;
    }
    if (this.kind === "count" && this.counting) return this.#count(this.counting);
    if (this.kind === "play" && this.exercise) return this.#play(this.exercise);
    if ("table" in this.address && this.own.length === 0 && this.number === 0) return html`<p>${t("analysis-nothing")}</p>`;
    return html`<p class="muted" aria-busy="true">${t("line-opening")}</p>`;
  }

  /** @override */
  render() {
    const at = "table" in this.address ? this.number % Math.max(this.own.length, 1) : this.number;
    return html`<main class="page practice">
      <header class="top-bar"><a class="icon-button" href="#/" data-action="home" aria-label=${t("end-home")} title=${t("end-home")}>${glyph("left")}</a>
        <div class="grow"><h1>${t("practice-title")}</h1>
          <p class="small muted">${t("practice-number", { number: at + 1 })}${this.score.count > 0 ? html` · ${t("practice-result", this.score)}` : nothing}</p></div></header>
      ${this.#kinds()} ${this.#body()}
      ${this.answer === null ? nothing : html`<div class="practice-foot"><button type="button" class="button primary big wide" data-action="next" @click=${() => void this.next()}>${t("practice-next")}</button></div>`}
    </main>`;
  }
}
customElements.define("tp-practice", PracticePage);
