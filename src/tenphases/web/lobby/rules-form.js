/**
 * The choice of rules: a preset or rules of one's own, variants, and in words what differs from the standard game.
 * Not here: which game it is (games.js); single switches and phases, which are changed in the editor (rules/).
 */
import { glyph } from "../cards/glyphs.js";
import { html, nothing } from "../vendor/lit.js";
import { tellNews } from "../app/announce.js";
import { Part } from "../app/part.js";
import { differences, phaseList } from "../app/rules-sheet.js";
import { t } from "../app/say.js";
import { nameOf, ownRules } from "../rules/own.js";
import { openEditor } from "../rules/pages.js";
import { RELATIVES } from "./games.js";
import { laidOver } from "./switches.js";

/** @typedef {import("../app/protocol.js").RuleChoice} RuleChoice */
/** @typedef {import("../app/protocol.js").Setup} Setup */

/** Stands before the name of rules kept here, where a preset's might stand. */
const OWN = "=";

export class RulesForm extends Part {
  /** @param {Setup} setup @param {RuleChoice} choice @param {(choice: RuleChoice) => void} chosen */
  constructor(setup, choice, chosen) {
    super();
    this.setup = setup;
    /** @type {Required<RuleChoice>} */
    this.choice = { game: "cards", preset: "standard", variants: [], switches: {}, called: "", ...choice };
    this.chosen = chosen;
  }

  /** Shows another choice that was made beside it. @param {RuleChoice} choice */
  take(choice) {
    this.choice = { ...this.choice, ...choice };
    this.requestUpdate();
  }

  /** @param {Partial<RuleChoice>} change */
  #choose(change) {
    this.choice = { ...this.choice, ...change };
    this.chosen(this.choice);
    this.requestUpdate();
  }

  /** @param {string} value A preset's name, or with a sign before it that of rules kept here. */
  #start(value) {
    const own = value.startsWith(OWN) ? ownRules().find(({ name }) => OWN + name === value) : undefined;
    if (own) this.#choose({ variants: [], switches: {}, ...own.choice, called: own.name });
    else this.#choose({ preset: value, called: "", ...(this.#own ? { variants: [], switches: {} } : {}) });
  }

  /** What the rules are called, where they are somebody's own. */
  get #own() {
    return this.choice.called || nameOf(this.choice);
  }

  #edit() {
    openEditor(this.setup, this.choice, (choice) => this.#choose({ variants: [], switches: {}, ...choice })).catch((fault) => {
      console.error(fault);
      tellNews(t("sheet-failed"), "wrong");
    });
  }

  /** How a variant narrows another preset's phases only the server knows. */
  #phasesKnown() {
    const { setup, choice } = this;
    const own = setup.presets.find(({ name }) => name === choice.preset)?.ruleset.phases !== undefined;
    return !own || !setup.variants.some(({ name, ruleset }) => choice.variants.includes(name) && ruleset.phases !== undefined);
  }

  #preset() {
    const { preset } = this.choice;
    const own = this.#own;
    const kept = ownRules().map(({ name }) => name);
    // Others made them, or they were not kept.
    if (own && !kept.includes(own)) kept.unshift(own);
    return html`<label class="field"><span class="label">${t("start-preset")}</span>
      <select class="select" name="preset" @change=${(/** @type {Event} */ event) => this.#start(/** @type {HTMLSelectElement} */ (event.target).value)}>
        ${kept.length === 0
          ? nothing
          : html`<optgroup label=${t("lobby-rules-own")}>${kept.map((name) => html`<option value=${OWN + name} ?selected=${name === own}>${name}</option>`)}</optgroup>`}
        ${this.setup.presets.map(({ name }) => html`<option value=${name} ?selected=${!own && name === preset}>${t(`preset-${name}`)}</option>`)}
      </select>${own ? nothing : html`<span class="help">${t(`preset-${preset}-about`)}</span>`}</label>`;
  }

  /** @param {string} name */
  #variant(name) {
    const { variants } = this.choice;
    const on = variants.includes(name);
    return html`<label class="choice"><input type="checkbox" data-variant=${name} .checked=${on}
        @change=${() => this.#choose({ called: "", variants: on ? variants.filter((one) => one !== name) : [...variants, name] })} />
      <span>${t(`variant-${name}`)}<span class="help">${t(`variant-${name}-about`)}</span></span></label>`;
  }

  /** @override */
  render() {
    const { setup, choice } = this;
    const rules = laidOver(setup, choice);
    const set = Object.keys(choice.switches).length;
    const variants = setup.variants.filter(({ name }) => !RELATIVES.includes(name));
    const laid = variants.filter(({ name }) => choice.variants.includes(name)).length;
    return html`<div class="stack">${this.#preset()}
      <details class="fold"><summary>${glyph("dice")}<span>${t("start-variants")}</span>${laid > 0 ? html`<span class="badge">${laid}</span>` : nothing}</summary>
        <div class="stack tight">${variants.map(({ name }) => this.#variant(name))}</div></details>
      <div class="button-row"><button type="button" class="button" data-action="edit-rules" @click=${() => this.#edit()}>${glyph("pencil")}${t("lobby-rules-edit")}${set > 0 ? html`<span class="badge">${set}</span>` : nothing}</button></div>
      <section class="stack tight"><h3>${t("rules-differs")}</h3>${differences(rules)}</section>
      ${this.#phasesKnown() ? html`<details class="fold"><summary>${glyph("info")}<span>${t("rules-phases")}</span></summary>${phaseList(rules)}</details>` : nothing}</div>`;
  }
}
customElements.define("tp-rules-form", RulesForm);
