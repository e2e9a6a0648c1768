/** Which sounds go with an update. Not here: how they are made. */

/** @typedef {import("../sound/sound.js").SoundName} SoundName */

/** @type {Readonly<Record<string, SoundName>>} */
const SOUND = Object.freeze({
  YouWereDealt: "shuffle",
  TheyWereDealt: "shuffle",
  PileRenewed: "shuffle",
  YouDrew: "card",
  TheyDrew: "card",
  TookDiscard: "card",
  CardHit: "card",
  Discarded: "card",
  SkipPlayed: "card",
  PhaseLaid: "lay",
  DiceOrderRolled: "shuffle",
  DiceRolled: "shuffle",
  DicePhaseMade: "lay",
});

/** @param {import("./protocol.js").Update} update @returns {SoundName[]} */
export function soundsOf(update) {
  const { seat, turn, places } = update.view;
  const heard = new Set(update.events.flatMap((event) => SOUND[event.type] ?? []));
  if (update.events.some((event) => event.type === "GameEnded" || event.type === "DiceGameEnded") && seat !== null && places[0]?.includes(seat)) heard.add("win");
  if (update.events.some((event) => event.type === "TurnBegan" || event.type === "DiceTurnBegan") && seat !== null && turn === seat) heard.add("turn");
  return [...heard];
}
