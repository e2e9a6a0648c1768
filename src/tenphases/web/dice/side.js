/** The way from the table's page to a board of dice, fetched when dice are first seen. Not here: any of it. */
import { html } from "../vendor/lit.js";

/** @typedef {import("../app/protocol.js").Update} Update */

export class DiceSide {
  /** @param {import("../app/table-page.js").TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {import("./frame.js").Frame | null} */
    this.frame = null;
    this.coming = false;
  }

  /** Whether this is a table of dice. */
  get on() {
    return this.page.table.view?.dice !== undefined;
  }

  /** Fetches what is needed once dice are seen. @param {Update} update */
  async watch(update) {
    if (this.coming || !update.view.dice) return;
    this.coming = true;
    const { Frame } = await (await import("./pages.js")).frame();
    this.frame = new Frame(this.page);
    this.page.requestUpdate();
    if (update.view.stage === "over") this.page.openAccount();
  }

  openRules() {
    this.frame?.openRules();
  }

  /** @param {() => void} leave @param {() => void} closed */
  openEnd(leave, closed) {
    if (this.frame && this.page.table.view?.stage === "over") this.frame.openEnd(leave, closed);
    else closed();
  }

  /** @param {Update} update */
  render(update) {
    return this.frame?.render(update) ?? html`<main class="table-wait" aria-busy="true"></main>`;
  }
}
