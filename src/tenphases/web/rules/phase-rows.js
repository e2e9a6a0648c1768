/** The list of phases, one by one: typed, drawn, moved by hand, key or button. Not here: what may stand in a phase. */
import { announce } from "../app/announce.js";
import { groupWords, phaseWords } from "../app/naming.js";
import { n, t } from "../app/say.js";
import { glyph } from "../cards/glyphs.js";
import { groupPicture } from "../cards/phase.js";
import { watchDrag } from "../style/drag.js";
import { html, nothing, repeat } from "../vendor/lit.js";
import { LONGEST, newLine } from "./making.js";
import { noteText } from "./told.js";

/** @typedef {import("./making.js").Making} Making */
/** @typedef {import("./types.js").Line} Line */
/** @typedef {import("./types.js").Note} Note */
/** @typedef {import("./types.js").PhaseRead} PhaseRead */
/** @typedef {{open: number | null, kind: string, size: number, moving: number | null, removed: {line: Line, at: number} | null}} Look */

export const KINDS = Object.freeze(["set", "run", "colour", "colour-run", "even", "odd", "colour-even", "colour-odd"]);
const SIZES = Object.freeze([2, 3, 4, 5, 6, 7, 8, 9, 10]);
/** So near the edge of what is seen, dragging goes on beyond it. */
const EDGE = 72;
const SPEED = 8;

/** Lines out of a text that was pasted: those that say anything. @param {string} text */
export const linesIn = (text) => text.split(/\r?\n/).filter((line) => line.trim() !== "");

export class PhaseRows {
  /** @param {Making} making @param {() => void} changed */
  constructor(making, changed) {
    this.making = making;
    this.changed = changed;
    /** @type {Look} */
    this.look = { open: null, kind: "set", size: 3, moving: null, removed: null };
    this.stop = () => {};
  }

  get lines() {
    return this.making.draft?.lines ?? [];
  }

  // ---------------------------------------------------------------- doing

