/** What is agreed on besides the rules: name, who may come, how long anyone is waited for. Not here: what comes of it. */
import { html, nothing } from "../vendor/lit.js";
import { t } from "../app/say.js";

/** @typedef {import("../app/protocol.js").Terms} Terms */

const LONGEST_TITLE = 40;
const TIMERS = Object.freeze([null, 20, 30, 45, 60, 90, 120, 180, 300]);
const WAITS = Object.freeze([0, 10, 30, 60, 120, 300, 600]);

/** @type {Readonly<Required<Terms>>} */
export const USUAL = Object.freeze({ title: "", open: false, timer: null, stand_in_after: 60, free_text: false, hints: true });

/** @param {number} seconds */
export function duration(seconds) {
  const whole = seconds >= 60 && seconds % 60 === 0;
  return whole ? t("terms-minutes", { count: seconds / 60 }) : t("terms-seconds", { count: seconds });
}

/** @param {number | null} seconds */
const timerText = (seconds) => (seconds === null ? t("terms-timer-none") : duration(seconds));

/** @param {number} seconds */
const waitText = (seconds) => (seconds === 0 ? t("terms-stand-in-now") : t("terms-stand-in-after", { time: duration(seconds) }));

/** @param {readonly (number | null)[]} values @param {number | null} now */
const withNow = (values, now) => (values.includes(now) ? values : [...values, now].sort((a, b) => (a ?? 0) - (b ?? 0)));

/** @param {"open" | "free_text" | "hints"} name @param {Terms} terms @param {(change: Terms) => void} change @param {string} words */
function tick(name, terms, change, words) {
  return html`<label class="choice"><input type="checkbox" data-term=${name} .checked=${terms[name] ?? USUAL[name]}
      @change=${(/** @type {Event} */ event) => change({ [name]: /** @type {HTMLInputElement} */ (event.target).checked })} />
    <span>${t(`terms-${words}`)}<span class="help">${t(`terms-${words}-about`)}</span></span></label>`;
}

/**
 * The fields.
 * @param {Terms} terms @param {(change: Terms) => void} change @param {string} placeholder The table's name if none is given.
 */
export function termsFields(terms, change, placeholder) {
  const { title, timer, stand_in_after: wait } = { ...USUAL, ...terms };
  const value = (/** @type {Event} */ event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;
  return html`<label class="field"><span class="label">${t("new-title")}</span>
      <input class="input" name="title" maxlength=${LONGEST_TITLE} autocomplete="off" .value=${title} placeholder=${placeholder}
        @input=${(/** @type {Event} */ event) => change({ title: value(event) })} /></label>
    ${tick("open", terms, change, "open")}
    <label class="field"><span class="label">${t("terms-timer")}</span>
      <select class="select" name="timer" @change=${(/** @type {Event} */ event) => change({ timer: JSON.parse(value(event)) })}>
        ${withNow(TIMERS, timer).map((one) => html`<option value=${JSON.stringify(one)} ?selected=${one === timer}>${timerText(one)}</option>`)}
      </select></label>
    <label class="field"><span class="label">${t("terms-stand-in")}</span>
      <select class="select" name="stand-in" @change=${(/** @type {Event} */ event) => change({ stand_in_after: Number(value(event)) })}>
        ${withNow(WAITS, wait).map((one) => html`<option value=${one ?? 0} ?selected=${one === wait}>${waitText(one ?? 0)}</option>`)}
      </select></label>
    ${tick("free_text", terms, change, "text")}
    ${tick("hints", terms, change, "hints")}`;
}

/** The same in words. @param {Terms} sent */
export function termsList(sent) {
  const terms = { ...USUAL, ...sent };
  return html`<ul class="tips small">
    <li>${t(terms.open ? "terms-open" : "terms-closed")}</li>
    <li>${t("terms-timer")}: ${timerText(terms.timer)}</li>
    <li>${t("terms-stand-in")}: ${waitText(terms.stand_in_after)}</li>
    ${terms.free_text ? html`<li>${t("terms-text-on")}</li>` : nothing}
    ${terms.hints ? nothing : html`<li>${t("terms-hints-off")}</li>`}
  </ul>`;
}
