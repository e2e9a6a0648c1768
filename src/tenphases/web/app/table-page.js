/**
 * The table on the screen: draws what the table model holds, lets cards travel, and binds taps, drags and keys to deeds.
 * Not here: the bands themselves, what a deed asks for, the sheets.
 */
import { glyph } from "../cards/glyphs.js";
import { DiceSide } from "../dice/side.js";
import { html, nothing } from "../vendor/lit.js";
import { announce } from "./announce.js";
import { asking, betweenRounds } from "./asked.js";
import { Beside } from "./beside.js";
import { deedsFor } from "./deeds.js";
import { feltBand } from "./felt.js";
import { moved } from "./hand.js";
import { mineBand } from "./mine.js";
import { cardName, problemText } from "./naming.js";
import { painted, Part } from "./part.js";
import { people } from "./people.js";
import { pilesBand } from "./piles.js";
import { forgetSeat, keepSeat, recallHere, rememberHere, seatAt } from "./prefs.js";
import { absent, replaceable } from "./presence.js";
import { noteText, t, tellAll } from "./say.js";
import { calm, sounds } from "./settings.js";
import { closeSheets } from "./sheet.js";
import { openEnd, openHelp, openLog, openMenu, openPlayer, openRound, openRules, warmUp } from "./sheets.js";
import { Table } from "./table.js";

/** @typedef {import("./protocol.js").Update} Update */
/** @typedef {import("./table.js").Note} Note */

const SUMMARY_AFTER = 1100;
const NOTE_MS = 7000;

/** The code of what nobody needs in the first moment. */
async function later() {
  const [keys, drags, companion, flights, clock, log, seals, heard] = await Promise.all([
    import("./keys.js"),
    import("./dragging.js"),
    import("../learn/companion.js"),
    import("./flights.js"),
    import("./clock.js"),
    import("./log.js"),
    import("./seals.js"),
    import("./sounds-of.js"),
    import("../style/drag.js"),
    import("../style/motion.js"),
  ]);
  return { ...keys, ...drags, ...companion, ...flights, ...clock, ...log, ...seals, ...heard };
}

