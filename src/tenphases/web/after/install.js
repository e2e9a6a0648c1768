/**
 * The program on the home screen: the manifest in the reader's language, and the browser's offer to install.
 * What browsers withhold on plain http is asked for, never taken for granted. Not here: what is kept for use without a
 * network (sw.js).
 */
import { glyph } from "../cards/glyphs.js";
import { language, onLanguage, t } from "../app/say.js";
import { html, nothing } from "../vendor/lit.js";

/** @typedef {Event & {prompt: () => Promise<unknown>}} Offer */

/** @type {Offer | null} */
let offer = null;
/** @type {Set<() => void>} */
const listeners = new Set();

/** @param {() => void} heard @returns {() => void} Ends it. */
export function onInstall(heard) {
  listeners.add(heard);
  return () => listeners.delete(heard);
}

/** @param {Offer | null} now */
function offered(now) {
  offer = now;
  for (const heard of listeners) heard();
}

function chooseManifest() {
  const tag = language();
  const link = document.querySelector('link[rel="manifest"]');
  link?.setAttribute("href", tag === "en" ? "/manifest.webmanifest" : `/after/manifest.${tag}.webmanifest`);
}

/** Listens for the browser's offer from the start, and keeps the manifest in the page's language. */
export function readyToInstall() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offered(/** @type {Offer} */ (event));
  });
  addEventListener("appinstalled", () => offered(null));
  onLanguage(chooseManifest);
  chooseManifest();
}

/** Whether the page has a window of its own already. */
const installed = () => matchMedia("(display-mode: standalone)").matches;

async function install() {
  const now = offer;
  offered(null);
  await now?.prompt();
}

function words() {
  if (!isSecureContext) return t("install-plain");
  return offer ? t("install-about") : t("install-by-hand");
}

/** What can be said and done about it on this device. */
export function installPart() {
  if (installed()) return nothing;
  return html`<section class="panel slim" aria-labelledby="install"><h2 id="install">${t("install-heading")}</h2><p>${words()}</p>
    ${offer ? html`<div class="button-row"><button type="button" class="button" data-action="install" @click=${() => void install()}>${glyph("plus")}${t("install-now")}</button></div>` : nothing}</section>`;
}
