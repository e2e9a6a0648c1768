/** What has happened, in a sheet: on narrow screens there is no room for it beside the table. */
import { logList } from "./log.js";
import { t } from "./say.js";
import { Sheet } from "./sheet.js";

/** @typedef {import("./table.js").Table} Table */

export class LogSheet extends Sheet {
  /** @param {Table} table */
  constructor(table) {
    super();
    this.table = table;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    this.endings.push(this.table.onChange(() => this.requestUpdate()));
  }

  /** @override */
  get heading() {
    return t("log");
  }

  /** @override */
  body() {
    return logList(this.table);
  }

  /** @override */
  updated() {
    const body = this.querySelector(".sheet-body");
    if (body) body.scrollTop = body.scrollHeight;
  }
}
customElements.define("tp-log", LogSheet);
