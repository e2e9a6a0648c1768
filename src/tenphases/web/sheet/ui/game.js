/** One sheet on the page: who needs what, the rounds, the end, and the ways on. Not here: writing a round (round-entry.js). */
import { announce, tellNews } from "../../app/announce.js";
import { glyph } from "../../cards/glyphs.js";
import { Part } from "../../app/part.js";
import { t } from "../../app/say.js";
import { openSheet } from "../../app/sheet.js";
import { html, nothing } from "../../vendor/lit.js";
import { SharedKeeper } from "../share.js";
import { isStored } from "../store.js";
import { doubtList } from "./doubt-list.js";
import { course, standings, verdict } from "./ending.js";
import { grid } from "./grid.js";
import { MoreSheet } from "./more-sheet.js";
import { needs } from "./needs.js";
import { RoundEntry } from "./round-entry.js";
import { players as namesOf, problemLine } from "../telling.js";
import { dayOf, rulesName } from "./said.js";
import { ShareSheet } from "./share-sheet.js";

/** @typedef {import("./book.js").Book} Book */
/** @typedef {import("./book.js").Step} Step */

export class GamePage extends Part {
  /** @param {Book} book @param {{again: () => void, leave: () => void}} ways */
  constructor(book, ways) {
    super();
    this.book = book;
    this.ways = ways;
    this.which = /** @type {"totals" | "phases"} */ ("totals");
    this.wasOver = book.account.ending !== null;
    this.shown = -1;
    /** @type {string | null} */
    this.problem = null;
  }

  get pageTitle() {
    return `${namesOf(this.book.sheet, this.book.sheet.names.map((_, player) => player))} – ${t("sheet-title")}`;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    this.endings.push(this.book.onChange(() => this.#changed()));
    this.addEventListener("keydown", (event) => this.#key(event));
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.book.close();
  }

  #changed() {
    this.requestUpdate();
    this.#hearProblem();
    const over = this.book.account.ending !== null;
    if (over && !this.wasOver) announce(this.#outcome());
    this.wasOver = over;
  }

  /** What the server would not take, told once. */
  #hearProblem() {
    const { keeper } = this.book;
    const problem = keeper instanceof SharedKeeper ? keeper.problem : null;
    if (problem && problem !== this.problem) tellNews(problemLine(problem), "wrong");
    this.problem = problem;
  }

  #outcome() {
    const won = this.book.account.ending?.places[0] ?? [];
    const players = namesOf(this.book.sheet, won);
    return won.length > 1 ? t("end-shared", { players }) : t("end-won", { player: players });
  }

  /** The newest round is in sight in the sheet. @override */
  updated() {
    const { present } = this.book;
    if (present === this.shown) return;
    this.shown = present;
    const scroll = this.querySelector(".grid-scroll");
    scroll?.scrollTo({ top: scroll.scrollHeight });
  }

  // ---------------------------------------------------------------- doing

  /** @param {number} round @param {number} [player] */
  write(round, player) {
    if (!this.book.keeper.writes) return tellNews(t("sheet-read-only"));
    const over = this.book.account.ending !== null;
    openSheet(new RoundEntry(this.book, round, player), () => {
      if (over || !this.book.account.ending) return;
      // The end is what everyone wants to see.
      scrollTo(0, 0);
      /** @type {HTMLElement | null} */ (this.querySelector("#verdict"))?.focus();
    });
  }

  /** @param {"undo" | "redo"} which */
  #back(which) {
    const steps = this.book[which]();
    if (steps?.[0]) tellNews(t(which === "undo" ? "sheet-undone" : "sheet-redone", { what: this.#stepWords(steps) }));
  }

  /** @param {readonly Step[]} steps */
  #stepWords(steps) {
    const [first] = steps;
    if (!first) return "";
    const players = namesOf(this.book.sheet, steps.map(({ player }) => player));
    return t("sheet-cell-heading", { player: players, round: first.round + 1 });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
    event.preventDefault();
    this.#back(event.shiftKey ? "redo" : "undo");
  }

  // ---------------------------------------------------------------- parts

  #head() {
    const { sheet } = this.book;
    return html`<header class="sheet-top">
      <a class="icon-button" href="#/sheet" aria-label=${t("sheet-home")} title=${t("sheet-home")}>${glyph("left")}</a>
      <div class="grow"><h1>${t("sheet-title")}</h1><p class="small muted">${rulesName(sheet)}${sheet.begun ? html` · ${dayOf(sheet.begun)}` : nothing}</p></div>
      ${this.#line()}
      <button type="button" class="icon-button" data-action="share" aria-label=${t("sheet-share")} title=${t("sheet-share")} @click=${() => openSheet(new ShareSheet(this.book))}>${glyph("share")}</button>
      <button type="button" class="icon-button" data-action="more" aria-label=${t("menu")} title=${t("menu")} @click=${() => openSheet(new MoreSheet(this.book, this.ways))}>${glyph("menu")}</button>
    </header>`;
  }

  /** Whether the others see it. */
  #line() {
    const { state } = this.book.keeper;
    if (state === "local") return nothing;
    return html`<span class="tag line-state is-${state}" role="status">${glyph(state === "live" ? "eye" : "offline")}<span>${t(`sheet-line-${state}`)}</span></span>`;
  }

