/**
 * One table as this page knows it: what is shown, the hand's order, what is chosen, what was asked and not yet answered.
 *
 * It holds no rule. Everything the seat may do comes in the view's options, and what is not among them is asked all the
 * same: the server says why not. Not here: any element or word.
 */
import { Connection } from "./connection.js";
import { carryOver, facesOf, inOrderOf, moved, sameCards, sorted } from "./hand.js";
import { drewCard, happenings, noteOf } from "./happenings.js";
import { Pacer } from "./pacer.js";
import { Plan } from "./plan.js";
import { isMuted, keepSeat, recall, remember } from "./prefs.js";

/** @typedef {import("./protocol.js").Answer} Answer */
/** @typedef {import("./protocol.js").Face} Face */
/** @typedef {import("./protocol.js").Group} Group */
/** @typedef {import("./protocol.js").Move} Move */
/** @typedef {import("./protocol.js").Refusal} Refusal */
/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {import("./protocol.js").Seen} Seen */
/** @typedef {import("./protocol.js").Update} Update */
/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./hand.js").Slot} Slot */
/** @typedef {import("./hand.js").Sorting} Sorting */

/**
 * @typedef {object} Asked A command that is under way, and what it is about.
 * @property {Request} request @property {readonly string[]} keys The cards of the hand that it would spend.
 * @property {string} spot Where on the table: `draw`, `discard0`, `group3`, `hand`, `phase`.
 * @property {number} shown The seq that shows it, once accepted.
 */
/** @typedef {{spot: string, refusal?: Refusal, rule?: string, problem?: string, key?: string}} Note Why not, and where. */
/** @typedef {{type: "Said", seat: number, phrase?: string | null, text?: string}} Said */
/**
 * @typedef {Seen | {type: "TakenBack"} | {type: "Changed", change: string, player: string} | {type: "Clock", player: string}
 *   | (Said & {player: string})} Happening
 */
/** @typedef {{deadline: number | null, gone: (number | null)[], at: number}} Clock Times as they were told, and when. */
/** @typedef {{seq: number, by: number, event: Happening, owners: number[]}} Line A line of the log. */
/**
 * @typedef {object} Watcher
 * @property {(update: Update, before: Update | null, brief: boolean) => void} shows Just before an update is shown.
 * @property {(note: Note) => void} noted
 * @property {(said: Said) => void} said Somebody says something.
 * @property {() => void} unseated The seat is this page's no more.
 */

const MOST_LINES = 150;
const TIDY_AFTER = 250;
const WITHOUT_SEQ = new Set(["Leave", "ComeBack", "Say"]);