  /** @param {Partial<Look>} change */
  #look(change) {
    this.look = { ...this.look, ...change };
    this.changed();
  }

  /** @param {number} id @param {string} text */
  #type(id, text) {
    this.making.change({ lines: this.lines.map((line) => (line.id === id ? { ...line, text } : line)) });
  }

  /** Puts a line where another is. @param {number} from @param {number} to Places, from 0. */
  move(from, to) {
    const lines = [...this.lines];
    const [line] = lines.splice(from, 1);
    if (!line || to < 0 || to > lines.length || from === to) return;
    lines.splice(to, 0, line);
    this.making.change({ lines });
    announce(t("editor-moved", { place: to + 1, count: lines.length }));
  }

  /** @param {number} at @param {string[]} texts @param {number} [instead] How many lines they stand for. */
  #insert(at, texts, instead = 0) {
    const lines = [...this.lines];
    lines.splice(at, instead, ...texts.map((text) => newLine(text)));
    this.making.change({ lines });
  }

  /** @param {number} at */
  #remove(at) {
    const line = this.lines[at];
    if (!line) return;
    this.look = { ...this.look, open: null, removed: { line, at } };
    this.making.change({ lines: this.lines.filter(({ id }) => id !== line.id) });
    announce(t("editor-removed"));
    focusIn(`.own-phases [data-place="${Math.min(at, this.lines.length - 1)}"] .own-more, [data-action=add-phase]`);
  }

  #restore() {
    const { removed } = this.look;
    if (!removed) return;
    const lines = [...this.lines];
    lines.splice(removed.at, 0, removed.line);
    this.look = { ...this.look, removed: null };
    this.making.change({ lines });
    focusIn(`[data-line="${removed.line.id}"] .input`);
  }

  #add() {
    this.#insert(this.lines.length, [""]);
    focusIn(`[data-line="${this.lines.at(-1)?.id}"] .input`);
  }

  /** A list that is pasted becomes as many lines. @param {ClipboardEvent} event @param {number} at */
  #paste(event, at) {
    const texts = linesIn(event.clipboardData?.getData("text") ?? "");
    if (texts.length < 2) return;
    event.preventDefault();
    const empty = this.lines[at]?.text.trim() === "";
    this.#insert(empty ? at : at + 1, texts, empty ? 1 : 0);
  }

  /** @param {KeyboardEvent} event @param {number} at */
  #key(event, at) {
    const last = this.lines.length - 1;
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.move(at, Math.max(0, Math.min(to, last)));
    focusIn(`[data-line="${this.lines[Math.max(0, Math.min(to, last))]?.id}"] .own-grip`);
  }

  /** @param {Line} line */
  #addGroup(line) {
    const group = `${this.look.kind}${this.look.size}`;
    this.#type(line.id, line.text.trim() ? `${line.text.trimEnd()} + ${group}` : group);
  }

  // ---------------------------------------------------------------- dragging

  /** Lets the rows in an element be dragged by their grips. @param {HTMLElement} root */
  watch(root) {
    this.stop();
    const held = (/** @type {PointerEvent} */ event) => {
      const grip = event.target instanceof Element ? event.target.closest(".own-grip") : null;
      for (const row of root.querySelectorAll(".own-phase.is-held")) row.classList.remove("is-held");
      grip?.closest(".own-phase")?.classList.add("is-held");
      // The places are measured as the drag begins: nothing may fold together then.
      if (grip && this.look.open !== null) this.#look({ open: null });
    };
    // A press on a grip selects no text.
    const pressed = (/** @type {MouseEvent} */ event) => {
      const grip = event.target instanceof Element ? event.target.closest(".own-grip") : null;
      if (!(grip instanceof HTMLElement)) return;
      event.preventDefault();
      grip.focus();
    };
    root.addEventListener("pointerdown", held, { capture: true });
    root.addEventListener("mousedown", pressed);
    const scrolling = new Scrolling(root, () => drags.dragging);
    const drags = watchDrag(root, {
      item: ".own-phase.is-held",
      targets: () => root.querySelectorAll(".own-phase"),
      onStart: (item) => this.#look({ moving: Number(item.dataset.line) }),
      onMove: (item, target) => this.#over(root, item, target),
      onDrop: (item, target) => this.#drop(root, item, target),
      onCancel: () => this.#settle(root),
    });
    this.stop = () => {
      drags.stop();
      scrolling.stop();
      root.removeEventListener("pointerdown", held, { capture: true });
      root.removeEventListener("mousedown", pressed);
    };
  }

  /** @param {HTMLElement} root @param {HTMLElement} item @param {Element | null} target */
  #over(root, item, target) {
    for (const row of root.querySelectorAll(".own-phase")) row.classList.remove("drop-before", "drop-after");
    if (!(target instanceof HTMLElement) || target === item) return;
    target.classList.add(Number(target.dataset.place) > Number(item.dataset.place) ? "drop-after" : "drop-before");
  }

  /** @param {HTMLElement} root */
  #settle(root) {
    this.#over(root, root, null);
    this.#look({ moving: null });
  }

  /** @param {HTMLElement} root @param {HTMLElement} item @param {Element | null} target */
  #drop(root, item, target) {
    this.#settle(root);
    if (target instanceof HTMLElement) this.move(Number(item.dataset.place), Number(target.dataset.place));
  }

  // ---------------------------------------------------------------- showing

  /** @param {PhaseRead | undefined} read */
  #read(read) {
    if (!read?.groups) return nothing;
    const groups = read.groups.slice(0, 8);
    return html`<span class="phase-picture" aria-hidden="true">${groups.map(({ kind, size }) => groupPicture({ kind: kind.replace("-", "_"), size: Math.min(size, 14) }))}</span>
      <span class="phase-words">${phaseWords(read.text)}</span>`;
  }

  /** @param {PhaseRead | undefined} read */
  #turns(read) {
    const { turns, error = 0 } = read ?? {};
    if (turns === undefined) return this.making.checked?.estimating && read?.groups ? html`<span class="own-turns" aria-hidden="true">…</span>` : nothing;
    const exact = t("editor-turns-exact", { turns, error: n(error) });
    return html`<span class="own-turns" title=${exact}>${t("editor-turns", { turns: Math.round(turns) })}</span>`;
  }

  /** @param {Line} line @param {number} at */
  #tools(line, at) {
    const { kind, size } = this.look;
    const button = (/** @type {string} */ action, /** @type {string} */ shape, /** @type {string} */ words, /** @type {() => void} */ run, off = false) =>
      html`<button type="button" class="button" data-action=${action} aria-disabled=${off ? "true" : nothing} @click=${off ? nothing : run}>${glyph(shape)}${words}</button>`;
    const again = (/** @type {string} */ action) => focusIn(`[data-line="${line.id}"] [data-action=${action}]`);
    const shift = (/** @type {string} */ action, /** @type {number} */ to) => {
      this.move(at, to);
      again(action);
    };
    return html`<div class="own-tools" id="own-tools-${line.id}">
      <div class="button-row">
        ${button("phase-up", "up", t("editor-up"), () => shift("phase-up", at - 1), at === 0)}
        ${button("phase-down", "down", t("editor-down"), () => shift("phase-down", at + 1), at === this.lines.length - 1)}
        ${button("phase-copy", "copy", t("editor-duplicate"), () => this.#insert(at + 1, [line.text]))}
        ${button("phase-remove", "close", t("editor-remove"), () => this.#remove(at))}
      </div>
      <div class="own-group">
        <label class="field"><span class="label small">${t("editor-group")}</span>
          <select class="select" data-own="kind" @change=${(/** @type {Event} */ event) => this.#look({ kind: valueIn(event) })}>
            ${KINDS.map((one) => html`<option value=${one} ?selected=${one === kind}>${groupWords(`${one}${size}`)}</option>`)}</select></label>
        <label class="field"><span class="label small">${t("editor-cards")}</span>
          <select class="select" data-own="size" @change=${(/** @type {Event} */ event) => this.#look({ size: Number(valueIn(event)) })}>
            ${SIZES.map((one) => html`<option value=${one} ?selected=${one === size}>${one}</option>`)}</select></label>
        ${button("add-group", "plus", t("editor-group-add"), () => this.#addGroup(line))}
      </div></div>`;
  }

  /** @param {Note} note */
  #note(note) {
    return html`<p class="own-note is-${note.severity}">${glyph(note.severity === "hint" ? "info" : "warn")}<span>${noteText(note)}</span></p>`;
  }

  /** @param {Line} line @param {number} at @param {number} number */
  #row(line, at, number) {
    const { read, notes = [] } = this.making.readings.get(line.id) ?? {};
    const wrong = notes.some(({ severity }) => severity === "error");
    const open = this.look.open === line.id;
    return html`<li class="own-phase ${wrong ? "is-wrong" : ""} ${this.look.moving === line.id ? "is-moving" : ""}" data-line=${line.id} data-place=${at}>
      <button type="button" class="own-grip" aria-label=${t("editor-move", { number })} aria-describedby="own-move-about" @keydown=${(/** @type {KeyboardEvent} */ event) => this.#key(event, at)}>
        <span class="phase-no" aria-hidden="true">${number}</span>${glyph("menu")}</button>
      <input class="input" .value=${line.text} maxlength=${LONGEST} autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="done"
        aria-label=${t("editor-phase", { number })} aria-invalid=${wrong ? "true" : nothing} aria-describedby=${notes.length > 0 ? `own-notes-${line.id}` : nothing}
        @input=${(/** @type {Event} */ event) => this.#type(line.id, valueIn(event))} @paste=${(/** @type {ClipboardEvent} */ event) => this.#paste(event, at)} />
      <button type="button" class="icon-button own-more" aria-label=${t("editor-more", { number })} aria-expanded=${open ? "true" : "false"} aria-controls=${open ? `own-tools-${line.id}` : nothing}
        @click=${() => this.#look({ open: open ? null : line.id })}>${glyph(open ? "up" : "more")}</button>
      <div class="own-read">${this.#read(read)}${this.#turns(read)}</div>
      ${notes.length > 0 ? html`<div class="own-notes" id="own-notes-${line.id}">${notes.map((note) => this.#note(note))}</div>` : nothing}
      ${open ? this.#tools(line, at) : nothing}
    </li>`;
  }

  rows() {
    const { removed } = this.look;
    const { numbers } = this.making;
    return html`<p class="visually-hidden" id="own-move-about">${t("editor-move-about")}</p>
      <ol class="own-phases">${repeat(this.lines, ({ id }) => id, (line, at) => this.#row(line, at, numbers.get(line.id) ?? at + 1))}</ol>
      <div class="button-row"><button type="button" class="button" data-action="add-phase" @click=${() => this.#add()}>${glyph("plus")}${t("editor-add")}</button>
        ${removed ? html`<button type="button" class="button quiet" data-action="restore-phase" @click=${() => this.#restore()}>${glyph("undo")}${t("editor-back")}</button>` : nothing}</div>`;
  }
}

/** Scrolls on while something is held at the edge of what is seen, to the end of the list and no further. */
class Scrolling {
  /** @param {HTMLElement} root @param {() => boolean} wanted */
  constructor(root, wanted) {
    this.root = root;
    this.wanted = wanted;
    this.over = new AbortController();
    /** Where the pointer was seen last. @type {PointerEvent | null} */
    this.last = null;
    this.running = false;
    addEventListener("pointermove", (event) => this.#moved(event), { signal: this.over.signal });
  }

  stop() {
    this.over.abort();
  }

  /** @param {PointerEvent} event */
  #moved(event) {
    this.last = event;
    if (this.running || !this.wanted()) return;
    this.running = true;
    requestAnimationFrame(() => this.#step());
  }

  #step() {
    if (!this.wanted() || !this.last) {
      this.running = false;
      return;
    }
    const box = this.root.closest(".sheet-body");
    const { top, bottom } = box?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
    const rows = this.root.querySelector(".own-phases")?.getBoundingClientRect() ?? { top, bottom };
    const { clientX, clientY, pointerId, pointerType } = this.last;
    // No farther than to where an end of the list has come to the pointer: beyond it nothing could be let go.
    const by = clientY < top + EDGE && rows.top < clientY ? -SPEED : clientY > bottom - EDGE && rows.bottom > clientY ? SPEED : 0;
    if (by !== 0) {
      (box ?? document.scrollingElement ?? document.body).scrollBy(0, by);
      // What lies under the pointer is another row now.
      dispatchEvent(new PointerEvent("pointermove", { clientX, clientY, pointerId, pointerType, cancelable: true }));
    }
    requestAnimationFrame(() => this.#step());
  }
}

/** @param {Event} event */
const valueIn = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;

/** Focuses what will be there once the page is drawn anew. @param {string} selector */
function focusIn(selector) {
  setTimeout(() => {
    const found = document.querySelector(selector);
    if (found instanceof HTMLElement) found.focus();
  });
}
