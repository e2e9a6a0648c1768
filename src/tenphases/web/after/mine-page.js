/** This device's games, and what they say about who played them. Not here: finding (games.js) and counting (figures.js). */
import { glyph } from "../cards/glyphs.js";
import { tellNews } from "../app/announce.js";
import { listed } from "../app/naming.js";
import { Part } from "../app/part.js";
import { t } from "../app/say.js";
import { gameNames } from "../lobby/games.js";
import { html, nothing, repeat } from "../vendor/lit.js";
import { dayOf } from "./day.js";
import { figuresOf } from "./figures.js";
import { forgetGame, myGames } from "./games.js";
import { installPart, onInstall } from "./install.js";
import { called, statistics, winsChart } from "./statistics.js";

/** @typedef {import("./wire.js").Game} Game */

const SHOWN = 8;

/** @param {Game} game */
function othersOf({ players, seat }) {
  return listed(players.filter(({ name }, at) => at !== seat && name).map(({ name }) => name), "and");
}

/** @param {Game} game */
function titleOf(game) {
  const players = othersOf(game);
  return game.title || (players ? t("start-game-with", { players }) : t("start-game"));
}

/** How far a game is, or how it came out for me. @param {Game} game */
function stateOf(game) {
  if (game.state === "gathering") return t("mine-gathering");
  if (game.state !== "over") return t("start-game-round", { round: game.round });
  const place = game.places.slice(0, game.places.findIndex((seats) => seats.includes(game.seat))).flat().length + 1;
  if (place === 1) return (game.places[0]?.length ?? 1) > 1 ? t("mine-shared") : t("end-won-you");
  return t("mine-place", { place, of: game.players.length });
}

export class MinePage extends Part {
  constructor() {
    super();
    /** @type {import("./games.js").MyGames | null} */
    this.games = null;
    /** The player whose figures are shown. @type {string | null} */
    this.who = null;
    /** The game that is asked about whether it shall go. @type {string | null} */
    this.asking = null;
    this.all = false;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    const again = () => this.requestUpdate();
    const load = () => void this.#load();
    addEventListener("online", load);
    this.endings.push(onInstall(again), () => removeEventListener("online", load));
    load();
  }

