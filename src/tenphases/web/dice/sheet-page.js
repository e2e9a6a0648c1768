/** The score sheet for a game with real dice: who plays, each turn's points, and all that follows. Not here: the account. */
import { glyph } from "../cards/glyphs.js";
import { announce, tellNews } from "../app/announce.js";
import { Part } from "../app/part.js";
import { recall, remember } from "../app/prefs.js";
import { STANDARD } from "../app/ruleset.js";
import { saveFile } from "../app/saving.js";
import { and, nameAt, t } from "../app/say.js";
import { html, nothing } from "../vendor/lit.js";
import { account, asDiceView, MOST } from "./account.js";
import { scores } from "./scores.js";
import { readSheet, sheetText } from "./sheet-file.js";
import { goalWords } from "./telling.js";
import { asView } from "./uniform.js";

/** @typedef {import("../app/protocol.js").Update} Update */
/** @typedef {import("./account.js").DiceSheet} DiceSheet */

const KEPT = "dice-sheet";
const MOST_PLAYERS = 8;
const LONGEST_NAME = 24;

/** @returns {DiceSheet | null} The sheet that this device keeps. */
function kept() {
  const sheet = recall(KEPT, /** @type {any} */ (null));
  const good = Array.isArray(sheet?.names) && Array.isArray(sheet.turns) && sheet.names.length > 0;
  return good && sheet.turns.every((/** @type {unknown} */ one) => one === null || Number.isInteger(one)) ? sheet : null;
}

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement} */ (event.target).value;

export class DiceSheetPage extends Part {
  constructor() {
    super();
    this.sheet = kept();
    this.names = this.sheet?.names ?? ["", ""];
    /** The turn that is being corrected. @type {number | null} */
    this.mending = null;
    this.wrong = false;
  }

  get pageTitle() {
    return `${t("dice-paper")} – ${t("title")}`;
  }

