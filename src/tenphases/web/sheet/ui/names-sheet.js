/** The names on a sheet, and who dealt first: both can be put right while the game goes on. */
import { t } from "../../app/say.js";
import { Sheet } from "../../app/sheet.js";
import { html } from "../../vendor/lit.js";
import { player as nameOf } from "../telling.js";
import { LONGEST_NAME } from "./start-form.js";

/** @typedef {import("./book.js").Book} Book */

export class NamesSheet extends Sheet {
  /** @param {Book} book */
  constructor(book) {
    super();
    this.book = book;
    this.names = [...book.sheet.names];
    this.dealer = book.sheet.dealer ?? 0;
  }

  /** @override */
  get heading() {
    return t("sheet-names");
  }

  /** @override */
  body() {
    return html`${this.names.map(
        (name, player) => html`<label class="field"><span class="label">${t("player-at", { number: player + 1 })}</span>
          <input class="input" name="name-${player}" maxlength=${LONGEST_NAME} autocomplete="off" .value=${name}
            @input=${(/** @type {Event} */ event) => this.#named(player, event)} /></label>`,
      )}
      <fieldset class="field"><legend>${t("sheet-first-dealer")}</legend><div class="segments">${this.names.map(
        (_, player) => html`<label><input type="radio" name="first-dealer" value=${player} .checked=${player === this.dealer} @change=${() => this.#deals(player)} />
          <span dir="auto">${this.names[player] || nameOf(this.book.sheet, player)}</span></label>`,
      )}</div></fieldset>`;
  }

  /** @param {number} player @param {Event} event */
  #named(player, event) {
    this.names[player] = /** @type {HTMLInputElement} */ (event.target).value;
    this.requestUpdate();
  }

  /** @param {number} player */
  #deals(player) {
    this.dealer = player;
    this.requestUpdate();
  }

  /** @override */
  foot() {
    return html`<button type="button" class="button primary" data-action="keep" @click=${() => this.#keep()}>${t("sheet-keep")}</button>`;
  }

  #keep() {
    this.names.forEach((name, player) => {
      const now = name.trim();
      if (now && now !== this.book.sheet.names[player]) this.book.change({ player, name: now });
    });
    if (this.dealer !== (this.book.sheet.dealer ?? 0)) this.book.change({ dealer: this.dealer });
    this.close();
  }
}
customElements.define("tp-sheet-names", NamesSheet);
