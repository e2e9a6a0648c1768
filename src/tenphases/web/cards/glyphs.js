/**
 * The page's small line drawings (24 × 24), all own. Not here: their names in any language; put those on the button.
 */
import { html, svg } from "../vendor/lit.js";

/** @typedef {import("../vendor/lit.js").TemplateResult} TemplateResult */

/** @type {Readonly<Record<string, string>>} Stroked paths by name. */
const LINES = Object.freeze({
  menu: "M4 6.5H20M4 12H20M4 17.5H20",
  more: "M5 12H5.01M12 12H12.01M19 12H19.01",
  close: "M6 6L18 18M18 6L6 18",
  check: "M5 12.5L10 17.5L19.5 7",
  plus: "M12 5V19M5 12H19",
  minus: "M5 12H19",
  left: "M14.5 5.5L8 12L14.5 18.5",
  right: "M9.5 5.5L16 12L9.5 18.5",
  up: "M5.5 14.5L12 8L18.5 14.5",
  down: "M5.5 9.5L12 16L18.5 9.5",
  undo: "M8.5 5L4 9.5L8.5 14M4.5 9.5H14A5.5 5.5 0 0 1 14 20.5H9",
  again: "M19.5 12A7.5 7.5 0 1 1 16.8 6.2M17.5 2.5V7H13",
  sort: "M7 4.5V19.5M3.5 16L7 19.5L10.5 16M13 6H16M13 11H18.5M13 16H21",
  hint: "M9.5 17.5H14.5M10 20.5H14M12 3.5A6 6 0 0 0 8.6 14.4C9.2 14.9 9.5 15.6 9.5 16.3V17.5H14.5V16.3C14.5 15.6 14.8 14.9 15.4 14.4A6 6 0 0 0 12 3.5Z",
  chat: "M4 5.5H20V16.5H11L6.5 20.5V16.5H4Z",
  log: "M6 3.5H18V20.5H6ZM9 8H15M9 12H15M9 16H13",
  sound: "M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM15.5 9A4.5 4.5 0 0 1 15.5 15M18 6.5A8 8 0 0 1 18 17.5",
  mute: "M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM16 9.5L21 14.5M21 9.5L16 14.5",
  sun: "M12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8ZM12 2.5V4.5M12 19.5V21.5M2.5 12H4.5M19.5 12H21.5M5.3 5.3L6.7 6.7M17.3 17.3L18.7 18.7M18.7 5.3L17.3 6.7M6.7 17.3L5.3 18.7",
  moon: "M19.5 14.5A8 8 0 1 1 9.5 4.5A6.5 6.5 0 0 0 19.5 14.5Z",
  person: "M12 4A4 4 0 1 1 12 12A4 4 0 1 1 12 4ZM4.5 20.5C4.5 16.8 7.5 15 12 15S19.5 16.8 19.5 20.5",
  people: "M9 4.5A3.5 3.5 0 1 1 9 11.5A3.5 3.5 0 1 1 9 4.5ZM2.5 19.5C2.5 16 5 14.5 9 14.5S15.5 16 15.5 19.5M15.5 4.8A3.5 3.5 0 0 1 15.5 11.3M17.5 14.9C20 15.5 21.5 17 21.5 19.5",
  bot: "M5 9H19V19H5ZM12 9V5.5M9.5 13V14.5M14.5 13V14.5M12 4.5H12.01M2.5 12.5V15.5M21.5 12.5V15.5",
  away: "M12 3.5A8.5 8.5 0 1 1 12 20.5A8.5 8.5 0 1 1 12 3.5ZM12 7V12L15.5 14",
  eye: "M2.5 12C5 7.5 8.3 5.5 12 5.5S19 7.5 21.5 12C19 16.5 15.7 18.5 12 18.5S5 16.5 2.5 12ZM12 9A3 3 0 1 1 12 15A3 3 0 1 1 12 9Z",
  link: "M10 14A4 4 0 0 0 15.6 14L19 10.6A4 4 0 0 0 13.4 5L12 6.4M14 10A4 4 0 0 0 8.4 10L5 13.4A4 4 0 0 0 10.6 19L12 17.6",
  copy: "M9 9H20V20H9ZM15 9V4H4V15H9",
  share: "M12 15V3.5M7.5 7.5L12 3L16.5 7.5M5 12V20.5H19V12",
  pause: "M8.5 5V19M15.5 5V19",
  play: "M7.5 4.5L19 12L7.5 19.5Z",
  clock: "M12 3.5A8.5 8.5 0 1 1 12 20.5A8.5 8.5 0 1 1 12 3.5ZM12 7V12L15.5 14",
  pencil: "M4 20L5 15.5L16 4.5L19.5 8L8.5 19ZM13.5 7L17 10.5",
  leave: "M14 4H5V20H14M10 12H20.5M16.5 7.5L21 12L16.5 16.5",
  crown: "M4 8L8 12L12 5L16 12L20 8L18.5 18.5H5.5Z",
  save: "M4 9.5H20V20H4ZM7 9.5V4.5H17V9.5M12 12V17.5M9.5 15L12 17.5L14.5 15",
  pawn: "M12 3.5A3.5 3.5 0 0 1 13.8 10L15 16H16.5V20H7.5V16H9L10.2 10A3.5 3.5 0 0 1 12 3.5Z",
  twist: "M19.5 12A7.5 7.5 0 0 1 4.5 12A6 6 0 0 1 16.5 12A4.5 4.5 0 0 1 7.5 12A3 3 0 0 1 13.5 12",
  skip: "M12 3.5A8.5 8.5 0 1 1 12 20.5A8.5 8.5 0 1 1 12 3.5ZM6 6L18 18",
  gear: "M12 8.5A3.5 3.5 0 1 1 12 15.5A3.5 3.5 0 1 1 12 8.5ZM12 3V5.5M12 18.5V21M3 12H5.5M18.5 12H21M5.6 5.6L7.4 7.4M16.6 16.6L18.4 18.4M18.4 5.6L16.6 7.4M7.4 16.6L5.6 18.4",
  info: "M12 3.5A8.5 8.5 0 1 1 12 20.5A8.5 8.5 0 1 1 12 3.5ZM12 11V16.5M12 7.8H12.01",
  warn: "M12 3.5L21.5 20H2.5ZM12 9.5V14M12 17H12.01",
  sheet: "M4 4H20V20H4ZM4 9H20M4 14.5H20M10 4V20",
  dice: "M4 4H20V20H4ZM8.5 8.5H8.51M15.5 8.5H15.51M12 12H12.01M8.5 15.5H8.51M15.5 15.5H15.51",
  full: "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15",
  offline: "M4 4L20 20M3 9.5C5.6 7.3 8.6 6 12 6M21 9.5A13 13 0 0 0 15.5 6.6M6.5 13.5A8 8 0 0 1 10.5 11.3M17.5 13.5L16 12.4M12 18H12.01",
});

/** Every glyph there is. @type {ReadonlyArray<string>} */
export const GLYPHS = Object.freeze(Object.keys(LINES));

/**
 * A small drawing that takes the colour of the text around it; always decoration.
 * @param {string} name One of `GLYPHS`.
 * @returns {TemplateResult}
 * @throws {RangeError} When there is no such drawing.
 */
export function glyph(name) {
  const line = LINES[name];
  if (!line) throw new RangeError(`no such glyph: ${name}`);
  return html`<svg class="glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    ${svg`<path d=${line}></path>`}
  </svg>`;
}

/**
 * A player's cards as a small fan with its number; always decoration.
 * @param {number | string} count
 * @returns {TemplateResult}
 */
export function cardCount(count) {
  return html`<span class="count" aria-hidden="true"
    ><svg class="count-fan" viewBox="0 0 22 18" focusable="false">
      <rect x="2" y="3.5" width="9" height="13" rx="1.6" transform="rotate(-16 6.5 17)"></rect>
      <rect x="6.5" y="2.5" width="9" height="13.5" rx="1.6"></rect>
      <rect x="11" y="3.5" width="9" height="13" rx="1.6" transform="rotate(16 15.5 17)"></rect></svg
    >${count}</span
  >`;
}
