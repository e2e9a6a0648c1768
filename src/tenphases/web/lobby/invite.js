/** How others find a table, and how a seat moves to another device: link, QR code, code. Each is a part or a sheet. */
import { glyph } from "../cards/glyphs.js";
import { html, nothing } from "../vendor/lit.js";
import { announce, tellNews } from "../app/announce.js";
import { Part } from "../app/part.js";
import { t } from "../app/say.js";
import { Sheet } from "../app/sheet.js";
import { invitation, qrAddress, seatQr } from "./requests.js";

/** @typedef {import("../app/table.js").Table} Table */

/** Copies a field's text where the browser lets it, else selects it. @param {HTMLInputElement} field */
async function copy(field) {
  field.focus();
  field.select();
  try {
    // Only on https and localhost is there a clipboard.
    await navigator.clipboard.writeText(field.value);
    tellNews(t("gather-copied"), "good");
  } catch {
    announce(t("gather-select"));
  }
}

/** @param {string} id @param {string} label @param {string} link */
function linkField(id, label, link) {
  const run = () => void copy(/** @type {HTMLInputElement} */ (document.getElementById(id)));
  return html`<div class="field"><label for=${id}>${label}</label>
    <div class="link-row"><input class="input" id=${id} readonly .value=${link} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} />
      <button type="button" class="button" data-action="copy" @click=${run}>${glyph("copy")}${t("gather-copy")}</button></div></div>`;
}

/** The invitation: the code, large, the QR code, the link. */
export class Invite extends Part {
  /** @param {string} table @param {string} code @param {object} [options] @param {boolean} [options.display] For a screen nobody touches. */
  constructor(table, code, { display = false } = {}) {
    super();
    this.table = table;
    this.code = code;
    this.display = display;
    // Until the server says how others reach it, as this page does.
    this.link = `${location.origin}/#/t/${table}`;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    void this.#load();
  }

  async #load() {
    const answer = await invitation(this.table).catch(() => null);
    if (!answer || !("good" in answer)) return;
    this.link = answer.good.link;
    this.code = answer.good.code;
    this.requestUpdate();
  }

  /** @override */
  render() {
    const code = this.code.toUpperCase();
    const { host } = new URL(this.link, location.href);
    return html`<div class="invite">
      <img class="qr" src=${qrAddress(this.table)} alt=${t("gather-qr")} width="160" height="160" />
      <div class="stack tight">
        <p class="invite-code"><span class="small muted">${t("gather-code")}</span><strong class="big-code" data-code>${code}</strong>
          <span class="small muted">${this.display ? t("display-address", { address: host }) : t("gather-code-about")}</span></p>
      </div></div>
      ${this.display ? nothing : linkField("invite-link", t("gather-link"), this.link)}`;
  }
}
customElements.define("tp-invite", Invite);

export class InviteSheet extends Sheet {
  /** @param {Table} table */
  constructor(table) {
    super();
    this.table = table;
    this.invite = new Invite(table.id, table.info.code ?? "");
  }

  /** @override */
  get heading() {
    return t("gather-invite");
  }

  /** @override */
  body() {
    const here = `#/t/${encodeURIComponent(this.table.id)}/display`;
    return html`${this.invite}<p><a class="button quiet" href=${here} target="_blank" data-action="display">${glyph("full")}${t("display-heading")}</a></p>`;
  }
}
customElements.define("tp-invite-sheet", InviteSheet);

/** The personal link. It is shown on request only, for who has it has the seat. */
export class DeviceSheet extends Sheet {
  /** @param {string} table @param {string} secret */
  constructor(table, secret) {
    super();
    this.table = table;
    this.secret = secret;
    this.link = `${location.origin}/#/t/${table}/seat/${secret}`;
    this.picture = "";
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    void this.#load();
  }

  async #load() {
    const answer = await invitation(this.table).catch(() => null);
    if (answer && "good" in answer) this.link = `${answer.good.link}/seat/${this.secret}`;
    this.picture = await seatQr(this.table, this.secret).catch(() => "");
    this.requestUpdate();
  }

  /** @override */
  get heading() {
    return t("device-heading");
  }

  /** @override */
  body() {
    return html`<p>${t("device-about")}</p>
      ${this.picture ? html`<img class="qr" src=${this.picture} alt=${t("device-qr")} width="200" height="200" />` : nothing}
      ${linkField("device-link", t("device-link"), this.link)}`;
  }
}
customElements.define("tp-device", DeviceSheet);
