/** Leaving asks once: only to the start page, or away from the table. */
import { glyph } from "../cards/glyphs.js";
import { html } from "../vendor/lit.js";
import { tellNews } from "../app/announce.js";
import { problemText } from "../app/naming.js";
import { forgetSeat } from "../app/prefs.js";
import { t } from "../app/say.js";
import { Sheet } from "../app/sheet.js";

/** @typedef {import("../app/table.js").Table} Table */

export class LeaveSheet extends Sheet {
  /** @param {Table} table @param {() => void} home */
  constructor(table, home) {
    super();
    this.table = table;
    this.home = home;
  }

  /** @override */
  get heading() {
    return t("leave-heading");
  }

  /** Whether somebody else is there to play on. */
  get #last() {
    const { view, update } = this.table;
    return !update?.seats.some((info, seat) => seat !== view?.seat && !info.bot && !info.free && !info.left && !info.stand_in);
  }

  async #go() {
    const gathering = this.table.info.gathering === true;
    const answer = await this.table.command({ type: "Leave" });
    if (answer.type === "Rejected") return tellNews(problemText(answer.problem), "wrong");
    if (gathering) forgetSeat(this.table.id);
    this.home();
  }

  /** @param {string} id @param {string} icon @param {string} title @param {string} help @param {() => void} run */
  #way(id, icon, title, help, run) {
    return html`<li><button type="button" class="option" data-action=${id} @click=${run}>${glyph(icon)}
      <span><span class="title">${title}</span><span class="help block">${help}</span></span>${glyph("right")}</button></li>`;
  }

  /** @override */
  body() {
    const help = this.table.info.gathering ? "leave-go-free" : this.#last ? "leave-go-last" : "leave-go-about";
    return html`<ul class="options">
      ${this.#way("leave-stay", "left", t("leave-stay"), t("leave-stay-about"), () => this.home())}
      ${this.#way("leave-go", "leave", t("leave-go"), t(help), () => void this.#go())}
    </ul>`;
  }
}
customElements.define("tp-leave", LeaveSheet);
