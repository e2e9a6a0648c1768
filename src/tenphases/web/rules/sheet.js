/** The editor in a sheet, where a host opens a table or people gather. Not here: the editor. */
import { t } from "../app/say.js";
import { Sheet } from "../app/sheet.js";
import { html, nothing } from "../vendor/lit.js";
import { RulesEditor } from "./editor.js";
import { nameOf } from "./own.js";
import { statusLine, usable } from "./status.js";

/** @typedef {import("../app/protocol.js").RuleChoice} RuleChoice */
/** @typedef {import("../app/protocol.js").Setup} Setup */

export class RulesEditorSheet extends Sheet {
  /** @param {Setup} setup @param {RuleChoice} choice @param {(choice: RuleChoice) => void} used */
  constructor(setup, choice, used) {
    super();
    this.used = used;
    this.editor = new RulesEditor(setup, choice, choice.called || (nameOf(choice) ?? ""), () => this.requestUpdate());
  }

  /** @override */
  get heading() {
    return t("editor-heading");
  }

  /** @override */
  get wide() {
    return true;
  }

  /** A tap beside it would lose sight of what was typed. @override */
  outside() {}

  async #use() {
    const checked = await usable(this.editor);
    if (!checked) return;
    this.editor.making.done();
    this.used({ ...checked.choice, called: this.editor.called });
    this.close();
  }

  /** @override */
  body() {
    return this.editor;
  }

  /** @override */
  foot() {
    const off = this.editor.making.errors > 0 ? "true" : nothing;
    return html`${statusLine(this.editor)}<button type="button" class="button primary" data-action="use-rules" aria-disabled=${off} @click=${() => void this.#use()}>${t("editor-use")}</button>`;
  }
}
customElements.define("tp-rules-editor-sheet", RulesEditorSheet);
