/** Beginning a game of dice, alone or against bots. Not here: the table, and opening one for people. */
import { glyph } from "../cards/glyphs.js";
import { tellNews } from "../app/announce.js";
import { problemText } from "../app/naming.js";
import { Part } from "../app/part.js";
import { keepSeat, recall, remember } from "../app/prefs.js";
import { language, t } from "../app/say.js";
import { html } from "../vendor/lit.js";
import { rulesInShort, sides } from "./rules-sheet.js";

const MOST_BOTS = 5;
const LONGEST_NAME = 24;
const BOT = "steady";

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement} */ (event.target).value;

export class NewDicePage extends Part {
  constructor() {
    super();
    this.name = String(recall("wish", /** @type {{name?: string}} */ ({})).name ?? "");
    this.bots = Number(recall("dice-bots", 1));
    this.busy = false;
  }

  get pageTitle() {
    return `${t("dice-game")} – ${t("title")}`;
  }

  /** @param {number} bots */
  #want(bots) {
    this.bots = bots;
    remember("dice-bots", bots);
    this.requestUpdate();
  }

  /** @param {Record<string, unknown>} wish */
  async open(wish) {
    if (this.busy) return;
    this.busy = true;
    this.requestUpdate();
    remember("wish", { ...recall("wish", {}), name: this.name });
    try {
      const body = JSON.stringify({ name: this.name.trim() || t("start-name-none"), game: "dice", language: language(), ...wish });
      const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
      const told = await answer.json();
      if (!answer.ok) return tellNews(problemText(told.problem ?? "unreadable"), "wrong");
      keepSeat({ table: told.table, secret: told.secret, opened: Date.now() });
      location.hash = `#/t/${encodeURIComponent(told.table)}`;
    } catch {
      tellNews(t("start-no-server"), "wrong");
    } finally {
      this.busy = false;
      this.requestUpdate();
    }
  }

  /** @param {Event} event */
  play(event) {
    event.preventDefault();
    void this.open({ bots: Array.from({ length: this.bots }, () => BOT) });
  }

  /** Seats and terms are asked where every table for people is opened. */
  together() {
    const wish = recall("wish-together", /** @type {{rules?: object}} */ ({}));
    remember("wish", { ...recall("wish", {}), name: this.name });
    remember("wish-together", { ...wish, rules: { ...wish.rules, game: "dice" } });
    location.hash = "#/new";
  }

  #opponents() {
    const counts = Array.from({ length: MOST_BOTS + 1 }, (_, count) => count);
    return html`<fieldset class="field"><legend>${t("dice-against")}</legend><div class="segments numbers">${counts.map(
      (count) => html`<label><input type="radio" name="bots" value=${count} .checked=${this.bots === count} @change=${() => this.#want(count)} />${count === 0 ? t("dice-alone") : count}</label>`,
    )}</div></fieldset>`;
  }

  /** @override */
  render() {
    const rename = (/** @type {Event} */ event) => {
      this.name = valueOf(event);
    };
    return html`<main class="page start dice-new">
      <header class="stack tight"><a class="button quiet back-link" href="#/" data-action="home">${glyph("left")}${t("end-home")}</a>
        <h1>${t("dice-game")}</h1><p class="muted">${t("dice-game-about")}</p></header>
      <form class="panel" @submit=${this.play}>
        <div class="field"><label for="name">${t("start-name")}</label>
          <input class="input" id="name" name="name" autocomplete="nickname" maxlength=${LONGEST_NAME} .value=${this.name} placeholder=${t("start-name-none")} @input=${rename} /></div>
        ${this.#opponents()}
        <div class="button-row"><button class="button primary big grow" data-action="play-dice" aria-disabled=${this.busy ? "true" : "false"}>${glyph("play")}${t("start-play")}</button>
          <button type="button" class="button big grow" data-action="dice-together" @click=${this.together}>${glyph("people")}${t("start-open-table")}</button></div>
      </form>
      <a class="option" href="#/dice/sheet" data-action="dice-paper">${glyph("pencil")}<span><span class="title">${t("dice-paper")}</span><span class="help block">${t("dice-paper-about")}</span></span>${glyph("right")}</a>
      <section class="panel" aria-labelledby="dice-rules"><h2 id="dice-rules">${t("dice-rules")}</h2>${rulesInShort()} ${sides()}</section></main>`;
  }
}
customElements.define("tp-new-dice", NewDicePage);