export class Table {
  /** @param {string} id @param {string | undefined} secret @param {Watcher} watcher */
  constructor(id, secret, watcher) {
    this.id = id;
    this.watcher = watcher;
    /** Called when something that is shown has changed. @type {Set<() => void>} */
    this.listeners = new Set();
    /** @type {import("./connection.js").LineState} */
    this.line = "opening";
    /** A problem that ends it: no such table, foreign seat. @type {string | null} */
    this.problem = null;
    /** What is shown. @type {Update | null} */
    this.update = null;
    /** @type {Slot[]} */
    this.slots = [];
    /** @type {Sorting} */
    this.sorting = recall(`sort.${id}`, /** @type {Sorting} */ ("free"));
    /** The chosen card's key. @type {string | null} */
    this.chosen = null;
    this.plan = new Plan(this);
    /** @type {Asked | null} */
    this.asked = null;
    /** @type {Note | null} */
    this.note = null;
    /** @type {Line[]} */
    this.log = [];
    /** The cards everyone was left with, by seat, if the round's end was seen. @type {Face[][] | null} */
    this.left = null;
    /** @type {Clock} */
    this.clock = { deadline: null, gone: [], at: 0 };
    this.ordering = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.tidying = undefined;
    this.pacer = new Pacer((update, brief) => this.#show(update, brief));
    this.connection = new Connection(id, secret, {
      update: (update) => {
        this.#setClock(update);
        this.pacer.push(update);
      },
      same: ({ seq, seats, arrangement, building = [], table }) => {
        this.#setClock({ seats, table });
        // As an update in which nothing happened; what was not shown yet still waits before it.
        const last = this.pacer.last ?? this.update;
        if (last?.seq === seq) this.pacer.push({ ...last, events: [], change: null, seats, arrangement, building, table, taken_back: false });
      },
      said: (said) => this.#hearSaid(said),
      problem: (problem) => this.#fail(problem),
      line: (state) => {
        this.line = state;
        this.changed();
      },
    });
  }

  /** @returns {View | null} */
  get view() {
    return this.update?.view ?? null;
  }

  /** @returns {import("./protocol.js").Options} */
  get options() {
    return this.view?.options ?? {};
  }

  /** Whether it is this seat's turn to act. */
  get myTurn() {
    const view = this.view;
    return view !== null && view.seat !== null && view.turn === view.seat;
  }

  /** All about the table that is neither its rules nor its seats. @returns {import("./protocol.js").TableInfo} */
  get info() {
    return this.update?.table ?? {};
  }

  /** Whether this seat is the host's. */
  get hosting() {
    const seat = this.view?.seat ?? null;
    return seat !== null && (this.info.host ?? 0) === seat;
  }

  /** How many milliseconds there are left for the turn, or the pause between rounds; null without end. @returns {number | null} */
  timeLeft() {
    const { deadline, at } = this.clock;
    return deadline === null ? null : Math.max(0, deadline - (performance.now() - at));
  }

  /** For how many milliseconds the one at a seat has been away; null while they are here. @param {number} seat */
  goneFor(seat) {
    const gone = this.clock.gone[seat] ?? null;
    return gone === null ? null : gone + (performance.now() - this.clock.at);
  }

  /** The slot that is chosen. @returns {Slot | undefined} */
  get choice() {
    return this.slots.find((slot) => slot.key === this.chosen);
  }

  /** @param {() => void} heard @returns {() => void} Ends it. */
  onChange(heard) {
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  }

  changed() {
    for (const heard of this.listeners) heard();
  }

  close() {
    clearTimeout(this.tidying);
    this.pacer.stop();
    this.connection.close();
  }

  // ---------------------------------------------------------------- asking

  /**
   * Asks for a move. While one is under way nothing else is asked, so a card is never spent twice.
   * @param {Move} move @param {string} spot @param {readonly string[]} [keys]
   * @returns {Promise<boolean>} Whether it was accepted.
   */
  act(move, spot, keys = []) {
    return this.ask({ type: "Act", move }, spot, keys);
  }

  /** @param {Request} request @param {string} spot @param {readonly string[]} [keys] @returns {Promise<boolean>} */
  async ask(request, spot, keys = []) {
    if (this.asked) return false;
    /** @type {Asked} */
    const asked = { request, keys, spot, shown: Infinity };
    this.asked = asked;
    this.note = null;
    this.changed();
    const answer = await this.connection.send(request, this.update?.seq ?? -1);
    if (answer.type === "Accepted") {
      asked.shown = answer.seq;
      this.#settle();
      return true;
    }
    this.asked = null;
    this.#say(noteOf(answer, spot));
    return false;
  }

  /**
   * Asks for something about the table itself. What is shown by it comes as an update.
   * @param {Request} request @returns {Promise<Answer>}
   */
  command(request) {
    return this.connection.send(request, WITHOUT_SEQ.has(request.type) ? undefined : this.connection.last);
  }

  /**
   * How these cards could be read as a group of a phase.
   * @param {number} phase @param {number} group @param {Face[]} cards
   * @returns {Promise<{readings: Group[], note: Note | null}>}
   */
  async read(phase, group, cards) {
    const answer = await this.connection.send({ type: "ReadGroup", phase, group, cards });
    if (answer.type !== "GroupRead") return { readings: [], note: noteOf(answer, "phase") };
    const note = answer.refusal ? { spot: "phase", refusal: answer.refusal } : null;
    return { readings: answer.readings, note };
  }

  /** @param {Note} note */
  #say(note) {
    this.note = note;
    this.watcher.noted(note);
    this.changed();
  }

  /** Takes the note away that says why something could not be. */
  clearNote() {
    if (!this.note) return;
    this.note = null;
    this.changed();
  }

