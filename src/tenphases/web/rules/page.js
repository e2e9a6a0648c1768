/** The page on which rules are made, and to which a link to rules leads. Not here: the editor. */
import { Part } from "../app/part.js";
import { recall, remember } from "../app/prefs.js";
import { t } from "../app/say.js";
import { glyph } from "../cards/glyphs.js";
import { setup } from "../lobby/requests.js";
import { html, nothing } from "../vendor/lit.js";
import { RulesEditor } from "./editor.js";
import { decoded } from "./own.js";
import { statusLine, usable } from "./status.js";

/** @typedef {import("./types.js").Own} Own */

const CODE = /^#\/rules\/([^/?]+)/;

export class RulesPage extends Part {
  /** @param {string} hash */
  constructor(hash) {
    super();
    const [, code] = CODE.exec(hash) ?? [];
    /** @type {Own} */
    const plain = { name: "", choice: { preset: "standard", variants: [], switches: {} } };
    const given = code === undefined ? plain : decoded(decodeURIComponent(code));
    this.broken = given === null;
    this.own = given ?? plain;
    /** @type {RulesEditor | null} */
    this.editor = null;
    this.failed = false;
  }

  get pageTitle() {
    return `${t("editor-heading")} – ${t("title")}`;
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
      this.editor = new RulesEditor(answer.good, this.own.choice, this.own.name, () => this.requestUpdate());
    } catch {
      this.failed = true;
    }
    this.requestUpdate();
  }

  /** @param {RulesEditor} editor */
  async #open(editor) {
    const checked = await usable(editor);
    if (!checked) return;
    editor.making.done();
    remember("wish-together", { ...recall("wish-together", {}), rules: { ...checked.choice, called: editor.called } });
    location.hash = "#/new";
  }

  #body() {
    const { editor } = this;
    if (this.failed) {
      return html`<div class="notice wrong">${glyph("offline")}<div class="stack"><p>${t("start-no-server")}</p>
        <button type="button" class="button" @click=${() => void this.#load()}>${t("start-try-again")}</button></div></div>`;
    }
    if (!editor) return html`<p class="muted" aria-busy="true">${t("line-opening")}</p>`;
    const off = editor.making.errors > 0 ? "true" : nothing;
    return html`${editor}<div class="play-row own-foot">${statusLine(editor)}
      <button type="button" class="button primary" data-action="open-own" aria-disabled=${off} @click=${() => void this.#open(editor)}>${t("editor-open")}</button></div>`;
  }

  /** @override */
  render() {
    return html`<main class="page wide own-page">
      <header class="stack tight"><a class="button quiet back-link" href="#/" data-action="home">${glyph("left")}${t("editor-home")}</a>
        <h1>${t("editor-heading")}</h1><p class="muted">${t("editor-about")}</p></header>
      ${this.broken ? html`<div class="notice wrong" role="alert">${glyph("warn")}<p>${t("editor-link-wrong")}</p></div>` : nothing}
      ${this.#body()}</main>`;
  }
}
customElements.define("tp-rules-page", RulesPage);
