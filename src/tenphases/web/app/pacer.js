/**
 * Shows updates one after the other, each long enough to be seen, yet never far behind what has happened.
 * Not here: what showing means.
 */

/** @typedef {import("./protocol.js").Seen} Seen */
/** @typedef {import("./protocol.js").Update} Update */

/** How long a thing is looked at, in milliseconds; what is not listed takes no time. @type {Readonly<Record<string, number>>} */
const LOOK = Object.freeze({
  YouWereDealt: 500,
  TheyWereDealt: 500,
  YouDrew: 260,
  TheyDrew: 240,
  TookDiscard: 280,
  PhaseLaid: 300,
  CardHit: 280,
  Discarded: 280,
  SkipPlayed: 300,
  TurnLost: 200,
  PileRenewed: 240,
  RoundScored: 500,
  DiceOrderRolled: 700,
  DiceKept: 200,
  DiceRolled: 700,
  DicePhaseMade: 700,
  DicePhaseFailed: 700,
});
/** The farthest that the screen may be behind. */
const LAG = 1500;

/** @param {readonly Seen[]} events @returns {number} Milliseconds. */
function lookAt(events) {
  return Math.min(
    700,
    events.reduce((sum, event) => sum + (LOOK[event.type] ?? 0), 0),
  );
}

export class Pacer {
  /** @param {(update: Update, behind: boolean) => void} show `behind`: more are waiting, so be brief. */
  constructor(show) {
    this.show = show;
    /** @type {Update[]} */
    this.queue = [];
    this.free = 0;
    /** When the newest of the queue must have been shown. */
    this.due = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** @param {Update} update */
  push(update) {
    this.queue.push(update);
    this.due = performance.now() + LAG;
    if (document.visibilityState === "hidden") this.flush();
    else this.#next();
  }

  /** Shows everything that waits, at once. */
  flush() {
    clearTimeout(this.timer);
    this.timer = undefined;
    const all = this.queue;
    this.queue = [];
    for (const update of all) this.show(update, true);
    this.free = performance.now();
  }

  /** The newest that waits. @returns {Update | undefined} */
  get last() {
    return this.queue.at(-1);
  }

  stop() {
    clearTimeout(this.timer);
    this.queue = [];
  }

  #next() {
    if (this.timer !== undefined) return;
    const wait = this.free - performance.now();
    if (wait > 0) {
      this.timer = setTimeout(() => {
        this.timer = undefined;
        this.#next();
      }, wait);
      return;
    }
    const update = this.queue.shift();
    if (!update) return;
    const now = performance.now();
    const look = lookAt(update.events);
    const all = this.queue.reduce((sum, later) => sum + lookAt(later.events), look);
    // With much in the queue everything gets its share of the time that is left.
    this.free = now + Math.min(look, (look * Math.max(0, this.due - now)) / Math.max(all, 1));
    this.show(update, this.queue.length > 1);
    if (this.queue.length > 0) this.#next();
  }
}
