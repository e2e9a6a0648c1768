/** The dice game's rules in short. */
import { STANDARD } from "../app/ruleset.js";
import { t } from "../app/say.js";
import { Sheet } from "../app/sheet.js";
import { html } from "../vendor/lit.js";
import { dieDrawing } from "./die.js";
import { goalWords } from "./telling.js";

const KINDS = Object.freeze(["5R 6G 7Y 8B 9G 10R", "5B 6Y 7G 8R 9Y 10B", "1B 2R 3Y 4G wR wG", "1R 2B 3G 4Y wB wY"]);
const COUNTS = Object.freeze([3, 3, 2, 2]);

/** What stands on the dice. */
export const sides = () =>
  html`<div class="stack tight">${KINDS.map((kind, at) => html`<p class="mini-dice"><span class="small muted">${COUNTS[at]} ×</span> ${kind.split(" ").map((die) => dieDrawing(die))}</p>`)}</div>`;

/** The rules as a list of sentences. */
export const rulesInShort = () =>
  html`<ul class="stack tight dice-list">${["dice", "turn", "phases", "wilds", "points", "bonus", "chain", "alone"].map((part) => html`<li>${t(`dice-rules-${part}`)}</li>`)}</ul>`;

export class DiceRulesSheet extends Sheet {
  /** @override */
  get heading() {
    return t("dice-rules");
  }

  /** @override */
  body() {
    return html`${rulesInShort()} ${sides()}
      <ol class="stack tight dice-list">${STANDARD.phases.map((phase) => html`<li>${goalWords(phase)}</li>`)}</ol>`;
  }
}
customElements.define("tp-dice-rules", DiceRulesSheet);
