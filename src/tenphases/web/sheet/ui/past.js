/** The sheets of before: found by name, opened, forgotten; and what they say about each player. */
import { glyph } from "../../cards/glyphs.js";
import { n, t } from "../../app/say.js";
import { Sheet } from "../../app/sheet.js";
import { html, nothing, repeat } from "../../vendor/lit.js";
import { account } from "../account.js";
import { forgetSheet, keepSheet, search, sheetsHere } from "../store.js";
import { players as namesOf } from "../telling.js";
import { dayOf, rulesName } from "./said.js";
import { recordsOf } from "./statistics.js";

/** @typedef {import("../document.js").Sheet} SheetDoc */

const UNDO_MS = 8000;

export class PastSheets extends Sheet {
  constructor() {
    super();
    this.search = "";
    this.which = /** @type {"games" | "players"} */ ("games");
    /** @type {SheetDoc | null} */
    this.forgotten = null;
  }

  /** @override */
  get heading() {
    return t("sheet-past");
  }

  /** @override */
  get wide() {
    return true;
  }

  /** Those in which every word is found, the day and the rules as they are called here included. */
  get #found() {
    const words = this.search.trim().toLocaleLowerCase().split(/\s+/);
    return sheetsHere().filter((kept) => {
      const text = [...kept.sheet.names, rulesName(kept.sheet), dayOf(kept.sheet.begun)].join(" ").toLocaleLowerCase();
      return words.every((word) => text.includes(word)) || search(this.search, [kept]).length > 0;
    });
  }

  /** @override */
  body() {
    return html`<div class="segments" role="radiogroup" aria-label=${this.heading}>${/** @type {const} */ (["games", "players"]).map(
        (one) => html`<label><input type="radio" name="past" value=${one} .checked=${one === this.which} @change=${() => this.#choose(one)} />${t(`sheet-past-${one}`)}</label>`,
      )}</div>
      ${this.which === "games" ? this.#games() : this.#players()}`;
  }

  /** @param {"games" | "players"} which */
  #choose(which) {
    this.which = which;
    this.requestUpdate();
  }

  #games() {
    const found = this.#found;
    return html`<label class="field"><span class="label">${t("sheet-search")}</span>
        <input class="input" type="search" name="search" autocomplete="off" .value=${this.search} @input=${(/** @type {Event} */ event) => this.#sought(event)} /></label>
      ${this.forgotten ? html`<p class="notice" role="status"><span class="grow">${t("sheet-forgotten")}</span>
        <button type="button" class="button" data-action="keep-after-all" @click=${() => this.#keepAfterAll()}>${glyph("undo")}${t("sheet-undo")}</button></p>` : nothing}
      ${found.length === 0
        ? html`<p class="muted">${t("sheet-search-none")}</p>`
        : html`<ul class="rows">${repeat(found, ({ id }) => id, ({ sheet }) => this.#game(sheet))}</ul>`}`;
  }

  /** @param {Event} event */
  #sought(event) {
    this.search = /** @type {HTMLInputElement} */ (event.target).value;
    this.requestUpdate();
  }

  /** @param {SheetDoc} sheet */
  #game(sheet) {
    const { ending, rounds } = account(sheet);
    const names = namesOf(sheet, sheet.names.map((_, player) => player));
    const won = ending?.places[0] ?? [];
    const about = ending ? t("sheet-past-won", { players: namesOf(sheet, won), count: won.length }) : t("start-game-round", { round: rounds.length });
    return html`<li class="row"><a class="grow game" href="#/sheet/${encodeURIComponent(sheet.id)}" @click=${() => this.close()}>
        <span class="who" dir="auto">${names}</span><span class="small muted">${dayOf(sheet.begun)} · ${about}</span></a>
      <button type="button" class="icon-button" aria-label=${t("start-forget", { players: names })} title=${t("start-forget-short")} @click=${() => this.#forget(sheet)}>${glyph("close")}</button></li>`;
  }

  /** @param {SheetDoc} sheet */
  #forget(sheet) {
    forgetSheet(sheet.id);
    this.forgotten = sheet;
    this.requestUpdate();
    setTimeout(() => {
      if (this.forgotten === sheet) this.forgotten = null;
      this.requestUpdate();
    }, UNDO_MS);
  }

  #keepAfterAll() {
    if (this.forgotten) keepSheet(this.forgotten);
    this.forgotten = null;
    this.requestUpdate();
  }

  #players() {
    const records = recordsOf(sheetsHere().map(({ sheet }) => sheet));
    if (records.length === 0) return html`<p class="muted">${t("sheet-stats-none")}</p>`;
    const share = (/** @type {number} */ part, /** @type {number} */ of) => (of === 0 ? "–" : t("sheet-percent", { number: Math.round((100 * part) / of) }));
    return html`<div class="scroll-x" tabindex="0" role="region" aria-label=${t("sheet-past-players")}><table class="figures">
      <thead><tr><th scope="col">${t("column-player")}</th>
        ${["games", "won", "points", "laid", "out"].map((one) => html`<th scope="col" class="number">${t(`sheet-stats-${one}`)}</th>`)}</tr></thead>
      <tbody>${records.map(
        (one) => html`<tr><th scope="row" dir="auto">${one.name}</th><td class="number">${n(one.games)}</td><td class="number">${n(one.won)}</td>
          <td class="number">${one.rounds === 0 ? "–" : n(Math.round(one.points / one.rounds))}</td>
          <td class="number">${share(one.laid, one.rounds)}</td><td class="number">${share(one.out, one.rounds)}</td></tr>`,
      )}</tbody></table></div>`;
  }
}
customElements.define("tp-sheet-past", PastSheets);
