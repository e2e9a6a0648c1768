/** The menu: language, look, sound, motion, keys; at a table also its rules, the log and the way out. */
import { glyph } from "../cards/glyphs.js";
import { html, nothing } from "../vendor/lit.js";
import { chooseLanguage, language, t } from "./say.js";
import { set, setting, sounds, THEMES } from "./settings.js";
import { Sheet } from "./sheet.js";
import { LANGUAGES, NAMES } from "./words.js";

/** @typedef {{glyph: string, words: string, id: string, run: () => void}} Way */

/** A choice of language that holds for this device. */
export function languageField() {
  return html`<label class="field"><span class="label">${t("menu-language")}</span>
    <select class="select" data-setting="language" @change=${(/** @type {Event} */ event) => void chooseLanguage(/** @type {HTMLSelectElement} */ (event.target).value)}>
      ${LANGUAGES.map((tag) => html`<option value=${tag} lang=${tag} ?selected=${tag === language()}>${NAMES[tag]}</option>`)}
    </select></label>`;
}

export class MenuSheet extends Sheet {
  /** @param {Way[]} ways What else the menu leads to. */
  constructor(ways) {
    super();
    this.ways = ways;
  }

  /** @override */
  get heading() {
    return t("menu");
  }

  #themes() {
    return html`<fieldset class="field"><legend>${t("menu-theme")}</legend>
      <div class="segments even">
        ${THEMES.map(
          (theme) => html`<label><input type="radio" name="theme" value=${theme} .checked=${setting("theme") === theme}
            @change=${() => set("theme", theme)} />${t(`theme-${theme}`)}</label>`,
        )}
      </div></fieldset>`;
  }

  /** @param {"sound" | "motion" | "shortcuts" | "tips"} name */
  #tick(name) {
    return html`<label class="choice"><input type="checkbox" data-setting=${name} .checked=${setting(name) === "on"}
        @change=${(/** @type {Event} */ event) => this.#set(name, /** @type {HTMLInputElement} */ (event.target).checked)} />
      <span>${t(`menu-${name}`)}<span class="help">${t(`menu-${name}-about`)}</span></span></label>`;
  }

  /** @param {"sound" | "motion" | "shortcuts" | "tips"} name @param {boolean} on */
  #set(name, on) {
    set(name, on ? "on" : "off");
    if (name === "sound" && on) sounds.play("card");
  }

  /** @override */
  body() {
    return html`${this.ways.length === 0
        ? nothing
        : html`<ul class="options">${this.ways.map(
            (way) => html`<li><button type="button" class="option slim" data-action=${way.id} @click=${() => this.#go(way)}>
              ${glyph(way.glyph)}<span class="title">${way.words}</span>${glyph("right")}</button></li>`,
          )}</ul>`}
      ${languageField()} ${this.#themes()}
      <div class="stack tight">${this.#tick("sound")} ${this.#tick("motion")} ${this.#tick("shortcuts")} ${this.#tick("tips")}</div>`;
  }

  /** @param {Way} way */
  #go(way) {
    this.close();
    way.run();
  }
}
customElements.define("tp-menu", MenuSheet);
