/**
 * A sheet that others at the table see and write too, by way of the server. Not here: the document, the store.
 *
 * What is written is kept on this device first and sent then. Whenever the line comes (back), the server tells the whole
 * sheet, the two are merged, and what the server lacks is sent: so it does not matter when, where or how often the line
 * was lost. The messages: `server/sheet_messages.py`.
 */
import { recall, remember } from "../app/prefs.js";
import { FORMAT, FORMAT_VERSION, joined, merged } from "./document.js";
import { areActs, sheetOf, sheetText } from "./reading.js";
import { keepSheet, newId, onSheets, sheetAt, sheetsHere, stamped } from "./store.js";

/** @typedef {import("./document.js").Change} Change */
/** @typedef {import("./document.js").Entry} Entry */
/** @typedef {import("./document.js").Sheet} Sheet */
/** @typedef {import("./store.js").Acts} Acts */
/** @typedef {{at: string, secret: string | null}} Shared The address, and what lets one write. */
/** @typedef {"local" | "live" | "waiting"} LineState Not shared (any more); everyone has all; kept here until the line is back. */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const SILENCE = 10_000;
const AT_ONCE = 40;
/** Problems that the same words would meet again. */
const FINAL = new Set(["not_fitting", "unreadable", "read_only"]);

/** Why a sheet could not be shared or found. Catalog keys: `sheet-problem-<code>`. */
export class ShareFault extends Error {
  /** @param {string} problem A code of the server's, or `no_server`. */
  constructor(problem) {
    super(problem);
    this.problem = problem;
  }
}

/** How a sheet on this device is shared, if it is. @param {string} id @returns {Shared | null} */
export function sharedAs(id) {
  const shared = recall(`sheet-shared.${id}`, /** @type {any} */ (null));
  if (typeof shared?.at !== "string") return null;
  return { at: shared.at, secret: typeof shared.secret === "string" ? shared.secret : null };
}

/** Remembers, or with null forgets, how a sheet is shared. @param {string} id @param {Shared | null} shared */
export function keepShared(id, shared) {
  remember(`sheet-shared.${id}`, shared);
}

/** The address that opens a shared sheet for reading, or for writing too. @param {Shared} shared @param {boolean} writing */
export function linkTo({ at, secret }, writing) {
  return `${location.origin}${location.pathname}#/sheet/s/${at}${writing && secret ? `?w=${secret}` : ""}`;
}

/** What the address of a shared sheet says, or nothing. @param {string} hash @returns {Shared | null} */
export function sharedIn(hash) {
  const [, at, secret] = /^#\/sheet\/s\/([a-z0-9]{1,64})(?:\?w=([A-Za-z0-9_-]{1,128}))?$/.exec(hash) ?? [];
  return at === undefined ? null : { at, secret: secret ?? null };
}

/** Makes a sheet live for others. Throws a ShareFault. @param {Sheet} sheet @returns {Promise<Shared>} */
export async function shareSheet(sheet) {
  const answer = await fetch("/api/sheets", { method: "POST", body: sheetText(sheet) }).catch(() => null);
  const told = await answer?.json().catch(() => null);
  if (answer?.status !== 201) throw new ShareFault(told?.problem ?? "no_server");
  const shared = { at: told.sheet, secret: told.secret };
  keepShared(sheet.id, shared);
  return shared;
}

/**
 * Opens a shared sheet: at once if this device has it, else when the server has sent it. Throws a ShareFault.
 * @param {Shared} shared @returns {Promise<SharedKeeper>}
 */
export async function openShared({ at, secret }) {
  const here = sheetsHere().find(({ id }) => sharedAs(id)?.at === at);
  if (here) return new SharedKeeper(here.sheet, { at, secret: secret ?? sharedAs(here.id)?.secret ?? null });
  const answer = await fetch(`/api/sheets/${at}`).catch(() => null);
  if (answer === null) throw new ShareFault("no_server");
  if (!answer.ok) throw new ShareFault(answer.status === 404 ? "no_such_sheet" : "no_server");
  const found = sheetOf(await answer.json());
  const known = sheetAt(found.id);
  return new SharedKeeper(keepSheet(known ? joined(known, found) : found), { at, secret });
}

