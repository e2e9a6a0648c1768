/**
 * The line to one table: says Hello, sends commands, comes back by itself when the line is lost.
 *
 * A command keeps its id until it is answered and is sent again after a reconnect, so nothing is lost and, since the
 * server answers an id once, nothing happens twice. A line can be dead without anybody telling (the phone slept, the
 * network changed), so one on which nothing is heard in time is given up. Not here: what any message means.
 */

import { uniform } from "../dice/uniform.js";

/** @typedef {import("./protocol.js").Answer} Answer */
/** @typedef {import("./protocol.js").Command} Command */
/** @typedef {import("./protocol.js").Message} Message */
/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {import("./protocol.js").Update} Update */
/** @typedef {"opening" | "open" | "lost" | "closed"} LineState */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const SILENCE = 10_000;
/** How long the server may take to say a word to what was said to it. */
const PATIENCE = 6000;

/** An id no other command bears; `crypto.randomUUID` is missing on plain http. @returns {string} */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * @typedef {object} Listener
 * @property {(update: Update) => void} update
 * @property {(news: import("./protocol.js").UpToDate) => void} same Nothing was missed while the line was lost.
 * @property {(said: import("./protocol.js").Said) => void} said
 * @property {(problem: string) => void} problem A rejection that answers no command.
 * @property {(state: LineState) => void} line
 */

export class Connection {
  /**
   * @param {string} table @param {string | undefined} secret Without one, one watches.
   * @param {Listener} listener
   */
  constructor(table, secret, listener) {
    this.table = table;
    this.secret = secret;
    this.listener = listener;
    /** @type {LineState} */
    this.state = "opening";
    this.last = -1;
    this.wait = FIRST_WAIT;
    this.patience = PATIENCE;
    /** Runs from saying something until a word is heard. @type {ReturnType<typeof setTimeout> | undefined} */
    this.doubt = undefined;
    this.closed = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** Unanswered commands, oldest first. @type {Map<string, {command: Command, done: (answer: Answer) => void}>} */
    this.waiting = new Map();
    this.hurry = () => this.#hurry();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.#open();
  }

  /**
   * Sends a command and resolves with its answer, however long the line is down.
   * @param {Request} request
   * @param {number} [seq] The number of the Update it was made on, where that matters.
   * @returns {Promise<Answer>}
   */
  send(request, seq) {
    const command = /** @type {Command} */ ({ ...request, id: newId(), ...(seq === undefined ? {} : { seq }) });
    return new Promise((done) => {
      this.waiting.set(command.id, { command, done });
      if (this.state === "open") this.#say(command);
    });
  }

  /** Has a seat from now on, or none, and says so. @param {string | undefined} secret */
  become(secret) {
    this.secret = secret;
    this.last = -1;
    this.#hello();
  }

  /** Ends it for good. */
  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.doubt);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
    this.#turn("closed");
  }

  #open() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`);
    this.socket = socket;
    const giveUp = setTimeout(() => socket.close(), SILENCE);
    socket.onopen = () => {
      clearTimeout(giveUp);
      this.#hello();
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.#hear(JSON.parse(event.data));
    };
    socket.onclose = () => {
      clearTimeout(giveUp);
      if (socket === this.socket && !this.closed) this.#lost();
    };
  }

  #lost() {
    clearTimeout(this.doubt);
    this.doubt = undefined;
    this.socket = null;
    this.#turn("lost");
    const jitter = 0.75 + Math.random() / 2;
    this.timer = setTimeout(() => this.#open(), this.wait * jitter);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Gives up a line on which nothing is heard. */
  #giveUp() {
    this.socket?.close();
    // The browser may wait long for the other end to say goodbye.
    if (this.socket) this.#lost();
  }

  /** The network or the reader is back: no need to wait any longer, and is an open line still one? */
  #hurry() {
    if (this.closed || document.visibilityState === "hidden") return;
    if (this.socket) return this.state === "open" ? this.#hello() : undefined;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.#open();
  }

  #hello() {
    this.#say({ type: "Hello", after: this.last, ...(this.secret ? { secret: this.secret } : {}) });
  }

  /** @param {object} message */
  #say(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    this.doubt ??= setTimeout(() => this.#giveUp(), this.patience);
  }

  /** The first word after Hello: the table knows us, so what was left unanswered goes out again. */
  #welcome() {
    if (this.state === "open") return;
    this.wait = FIRST_WAIT;
    this.#turn("open");
    for (const { command } of this.waiting.values()) this.#say(command);
  }

  /** @param {Message} message */
  #hear(message) {
    clearTimeout(this.doubt);
    this.doubt = undefined;
    switch (message.type) {
      case "Update":
        this.last = message.seq;
        this.listener.update(uniform(message));
        return this.#welcome();
      case "UpToDate":
        this.listener.same(message);
        return this.#welcome();
      case "Said":
        return this.listener.said(message);
      default:
        return this.#answer(message);
    }
  }

  /** @param {Answer} answer */
  #answer(answer) {
    const asked = this.waiting.get(answer.id);
    if (asked) {
      this.waiting.delete(answer.id);
      asked.done(answer);
    } else if (answer.type === "Rejected") this.#turnedAway(answer.problem);
  }

  /** @param {string} problem What is wrong with the Hello or with a message that had no id. */
  #turnedAway(problem) {
    if (problem === "no_such_table") this.close();
    if (problem === "foreign" && this.secret) {
      // The seat is not ours after all; one may still watch.
      this.become(undefined);
    }
    this.listener.problem(problem);
  }

  /** @param {LineState} state */
  #turn(state) {
    if (this.state === state) return;
    this.state = state;
    this.listener.line(state);
  }
}
