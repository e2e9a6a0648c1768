/** The table while people gather: who sits where, how others come, what will be played. Not here: the game. */
import { glyph } from "../cards/glyphs.js";
import { classMap, html, nothing, repeat } from "../vendor/lit.js";
import { tellNews } from "../app/announce.js";
import { Part } from "../app/part.js";
import { differences } from "../app/rules-sheet.js";
import { nameAt, t } from "../app/say.js";
import { openSheet } from "../app/sheet.js";
import { askTable, RulesChangeSheet, TermsSheet } from "./agree-sheet.js";
import { rulesTitle } from "./games.js";
import { Invite } from "./invite.js";
import { LeaveSheet } from "./leave-sheet.js";
import { LONGEST_NAME, ownName } from "./new-page.js";
import { setup } from "./requests.js";
import { nameField, sitDown } from "./seating.js";
import { TalkSheet } from "./talk.js";
import { termsList } from "./terms-form.js";

/** @typedef {import("../app/protocol.js").Request} Request */
/** @typedef {import("../app/protocol.js").SeatInfo} SeatInfo */
/** @typedef {import("../app/protocol.js").Update} Update */
/** @typedef {import("../app/table.js").Table} Table */

const LEAST = 2;
const MOST = 6;

/** How a table is called. @param {Update} update */
export function titleOf(update) {
  const { terms, host = 0 } = update.table ?? {};
  if (terms?.title) return terms.title;
  const name = update.seats[host]?.name;
  return name ? t("new-table-of", { player: name }) : t("new-table");
}

export class Gathering extends Part {
  /** @param {Table} table @param {() => void} home @param {boolean} display Whether it is on a screen nobody touches. */
  constructor(table, home, display) {
    super();
    this.table = table;
    this.home = home;
    this.display = display;
    this.name = ownName();
    this.invite = new Invite(table.id, table.info.code ?? "", { display });
    /** Levels of bots, weakest first. @type {string[]} */
    this.bots = [];
    /** The level of the bots for free seats; empty: none. @type {string | null} */
    this.fill = null;
    this.busy = false;
    this.wrong = "";
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    this.endings.push(this.table.onChange(() => this.requestUpdate()));
    void this.#load();
  }

