/**
 * What is said at a table while it plays: a line for each event, what is asked of the reader, spoken names of things.
 * The lines are those of `i18n/table.py`.
 */
import { cardName, COLOUR_OF_LETTER, listed, phaseNumber, playerName } from "./naming.js";
import { spacesOf } from "./spaces.js";
import { say } from "./words.js";

/** @typedef {import("./words.js").Args} Args */
/** @typedef {import("./protocol.js").Seen} Seen */
/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").Group} Group */
/** @typedef {import("./protocol.js").OwnedGroup} OwnedGroup */
/** @typedef {import("./protocol.js").PlayerView} PlayerView */
/**
 * @typedef {object} Scene Of whom and to whom is spoken.
 * @property {readonly string[]} names By seat.
 * @property {number | null} [me] The reader's seat.
 * @property {readonly string[]} [phases] The phases' texts.
 * @property {readonly number[]} [owners] The owners of the groups on the table.
 */
/** @typedef {{key: string, seat?: number, args?: Args}} Line A sentence to be said; `seat` acts. */

/** @param {Scene} scene @param {number} place @returns {number} */
const numberOf = ({ phases = [] }, place) => phaseNumber(phases[place] ?? "", place);

/** @param {number} seat @param {Scene} scene @returns {string} */
const called = (seat, { me, names }) => (seat === me ? say("you") : playerName(seat, names));

/** @param {readonly number[]} seats @param {Scene} scene @returns {string} */
const all = (seats, scene) =>
  listed(
    seats.map((seat) => called(seat, scene)),
    "and",
  );

/** @param {Line} line @param {Scene} scene @returns {string} */
function said({ key, seat, args = {} }, { me, names }) {
  if (seat === undefined) return say(key, args);
  if (seat === me) return say(`${key}-you`, args);
  return say(key, { player: playerName(seat, names), ...args });
}

/** Lines of another game, told in words that come with its table. @type {Record<string, (event: any, scene: Scene) => Line>} */
const ALSO = {};

/** @param {Readonly<Record<string, (event: any, scene: Scene) => Line>>} lines */
export function alsoTold(lines) {
  Object.assign(ALSO, lines);
}

/**
 * The log's line for an event, null for one that needs none.
 * @param {Seen} event @param {Scene} scene @returns {string | null}
 */
export function line(event, scene) {
  const tell = /** @type {Record<string, (event: any, scene: Scene) => Line>} */ (TELL)[event.type] ?? ALSO[event.type];
  const told = tell?.(event, scene);
  return told?.key ? said(told, scene) : null;
}

/** @param {string} key @returns {(event: any) => Line} */
const plain = (key) => () => ({ key });
/** @param {string} key @returns {(event: any) => Line} */
const acted = (key) => ({ seat }) => ({ key, seat });
/** @param {string} key @returns {(event: any) => Line} */
const withCard = (key) => ({ seat, card }) => ({ key, seat, args: { face: card } });
/** @param {string} key @returns {(event: any, scene: Scene) => Line} */
const withPhase = (key) => ({ seat, phase }, scene) => ({ key, seat, args: { phase: numberOf(scene, phase) } });

/** @param {any} event @param {Scene} scene @returns {Line} */
function cardHit({ seat, card, number = 0, group }, { me, names, owners = [] }) {
  const args = { face: card, role: number };
  const owner = owners[group] ?? seat;
  if (owner === seat) return { key: "log-card-hit-own", seat, args };
  if (owner === me) return { key: "log-card-hit-on-you", args: { ...args, player: playerName(seat, names) } };
  return { key: "log-card-hit", seat, args: { ...args, owner: playerName(owner, names) } };
}

/** @param {any} event @param {Scene} scene @returns {Line} */
function skipPlayed({ seat, target }, { me, names }) {
  if (target == null) return { key: "log-skip-discarded", seat };
  if (target === me) return { key: "log-skip-played-on-you", args: { player: playerName(seat, names) } };
  return { key: "log-skip-played", seat, args: { target: playerName(target, names) } };
}

/** @param {any} event @param {Scene} scene @returns {Line} */
function roundScored(event, scene) {
  /** @type {number[]} */
  const each = event.points;
  const pairs = each.map((points, seat) => say("log-points", { player: called(seat, scene), points }));
  return { key: "log-round-scored", args: { points: listed(pairs) } };
}

/** Points, or on a board where the pawns stand now. @param {any} event @param {Scene} scene @returns {Line} */
function roundTold(event, scene) {
  /** @type {number[]} */
  const pawns = event.pawns ?? [];
  if (!pawns.length || event.totals.some(Boolean)) return roundScored(event, scene);
  const each = pawns.map((space, seat) => say("log-pawn", { player: called(seat, scene), space: space + 1 }));
  return { key: "log-pawns", args: { spaces: listed(each) } };
}

