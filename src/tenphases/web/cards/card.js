/**
 * The drawing of one card: faces and the back, as Lit templates. Not here: a card's behaviour, its place, or any word.
 *
 * Each card is a single `<use>` of its drawing, which stands in the page once, so a hundred cards stay cheap.
 * Number and shape stand inside the left 30 % and the top 30 % of a card: the corner alone tells the face.
 * Colours are CSS variables (style/tokens.css); the size is `--card-w`.
 */
import { html, nothing, render, svg } from "../vendor/lit.js";
import { NUMERALS, NUMERAL_WIDTHS } from "./numerals.js";

/** @typedef {import("../vendor/lit.js").TemplateResult} TemplateResult */

/**
 * The four colours by their letter.
 * @type {ReadonlyArray<"R" | "B" | "G" | "Y">}
 */
export const COLOURS = Object.freeze(["R", "B", "G", "Y"]);

/**
 * The shape that goes with each colour, in a box from -10 to 10. Red's circle is open and green's diamond narrow
 * because circle and square, or square and diamond, cannot be told apart at five pixels.
 * @type {Readonly<Record<string, string>>}
 */
export const SHAPES = Object.freeze({
  R: "M0-9.7A9.7 9.7 0 1 1 0 9.7A9.7 9.7 0 1 1 0-9.7ZM0-4.9A4.9 4.9 0 1 0 0 4.9A4.9 4.9 0 1 0 0-4.9Z",
  B: "M-8.2-8.2H8.2V8.2H-8.2Z",
  G: "M0-10.4L8 0L0 10.4L-8 0Z",
  Y: "M0-9.2L9.8 8.2H-9.8Z",
});

const STAR = "M0-10L2.6-3.4L9.5-3.1L4.1 1.3L5.9 8.1L0 4.2L-5.9 8.1L-4.1 1.3L-9.5-3.1L-2.6-3.4Z";

/** Every face there is: `R1` … `Y12`, `W`, `S`. @type {ReadonlyArray<string>} */
export const FACES = Object.freeze([
  ...COLOURS.flatMap((colour) => Array.from({ length: 12 }, (_, i) => `${colour}${i + 1}`)),
  "W",
  "S",
]);

/**
 * How a numeral is brought to a height, its centre to x, y, no wider than `wide`.
 * @param {string} number @param {{ x: number, y: number, high: number, wide: number }} box
 */
function fitted(number, { x, y, high, wide }) {
  const tall = high / 100;
  const broad = Math.min(tall, wide / (NUMERAL_WIDTHS[number] ?? 100));
  return `translate(${x} ${y}) scale(${broad.toFixed(3)} ${tall})`;
}

/**
 * @param {string} d @param {number} x @param {number} y @param {number} scale @param {string} ink
 * @returns {TemplateResult}
 */
function shape(d, x, y, scale, ink) {
  return svg`<path class=${ink} d=${d} transform="translate(${x} ${y}) scale(${scale})"></path>`;
}

const GROUND = svg`<rect class="ground" x="1.5" y="1.5" width="97" height="137" rx="11"></rect>`;

/** In one piece, for these are the most. @param {string} face @returns {TemplateResult} */
function numberSymbol(face) {
  const colour = face.charAt(0);
  const number = face.slice(1);
  const d = NUMERALS[number] ?? "";
  const form = SHAPES[colour] ?? "";
  return svg`<symbol id="tp-${face}" viewBox="0 0 100 140" class="face face-${colour}">
    <rect class="ground" x="1.5" y="1.5" width="97" height="137" rx="11"></rect>
    <circle class="disc" cx="50" cy="76" r="35"></circle>
    <path class="deep" d=${d} transform=${fitted(number, { x: 50, y: 76, high: number.length > 1 ? 40 : 46, wide: 55 })}></path>
    <path class="ink" d=${d} transform=${fitted(number, { x: 17, y: 17.5, high: 21, wide: 24.5 })}></path>
    <path class="ink" d=${form} transform="translate(17 37) scale(.76)"></path>
    <path class="ink" d=${form} transform="translate(84 124) scale(.76)"></path>
  </symbol>`;
}

/**
 * The wild's rim: a ring of four arcs.
 * @returns {TemplateResult}
 */
function rim() {
  const arc = "M4 -32.7A33 33 0 0 1 32.7 -4";
  return svg`${COLOURS.map(
    (colour, i) => svg`<path class="rim rim-${colour}" d=${arc} transform="translate(50 76) rotate(${i * 90})"></path>`,
  )}`;
}

/** A wild with nothing in its middle. @returns {TemplateResult} */
function laidWildSymbol() {
  return svg`<symbol id="tp-wild" viewBox="0 0 100 140" class="face face-W">
    ${GROUND}${rim()}${shape(STAR, 17, 17.5, 1.12, "ink")}${shape(STAR, 84, 123, 0.9, "ink")}
  </symbol>`;
}

/** @returns {TemplateResult} */
function wildSymbol() {
  return svg`<symbol id="tp-W" viewBox="0 0 100 140" class="face face-W">
    <use href=${drawing("wild")} width="100" height="140"></use>
    ${shape(STAR, 50, 77, 2.3, "ink")}
    ${COLOURS.map(
      (colour, i) => svg`<circle class="dot-${colour}" cx=${12.2 + 9.6 * (i % 2)} cy=${32.6 + 9.2 * (i >> 1)} r="3.7"></circle>`,
    )}
  </symbol>`;
}

