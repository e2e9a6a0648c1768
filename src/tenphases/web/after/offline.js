/**
 * The page for when the server is out of reach: what can be done without it, and back by itself once it answers.
 * Not here: what is kept on the device (sw.js).
 */
import { glyph } from "../cards/glyphs.js";
import { announce } from "../app/announce.js";
import { Part } from "../app/part.js";
import { t } from "../app/say.js";
import { speakAlso } from "../app/words.js";
import { html } from "../vendor/lit.js";
import { dressed } from "./look.js";

const PATIENCE_MS = 6000;
const TWICE_AFTER_MS = 1200;
const ASK_EVERY_MS = 3000;

/** Whether the server answers, with whatever it be. */
async function reached() {
  try {
    await fetch("/api/health", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) });
    return true;
  } catch {
    return false;
  }
}

/** @param {number} ms */
const after = (ms) => new Promise((done) => setTimeout(done, ms));

class OfflinePage extends Part {
  /** @param {() => void} again Called when the server is back. */
  constructor(again) {
    super();
    this.again = again;
    this.busy = false;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    const ask = () => void this.#ask();
    const timer = setInterval(ask, ASK_EVERY_MS);
    addEventListener("online", ask);
    this.endings.push(() => clearInterval(timer), () => removeEventListener("online", ask));
    announce(t("offline-heading"));
  }

  async #ask() {
    if (this.busy) return;
    this.busy = true;
    const back = await reached();
    this.busy = false;
    if (back && this.isConnected) this.again();
  }

  /** @override */
  render() {
    return html`<main class="page start offline">
      <header class="brand"><img src="/icons/icon.svg" alt="" width="56" height="56" /><div><h1>${t("title")}</h1><p>${t("tagline")}</p></div></header>
      <section class="notice">${glyph("offline")}<div class="stack tight"><h2>${t("offline-heading")}</h2><p>${t("offline-back")}</p></div></section>
      <section class="panel" aria-labelledby="can"><h2 id="can">${t("offline-can")}</h2>
        <a class="option" href="#/sheet" data-action="score">${glyph("pencil")}<span><span class="title">${t("sheet-card-title")}</span><span class="help block">${t("offline-sheet")}</span></span>${glyph("right")}</a>
        <a class="option" href="#/mine" data-action="mine">${glyph("crown")}<span><span class="title">${t("mine-title")}</span><span class="help block">${t("offline-mine")}</span></span>${glyph("right")}</a></section>
      <section class="panel" aria-labelledby="cannot"><h2 id="cannot">${t("offline-cannot")}</h2><p>${t("offline-tables")}</p>
        <div class="button-row"><button type="button" class="button" data-action="try" @click=${() => void this.#ask()}>${t("start-try-again")}</button></div></section></main>`;
  }
}
customElements.define("tp-offline", OfflinePage);

/**
 * Puts this page in the place of one that cannot do anything without the server, as long as that does not answer.
 * @param {Element & {table?: {update?: unknown}}} shown @param {() => void} again Shows what the address names anew.
 */
export async function unlessReached(shown, again) {
  if (await reached()) return;
  await after(TWICE_AFTER_MS);
  // A table that is shown already waits for its line by itself.
  const idle = () => shown.isConnected && !shown.table?.update && !document.querySelector("dialog[open]");
  if (!idle() || (await reached()) || !idle()) return;
  await Promise.all([speakAlso("after"), dressed()]);
  if (idle()) shown.replaceWith(new OfflinePage(again));
}