/** How each event is told. */
const TELL = {
  GameStarted: plain("log-game-started"),
  /** @type {(event: any) => Line} */
  RoundBegan: ({ dealer, number, tie_break }) =>
    tie_break ? { key: "log-tie-break-began", seat: dealer } : { key: "log-round-began", seat: dealer, args: { number } },
  Dealt: plain("log-dealt"),
  YouWereDealt: plain("log-dealt"),
  TheyWereDealt: plain("log-dealt"),
  /** @type {(event: any) => Line} */
  TurnedUp: ({ card, buried = [] }) => ({ key: "log-turned-up", args: { face: card, buried: buried.length } }),
  FirstTurnSkipped: acted("log-first-turn-skipped"),
  PhaseChosen: withPhase("log-phase-chosen"),
  TwistDrawn: withPhase("log-twist-drawn"),
  TurnLost: acted("log-turn-lost"),
  PileRanOut: plain("log-pile-ran-out"),
  /** @type {(event: any) => Line} */
  PileRenewed: (event) => ({ key: "log-pile-renewed", args: { count: event.draw_pile } }),
  /** @type {(event: any) => Line} */
  Reshuffled: (event) => ({ key: "log-pile-renewed", args: { count: event.draw_pile.length } }),
  DrewFromPile: withCard("log-drew-card"),
  YouDrew: withCard("log-drew-card"),
  TheyDrew: acted("log-drew"),
  TookDiscard: withCard("log-took-discard"),
  DrewSaved: withCard("log-drew-saved-card"),
  YouDrewSaved: withCard("log-drew-saved-card"),
  TheyDrewSaved: acted("log-drew-saved"),
  Saved: withCard("log-saved-card"),
  YouSaved: withCard("log-saved-card"),
  TheySaved: acted("log-saved"),
  NothingToDraw: acted("log-nothing-to-draw"),
  PhaseLaid: withPhase("log-phase-laid"),
  CardHit: cardHit,
  Discarded: withCard("log-discarded"),
  SkipPlayed: skipPlayed,
  WentOut: acted("log-went-out"),
  RoundBlocked: plain("log-round-blocked"),
  RoundScored: roundTold,
  /** @type {(event: any, scene: Scene) => Line} */
  TieBreakCalled: ({ seats }, scene) => ({
    key: "log-tie-break-called",
    args: { players: all(seats, scene) },
  }),
  /** @type {(event: any, scene: Scene) => Line} */
  GameEnded: ({ places }, scene) =>
    places[0].length === 1
      ? { key: "log-game-ended", seat: places[0][0] }
      : { key: "log-game-shared", args: { players: all(places[0], scene) } },
};

/**
 * What is asked of the reader now, or whom all wait for.
 * @param {View} view @param {Scene} scene @returns {string}
 */
export function asked(view, scene) {
  const { stage, turn } = view;
  if (stage === "over") return over(view.places[0] ?? [], scene);
  if (stage === "reshuffle") return say("asked-wait-shuffle");
  if (stage === "deal" || turn < 0) return say("asked-wait-deal");
  if (turn !== scene.me) return waitedFor(view, scene);
  if (stage === "choose") return say(view.options.twist ? "asked-choose-space" : "asked-choose");
  return stage === "draw" ? askedToDraw(view) : askedToPlay(view, scene);
}

/** @param {readonly number[]} winners @param {Scene} scene @returns {string} */
function over(winners, scene) {
  if (winners.length > 1) return say("asked-over-shared", { players: all(winners, scene) });
  return said({ key: "asked-over", seat: winners[0] ?? 0 }, scene);
}

/** @param {View} view @param {Scene} scene @returns {string} */
function waitedFor(view, { me, names }) {
  const player = playerName(view.turn, names);
  if (me != null && view.players[me]?.skip_waiting) return say("asked-wait-skipped", { player });
  return say(`asked-wait-${view.stage}`, { player });
}

/** @param {View} view @returns {string} */
function askedToDraw({ options, discards }) {
  const { take = [], draw = false, saved = [] } = options;
  if (saved.length > 0) return say(draw || take.length > 0 ? "asked-draw-any" : "asked-take-saved");
  if (take.length === 0) return say(draw ? "asked-draw" : "asked-go-on");
  const key = draw ? "asked-draw-or-take" : "asked-take";
  if (take.length > 1) return say(`${key}-one`);
  return say(key, { face: discards[take[0] ?? 0]?.at(-1) ?? "?" });
}