/** @returns {TemplateResult} */
function skipSymbol() {
  /** @param {number} x @param {number} y @param {number} r @param {number} w */
  const barred = (x, y, r, w) => {
    const k = r * Math.SQRT1_2;
    return svg`<g class="barred" stroke-width=${w}><circle cx=${x} cy=${y} r=${r}></circle>
      <path d="M${x - k} ${y - k}L${x + k} ${y + k}"></path></g>`;
  };
  return svg`<symbol id="tp-S" viewBox="0 0 100 140" class="face face-S">
    ${GROUND}${barred(50, 76, 29, 10)}${barred(17.5, 19, 10, 4.4)}${barred(83, 122.5, 8.5, 3.8)}
  </symbol>`;
}

/**
 * The back: a moon among ten that wax around it, one for each phase.
 * @returns {TemplateResult}
 */
function backSymbol() {
  const moons = Array.from({ length: 10 }, (_, i) => {
    const turn = ((i * 36 - 90) * Math.PI) / 180;
    const x = (50 + 31 * Math.cos(turn)).toFixed(1);
    const y = (70 + 31 * Math.sin(turn)).toFixed(1);
    return svg`<circle class="moon" cx=${x} cy=${y} r=${(2.2 + i * 0.42).toFixed(2)}></circle>`;
  });
  return svg`<symbol id="tp-back" viewBox="0 0 100 140" class="face face-back">
    ${GROUND}<rect class="hem" x="8" y="8" width="84" height="124" rx="6"></rect>
    ${moons}<path class="moon" d="M48.6 54.0A17.0 17.0 0 1 0 65.1 75.1A13.6 13.6 0 0 1 48.6 54.0Z"></path>
  </symbol>`;
}

/** What is no number's, by its name. @type {Readonly<Record<string, () => TemplateResult>>} */
const SYMBOLS = Object.freeze({ W: wildSymbol, wild: laidWildSymbol, S: skipSymbol, back: backSymbol });

/** What has been drawn on this page so far: few of all cards are ever seen at once. @type {{at: Element | null, names: Set<string>}} */
const drawn = { at: null, names: new Set() };

/**
 * Refers to a drawing, and adds it to the page when it is first wanted.
 * @param {string} name A face, `wild` or `back`. @returns {string} Its address.
 */
function drawing(name) {
  if (!drawn.at?.isConnected) {
    const page = document.createDocumentFragment();
    render(html`<svg class="card-sprite" aria-hidden="true" width="0" height="0"></svg>`, page);
    drawn.at = page.firstElementChild;
    drawn.names.clear();
    document.body.prepend(page);
  }
  if (!drawn.names.has(name)) {
    drawn.names.add(name);
    const one = document.createDocumentFragment();
    render(SYMBOLS[name]?.() ?? numberSymbol(name), one);
    drawn.at?.append(one);
  }
  return `#tp-${name}`;
}

/**
 * What a laid wild stands for, drawn on it: a number, or a colour's shape.
 * @param {string} role `"1"` … `"12"` or a colour letter.
 * @returns {TemplateResult}
 */
function roleMarks(role) {
  if (role in SHAPES) {
    const form = SHAPES[role] ?? "";
    return svg`${shape(form, 50, 76, 2, `dot-${role}`)}${shape(form, 17, 37, 0.76, `dot-${role}`)}`;
  }
  const d = NUMERALS[role] ?? "";
  return svg`<path class="pale" d=${d} transform=${fitted(role, { x: 50, y: 76, high: role.length > 1 ? 34 : 40, wide: 46 })}></path>
    <path class="pale" d=${d} transform=${fitted(role, { x: 17, y: 38, high: 17, wide: 22 })}></path>`;
}

/**
 * One card, face up.
 * @param {string} face `R5`, `B12`, `W`, `S` …
 * @param {object} [options]
 * @param {string} [options.label] The card's name in the reader's language; without it the card is decoration.
 * @param {string | number | null} [options.role] For a laid wild: its number, or the letter of its colour.
 * @returns {TemplateResult}
 * @throws {RangeError} When there is no such face.
 */
export function card(face, { label, role } = {}) {
  if (!FACES.includes(face)) throw new RangeError(`no such face: ${face}`);
  const played = face === "W" && role != null && role !== "" ? String(role) : "";
  return html`<svg
    class="card"
    viewBox="0 0 100 140"
    data-face=${face}
    role=${label ? "img" : "presentation"}
    aria-label=${label ?? nothing}
    aria-hidden=${label ? nothing : "true"}
    focusable="false"
  >
    <use href=${drawing(played ? "wild" : face)}></use>
    ${played ? roleMarks(played) : nothing}
  </svg>`;
}

/**
 * One card, face down. Nothing in it depends on what the card is.
 * @param {object} [options]
 * @param {string} [options.label] Its name; without it the card is decoration.
 * @returns {TemplateResult}
 */
export function cardBack({ label } = {}) {
  return html`<svg
    class="card card-down"
    viewBox="0 0 100 140"
    role=${label ? "img" : "presentation"}
    aria-label=${label ?? nothing}
    aria-hidden=${label ? nothing : "true"}
    focusable="false"
  >
    <use href=${drawing("back")}></use>
  </svg>`;
}
