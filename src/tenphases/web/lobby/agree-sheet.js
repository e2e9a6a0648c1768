/** The sheets in which the host changes the rules, or what else is agreed on at the table. */
import { tellNews } from "../app/announce.js";
import { findingText, problemText } from "../app/naming.js";
import { t } from "../app/say.js";
import { Sheet } from "../app/sheet.js";
import { html, nothing } from "../vendor/lit.js";
import { asGame, gameChoice, gameOf } from "./games.js";
import { RulesForm } from "./rules-form.js";
import { termsFields } from "./terms-form.js";

/** @typedef {import("../app/protocol.js").Request} Request */
/** @typedef {import("../app/protocol.js").RuleChoice} RuleChoice */
/** @typedef {import("../app/protocol.js").Setup} Setup */
/** @typedef {import("../app/protocol.js").Terms} Terms */
/** @typedef {import("../app/table.js").Table} Table */

/** Asks for something about the table, and says why not. @param {Table} table @param {Request} request @returns {Promise<boolean>} */
export async function askTable(table, request) {
  const answer = await table.command(request);
  if (answer.type !== "Rejected") return true;
  const why = [problemText(answer.problem), ...(answer.findings ?? []).map((finding) => findingText(finding))];
  tellNews(why.join(" "), "wrong");
  return false;
}

class AgreeSheet extends Sheet {
  /** @param {Table} table */
  constructor(table) {
    super();
    this.table = table;
  }

  /** @returns {Request} */
  get request() {
    throw new Error("what is changed?");
  }

  async #save() {
    if (await askTable(this.table, this.request)) this.close();
  }

  /** @override */
  foot() {
    return html`<button type="button" class="button primary" data-action="save" @click=${() => void this.#save()}>${t("terms-save")}</button>`;
  }
}

export class RulesChangeSheet extends AgreeSheet {
  /** @param {Table} table @param {Setup} setup */
  constructor(table, setup) {
    super(table);
    this.setup = setup;
    this.rules = table.info.rules ?? {};
    this.form = new RulesForm(setup, this.rules, (choice) => {
      this.rules = choice;
      this.requestUpdate();
    });
  }

  /** @override */
  get heading() {
    return t("rules");
  }

  /** @override */
  get request() {
    return /** @type {const} */ ({ type: "ChangeRules", rules: this.rules });
  }

  /** @override */
  body() {
    const { setup, rules } = this;
    const game = gameOf(setup, rules);
    const change = (/** @type {import("./games.js").Game} */ other) => {
      this.rules = asGame(setup, rules, other);
      this.form.take(this.rules);
      this.requestUpdate();
    };
    return html`${gameChoice(game, change)} ${game === "dice" ? nothing : this.form}`;
  }
}
customElements.define("tp-rules-change", RulesChangeSheet);

export class TermsSheet extends AgreeSheet {
  /** @param {Table} table */
  constructor(table) {
    super(table);
    this.terms = table.info.terms ?? {};
  }

  /** @override */
  get heading() {
    return t("terms-heading");
  }

  /** @override */
  get request() {
    return /** @type {const} */ ({ type: "ChangeTerms", terms: this.terms });
  }

  /** @override */
  body() {
    const change = (/** @type {Terms} */ part) => {
      this.terms = { ...this.terms, ...part };
      this.requestUpdate();
    };
    return termsFields(this.terms, change, t("new-table"));
  }
}
customElements.define("tp-terms", TermsSheet);
