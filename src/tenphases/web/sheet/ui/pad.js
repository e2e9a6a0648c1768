/**
 * The keys with which points are written: one tap for a multiple of five, digits, or counting the cards that are left.
 * Not here: whose points they are, and keeping them (round-entry.js).
 */
import { card } from "../../cards/card.js";
import { glyph } from "../../cards/glyphs.js";
import { whole } from "../../app/ruleset.js";
import { n, t } from "../../app/say.js";
import { html, nothing } from "../../vendor/lit.js";

/** @typedef {import("../document.js").Left} Left */
/** @typedef {import("../../app/protocol.js").SentRuleset} SentRuleset */
/** @typedef {"quick" | "digits" | "cards"} Mode */
/** @typedef {keyof Left} Part */

export const MODES = /** @type {readonly Mode[]} */ (Object.freeze(["quick", "digits", "cards"]));
const QUICK_KEYS = 20;
const MOST_POINTS = 10000;
const MOST_CARDS = 40;

/** What is counted: the part of the hand, what it is worth, and a card that shows it. */
const PARTS = /** @type {readonly {part: Part, worth: "low" | "high" | "skip" | "wild", face: string}[]} */ (
  Object.freeze([
    { part: "low", worth: "low", face: "B5" },
    { part: "high", worth: "high", face: "G11" },
    { part: "skips", worth: "skip", face: "S" },
    { part: "wilds", worth: "wild", face: "W" },
  ])
);

/** @param {number} one @param {number} other @returns {number} */
const divisor = (one, other) => (other === 0 ? one : divisor(other, one % other));

/** The least that points can differ by (R9.1). @param {SentRuleset} ruleset */
export function stepOf(ruleset) {
  const { low, high, skip, wild } = whole(ruleset).points;
  return [high, skip, wild].reduce(divisor, low) || 1;
}

/**
 * @typedef {object} Typing What the keys do.
 * @property {(points: number) => void} points Points in one tap.
 * @property {() => void} out The player went out.
 * @property {(digit: number) => void} digit
 * @property {() => void} back
 * @property {(part: Part, by: number) => void} count
 */

/** Points in one tap, the first of them for who went out. @param {SentRuleset} ruleset @param {number | null} now @param {Typing} typing */
export function quickPad(ruleset, now, typing) {
  const step = stepOf(ruleset);
  return html`<div class="pad quick" role="group" aria-label=${t("sheet-pad-quick")}>
    <button type="button" class="key out" data-key="out" @click=${typing.out}>${t("sheet-key-out")}</button>
    ${Array.from({ length: QUICK_KEYS - 1 }, (_, i) => (i + 1) * step).map(
      (points) => html`<button type="button" class="key" data-key=${points} aria-pressed=${now === points ? "true" : "false"}
        @click=${() => typing.points(points)}>${n(points)}</button>`,
    )}
  </div>`;
}

/** @param {Typing} typing */
export function digitPad(typing) {
  const digit = (/** @type {number} */ value) =>
    html`<button type="button" class="key" data-key=${value} @click=${() => typing.digit(value)}>${n(value)}</button>`;
  return html`<div class="pad digits" role="group" aria-label=${t("sheet-pad-digits")}>
    ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(digit)}
    <button type="button" class="key out" data-key="out" @click=${typing.out}>${t("sheet-key-out")}</button>
    ${digit(0)}
    <button type="button" class="key" data-key="back" aria-label=${t("sheet-key-back")} @click=${typing.back}>${glyph("left")}</button>
  </div>`;
}

/** Counting what is left, by what it costs (R17.2). @param {SentRuleset} ruleset @param {Left} left @param {Typing} typing */
export function cardPad(ruleset, left, typing) {
  const { points } = whole(ruleset);
  return html`<div class="pad cards" role="group" aria-label=${t("sheet-pad-cards")}>
    ${PARTS.map(({ part, worth, face }) => {
      const count = left[part] ?? 0;
      const name = t(`sheet-left-${part}`);
      return html`<div class="count-tile ${count > 0 ? "is-some" : ""}">
        <button type="button" class="key count-more" data-key="${part}+" @click=${() => typing.count(part, 1)}>
          <span class="visually-hidden">${t("sheet-count-more", { cards: name, count, points: points[worth] })}</span>${card(face)}<span class="count-name" aria-hidden="true">${name}</span><span class="count-worth" aria-hidden="true">+${n(points[worth])}</span>
          ${count > 0 ? html`<span class="count-times" aria-hidden="true">×${n(count)}</span>` : nothing}
        </button>
        <button type="button" class="key count-less" data-key="${part}-" ?disabled=${count === 0} aria-label=${t("sheet-count-less", { cards: name })}
          @click=${() => typing.count(part, -1)}>${glyph("minus")}</button>
      </div>`;
    })}
  </div>`;
}

/** Which pad is in use. @param {Mode} mode @param {(mode: Mode) => void} choose */
export function modeSwitch(mode, choose) {
  const pictures = { quick: "+5", digits: "123", cards: "" };
  return html`<div class="segments modes" role="radiogroup" aria-label=${t("sheet-pad-how")}>${MODES.map(
    (one) => html`<label title=${t(`sheet-pad-${one}`)}><input type="radio" name="pad" value=${one} .checked=${one === mode} @change=${() => choose(one)} />
      <span class="visually-hidden">${t(`sheet-pad-${one}`)}</span><span aria-hidden="true">${one === "cards" ? glyph("copy") : pictures[one]}</span></label>`,
  )}</div>`;
}

/** Points with a digit added, or as they were when that cannot be. @param {number | null} points @param {number} digit */
export function withDigit(points, digit) {
  const next = (points ?? 0) * 10 + digit;
  return next <= MOST_POINTS ? next : points;
}

/** Points without the last digit. @param {number | null} points @returns {number | null} */
export const withoutDigit = (points) => (points === null || points < 10 ? null : Math.floor(points / 10));

/** @param {Left} left @param {Part} part @param {number} by @returns {Left} */
export function recounted(left, part, by) {
  const count = Math.min(Math.max((left[part] ?? 0) + by, 0), MOST_CARDS);
  return { ...left, [part]: count };
}

/**
 * What moves a pawn: going out, laying the phase, or neither (R15.5).
 * @param {import("../document.js").Cell} cell @param {() => void} out @param {(laid: boolean) => void} result
 */
export function boardPad({ laid = null, out: went = false }, out, result) {
  const pressed = (/** @type {boolean} */ held) => (held ? "true" : "false");
  return html`<div class="pad digits" role="group" aria-label=${t("column-phase")}>
    <button type="button" class="key out" data-key="out" aria-pressed=${pressed(went)} @click=${out}>${t("sheet-out")}</button>
    <button type="button" class="key" data-key="laid" aria-pressed=${pressed(laid === true && !went)} @click=${() => result(true)}>${t("sheet-laid")}</button>
    <button type="button" class="key" data-key="not-laid" aria-pressed=${pressed(laid === false)} @click=${() => result(false)}>${t("sheet-not-laid")}</button>
  </div>`;
}
