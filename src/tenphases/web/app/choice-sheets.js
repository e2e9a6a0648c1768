/** Small questions: whom to skip, which phase to play for, where a wild shall stand. Not here: what is done with the answer. */
import { glyph } from "../cards/glyphs.js";
import { phasePicture } from "../cards/phase.js";
import { html, nothing } from "../vendor/lit.js";
import { ring } from "./people.js";
import { phaseAt } from "./ruleset.js";
import { nameAt, phaseTitle, sceneOf, t } from "./say.js";
import { Sheet } from "./sheet.js";
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
    return html`${this.about ? html`<p class="muted">${this.about}</p>` : nothing}
      <ul class="options">
        ${this.choices.map(
          ({ id, title, help, picture }, at) => html`<li>
            <button type="button" class="option" data-choice=${id} ?autofocus=${at === 0} @click=${() => this.#take(id)}>
              ${picture ?? html`<span></span>`}
              <span><span class="title">${title}</span>${help ? html`<br /><span class="help">${help}</span>` : nothing}</span>
              ${glyph("right")}
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

/** @param {Update} update @param {(phase: number) => void} answer */
export function askPhase(update, answer) {
  const sheet = new ChoiceSheet();
  sheet.question = t("choose-phase");
  sheet.choices = (update.view.options.choose ?? []).map((place) => ({
    id: String(place),
    title: phaseTitle(update, place),
    picture: phasePicture(
      phaseAt(update.view.ruleset, place).groups.map(({ kind, size }) => ({ kind: kind.replace("-", "_"), size, filled: size })),
    ),
  }));
  sheet.answer = (id) => answer(Number(id));
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
