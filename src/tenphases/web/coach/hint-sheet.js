/** A hint in one's own turn, in three depths: where to look, the idea, the move. Not here: what is advised. */
import { glyph } from "../cards/glyphs.js";
import { announce } from "../app/announce.js";
import { problemText } from "../app/naming.js";
import { seatAt } from "../app/prefs.js";
import { phaseTexts } from "../app/ruleset.js";
import { sceneOf, t } from "../app/say.js";
import { Sheet } from "../app/sheet.js";
import { html, nothing } from "../vendor/lit.js";
import { hintAt } from "./requests.js";
import { ideaText, moveText, nudgeText, reasonText, worth } from "./saying.js";

/** @typedef {import("../app/table.js").Table} Table */
/** @typedef {import("./wire.js").HintGiven} HintGiven */

export class HintSheet extends Sheet {
  /** @param {Table} table */
  constructor(table) {
    super();
    this.table = table;
    /** How deep the reader wants to go: 1 where to look, 2 the idea, 3 the move. */
    this.depth = 1;
    /** @type {HintGiven | null} */
    this.given = null;
    /** @type {string | null} */
    this.problem = null;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    this.endings.push(this.table.onChange(() => this.requestUpdate()));
    void this.ask();
  }

  /** @override */
  get heading() {
    return t("coach-title");
  }

  async ask() {
    this.depth = 1;
    this.given = null;
    this.problem = null;
    this.requestUpdate();
    const answer = await hintAt(this.table.id, seatAt(this.table.id)?.secret ?? "");
    if ("good" in answer) this.given = answer.good;
    else this.problem = answer.problem;
    this.requestUpdate();
    await this.updateComplete;
    announce(this.querySelector("[data-depth='1'] p")?.textContent ?? "");
  }

  /** @param {number} depth */
  async deepen(depth) {
    this.depth = depth;
    this.requestUpdate();
    await this.updateComplete;
    const part = this.querySelector(`[data-depth="${depth}"]`);
    part?.scrollIntoView({ block: "nearest" });
    announce(part?.querySelector("p")?.textContent ?? "");
    const next = this.querySelector("[data-action=deeper]") ?? this.querySelector("[data-action=close]");
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }

  /** Of what is spoken. */
  get scene() {
    const { update } = this.table;
    const names = update ? sceneOf(update).names : [];
    const { view } = this.table;
    return { names, phases: view ? phaseTexts(view.ruleset) : [], tops: view?.discards.map((pile) => pile.at(-1) ?? "?") ?? [] };
  }

  /** Whether the game is no longer where it was. */
  get stale() {
    return this.given !== null && (this.table.update?.seq ?? 0) !== this.given.seq;
  }

  #move() {
    const hint = this.given?.hint;
    const [best] = hint?.options ?? [];
    if (!hint || !best) return nothing;
    return html`<section class="coach-part" data-depth="3" aria-labelledby="coach-move"><h3 id="coach-move">${t("coach-the-move")}</h3>
        <p class="coach-said">${moveText(best.move, this.scene)}</p>
        <h3>${t("coach-why")}</h3>
        <ul class="coach-reasons">${hint.reasons.map((reason) => html`<li data-reason=${reason.code}>${reasonText(reason, this.scene)}</li>`)}</ul></section>
      <section class="coach-part" aria-labelledby="coach-others"><h3 id="coach-others">${t("coach-others")}</h3>
        ${worth(hint.options, this.scene)}
        <p class="small muted">${t("coach-about")}</p></section>`;
  }

  /** @override */
  body() {
    if (this.problem) return html`<p class="notice wrong">${glyph("warn")}${problemText(this.problem === "no_server" ? "not_kept" : this.problem)}</p>`;
    if (!this.given) return html`<p class="muted" aria-busy="true">${t("coach-thinking")}</p>`;
    const { hint } = this.given;
    if (!hint) return html`<p>${t("coach-nothing")}</p>`;
    return html`${this.stale ? html`<p class="notice">${glyph("clock")}${t("coach-gone-on")}</p>` : nothing}
      <section class="coach-part" data-depth="1" aria-labelledby="coach-look"><h3 id="coach-look">${t("coach-look")}</h3><p>${nudgeText(hint, this.scene)}</p></section>
      ${this.depth < 2
        ? nothing
        : html`<section class="coach-part" data-depth="2" aria-labelledby="coach-idea"><h3 id="coach-idea">${t("coach-the-idea")}</h3><p>${ideaText(hint, this.scene)}</p></section>`}
      ${this.depth < 3 ? nothing : this.#move()}`;
  }

  /** @override */
  foot() {
    if (this.stale || this.problem) {
      return html`<button type="button" class="button primary" data-action="ask-again" @click=${() => void this.ask()}>${t("coach-ask-again")}</button>`;
    }
    if (!this.given?.hint || this.depth > 2) return nothing;
    const deeper = this.depth + 1;
    return html`<button type="button" class="button primary" data-action="deeper" @click=${() => void this.deepen(deeper)}>${t(deeper === 2 ? "coach-show-idea" : "coach-show-move")}</button>`;
  }
}
customElements.define("tp-hint", HintSheet);