  #foot() {
    const { book } = this;
    const ended = book.account.ending !== null;
    const writes = book.keeper.writes;
    return html`<footer class="sheet-bar">
      <button type="button" class="icon-button" data-action="undo" aria-label=${t("sheet-undo")} title=${t("sheet-undo")} aria-disabled=${book.canUndo ? "false" : "true"} @click=${() => this.#back("undo")}>${glyph("undo")}</button>
      <button type="button" class="icon-button flipped" data-action="redo" aria-label=${t("sheet-redo")} title=${t("sheet-redo")} aria-disabled=${book.canRedo ? "false" : "true"} @click=${() => this.#back("redo")}>${glyph("undo")}</button>
      ${ended
        ? html`<button type="button" class="button primary big grow" data-action="again" @click=${this.ways.again}>${glyph("again")}${t("end-again")}</button>`
        : html`<button type="button" class="button primary big grow" data-action="write" aria-disabled=${writes ? "false" : "true"} @click=${() => this.write(book.present)}>${glyph("pencil")}${this.#writeWords()}</button>`}
    </footer>`;
  }

  #writeWords() {
    const row = this.book.account.rounds.at(-1);
    return row?.tie_break ? t("sheet-write-tie") : t("sheet-write", { number: row?.number ?? 1 });
  }

  #doubts() {
    const list = doubtList(this.book, this.book.doubts, (player, round) => this.write(round, player), true);
    if (list === nothing) return nothing;
    return html`<section class="stack tight" aria-labelledby="doubts"><h2 id="doubts" class="visually-hidden">${t("sheet-doubts")}</h2>${list}</section>`;
  }

  /** @override */
  render() {
    const { book } = this;
    const playing = book.account.ending === null;
    return html`<main class="page wide sheet-page">
        ${this.#head()}
        ${isStored(book.id) ? nothing : html`<p class="notice wrong">${glyph("warn")}<span>${t("sheet-not-stored")}</span></p>`}
        ${verdict(book)} ${this.#doubts()}
        <div class="sheet-columns ${playing ? "" : "is-over"}">
          <div class="stack">${playing ? needs(book) : nothing} ${!playing || book.present > 0 ? standings(book) : nothing}</div>
          <div class="stack">
            <section class="panel grid-panel" aria-labelledby="rounds"><h2 id="rounds">${t("player-rounds")}</h2>
              ${grid(book, (round, player) => this.write(round, player))}
              <p class="small muted">${t("sheet-grid-help")}</p></section>
            ${course(book, this.which, (which) => this.#choose(which))}
          </div>
        </div>
      </main>${this.#foot()}`;
  }

  /** @param {"totals" | "phases"} which */
  #choose(which) {
    this.which = which;
    this.requestUpdate();
  }
}
customElements.define("tp-sheet-game", GamePage);
