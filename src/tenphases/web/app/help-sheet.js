/** How to play here with fingers, mouse and keys. Not here: the rules (rules-sheet). */
import { html } from "../vendor/lit.js";
import { SHORTCUTS } from "./keys.js";
import { t } from "./say.js";
import { Sheet } from "./sheet.js";

const TIPS = ["draw", "choose", "hit", "discard", "arrange", "lay", "player"];

export class HelpSheet extends Sheet {
  /** @override */
  get heading() {
    return t("help");
  }

  /** @override */
  body() {
    return html`<ul class="tips">${TIPS.map((tip) => html`<li>${t(`help-${tip}`)}</li>`)}</ul>
      <section class="stack tight">
        <h3>${t("help-keys")}</h3>
        <dl class="keys">
          <div><dt><kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd></dt><dd>${t("key-arrows")}</dd></div>
          <div><dt><kbd>Shift</kbd> + <kbd>←</kbd> <kbd>→</kbd></dt><dd>${t("key-move")}</dd></div>
          <div><dt><kbd>Enter</kbd></dt><dd>${t("key-choose")}</dd></div>
          <div><dt><kbd>Esc</kbd></dt><dd>${t("key-let-go")}</dd></div>
          ${Object.entries(SHORTCUTS).map(([key, name]) => html`<div><dt><kbd>${key.toUpperCase()}</kbd></dt><dd>${t(`key-${name}`)}</dd></div>`)}
        </dl>
      </section>`;
  }
}
customElements.define("tp-help", HelpSheet);
