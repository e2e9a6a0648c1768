/**
 * Writing a round: whose phase was laid, who went out, what the others were caught with. Each thing tapped is kept at once.
 * Not here: the keys (pad.js), the questions of a cell with two values or its past (cell-sheet.js).
 */
import { announce } from "../../app/announce.js";
import { glyph } from "../../cards/glyphs.js";
import { phaseRing } from "../../cards/phase.js";
import { recall, remember } from "../../app/prefs.js";
import { phaseCount } from "../../app/ruleset.js";
import { n, t } from "../../app/say.js";
import { openSheet, Sheet } from "../../app/sheet.js";
import { classMap, html, nothing } from "../../vendor/lit.js";
import { likelyLaid, pointsLeft } from "../doubts.js";
import { CellSheet } from "./cell-sheet.js";
import { doubtList } from "./doubt-list.js";
import { picture } from "./needs.js";
import { boardPad, cardPad, digitPad, modeSwitch, quickPad, recounted, withDigit, withoutDigit } from "./pad.js";
import { phaseName, player as nameOf } from "../telling.js";
import { cellWords } from "./said.js";

/** @typedef {import("./book.js").Book} Book */
/** @typedef {import("../document.js").Cell} Cell */
/** @typedef {import("./pad.js").Mode} Mode */
/** @typedef {{points: number | null, left: import("../document.js").Left | null}} Draft What is being typed and not yet kept. */

export class RoundEntry extends Sheet {
  /** @param {Book} book @param {number} round From 0. @param {number} [player] Whose cell was tapped. */
  constructor(book, round, player) {
    super();
    this.book = book;
    this.round = round;
    this.active = player ?? this.#firstMissing() ?? 0;
    /** @type {Draft | null} */
    this.draft = null;
    /** Who is being asked which phase was laid. @type {number | null} */
    this.asking = null;
    this.mode = /** @type {Mode} */ (recall("sheet-pad", "quick"));
    this.leaving = () => this.#keepDraft();
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    addEventListener("pagehide", this.leaving);
    this.addEventListener("keydown", (event) => this.#key(event));
    this.endings.push(this.book.onChange(() => this.requestUpdate()), () => removeEventListener("pagehide", this.leaving));
  }

  /** @override */
  firstUpdated() {
    super.firstUpdated();
    this.dialog?.classList.add("entry");
    this.#reveal();
  }

  get row() {
    return this.book.account.rounds[this.round];
  }

  get tieBreak() {
    return this.row?.tie_break ?? false;
  }

  /** @override */
  get heading() {
    const { row } = this;
    if (!row) return t("round-heading", { number: this.round + 1 });
    const player = nameOf(this.book.sheet, row.dealer);
    return row.tie_break ? t("log-tie-break-began", { player }) : t("log-round-began", { number: row.number, player });
  }

  /** @override */
  gone() {
    this.#keepDraft();
    super.gone();
  }

  // ---------------------------------------------------------------- writing

  #firstMissing() {
    return this.book.missing(this.round)[0];
  }

