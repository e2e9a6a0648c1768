/** The first page of the score sheet: going on, a new one, and those of before. */
import { tellNews } from "../../app/announce.js";
import { languageField, MenuSheet } from "../../app/menu-sheet.js";
import { Part } from "../../app/part.js";
import { t } from "../../app/say.js";
import { openSheet } from "../../app/sheet.js";
import { glyph } from "../../cards/glyphs.js";
import { html, nothing, repeat } from "../../vendor/lit.js";
import { SheetFault } from "../reading.js";
import { beginSheet, keepSheet, sheetsHere, unreadableHere } from "../store.js";
import { faultLine, players as namesOf } from "../telling.js";
import { readFile, saveText } from "./files.js";
import { PastSheets } from "./past.js";
import { printBlank } from "./print.js";
import { dayOf } from "./said.js";
import { knownSetup } from "./setup.js";
import { StartForm } from "./start-form.js";

/** @typedef {import("../document.js").Sheet} SheetDoc */

const SHOWN = 3;

/** The address of a sheet's page. @param {SheetDoc} sheet */
export const addressOf = (sheet) => `#/sheet/${encodeURIComponent(sheet.id)}`;

export class SheetHome extends Part {
  constructor() {
    super();
    this.form = new StartForm();
    this.form.start = (wish) => {
      location.hash = addressOf(keepSheet(beginSheet(wish.names, wish, wish.dealer)));
    };
  }

  get pageTitle() {
    return t("sheet-title");
  }

  #going() {
    const going = sheetsHere().filter(({ over }) => !over);
    if (going.length === 0) return nothing;
    return html`<section class="panel" aria-labelledby="going"><h2 id="going">${t("sheet-going")}</h2>
      <ul class="rows">${repeat(going.slice(0, SHOWN), ({ id }) => id, (kept) => this.#game(kept))}</ul></section>`;
  }

  /** @param {import("../store.js").Kept} kept */
  #game({ sheet, rounds }) {
    return html`<li class="row"><a class="grow game" href=${addressOf(sheet)}>
        <span class="who" dir="auto">${namesOf(sheet, sheet.names.map((_, player) => player))}</span>
        <span class="small muted">${rounds === 0 ? t("start-game-new") : t("start-game-round", { round: rounds })} · ${dayOf(sheet.begun)}</span></a>${glyph("right")}</li>`;
  }

  /** What lies here and this version cannot read: it is left alone, and can be saved. */
  #unreadable() {
    return unreadableHere().map(
      ({ id, fault, text }) => html`<div class="notice wrong">${glyph("warn")}<div class="stack tight"><p>${faultLine(fault)}</p>
        <button type="button" class="button" @click=${() => saveText(text, id)}>${glyph("down")}${t("sheet-save-json")}</button></div></div>`,
    );
  }

  /** @param {Event} event */
  async #import(event) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const [file] = input.files ?? [];
    input.value = "";
    if (!file) return;
    const sheet = await readFile(file).catch((fault) => {
      tellNews(faultLine(fault instanceof SheetFault ? fault : new SheetFault("unreadable")), "wrong");
    });
    if (!sheet) return;
    keepSheet(sheet);
    location.hash = addressOf(sheet);
  }

  #others() {
    const kept = sheetsHere().length;
    return html`<section class="panel slim" aria-labelledby="more"><h2 id="more" class="visually-hidden">${t("menu")}</h2>
      <ul class="options">
        ${kept === 0 ? nothing : html`<li><button type="button" class="option slim" data-action="past" @click=${() => openSheet(new PastSheets(), () => this.requestUpdate())}>
          ${glyph("clock")}<span class="title">${t("sheet-past")}</span>${glyph("right")}</button></li>`}
        <li><button type="button" class="option slim" data-action="blank" @click=${() => printBlank(knownSetup(), this.form.choice, this.form.people.map(({ name }) => name.trim()))}>
          ${glyph("log")}<span class="title">${t("sheet-print-blank")}</span>${glyph("right")}</button></li>
        <li><a class="option slim" href="#/dice/sheet" data-action="dice-sheet">${glyph("dice")}<span class="title">${t("sheet-dice")}</span>${glyph("right")}</a></li>
        <li><label class="option slim file-option">${glyph("down")}<span class="title">${t("sheet-import")}</span>${glyph("right")}
          <input type="file" class="visually-hidden" accept=".json,.csv,application/json,text/csv" data-action="import" @change=${this.#import} /></label></li>
      </ul></section>`;
  }

  /** @override */
  render() {
    return html`<main class="page start sheet-home">
      <header class="sheet-top">
        <a class="icon-button" href="#/" aria-label=${t("end-home")} title=${t("end-home")}>${glyph("left")}</a>
        <div class="grow"><h1>${t("sheet-title")}</h1><p class="small muted">${t("sheet-about")}</p></div>
        <button type="button" class="icon-button" data-action="menu" aria-label=${t("menu")} title=${t("menu")} @click=${() => openSheet(new MenuSheet([]))}>${glyph("menu")}</button>
      </header>
      ${this.#unreadable()} ${this.#going()} ${this.form} ${this.#others()}
      <section class="panel slim">${languageField()}</section>
      <footer class="small muted"><p>${t("unofficial")}</p></footer>
    </main>`;
  }
}
customElements.define("tp-sheet-home", SheetHome);
