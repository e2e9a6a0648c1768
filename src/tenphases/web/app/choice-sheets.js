/** Small questions: whom to skip, which phase to play for, where a wild shall stand. Not here: what is done with the answer. */
import { card } from "../cards/card.js";
import { glyph } from "../cards/glyphs.js";
import { phasePicture } from "../cards/phase.js";
import { html, nothing } from "../vendor/lit.js";
import { ring } from "./people.js";
import { byNumber } from "./hand.js";
import { cardName, cardNames } from "./naming.js";
import { phaseAt } from "./ruleset.js";
import { nameAt, phaseTitle, sceneOf, t, upper } from "./say.js";
import { Sheet } from "./sheet.js";
import { spacesOf } from "./spaces.js";
import { spokenState } from "./telling.js";

/** @typedef {import("./protocol.js").Update} Update */

/**
 * @typedef {object} Choice
 * @property {string} id @property {string} title @property {string} [help] @property {unknown} [picture] @property {boolean} [off]
 */

export class ChoiceSheet extends Sheet {
  constructor() {
    super();
    this.question = "";
    this.about = "";
    /** The cards by which to choose, where the sheet lies over them. @type {readonly string[]} */
    this.cards = [];
    /** @type {Choice[]} */
    this.choices = [];
    /** @type {(id: string) => void} */
    this.answer = () => undefined;
  }

  /** @override */
  get heading() {
    return this.question;
  }

  /** @override */
  body() {
    const { cards } = this;
    return html`${this.about ? html`<p class="muted">${this.about}</p>` : nothing}
      ${cards.length > 0 ? html`<p class="choice-cards" role="img" aria-label=${cardNames(cards)}>${cards.map((face) => card(face))}</p>` : nothing}
      <ul class="options">
        ${this.choices.map(
          ({ id, title, help, picture, off }, at) => html`<li>
            <button type="button" class="option" data-choice=${id} ?autofocus=${at === 0} ?disabled=${off === true} @click=${() => this.#take(id)}>
              ${picture ?? html`<span></span>`}
              <span><span class="title">${title}</span>${help ? html`<br /><span class="help">${help}</span>` : nothing}</span>
              ${off ? html`<span></span>` : glyph("right")}
            </button>
          </li>`,
        )}
      </ul>`;
  }

  /** @param {string} id */
  #take(id) {
    this.answer(id);
    this.close();
  }
}
customElements.define("tp-choice", ChoiceSheet);

/** @param {Update} update @param {readonly number[]} seats @param {(seat: number) => void} answer */
export function askTarget(update, seats, answer) {
  const sheet = new ChoiceSheet();
  sheet.question = t("skip-whom");
  sheet.about = t("skip-about");
  sheet.choices = seats.map((seat) => ({
    id: String(seat),
    title: nameAt(update, seat),
    help: spokenState(update.view, sceneOf(update), seat),
    picture: ring(update, seat),
  }));
  sheet.answer = (id) => answer(Number(id));
  return sheet;
}

/**
 * Which phase to play for, with what the hand lacks; on a twist space of a board a twist card is another answer.
 * @param {Update} update @param {(phase: number) => void} answer @param {() => void} twist
 */
export function askPhase(update, answer, twist) {
  const { view } = update;
  const { choose = [], twist: may } = view.options;
  const sheet = new ChoiceSheet();
  sheet.question = t(spacesOf(view.ruleset).length > 0 ? "choose-space" : "choose-phase");
  sheet.cards = [...view.hand].sort(byNumber);
  sheet.choices = choose.map((place, at) => ({
    id: String(place),
    title: phaseTitle(update, place),
    help: view.missing.length === choose.length ? t("choose-lacking", { count: view.missing[at] ?? 0 }) : "",
    picture: phasePicture(
      phaseAt(view.ruleset, place).groups.map(({ kind, size }) => ({ kind: kind.replace("-", "_"), size, filled: size })),
    ),
  }));
  if (may) {
    const help = t("choose-twist-about", { count: view.holder ?? 0 });
    sheet.choices.push({ id: "twist", title: t("choose-twist"), help, picture: glyph("twist") });
  }
  sheet.answer = (id) => (id === "twist" ? twist() : answer(Number(id)));
  return sheet;
}

/**
 * One of several discard piles.
 * @param {Update} update @param {string} question @param {readonly number[]} piles @param {(pile: number) => void} answer
 */
export function askPile({ view }, question, piles, answer) {
  const sheet = new ChoiceSheet();
  sheet.question = t(question);
  sheet.choices = piles.map((pile) => {
    const face = view.discards[pile]?.at(-1);
    const help = face ? upper(cardName(face)) : t("pile-empty");
    return { id: String(pile), title: t("pile-number", { number: pile + 1 }), help, picture: face ? small(face) : html`<span></span>` };
  });
  sheet.answer = (id) => answer(Number(id));
  return sheet;
}

/** @param {string} face */
const small = (face) => html`<span class="option-card">${card(face)}</span>`;

/** What lies in the own save pile; those of earlier rounds can be drawn when the turn begins. @param {Update} update @param {(face: string) => void} answer */
export function askSaved({ view }, answer) {
  const may = view.options.saved ?? [];
  const sheet = new ChoiceSheet();
  sheet.question = t("save-pile");
  const { saved = [], saved_now: now = [] } = view;
  sheet.about = t(saved.length + now.length > 0 ? "save-pile-about" : "save-pile-none");
  const each = [...new Set(saved)].map((face) => ({ face, count: saved.filter((one) => one === face).length }));
  sheet.choices = [
    ...each.map(({ face, count }) => ({ id: face, title: upper(cardName(face)), help: count > 1 ? `× ${count}` : "", picture: small(face), off: !may.includes(face) })),
    ...now.map((face, at) => ({ id: `now${at}`, title: upper(cardName(face)), help: t("save-pile-now"), picture: small(face), off: true })),
  ];
  sheet.answer = answer;
  return sheet;
}

/** @param {string} face @param {readonly number[]} numbers @param {(number: number) => void} answer */
export function askNumber(face, numbers, answer) {
  const sheet = new ChoiceSheet();
  sheet.question = t("wild-as-what");
  sheet.choices = numbers.map((number) => ({ id: String(number), title: t("wild-as", { face, role: number }) }));
  sheet.answer = (id) => answer(Number(id));
  return sheet;
}
