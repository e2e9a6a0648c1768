/**
 * The drawing of one die. Colour, shape and number tell it, each by itself. Not here: which die it is, or what a tap does.
 */
import { NUMERALS, NUMERAL_WIDTHS } from "../cards/numerals.js";
import { SHAPES } from "../cards/card.js";
import { html, nothing, svg } from "../vendor/lit.js";

/** @typedef {import("./wire.js").Die} Die */

const STAR = "M0-10L2.6-3.4L9.5-3.1L4.1 1.3L5.9 8.1L0 4.2L-5.9 8.1L-4.1 1.3L-9.5-3.1L-2.6-3.4Z";

/** A die's number, 0 for a wild. @param {Die} die */
export const numberOf = (die) => Number.parseInt(die, 10) || 0;

/** The letter of its colour. @param {Die} die */
export const colourOf = (die) => die.at(-1) ?? "";

/** @param {number} number */
function numeral(number) {
  const high = number > 9 ? 42 : 48;
  const broad = Math.min(high / 100, 56 / (NUMERAL_WIDTHS[number] ?? 100));
  return svg`<path class="deep" d=${NUMERALS[number] ?? ""} transform="translate(50 50) scale(${broad.toFixed(3)} ${high / 100})"></path>`;
}

/** @param {Die | null} die */
function face(die) {
  if (die === null) return nothing;
  const number = numberOf(die);
  const shape = SHAPES[colourOf(die)] ?? "";
  return svg`<circle class="disc" cx="50" cy="50" r="36"></circle>
    ${number === 0 ? svg`<path class="deep" d=${STAR} transform="translate(50 51) scale(2.9)"></path>` : numeral(number)}
    <path class="ink" d=${shape} transform="translate(15.5 15.5) scale(.85)"></path>
    <path class="ink" d=${shape} transform="translate(84.5 84.5) scale(.85)"></path>`;
}

/**
 * One die, or one that is not rolled yet.
 * @param {Die | null} die @param {object} [options]
 * @param {string} [options.label] Its name in the reader's language; without it the die is decoration.
 */
export function dieDrawing(die, { label } = {}) {
  const colour = die === null ? "blank" : colourOf(die);
  return html`<svg class="die face face-${colour}" viewBox="0 0 100 100" data-die=${die ?? nothing} role=${label ? "img" : "presentation"}
    aria-label=${label ?? nothing} aria-hidden=${label ? nothing : "true"} focusable="false">
    <rect class="ground" x="2" y="2" width="96" height="96" rx="20"></rect>${face(die)}</svg>`;
}
