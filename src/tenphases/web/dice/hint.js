/** What the exact reckoning says, and what the reader's own choice is worth beside it. Not here: asking for it. */
import { glyph } from "../cards/glyphs.js";
import { t } from "../app/say.js";
import { html, nothing } from "../vendor/lit.js";
import { dieDrawing } from "./die.js";
import { diceText } from "./telling.js";

/** @typedef {import("./wire.js").Die} Die */
/** @typedef {import("./wire.js").Outlook} Outlook */
/** @typedef {null | "asked" | (import("./wire.js").DiceAdvice & {mine: Die[]})} Hint */

/** @param {Outlook} outlook */
const figures = ({ chance, points }) => ({ chance: Math.round(100 * chance), count: Math.round(points) });

/** @param {readonly Die[]} a @param {readonly Die[]} b */
const same = (a, b) => [...a].sort().join() === [...b].sort().join();

/**
 * @param {Hint} hint @param {object} at
 * @param {boolean} at.daring Whether a phase is made that one who plays alone may give up for a better one. @param {(keep: readonly Die[]) => void} at.choose
 */
export function hintBox(hint, { daring, choose }) {
  if (hint === null) return nothing;
  if (hint === "asked") return html`<p class="notice small dice-hint" role="status" aria-busy="true">${glyph("hint")}<span>${t("dice-hint-thinking")}</span></p>`;
  const { stop, keep, outlook, own, mine } = hint;
  const best = stop ? t("dice-hint-stop") : keep.length === 0 ? t("dice-hint-none") : t("dice-hint-keep", { dice: diceText(keep) });
  const yours = !stop && same(keep, mine);
  return html`<div class="notice small dice-hint" role="status">${glyph("hint")}<div class="stack tight">
    <p>${best} ${t("dice-hint-worth", figures(outlook))}</p>
    ${stop || keep.length === 0 ? nothing : html`<p class="mini-dice" aria-hidden="true">${keep.map((die) => dieDrawing(die))}</p>`}
    ${yours ? html`<p>${t("dice-hint-same")}</p>` : own ? html`<p>${t("dice-hint-own", figures(own))}</p>` : nothing}
    ${daring && !stop ? html`<p>${t("dice-hint-alone")}</p>` : nothing}
    ${stop || yours ? nothing : html`<div class="button-row"><button type="button" class="button" data-action="take-hint" @click=${() => choose(keep)}>${t("dice-hint-take")}</button></div>`}
  </div></div>`;
}
