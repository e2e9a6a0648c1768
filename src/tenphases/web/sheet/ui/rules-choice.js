/** Choosing a preset and variants, with what they mean. Not here: how they combine (setup.js). */
import { glyph } from "../../cards/glyphs.js";
import { findingText, listed } from "../../app/naming.js";
import { differences, phaseList } from "../../app/rules-sheet.js";
import { t } from "../../app/say.js";
import { html, nothing } from "../../vendor/lit.js";
import { combined, findingsOf } from "./setup.js";

/** @typedef {import("../../app/protocol.js").Setup} Setup */
/** @typedef {{preset: string, variants: string[]}} Choice */

/** @param {Setup} setup @param {Choice} choice @returns {Choice} The choice without what is not known here. */
export function fitting(setup, { preset, variants }) {
  return {
    preset: setup.presets.some(({ name }) => name === preset) ? preset : (setup.presets[0]?.name ?? "standard"),
    variants: variants.filter((name) => setup.variants.some((one) => one.name === name)),
  };
}

/** How a choice is called. @param {Choice} choice */
export function choiceName({ preset, variants }) {
  return listed([t(`preset-${preset}`), ...variants.map((name) => t(`variant-${name}`))]);
}

/**
 * @param {Setup} setup @param {Choice} choice @param {(choice: Choice) => void} want
 */
export function rulesChoice(setup, choice, want) {
  const { preset, variants } = choice;
  const ruleset = combined(setup, preset, variants);
  const faults = findingsOf(ruleset);
  return html`<details class="fold rules-fold" ?open=${faults.length > 0}>
    <summary>${glyph("sheet")}<span><span class="small muted">${t("start-preset")}</span><br />${choiceName(choice)}</span></summary>
    <div class="stack">
      <label class="field"><span class="label">${t("start-preset")}</span>
        <select class="select" name="preset" @change=${(/** @type {Event} */ event) => want({ preset: /** @type {HTMLSelectElement} */ (event.target).value, variants })}>
          ${setup.presets.map(({ name }) => html`<option value=${name} ?selected=${name === preset}>${t(`preset-${name}`)}</option>`)}
        </select><span class="help">${t(`preset-${preset}-about`)}</span></label>
      ${setup.variants.length === 0 ? nothing : html`<fieldset><legend>${t("start-variants")}</legend>
        ${setup.variants.map(({ name }) => variant(name, choice, want))}</fieldset>`}
      ${faults.map((finding) => html`<p class="notice wrong" role="alert">${glyph("warn")}<span>${findingText(finding)}</span></p>`)}
      <details class="fold"><summary>${glyph("info")}<span>${t("start-details")}</span></summary>
        <div class="stack"><h3>${t("rules-differs")}</h3>${differences(ruleset)}<h3>${t("rules-phases")}</h3>${phaseList(ruleset)}</div>
      </details>
    </div></details>`;
}

/** @param {string} name @param {Choice} choice @param {(choice: Choice) => void} want */
function variant(name, { preset, variants }, want) {
  const on = variants.includes(name);
  return html`<label class="choice"><input type="checkbox" data-variant=${name} .checked=${on}
      @change=${() => want({ preset, variants: on ? variants.filter((one) => one !== name) : [...variants, name] })} />
    <span>${t(`variant-${name}`)}<span class="help">${t(`variant-${name}-about`)}</span></span></label>`;
}