  /** @param {string} problem */
  #fail(problem) {
    if (this.connection.closed) this.problem = problem;
    else this.#say({ spot: "hand", problem });
    this.changed();
  }

  // ---------------------------------------------------------------- hearing

  /** @param {{seats: readonly import("./protocol.js").SeatInfo[], table?: import("./protocol.js").TableInfo}} news */
  #setClock({ seats, table }) {
    this.clock = { deadline: table?.deadline ?? null, gone: seats.map((info) => info.gone ?? null), at: performance.now() };
  }

  /** @param {import("./protocol.js").Said} said */
  #hearSaid(said) {
    const { id, update } = this;
    if (!update || (said.seat !== update.view.seat && isMuted(id, said.seat))) return;
    this.#write(update, { ...said, player: update.seats[said.seat]?.name ?? "" }, said.seat);
    this.watcher.said(said);
    this.changed();
  }

  // ---------------------------------------------------------------- showing

  /** @param {Update} update @param {boolean} brief */
  #show(update, brief) {
    const before = this.update;
    if (before && update.seq < before.seq) return;
    this.watcher.shows(update, before, brief);
    this.#carryHand(update, before);
    this.#record(update);
    this.update = update;
    this.tidy();
    if (!this.myTurn) for (const slot of this.slots) slot.fresh = false;
    if (before?.view.turn !== update.view.turn || before?.view.stage !== update.view.stage) this.note = null;
    this.#settle();
    this.#keep(update);
    if (before && before.view.seat !== null && update.view.seat === null) this.watcher.unseated();
    this.changed();
  }

  /** @param {Update} update */
  #record(update) {
    for (const event of happenings(update, this.update)) {
      this.#write(update, event);
      if (event.type === "RoundBegan") this.left = null;
      if (event.type === "RoundScored") this.left = event.left;
    }
  }

  /** @param {Update} update @param {Update | null} before */
  #carryHand(update, before) {
    const me = update.view.seat;
    const dealt = update.events.some((event) => event.type === "YouWereDealt" || event.type === "RoundBegan");
    const old = dealt ? [] : this.slots;
    if (before && this.#rearranged(update, before)) this.sorting = "free";
    const slots = carryOver(old, update.arrangement, this.#spent(), drewCard(update));
    this.slots = sorted(this.unsent ? inOrderOf(slots, old) : slots, this.sorting);
    this.plan.carry();
    if (!this.unsent) this.plan.adopt(update.building ?? [], update.view.players[me ?? -1]?.phases ?? []);
    if (!before) this.#restore();
    if (!this.choice) this.chosen = null;
  }

  /** Whether another page of this seat has put the hand in order: that order holds here as well. @param {Update} update @param {Update} before */
  #rearranged(update, before) {
    const other = update.seq === before.seq && update.arrangement.join() !== before.arrangement.join();
    return other && !this.unsent;
  }

  /** The keys of the cards that are leaving the hand, if any are. */
  #spent() {
    return new Set(this.asked?.keys ?? (this.chosen ? [this.chosen] : []));
  }

  /** The command under way is over once what came of it is shown. */
  #settle() {
    if (this.asked && (this.update?.seq ?? -1) >= this.asked.shown) {
      this.asked = null;
      this.changed();
    }
  }

  /** @param {Update} update @param {Happening} event @param {number} [by] */
  #write({ seq, by: actor, view }, event, by = actor) {
    this.log.push({ seq, by, event, owners: view.groups.map((owned) => owned.owner) });
    if (this.log.length > MOST_LINES) this.log.shift();
  }

  /** @param {Update} update */
  #keep(update) {
    const me = update.view.seat;
    if (me === null) return;
    const names = update.seats.flatMap((info, seat) => (seat === me || info.free ? [] : [info.name]));
    keepSeat({ table: this.id, names, round: update.view.number, over: update.view.stage === "over" });
  }

  // ---------------------------------------------------------------- the hand

  /** @param {string | null} key */
  choose(key) {
    this.chosen = key;
    this.note = null;
    const at = this.slots.findIndex((slot) => slot.key === key);
    remember(`chosen.${this.id}`, at < 0 ? null : { at, face: this.slots[at]?.face });
    this.changed();
  }

  /** What was chosen before a reload. */
  #restore() {
    const kept = recall(`chosen.${this.id}`, /** @type {{at: number, face: Face} | null} */ (null));
    const slot = kept ? this.slots[kept.at] : undefined;
    if (kept && slot?.face === kept.face) this.chosen = slot.key;
  }

  /** @param {Sorting} how */
  sort(how) {
    this.sorting = how;
    remember(`sort.${this.id}`, how);
    this.#arrange(sorted(this.slots, how));
  }

  /** Puts a card of the hand at another place. @param {string} key @param {number} to */
  move(key, to) {
    if (this.sorting !== "free") {
      this.sorting = "free";
      remember(`sort.${this.id}`, "free");
    }
    this.#arrange(moved(this.slots, key, to));
  }

  /** @param {Slot[]} slots */
  #arrange(slots) {
    this.slots = slots;
    this.choose(this.chosen);
    this.tidy();
  }

  /** Whether the hand's order or what is being built is newer here than at the server. */
  get unsent() {
    return this.ordering > 0 || this.tidying !== undefined;
  }

  /** Tells the server after a while how the hand lies and what is being built, if it has it otherwise. */
  tidy() {
    clearTimeout(this.tidying);
    this.tidying = undefined;
    const { update } = this;
    const faces = facesOf(this.slots);
    if (!update || update.view.seat === null || !sameCards(faces, update.arrangement)) return;
    const same = JSON.stringify([faces, this.plan.building]) === JSON.stringify([update.arrangement, update.building ?? []]);
    if (!same) this.tidying = setTimeout(() => this.#tell(), TIDY_AFTER);
  }

  async #tell() {
    this.tidying = undefined;
    const cards = facesOf(this.slots);
    const building = this.plan.building;
    this.ordering += 1;
    const answer = await this.connection.send({ type: "Arrange", cards, building });
    this.ordering -= 1;
    // Later updates carry this order; the one that is shown came before it.
    if (answer.type !== "Accepted" || !this.update || !sameCards(this.update.arrangement, cards)) return;
    this.update.arrangement = cards;
    this.update.building = building;
  }
}
