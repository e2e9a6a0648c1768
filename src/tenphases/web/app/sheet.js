/** What every sheet has: a native dialog, a head with a way out, and the focus back where it was. */
import { glyph } from "../cards/glyphs.js";
import { html, nothing } from "../vendor/lit.js";
import { tellNews } from "./announce.js";
import { Part } from "./part.js";
import { t } from "./say.js";

let opening = false;
/** Grows with every page that is shown. */
let pages = 0;

export class Sheet extends Part {
  constructor() {
    super();
    /** Called once it is closed. @type {(() => void) | null} */
    this.closed = null;
    /** @type {Element | null} */
    this.opener = null;
  }

  /** @returns {string} */
  get heading() {
    return "";
  }

  get wide() {
    return false;
  }

  /** @returns {unknown} */
  body() {
    return nothing;
  }

  /** @returns {unknown} */
  foot() {
    return nothing;
  }

  /** @returns {HTMLDialogElement | null} */
  get dialog() {
    return this.querySelector("dialog");
  }

  /** @override */
  render() {
    const foot = this.foot();
    return html`<dialog class="sheet ${this.wide ? "wide" : ""}" aria-label=${this.heading} @close=${() => this.gone()} @click=${this.outside}>
      <header class="sheet-head">
        <h2>${this.heading}</h2>
        <button type="button" class="icon-button" data-action="close" aria-label=${t("close")} @click=${() => this.close()}>${glyph("close")}</button>
      </header>
      <div class="sheet-body" tabindex="0">${this.body()}</div>
      ${foot === nothing ? nothing : html`<footer class="sheet-foot">${foot}</footer>`}
      <div class="visually-hidden" role="status" data-spoken></div>
    </dialog>`;
  }

  /** @override */
  firstUpdated() {
    this.dialog?.showModal();
    // The heading is read first; a sheet that wants the focus elsewhere marks it with autofocus.
    const wanted = this.querySelector("[autofocus]");
    if (wanted instanceof HTMLElement) wanted.focus();
  }

  /** A tap beside the sheet closes it. @param {MouseEvent} event */
  outside(event) {
    if (event.target instanceof HTMLDialogElement) this.close();
  }

  close() {
    this.dialog?.close();
  }

  gone() {
    // News that is shown in this sheet goes on without it.
    const news = this.querySelector("#news");
    if (news) document.body.append(news);
    this.remove();
    const opener = this.opener;
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    this.closed?.();
    document.dispatchEvent(new Event("sheet-closed"));
  }
}

/**
 * Shows a sheet above the page.
 * @template {Sheet} S
 * @param {S} sheet @param {() => void} [closed]
 * @returns {S}
 */
export function openSheet(sheet, closed) {
  sheet.opener = document.activeElement;
  sheet.closed = closed ?? null;
  document.body.append(sheet);
  return sheet;
}

/**
 * The same for a sheet whose code is fetched when it is first wanted; it is warmed up while the page is idle.
 * @template M
 * @template {Sheet} S
 * @param {() => Promise<M>} load @param {(module: M) => S | null} make Null if it has become pointless.
 * @param {() => void} [closed]
 */
export async function openLater(load, make, closed) {
  const opener = document.activeElement;
  // Two quick taps open one sheet.
  if (opening) return closed?.();
  opening = true;
  const here = pages;
  try {
    const module = await load();
    // Who has gone to another page meanwhile wants it no more.
    const sheet = here === pages ? make(module) : null;
    if (!sheet) return closed?.();
    openSheet(sheet, closed).opener = opener;
  } catch (fault) {
    console.error(fault);
    tellNews(t("sheet-failed"), "wrong");
    closed?.();
  } finally {
    opening = false;
  }
}

/** Closes every sheet, as when another page comes. */
export function closeSheets() {
  pages += 1;
  for (const dialog of document.querySelectorAll("dialog.sheet[open]")) /** @type {HTMLDialogElement} */ (dialog).close();
}
