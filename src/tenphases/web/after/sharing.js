/** Handing an address on: the device's own way if it has one, else a copy, else a field to copy from. */
import { tellNews } from "../app/announce.js";
import { t } from "../app/say.js";
import { openSheet, Sheet } from "../app/sheet.js";
import { html } from "../vendor/lit.js";

class LinkSheet extends Sheet {
  /** @param {string} address */
  constructor(address) {
    super();
    this.address = address;
  }

  /** @override */
  get heading() {
    return t("replay-share");
  }

  /** @override */
  body() {
    const whole = (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select();
    return html`<label class="field"><span class="label">${t("replay-link")}</span>
      <input class="input" readonly autofocus .value=${this.address} @focus=${whole} /></label>`;
  }
}
customElements.define("tp-after-link", LinkSheet);

/** @param {string} address @param {string} title */
export async function shareLink(address, title) {
  // Neither is there on plain http, as in a home network.
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ title, url: address }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(address);
    tellNews(t("replay-copied"), "good");
  } catch {
    openSheet(new LinkSheet(address));
  }
}
