/** Opening a table for people: seats, rules, terms. Not here: what may be combined; the server finds faults. */
import { glyph } from "../cards/glyphs.js";
import { html, nothing } from "../vendor/lit.js";
import { tellNews } from "../app/announce.js";
import { findingText, problemText } from "../app/naming.js";
import { Part } from "../app/part.js";
import { keepSeat, recall, remember } from "../app/prefs.js";
import { language, t } from "../app/say.js";
import { openLater } from "../app/sheet.js";
import { rules as diceInShort } from "../dice/pages.js";
import { asGame, gameChoice, gameOf } from "./games.js";
import { openTable, setup } from "./requests.js";
import { RulesForm } from "./rules-form.js";
import { termsFields } from "./terms-form.js";

/** @typedef {import("../app/protocol.js").NotOpened} NotOpened */
/** @typedef {import("../app/protocol.js").RuleChoice} RuleChoice */
/** @typedef {import("../app/protocol.js").Terms} Terms */
/** @typedef {{seats: string[], rules: RuleChoice, terms: Terms}} Wish */

const LEAST = 2;
const MOST = 6;
export const LONGEST_NAME = 24;

/** The name this device plays under. */
export const ownName = () => String(recall("wish", /** @type {{name?: string}} */ ({})).name ?? "");

/** @param {string} name */
export const keepName = (name) => remember("wish", { ...recall("wish", {}), name });

/** What is wrong with a wish, in words. @param {NotOpened} faults @param {string} heading */
export function faultsNotice({ findings = [], problem }, heading) {
  const texts = [...findings.map((finding) => findingText(finding)), ...(problem ? [problemText(problem)] : [])];
  return html`<div class="notice wrong" role="alert" id="faults">${glyph("warn")}
    <div class="stack tight"><strong>${heading}</strong>${texts.map((text) => html`<p>${text}</p>`)}</div></div>`;
}

/** The dice game has no rules to choose. */
function diceRules() {
  const run = () => void openLater(diceInShort, ({ DiceRulesSheet }) => new DiceRulesSheet());
  return html`<div class="button-row"><button type="button" class="button" data-action="dice-rules" @click=${run}>${glyph("info")}${t("new-dice-rules")}</button></div>`;
}

export class NewTablePage extends Part {
  constructor() {
    super();
    this.name = ownName();
    /** @type {Wish} */
    this.wish = { seats: ["host", "open", "open", "open"], rules: {}, terms: {}, ...recall("wish-together", {}) };
    /** @type {import("../app/protocol.js").Setup | null} */
    this.setup = null;
    /** @type {RulesForm | null} */
    this.rules = null;
    /** @type {NotOpened | null} */
    this.faults = null;
    this.failed = false;
    this.busy = false;
  }

  get pageTitle() {
    return `${t("new-heading")} – ${t("title")}`;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    void this.#load();
  }

  async #load() {
    this.failed = false;
    try {
      const answer = await setup();
      if (!("good" in answer)) throw new Error(answer.bad.problem ?? "");
      this.setup = answer.good;
      this.#fit(answer.good);
      this.rules = new RulesForm(answer.good, this.wish.rules, (rules) => this.#want({ rules }));
    } catch {
      this.failed = true;
    }
    this.requestUpdate();
  }

