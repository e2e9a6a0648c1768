/** What the first page has for people who play together: open a table, join one by its code, the tables that are open. */
import { html, nothing } from "../vendor/lit.js";
import { tellNews } from "../app/announce.js";
import { problemText } from "../app/naming.js";
import { Part } from "../app/part.js";
import { t } from "../app/say.js";
import { rulesTitle } from "./games.js";
import { findTable, openTables } from "./requests.js";

/** @typedef {import("../app/protocol.js").OpenTable} OpenTable */

const CODE_LENGTH = 5;
const ASK_AGAIN_MS = 15_000;

export class Together extends Part {
  constructor() {
    super();
    /** @type {OpenTable[]} */
    this.tables = [];
    this.wrong = "";
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.timer = undefined;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    void this.#look();
    this.timer = setInterval(() => document.visibilityState === "visible" && void this.#look(), ASK_AGAIN_MS);
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  async #look() {
    const answer = await openTables().catch(() => null);
    if (!answer || !("good" in answer)) return;
    this.tables = answer.good.tables;
    this.requestUpdate();
  }

  /** @param {string} table */
  #go(table) {
    location.hash = `#/t/${encodeURIComponent(table)}`;
  }

  /** @param {Event} event */
  async join(event) {
    event.preventDefault();
    const field = this.querySelector("#code");
    if (!(field instanceof HTMLInputElement)) return;
    const code = field.value.replace(/[\s-]/g, "").toLowerCase();
    try {
      const answer = await findTable(code || "-");
      if ("good" in answer) return this.#go(answer.good.table);
      this.wrong = problemText(answer.bad.problem ?? "no_such_code");
    } catch {
      tellNews(t("start-no-server"), "wrong");
    }
    this.requestUpdate();
    await this.updateComplete;
    field.focus();
  }

  /** @param {OpenTable} table */
  #table({ table, title, host, seats, rules, gathering, round }) {
    const free = seats.filter((seat) => seat.free).length;
    return html`<li class="row"><a class="grow game" href="#/t/${encodeURIComponent(table)}" data-table=${table}>
      <span class="who" dir="auto">${title || t("start-game-with", { players: host })}</span>
      <span class="small muted">${gathering ? t("start-tables-free", { count: free }) : t("start-tables-round", { round })} · ${rulesTitle(rules)}</span></a></li>`;
  }

  /** @override */
  render() {
    const { tables, wrong } = this;
    return html`<section class="panel" aria-labelledby="together"><h2 id="together">${t("start-together")}</h2>
      <p class="muted">${t("start-together-about")}</p>
      <form class="field" @submit=${this.join}><label for="code">${t("start-code")}</label>
        <div class="link-row"><input class="input code" id="code" name="code" maxlength=${CODE_LENGTH + 2} autocomplete="off" autocapitalize="characters" spellcheck="false"
            aria-describedby="code-about ${wrong ? "code-wrong" : ""}" aria-invalid=${wrong ? "true" : nothing} />
          <button class="button" data-action="join">${t("start-join")}</button></div>
        <span class="help" id="code-about">${t("start-code-about")}</span>
        ${wrong ? html`<span class="wrong" id="code-wrong" role="alert">${wrong}</span>` : nothing}</form>
      ${tables.length > 0 ? html`<h3>${t("start-tables")}</h3><ul class="rows">${tables.map((one) => this.#table(one))}</ul>` : nothing}
    </section>`;
  }
}
customElements.define("tp-together", Together);
