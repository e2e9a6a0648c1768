/** Sitting down at a table, the name to sit down with, and the sheet that asks which seat. */
import { glyph } from "../cards/glyphs.js";
import { html, nothing } from "../vendor/lit.js";
import { betweenRounds } from "../app/asked.js";
import { tellNews } from "../app/announce.js";
import { problemText } from "../app/naming.js";
import { keepSeat } from "../app/prefs.js";
import { seatsToHave } from "../app/presence.js";
import { nameAt, t } from "../app/say.js";
import { Sheet } from "../app/sheet.js";
import { keepName, LONGEST_NAME, ownName } from "./new-page.js";
import { takeSeat } from "./requests.js";

/** @typedef {import("../app/table.js").Table} Table */

/**
 * Takes a seat, keeps its secret on this device, and plays on from it.
 * @param {Table} table @param {string} wanted @param {number} [seat] @returns {Promise<string | null>} What is wrong, if anything.
 */
export async function sitDown(table, wanted, seat) {
  keepName(wanted);
  try {
    const answer = await takeSeat(table.id, wanted.trim() || t("start-name-none"), seat);
    if ("bad" in answer) return problemText(answer.bad.problem ?? "unreadable");
    const { secret } = answer.good;
    keepSeat({ table: table.id, secret, opened: Date.now() });
    table.connection.become(secret);
    return null;
  } catch {
    return t("start-no-server");
  }
}

/** @param {string} name @param {(name: string) => void} change */
export function nameField(name, change) {
  return html`<label class="field"><span class="label">${t("start-name")}</span>
    <input class="input" name="name" autocomplete="nickname" maxlength=${LONGEST_NAME} .value=${name} placeholder=${t("start-name-none")}
      @input=${(/** @type {Event} */ event) => change(/** @type {HTMLInputElement} */ (event.target).value)} /></label>`;
}

export class SeatSheet extends Sheet {
  /** @param {Table} table */
  constructor(table) {
    super();
    this.table = table;
    this.name = ownName();
    this.seat = -1;
    this.wrong = "";
    this.busy = false;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    this.endings.push(this.table.onChange(() => this.requestUpdate()));
  }

  /** @override */
  get heading() {
    return t("seat-heading");
  }

  async #sit() {
    if (this.busy) return;
    this.busy = true;
    const wrong = await sitDown(this.table, this.name, this.seat < 0 ? undefined : this.seat);
    this.busy = false;
    this.wrong = wrong ?? "";
    if (wrong) {
      tellNews(wrong, "wrong");
      this.requestUpdate();
    } else this.close();
  }

  /** @override */
  body() {
    const { update } = this.table;
    if (!update) return nothing;
    const seats = seatsToHave(update);
    if (!seats.includes(this.seat)) this.seat = seats[0] ?? -1;
    return html`${nameField(this.name, (name) => (this.name = name))}
      <fieldset class="field"><legend>${t("seat-which")}</legend>
        ${seats.map(
          (seat) => html`<label class="choice"><input type="radio" name="which" value=${seat} .checked=${seat === this.seat} @change=${() => (this.seat = seat)} />
            <span dir="auto">${update.seats[seat]?.free ? t("seat-number", { number: seat + 1 }) : t("seat-of", { player: nameAt(update, seat) })}</span></label>`,
        )}</fieldset>
      ${betweenRounds(update) ? nothing : html`<p class="notice">${glyph("info")}<span>${t("seat-wait")}</span></p>`}
      ${this.wrong ? html`<p class="notice wrong" role="alert">${glyph("warn")}<span>${this.wrong}</span></p>` : nothing}`;
  }

  /** @override */
  foot() {
    return html`<button type="button" class="button primary big" data-action="sit" @click=${() => void this.#sit()}>${t("seat-sit")}</button>`;
  }
}
customElements.define("tp-seat", SeatSheet);
