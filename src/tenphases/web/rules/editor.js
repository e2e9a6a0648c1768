/** The editor of a table's own rules. Not here: its list of phases, its fields, and where the rules go from here. */
import { n, t } from "../app/say.js";
import { Part } from "../app/part.js";
import { differences } from "../app/rules-sheet.js";
import { glyph } from "../cards/glyphs.js";
import { html, nothing } from "../vendor/lit.js";
import { keeping } from "./keeping.js";
import { Making, newLine } from "./making.js";
import { linesIn, PhaseRows } from "./phase-rows.js";
import { switchList } from "./requests.js";
import { fieldId, partOf, switchFields } from "./switch-fields.js";
import { fullName, noteText, wrongText } from "./told.js";

/** @typedef {import("../app/protocol.js").RuleChoice} RuleChoice */
/** @typedef {import("../app/protocol.js").Setup} Setup */
/** @typedef {import("./types.js").Note} Note */
/** @typedef {import("./types.js").Switch} Switch */

const LONGEST_NAME = 60;

/** @param {Event} event */
const valueIn = (event) => /** @type {HTMLInputElement} */ (event.target).value;

export class RulesEditor extends Part {
  /**
   * @param {Setup} setup @param {RuleChoice} choice What to begin with. @param {string} name
   * @param {() => void} changed Called whenever there is more to say of the rules.
   */
  constructor(setup, choice, name, changed) {
    super();
    this.setup = setup;
    this.choice = choice;
    this.name = name;
    this.making = new Making(() => {
      this.requestUpdate();
      changed();
    });
    this.rows = new PhaseRows(this.making, () => this.requestUpdate());
    /** @type {readonly Switch[]} */
    this.switches = [];
    this.base = `${location.origin}/`;
    /** How many turns the classic list takes. */
    this.classic = 0;
    this.failed = false;
    this.asText = false;
    /** The list as text while it is typed as such. */
    this.text = "";
    /** @type {Set<string>} */
    this.open = new Set();
    this.seed = 1 + Math.floor(Math.random() * 9999);
    this.count = 10;
    this.kinds = "classic";
    /** What was wrong with the file that was loaded last. @type {import("./types.js").RulesRead["faults"]} */
    this.faults = [];
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    void this.begin();
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.making.stop();
    this.rows.stop();
  }

  /** What the rules are called; empty: they have no name. */
  get called() {
    return this.making.draft?.name.trim() ?? "";
  }

  async begin() {
    this.failed = false;
    try {
      const known = await switchList();
      this.switches = known.switches;
      this.base = known.base;
      this.classic = known.classic_turns;
      if (!this.making.draft) await this.making.begin(this.choice, this.name);
    } catch {
      this.failed = true;
    }
    this.requestUpdate();
    await this.updateComplete;
    this.rows.watch(this);
  }

  /** Puts other rules in place of those that are there. @param {RuleChoice} choice @param {string} [name] */
  async load(choice, name) {
    await this.making.load(choice, name);
    this.#showText();
  }

  /** @param {readonly string[]} phases */
  setPhases(phases) {
    this.making.setPhases(phases);
    this.#showText();
  }

  /** Puts back what was there before. */
  restore() {
    this.making.restore();
    this.#showText();
  }