/** @param {View} view @param {Scene} scene @returns {string} */
function askedToPlay({ options, hand, players, emptied }, scene) {
  const phases = [...new Set((options.ways ?? []).map(({ phase }) => phase))];
  if (phases.length > 1) return say("asked-lay-any");
  if (phases.length === 1) return say("asked-lay", { phase: numberOf(scene, phases[0] ?? 0) });
  if (hand.length === 1) return say("asked-discard-last");
  const hitting = players[scene.me ?? 0]?.laid != null && options.fits?.length;
  if (hitting) return say("asked-hit");
  if (emptied != null) return say("asked-discard-onto", { pile: emptied + 1 });
  return say(options.save?.length ? "asked-discard-or-save" : "asked-discard");
}

/**
 * A player's name and everything all may know of that player now.
 * @param {View} view @param {Scene} scene @param {number} seat @returns {string}
 */
export function spokenPlayer(view, scene, seat) {
  const state = spokenState(view, scene, seat);
  return say("spoken-player", { player: playerName(seat, scene.names), state });
}

/**
 * The same without the name.
 * @param {View} view @param {Scene} scene @param {number} seat @returns {string}
 */
export function spokenState(view, scene, seat) {
  const player = view.players[seat];
  if (!player) return "";
  const spaces = spacesOf(view.ruleset).length;
  const parts = [
    spokenPhase(player, scene),
    ...(player.cards === null ? [] : [say("cards", { count: player.cards })]),
    ...(spaces > 0 ? [say("spoken-space", { space: (player.pawn ?? 0) + 1, count: spaces })] : [say("points", { count: player.total })]),
  ];
  const saved = (player.saved ?? 0) + (player.saved_now ?? 0);
  if (saved > 0) parts.push(say("spoken-saved", { count: saved }));
  if (!player.in_round) parts.push(say("spoken-sits-out"));
  if (player.skip_waiting) parts.push(say("spoken-skipped"));
  if (view.dealer === seat) parts.push(say("spoken-dealer"));
  if (view.turn === seat && view.stage !== "over") parts.push(say("spoken-turn"));
  return listed(parts);
}

/** @param {PlayerView} player @param {Scene} scene @returns {string} */
function spokenPhase({ laid, phases }, scene) {
  if (laid != null) return say("spoken-phase-laid", { phase: numberOf(scene, laid) });
  if (phases.length === 0) return say("spoken-phases-done");
  if (phases.length > 1) return say("spoken-phases-open", { count: phases.length });
  return say("spoken-phase", { phase: numberOf(scene, phases[0] ?? 0) });
}

/** @param {number} count @returns {string} */
export const spokenDrawPile = (count) => say("spoken-draw-pile", { count });

/** @param {number} count @returns {string} */
export const spokenSavePile = (count) => say("spoken-save-pile", { count });

/** Where the pawns of a board stand. @param {View} view @param {Scene} scene @returns {string} */
export function spokenTrack({ players }, scene) {
  const each = players.map((player, seat) => say("spoken-pawn", { player: called(seat, scene), space: (player.pawn ?? 0) + 1 }));
  return say("spoken-track", { pawns: listed(each) });
}

/** @param {readonly string[]} pile Its top last. @returns {string} */
export function spokenDiscardPile(pile) {
  const face = pile.at(-1);
  return face ? say("spoken-discard-pile", { face }) : say("spoken-discard-pile-empty");
}

/** What a group on the table is, such as a set of 9s. @param {Group} group @returns {string} */
export function spokenLaid({ kind, cards, number = 0, colour = "" }) {
  /** @type {Args} */
  const args = { number };
  if (colour) args.colour = COLOUR_OF_LETTER[colour] ?? "";
  if (kind.endsWith("run")) Object.assign(args, { low: number, high: number + cards.length - 1 });
  return say(`laid-${kind}`, args);
}

/**
 * Whose a group is, what it is, and its cards with what each wild stands for.
 * @param {OwnedGroup} owned @param {Scene} scene @returns {string}
 */
export function spokenGroup({ owner, group }, { me, names }) {
  const cards = listed(group.cards.map((face, place) => cardName(face, roleOf(group, place))));
  const name = spokenLaid(group);
  if (owner === me) return say("spoken-group-you", { name, cards });
  return say("spoken-group", { player: playerName(owner, names), name, cards });
}

/**
 * What the card at that place of a group stands for: a number, a colour's letter, or 0.
 * @param {Group} group @param {number} place @returns {number | string}
 */
export function roleOf({ kind, cards, number = 0, colour = "" }, place) {
  if (cards[place] !== "W") return 0;
  if (kind.endsWith("run")) return number + place;
  return kind.startsWith("colour") ? colour : number;
}
