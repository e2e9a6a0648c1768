/** The rules that a sheet is kept by: how they are called, the phases, what differs from the standard game. */
import { differences, phaseList } from "../../app/rules-sheet.js";
import { t } from "../../app/say.js";
import { Sheet } from "../../app/sheet.js";
import { html } from "../../vendor/lit.js";
import { rulesName } from "./said.js";

/** @typedef {import("../document.js").Sheet} SheetDoc */

export class RulesView extends Sheet {
  /** @param {SheetDoc} sheet */
  constructor(sheet) {
    super();
    this.sheet = sheet;
  }

  /** @override */
  get heading() {
    return t("rules");
  }

  /** @override */
  body() {
    return html`<p><strong>${rulesName(this.sheet)}</strong></p>
      <section class="stack tight"><h3>${t("rules-phases")}</h3>${phaseList(this.sheet.ruleset)}</section>
      <section class="stack tight"><h3>${t("rules-differs")}</h3>${differences(this.sheet.ruleset)}</section>`;
  }
}
customElements.define("tp-sheet-rules", RulesView);