  /** Lets go of what this server does not know. @param {import("../app/protocol.js").Setup} setup */
  #fit({ presets, variants, bots }) {
    const { seats, rules } = this.wish;
    const known = (/** @type {string} */ seat) => ["host", "open", ...bots].includes(seat);
    const kept = seats.map((seat) => (known(seat) ? seat : "open")).slice(0, MOST);
    this.wish.seats = kept.length >= LEAST && kept.filter((seat) => seat === "host").length === 1 ? kept : ["host", "open", "open", "open"];
    this.wish.rules = {
      ...rules,
      preset: presets.some(({ name }) => name === rules.preset) ? rules.preset : "standard",
      variants: (rules.variants ?? []).filter((name) => variants.some((one) => one.name === name)),
    };
  }

  /** @param {import("../app/protocol.js").Setup} setup @param {import("./games.js").Game} game */
  #play(setup, game) {
    const rules = asGame(setup, this.wish.rules, game);
    this.rules?.take(rules);
    this.#want({ rules });
  }

  /** @param {Partial<Wish>} change */
  #want(change) {
    this.wish = { ...this.wish, ...change };
    this.faults = null;
    remember("wish-together", this.wish);
    this.requestUpdate();
  }

  /** @param {number} count */
  #count(count) {
    const { seats } = this.wish;
    const next = seats.slice(0, count);
    if (!next.includes("host")) next[0] = "host";
    while (next.length < count) next.push("open");
    this.#want({ seats: next });
  }

  /** @param {Event} event */
  async open(event) {
    event.preventDefault();
    if (this.busy) return;
    this.busy = true;
    this.faults = null;
    this.requestUpdate();
    keepName(this.name);
    const { seats, rules, terms } = this.wish;
    try {
      const name = this.name.trim() || t("start-name-none");
      const answer = await openTable({ name, ...rules, language: language(), start: "later", seats, terms });
      if ("good" in answer) {
        const { table, secret } = answer.good;
        keepSeat({ table, secret, opened: Date.now() });
        location.hash = `#/t/${encodeURIComponent(table)}`;
      } else {
        this.faults = answer.bad;
        void this.updateComplete.then(() => this.querySelector("#faults")?.scrollIntoView({ block: "center" }));
      }
    } catch {
      tellNews(t("start-no-server"), "wrong");
    } finally {
      this.busy = false;
      this.requestUpdate();
    }
  }

  // ---------------------------------------------------------------- parts

  #who() {
    const wrong = this.faults?.problem === "bad_name";
    return html`<div class="field"><label for="name">${t("start-name")}</label>
      <input class="input" id="name" name="name" autocomplete="nickname" maxlength=${LONGEST_NAME} .value=${this.name} placeholder=${t("start-name-none")}
        aria-invalid=${wrong ? "true" : nothing} aria-describedby=${wrong ? "faults" : nothing}
        @input=${(/** @type {Event} */ event) => this.#rename(/** @type {HTMLInputElement} */ (event.target).value)} /></div>`;
  }

  /** @param {string} name */
  #rename(name) {
    this.name = name;
    this.requestUpdate();
  }

  /** @param {readonly string[]} bots */
  #seats(bots) {
    const { seats } = this.wish;
    const counts = Array.from({ length: MOST - LEAST + 1 }, (_, i) => LEAST + i);
    return html`<fieldset class="field"><legend>${t("new-seats")}</legend>
        <div class="segments numbers">${counts.map(
          (count) => html`<label><input type="radio" name="seats" value=${count} .checked=${seats.length === count} @change=${() => this.#count(count)} />${count}</label>`,
        )}</div></fieldset>
      <div class="seat-fields">${seats.map((seat, at) => this.#seat(seat, at, bots))}</div>`;
  }

  /** @param {string} seat @param {number} at @param {readonly string[]} bots */
  #seat(seat, at, bots) {
    const title = html`<span class="label small">${t("new-seat", { number: at + 1 })}</span>`;
    if (seat === "host") return html`<div class="field">${title}<span class="seat-me">${glyph("person")}${t("new-seat-host")}</span></div>`;
    const change = (/** @type {Event} */ event) =>
      this.#want({ seats: this.wish.seats.map((old, i) => (i === at ? /** @type {HTMLSelectElement} */ (event.target).value : old)) });
    return html`<label class="field">${title}
      <select class="select" data-seat=${at} @change=${change}>
        <option value="open" ?selected=${seat === "open"}>${t("new-seat-open")}</option>
        ${bots.map((name) => html`<option value=${name} ?selected=${name === seat}>${t("new-seat-bot", { level: t(`bot-${name}`) })}</option>`)}
      </select></label>`;
  }

  #form() {
    const { setup: known, faults, wish } = this;
    if (this.failed) {
      return html`<div class="notice wrong">${glyph("offline")}<div class="stack"><p>${t("start-no-server")}</p>
        <button type="button" class="button" @click=${() => void this.#load()}>${t("start-try-again")}</button></div></div>`;
    }
    if (!known) return html`<p class="muted" aria-busy="true">${t("line-opening")}</p>`;
    const name = this.name.trim();
    const called = name ? t("new-table-of", { player: name }) : t("new-table");
    const terms = (/** @type {Terms} */ change) => this.#want({ terms: { ...wish.terms, ...change } });
    const game = gameOf(known, wish.rules);
    return html`<form class="stack" @submit=${this.open}>
      <section class="panel">${gameChoice(game, (other) => this.#play(known, other))}</section>
      <section class="panel" aria-label=${t("gather-seats")}>${this.#who()} ${this.#seats(known.bots)}</section>
      <section class="panel" aria-labelledby="new-rules"><h2 id="new-rules">${t("rules-all")}</h2>${game === "dice" ? diceRules() : this.rules}</section>
      <section class="panel" aria-labelledby="new-terms"><h2 id="new-terms">${t("terms-heading")}</h2>${termsFields(wish.terms, terms, called)}</section>
      ${faults ? faultsNotice(faults, t("start-faults")) : nothing}
      <div class="play-row on-ground"><button class="button primary big wide" data-action="open-table" aria-disabled=${this.busy ? "true" : nothing}>${t("new-open")}</button></div>
    </form>`;
  }

  /** @override */
  render() {
    return html`<main class="page start">
      <header class="stack tight"><a class="button quiet back-link" href="#/" data-action="home">${glyph("left")}${t("new-back")}</a>
        <h1>${t("new-heading")}</h1><p class="muted">${t("new-about")}</p></header>
      ${this.#form()}
    </main>`;
  }
}
customElements.define("tp-new-table", NewTablePage);
