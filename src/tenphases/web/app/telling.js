/**
 * What is said at a table while it plays: a line for each event, what is asked of the reader, spoken names of things.
 * The same as `i18n/table.py` and `i18n/spoken.py`, which explain each part.
 */
import { COLOUR_OF_LETTER, phaseNumber } from "./words.js";

/** @typedef {import("./words.js").Words} Words */
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

/** @param {Words} words @param {number} seat @param {Scene} scene @returns {string} */
const called = (words, seat, { me, names }) => (seat === me ? words.say("you") : words.player(seat, names));

/** @param {Words} words @param {readonly number[]} seats @param {Scene} scene @returns {string} */
const all = (words, seats, scene) =>
  words.listed(
    seats.map((seat) => called(words, seat, scene)),
    "and",
  );

/** @param {Words} words @param {Line} line @param {Scene} scene @returns {string} */
function said(words, { key, seat, args = {} }, { me, names }) {
  if (seat === undefined) return words.say(key, args);
  if (seat === me) return words.say(`${key}-you`, args);
  return words.say(key, { player: words.player(seat, names), ...args });
}

/**
 * The log's line for an event, null for one that needs none.
 * @param {Words} words @param {Seen} event @param {Scene} scene @returns {string | null}
 */
export function line(words, event, scene) {
  const tell = /** @type {Record<string, (words: Words, event: any, scene: Scene) => Line>} */ (TELL)[event.type];
  return tell ? said(words, tell(words, event, scene), scene) : null;
}

/** @param {string} key @returns {(words: Words, event: any) => Line} */
const plain = (key) => () => ({ key });
/** @param {string} key @returns {(words: Words, event: any) => Line} */
const acted = (key) => (_words, { seat }) => ({ key, seat });
/** @param {string} key @returns {(words: Words, event: any) => Line} */
const withCard = (key) => (_words, { seat, card }) => ({ key, seat, args: { face: card } });
/** @param {string} key @returns {(words: Words, event: any, scene: Scene) => Line} */
const withPhase = (key) => (_words, { seat, phase }, scene) => ({ key, seat, args: { phase: numberOf(scene, phase) } });

/** @param {Words} words @param {any} event @param {Scene} scene @returns {Line} */
function cardHit(words, { seat, card, number = 0, group }, { me, names, owners = [] }) {
  const args = { face: card, role: number };
  const owner = owners[group] ?? seat;
  if (owner === seat) return { key: "log-card-hit-own", seat, args };
  if (owner === me) return { key: "log-card-hit-on-you", args: { ...args, player: words.player(seat, names) } };
  return { key: "log-card-hit", seat, args: { ...args, owner: words.player(owner, names) } };
}

/** @param {Words} words @param {any} event @param {Scene} scene @returns {Line} */
function skipPlayed(words, { seat, target }, { me, names }) {
  if (target == null) return { key: "log-skip-discarded", seat };
  if (target === me) return { key: "log-skip-played-on-you", args: { player: words.player(seat, names) } };
  return { key: "log-skip-played", seat, args: { target: words.player(target, names) } };
}

/** @param {Words} words @param {any} event @param {Scene} scene @returns {Line} */
function roundScored(words, event, scene) {
  /** @type {number[]} */
  const each = event.points;
  const pairs = each.map((points, seat) => words.say("log-points", { player: called(words, seat, scene), points }));
  return { key: "log-round-scored", args: { points: words.listed(pairs) } };
}

/** How each event is told. */
const TELL = {
  GameStarted: plain("log-game-started"),
  /** @type {(words: Words, event: any) => Line} */
  RoundBegan: (_words, { dealer, number, tie_break }) =>
    tie_break ? { key: "log-tie-break-began", seat: dealer } : { key: "log-round-began", seat: dealer, args: { number } },
  Dealt: plain("log-dealt"),
  YouWereDealt: plain("log-dealt"),
  TheyWereDealt: plain("log-dealt"),
  /** @type {(words: Words, event: any) => Line} */
  TurnedUp: (_words, { card, buried = [] }) => ({ key: "log-turned-up", args: { face: card, buried: buried.length } }),
  FirstTurnSkipped: acted("log-first-turn-skipped"),
  PhaseChosen: withPhase("log-phase-chosen"),
  TurnLost: acted("log-turn-lost"),
  PileRanOut: plain("log-pile-ran-out"),
  /** @type {(words: Words, event: any) => Line} */
  PileRenewed: (_words, event) => ({ key: "log-pile-renewed", args: { count: event.draw_pile } }),
  /** @type {(words: Words, event: any) => Line} */
  Reshuffled: (_words, event) => ({ key: "log-pile-renewed", args: { count: event.draw_pile.length } }),
  DrewFromPile: withCard("log-drew-card"),
  YouDrew: withCard("log-drew-card"),
  /** @type {(words: Words, event: any, scene: Scene) => Line} */
  TheyDrew: (words, { seat }, scene) => ({ key: "log-drew", args: { player: called(words, seat, scene) } }),
  TookDiscard: withCard("log-took-discard"),
  NothingToDraw: acted("log-nothing-to-draw"),
  PhaseLaid: withPhase("log-phase-laid"),
  CardHit: cardHit,
  Discarded: withCard("log-discarded"),
  SkipPlayed: skipPlayed,
  WentOut: acted("log-went-out"),
  RoundBlocked: plain("log-round-blocked"),
  RoundScored: roundScored,
  /** @type {(words: Words, event: any, scene: Scene) => Line} */
  TieBreakCalled: (words, { seats }, scene) => ({
    key: "log-tie-break-called",
    args: { players: all(words, seats, scene) },
  }),
  /** @type {(words: Words, event: any, scene: Scene) => Line} */
  GameEnded: (words, { places }, scene) =>
    places[0].length === 1
      ? { key: "log-game-ended", seat: places[0][0] }
      : { key: "log-game-shared", args: { players: all(words, places[0], scene) } },
};