  async #load() {
    const answer = await setup().catch(() => null);
    if (!answer || !("good" in answer)) return;
    this.setup = answer.good;
    this.bots = answer.good.bots;
    this.requestUpdate();
  }

  /** @param {Request} request @returns {Promise<boolean>} Whether it was done. */
  async ask(request) {
    const done = await askTable(this.table, request);
    // What was chosen in a field and not granted is shown as it is again.
    if (!done) this.requestUpdate();
    return done;
  }

  /** @param {number} [seat] */
  async sit(seat) {
    if (this.busy) return;
    this.busy = true;
    this.wrong = (await sitDown(this.table, this.name, seat)) ?? "";
    this.busy = false;
    if (this.wrong) tellNews(this.wrong, "wrong");
    this.requestUpdate();
  }

  // ---------------------------------------------------------------- seats

  /** @param {Update} update @param {number} seat @param {number} by */
  #move({ seats }, seat, by) {
    const order = seats.map((_, at) => at);
    order.splice(seat + by, 0, ...order.splice(seat, 1));
    void this.ask({ type: "Reseat", order });
  }

  /** @param {string} id @param {string} icon @param {string} words @param {() => void} run @param {boolean} [off] */
  #tool(id, icon, words, run, off = false) {
    return html`<button type="button" class="icon-button" data-action=${id} aria-label=${words} title=${words} ?disabled=${off} @click=${run}>${glyph(icon)}</button>`;
  }

  /** What the host may do about a seat. @param {Update} update @param {number} seat */
  #tools(update, seat) {
    if (!this.table.hosting || this.display) return nothing;
    const info = /** @type {SeatInfo} */ (update.seats[seat]);
    const player = info.free ? t("gather-free") : info.name;
    const mine = seat === update.view.seat;
    return html`<span class="tools">
      ${info.free || info.bot ? this.#botChoice(info, seat) : nothing}
      ${this.#tool("up", "up", t("gather-up", { player }), () => this.#move(update, seat, -1), seat === 0)}
      ${this.#tool("down", "down", t("gather-down", { player }), () => this.#move(update, seat, 1), seat === update.seats.length - 1)}
      ${info.free || info.bot || mine ? nothing : this.#tool("make-host", "crown", t("gather-make-host", { player }), () => void this.ask({ type: "HandOver", seat }))}
      ${info.free || info.bot || mine ? nothing : this.#tool("remove", "close", t("gather-remove", { player }), () => void this.ask({ type: "Remove", seat }))}
    </span>`;
  }

  /** @param {SeatInfo} info @param {number} seat */
  #botChoice(info, seat) {
    const choose = (/** @type {Event} */ event) => {
      const bot = /** @type {HTMLSelectElement} */ (event.target).value;
      void this.ask(bot ? { type: "SeatBot", seat, bot } : { type: "Remove", seat });
    };
    return html`<select class="select" data-bot-at=${seat} aria-label=${t("gather-bot-at", { number: seat + 1 })} @change=${choose}>
      <option value="" ?selected=${!info.bot} .selected=${!info.bot}>${t("gather-bot-none")}</option>
      ${this.bots.map((name) => html`<option value=${name} .selected=${info.bot === name}>${t("new-seat-bot", { level: t(`bot-${name}`) })}</option>`)}
    </select>`;
  }

  /** @param {Update} update @param {SeatInfo} info @param {number} seat */
  #seat(update, info, seat) {
    const { host = 0 } = this.table.info;
    const mine = seat === update.view.seat;
    const tags = [
      mine ? html`<span class="tag">${t("you")}</span>` : nothing,
      seat === host && !info.free ? html`<span class="tag">${glyph("crown")}${t("gather-host")}</span>` : nothing,
      info.bot ? html`<span class="tag">${glyph("bot")}${t(`bot-${info.bot}`)}</span>` : nothing,
      info.present === false && !info.free ? html`<span class="tag">${glyph("away")}${t("people-away")}</span>` : nothing,
    ];
    const watching = update.view.seat === null && !this.display;
    return html`<li class=${classMap({ row: true, "gather-seat": true, "is-free": info.free === true, "is-me": mine })} data-seat=${seat}>
      <span class="seat-no" aria-hidden="true">${seat + 1}</span>
      <span class="grow"><span class="who" dir="auto">${info.free ? t("gather-free") : info.name}</span> ${tags}</span>
      ${info.free && watching
        ? html`<button type="button" class="button" data-action="sit" @click=${() => void this.sit(seat)}>${t("gather-take")}<span class="visually-hidden">: ${t("seat-number", { number: seat + 1 })}</span></button>`
        : nothing}
      ${this.#tools(update, seat)}
    </li>`;
  }

  /** @param {Update} update */
  #seats(update) {
    const { watching = 0 } = this.table.info;
    const outside = update.view.seat === null && !this.display;
    const free = update.seats.some((info) => info.free);
    return html`<section class="panel" aria-labelledby="gather-seats"><h2 id="gather-seats">${t("gather-seats")}</h2>
      ${outside ? html`<p>${t(free ? "gather-sit" : "gather-full")}</p>` : nothing}
      ${outside && free ? nameField(this.name, (name) => (this.name = name.slice(0, LONGEST_NAME))) : nothing}
      <ul class="rows seats">${repeat(update.seats, (_, seat) => seat, (info, seat) => this.#seat(update, info, seat))}</ul>
      ${this.wrong ? html`<p class="notice wrong" role="alert">${glyph("warn")}<span>${this.wrong}</span></p>` : nothing}
      ${this.table.hosting && !this.display ? this.#count(update) : nothing}
      ${watching > 0 ? html`<p class="small muted">${t("gather-watching", { count: watching })}</p>` : nothing}
    </section>`;
  }

  /** @param {Update} update */
  #count({ seats }) {
    const counts = Array.from({ length: MOST - LEAST + 1 }, (_, i) => LEAST + i);
    return html`<fieldset class="field"><legend>${t("new-seats")}</legend>
      <div class="segments numbers">${counts.map(
        (count) => html`<label><input type="radio" name="seats" value=${count} .checked=${seats.length === count}
          @change=${() => void this.ask({ type: "Resize", seats: count })} />${count}</label>`,
      )}</div></fieldset>`;
  }

  // ---------------------------------------------------------------- what is played

  /** @param {"rules" | "terms"} about */
  async #change(about) {
    if (about === "terms") return void openSheet(new TermsSheet(this.table));
    if (!this.setup) await this.#load();
    if (this.setup) openSheet(new RulesChangeSheet(this.table, this.setup));
  }

  /** @param {Update} update */
  #agreed(update) {
    const { rules = {}, terms = {} } = this.table.info;
    const change = (/** @type {"rules" | "terms"} */ about, /** @type {string} */ words) =>
      this.table.hosting && !this.display
        ? html`<button type="button" class="button" data-action="change-${about}" @click=${() => void this.#change(about)}>${glyph("pencil")}${words}</button>`
        : nothing;
    if (rules.game === "dice") {
      return html`<section class="panel" aria-labelledby="gather-rules"><h2 id="gather-rules">${t("rules")}</h2>
        <p><strong>${t("dice-game")}</strong></p><p>${t("dice-game-about")}</p> ${change("rules", t("lobby-rules-change"))}
        <h3>${t("terms-heading")}</h3>${termsList(terms)} ${change("terms", t("terms-change"))}</section>`;
    }
    return html`<section class="panel" aria-labelledby="gather-rules"><h2 id="gather-rules">${t("rules")}</h2>
      <p><strong data-rules-title>${rulesTitle(rules)}</strong></p>
      <h3>${t("rules-differs")}</h3>${differences(update.view.ruleset)} ${change("rules", t("lobby-rules-change"))}
      <h3>${t("terms-heading")}</h3>${termsList(terms)} ${change("terms", t("terms-change"))}</section>`;
  }

  // ---------------------------------------------------------------- starting

  /** How the free seats are filled: by the level that was chosen, else by the strongest. */
  get #filling() {
    return this.fill ?? this.bots.at(-1) ?? "";
  }

  /** @param {Update} update */
  #start(update) {
    const free = update.seats.filter((info) => info.free).length;
    const least = update.view.dice ? 1 : LEAST;
    const enough = update.seats.length - free >= least || this.#filling !== "";
    const start = () => void this.ask({ type: "Start", fill: free > 0 && this.#filling ? this.#filling : null });
    return html`${free > 0
        ? html`<label class="field"><span class="label">${t("gather-fill")}</span>
            <select class="select" name="fill" @change=${(/** @type {Event} */ event) => this.#fillWith(/** @type {HTMLSelectElement} */ (event.target).value)}>
              ${this.bots.map((name) => html`<option value=${name} .selected=${name === this.#filling}>${t("gather-fill-bot", { level: t(`bot-${name}`) })}</option>`)}
              <option value="" .selected=${this.#filling === ""}>${t("gather-fill-none")}</option>
            </select></label>`
        : nothing}
      ${enough ? nothing : html`<p class="small muted">${t("gather-alone")}</p>`}
      <button type="button" class="button primary big wide" data-action="start" ?disabled=${!enough} @click=${start}>${glyph("play")}${t("gather-start")}</button>`;
  }

  /** @param {string} level */
  #fillWith(level) {
    this.fill = level;
    this.requestUpdate();
  }

  /** @param {Update} update */
  #foot(update) {
    const { host = 0 } = this.table.info;
    const seated = update.view.seat !== null;
    if (this.display) return nothing;
    const leave = () => (seated ? openSheet(new LeaveSheet(this.table, this.home)) : this.home());
    return html`<section class="panel" aria-label=${t("actions")}>
      ${this.table.hosting
        ? this.#start(update)
        : html`<p class="waiting">${host >= 0 ? t("gather-waiting", { player: nameAt(update, host) }) : t("gather-waiting-host")}</p>`}
      <div class="button-row">
        ${seated && update.seats.filter((info) => !info.bot && !info.free).length > 1 ? html`<button type="button" class="button grow" data-action="talk" @click=${() => openSheet(new TalkSheet(this.table))}>${glyph("chat")}${t("talk")}</button>` : nothing}
        <button type="button" class="button quiet grow" data-action="leave" @click=${leave}>${glyph("leave")}${t("menu-leave")}</button>
      </div></section>`;
  }

  /** @override */
  render() {
    const { update } = this.table;
    if (!update) return nothing;
    const invite = html`<section class="panel" aria-labelledby="gather-invite">
      <h2 id="gather-invite">${this.display ? t("display-join") : t("gather-invite")}</h2>${this.invite}</section>`;
    // The host is to invite others before anything else.
    const first = this.table.hosting && !this.display;
    return html`<main class=${classMap({ page: true, two: true, gathering: true, "is-display": this.display })}>
      <header class="full"><h1 dir="auto">${titleOf(update)}</h1><p class="muted">${t("gather-heading")} · ${rulesTitle(this.table.info.rules ?? {})}</p></header>
      <div class="stack">${first ? invite : nothing} ${this.#seats(update)} ${this.#foot(update)}</div>
      <div class="stack">${first ? nothing : invite} ${this.display ? nothing : this.#agreed(update)}</div>
    </main>`;
  }
}
customElements.define("tp-gathering", Gathering);
