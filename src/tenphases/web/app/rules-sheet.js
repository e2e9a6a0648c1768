/** Parts that tell of rules: the phases with pictures, and what differs. Not here: the rules by chapter (learn/). */
import { groupPicture } from "../cards/phase.js";
import { html, nothing } from "../vendor/lit.js";
import { phaseWords, settingText, switchName } from "./naming.js";
import { differing, phaseAt, phaseTexts, whole } from "./ruleset.js";
import { n, t } from "./say.js";

/** @typedef {import("./protocol.js").SentRuleset} SentRuleset */

/**
 * The phases of a ruleset, each with its pictures.
 * @param {SentRuleset} sent @param {number} [mine] The place of the reader's own, to be marked.
 */
export function phaseList(sent, mine) {
  return html`<ol class="phases">
    ${phaseTexts(sent).map((text, place) => {
      const { number, groups } = phaseAt(sent, place);
      return html`<li aria-current=${place === mine ? "step" : nothing}>
        <span class="phase-no">${n(number)}</span>
        <span class="phase-picture" aria-hidden="true">${groups.map(({ kind, size }) => groupPicture({ kind: kind.replace("-", "_"), size, filled: size }))}</span>
        <span class="phase-words">${phaseWords(text)}</span>
      </li>`;
    })}
  </ol>`;
}

/** What differs from the standard game, in plain words. @param {SentRuleset} sent */
export function differences(sent) {
  const ruleset = whole(sent);
  const names = differing(ruleset).filter((name) => name !== "phases" && name !== "twist_cards");
  if (names.length === 0) return html`<p class="muted">${t("rules-standard")}</p>`;
  return html`<dl class="switches">
    ${names.map((name) => html`<div><dt>${switchName(name)}</dt><dd>${settingText(name, /** @type {import("./naming.js").Setting} */ (ruleset[name]))}</dd></div>`)}
  </dl>`;
}
