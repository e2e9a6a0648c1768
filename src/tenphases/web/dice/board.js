/**
 * The board of a table of dice: the phase to make, ten dice, what they make, the buttons, the hint, the sheet of points.
 * Not here: the drawing of a die, the words of the log, who sits at the table.
 */
import { glyph } from "../cards/glyphs.js";
import { phasePicture } from "../cards/phase.js";
import { actionsFor } from "../app/actions.js";
import { announce } from "../app/announce.js";
import { waiting } from "../app/asked.js";
import { logList } from "../app/log.js";
import { noteOf } from "../app/happenings.js";
import { Part } from "../app/part.js";
import { absent, replaceable } from "../app/presence.js";
import { phaseAt, STANDARD } from "../app/ruleset.js";
import { and, nameAt, noteText, sceneOf, t } from "../app/say.js";
import { calm } from "../app/settings.js";
import { classMap, html, nothing } from "../vendor/lit.js";
import { dieDrawing } from "./die.js";
import { hintBox } from "./hint.js";
import { proofs } from "./proof.js";
import { scores } from "./scores.js";
import { agrees, asTold, DICE, keeping, marked, nothingRolled, rolling } from "./slots.js";
import { asking, dieName, goalWords } from "./telling.js";

/** @typedef {import("../app/protocol.js").Update} Update */
/** @typedef {import("../app/table.js").Table} Table */
/** @typedef {import("./wire.js").Die} Die */
/** @typedef {import("./wire.js").DiceGroup} DiceGroup */
/** @typedef {import("./wire.js").DiceSeen} DiceSeen */
/** @typedef {import("./wire.js").DiceView} DiceView */
/** @typedef {{seat: number, phase: number, groups: DiceGroup[], points: number}} Result How the last turn ended; no groups: it failed. */

const SORTING = new Set(["by-number", "by-colour"]);

export class DiceBoard extends Part {
  /** @param {Table} table @param {import("../app/actions.js").Deeds} deeds */
  constructor(table, deeds) {
    super();
    this.table = table;
    this.deeds = deeds;
    this.slots = nothingRolled();
    /** Which of them the reader would keep. */
    this.chosen = this.slots.map(() => false);
    /** @type {Result | null} */
    this.result = null;
    /** How often was rolled: another number lets the dice tumble. */
    this.rolls = 0;
    this.shown = 0;
    /** @type {import("./hint.js").Hint} */
    this.hint = null;
    /** @type {Update | null} */
    this.seen = null;
    /** What had the focus last. @type {Element | null} */
    this.focused = null;
    this.#follow();
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    this.addEventListener("focusin", (event) => {
      this.focused = /** @type {Element} */ (event.target);
    });
    this.endings.push(this.table.onChange(() => this.#follow()));
  }

  // ---------------------------------------------------------------- following

  #follow() {
    const { update } = this.table;
    const dice = update?.view.dice;
    if (dice && update !== this.seen) {
      const before = this.seen?.view.dice;
      this.seen = update;
      for (const event of update.events) this.#happened(/** @type {DiceSeen} */ (event));
      if (dice.stage !== "begin" && dice.stage !== "order" && dice.stage !== "over" && !agrees(this.slots, dice)) this.slots = asTold(dice);
      if (before?.stage !== dice.stage || before.turn !== dice.turn || before.rolls_left !== dice.rolls_left) this.#choose(this.slots.map(({ kept }) => kept));
    }
    this.requestUpdate();
  }

  /** @param {DiceSeen} event */
  #happened(event) {
    switch (event.type) {
      case "DiceKept":
        if (this.result) this.slots = nothingRolled();
        this.result = null;
        this.slots = keeping(this.slots, event.dice, this.chosen);
        break;
      case "DiceRolled":
        this.slots = rolling(this.slots, event.dice);
        this.rolls += 1;
        break;
      case "DicePhaseMade":
        this.result = event;
        break;
      case "DicePhaseFailed":
        this.result = { ...event, groups: [] };
        break;
      default:
    }
  }