  /** @param {DiceSheet | null} sheet */
  #keep(sheet) {
    this.sheet = sheet;
    this.mending = null;
    this.wrong = false;
    remember(KEPT, sheet);
    this.requestUpdate();
  }

  /** @param {Event} event */
  begin(event) {
    event.preventDefault();
    const names = this.names.map((name, at) => name.trim() || t("player-at", { number: at + 1 }));
    this.#keep({ names, turns: [] });
  }

  /** @param {Event} event */
  async open(event) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const [file] = input.files ?? [];
    if (!file) return;
    const sheet = readSheet(await file.text());
    input.value = "";
    if (sheet) this.#keep(sheet);
    else tellNews(t("dice-paper-bad-file"), "wrong");
  }

  /** Writes a turn, the one that is being corrected or the next. @param {number | null} points */
  #write(points) {
    const { sheet, mending } = this;
    if (!sheet) return;
    const turns = mending === null ? [...sheet.turns, points] : sheet.turns.map((old, at) => (at === mending ? points : old));
    this.#keep({ ...sheet, turns });
    void this.updateComplete.then(() => this.#next());
  }

  #next() {
    const field = this.querySelector("#points");
    if (field instanceof HTMLInputElement) {
      field.value = "";
      field.focus();
    }
    announce(this.querySelector(".dice-next")?.textContent?.trim() ?? "");
  }

  /** @param {Event} event */
  made(event) {
    event.preventDefault();
    const field = this.querySelector("#points");
    const points = field instanceof HTMLInputElement && field.value.trim() !== "" ? Number(field.value) : NaN;
    this.wrong = !Number.isInteger(points) || points < 0 || points > this.#most;
    if (this.wrong) return this.requestUpdate();
    this.#write(points);
  }

  /** The turn that is written now: whose, and for which phase. */
  get #turn() {
    const { state, told } = account(this.sheet ?? { names: [""], turns: [] });
    const mended = this.mending === null ? undefined : told[this.mending];
    return mended ?? { seat: state.turn, phase: state.players[state.turn]?.made.length ?? 0 };
  }

  get #most() {
    return MOST[this.#turn.phase] ?? 0;
  }

  // ---------------------------------------------------------------- drawing

  #setup() {
    const rename = (/** @type {number} */ at, /** @type {string} */ name) => {
      this.names = this.names.map((old, place) => (place === at ? name : old));
    };
    const count = (/** @type {number} */ players) => {
      this.names = Array.from({ length: players }, (_, at) => this.names[at] ?? "");
      this.requestUpdate();
    };
    return html`<form class="panel" @submit=${this.begin}><p class="muted">${t("dice-paper-about")}</p>
      <fieldset class="field"><legend>${t("dice-paper-players")}</legend><div class="segments numbers">${Array.from({ length: MOST_PLAYERS }, (_, at) => at + 1).map(
        (players) => html`<label><input type="radio" name="players" value=${players} .checked=${this.names.length === players} @change=${() => count(players)} />${players}</label>`,
      )}</div></fieldset>
      ${this.names.map(
        (name, at) => html`<label class="field"><span class="label small">${t("player-at", { number: at + 1 })}</span>
          <input class="input" maxlength=${LONGEST_NAME} data-player=${at} .value=${name} @input=${(/** @type {Event} */ event) => rename(at, valueOf(event))} /></label>`,
      )}
      <button class="button primary big wide" data-action="begin-sheet">${t("dice-paper-begin")}</button>
      <label class="button quiet file-button">${glyph("down")}${t("dice-paper-open")}<input type="file" class="visually-hidden" accept=".json,application/json" data-action="open-sheet" @change=${this.open} /></label></form>`;
  }

  /** @param {Update} update */
  #entry(update) {
    const { seat, phase: place } = this.#turn;
    if (seat < 0) return nothing;
    return html`<form class="panel" @submit=${this.made}>
      <h2 class="dice-next"><span dir="auto">${nameAt(update, seat)}</span> – ${t("dice-goal", { phase: place + 1, groups: goalWords(STANDARD.phases[place] ?? "") })}</h2>
      <div class="field"><label for="points">${t("dice-paper-points")}</label>
        <input class="input" id="points" inputmode="numeric" autocomplete="off" maxlength="2" aria-invalid=${this.wrong ? "true" : nothing} aria-describedby=${this.wrong ? "points-wrong" : nothing} />
        ${this.wrong ? html`<span class="wrong" id="points-wrong" role="alert">${t("dice-paper-wrong", { most: this.#most })}</span>` : nothing}</div>
      <div class="button-row"><button class="button primary grow" data-action="made">${t("dice-paper-made")}</button>
        <button type="button" class="button grow" data-action="failed" @click=${() => this.#write(null)}>${t("dice-paper-failed")}</button></div></form>`;
  }

  /** @param {Update} update @param {import("./wire.js").DiceView} dice */
  #news(update, { finisher, chain, places: won, stage, players }) {
    if (stage === "over") {
      const names = and((won[0] ?? []).map((seat) => nameAt(update, seat)));
      const title = players.length === 1 ? t("dice-end-total", { count: players[0]?.total ?? 0 }) : (won[0]?.length ?? 0) > 1 ? t("end-shared", { players: names }) : t("end-won", { player: names });
      return html`<section class="winner" role="status">${glyph("crown")}<h2>${title}</h2></section>`;
    }
    if (finisher === null) return nothing;
    return html`<p class="notice">${glyph("crown")}<span>${t("dice-chain", { player: nameAt(update, finisher), players: and(chain.map((seat) => nameAt(update, seat))) })} ${t("dice-failing-theirs")}</span></p>`;
  }

  /** @param {Update} update @param {readonly import("./account.js").DiceTurn[]} told */
  #turns(update, told) {
    if (told.length === 0) return nothing;
    const mend = (/** @type {number} */ at) => {
      this.mending = at;
      this.requestUpdate();
      void this.updateComplete.then(() => this.#next());
    };
    const words = (/** @type {import("./account.js").DiceTurn} */ { seat, phase, points }) => {
      const args = { player: nameAt(update, seat), phase: phase + 1 };
      return points === null ? t("dice-log-failed", args) : t("dice-log-made", { ...args, count: points });
    };
    return html`<details class="fold"><summary>${glyph("log")}<span>${t("dice-paper-turns")}</span></summary><ol class="rows">${told.map(
      (turn, at) => html`<li class="row"><span class="grow">${words(turn)}</span><button type="button" class="icon-button" data-mend=${at}
        aria-label="${t("dice-paper-mend")}: ${words(turn)}" title=${t("dice-paper-mend")} @click=${() => mend(at)}>${glyph("pencil")}</button></li>`,
    )}</ol></details>`;
  }

  /** @param {DiceSheet} sheet */
  #game(sheet) {
    const { state, told } = account(sheet);
    const dice = asDiceView(state);
    const update = /** @type {Update} */ (/** @type {unknown} */ ({ view: asView(dice), seats: sheet.names.map((name) => ({ name })), events: [] }));
    const undo = () => this.#keep({ ...sheet, turns: sheet.turns.slice(0, -1) });
    return html`${this.#news(update, dice)} ${state.over && this.mending === null ? nothing : this.#entry(update)}
      <section class="panel">${scores(update, dice)}</section> ${this.#turns(update, told)}
      <div class="button-row">${told.length > 0 ? html`<button type="button" class="button quiet grow" data-action="undo-turn" @click=${undo}>${glyph("undo")}${t("dice-paper-undo")}</button>` : nothing}
        <button type="button" class="button quiet grow" data-action="save-sheet" @click=${() => saveFile(sheetText(sheet), "application/json", "tenphases-dice.json")}>${glyph("share")}${t("dice-paper-save")}</button>
        <button type="button" class="button quiet grow" data-action="new-sheet" @click=${() => this.#keep(null)}>${glyph("plus")}${t("dice-paper-new")}</button></div>`;
  }

  /** @override */
  render() {
    return html`<main class="page start dice-new"><header class="stack tight"><a class="button quiet back-link" href="#/dice" data-action="home">${glyph("left")}${t("dice-game")}</a>
        <h1>${t("dice-paper")}</h1></header>${this.sheet ? this.#game(this.sheet) : this.#setup()}</main>`;
  }
}
customElements.define("tp-dice-sheet", DiceSheetPage);
