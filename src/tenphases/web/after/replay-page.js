/**
 * A game that is over, to be watched again: step by step, by round, by itself; every hand open.
 * Not here: how everything lay at a moment (film.js) and how that looks (open-table.js).
 */
import { glyph } from "../cards/glyphs.js";
import { announce } from "../app/announce.js";
import { problemText } from "../app/naming.js";
import { painted, Part } from "../app/part.js";
import { n, t } from "../app/say.js";
import { setting } from "../app/settings.js";
import { line } from "../app/telling.js";
import { phaseTexts } from "../app/ruleset.js";
import { guard, html, nothing } from "../vendor/lit.js";
import { course, standings, winner } from "./course.js";
import { dayOf } from "./day.js";
import { eventsOf, fetchFilm, Film } from "./film.js";
import { asUpdate, openTable } from "./open-table.js";
import { choices, handMark, player } from "./player-bar.js";
import { proofs } from "./proofs.js";
import { proved } from "./shuffles.js";
import { shareLink } from "./sharing.js";

/** How long a step stands at each speed. @type {Readonly<Record<string, number>>} */
export const SPEEDS = Object.freeze({ slow: 2600, normal: 1300, fast: 500 });

/** `#/r/<table>` or `#/r/<table>/<seq>`. @param {string} hash */
export function replayAddress(hash) {
  const [, , table = "", seq = ""] = hash.split("/").map((part) => decodeURIComponent(part.split("?")[0] ?? ""));
  return { table, seq: /^\d+$/.test(seq) ? Number(seq) : null };
}

export class ReplayPage extends Part {
  /** @param {string} table @param {number | null} seq Where to begin, if not at the beginning. */
  constructor(table, seq) {
    super();
    this.table = table;
    this.seq = seq;
    /** @type {Film | null} */
    this.film = null;
    /** @type {string | null} */
    this.problem = null;
    /** How a game of dice is shown. @type {typeof import("../dice/replay.js") | null} */
    this.dice = null;
    this.stop = 0;
    /** Whether all of it is shown: what lies below the table may come after it. */
    this.whole = false;
    /** When it was played. @type {string | null} */
    this.day = null;
    this.speed = "normal";
    this.which = /** @type {import("./course.js").Which} */ ("totals");
    /** @type {import("./shuffles.js").Proved[] | null} */
    this.proved = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.running = undefined;
    /** What the coach says, once its code is there. @type {HTMLElement | null} */
    this.analysis = null;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    /** @param {KeyboardEvent} event */
    const keys = (event) => this.#pressed(event);
    addEventListener("keydown", keys);
    this.endings.push(() => removeEventListener("keydown", keys));
    void this.#load();
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.pause();
  }

