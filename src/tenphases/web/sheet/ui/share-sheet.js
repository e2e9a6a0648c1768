/** Making a sheet live for the others at the table, by link and picture. */
import { t } from "../../app/say.js";
import { Sheet } from "../../app/sheet.js";
import { html } from "../../vendor/lit.js";

/** @typedef {import("./book.js").Book} Book */

export class ShareSheet extends Sheet {
  /** @param {Book} book */
  constructor(book) {
    super();
    this.book = book;
  }

  /** @override */
  get heading() {
    return t("sheet-share");
  }

  /** @override */
  body() {
    return html``;
  }
}
customElements.define("tp-sheet-share", ShareSheet);
