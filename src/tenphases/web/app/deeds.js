/**
 * What taps, drops, buttons and keys at the table set going: each asks the server for one move, or asks the reader what
 * is still open. Not here: whether a move may be made.
 */
import { openBuild, openHint, openLay, openQuestion, openSeat } from "./sheets.js";

/** @typedef {import("./actions.js").Deeds} Deeds */
/** @typedef {import("./hand.js").Slot} Slot */
/** @typedef {import("./table.js").Table} Table */

/** @param {Table} table @param {string} key @param {string} spot */
function hint(table, key, spot) {
  table.note = { spot, key };
  table.watcher.noted(table.note);
  table.changed();
}

/** @param {Table} table @param {import("./protocol.js").Way} [from] A way to start from. */
function build(table, from) {
  if (from && table.plan.empty) table.plan.copy(from.phase, from.groups);
  openBuild(table);
}

/** @param {Table} table */
function lay(table) {
  if ((table.options.ways ?? []).length === 0) build(table);
  else openLay(table, (way) => build(table, way));
}

/** @param {Table} table @param {Slot} slot */
function playSkip(table, slot) {
  const targets = table.options.targets ?? [];
  /** @param {number} [target] */
  const play = (target) => {
    const move = /** @type {const} */ ({ type: "PlaySkip", ...(target === undefined ? {} : { target }) });
    void table.act(move, "discard0", [slot.key]);
  };
  const { update } = table;
  if (targets.length > 1 && update) openQuestion(({ askTarget }) => askTarget(update, targets, play));
  else play(targets[0]);
}

/**
 * Puts a card on a discard pile.
 * @param {Table} table @param {Slot | undefined} slot @param {number} pile
 */
export function discardCard(table, slot, pile) {
  if (!slot) return hint(table, "note-choose-card", "hand");
  if (slot.face === "S" && table.options.skip) return playSkip(table, slot);
  const move = /** @type {const} */ ({ type: "Discard", card: slot.face, ...(pile > 0 ? { pile } : {}) });
  return void table.act(move, `discard${pile}`, [slot.key]);
}

/** Discards where it may be; where there are several piles, the reader says onto which. @param {Table} table */
function discard(table) {
  const { update, choice, options } = table;
  const onto = options.onto ?? [];
  const asks = choice && onto.length > 1 && !(choice.face === "S" && options.skip);
  if (!asks || !update) return discardCard(table, choice, onto[0] ?? 0);
  return openQuestion(({ askPile }) => askPile(update, "discard-where", onto, (pile) => discardCard(table, choice, pile)));
}

/** @param {Table} table */
function takeOne(table) {
  const { update } = table;
  const take = (/** @type {number} */ pile) => void table.act({ type: "Take", ...(pile > 0 ? { pile } : {}) }, `discard${pile}`);
  if (update) openQuestion(({ askPile }) => askPile(update, "take-which", update.view.options.take ?? [], take));
}

/** @param {Table} table */
function save(table) {
  const { choice } = table;
  if (!choice) return hint(table, "note-choose-card", "hand");
  return void table.act({ type: "Save", card: choice.face }, "saved", [choice.key]);
}

/** Shows the own save pile, and draws from it if that may be. @param {Table} table */
function saved(table) {
  const { update } = table;
  if (update) openQuestion(({ askSaved }) => askSaved(update, (card) => void table.act({ type: "DrawSaved", card }, "saved")));
}

/**
 * Puts a card on a group. A wild that fits in two places is asked for its number.
 * @param {Table} table @param {Slot | undefined} slot @param {number} group @param {number} [number]
 */
export function hitCard(table, slot, group, number) {
  if (!slot) return hint(table, "note-choose-card", "hand");
  const numbers = (table.options.fits ?? []).filter((fit) => fit.card === slot.face && fit.group === group).map((fit) => fit.number ?? 0);
  /** @param {number} [as] */
  const put = (as) => void table.act({ type: "Hit", card: slot.face, group, ...(as ? { number: as } : {}) }, `group${group}`, [slot.key]);
  if (number === undefined && numbers.length > 1) openQuestion(({ askNumber }) => askNumber(slot.face, numbers, put));
  else put(number ?? numbers[0]);
}

/** @param {Table} table */
function choosePhase(table) {
  const { update } = table;
  /** @param {number} phase */
  const choose = (phase) => void table.act({ type: "ChoosePhase", phase }, "phase");
  const twist = () => void table.act({ type: "DrawTwist" }, "phase");
  if (update) openQuestion(({ askPhase }) => askPhase(update, choose, twist));
}

/** @param {Table} table */
function nextSorting(table) {
  return table.sorting === "number" ? "colour" : "number";
}

/**
 * @param {Table} table
 * @param {object} page What only the page can do.
 * @param {() => void} page.result
 * @param {(change: () => void) => void} page.moving Lets cards travel through a change.
 * @returns {Deeds}
 */
export function deedsFor(table, { result, moving }) {
  return {
    draw: () => void table.act({ type: "Draw" }, "draw"),
    hint: () => openHint(table),
    take: (pile) => void table.act({ type: "Take", ...(pile > 0 ? { pile } : {}) }, `discard${pile}`),
    lay: () => lay(table),
    build: () => build(table),
    takeOne: () => takeOne(table),
    saved: () => saved(table),
    save: () => save(table),
    discard: (pile) => (pile === undefined ? discard(table) : discardCard(table, table.choice, pile)),
    hit: (group, number) => hitCard(table, table.choice, group, number),
    choosePhase: () => choosePhase(table),
    takeBack: () => void table.ask({ type: "TakeBack" }, "hand"),
    nextRound: () => void table.ask({ type: "NextRound" }, "hand"),
    result,
    standIn: (seat) => void table.ask({ type: "StandIn", seat }, "asked"),
    comeBack: () => void table.ask({ type: "ComeBack" }, "asked"),
    takeSeat: () => openSeat(table),
    sort: (how) => moving(() => table.sort(how ?? nextSorting(table))),
  };
}
