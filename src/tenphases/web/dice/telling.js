/** What is said at a table of dice: the log's lines, what is asked of the reader, and names of dice. */
import { listed, phaseNumber, playerName } from "../app/naming.js";
import { alsoTold } from "../app/telling.js";
import { has, say } from "../app/words.js";

/** @typedef {import("../app/protocol.js").Update} Update */
/** @typedef {import("../app/telling.js").Line} Line */
/** @typedef {import("../app/telling.js").Scene} Scene */
/** @typedef {import("./wire.js").Die} Die */
/** @typedef {import("./wire.js").DiceView} DiceView */
/** @typedef {{text: string, mood: "may" | "must" | "wait" | ""}} Asking */

/** @param {Die} die */
export const dieName = (die) => say("die", { die });

/** @param {readonly Die[]} dice */
export const diceNames = (dice) => listed(dice.map(dieName));

/** “10 10 8, wild”: numbers alone, for a line that is read at a glance. @param {readonly Die[]} dice @returns {string} */
export const diceText = (dice) => listed(dice.map(dieName), "and");

/** @param {string} text A phase, `set3 + run4`. */
export function goalWords(text) {
  const groups = text.split("+").map((part) => {
    const [, kind = "", size = "0"] = /^\s*([a-z]+)(\d+)\s*$/.exec(part) ?? [];
    return has(`dice-group-${kind}`) ? say(`dice-group-${kind}`, { size: Number(size) }) : part.trim();
  });
  return groups.reduce((first, second) => say("group-plus", { first, second }));
}

/** @param {readonly number[]} seats @param {Scene} scene */
const people = (seats, { me, names }) => listed(seats.map((seat) => (seat === me ? say("you") : playerName(seat, names))), "and");

/** @param {string} key @returns {(event: any) => Line} */
const acted = (key) => ({ seat }) => ({ key, seat });

/** @param {string} key @returns {(event: any) => Line} */
const scored = (key) => ({ seat, phase, points }) => ({ key, seat, args: { phase: phaseNumber("", phase), count: Math.abs(points) } });

/** @type {Readonly<Record<string, (event: any, scene: Scene) => Line>>} */
const TELL = Object.freeze({
  DiceGameStarted: () => ({ key: "log-game-started" }),
  DiceOrderRolled: ({ order }, scene) => {
    const equal = order.filter((/** @type {number[]} */ group) => group.length > 1).flat();
    if (equal.length > 0) return { key: "dice-log-order-again", args: { players: people(equal, scene) } };
    return { key: "dice-log-order", args: { players: people(order.flat(), scene) } };
  },
  DiceKept: ({ seat, dice }) =>
    dice.length === 0 ? { key: "dice-log-kept-none", seat } : { key: "dice-log-kept", seat, args: { dice: diceText(dice) } },
  DiceRolled: ({ seat, dice }) => ({ key: "dice-log-rolled", seat, args: { dice: diceText(dice) } }),
  DiceStopped: acted("dice-log-stopped"),
  DicePhaseMade: scored("dice-log-made"),
  DicePhaseFailed: (event) => scored(event.points < 0 ? "dice-log-failed-cost" : "dice-log-failed")(event),
  DiceBonusWon: (event) => scored(event.bonus === "five" ? "dice-log-bonus-five" : "dice-log-bonus-finish")({ ...event, phase: 0 }),
  DiceFinished: ({ seat, chain }) => ({ key: chain.length > 0 ? "dice-log-finished" : "", seat }),
  DiceGameEnded: ({ places }, scene) =>
    places[0].length === 1 ? { key: "log-game-ended", seat: places[0][0] } : { key: "log-game-shared", args: { players: people(places[0], scene) } },
});
alsoTold(TELL);

/** The one sentence that says what is asked of the reader now. @param {DiceView} dice @param {Scene} scene @returns {Asking} */
export function asking(dice, scene) {
  const { stage, turn, seat, players, options, best } = dice;
  if (stage === "over") return { text: over(dice.places[0] ?? [], scene), mood: "" };
  if (stage === "order") return { text: say("dice-asked-order"), mood: "wait" };
  const phase = (players[turn]?.made.length ?? 0) + 1;
  if (turn !== seat) return { text: say("dice-asked-wait", { player: playerName(turn, scene.names), phase }), mood: "wait" };
  if (options.begin) return { text: say("dice-asked-begin", { phase }), mood: "must" };
  if (!options.keep) return { text: say("dice-asked-rolling"), mood: "wait" };
  return best ? { text: say("dice-asked-made", { phase }), mood: "may" } : { text: say("dice-asked-keep"), mood: "must" };
}

/** @param {readonly number[]} winners @param {Scene} scene */
function over(winners, scene) {
  const [first = 0] = winners;
  if (winners.length > 1) return say("asked-over-shared", { players: people(winners, scene) });
  return first === scene.me ? say("asked-over-you") : say("asked-over", { player: playerName(first, scene.names) });
}
