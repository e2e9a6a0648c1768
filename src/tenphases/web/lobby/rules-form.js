/** The choice of rules: a preset, variants, single switches, and in words what differs from the standard game. */
import { glyph } from "../cards/glyphs.js";
import { html, nothing } from "../vendor/lit.js";
import { settingText, switchName } from "../app/naming.js";
import { Part } from "../app/part.js";
import { differences, phaseList } from "../app/rules-sheet.js";
import { onLanguage, t } from "../app/say.js";
import { laidOver, SWITCHES } from "./switches.js";

/** @typedef {import("../app/protocol.js").RuleChoice} RuleChoice */
/** @typedef {import("../app/protocol.js").Setup} Setup */

export class RulesForm extends Part {
  /** @param {Setup} setup @param {RuleChoice} choice @param {(choice: RuleChoice) => void} chosen */
  constructor(setup, choice, chosen) {
    super();
    this.setup = setup;
    /** @type {Required<RuleChoice>} */
    this.choice = { preset: "standard", variants: [], switches: {}, ...choice };
    this.chosen = chosen;
    this.ending = () => {};
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    this.ending = onLanguage(() => this.requestUpdate());
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.ending();
  }

  /** @param {Partial<RuleChoice>} change */
  #choose(change) {
    this.choice = { ...this.choice, ...change };
    this.chosen(this.choice);
    this.requestUpdate();
  }

  /** @param {string} name @param {string} text The value's JSON, empty for what the other rules say. */
  #set(name, text) {
    const switches = { ...this.choice.switches };
    if (text === "") delete switches[name];
    else switches[name] = JSON.parse(text);
    this.#choose({ switches });
  }

  /** How a variant narrows another preset's phases only the server knows. */
  #phasesKnown() {
    const { setup, choice } = this;
    const own = setup.presets.find(({ name }) => name === choice.preset)?.ruleset.phases !== undefined;
    return !own || !setup.variants.some(({ name, ruleset }) => choice.variants.includes(name) && ruleset.phases !== undefined);
  }

  #preset() {
    const { preset } = this.choice;
    return html`<label class="field"><span class="label">${t("start-preset")}</span>
      <select class="select" name="preset" @change=${(/** @type {Event} */ event) => this.#choose({ preset: /** @type {HTMLSelectElement} */ (event.target).value })}>
        ${this.setup.presets.map(({ name }) => html`<option value=${name} ?selected=${name === preset}>${t(`preset-${name}`)}</option>`)}
      </select><span class="help">${t(`preset-${preset}-about`)}</span></label>`;
  }

  /** @param {string} name */
  #variant(name) {
    const { variants } = this.choice;
    const on = variants.includes(name);
    return html`<label class="choice"><input type="checkbox" data-variant=${name} .checked=${on}
        @change=${() => this.#choose({ variants: on ? variants.filter((one) => one !== name) : [...variants, name] })} />
      <span>${t(`variant-${name}`)}<span class="help">${t(`variant-${name}-about`)}</span></span></label>`;
  }

  /** @param {string} name */
  #switch(name) {
    const now = this.choice.switches[name];
    const title = name.startsWith("points.") ? `${switchName("points")}: ${switchName(name)}` : switchName(name);
    const values = SWITCHES[name] ?? [];
    return html`<label class="field"><span class="label small">${title}</span>
      <select class="select" data-switch=${name} @change=${(/** @type {Event} */ event) => this.#set(name, /** @type {HTMLSelectElement} */ (event.target).value)}>
        <option value="" ?selected=${now === undefined}>${t("lobby-rules-same")}</option>
        ${values.map((value) => {
          const words = name.startsWith("points.") ? String(value) : settingText(name, value);
          return html`<option value=${JSON.stringify(value)} ?selected=${now !== undefined && now === value}>${words}</option>`;
        })}
      </select></label>`;
  }

  /** @override */
  render() {
    const { setup, choice } = this;
    const rules = laidOver(setup, choice);
    const set = Object.keys(choice.switches).length;
    return html`<div class="stack">${this.#preset()}
      <details class="fold"><summary>${glyph("dice")}<span>${t("start-variants")}</span>${choice.variants.length > 0 ? html`<span class="badge">${choice.variants.length}</span>` : nothing}</summary>
        <div class="stack tight">${setup.variants.map(({ name }) => this.#variant(name))}</div></details>
      <details class="fold" data-fold="switches"><summary>${glyph("gear")}<span>${t("lobby-rules-single")}</span>${set > 0 ? html`<span class="badge">${set}</span>` : nothing}</summary>
        <div class="stack"><p class="small muted">${t("lobby-rules-single-about")}</p>${Object.keys(SWITCHES).map((name) => this.#switch(name))}</div></details>
      <section class="stack tight"><h3>${t("rules-differs")}</h3>${differences(rules)}</section>
      ${this.#phasesKnown() ? html`<details class="fold"><summary>${glyph("info")}<span>${t("rules-phases")}</span></summary>${phaseList(rules)}</details>` : nothing}</div>`;
  }
}
customElements.define("tp-rules-form", RulesForm);
