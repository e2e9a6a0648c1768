/** The first page: games to go on with, and a new one. Not here: what rules may be combined; the server finds faults. */
import { glyph } from "../cards/glyphs.js";
import { html, nothing, repeat } from "../vendor/lit.js";
import { tellNews } from "./announce.js";
import { MenuSheet, languageField } from "./menu-sheet.js";
import { findingText, listed, problemText } from "./naming.js";
import { painted, Part } from "./part.js";
import { forgetSeat, keepSeat, recall, remember, seatsHere } from "./prefs.js";
import { asGame, gameOf, gameRow, RELATIVES } from "../lobby/games.js";
import { laidOver } from "../lobby/switches.js";
import { ownRules } from "../rules/own.js";
import { differences, phaseList } from "./rules-sheet.js";
import { language, t } from "./say.js";
import { openSheet } from "./sheet.js";
import { has, speakAlso } from "./words.js";
import { Together } from "../lobby/together.js";
import { lessonWay, Offer } from "../learn/offer.js";

/** @typedef {import("./prefs.js").SeatHere} SeatHere */
/** @typedef {import("./protocol.js").Setup} Setup */
/** @typedef {import("./protocol.js").NotOpened} NotOpened */
/** @typedef {import("./protocol.js").TableOpened} TableOpened */
/** @typedef {{name: string, preset: string, variants: string[], bots: string[], own?: string, game?: "cards" | "dice"}} Wish What the next game shall be; `own`: by which rules kept here. */

const MOST_BOTS = 5;
/** All but one play dice alike, and the start is no place to tell them apart. */
const DICE_BOT = "steady";
const MOST_SHOWN = 5;
const LONGEST_NAME = 24;

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;

/** Stands before the name of rules kept here, where a preset's might stand. */
const OWN = "=";

/** Variants that make another game of it, and the others. @param {readonly string[]} variants */
const parted = (variants) => [true, false].map((relative) => variants.filter((name) => RELATIVES.includes(name) === relative));

export class StartPage extends Part {
  constructor() {
    super();
    /** @type {Setup | null} */
    this.setup = null;
    this.failed = false;
    this.busy = false;
    /** Whether all of it is shown: what lies lower comes with the second frame. */
    this.whole = false;
    this.together = new Together();
    this.offer = new Offer();
    /** @type {NotOpened | null} */
    this.faults = null;
    /** @type {Wish} */
    this.wish = { name: "", preset: "standard", variants: [], bots: ["steady", "steady", "steady"], ...recall("wish", {}) };
    // Without a server the page says so by other ways.
    const words = speakAlso("sheet").then(() => this.requestUpdate(), () => undefined);
    /** Once all is there that it is made of: shown before, its parts would push each other about. */
    this.ready = Promise.all([this.#load(), words]);
  }

  /** @override */
  firstUpdated() {
    void painted(0).then(() => {
      this.whole = true;
      this.requestUpdate();
    });
  }

  async #load() {
    this.failed = false;
    try {
      const answer = await fetch("/api/setup");
      this.setup = await answer.json();
      this.#fit();
    } catch {
      this.failed = true;
    }
    this.requestUpdate();
  }

  /** Lets go of remembered wishes that this server does not know. */
  #fit() {
    const { setup, wish } = this;
    if (!setup) return;
    if (!setup.presets.some(({ name }) => name === wish.preset)) wish.preset = setup.presets[0]?.name ?? "standard";
    wish.variants = wish.variants.filter((name) => setup.variants.some((one) => one.name === name));
    const usual = setup.bots.at(-1) ?? "steady";
    wish.bots = wish.bots.map((level) => (setup.bots.includes(level) ? level : usual)).slice(0, MOST_BOTS);
    if (wish.bots.length === 0) wish.bots = [usual];
  }