  async #load() {
    this.games = await myGames();
    this.requestUpdate();
  }

  get pageTitle() {
    return t("mine-title");
  }

  /** @param {string} table @param {string} name */
  async #forget(table, name) {
    forgetGame(table);
    this.asking = null;
    tellNews(t("mine-forgotten", { game: name }), "good");
    await this.#load();
    const heading = this.querySelector("h1");
    if (heading instanceof HTMLElement) heading.focus();
  }

  /** @param {string | null} table */
  async #ask(table) {
    const before = this.asking;
    this.asking = table;
    this.requestUpdate();
    await this.updateComplete;
    const next = table ? this.querySelector("[data-action=forget-sure]") : this.querySelector(`[data-forget="${before}"]`);
    if (next instanceof HTMLElement) next.focus();
  }

  // ---------------------------------------------------------------- drawing

  /** @param {string} table @param {string} name @param {boolean} going */
  #sure(table, name, going) {
    return html`<div class="notice"><div class="stack tight"><p>${t(going ? "mine-forget-going" : "mine-forget-over")}</p><div class="button-row">
      <button type="button" class="button danger" data-action="forget-sure" @click=${() => void this.#forget(table, name)}>${t("mine-forget")}</button>
      <button type="button" class="button" @click=${() => void this.#ask(null)}>${t("mine-forget-not")}</button></div></div></div>`;
  }

  /** @param {string} table @param {string} name */
  #forgetKey(table, name) {
    const label = t("mine-forget-game", { game: name });
    return html`<button type="button" class="icon-button" data-forget=${table} aria-label=${label} title=${t("mine-forget")} @click=${() => void this.#ask(table)}>${glyph("close")}</button>`;
  }

  /** @param {Game} game */
  #row(game) {
    const over = game.state === "over";
    const name = titleOf(game);
    const to = over ? `#/r/${encodeURIComponent(game.table)}` : `#/t/${encodeURIComponent(game.table)}`;
    if (this.asking === game.table) return html`<li class="row">${this.#sure(game.table, name, !over)}</li>`;
    return html`<li class="row"><a class="grow game" href=${to} data-game=${game.table}>
        <span class="who" dir="auto">${name}</span>
        <span class="small muted">${listed([...gameNames(game.rules), stateOf(game), dayOf(game.played, "medium"), ...(game.lesson ? [t("mine-lesson")] : [])])}</span></a>
      ${game.waits_for_me && !over ? html`<span class="tag may-tag">${t("mine-your-turn")}</span>` : nothing}
      ${over ? html`<span class="tag" aria-hidden="true">${glyph("eye")}${t("mine-watch")}</span>` : nothing}
      ${this.#forgetKey(game.table, name)}</li>`;
  }

  /** @param {import("../app/prefs.js").SeatHere} seat */
  #unheard(seat) {
    const name = seat.names?.length ? t("start-game-with", { players: listed(seat.names, "and") }) : t("start-game");
    if (this.asking === seat.table) return html`<li class="row">${this.#sure(seat.table, name, !seat.over)}</li>`;
    return html`<li class="row"><a class="grow game" href="#/t/${encodeURIComponent(seat.table)}">
        <span class="who" dir="auto">${name}</span><span class="small muted">${t(this.games?.reached ? "mine-gone" : "mine-unheard")}</span></a>
      ${this.#forgetKey(seat.table, name)}</li>`;
  }

  /** @param {import("./games.js").MyGames} games */
  #lists({ running, over, unheard, reached }) {
    const shown = this.all ? over : over.slice(0, SHOWN);
    return html`${reached ? nothing : html`<p class="notice">${glyph("offline")}<span>${t("mine-offline")}</span></p>`}
      ${running.length + unheard.length > 0
        ? html`<section class="panel" aria-labelledby="running"><h2 id="running">${t("start-running")}</h2>
            <ul class="rows">${repeat(running, ({ table }) => table, (game) => this.#row(game))}${repeat(unheard, ({ table }) => table, (seat) => this.#unheard(seat))}</ul></section>`
        : nothing}
      ${over.length > 0
        ? html`<section class="panel" aria-labelledby="over"><h2 id="over">${t("mine-over")}</h2>
            <ul class="rows">${repeat(shown, ({ table }) => table, (game) => this.#row(game))}</ul>
            ${shown.length < over.length ? html`<button type="button" class="button quiet" data-action="all" @click=${() => this.#showAll()}>${t("mine-all", { count: over.length })}</button>` : nothing}</section>`
        : nothing}
      ${running.length + over.length + unheard.length === 0 ? html`<section class="panel"><p>${t("mine-none")}</p>
          <div class="button-row"><a class="button primary" href="#/">${t("mine-begin")}</a></div></section>` : nothing}`;
  }

  #showAll() {
    this.all = true;
    this.requestUpdate();
  }

  /** @param {readonly Game[]} over */
  #figures(over) {
    const all = figuresOf(over);
    const mine = over[0]?.players[over[0].seat];
    const usual = all.find(({ bot, name }) => bot === null && name.toLocaleLowerCase() === mine?.name.trim().toLocaleLowerCase()) ?? all[0];
    const chosen = all.find(({ key }) => key === this.who) ?? usual;
    if (!chosen) return nothing;
    const choose = (/** @type {Event} */ event) => {
      this.who = /** @type {HTMLSelectElement} */ (event.target).value;
      this.requestUpdate();
    };
    return html`<section class="panel statistics" aria-labelledby="figures"><h2 id="figures">${t("mine-statistics")}</h2>
      <label class="field"><span class="label">${t("column-player")}</span><select class="select" data-choice="player" @change=${choose}>
        ${all.map((one) => html`<option value=${one.key} .selected=${one === chosen}>${called(one)}</option>`)}</select></label>
      ${statistics(chosen, all)} ${winsChart(all)}</section>`;
  }

  /** @override */
  render() {
    const { games } = this;
    return html`<main class="page mine-page">
      <header class="top-bar"><a class="icon-button" href="#/" data-action="home" aria-label=${t("end-home")} title=${t("end-home")}>${glyph("left")}</a>
        <div class="grow"><h1 tabindex="-1">${t("mine-title")}</h1><p class="small muted">${t("mine-about")}</p></div></header>
      ${games ? html`${this.#lists(games)} ${this.#figures(games.over.filter(({ lesson, rules }) => !lesson && rules.game !== "dice"))}` : html`<p class="muted" aria-busy="true">${t("line-opening")}</p>`}
      ${installPart()}</main>`;
  }
}
customElements.define("tp-mine", MinePage);
