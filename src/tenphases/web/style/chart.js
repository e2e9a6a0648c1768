/**
 * A line chart of everybody's total after each round, as a Lit template. Not here: its words, or the table of the same
 * figures that a page shows with it.
 *
 * Lines differ by dash and mark as well as by colour, and each ends in its owner's name.
 */
import { html, nothing, svg } from "../vendor/lit.js";

/** @typedef {import("../vendor/lit.js").TemplateResult} TemplateResult */
/** @typedef {{ name: string, totals: ReadonlyArray<number> }} Series One player's totals, the first after round 1. */

const WIDTH = 360;
const HEIGHT = 250;
const LEFT = 32;
const RIGHT = 98;
const TOP = 12;
const BOTTOM = 28;
const LINE_GAP = 16;

/** Marks at the points, in a box from -4 to 4. @type {ReadonlyArray<string>} */
const POINTS = [
  "M0-4A4 4 0 1 1 0 4A4 4 0 1 1 0-4Z",
  "M-3.6-3.6H3.6V3.6H-3.6Z",
  "M0-4.4L4.4 3.6H-4.4Z",
  "M0-5L4 0L0 5L-4 0Z",
  "M0 4.4L4.4-3.6H-4.4Z",
  "M-1.4-4.4H1.4V-1.4H4.4V1.4H1.4V4.4H-1.4V1.4H-4.4V-1.4H-1.4Z",
];

/**
 * A round number near a quarter of `most`, for the lines of the grid.
 * @param {number} most
 * @returns {number}
 */
export function gridStep(most) {
  return [5, 10, 25, 50, 100, 250, 500, 1000].find((step) => most / step <= 5) ?? 2500;
}

/**
 * Where the names at the right go: near their line's end, never on one another.
 * @param {ReadonlyArray<number>} wanted Heights in the picture, one a line.
 * @returns {number[]}
 */
export function spread(wanted) {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = wanted.slice();
  let last = -Infinity;
  for (const i of order) {
    last = Math.max(placed[i] ?? 0, last + LINE_GAP);
    placed[i] = last;
  }
  const over = Math.max(0, last - (HEIGHT - BOTTOM + 4));
  if (over === 0) return placed;
  let next = Infinity;
  for (const i of order.reverse()) {
    next = Math.min((placed[i] ?? 0), next - LINE_GAP, HEIGHT - BOTTOM + 4);
    placed[i] = next;
  }
  return placed;
}

/**
 * The chart.
 * @param {ReadonlyArray<Series>} series At most six; all with the same number of rounds.
 * @param {object} options
 * @param {string} options.label What the chart says, for those who do not see it.
 * @param {(value: number) => string} [options.format] How a number is written in the reader's language.
 * @returns {TemplateResult}
 */
export function chart(series, { label, format = String }) {
  const rounds = Math.max(1, ...series.map((one) => one.totals.length));
  const most = Math.max(5, ...series.flatMap((one) => [...one.totals]));
  const step = gridStep(most);
  const top = Math.ceil(most / step) * step;
  /** @param {number} round */
  const x = (round) => LEFT + ((WIDTH - LEFT - RIGHT) * round) / rounds;
  /** @param {number} points */
  const y = (points) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * points) / top;
  const ends = spread(series.map((one) => y(one.totals.at(-1) ?? 0)));
  const skipTicks = Math.ceil(rounds / 8);
  return html`<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
    ${Array.from({ length: top / step + 1 }, (_, i) => {
      const at = y(i * step).toFixed(1);
      return svg`<path class=${i ? "grid" : "axis"} d="M${LEFT} ${at}H${WIDTH - RIGHT}"></path>
        <text x=${LEFT - 6} y=${at} text-anchor="end" dominant-baseline="central">${format(i * step)}</text>`;
    })}
    ${Array.from({ length: rounds }, (_, i) =>
      (i + 1) % skipTicks === 0
        ? svg`<text x=${x(i + 1).toFixed(1)} y=${HEIGHT - 10} text-anchor="middle">${format(i + 1)}</text>`
        : nothing,
    )}
    ${series.map((one, i) => {
      const points = [0, ...one.totals].map((total, round) => [x(round), y(total)]);
      const path = points.map(([px, py]) => `${px?.toFixed(1)} ${py?.toFixed(1)}`).join("L");
      return svg`<g class="series-${(i % 6) + 1}">
        <path class="line" d="M${path}"></path>
        ${points
          .slice(1)
          .map(([px, py]) => svg`<path class="mark" d=${POINTS[i % 6] ?? ""} transform="translate(${px?.toFixed(1)} ${py?.toFixed(1)})"></path>`)}
        <path class="mark" d=${POINTS[i % 6] ?? ""} transform="translate(${WIDTH - RIGHT + 14} ${ends[i]?.toFixed(1)})"></path>
        <text class="end" x=${WIDTH - RIGHT + 23} y=${ends[i]?.toFixed(1)} dominant-baseline="central">${one.name}</text>
      </g>`;
    })}
  </svg>`;
}