  /** @param {Partial<Wish>} change */
  #want(change) {
    this.wish = { ...this.wish, ...change };
    this.faults = null;
    remember("wish", this.wish);
    this.requestUpdate();
  }

  /** @param {number} count */
  #seatBots(count) {
    const last = this.wish.bots.at(-1) ?? this.setup?.bots.at(-1) ?? "steady";
    this.#want({ bots: Array.from({ length: count }, (_, at) => this.wish.bots[at] ?? last) });
  }

  /** @param {Event} event */
  async play(event) {
    event.preventDefault();
    if (this.busy) return;
    this.busy = true;
    this.faults = null;
    this.requestUpdate();
    try {
      const body = JSON.stringify({ ...this.#asked, name: this.wish.name.trim() || t("start-name-none"), language: language() });
      const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
      if (answer.ok) return this.#enter(await answer.json());
      this.faults = await answer.json();
      void this.updateComplete.then(() => this.querySelector("#faults")?.scrollIntoView({ block: "center" }));
    } catch {
      tellNews(t("start-no-server"), "wrong");
    } finally {
      this.busy = false;
      this.requestUpdate();
    }
  }

  /** The game that is wished for, as the server is asked for it. */
  get #asked() {
    const { bots, game, preset, variants } = this.wish;
    if (game === "dice") return { game, bots: bots.map(() => DICE_BOT) };
    const own = this.#own;
    return own ? { ...own.choice, called: own.name, bots } : { preset, variants, bots };
  }

  /** @param {TableOpened} opened */
  #enter({ table, secret }) {
    keepSeat({ table, secret, opened: Date.now() });
    location.hash = `#/t/${encodeURIComponent(table)}`;
  }

  // ---------------------------------------------------------------- parts

  #running() {
    // Those that go on come first.
    const seats = seatsHere().sort((a, b) => Number(a.over ?? false) - Number(b.over ?? false));
    if (seats.length === 0) return nothing;
    return html`<section class="panel" aria-labelledby="running">
      <h2 id="running">${t("start-running")}</h2>
      <ul class="rows">${repeat(seats.slice(0, MOST_SHOWN), (seat) => seat.table, (seat) => this.#game(seat))}</ul>
      <a class="button quiet" href="#/mine" data-action="mine">${glyph("crown")}${t("start-mine")}</a>
    </section>`;
  }

  /** @param {SeatHere} seat */
  #game(seat) {
    const names = seat.names ?? [];
    const about = seat.over ? t("start-game-over") : seat.round ? t("start-game-round", { round: seat.round }) : t("start-game-new");
    const forget = () => {
      forgetSeat(seat.table);
      this.requestUpdate();
    };
    return html`<li class="row">
      <a class="grow game" href="#/t/${encodeURIComponent(seat.table)}">
        <span class="who" dir="auto">${names.length > 0 ? t("start-game-with", { players: listed(names, "and") }) : t("start-game")}</span>
        <span class="small muted">${about}</span>
      </a>
      <button type="button" class="icon-button" aria-label=${t("start-forget", { players: listed(names, "and") })} title=${t("start-forget-short")}
        @click=${forget}>${glyph("close")}</button>
    </li>`;
  }

  #who() {
    const wrong = this.faults?.problem === "bad_name";
    return html`<div class="field">
      <label for="name">${t("start-name")}</label>
      <input class="input" id="name" name="name" autocomplete="nickname" maxlength=${LONGEST_NAME} .value=${this.wish.name}
        placeholder=${t("start-name-none")} aria-invalid=${wrong ? "true" : nothing} aria-describedby=${wrong ? "faults" : nothing}
        @input=${(/** @type {Event} */ event) => this.#want({ name: valueOf(event) })} />
    </div>`;
  }

  /** @param {Setup} setup */
  #kind(setup) {
    const { preset, variants, game } = this.wish;
    const own = this.#own;
    const now = game === "dice" ? game : gameOf(setup, own?.choice ?? { preset, variants });
    return gameRow(now, (other) => {
      if (other === "dice") return this.#want({ game: other });
      const kept = own && gameOf(setup, own.choice) === other ? own.name : "";
      this.#want({ game: "cards", own: kept, ...asGame(setup, { preset, variants }, other) });
    });
  }

  /** @param {Setup} setup */
  #bots(setup) {
    const { bots, game } = this.wish;
    return html`<fieldset class="field"><legend>${t("start-bots")}</legend>
        <div class="segments numbers">${Array.from({ length: MOST_BOTS }, (_, i) => i + 1).map(
          (count) => html`<label><input type="radio" name="bots" value=${count} .checked=${bots.length === count} @change=${() => this.#seatBots(count)} />${count}</label>`,
        )}</div></fieldset>
      ${game === "dice" ? nothing : this.#levels(setup)}`;
  }

  /** @param {Setup} setup */
  #levels(setup) {
    const { bots } = this.wish;
    return html`<div class="levels">${bots.map(
        (level, at) => html`<label class="field"><span class="label small">${t("start-bot", { number: at + 1 })}</span>
          <select class="select" data-bot=${at} @change=${(/** @type {Event} */ event) => this.#want({ bots: bots.map((old, i) => (i === at ? valueOf(event) : old)) })}>
            ${setup.bots.map((name) => html`<option value=${name} ?selected=${name === level}>${t(`bot-${name}`)}</option>`)}
          </select></label>`,
      )}</div>
      <p class="small muted">${[...new Set(bots)].map((level) => html`<span class="bot-about"><strong>${t(`bot-${level}`)}</strong> – ${t(`bot-${level}-about`)}${setup.as_expert?.includes(level) ? ` ${t("bot-as-expert")}` : nothing}</span> `)}</p>`;
  }

  /** The rules kept on this device that were chosen. */
  get #own() {
    return ownRules().find(({ name }) => name === this.wish.own);
  }

  /** @param {Setup} setup */
  #rules(setup) {
    const own = this.#own;
    const { preset, game } = this.wish;
    if (game === "dice") return nothing;
    const [relatives = [], variants = []] = own ? [] : parted(this.wish.variants);
    const offered = setup.variants.filter(({ name }) => !RELATIVES.includes(name));
    const chosen = laidOver(setup, own?.choice ?? { preset, variants: relatives });
    const kept = ownRules().map(({ name }) => html`<option value=${OWN + name} ?selected=${name === own?.name}>${name}</option>`);
    const choose = (/** @type {string} */ value) => this.#want(value.startsWith(OWN) ? { own: value.slice(OWN.length) } : { preset: value, own: "" });
    return html`<label class="field"><span class="label">${t("start-preset")}</span>
        <select class="select" name="preset" @change=${(/** @type {Event} */ event) => choose(valueOf(event))}>
          ${kept.length > 0 ? html`<optgroup label=${t("start-own")}>${kept}</optgroup>` : nothing}
          ${setup.presets.map(({ name }) => html`<option value=${name} ?selected=${!own && name === preset}>${t(`preset-${name}`)}</option>`)}
        </select>${own ? nothing : html`<span class="help">${t(`preset-${preset}-about`)}</span>`}</label>
      <details class="fold" ?open=${variants.length > 0} ?hidden=${own !== undefined}>
        <summary>${glyph("dice")}<span>${t("start-variants")}</span>${variants.length > 0 ? html`<span class="badge">${variants.length}</span>` : nothing}</summary>
        <div class="stack tight">${offered.map(({ name }) => this.#variant(name))}</div>
      </details>
      <details class="fold">
        <summary>${glyph("info")}<span>${t("start-details")}</span></summary>
        <div class="stack">
          <h3>${t("rules-differs")}</h3>${differences(chosen)}
          ${variants.length > 0 ? html`<p class="small">${t("start-with-variants", { variants: listed(variants.map((name) => t(`variant-${name}`)), "and") })}</p>` : nothing}
          <h3>${t("rules-phases")}</h3>${phaseList(chosen)}
          <p><a class="button quiet" href="#/rules" data-action="own-rules">${glyph("pencil")}${t("start-own")}</a></p>
        </div>
      </details>`;
  }

  /** @param {string} name */
  #variant(name) {
    const { variants } = this.wish;
    const on = variants.includes(name);
    return html`<label class="choice"><input type="checkbox" data-variant=${name} .checked=${on}
        @change=${() => this.#want({ variants: on ? variants.filter((one) => one !== name) : [...variants, name] })} />
      <span>${t(`variant-${name}`)}<span class="help">${t(`variant-${name}-about`)}</span></span></label>`;
  }

  #wrong() {
    const { faults } = this;
    if (!faults) return nothing;
    const texts = [...(faults.findings ?? []).map((finding) => findingText(finding)), ...(faults.problem ? [problemText(faults.problem)] : [])];
    return html`<div class="notice wrong" role="alert" id="faults">${glyph("warn")}
      <div class="stack tight"><strong>${t("start-faults")}</strong>${texts.map((text) => html`<p>${text}</p>`)}</div></div>`;
  }

  #new() {
    const { setup } = this;
    if (this.failed) {
      return html`<div class="notice wrong">${glyph("offline")}<div class="stack"><p>${t("start-no-server")}</p>
        <button type="button" class="button" @click=${() => void this.#load()}>${t("start-try-again")}</button></div></div>`;
    }
    if (!setup) return html`<p class="muted" aria-busy="true">${t("line-opening")}</p>`;
    return html`<form class="panel" aria-labelledby="new" @submit=${this.play}>
      <h2 id="new">${t("start-new")}</h2>
      ${this.#kind(setup)} ${this.#who()} ${this.#bots(setup)} ${this.#rules(setup)} ${this.#wrong()}
      <div class="play-row"><button class="button primary big wide" data-action="play" aria-disabled=${this.busy ? "true" : nothing}>${glyph("play")}${t("start-play")}</button></div>
    </form>`;
  }

  /** The two ways into a game, before all else. */
  #ways() {
    const off = this.busy || !this.setup;
    return html`<nav class="ways" aria-label=${t("start-ways")}>
      <button type="button" class="button primary big" data-action="play-now" aria-disabled=${off ? "true" : nothing}
        @click=${(/** @type {Event} */ event) => (off ? undefined : this.play(event))}>${glyph("play")}${t("start-new")}</button>
      <a class="button primary big" href="#/new" data-action="new-table">${glyph("people")}${t("start-open-table")}</a></nav>`;
  }

  #dice() {
    return html`<a class="option" href="#/dice" data-action="dice">${glyph("dice")}
      <span><span class="title">${t("dice-open")}</span><span class="help block">${t("dice-game-about")}</span></span>${glyph("right")}</a>`;
  }

  #practice() {
    return html`<a class="option" href="#/practice" data-action="practice">${glyph("hint")}
      <span><span class="title">${t("start-practice")}</span><span class="help block">${t("start-practice-about")}</span></span>${glyph("right")}</a>`;
  }

  #score() {
    if (!has("sheet-card-title")) return nothing;
    return html`<a class="option" href="#/sheet" data-action="score">${glyph("pencil")}
      <span><span class="title">${t("sheet-card-title")}</span><span class="help block">${t("sheet-card-about")}</span></span>${glyph("right")}</a>`;
  }

  /** @override */
  render() {
    return html`<main class="page start">
        <header class="split">
          <div class="brand"><img src="/icons/icon.svg" alt="" width="56" height="56" /><div><h1>${t("title")}</h1><p>${t("tagline")}</p></div></div>
          <button type="button" class="icon-button" data-action="menu" aria-label=${t("menu")} title=${t("menu")} @click=${() => void openSheet(new MenuSheet([lessonWay()]))}>${glyph("menu")}</button>
        </header>
        ${this.#ways()} ${this.#running()} ${this.offer} ${this.together} ${this.whole ? this.#lower() : nothing}
      </main>`;
  }

  #lower() {
    return html`${this.#new()} ${this.#dice()} ${this.#practice()} ${this.#score()}
      <section class="panel slim">${languageField()}</section>
      <footer class="small muted"><p>${t("unofficial")}</p>${this.setup ? html`<p>${t("version", { version: this.setup.version })}</p>` : nothing}</footer>`;
  }
}
customElements.define("tp-start", StartPage);