export class TablePage extends Part {
  /** @param {string} id The table's address. @param {boolean} [display] For a screen in the middle, with no hand. */
  constructor(id, display = false) {
    super();
    this.display = display;
    this.table = new Table(id, display ? undefined : seatAt(id)?.secret, {
      shows: (update, before, brief) => this.#shows(update, before, brief),
      noted: (note) => this.#noted(note),
      said: (said) => void this.beside.hear(said),
      unseated: () => void this.beside.unseated(),
    });
    this.beside = new Beside(this.table, { display, changed: () => this.requestUpdate(), home: () => this.#home() });
    this.deeds = deedsFor(this.table, { result: () => this.openAccount(), moving: (change) => this.moving(change) });
    /** What the table can do without in its first moment. @type {Awaited<ReturnType<typeof later>> | null} */
    this.later = null;
    /** Cards on their way. @type {import("./flights.js").Travels | null} */
    this.travels = null;
    /** @type {import("./clock.js").TurnClock | null} */
    this.clock = null;
    /** The key of the card that the Tab key reaches. @type {string | null} */
    this.focusKey = null;
    /** What is being dragged: a card of the hand and where it would go. @type {{key: string, to: number | null} | null} */
    this.drag = null;
    /** @type {ReturnType<typeof setTimeout>[]} */
    this.timers = [];
    this.accountOpen = false;
    this.dice = new DiceSide(this);
    /** What a key does, once its code is there. @type {typeof import("./keys.js").pressed | null} */
    this.pressed = null;
    /** The lesson's coach, or quiet tips. @type {ReturnType<typeof import("../learn/companion.js").accompany> | null} */
    this.companion = null;
    /** What had the focus last. @type {Element | null} */
    this.focused = null;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    document.documentElement.classList.toggle("display", this.display);
    this.addEventListener("focusin", (event) => {
      this.focused = /** @type {Element} */ (event.target);
    });
    this.endings.push(this.table.onChange(() => this.requestUpdate()));
    /** @param {KeyboardEvent} event */
    const keys = (event) => {
      if (!this.table.info.gathering && !this.dice.on) this.pressed?.(event, this.hands);
    };
    addEventListener("keydown", keys);
    const closed = () => this.#giveFocus();
    document.addEventListener("sheet-closed", closed);
    this.endings.push(
      () => removeEventListener("keydown", keys),
      () => document.removeEventListener("sheet-closed", closed),
    );
    // The log lives on through a reload of this tab.
    this.table.log = recallHere(`log.${this.table.id}`, this.table.log);
    const keep = () => rememberHere(`log.${this.table.id}`, this.table.log);
    addEventListener("pagehide", keep);
    this.endings.push(keep, () => removeEventListener("pagehide", keep));
    this.endings.push(() => this.companion?.end());
  }

  /** Whoever drags or presses a key has looked at the table first. */
  async #later() {
    await painted();
    const all = await later();
    if (!this.isConnected || this.later) return;
    this.later = all;
    this.travels = new all.Travels(this);
    this.clock = new all.TurnClock(this.table);
    const drags = all.watchCards(this);
    this.endings.push(() => drags.stop());
    this.companion = all.accompany(this.table);
    this.pressed = all.pressed;
    all.keepSeals(this.table);
    this.requestUpdate();
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    for (const timer of this.timers) clearTimeout(timer);
    document.documentElement.classList.remove("display");
    this.clock?.stop();
    this.beside.stop();
    this.table.close();
  }

  /** What the keyboard works with. */
  get hands() {
    return {
      root: this,
      deeds: this.deeds,
      help: () => openHelp(),
      rules: () => openRules(this.table),
      menu: () => this.openMenu(),
      letGo: () => this.table.choose(null),
      move: (/** @type {string} */ key, /** @type {number} */ to) => this.moveCard(key, to),
      focus: (/** @type {string} */ key) => this.focusCard(key),
    };
  }

  // ---------------------------------------------------------------- showing

  /** @param {Update} update @param {Update | null} before @param {boolean} brief */
  #shows(update, before, brief) {
    if (before) {
      for (const name of this.later?.soundsOf(update) ?? []) sounds.play(name);
      announce(tellAll(update));
    }
    const still = brief || update.view.dice !== undefined || update.taken_back === true || calm() || before?.table?.gathering === true;
    this.travels?.begin(still ? undefined : update, before ?? undefined);
    queueMicrotask(() => this.#after(update, before));
  }

  /** @param {Update} update @param {Update | null} before */
  #after(update, before) {
    if (!this.later) this.#later().catch((fault) => console.warn(fault));
    this.later?.keepSeals(this.table);
    if (!before) warmUp();
    void this.beside.watch(update);
    void this.dice.watch(update);
    if (update.next_game && before && !before.next_game) return this.#goOn(update.next_game);
    if (!betweenRounds(update) && update.view.stage !== "over") return;
    const fresh = update.events.some(({ type }) => type === "RoundScored" || type.endsWith("GameEnded"));
    if (before && !fresh) return;
    this.timers.push(setTimeout(() => this.openAccount(), before ? SUMMARY_AFTER : 0));
  }

