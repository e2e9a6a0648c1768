/** Making a sheet live for the others at the table: by link, by picture, by whatever the device sends with. */
import { tellNews } from "../../app/announce.js";
import { glyph } from "../../cards/glyphs.js";
import { t } from "../../app/say.js";
import { Sheet } from "../../app/sheet.js";
import { html, nothing } from "../../vendor/lit.js";
import { linkTo, SharedKeeper, ShareFault } from "../share.js";
import { problemLine } from "../telling.js";
import { setWriterName, writerName } from "./book.js";
import { invitation, qrPicture } from "./inviting.js";

/** @typedef {import("./book.js").Book} Book */

export class ShareSheet extends Sheet {
  /** @param {Book} book */
  constructor(book) {
    super();
    this.book = book;
    this.writing = book.keeper.writes;
    this.busy = false;
    /** The link's beginning as the others can reach it. @type {string | null} */
    this.base = null;
    /** The picture of the link, as an address. @type {string | null} */
    this.picture = null;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    this.endings.push(this.book.onChange(() => this.requestUpdate()));
    void this.#ask();
  }

  /** @override */
  get heading() {
    return t("sheet-share-heading");
  }

  get #shared() {
    const { keeper } = this.book;
    return keeper instanceof SharedKeeper && keeper.state !== "local" ? keeper.shared : null;
  }

  get #link() {
    const shared = this.#shared;
    if (!shared) return "";
    const link = linkTo(shared, this.writing);
    return this.base ? `${this.base}${link.slice(link.indexOf("#"))}` : link;
  }

  /** Asks the server how the others reach it, and for the picture. */
  async #ask() {
    const shared = this.#shared;
    if (!shared) return;
    const secret = this.writing ? shared.secret : null;
    this.base ??= await invitation(shared.at);
    this.picture = await qrPicture(shared.at, secret);
    this.requestUpdate();
  }

  async #share() {
    if (this.busy) return;
    this.busy = true;
    this.requestUpdate();
    try {
      await this.book.share();
      await this.#ask();
    } catch (fault) {
      tellNews(problemLine(fault instanceof ShareFault ? fault.problem : "no_server"), "wrong");
    } finally {
      this.busy = false;
      this.requestUpdate();
    }
  }

  /** @param {boolean} writing */
  #choose(writing) {
    this.writing = writing;
    this.picture = null;
    this.requestUpdate();
    void this.#ask();
  }

  async #send() {
    try {
      await navigator.share({ title: t("sheet-title"), url: this.#link });
    } catch {
      // The reader has thought better of it.
    }
  }

  async #copy() {
    const input = /** @type {HTMLInputElement | null} */ (this.querySelector("#share-link"));
    input?.select();
    try {
      await navigator.clipboard.writeText(this.#link);
    } catch {
      // On plain http there is no clipboard but this.
      document.execCommand("copy");
    }
    tellNews(t("sheet-share-copied"), "good");
  }

  #leave() {
    this.book.unshare();
    this.close();
  }

  // ---------------------------------------------------------------- parts

  /** @override */
  body() {
    if (!this.#shared) {
      return html`<p>${t("sheet-share-about")}</p> ${this.#name()}
        <button type="button" class="button primary big wide" data-action="share-now" autofocus aria-disabled=${this.busy ? "true" : nothing} @click=${() => void this.#share()}>
          ${glyph("share")}${t("sheet-share-start")}</button>`;
    }
    return html`${this.#line()} ${this.#shared.secret === null ? nothing : this.#which()} ${this.#links()} ${this.#name()}`;
  }

  /** Who writes here, so that the others know whose a value is. */
  #name() {
    return html`<label class="field"><span class="label">${t("sheet-share-name")}</span>
      <input class="input" name="by" maxlength="24" autocomplete="nickname" .value=${writerName()}
        @change=${(/** @type {Event} */ event) => setWriterName(/** @type {HTMLInputElement} */ (event.target).value)} />
      <span class="help">${t("sheet-share-name-about")}</span></label>`;
  }

  /** Whether the others see it. */
  #line() {
    const { keeper } = this.book;
    if (!(keeper instanceof SharedKeeper)) return nothing;
    const live = keeper.state === "live";
    const words = live ? t("sheet-share-present", { count: keeper.present }) : t("sheet-line-waiting-about");
    return html`<p class="share-line">${glyph(live ? "eye" : "offline")}<span>${words}</span></p>`;
  }

  #which() {
    return html`<fieldset class="field"><legend>${t("sheet-share-for")}</legend>
      <div class="segments">${[true, false].map(
        (writing) => html`<label><input type="radio" name="share" value=${writing ? "write" : "read"} .checked=${writing === this.writing}
          @change=${() => this.#choose(writing)} />${t(writing ? "sheet-share-write" : "sheet-share-read")}</label>`,
      )}</div><p class="help">${t(this.writing ? "sheet-share-write-about" : "sheet-share-read-about")}</p></fieldset>`;
  }

  #links() {
    return html`${this.picture ? html`<img class="share-picture" src=${this.picture} alt=${t("sheet-share-qr")} width="240" height="240" />` : nothing}
      <label class="field"><span class="label">${t("sheet-share-link")}</span><input class="input" id="share-link" readonly .value=${this.#link} /></label>
      <div class="button-row">
        ${"share" in navigator ? html`<button type="button" class="button primary grow" data-action="send" @click=${() => void this.#send()}>${glyph("share")}${t("sheet-share-send")}</button>` : nothing}
        <button type="button" class="button grow" data-action="copy" @click=${() => void this.#copy()}>${glyph("copy")}${t("sheet-share-copy")}</button>
      </div>
      <button type="button" class="button quiet" data-action="unshare" @click=${() => this.#leave()}>${t("sheet-share-stop")}</button>`;
  }
}
customElements.define("tp-sheet-share", ShareSheet);
