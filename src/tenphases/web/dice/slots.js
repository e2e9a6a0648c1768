/**
 * The ten dice as they lie on the screen: those that are kept stay where they are, what is rolled comes into their gaps.
 * Not here: how they look.
 */
import { colourOf, numberOf } from "./die.js";

/** @typedef {import("./wire.js").Die} Die */
/** @typedef {import("./wire.js").DiceView} DiceView */
/** @typedef {{die: Die | null, kept: boolean, fresh: boolean}} Slot `fresh`: it has just been rolled. */

export const DICE = 10;
const COLOURS = "RBYG";

/** High numbers first, wilds last. @param {Die} a @param {Die} b */
export function byNumber(a, b) {
  return numberOf(b) - numberOf(a) || COLOURS.indexOf(colourOf(a)) - COLOURS.indexOf(colourOf(b));
}

/** @returns {Slot[]} */
export const nothingRolled = () => Array.from({ length: DICE }, () => ({ die: null, kept: false, fresh: false }));

/**
 * Which places of a row a list of dice means, each die once.
 * @param {readonly (Die | null)[]} row @param {readonly Die[]} dice @returns {boolean[]}
 */
export function marked(row, dice) {
  const rest = [...dice];
  return row.map((die) => {
    const at = die === null ? -1 : rest.indexOf(die);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/** @param {readonly Die[]} dice */
const alike = (dice) => [...dice].sort().join();

/**
 * All but these are taken up. Of dice that show the same, those stay that were chosen, or else those kept before.
 * @param {readonly Slot[]} slots @param {readonly Die[]} dice @param {readonly boolean[]} [chosen] @returns {Slot[]}
 */
export function keeping(slots, dice, chosen = slots.map(({ kept }) => kept)) {
  const mine = slots.flatMap(({ die }, at) => (die !== null && chosen[at] ? [die] : []));
  const stay = alike(mine) === alike(dice) ? chosen : marked(slots.map(({ die }) => die), dice);
  return slots.map(({ die }, at) => (stay[at] ? { die, kept: true, fresh: false } : { die: null, kept: false, fresh: false }));
}

/** What was taken up now shows these. @param {readonly Slot[]} slots @param {readonly Die[]} dice @returns {Slot[]} */
export function rolling(slots, dice) {
  const come = [...dice].sort(byNumber);
  return slots.map((slot) => (slot.die === null ? { die: come.shift() ?? null, kept: false, fresh: true } : { ...slot, fresh: false }));
}

/** As a view tells it, where nothing was seen happening. @param {DiceView} view @returns {Slot[]} */
export function asTold({ kept, rolled }) {
  const there = [...kept].sort(byNumber).map((die) => ({ die, kept: true, fresh: false }));
  const come = [...rolled].sort(byNumber).map((die) => ({ die, kept: false, fresh: false }));
  return [...there, ...come, ...nothingRolled()].slice(0, DICE);
}

/** Whether the slots show what the view tells. @param {readonly Slot[]} slots @param {DiceView} view */
export function agrees(slots, { kept, rolled }) {
  const shown = slots.flatMap(({ die }) => (die === null ? [] : [die]));
  return alike(shown) === alike([...kept, ...rolled]);
}