/**
 * What is asked of the reader now, or whom all wait for.
 * @param {Words} words @param {View} view @param {Scene} scene @returns {string}
 */
export function asked(words, view, scene) {
  const { stage, turn } = view;
  if (stage === "over") return over(words, view.places[0] ?? [], scene);
  if (stage === "reshuffle") return words.say("asked-wait-shuffle");
  if (stage === "deal" || turn < 0) return words.say("asked-wait-deal");
  if (turn !== scene.me) return waitedFor(words, view, scene);
  if (stage === "choose") return words.say("asked-choose");
  return stage === "draw" ? askedToDraw(words, view) : askedToPlay(words, view, scene);
}

/** @param {Words} words @param {readonly number[]} winners @param {Scene} scene @returns {string} */
function over(words, winners, scene) {
  if (winners.length > 1) return words.say("asked-over-shared", { players: all(words, winners, scene) });
  return said(words, { key: "asked-over", seat: winners[0] ?? 0 }, scene);
}

/** @param {Words} words @param {View} view @param {Scene} scene @returns {string} */
function waitedFor(words, view, { me, names }) {
  const player = words.player(view.turn, names);
  if (me != null && view.players[me]?.skip_waiting) return words.say("asked-wait-skipped", { player });
  return words.say(`asked-wait-${view.stage}`, { player });
}

/** @param {Words} words @param {View} view @returns {string} */
function askedToDraw(words, { options, discards }) {
  const { take = [], draw = false } = options;
  if (take.length === 0) return words.say(draw ? "asked-draw" : "asked-go-on");
  const key = draw ? "asked-draw-or-take" : "asked-take";
  if (take.length > 1) return words.say(`${key}-one`);
  return words.say(key, { face: discards[take[0] ?? 0]?.at(-1) ?? "?" });
}

/** @param {Words} words @param {View} view @param {Scene} scene @returns {string} */
function askedToPlay(words, { options, hand, players }, scene) {
  const phases = [...new Set((options.ways ?? []).map(({ phase }) => phase))];
  if (phases.length > 1) return words.say("asked-lay-any");
  if (phases.length === 1) return words.say("asked-lay", { phase: numberOf(scene, phases[0] ?? 0) });
  if (hand.length === 1) return words.say("asked-discard-last");
  const hitting = players[scene.me ?? 0]?.laid != null && options.fits?.length;
  return words.say(hitting ? "asked-hit" : "asked-discard");
}

/**
 * A player's name and everything all may know of that player now.
 * @param {Words} words @param {View} view @param {Scene} scene @param {number} seat @returns {string}
 */
export function spokenPlayer(words, view, scene, seat) {
  const state = spokenState(words, view, scene, seat);
  return words.say("spoken-player", { player: words.player(seat, scene.names), state });
}

/**
 * The same without the name.
 * @param {Words} words @param {View} view @param {Scene} scene @param {number} seat @returns {string}
 */
export function spokenState(words, view, scene, seat) {
  const player = view.players[seat];
  if (!player) return "";
  const parts = [
    spokenPhase(words, player, scene),
    words.say("cards", { count: player.cards }),
    words.say("points", { count: player.total }),
  ];
  if (!player.in_round) parts.push(words.say("spoken-sits-out"));
  if (player.skip_waiting) parts.push(words.say("spoken-skipped"));
  if (view.dealer === seat) parts.push(words.say("spoken-dealer"));
  if (view.turn === seat && view.stage !== "over") parts.push(words.say("spoken-turn"));
  return words.listed(parts);
}

/** @param {Words} words @param {PlayerView} player @param {Scene} scene @returns {string} */
function spokenPhase(words, { laid, phases }, scene) {
  if (laid != null) return words.say("spoken-phase-laid", { phase: numberOf(scene, laid) });
  if (phases.length === 0) return words.say("spoken-phases-done");
  if (phases.length > 1) return words.say("spoken-phases-open", { count: phases.length });
  return words.say("spoken-phase", { phase: numberOf(scene, phases[0] ?? 0) });
}

/** @param {Words} words @param {number} count @returns {string} */
export const spokenDrawPile = (words, count) => words.say("spoken-draw-pile", { count });

/** @param {Words} words @param {readonly string[]} pile Its top last. @returns {string} */
export function spokenDiscardPile(words, pile) {
  const face = pile.at(-1);
  return face ? words.say("spoken-discard-pile", { face }) : words.say("spoken-discard-pile-empty");
}

/** What a group on the table is, such as a set of 9s. @param {Words} words @param {Group} group @returns {string} */
export function spokenLaid(words, { kind, cards, number = 0, colour = "" }) {
  /** @type {Args} */
  const args = { number };
  if (colour) args.colour = COLOUR_OF_LETTER[colour] ?? "";
  if (kind.endsWith("run")) Object.assign(args, { low: number, high: number + cards.length - 1 });
  return words.say(`laid-${kind}`, args);
}

/**
 * Whose a group is, what it is, and its cards with what each wild stands for.
 * @param {Words} words @param {OwnedGroup} owned @param {Scene} scene @returns {string}
 */
export function spokenGroup(words, { owner, group }, { me, names }) {
  const cards = words.listed(group.cards.map((face, place) => words.card(face, roleOf(group, place))));
  const name = spokenLaid(words, group);
  if (owner === me) return words.say("spoken-group-you", { name, cards });
  return words.say("spoken-group", { player: words.player(owner, names), name, cards });
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
