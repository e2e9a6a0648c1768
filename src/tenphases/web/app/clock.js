/** What time does at the table: the time for a turn runs out, and who is away is away for longer. */
import { announce } from "./announce.js";
import { replaceable } from "./presence.js";
import { t } from "./say.js";

/** @typedef {import("./table.js").Table} Table */

const TICK_MS = 500;
const SOON_MS = 10_000;

export class TurnClock {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    /** Whether it was said that the turn is nearly over. */
    this.warned = false;
    this.away = "";
    this.timer = setInterval(() => this.tick(), TICK_MS);
  }

  stop() {
    clearInterval(this.timer);
  }

  tick() {
    const { table } = this;
    const left = table.timeLeft();
    const whole = 1000 * (table.info.terms?.timer ?? 0);
    if (left !== null) {
      for (const bar of document.querySelectorAll(".chip-clock")) {
        if (bar instanceof HTMLElement) bar.style.setProperty("--left", String(whole > 0 ? Math.min(1, left / whole) : 1));
      }
      const seconds = t("asked-time", { seconds: Math.ceil(left / 1000) });
      for (const shown of document.querySelectorAll("[data-time]")) if (shown.textContent !== seconds) shown.textContent = seconds;
      this.#warn(left, whole);
    }
    // Who is away may be replaced from some moment on, though nothing happens then.
    const away = replaceable(table).join();
    if (away === this.away) return;
    this.away = away;
    table.changed();
  }

  /** @param {number} left @param {number} whole */
  #warn(left, whole) {
    const soon = this.table.myTurn && whole > SOON_MS && left <= SOON_MS;
    if (soon && !this.warned) announce(t("asked-time-soon"));
    this.warned = soon;
  }
}
