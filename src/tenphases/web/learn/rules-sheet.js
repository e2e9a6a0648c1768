/** The rules of one table by chapter, with pictures. Not here: which sentence is told (rules-of.js) and the rule book. */
import { differences, phaseList } from "../app/rules-sheet.js";
import { card } from "../cards/card.js";
import { glyph } from "../cards/glyphs.js";
import { html, nothing } from "../vendor/lit.js";
import { cardName, listed, settingText, switchName } from "../app/naming.js";
import { whole } from "../app/ruleset.js";
import { n, t } from "../app/say.js";
import { Sheet } from "../app/sheet.js";
import { rulesTitle } from "../lobby/games.js";
import { chapters, EXAMPLES } from "./rules-of.js";

/** @typedef {import("../app/protocol.js").SentRuleset} SentRuleset */
/** @typedef {import("../app/protocol.js").View} View */
/** @typedef {import("./rules-of.js").Chapter} Chapter */
/** @typedef {import("./rules-of.js").Sentence} Sentence */

/** The cards that count as much, one for all of them. */
const COUNTED = Object.freeze({ low: "B5", high: "R11", skip: "S", wild: "W" });

/** A face, and what a wild in a picture stands for. @param {string} text @returns {[string, string | number | null]} */
function read(text) {
  if (!/^W./.test(text)) return [text, null];
  return ["W", Number(text.slice(1)) || text.slice(1)];
}

/** @param {readonly string[]} faces */
function cardRow(faces) {
  const cards = faces.map(read);
  const names = listed(cards.map(([face, role]) => cardName(face, role ?? 0)));
  return html`<span class="group-cards example" role="img" aria-label=${names}>${cards.map(([face, role]) => card(face, { role }))}</span>`;
}

/** @param {Sentence} sentence */
function line({ key, args, other, kind }) {
  const faces = kind ? EXAMPLES[kind] : undefined;
  return html`<li class=${other ? "is-other" : ""}>
    <span>${t(key, args)}${other ? html` <span class="other">(${t("rules-other")})</span>` : nothing}</span>
    ${faces ? cardRow(faces) : nothing}
  </li>`;
}

/** @param {SentRuleset} sent */
function pointsTable(sent) {
  const { points } = whole(sent);
  const rows = /** @type {(keyof typeof COUNTED)[]} */ (Object.keys(COUNTED));
  return html`<table class="figures points-table"><tbody>${rows.map(
    (name) => html`<tr><td>${card(COUNTED[name])}</td><th scope="row">${switchName(`points.${name}`)}</th><td class="number">${n(points[name])}</td></tr>`,
  )}</tbody></table>`;
}

export class RulesSheet extends Sheet {
  /**
   * @param {SentRuleset} ruleset
   * @param {object} [at]
   * @param {View | null} [at.view] The table that plays by them.
   * @param {string} [at.chapter] Which chapter is open.
   * @param {import("../app/protocol.js").RuleChoice} [at.choice] By which names they were chosen.
   */
  constructor(ruleset, { view = null, chapter = "aim", choice } = {}) {
    super();
    this.choice = choice;
    this.ruleset = ruleset;
    this.view = view;
    this.chapter = chapter;
  }

  /** @override */
  get heading() {
    return t("rules");
  }

  /** @override */
  firstUpdated() {
    super.firstUpdated();
    this.querySelector(`[data-chapter="${this.chapter}"]`)?.scrollIntoView({ block: "nearest" });
  }

  /** The phase that the reader is to make, if there is just one. */
  get #mine() {
    const me = this.view?.players[this.view.seat ?? -1];
    return me?.laid ?? (me?.phases.length === 1 ? me.phases[0] : undefined);
  }

  /** @param {Chapter} chapter */
  #chapter({ id, sentences, table }) {
    const other = sentences.some((sentence) => sentence.other);
    return html`<details class="fold chapter" data-chapter=${id} ?open=${id === this.chapter}>
      <summary><h3>${t(`chapter-${id}`)}</h3>${other ? html`<span class="tag" title=${t("rules-other")}>${glyph("pencil")}<span class="visually-hidden">${t("rules-other")}</span></span>` : nothing}</summary>
      <ul class="rule-lines">${sentences.slice(0, 1).map(line)}</ul>
      ${table === "phases" ? phaseList(this.ruleset, this.#mine) : table === "points" ? pointsTable(this.ruleset) : nothing}
      <ul class="rule-lines">${sentences.slice(1).map(line)}</ul>
    </details>`;
  }

  #switches() {
    const rules = whole(this.ruleset);
    const names = /** @type {(keyof typeof rules)[]} */ (Object.keys(rules)).filter((name) => name !== "phases");
    return html`<details class="fold chapter"><summary><h3>${t("rules-all")}</h3></summary>
      <dl class="switches">${names.map(
        (name) => html`<div><dt>${switchName(name)}</dt><dd>${settingText(name, /** @type {import("../app/naming.js").Setting} */ (rules[name]))}</dd></div>`,
      )}</dl></details>`;
  }

  /** @override */
  body() {
    const { choice } = this;
    return html`${choice ? html`<p><strong data-rules-title>${rulesTitle(choice)}</strong></p>` : nothing}
      <section class="stack tight"><h3>${t("rules-differs")}</h3>${differences(this.ruleset)}</section>
      <section class="chapters" aria-label=${t("rules-chapters")}>
        ${chapters(this.ruleset, this.view?.players.length).map((chapter) => this.#chapter(chapter))} ${this.#switches()}
      </section>`;
  }
}
customElements.define("tp-rules", RulesSheet);