  /** @param {boolean[]} chosen */
  #choose(chosen) {
    this.chosen = chosen;
    this.hint = null;
    this.requestUpdate();
  }

  /** @param {number} at */
  toggle(at) {
    const die = this.slots[at]?.die;
    if (!die || !this.table.view?.dice?.options.keep) return;
    this.#choose(this.chosen.map((kept, place) => (place === at ? !kept : kept)));
  }

  /** @param {readonly Die[]} dice */
  choose(dice) {
    this.#choose(marked(this.slots.map(({ die }) => die), dice));
  }

  get keep() {
    return this.slots.flatMap(({ die }, at) => (die !== null && this.chosen[at] ? [die] : []));
  }

  // ---------------------------------------------------------------- asking

  roll() {
    const { options } = this.table.view?.dice ?? {};
    if (options?.begin) void this.table.act({ type: "DiceKeep" }, "tray");
    else if (options?.keep) void this.table.act({ type: "DiceKeep", dice: this.keep }, "tray");
  }

  stop() {
    void this.table.act({ type: "DiceStop" }, "tray");
  }

  async advise() {
    const { keep } = this;
    const asked = this.seen;
    this.hint = "asked";
    this.requestUpdate();
    const whole = keep.length === DICE || keep.length === 0;
    const answer = await this.table.connection.send({ type: "AdviseDice", keep: whole ? null : keep });
    if (this.seen?.view.dice?.rolls_left !== asked?.view.dice?.rolls_left || this.hint !== "asked") return;
    this.hint = answer.type === "DiceAdvice" ? { ...answer, mine: keep } : null;
    if (answer.type !== "DiceAdvice" && this.seen) announce(noteText(noteOf(answer, "tray"), this.seen));
    this.requestUpdate();
  }

  // ---------------------------------------------------------------- drawing

  /** @param {Update} update @param {DiceView} dice */
  #goal(update, { turn, players, stage, rolls_left }) {
    if (turn < 0 || stage === "order") return nothing;
    const place = players[turn]?.made.length ?? 0;
    const phase = STANDARD.phases[place] ?? "";
    const groups = phaseAt({}, place).groups.map(({ kind, size }) => ({ kind, size }));
    return html`<p class="dice-goal">${phasePicture(groups)}<span><strong>${turn === update.view.seat ? "" : `${nameAt(update, turn)} – `}</strong>
      ${t("dice-goal", { phase: place + 1, groups: goalWords(phase) })}</span>
      ${stage === "play" ? html`<span class="small muted dice-left">${t("dice-rolls", { count: rolls_left })}</span>` : nothing}</p>`;
  }

  /** @override */
  updated() {
    // When the button that had the focus is gone, the next one has it.
    if (this.focused && !this.focused.isConnected && document.activeElement === document.body) {
      const next = this.querySelector(".actions button:not([aria-disabled=true])");
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    }
    // What has just been rolled is to be seen.
    if (this.shown === this.rolls) return;
    this.shown = this.rolls;
    const play = this.querySelector(".dice-play");
    if (play) play.scrollTop = 0;
  }

  /** @param {Update} update @param {DiceView} dice */
  #prompt(update, dice) {
    const still = waiting(update, absent(update), replaceable(this.table));
    const { text, mood } = still ? { text: still, mood: "wait" } : asking(dice, sceneOf(update));
    return html`<p class="prompt ${mood}" data-spot="asked"><span>${text}</span>
      ${update.table?.deadline != null ? html`<span class="small" data-time></span>` : nothing}</p>`;
  }

  /** @param {Update} update @param {DiceView} dice */
  #chain(update, { finisher, chain, sharing, seat, stage }) {
    if (finisher === null || stage === "over") return nothing;
    const left = and(chain.map((one) => nameAt(update, one)));
    return html`<p class="notice small">${glyph("crown")}<span>${t("dice-chain", { player: nameAt(update, finisher), players: left })}
      ${t(seat !== null && chain.includes(seat) ? "dice-failing-chain" : "dice-failing-theirs")}
      ${seat !== null && sharing.includes(seat) ? t("dice-sharing") : ""}</span></p>`;
  }

  /** @param {DiceView} dice */
  #tray(dice) {
    const mine = dice.options.keep === true;
    const groups = this.result?.groups ?? dice.best?.groups ?? [];
    const counts = marked(this.slots.map(({ die }) => die), groups.flatMap((group) => group.dice));
    const over = this.result !== null;
    return html`<div class="dice-tray ${over ? "is-over" : ""} ${calm() ? "" : this.rolls % 2 ? "tumbles-a" : "tumbles-b"}" data-spot="tray" role="group" aria-label=${t("dice-board")}>
      ${this.slots.map((slot, at) => this.#die(slot, at, { mine, counts: counts[at] ?? false }))}</div>`;
  }

  /** @param {import("./slots.js").Slot} slot @param {number} at @param {{mine: boolean, counts: boolean}} how */
  #die({ die, fresh }, at, { mine, counts }) {
    const chosen = this.chosen[at] ?? false;
    const label = die === null ? t("dice-hidden") : dieName(die);
    const classes = { "die-slot": true, "is-fresh": fresh, "is-kept": chosen && die !== null && !this.result, "is-counting": counts };
    if (!mine || die === null) return html`<span class=${classMap(classes)}>${dieDrawing(die, { label: counts ? `${label}, ${t("dice-counts")}` : label })}</span>`;
    return html`<button type="button" class=${classMap(classes)} aria-pressed=${chosen ? "true" : "false"}
      aria-label=${counts ? `${label}, ${t("dice-counts")}` : label} @click=${() => this.toggle(at)}>${dieDrawing(die)}</button>`;
  }

  /** @param {readonly DiceGroup[]} groups @param {number} points */
  #groups(groups, points) {
    return html`<div class="dice-making">${groups.map((group) => html`<span class="mini-dice">${group.dice.map((die) => dieDrawing(die))}</span>`)}
      <strong>${t("dice-made", { count: points })}</strong></div>`;
  }

  /** What the dice make, or how the last turn ended, and what comes if they make nothing. @param {Update} update @param {DiceView} dice */
  #making(update, dice) {
    const { result } = this;
    if (result) {
      const names = update.seats.map(({ name }) => name);
      const ended = result.groups.length > 0 ? "dice-log-made" : result.points < 0 ? "dice-log-failed-cost" : "dice-log-failed";
      const args = { phase: result.phase + 1, count: Math.abs(result.points) };
      const words = result.seat === update.view.seat ? t(`${ended}-you`, args) : t(ended, { player: names[result.seat] ?? "", ...args });
      return html`<div class="dice-result">${result.groups.length > 0 ? this.#groups(result.groups, result.points) : nothing}<p>${words}</p></div>`;
    }
    if (dice.stage !== "play") return html`<p class="dice-result muted">${t("dice-lacking")}</p>`;
    if (dice.best) return html`<div class="dice-result">${this.#groups(dice.best.groups, dice.best.points)}</div>`;
    const alone = dice.players.length === 1;
    return html`<p class="dice-result muted">${t("dice-not-made")}. ${dice.finisher === null ? t(alone ? "dice-failing-alone" : "dice-failing") : nothing}</p>`;
  }

  /** @param {Update} update @param {DiceView} dice */
  #actions(update, { options, best }) {
    const busy = this.table.asked !== null;
    const off = (/** @type {boolean} */ no) => (no || busy ? "true" : nothing);
    if (options.begin) {
      return html`<button type="button" class="button primary" data-action="roll" aria-disabled=${off(false)} @click=${this.roll}>${glyph("dice")}${t("dice-roll-all")}</button>`;
    }
    if (options.keep) {
      const count = DICE - this.keep.length;
      return html`<button type="button" class="button ${best ? "" : "primary"}" data-action="roll" aria-disabled=${off(count === 0)} @click=${this.roll}>
          ${count === DICE ? t("dice-roll-all") : t("dice-roll-some", { count })}</button>
        ${best ? html`<button type="button" class="button primary" data-action="stop" aria-disabled=${off(false)} @click=${this.stop}>${t("dice-stop-made", { count: best.points })}</button>` : nothing}
        ${update.table?.terms?.hints === false ? nothing : html`<button type="button" class="icon-button" data-action="hint" aria-label=${t("dice-hint")} title=${t("dice-hint")}
            aria-disabled=${this.hint === "asked" ? "true" : nothing} @click=${this.advise}>${glyph("hint")}</button>`}`;
    }
    return actionsFor(this.table, update, this.deeds)
      .filter(({ id }) => !SORTING.has(id) && id !== "draw" && id !== "discard")
      .map(({ id, words, kind, run }) => html`<button type="button" class="button ${kind}" data-action=${id} aria-disabled=${off(false)} @click=${run}>${words}</button>`);
  }

  /** What may be chosen by one tap. @param {DiceView} dice */
  #quick({ options, best }) {
    if (!options.keep) return nothing;
    const counting = best?.groups.flatMap((group) => group.dice) ?? [];
    return html`<div class="dice-quick">
      ${counting.length > 0 ? html`<button type="button" class="button quiet" data-action="keep-counting" @click=${() => this.choose(counting)}>${t("dice-keep-all")}</button>` : nothing}
      ${this.keep.length > 0 ? html`<button type="button" class="button quiet" data-action="keep-none" @click=${() => this.choose([])}>${t("dice-keep-none")}</button>` : nothing}</div>`;
  }

  /** @override */
  render() {
    const { update } = this.table;
    const dice = update?.view.dice;
    if (!update || !dice) return nothing;
    const goal = dice.stage === "over" ? nothing : this.#goal(update, dice);
    return html`<div class="dice-board">
      <section class="dice-play" aria-label=${t("dice-board")}>${goal} ${this.#prompt(update, dice)} ${this.#chain(update, dice)}
        ${this.#tray(dice)} ${this.#making(update, dice)} ${this.#quick(dice)}
        ${hintBox(this.hint, { daring: dice.players.length === 1 && dice.best !== null, choose: (keep) => this.choose(keep) })}
        <div class="dice-sheet">${scores(update, dice)} ${proofs(this.table, () => this.requestUpdate())}</div></section>
      <div class="actions" role="group" aria-label=${t("actions")}>${this.#actions(update, dice)}</div>
      <aside class="side" aria-label=${t("log")}><h2 class="small muted">${t("log")}</h2>
        <div class="scroll" tabindex="0" role="region" aria-label=${t("log")}>${logList(this.table)}</div></aside></div>`;
  }
}
customElements.define("tp-dice", DiceBoard);