  /** @param {number} player @param {Partial<Cell>} change */
  #write(player, change) {
    this.book.write([{ round: this.round, player, cell: { ...this.book.cell(this.round, player), sure: false, ...change } }]);
  }

  #keepDraft() {
    const { draft, active } = this;
    this.draft = null;
    if (!draft || draft.points === null) return;
    const was = this.book.cell(this.round, active);
    if (was.points === draft.points && JSON.stringify(was.left ?? null) === JSON.stringify(draft.left)) return;
    this.#write(active, { points: draft.points, left: draft.left, out: (was.out ?? false) && draft.points === 0 });
  }

  /** Goes on to who has nothing written yet. */
  #next() {
    this.#keepDraft();
    const missing = this.book.missing(this.round);
    const after = missing.find((player) => player > this.active) ?? missing[0];
    if (after !== undefined) return this.#choose(after);
    this.requestUpdate();
    // What can hardly be right should not be missed below the edge.
    void this.updateComplete.then(() => this.querySelector(".doubts")?.scrollIntoView({ block: "end" }));
  }

  /** @param {number} player */
  #choose(player) {
    this.#keepDraft();
    this.active = player;
    this.asking = null;
    this.requestUpdate();
    void this.updateComplete.then(() => this.#reveal());
  }

  #reveal() {
    this.querySelector(".entry-row.is-active")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {number} points */
  #points(points) {
    this.draft = { points, left: null };
    announce(t("sheet-said", { player: nameOf(this.book.sheet, this.active), what: t("sheet-points", { points }) }));
    this.#next();
  }

  /** Who went out has laid the phase and counts nothing (R9.1). */
  #out() {
    this.draft = null;
    const player = this.active;
    const phase = this.row?.cells[player]?.phase ?? null;
    this.#write(player, { points: 0, out: true, laid: true, left: null });
    announce(t("sheet-said", { player: nameOf(this.book.sheet, player), what: t("sheet-cell-out") }));
    if (phase === null && this.#choices(player).length > 0) this.#ask(player);
    else this.#next();
  }

  /** On a board: whether the phase was laid, in one tap. @param {boolean} laid */
  #result(laid) {
    const player = this.active;
    this.#write(player, { laid, out: false, points: null, left: null });
    announce(t("sheet-said", { player: nameOf(this.book.sheet, player), what: t(laid ? "sheet-laid" : "sheet-not-laid") }));
    if (this.row?.cells[player]?.phase == null && this.#choices(player).length > 0) this.#ask(player);
    else this.#next();
  }

  /** The phases one of which was laid, where only the player can know which (R12). @param {number} player @returns {number[]} */
  #choices(player) {
    const open = this.row?.cells[player]?.open ?? [];
    return open.length > 1 ? open : [];
  }

  /** @param {number} player */
  #ask(player) {
    this.active = player;
    this.asking = player;
    this.requestUpdate();
  }

  /** @param {number} player */
  #toggleLaid(player) {
    if (this.active !== player) this.#keepDraft();
    const cell = this.book.cell(this.round, player);
    const laid = cell.laid !== true;
    this.active = player;
    this.asking = null;
    const { onBoard } = this.book;
    this.#write(player, { laid, phase: laid || onBoard ? (cell.phase ?? null) : null });
    if ((laid || onBoard) && this.row?.cells[player]?.phase == null && this.#choices(player).length > 0) this.#ask(player);
    this.requestUpdate();
  }

  /** @param {number} player @param {number} phase */
  #laidPhase(player, phase) {
    const { onBoard } = this.book;
    this.#write(player, { laid: !onBoard || this.book.cell(this.round, player).laid !== false, phase });
    this.asking = null;
    const cell = this.book.cell(this.round, player);
    if (cell.points != null || onBoard) this.#next();
    else this.requestUpdate();
  }

  /** @param {number} digit */
  #digit(digit) {
    const typed = this.draft && !this.draft.left ? this.draft.points : null;
    this.draft = { points: withDigit(typed, digit), left: null };
    this.requestUpdate();
  }

  #back() {
    const points = this.draft ? this.draft.points : this.book.cell(this.round, this.active).points ?? null;
    const less = withoutDigit(points);
    this.draft = { points: less, left: null };
    if (less === null) this.#write(this.active, { points: null, out: false, left: null });
    this.requestUpdate();
  }

  /** @param {keyof import("../document.js").Left} part @param {number} by */
  #count(part, by) {
    const left = recounted(this.#left(), part, by);
    const points = pointsLeft(this.book.sheet.ruleset, left);
    this.draft = { points, left };
    announce(t("sheet-points", { points }));
    this.requestUpdate();
  }

  #left() {
    return this.draft ? (this.draft.left ?? {}) : (this.book.cell(this.round, this.active).left ?? {});
  }

  #undo() {
    this.draft = null;
    this.asking = null;
    const step = this.book.undo()?.at(-1);
    if (step?.round === this.round) this.active = step.player;
    this.requestUpdate();
    void this.updateComplete.then(() => this.#reveal());
  }

  /** @param {Mode} mode */
  #setMode(mode) {
    this.#keepDraft();
    this.mode = mode;
    remember("sheet-pad", mode);
    this.requestUpdate();
  }

  /** Digits, the arrows and Enter on a keyboard. @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || this.asking !== null) return;
    const field = event.target instanceof HTMLInputElement;
    const typed = !this.tieBreak && !this.book.onBoard;
    if (/^[0-9]$/.test(event.key) && typed) this.#digit(Number(event.key));
    else if (event.key === "Backspace" && typed) this.#back();
    else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !field) this.#step(event.key === "ArrowDown" ? 1 : -1);
    else return;
    event.preventDefault();
  }

  /** @param {number} by */
  #step(by) {
    const playing = this.row?.cells.flatMap(({ plays }, player) => (plays ? [player] : [])) ?? [];
    const at = playing.indexOf(this.active) + by;
    const next = playing[(at + playing.length) % playing.length];
    if (next === undefined) return;
    this.#choose(next);
    void this.updateComplete.then(() => /** @type {HTMLElement | null} */ (this.querySelector(".entry-row.is-active .entry-who"))?.focus());
  }

  // ---------------------------------------------------------------- parts

  /** @override */
  body() {
    const { row } = this;
    if (!row) return html`<p>${t("sheet-round-gone")}</p>`;
    // A tie-break round asks one thing only (R11.1), and that is in the foot.
    return html`${row.tie_break ? nothing : html`<ul class="entry-rows">${row.cells.map(({ plays, cell }, player) => (plays || Object.keys(cell).length > 0 ? this.#player(player) : nothing))}</ul>`}
      ${this.asking !== null ? nothing : doubtList(this.book, this.book.doubtsOf(this.round), (player) => this.#choose(player))}
      ${this.book.history(this.round, this.active).length > 1 && !row.tie_break
        ? html`<button type="button" class="button quiet past-key" data-action="history" @click=${() => this.#look(this.active)}>${glyph("clock")}${t("sheet-history-of", { player: nameOf(this.book.sheet, this.active) })}</button>`
        : nothing}`;
  }

  /** @param {number} player */
  #player(player) {
    const { book, row } = this;
    const mine = row?.cells[player];
    if (!mine) return nothing;
    const active = player === this.active;
    const { cell, phase, done } = mine;
    const before = cell.laid && phase !== null ? done.length - 1 : done.length;
    const name = nameOf(book.sheet, player);
    const marks = classMap({ "entry-row": true, "is-active": active, "is-written": cell.points != null || cell.out === true || (book.onBoard && cell.laid != null) });
    return html`<li class=${marks}>
      <button type="button" class="entry-who" aria-current=${active ? "true" : "false"} @click=${() => this.#choose(player)}>
        ${phaseRing({ done: before, of: phaseCount(book.sheet.ruleset), phase: phase === null ? "?" : n(phaseName(book.sheet, phase)) })}
        <span class="entry-name"><span class="who" dir="auto">${name}</span>${phase === null ? nothing : picture(book.sheet, phase)}</span>
        <span class="visually-hidden">${cellWords(book.sheet, cell, phase)}</span>
      </button>
      ${this.#laidKey(player, name)} ${this.#pointsKey(player, name)}
    </li>`;
  }

  /** @param {number} player @param {string} name */
  #laidKey(player, name) {
    const cell = this.book.cell(this.round, player);
    const guess = cell.laid == null && cell.points != null && likelyLaid(this.book.sheet.ruleset, cell.points);
    const words = cell.laid ? t("sheet-laid") : guess ? t("sheet-laid-guess") : t("sheet-not-laid");
    return html`<button type="button" class=${classMap({ "laid-key": true, "is-guess": guess })} data-laid=${player} aria-pressed=${cell.laid ? "true" : "false"}
      @click=${() => this.#toggleLaid(player)}>
      <span class="visually-hidden">${t("sheet-laid-for", { player: name })}</span>${glyph(cell.laid ? "check" : "minus")}<span aria-hidden="true">${words}</span></button>`;
  }

  /** @param {number} player @param {string} name */
  #pointsKey(player, name) {
    const cell = this.book.cell(this.round, player);
    const active = player === this.active;
    const points = active && this.draft ? this.draft.points : (cell.points ?? null);
    const rivals = this.book.held(this.round, player)?.rivals.length ?? 0;
    const label = points === null ? t("sheet-points-none", { player: name }) : t("sheet-points-for", { player: name, points });
    return html`<button type="button" class=${classMap({ "points-key": true, "is-out": cell.out ?? false, "is-torn": rivals > 0 })} data-points=${player}
      @click=${() => (active && points !== null && !this.draft ? this.#look(player) : this.#choose(player))}>
      <span class="visually-hidden">${label}</span>
      <span aria-hidden="true" class="points-now">${this.#figure(player, points)}</span>
      ${cell.out ? html`<span class="points-out" aria-hidden="true">${t("sheet-out")}</span>` : nothing}</button>`;
  }

  /** The points, or on a board the space to which the pawn has come. @param {number} player @param {number | null} points */
  #figure(player, points) {
    const mine = this.row?.cells[player];
    if (this.book.onBoard && mine) return n(this.book.after(mine));
    return points === null ? "–" : n(points);
  }

  /** The past of a cell, and its other value if two wrote at once. @param {number} player */
  #look(player) {
    this.#keepDraft();
    openSheet(new CellSheet(this.book, this.round, player));
  }

  /** @override */
  foot() {
    if (!this.row) return nothing;
    if (this.asking !== null) return this.#whichPhase(this.asking);
    const missing = this.book.missing(this.round).filter((player) => !(player === this.active && this.draft?.points != null));
    const last = missing.length === 0;
    return html`${this.tieBreak ? this.#tiePad() : this.#pad()}
      <div class="pad-foot">${this.tieBreak || this.book.onBoard ? nothing : modeSwitch(this.mode, (mode) => this.#setMode(mode))}
        <button type="button" class="icon-button" data-action="take-back" aria-label=${t("sheet-undo")} aria-disabled=${this.book.canUndo ? "false" : "true"} @click=${() => this.#undo()}>${glyph("undo")}</button>
        <button type="button" class="button ${last ? "primary" : ""} pad-next" data-action=${last ? "done" : "next"} @click=${() => (last ? this.close() : this.#next())}>
          ${last ? html`${glyph("check")}${t("sheet-done")}` : html`${t("sheet-next")}${glyph("right")}`}</button>
      </div>`;
  }

  #pad() {
    const { ruleset } = this.book.sheet;
    if (this.book.onBoard) return boardPad(this.book.cell(this.round, this.active), () => this.#out(), (laid) => this.#result(laid));
    const typing = {
      points: (/** @type {number} */ points) => this.#points(points),
      out: () => this.#out(),
      digit: (/** @type {number} */ digit) => this.#digit(digit),
      back: () => this.#back(),
      count: (/** @type {keyof import("../document.js").Left} */ part, /** @type {number} */ by) => this.#count(part, by),
    };
    if (this.mode === "cards") return cardPad(ruleset, this.#left(), typing);
    if (this.mode === "digits") return digitPad(typing);
    return quickPad(ruleset, this.book.cell(this.round, this.active).points ?? null, typing);
  }

  /** A tie-break round has no points: only who was first counts (R11.1). */
  #tiePad() {
    const byLay = this.book.sheet.ruleset.tie_break === "first_lay";
    const playing = this.row?.cells.flatMap(({ plays }, player) => (plays ? [player] : [])) ?? [];
    return html`<div class="stack tight tie-pad"><p><strong>${t(byLay ? "sheet-tie-who-laid" : "sheet-tie-who-out")}</strong></p>
      ${playing.map(
        (player) => html`<button type="button" class="button wide" data-first=${player} aria-pressed=${this.#first(player) ? "true" : "false"}
          @click=${() => this.#setFirst(player, playing)}>${this.#first(player) ? glyph("check") : nothing}<span dir="auto">${nameOf(this.book.sheet, player)}</span></button>`,
      )}</div>`;
  }

  /** @param {number} player */
  #first(player) {
    const cell = this.book.cell(this.round, player);
    return this.book.sheet.ruleset.tie_break === "first_lay" ? cell.laid === true : cell.out === true;
  }

  /** @param {number} first @param {number[]} playing */
  #setFirst(first, playing) {
    const byLay = this.book.sheet.ruleset.tie_break === "first_lay";
    this.book.write(
      playing.map((player) => {
        const won = player === first && !this.#first(player);
        return { round: this.round, player, cell: won ? { laid: true, ...(byLay ? {} : { out: true }) } : {} };
      }),
    );
  }

  /** @param {number} player */
  #whichPhase(player) {
    const name = nameOf(this.book.sheet, player);
    const now = this.row?.cells[player]?.phase;
    return html`<fieldset class="which"><legend>${t(this.book.onBoard ? "sheet-which-played" : "sheet-which-phase", { player: name })}</legend>
      <div class="which-phases">${this.#choices(player).map(
        (place) => html`<button type="button" class="key" data-phase=${place} aria-pressed=${now === place ? "true" : "false"} @click=${() => this.#laidPhase(player, place)}>
          <strong>${n(phaseName(this.book.sheet, place))}</strong>${picture(this.book.sheet, place)}</button>`,
      )}</div></fieldset>`;
  }
}
customElements.define("tp-round-entry", RoundEntry);
