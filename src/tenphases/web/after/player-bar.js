/** What one watches a film with: what was said, the slider, back and on, by itself. */
import { glyph } from "../cards/glyphs.js";
import { n, t } from "../app/say.js";
import { html, nothing } from "../vendor/lit.js";

/** @typedef {import("./film.js").Film} Film */
/** @typedef {import("./film.js").Round} Round */
/** @typedef {import("./replay-page.js").ReplayPage} ReplayPage */

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;

/** @param {Round} round */
const nameOf = (round) => (round.tie ? t("round-tie-heading") : t("round-heading", { number: round.number }));

/** @param {string} action @param {string} picture @param {string} label @param {() => void} run */
const key = (action, picture, label, run) =>
  html`<button type="button" class="icon-button" data-action=${action} aria-label=${label} title=${label} @click=${run}>${glyph(picture)}${action.startsWith("round") ? glyph(picture) : nothing}</button>`;

/** Which round, and how fast. @param {ReplayPage} page @param {Film} film */
export function choices(page, film) {
  const now = film.stops[page.stop]?.round ?? 0;
  return html`<div class="replay-choices"><label class="replay-choice"><span class="visually-hidden">${t("replay-round")}</span>
      <select class="select" data-choice="round" @change=${(/** @type {Event} */ event) => page.go(film.rounds[Number(valueOf(event))]?.first ?? 0)}>
        ${film.rounds.map((round, at) => html`<option value=${at} .selected=${at === now}>${nameOf(round)}</option>`)}</select></label>
    <label class="replay-choice"><span class="visually-hidden">${t("replay-speed")}</span>
      <select class="select" data-choice="speed" @change=${(/** @type {Event} */ event) => page.choose(valueOf(event))}>
        ${["slow", "normal", "fast"].map((speed) => html`<option value=${speed} ?selected=${speed === page.speed}>${t(`replay-speed-${speed}`)}</option>`)}</select></label></div>`;
}

/** A sign beside what the player did not do; the words say it too. @param {import("./film.js").Stop | undefined} stop */
export const handMark = (stop) => (stop?.hand ? html`<span class="by-hand" data-by=${stop.hand}>${glyph(stop.hand === "clock" ? "clock" : "bot")}</span> ` : nothing);

/** @param {ReplayPage} page @param {Film} film */
export function player(page, film) {
  const round = film.rounds[film.stops[page.stop]?.round ?? 0];
  const where = t("replay-where", { step: page.stop + 1, steps: film.length });
  const said = page.said(page.stop);
  const slide = (/** @type {Event} */ event) => {
    page.pause();
    page.go(Number(valueOf(event)), false);
  };
  const still = (/** @type {() => void} */ run) => () => {
    page.pause();
    run();
  };
  return html`<section class="player-bar" aria-label=${t("replay-controls")}>
    <p class="said-now">${handMark(film.stops[page.stop])}<span data-said>${said}</span></p>
    <div class="player-line"><input type="range" class="slider" min="0" max=${film.length - 1} step="1" .value=${String(page.stop)}
        aria-label=${t("replay-slider")} aria-valuetext="${round ? nameOf(round) : ""}, ${where}. ${said}" @input=${slide} />
      <span class="small muted player-where" aria-hidden="true">${n(page.stop + 1)}/${n(film.length)}</span></div>
    <div class="player-keys">
      ${key("round-back", "left", t("replay-round-back"), still(() => page.goRound(-1)))}
      ${key("step-back", "left", t("replay-step-back"), still(() => page.go(page.stop - 1)))}
      ${page.playing ? key("pause", "pause", t("replay-pause"), () => page.pause()) : key("play", "play", t("replay-play"), () => page.play())}
      ${key("step-on", "right", t("replay-step-on"), still(() => page.go(page.stop + 1)))}
      ${key("round-on", "right", t("replay-round-on"), still(() => page.goRound(1)))}
    </div></section>`;
}
