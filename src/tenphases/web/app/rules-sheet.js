/** The rules of one table: its preset and what differs, its phases with pictures. Not here: the rule book. */
import { groupPicture } from "../cards/phase.js";
import { html, nothing } from "../vendor/lit.js";
import { phaseWords, settingText, switchName } from "./naming.js";
import { differing, phaseAt, whole } from "./ruleset.js";
import { n, t } from "./say.js";
import { Sheet } from "./sheet.js";

/** @typedef {import("./protocol.js").SentRuleset} SentRuleset */

/** The phases of a ruleset, each with its pictures. @param {SentRuleset} sent */
export function phaseList(sent) {
  const { phases } = whole(sent);
  return html`<ol class="phases">
    ${phases.map((text, place) => {
      const { number, groups } = phaseAt(sent, place);
      return html`<li>
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
  const names = differing(ruleset).filter((name) => name !== "phases");
  if (names.length === 0) return html`<p class="muted">${t("rules-standard")}</p>`;
  return html`<dl class="switches">
    ${names.map((name) => html`<div><dt>${switchName(name)}</dt><dd>${settingText(name, /** @type {import("./naming.js").Setting} */ (ruleset[name]))}</dd></div>`)}
  </dl>`;
}

export class RulesSheet extends Sheet {
  /** @param {SentRuleset} ruleset @param {string} [named] The preset and variants by name. */
  constructor(ruleset, named) {
    super();
    this.ruleset = ruleset;
    this.named = named;
  }

  /** @override */
  get heading() {
    return t("rules");
  }

  /** @override */
  body() {
    const standard = whole({});
    const all = /** @type {(keyof typeof standard)[]} */ (Object.keys(standard)).filter((name) => name !== "phases");
    const ruleset = whole(this.ruleset);
    return html`${this.named ? html`<p><strong>${this.named}</strong></p>` : nothing}
      <section class="stack tight"><h3>${t("rules-phases")}</h3>${phaseList(this.ruleset)}</section>
      <section class="stack tight"><h3>${t("rules-differs")}</h3>${differences(this.ruleset)}</section>
      <details class="fold"><summary><span>${t("rules-all")}</span></summary>
        <dl class="switches">${all.map(
          (name) => html`<div><dt>${switchName(name)}</dt><dd>${settingText(name, /** @type {import("./naming.js").Setting} */ (ruleset[name]))}</dd></div>`,
        )}</dl>
      </details>`;
  }
}
customElements.define("tp-rules", RulesSheet);