  /** The same people go on at another table: this seat's secret opens it. @param {string} next */
  #goOn(next) {
    const seat = seatAt(this.table.id);
    if (seat) keepSeat({ table: next, secret: seat.secret, opened: Date.now() });
    location.hash = `#/t/${encodeURIComponent(next)}${this.display ? "/display" : ""}`;
  }

  /** @param {Note} note */
  #noted(note) {
    if (this.table.update) announce(noteText(note, this.table.update));
    this.timers.push(setTimeout(() => this.table.note === note && this.table.clearNote(), NOTE_MS));
  }

  /** Lets cards travel through a change of the page's own. @param {() => void} change */
  moving(change) {
    this.travels?.begin();
    change();
  }

  /** @override */
  updated() {
    this.travels?.end();
    this.#placeNote();
    this.beside.bubbles?.place(this);
    this.clock?.tick();
    this.#refocus();
    document.title = this.table.myTurn ? t("title-turn", { title: t("title") }) : t("title");
    const log = this.querySelector(".side .scroll");
    if (log) log.scrollTop = log.scrollHeight;
  }

  /** When what had the focus is gone, a card or button that was used, the hand has it next. */
  #refocus() {
    if (this.focused && !this.focused.isConnected) this.#giveFocus();
  }

  /** Gives the hand the focus that nothing else has. */
  #giveFocus() {
    if (document.activeElement !== document.body) return;
    const next = this.querySelector('.mine .hand-card[tabindex="0"]') ?? this.querySelector(".pile.draw");
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }

  /** Puts the note beside what it is about. */
  #placeNote() {
    const bubble = this.querySelector(".bubble");
    const spot = this.table.note?.spot ?? "";
    if (!(bubble instanceof HTMLElement)) return;
    const about = this.querySelector(`[data-spot="${spot}"]`) ?? this.querySelector(".prompt");
    if (!about) return;
    const at = about.getBoundingClientRect();
    const { width, height } = bubble.getBoundingClientRect();
    const left = Math.max(8, Math.min(innerWidth - width - 8, at.left + at.width / 2 - width / 2));
    const above = at.top - height - 8;
    bubble.style.left = `${left}px`;
    bubble.style.top = `${above > 8 ? above : Math.min(at.bottom + 8, innerHeight - height - 8)}px`;
  }

  // ---------------------------------------------------------------- the hand

  /** @param {string} key */
  tap(key) {
    this.focusKey = key;
    this.table.choose(this.table.chosen === key ? null : key);
    void this.updateComplete.then(() => this.#showLanding());
  }

  /** Scrolls the table to a place where the chosen card fits, if none can be seen. */
  #showLanding() {
    const felt = this.querySelector(".felt")?.getBoundingClientRect();
    const lit = [...this.querySelectorAll(".group.is-lit, .group.is-split")];
    const seen = lit.some((group) => {
      const { top, bottom } = group.getBoundingClientRect();
      return !felt || felt.height === 0 || (top >= felt.top && bottom <= felt.bottom);
    });
    if (!seen) lit[0]?.scrollIntoView({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
  }

  /** @param {string} key */
  focusCard(key) {
    this.focusKey = key;
    this.requestUpdate();
    void this.updateComplete.then(() => {
      const card = this.querySelector(`.mine [data-key="${key}"]`);
      if (card instanceof HTMLElement) card.focus();
    });
  }

  /** Moves a card by the keyboard. @param {string} key @param {number} to */
  moveCard(key, to) {
    this.moving(() => this.table.move(key, to));
    const slot = this.table.slots[to];
    if (slot) announce(t("hand-moved", { name: cardName(slot.face), place: to + 1, count: this.table.slots.length }));
    this.focusCard(key);
  }

  // ---------------------------------------------------------------- sheets

  /** The round's account, or the game's. */
  openAccount() {
    const { update } = this.table;
    if (!update || this.accountOpen || !this.isConnected) return;
    this.accountOpen = true;
    const closed = () => {
      this.accountOpen = false;
    };
    if (update.view.dice) this.dice.openEnd(() => this.#home(), closed);
    else if (update.view.stage === "over") openEnd(this.table, () => this.#home(), closed);
    else if (betweenRounds(update)) openRound(this.table, closed);
    else closed();
  }

  /** @param {number} seat */
  openPlayer(seat) {
    openPlayer(this.table, seat);
  }

  openMenu() {
    const ways = [
      ...(this.companion?.ways() ?? []),
      { glyph: "info", words: t("rules"), id: "rules", run: () => this.openRules() },
      ...(this.dice.on ? [] : [{ glyph: "hint", words: t("help"), id: "help", run: () => openHelp() }]),
      { glyph: "log", words: t("log"), id: "log", run: () => openLog(this.table) },
      { glyph: "leave", words: t("menu-leave"), id: "leave", run: () => this.beside.leave() },
    ];
    ways.splice(-1, 0, ...this.beside.ways());
    openMenu(ways);
  }

  openRules() {
    if (this.dice.on) this.dice.openRules();
    else openRules(this.table);
  }

  #home() {
    closeSheets();
    location.hash = "#/";
  }

  // ---------------------------------------------------------------- drawing

  /** The hand as it would be if the dragged card were let go now. */
  get slots() {
    const { drag, table } = this;
    return drag && drag.to !== null ? moved(table.slots, drag.key, drag.to) : table.slots;
  }

  /** How the line is, where it is not as it should be; the place is there before the words, or they are not heard. */
  #line() {
    const { line, problem } = this.table;
    const lost = line === "open" || problem ? nothing : html`<p class="line-lost">${glyph("offline")}<span>${t(line === "opening" ? "line-opening" : "line-lost")}</span></p>`;
    return html`<div role="status">${lost}</div>`;
  }

  #problem() {
    const forget = () => {
      forgetSeat(this.table.id);
      this.#home();
    };
    return html`<main class="page"><div class="notice wrong">${glyph("warn")}
      <div class="stack"><p>${problemText(this.table.problem ?? "")}</p>
      <div class="button-row"><button type="button" class="button primary" data-action="home" @click=${forget}>${t("end-home")}</button></div></div></div></main>`;
  }

  /** @param {Update} update */
  #bands(update) {
    const { table, deeds } = this;
    const held = this.drag ? table.slots.find((slot) => slot.key === this.drag?.key)?.face : table.choice?.face;
    const playing = table.myTurn && update.view.stage === "play";
    const drawing = table.myTurn && update.view.stage === "draw";
    const open = (/** @type {number} */ seat) => this.openPlayer(seat);
    const put = (/** @type {number} */ group, /** @type {number | undefined} */ number) => deeds.hit(group, number);
    const discard = (/** @type {number} */ pile) => (drawing || !table.choice ? deeds.take(pile) : deeds.discard(pile));
    return html`${people(update, open)}
      <div class="table-menu">${this.beside.talkButton(update)}<button type="button" class="icon-button" data-action="menu" aria-label=${t("menu")} title=${t("menu")} @click=${this.openMenu}>${glyph("menu")}</button>
        <button type="button" class="icon-button table-rules" data-action="table-rules" aria-label=${t("rules")} title=${t("rules")} @click=${() => openRules(table)}>${glyph("info")}</button></div>
      ${feltBand({ update, held: playing ? held : undefined, put, open })}
      ${pilesBand({ update, drawing, held: playing ? held : undefined, draw: deeds.draw, discard, saved: () => (playing && table.choice ? deeds.save() : deeds.saved()), asking: asking(update, held, { away: absent(update), replaceable: replaceable(table) }) })}
      ${mineBand({
        table,
        slots: this.slots,
        update,
        deeds,
        focus: this.#tabKey(),
        dragged: this.drag?.key ?? null,
        tap: (key) => this.tap(key),
        openLog: () => openLog(table),
        openRules: () => openRules(table, "phases"),
      })}
      <aside class="side" aria-label=${t("log")}><h2 class="small muted">${t("log")}</h2>
        <div class="scroll" tabindex="0" role="region" aria-label=${t("log")}>${this.later?.logList(table) ?? nothing}</div></aside>`;
  }

  /** The card that the Tab key reaches: the last one that had the focus, else the first. */
  #tabKey() {
    const { slots } = this.table;
    const last = slots.find((slot) => slot.key === this.focusKey);
    return (last ?? slots[0])?.key ?? null;
  }

  /** @override */
  render() {
    const { update, note, problem } = this.table;
    if (problem) return this.#problem();
    const gathers = update?.table?.gathering === true;
    if (!update || (gathers && !this.beside.gathering)) return html`<main class="table-wait" aria-busy="true">${this.#line()}</main>`;
    if (update.view.dice && !gathers) return html`${this.dice.render(update)} ${this.beside.said()} ${this.#line()}`;
    if (gathers) return html`${this.beside.gathering}${this.#line()} ${this.beside.said()}`;
    const opponents = update.view.players.length - (update.view.seat === null && update.view.players.length < 6 ? 0 : 1);
    return html`<main class="table ${update.view.seat === null ? "no-seat" : ""} ${this.display ? "display" : ""}" data-opponents=${opponents}>
        <h1 class="visually-hidden">${t("table")}</h1>
        ${this.#bands(update)} ${this.beside.comeAndPlay(update)}
        ${note ? html`<p class="bubble" @click=${() => this.table.clearNote()}>${noteText(note, update)}</p>` : nothing}
      </main>
      ${this.beside.said()} ${this.#line()}`;
  }
}
customElements.define("tp-table", TablePage);
