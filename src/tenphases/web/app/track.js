/**
 * The board: its track as a snake of spaces, and a pawn for everyone that walks from space to space. Not here: how far a
 * pawn goes (the server says where it stands).
 */
import { glyph } from "../cards/glyphs.js";
import { classMap, html, nothing } from "../vendor/lit.js";
import { Part } from "./part.js";
import { pawnLetter } from "./people.js";
import { sceneOf } from "./say.js";
import { calm } from "./settings.js";
import { spacesOf, TWIST } from "./spaces.js";
import { spokenTrack } from "./telling.js";

/** @typedef {import("./protocol.js").Update} Update */

/** How many spaces lie in a row where there is room for all, and where there are too many for that. */
const ROW = 10;
const LONG_ROW = 14;
const MOST_ROWS = 3;
/** From so many pawns on one space on they stand in two ranks. */
const CROWD = 4;
const STEP_MS = 130;
const LONGEST_MS = 1200;

/** Where a space lies, from the start on: every other row goes back. @param {number} space @param {number} row */
export function spotOf(space, row) {
  const y = Math.floor(space / row);
  const along = space % row;
  return { x: y % 2 === 0 ? along : row - 1 - along, y };
}

/**
 * Where one of several pawns stands within its space: across from -0.5 to 0.5, and whether in the second rank.
 * @param {number} at Which of them. @param {number} count
 */
export function standing(at, count) {
  const front = count < CROWD ? count : Math.ceil(count / 2);
  const lift = at < front ? 0 : 1;
  const rank = lift ? count - front : front;
  return { shift: rank > 1 ? (at - lift * front) / (rank - 1) - 0.5 : 0, lift };
}

/** Where the pawns stand. @param {Update | null} update @returns {number[]} */
const pawnsOf = (update) => update?.view.players.map(({ pawn = 0 }) => pawn) ?? [];

export class TrackBoard extends Part {
  constructor() {
    super();
    /** @type {Update | null} */
    this.shown = null;
    /** Where each pawn was shown last. @type {number[]} */
    this.stood = [];
    // What was set before this code came lies on the element itself, in the way of the setter.
    const early = Object.getOwnPropertyDescriptor(this, "now")?.value ?? null;
    Reflect.deleteProperty(this, "now");
    this.now = early;
  }

  /** What is shown. */
  get now() {
    return this.shown;
  }

  /** @param {Update | null} update */
  set now(update) {
    this.shown = update;
    this.requestUpdate();
  }

  get spaces() {
    return this.shown ? spacesOf(this.shown.view.ruleset) : [];
  }

  /** How many spaces a row has: as many in each as can be. */
  get row() {
    const { length } = this.spaces;
    const rows = Math.max(1, Math.min(MOST_ROWS, Math.ceil(length / ROW)), Math.ceil(length / LONG_ROW));
    return Math.ceil(length / rows);
  }

  /** @param {string} space @param {number} at */
  #space(space, at) {
    const { x, y } = spotOf(at, this.row);
    const last = at === this.spaces.length - 1;
    const classes = { space: true, "is-twist": space === TWIST, "is-goal": last, "is-mine": this.#own === at };
    return html`<span class=${classMap(classes)} .style=${`--x: ${x}; --y: ${y}`}>${space === TWIST ? glyph("twist") : space}</span>`;
  }

  /** The space of the reader's own pawn. */
  get #own() {
    const view = this.shown?.view;
    return view && view.seat !== null ? (view.players[view.seat]?.pawn ?? 0) : -1;
  }

  /** @param {number} seat @param {number} space @param {readonly number[]} all */
  #pawn(seat, space, all) {
    const update = this.shown;
    if (!update) return nothing;
    const together = all.flatMap((other, at) => (other === space ? [at] : []));
    const { x, y } = spotOf(space, this.row);
    const { shift, lift } = standing(together.indexOf(seat), together.length);
    const classes = { pawn: true, "is-me": seat === update.view.seat };
    return html`<span class=${classMap(classes)} data-seat=${seat} .style=${`--x: ${x}; --y: ${y}; --shift: ${shift}; --lift: ${lift}`}>${pawnLetter(update, seat)}</span>`;
  }

  /** @override */
  updated() {
    const now = pawnsOf(this.shown);
    const before = this.stood;
    this.stood = now;
    if (before.length !== now.length || calm()) return;
    now.forEach((space, seat) => this.#walk(seat, before[seat] ?? space, space));
  }

  /** Lets a pawn go from space to space. @param {number} seat @param {number} from @param {number} to */
  #walk(seat, from, to) {
    const pawn = this.querySelector(`.pawn[data-seat="${seat}"]`);
    const [first] = this.querySelectorAll(".space");
    if (from === to || !(pawn instanceof HTMLElement) || !(first instanceof HTMLElement)) return;
    const { width, height } = first.getBoundingClientRect();
    const end = spotOf(to, this.row);
    const way = Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => spotOf(from + Math.sign(to - from) * i, this.row));
    // Margins between spaces are part of a step.
    const gap = parseFloat(getComputedStyle(this).getPropertyValue("--gap")) || 0;
    const frames = way.map(({ x, y }) => ({ translate: `${(x - end.x) * (width + gap)}px ${(y - end.y) * (height + gap)}px` }));
    pawn.animate(frames, { duration: Math.min(LONGEST_MS, STEP_MS * way.length), easing: "ease-in-out" });
  }

  /** @override */
  render() {
    const { shown: update, spaces } = this;
    if (!update || spaces.length === 0) return nothing;
    const all = pawnsOf(update);
    const rows = Math.ceil(spaces.length / this.row);
    return html`<div class="track" role="img" aria-label=${spokenTrack(update.view, sceneOf(update))} .style=${`--row: ${this.row}; --rows: ${rows}`}>
      ${spaces.map((space, at) => this.#space(space, at))} ${all.map((space, seat) => this.#pawn(seat, space, all))}
    </div>`;
  }
}
customElements.define("tp-track", TrackBoard);