  async #load() {
    this.problem = null;
    this.requestUpdate();
    const found = await fetchFilm(this.table);
    if (!(found instanceof Film)) {
      this.problem = found.problem;
      return this.requestUpdate();
    }
    if (found.end?.view.dice) this.dice = await (await import("../dice/pages.js")).replaying();
    this.film = found;
    this.stop = this.seq === null ? 0 : found.stopOf(this.seq);
    this.requestUpdate();
    await painted();
    this.whole = true;
    this.requestUpdate();
    await painted(0);
    // Browsers need long for their first date.
    this.day = dayOf(found.replay.steps.at(-1)?.time, "long");
    this.proved = await (this.dice ?? { proved }).proved(found);
    this.requestUpdate();
    await this.#askCoach(found);
  }

  /** @param {Film} film */
  async #askCoach({ players }) {
    const { AnalysisPart } = await (await import("../coach/pages.js")).analysis();
    const person = players.findIndex(({ bot }) => bot === null);
    this.analysis = new AnalysisPart(this.table, Math.max(0, person), (seq) => {
      this.go(this.film?.stopOf(seq) ?? 0);
      this.querySelector(".replay-stage")?.scrollIntoView({ block: "start" });
    });
    this.requestUpdate();
  }

  // ---------------------------------------------------------------- going

  /** What happened at a stop. @param {number} stop */
  said(stop) {
    const { film } = this;
    const step = film?.stepAt(stop);
    const at = film?.stops[stop];
    if (!film?.end || !step || !at) return "";
    const scene = { names: film.players.map(({ name }) => name), me: null, phases: phaseTexts(film.end.view.ruleset), owners: at.owners };
    const lines = eventsOf(step).map((event) => line(event, scene) ?? "");
    return [...(at.hand ? [t(`replay-by-${at.hand}`)] : []), ...lines].filter(Boolean).join(" ");
  }

  /** @param {number} stop @param {boolean} [spoken] */
  go(stop, spoken = true) {
    if (!this.film) return;
    this.stop = Math.max(0, Math.min(this.film.length - 1, stop));
    this.requestUpdate();
    if (spoken) announce(this.said(this.stop));
  }

  /** Goes to the beginning of the round, or of the one before or after. @param {number} by */
  goRound(by) {
    const { film } = this;
    const now = film?.stops[this.stop]?.round ?? 0;
    const here = film?.rounds[now];
    // Back from within a round is to its own beginning.
    const to = by < 0 && here && this.stop > here.first ? now : now + by;
    if (film && to >= film.rounds.length) this.go(film.length - 1);
    else this.go(film?.rounds[Math.max(0, to)]?.first ?? 0);
  }

  get playing() {
    return this.running !== undefined;
  }

  play() {
    if (!this.film) return;
    if (this.stop >= this.film.length - 1) this.go(0);
    this.#wait();
    this.requestUpdate();
  }

  #wait() {
    clearTimeout(this.running);
    this.running = setTimeout(() => {
      // A reader aloud cannot keep up with a fast film.
      this.go(this.stop + 1, this.speed === "slow");
      if (this.film && this.stop < this.film.length - 1) this.#wait();
      else this.pause();
    }, SPEEDS[this.speed]);
  }

  pause() {
    clearTimeout(this.running);
    this.running = undefined;
    this.requestUpdate();
  }

  /** @param {string} speed */
  choose(speed) {
    this.speed = speed;
    if (this.playing) this.#wait();
    this.requestUpdate();
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const { target } = event;
    if (!this.film || event.ctrlKey || event.metaKey || event.altKey) return;
    const field = target instanceof HTMLElement && target.matches("input, select, textarea, [contenteditable], summary, .scroll-x");
    if (field || document.querySelector("dialog[open]")) return;
    const deed = this.#deedOf(event);
    if (!deed) return;
    event.preventDefault();
    this.pause();
    deed();
  }

  /** @param {KeyboardEvent} event @returns {(() => void) | undefined} */
  #deedOf({ key, shiftKey, target }) {
    const onButton = target instanceof HTMLElement && target.matches("button, a");
    if (key === "ArrowRight") return () => (shiftKey ? this.goRound(1) : this.go(this.stop + 1));
    if (key === "ArrowLeft") return () => (shiftKey ? this.goRound(-1) : this.go(this.stop - 1));
    if (onButton || setting("shortcuts") !== "on") return undefined;
    if (key !== " ") return undefined;
    return this.playing ? () => undefined : () => this.play();
  }

  /** The address of this very moment. */
  get address() {
    const seq = this.film?.stepAt(this.stop)?.seq ?? 0;
    const moment = this.stop > 0 ? `/${seq}` : "";
    return `${location.origin}${location.pathname}#/r/${encodeURIComponent(this.table)}${moment}`;
  }

  // ---------------------------------------------------------------- drawing

  get pageTitle() {
    return t("replay-title");
  }

  #header() {
    const { film } = this;
    const { title } = film?.replay ?? {};
    const about = this.day === null ? "\u00a0" : t("replay-of", { day: this.day, rounds: film?.rounds.length ?? 0 });
    return html`<header class="top-bar">
      <a class="icon-button" href="#/" data-action="home" aria-label=${t("end-home")} title=${t("end-home")}>${glyph("left")}</a>
      <div class="grow"><h1>${title || t("replay-title")}</h1>${film ? html`<p class="small muted">${about}</p>` : nothing}</div></header>`;
  }

  #nothing() {
    const open = this.problem === "not_over";
    const words = this.problem === "no_server" ? t("start-no-server") : open ? t("replay-not-over") : problemText(this.problem ?? "");
    return html`<main class="page">${this.#header()}
      <div class="notice">${glyph(open ? "clock" : "warn")}<div class="stack"><p>${words}</p>
        <div class="button-row"><button type="button" class="button primary" data-action="try" @click=${() => void this.#load()}>${t("start-try-again")}</button>
        ${open ? html`<a class="button" href="#/t/${encodeURIComponent(this.table)}">${t("replay-to-table")}</a>` : nothing}</div></div></div></main>`;
  }

  #records() {
    const base = `/api/tables/${encodeURIComponent(this.table)}/record`;
    return html`<section class="panel" aria-labelledby="keep"><h2 id="keep">${t("replay-keep")}</h2>
      <div class="button-row">
        <a class="button" href=${base} download="tenphases-${this.table}.json" data-action="record">${glyph("sheet")}${t("replay-record-json")}</a>
        <a class="button" href="${base}?form=text" download="tenphases-${this.table}.txt" data-action="record-text">${glyph("log")}${t("replay-record-text")}</a>
        <button type="button" class="button" data-action="share" @click=${() => void shareLink(this.address, t("replay-title"))}>${glyph("share")}${t("replay-share")}</button>
      </div><p class="small muted">${t("replay-keep-about")}</p></section>`;
  }

  /** What happened in this round, each line a way there. @param {Film} film */
  #log(film) {
    const round = film.rounds[film.stops[this.stop]?.round ?? 0];
    if (!round) return nothing;
    const stops = Array.from({ length: round.last - round.first + 1 }, (_, at) => round.first + at);
    const heading = round.tie ? t("round-tie-heading") : t("round-heading", { number: round.number });
    return html`<section class="panel round-log" aria-labelledby="round-log"><h2 id="round-log">${heading}</h2>
      <ol class="log scroll">${stops.map(
        (stop) => html`<li class=${stop === this.stop ? "is-mine" : ""}><button type="button" class="log-line" aria-current=${stop === this.stop ? "step" : nothing}
          @click=${() => this.go(stop, false)}>${handMark(film.stops[stop])}${this.said(stop)}</button></li>`,
      )}</ol></section>`;
  }

  /** @param {Film} film @param {typeof import("../dice/replay.js")} dice */
  #ofDice(film, dice) {
    return html`<main class="page wide replay">${this.#header()}
      ${choices(this, film)}<div class="replay-stage">
        <section class="panel replay-now" aria-labelledby="now"><h2 id="now" class="visually-hidden">${t("replay-table")}</h2>${dice.moment(film, this.stop)}</section>
        ${this.#log(film)}</div>
      ${player(this, film)}
      <div class="replay-after">${dice.account(film)} ${dice.proofs(this.proved)} ${this.#records()}</div>
      <p class="small muted">${t("replay-keys")} ${n(film.length)}</p></main>`;
  }

  /** How everything lies at this moment. @param {Film} film */
  #stage(film) {
    const step = film.stepAt(this.stop);
    return html`<section class="panel replay-now" aria-labelledby="now"><h2 id="now" class="visually-hidden">${t("replay-table")}</h2>
        ${openTable(film.at(this.stop), step ? eventsOf(step) : [])}</section>
      ${this.#log(film)}`;
  }

  /** How it ended, and what can be done with it. @param {import("../app/protocol.js").Update} end @param {Film} film */
  #after(end, film) {
    const look = (/** @type {import("./course.js").Which} */ which) => {
      this.which = which;
      this.requestUpdate();
    };
    return html`<div class="replay-after">${winner(end)} ${standings(end)} ${course(end, this.which, look)}
      ${this.analysis ?? nothing} ${proofs(this.proved)} ${this.#records()}</div>
      <p class="small muted">${t("replay-keys")} ${n(film.length)}</p>`;
  }

  /** @override */
  updated() {
    // With the next frame, which has to know where everything is in any case.
    requestAnimationFrame(() => {
      const list = this.querySelector(".round-log ol");
      const now = list?.querySelector("[aria-current]")?.parentElement;
      if (list && now) list.scrollTop = now.offsetTop - list.clientHeight / 2;
    });
  }

  /** @override */
  render() {
    const { film } = this;
    if (this.problem) return this.#nothing();
    if (!film?.end) return html`<main class="page" aria-busy="true"><p class="muted">${t("line-opening")}</p></main>`;
    const end = asUpdate(film.end);
    if (this.dice) return this.#ofDice(film, this.dice);
    return html`<main class="page wide replay">${this.#header()}
      ${choices(this, film)}<div class="replay-stage">${guard([film, this.stop, document.documentElement.lang], () => this.#stage(film))}</div>
      ${player(this, film)}
      ${this.whole ? this.#after(end, film) : nothing}</main>`;
  }
}
customElements.define("tp-replay", ReplayPage);