  #showText() {
    this.text = this.making.lines.map(({ text }) => text).join("\n");
    this.requestUpdate();
  }

  // ---------------------------------------------------------------- parts

  /** @param {boolean} asText */
  #turnTo(asText) {
    this.asText = asText;
    this.#showText();
  }

  /** @param {string} text */
  #typeAll(text) {
    this.text = text;
    const old = this.making.lines;
    // A line that is still there is still the same line.
    const lines = linesIn(text).map((one, at) => (old[at]?.text === one ? old[at] : newLine(one)));
    this.making.change({ lines: /** @type {import("./types.js").Line[]} */ (lines) });
  }

  #phases() {
    const { asText } = this;
    const way = (/** @type {boolean} */ one, /** @type {string} */ words) =>
      html`<label><input type="radio" name="own-way" .checked=${asText === one} @change=${() => this.#turnTo(one)} />${words}</label>`;
    return html`<section class="panel" aria-labelledby="own-phases"><h2 id="own-phases">${t("editor-phases")}</h2>
      <p class="small muted">${t("editor-phases-about")}</p>
      <div class="segments" role="radiogroup" aria-labelledby="own-phases">${way(false, t("editor-one-by-one"))}${way(true, t("editor-as-text"))}</div>
      ${asText
        ? html`<label class="field"><span class="label">${t("editor-all-phases")}</span>
            <textarea class="input" data-own="text" rows="12" spellcheck="false" autocapitalize="off" .value=${this.text} @input=${(/** @type {Event} */ event) => this.#typeAll(valueIn(event))}></textarea></label>
            ${this.#lineNotes()}`
        : this.rows.rows()}
      ${this.#turns()}</section>`;
  }

  /** What is said of lines, while they are typed as text. */
  #lineNotes() {
    const notes = (this.making.checked?.notes ?? []).filter(({ place }) => place);
    return html`<div class="stack tight">${notes.map((note) => this.#noteLine(note))}</div>`;
  }

  #turns() {
    const { phases = [], estimating = false } = this.making.checked ?? {};
    const known = phases.flatMap(({ turns }) => turns ?? []);
    const all = known.length === phases.length && known.length > 0;
    const sum = known.reduce((a, b) => a + b, 0);
    return html`<div class="small muted own-about">
      ${all ? html`<p>${t("editor-turns-all", { turns: n(Math.round(sum)), classic: n(Math.round(this.classic)) })}</p>` : estimating ? html`<p>${t("editor-turns-coming")}</p>` : nothing}
      <p>${t("editor-turns-about")}</p></div>`;
  }

  /** @param {Note} note */
  #noteLine({ severity, place, switch: name, ...note }) {
    const where = place && this.asText ? html`<strong>${t("editor-line", { number: place })}:</strong> ` : nothing;
    const go = place || name ? html`<button type="button" class="button quiet" data-go=${place || name} @click=${() => this.#go(place ?? 0, name ?? "")}>${t("editor-go-there")}</button>` : nothing;
    return html`<div class="own-note is-${severity}">${glyph(severity === "hint" ? "info" : "warn")}
      <span><span class="tag">${t(`editor-${severity}`)}</span> ${where}${noteText({ severity, ...note })}</span>${go}</div>`;
  }

  /** @param {number} place @param {string} name */
  async #go(place, name) {
    const line = this.making.lines[place - 1];
    if (!place && name !== "phases") this.open.add(partOf(name));
    this.requestUpdate();
    await this.updateComplete;
    const selector = place && line && !this.asText ? `[data-line="${line.id}"] .input` : place || name === "phases" ? "[data-own=text], .own-phases .input, [data-action=add-phase]" : `#${fieldId(name)}`;
    const found = this.querySelector(selector);
    if (!(found instanceof HTMLElement)) return;
    found.scrollIntoView({ block: "center" });
    found.focus();
  }

  #notes() {
    const { checked } = this.making;
    const { notes = [], wrong = [] } = checked ?? {};
    const none = notes.length + wrong.length === 0;
    return html`<section class="panel" aria-labelledby="own-notes"><h2 id="own-notes">${t("editor-notes")}</h2>
      <div class="stack tight" data-own="notes">
        ${wrong.map(
          (one) => html`<div class="own-note is-error">${glyph("warn")}<span><span class="tag">${t("editor-error")}</span> <strong>${fullName(one.name)}:</strong> ${wrongText(one)}</span>
            <button type="button" class="button quiet" data-go=${one.name} @click=${() => this.#go(0, one.name)}>${t("editor-go-there")}</button></div>`,
        )}
        ${notes.map((note) => this.#noteLine(note))}
        ${none && checked ? html`<p class="own-note is-fine">${glyph("check")}<span>${t("editor-fine")}</span></p>` : nothing}
      </div>
      <h3>${t("rules-differs")}</h3>${checked ? differences(checked.ruleset) : nothing}</section>`;
  }

  #head() {
    const { draft } = this.making;
    return html`<section class="panel" aria-label=${t("editor-name")}>
      <label class="field"><span class="label">${t("editor-name")}</span>
        <input class="input" name="own-name" maxlength=${LONGEST_NAME} autocomplete="off" .value=${draft?.name ?? ""} placeholder=${t("editor-name-none")}
          @input=${(/** @type {Event} */ event) => this.making.change({ name: valueIn(event) })} /></label>
      ${keeping.startFrom(this)}</section>`;
  }

  /** One sentence on how it stands, for beside the buttons. */
  status() {
    const { making } = this;
    const { notes = [] } = making.checked ?? {};
    if (making.away) return { kind: "away", text: t("editor-unchecked") };
    if (!making.checked) return { kind: "busy", text: t("editor-checking") };
    // Until there is a new answer the old one stands: what is said aloud should not change with every key.
    const kind = (/** @type {string} */ settled) => (making.upToDate ? settled : "busy");
    if (making.errors > 0) return { kind: kind("wrong"), text: t("editor-errors", { count: making.errors }) };
    const known = notes.filter(({ severity }) => severity === "warning").length;
    return { kind: kind("fine"), text: known > 0 ? t("editor-warnings", { count: known }) : t("editor-fine") };
  }

  /** @override */
  render() {
    if (this.failed) {
      return html`<div class="notice wrong">${glyph("offline")}<div class="stack"><p>${t("start-no-server")}</p>
        <button type="button" class="button" @click=${() => void this.begin()}>${t("start-try-again")}</button></div></div>`;
    }
    if (!this.making.draft) return html`<p class="muted" aria-busy="true">${t("line-opening")}</p>`;
    const fold = (/** @type {string} */ part, /** @type {boolean} */ open) => void (open ? this.open.add(part) : this.open.delete(part));
    return html`<div class="own-editor">
      <div class="stack">${this.#head()} ${this.#phases()} ${keeping.random(this)}</div>
      <div class="stack"><section class="panel" aria-labelledby="own-rules"><h2 id="own-rules">${t("rules-all")}</h2>${switchFields(this.making, this.switches, this.open, fold)}</section>
        ${this.#notes()} ${keeping.keep(this)}</div></div>`;
  }
}
customElements.define("tp-rules-editor", RulesEditor);
