/**
 * A bar chart as a Lit template: a line for each thing that is compared, lengths along one scale. Not here: its words, or
 * the table of the same figures that a page shows with it.
 */
import { html, nothing, svg } from "../vendor/lit.js";
import { gridStep } from "./chart.js";

/** @typedef {import("../vendor/lit.js").TemplateResult} TemplateResult */
/**
 * @typedef {object} Bar
 * @property {string} name @property {string} text The figure as it is written at the end of the bar.
 * @property {readonly number[]} parts Lengths, one behind the other: the first is what the chart is about.
 */

const WIDTH = 360;
const LEFT = 104;
const RIGHT = 56;
const TOP = 4;
const ROW = 26;
const THICK = 16;
const AXIS = 24;
const LONGEST_NAME = 14;

/** @param {readonly number[]} parts */
const sum = (parts) => parts.reduce((all, part) => all + part, 0);

/** @param {string} name */
const short = (name) => ([...name].length > LONGEST_NAME ? `${[...name].slice(0, LONGEST_NAME - 1).join("")}…` : name);

/**
 * The chart.
 * @param {readonly Bar[]} bars
 * @param {object} options
 * @param {string} options.label What the chart says, for those who do not see it.
 * @param {(value: number) => string} [options.format] How a number on the scale is written.
 * @param {number} [options.whole] The end of the scale, if it has one.
 * @returns {TemplateResult}
 */
export function barChart(bars, { label, format = String, whole }) {
  const longest = Math.max(1, whole ?? 0, ...bars.map(({ parts }) => sum(parts)));
  const step = longest <= 5 ? 1 : gridStep(longest);
  const top = Math.ceil(longest / step) * step;
  const height = TOP + ROW * bars.length + AXIS;
  /** @param {number} value */
  const x = (value) => LEFT + ((WIDTH - LEFT - RIGHT) * value) / top;
  const ticks = Array.from({ length: Math.round(top / step) + 1 }, (_, i) => i * step);
  return html`<svg class="chart plot" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label=${label}>
    ${ticks.map((tick) => svg`<path class=${tick ? "grid" : "axis"} d="M${x(tick).toFixed(1)} ${TOP}V${height - AXIS}"></path>
      <text x=${x(tick).toFixed(1)} y=${height - 8} text-anchor="middle">${format(tick)}</text>`)}
    ${bars.map(({ name, text, parts }, at) => {
      const middle = TOP + ROW * at + ROW / 2;
      return svg`<text class="end" x=${LEFT - 8} y=${middle} text-anchor="end" dominant-baseline="central">${short(name)}</text>
        ${parts.map((part, i) =>
          part > 0
            ? svg`<rect class="bar-part part-${i + 1}" x=${x(sum(parts.slice(0, i))).toFixed(1)} y=${middle - THICK / 2} width=${(x(part) - LEFT).toFixed(1)} height=${THICK}></rect>`
            : nothing,
        )}
        <text x=${(x(sum(parts)) + 6).toFixed(1)} y=${middle} dominant-baseline="central">${text}</text>`;
    })}
  </svg>`;
}
