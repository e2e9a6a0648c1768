/**
 * Little pictures of groups and of how far a player has come. Not here: what a phase needs (the server says) or any word.
 */
import { html, nothing, svg } from "../vendor/lit.js";
import { NUMERALS } from "./numerals.js";

/** @typedef {import("../vendor/lit.js").TemplateResult} TemplateResult */
/**
 * @typedef {object} Group One group of a phase, as it is drawn.
 * @property {string} kind `set`, `run`, `colour`, `even`, `odd`, or these joined with `colour_` (`colour_run`, `colour_even`).
 * @property {number} size How many cards the phase asks for.
 * @property {number} [filled] How many of them are there; all, if not said.
 */

const WIDE = 11;
const TALL = 15.4;
const STEP = 7;
const RISE = 11;

/** A mark that says the kind, in a box from -4 to 4, for the front card. @type {Readonly<Record<string, string>>} */
const MARKS = Object.freeze({
  set: "M-3.2-2.9H3.2V-.9H-3.2ZM-3.2.9H3.2V2.9H-3.2Z",
  colour: "M0-5C2.2-2 3.5-.2 3.5 1.7A3.5 3.5 0 0 1-3.5 1.7C-3.5-.2-2.2-2 0-5Z",
  even: "M-2.3-1.7A1.7 1.7 0 1 1-2.3 1.7A1.7 1.7 0 1 1-2.3-1.7ZM2.3-1.7A1.7 1.7 0 1 1 2.3 1.7A1.7 1.7 0 1 1 2.3-1.7Z",
  odd: "M0-4.2A1.7 1.7 0 1 1 0-.8A1.7 1.7 0 1 1 0-4.2ZM-2.3.6A1.7 1.7 0 1 1-2.3 4A1.7 1.7 0 1 1-2.3.6ZM2.3.6A1.7 1.7 0 1 1 2.3 4A1.7 1.7 0 1 1 2.3.6Z",
});

/**
 * Reads `set3`, `run4`, `colour7`, `colour_run5` into a group.
 * @param {string} text
 * @returns {Group | null} Null when the text names no group.
 */
export function readGroup(text) {
  const found = /^([a-z]+(?:[_-][a-z]+)?)\s*(\d+)$/.exec(text.trim());
  if (!found) return null;
  return { kind: (found[1] ?? "").replace("-", "_"), size: Number(found[2]) };
}

/**
 * Which marks the front card bears.
 * @param {string} kind
 * @returns {string[]}
 */
function marksOf(kind) {
  return kind.split("_").filter((part) => part in MARKS);
}

/**
 * A group as overlapped blank cards: level for a set or a colour group, a stair for a run.
 * @param {Group} group
 * @param {object} [options]
 * @param {string} [options.label] What it is, in the reader's language; without it the picture is decoration.
 * @param {boolean} [options.count] Whether the number of cards is written after it.
 * @returns {TemplateResult}
 */
export function groupPicture({ kind, size, filled = size }, { label, count = false } = {}) {
  const climbs = kind.split("_").includes("run");
  const rise = climbs ? Math.min(2.2, RISE / Math.max(size - 1, 1)) : 0;
  const low = climbs ? RISE + 1 : RISE / 2 + 1;
  const end = (size - 1) * STEP + WIDE + 2;
  const marks = marksOf(kind);
  const width = end + (count ? 9 : 0);
  return html`<svg
    class="group-picture"
    viewBox="0 0 ${width} 28"
    role=${label ? "img" : "presentation"}
    aria-label=${label ?? nothing}
    aria-hidden=${label ? nothing : "true"}
    focusable="false"
  >
    ${Array.from({ length: size }, (_, i) => {
      const x = 1 + i * STEP;
      const y = low - i * rise;
      const front = i === size - 1;
      const apart = marks.length > 1 ? 3.6 : 0;
      return svg`<g class=${i < filled ? "filled" : "missing"}>
        <rect class="mini" x=${x} y=${y.toFixed(2)} width=${WIDE} height=${TALL} rx="1.8"></rect>
        ${
          front
            ? marks.map(
                (name, j) => svg`<path class="mark" d=${MARKS[name] ?? ""}
                  transform="translate(${x + WIDE / 2} ${(y + TALL / 2 + (j * 2 - 1) * apart).toFixed(2)}) scale(${apart ? 0.72 : 0.9})"></path>`,
              )
            : nothing
        }
      </g>`;
    })}
    ${
      count
        ? svg`<path class="mark" d=${NUMERALS[size] ?? ""} transform="translate(${end + 5} 14) scale(.1)"></path>`
        : nothing
    }
  </svg>`;
}

/**
 * A phase as its groups, one after the other.
 * @param {ReadonlyArray<Group>} groups
 * @param {object} [options]
 * @param {string} [options.label] The phase in the reader's words; without it the picture is decoration.
 * @param {boolean} [options.count] Whether each group's number of cards is written after it.
 * @returns {TemplateResult}
 */
export function phasePicture(groups, { label, count = false } = {}) {
  return html`<span
    class="phase-picture"
    role=${label ? "img" : nothing}
    aria-label=${label ?? nothing}
    aria-hidden=${label ? nothing : "true"}
    >${groups.map((group) => groupPicture(group, { count }))}</span
  >`;
}

/**
 * A ring that fills as phases are done, the present phase in its middle. Decoration: say it in words beside it.
 * @param {object} state
 * @param {number} state.done Phases completed.
 * @param {number} state.of Phases in the list.
 * @param {number | string} state.phase What stands in the middle.
 * @returns {TemplateResult}
 */
export function phaseRing({ done, of, phase }) {
  const part = of > 0 ? Math.min(done, of) / of : 0;
  return html`<svg class="phase-ring" viewBox="0 0 36 36" aria-hidden="true" focusable="false">
    <circle class="ring-track" cx="18" cy="18" r="15"></circle>
    ${
      part > 0
        ? svg`<circle class="ring-done" cx="18" cy="18" r="15" pathLength="100"
            stroke-dasharray="${(part * 100).toFixed(1)} 100" transform="rotate(-90 18 18)"></circle>`
        : nothing
    }
    <text x="18" y="18.5">${phase}</text>
  </svg>`;
}
