/**
 * The lesson's coach: a bubble beside the thing that is spoken of, and a ring around it. It asks for nothing that the
 * table would not offer anyhow, and can be sent away and called back. Not here: what is told when (lesson.js).
 */
import { announce, tellNews } from "../app/announce.js";
import { Part } from "../app/part.js";
import { recall, remember } from "../app/prefs.js";
import { nameAt, t } from "../app/say.js";
import { glyph } from "../cards/glyphs.js";
import { html, nothing } from "../vendor/lit.js";
import { lessonKey } from "./companion.js";
import { Lesson } from "./lesson.js";
import { placed, seen } from "./placing.js";

/** @typedef {import("../app/table.js").Table} Table */
/** @typedef {import("./lesson.js").Memory} Memory */
/** @typedef {import("./lesson.js").Step} Step */

/** As long as things at the table may travel. */
const FOLLOW_MS = 700;

/** @returns {Memory} */
const NEW = () => ({ done: [], off: false, ended: false });

/** The sheet above all others. */
const topSheet = () => [...document.querySelectorAll("dialog[open]")].at(-1) ?? null;

class Coach extends Part {
  /** @param {Table} table */
  constructor(table) {
    super();
    this.table = table;
    this.lesson = new Lesson(recall(lessonKey(table.id), NEW()));
    /** @type {Step | null} */
    this.step = null;
    /** The last update that was taken note of. @type {import("../app/protocol.js").Update | null} */
    this.heard = null;
    this.spoken = "";
    /** Whether the focus shall go to what is spoken of. */
    this.leads = false;
    this.until = 0;
    /** Ends what it listens to from `begin` to `end`, wherever it is moved meanwhile. @type {(() => void)[]} */
    this.listening = [];
  }

  /** Begins to look and listen; `end` stops it. The element itself moves in and out of sheets. */
  begin() {
    const moved = () => this.follow();
    const changed = () => this.changed();
    addEventListener("resize", moved);
    addEventListener("scroll", moved, { capture: true, passive: true });
    document.addEventListener("sheet-closed", changed);
    const sheets = new MutationObserver(() => setTimeout(changed));
    sheets.observe(document.body, { childList: true });
    this.listening.push(
      () => removeEventListener("resize", moved),
      () => removeEventListener("scroll", moved, { capture: true }),
      () => document.removeEventListener("sheet-closed", changed),
      () => sheets.disconnect(),
    );
    document.body.append(this);
  }

  end() {
    for (const end of this.listening.splice(0)) end();
    this.remove();
  }

  /** Something at the table has changed. */
  changed() {
    const { update } = this.table;
    if (!update) return;
    if (update !== this.heard) this.lesson.hear(update);
    this.heard = update;
    const sheet = topSheet();
    const scene = {
      update,
      chosen: this.table.choice?.face,
      sorted: this.table.sorting !== "free",
      sheet: sheet?.parentElement?.localName ?? "",
    };
    this.step = this.lesson.next(scene);
    this.#keep();
    this.#goTo(this.step?.spots[0]?.startsWith("dialog") ? sheet : null);
    this.requestUpdate();
  }

  /** Stands above the sheet that it speaks of, else on the page. @param {Element | null} sheet */
  #goTo(sheet) {
    const home = sheet ?? document.body;
    if (this.parentElement !== home && this.listening.length > 0) home.append(this);
  }

  #keep() {
    const memory = JSON.stringify(this.lesson.memory);
    if (memory !== JSON.stringify(recall(lessonKey(this.table.id), null))) remember(lessonKey(this.table.id), JSON.parse(memory));
  }

  /** The sentence of the present step. */
  get words() {
    const { step } = this;
    const { update } = this.table;
    if (!step || !update) return "";
    const said = t(step.key, step.seat === undefined ? step.args : { ...step.args, player: nameAt(update, step.seat) });
    const { instead } = this.lesson;
    return instead ? `${t(`learn-instead-${instead}`)} ${said}` : said;
  }

  /** @override */
  updated() {
    const { words } = this;
    if (words !== this.spoken) {
      this.spoken = words;
      announce(words);
      this.#lead();
    }
    this.follow();
  }

  /** Whoever goes on by the coach's own button is led to it, or to what is to be done next. */
  #lead() {
    const button = this.querySelector("[data-action=coach-go]");
    const idle = document.activeElement === document.body || document.activeElement === null;
    const wanted = this.step?.focus ? [this.step.focus] : (this.step?.spots ?? []);
    const spot = this.leads ? seen(wanted) : null;
    this.leads = false;
    if (button instanceof HTMLElement && (idle || spot || this.contains(document.activeElement))) button.focus();
    else if (spot) spot.focus({ preventScroll: true });
  }

  /** Stays beside its place while things move. */
  follow() {
    const still = performance.now() > this.until;
    this.until = performance.now() + FOLLOW_MS;
    if (still) this.#place();
  }

  #place() {
    placed(this.querySelector(".coach"), this.querySelector(".coach-ring"), seen(this.step?.spots ?? []));
    if (this.isConnected && performance.now() < this.until) requestAnimationFrame(() => this.#place());
  }

  // ---------------------------------------------------------------- deeds

  go() {
    this.leads = true;
    this.lesson.read();
    if (this.step?.id === "end") this.#finish();
    this.changed();
  }

  /** To the first page, where a table of one's own is opened. */
  own() {
    this.#finish();
    this.changed();
    location.hash = "#/";
  }

  #finish() {
    this.lesson.ended = true;
    remember("learnt", true);
  }

  leave() {
    this.lesson.off = true;
    this.changed();
    tellNews(t("learn-left"));
  }

  resume() {
    this.lesson.off = false;
    this.leads = true;
    this.spoken = "";
    this.changed();
  }

  /** @returns {import("../app/menu-sheet.js").Way[]} */
  ways() {
    if (!this.lesson.off || this.lesson.ended) return [];
    return [{ glyph: "play", words: t("learn-resume"), id: "lesson", run: () => this.resume() }];
  }

  /** @override */
  render() {
    const { step } = this;
    if (!step) return nothing;
    return html`<div class="coach-ring"></div>
      <section class="coach" data-step=${step.id} aria-label=${t("learn-lesson")}>
        <p>${this.words}</p>
        <button type="button" class="icon-button" data-action="coach-leave" aria-label=${t("learn-leave")} title=${t("learn-leave")} @click=${() => this.leave()}>${glyph("close")}</button>
        ${step.buttons.length === 0 ? nothing : this.#buttons(step)}
        <span class="coach-tail"></span>
      </section>`;
  }

  /** @param {Step} step */
  #buttons({ id, buttons }) {
    return html`<div class="button-row">
      <button type="button" class="button primary" data-action="coach-go" @click=${() => this.go()}>${t(id === "end" ? "learn-play-on" : "learn-go")}</button>
      ${buttons.includes("own") ? html`<button type="button" class="button" data-action="coach-own" @click=${() => this.own()}>${t("learn-own")}</button>` : nothing}
    </div>`;
  }
}
customElements.define("tp-coach", Coach);

/** @param {Table} table @returns {import("./companion.js").Beside} */
export function coachBeside(table) {
  const coach = new Coach(table);
  coach.begin();
  return { changed: () => coach.changed(), end: () => coach.end(), ways: () => coach.ways() };
}