/** A shared sheet that is open, kept here and with the others. */
export class SharedKeeper {
  /** @param {Sheet} sheet @param {Shared} shared */
  constructor(sheet, shared) {
    this.sheet = sheet;
    this.shared = shared;
    /** @type {LineState} */
    this.state = "waiting";
    /** How many look on, oneself included; 0 while the line is down. */
    this.present = 0;
    /** Why the server refused something, for good. @type {string | null} */
    this.problem = null;
    /** @type {Set<() => void>} */
    this.heard = new Set();
    /** Acts that need not be sent (again) over this line. @type {Set<string>} */
    this.known = new Set();
    /** @type {Map<string, string[]>} */
    this.unanswered = new Map();
    this.wait = FIRST_WAIT;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    keepShared(sheet.id, shared);
    this.ending = onSheets((id) => id === this.sheet.id && this.#look());
    this.hurry = () => this.#hurry();
    this.drop = () => this.#drop();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.hurry);
    this.#open();
  }

  /** Whether one may write here. */
  get writes() {
    return this.shared.secret !== null || this.state === "local";
  }

  /** Writes, here at once and for the others as soon as the line allows. @param {Acts} acts @param {string} [by] */
  write(acts, by = "") {
    if (!this.writes) return;
    const { entries, changes } = stamped(this.sheet, acts, by);
    this.#take(entries, changes);
  }

  /** @param {() => void} heard @returns {() => void} Ends it. */
  onChange(heard) {
    this.heard.add(heard);
    return () => this.heard.delete(heard);
  }

  /** Stops looking on; the sheet stays on this device. */
  close() {
    this.ending();
    this.heard.clear();
    this.#hangUp();
  }

  /** Goes on alone: from now on what is written here stays here. */
  leave() {
    keepShared(this.sheet.id, null);
    this.#hangUp();
    this.#turn("local");
  }

  #hangUp() {
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.hurry);
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  /** @param {LineState} state */
  #turn(state) {
    this.state = state;
    if (state !== "live") this.present = 0;
    this.#tell();
  }

  #tell() {
    for (const heard of [...this.heard]) heard();
  }

  /** Another tab may have written. */
  #look() {
    const lies = sheetAt(this.sheet.id);
    if (lies) this.sheet = joined(this.sheet, lies);
    this.#send();
    this.#tell();
  }

  /** @param {readonly Entry[]} entries @param {readonly Change[]} changes */
  #take(entries, changes) {
    this.sheet = keepSheet(merged(this.sheet, entries, changes)); // tells, by way of onSheets
  }

  // ---------------------------------------------------------------- the line

  #open() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/sheets/${this.shared.at}/socket`);
    this.socket = socket;
    const giveUp = setTimeout(() => socket.close(), SILENCE);
    socket.onopen = () => {
      clearTimeout(giveUp);
      const { secret } = this.shared;
      this.#say({ type: "Follow", ...(secret === null ? {} : { secret }) });
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.#hear(JSON.parse(event.data));
    };
    socket.onclose = () => {
      clearTimeout(giveUp);
      if (socket === this.socket) this.#lost();
    };
  }

  #lost() {
    this.socket = null;
    this.known.clear();
    this.unanswered.clear();
    this.timer = setTimeout(() => this.#open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    this.#turn("waiting");
  }

  /** The device has lost its network, which the line itself would notice much later. */
  #drop() {
    const { socket } = this;
    if (!socket) return;
    this.#lost();
    socket.close();
  }

  /** The network or the reader is back: no need to wait any longer. */
  #hurry() {
    if (this.socket || this.state !== "waiting" || document.visibilityState === "hidden") return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.#open();
  }

  /** @param {object} message */
  #say(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** @param {any} message */
  #hear(message) {
    switch (message.type) {
      case "SheetNow":
        // What has its standard value is left out on the line.
        return this.#welcome(sheetOf({ format: FORMAT, version: FORMAT_VERSION, ...message.sheet }));
      case "SheetNews":
        return this.#news(message.entries ?? [], message.changes ?? []);
      case "SheetPresent":
        this.present = message.count;
        return this.#tell();
      case "SheetWritten":
        return void this.unanswered.delete(message.id);
      case "SheetRefused":
        return this.#refused(message);
      default:
        return undefined;
    }
  }

  /** @param {Sheet} sheet As the server has it. */
  #welcome(sheet) {
    this.wait = FIRST_WAIT;
    this.known = new Set([...namesOf(sheet.entries ?? [], "e"), ...namesOf(sheet.changes ?? [], "c")]);
    this.state = "live";
    this.sheet = keepSheet(joined(this.sheet, sheet));
    this.#send();
    this.#tell();
  }

  /** @param {Entry[]} entries @param {Change[]} changes */
  #news(entries, changes) {
    if (!areActs(entries, changes)) return;
    for (const name of [...namesOf(entries, "e"), ...namesOf(changes, "c")]) this.known.add(name);
    this.#take(entries, changes);
  }

  /** Sends what the server does not have yet. */
  #send() {
    if (this.state !== "live" || this.shared.secret === null) return;
    const entries = (this.sheet.entries ?? []).filter(({ id }) => !this.known.has(`e:${id}`));
    const changes = (this.sheet.changes ?? []).filter(({ id }) => !this.known.has(`c:${id}`));
    while (entries.length + changes.length > 0) {
      const some = { entries: entries.splice(0, AT_ONCE), changes: changes.splice(0, AT_ONCE) };
      const names = [...namesOf(some.entries, "e"), ...namesOf(some.changes, "c")];
      const id = newId();
      for (const name of names) this.known.add(name);
      this.unanswered.set(id, names);
      this.#say({ type: "Write", id, ...some });
    }
  }

  /** @param {{id: string, problem: string}} refused */
  #refused({ id, problem }) {
    if (id === "" && problem === "no_such_sheet") {
      this.problem = problem;
      return this.leave();
    }
    if (id === "" && problem === "foreign") {
      this.shared = { at: this.shared.at, secret: null };
      keepShared(this.sheet.id, this.shared);
      return this.#say({ type: "Follow" });
    }
    this.unanswered.delete(id);
    if (FINAL.has(problem)) {
      this.problem = problem;
      return this.#tell();
    }
    // The server is busy: come back in a while, and send it again.
    return this.socket?.close();
  }
}

/** @param {readonly {id: string}[]} acts @param {string} kind */
const namesOf = (acts, kind) => acts.map(({ id }) => `${kind}:${id}`);
