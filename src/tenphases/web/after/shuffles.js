/**
 * The proofs of a game's shuffles: that each order fits its seal, and that the cards were dealt in that very order.
 * Not here: showing it.
 */
import { check } from "../app/proof.js";
import { recall } from "../app/prefs.js";
import { whole } from "../app/ruleset.js";
import { eventsOf, patched } from "./film.js";

/** @typedef {import("../app/protocol.js").Shuffle} Shuffle */
/** @typedef {import("./film.js").Film} Film */
/** @typedef {import("./wire.js").OpenView} OpenView */
/**
 * @typedef {object} Proved One shuffle.
 * @property {Shuffle} shuffle @property {boolean} fits The order fits its seal. @property {boolean} seen This device was shown the seal beforehand.
 * @property {boolean} dealt The cards then lay in that order.
 */

/** @param {readonly string[]} cards */
const counted = (cards) => [...cards].sort().join(" ");

/**
 * Whether a deal followed from an order: one card at a time, from the first player round the table.
 * @param {readonly string[]} order @param {OpenView} open As it was then. @param {{first: number, players: readonly number[]}} began
 */
export function dealtFrom(order, { view, hands, draw_pile }, { first, players }) {
  // Twist cards were shuffled among the others; they go into their holder.
  const cards = order.filter((card) => !card.startsWith("T"));
  const count = hands.length;
  const inTurn = Array.from({ length: count }, (_, at) => (first + at) % count).filter((seat) => players.includes(seat));
  const dealt = inTurn.length * whole(view.ruleset).hand_size;
  const right = inTurn.every((seat, place) => {
    const own = cards.slice(0, dealt).filter((_, at) => at % inTurn.length === place);
    return own.join(" ") === (hands[seat] ?? []).join(" ");
  });
  return right && counted(cards.slice(dealt)) === counted([...draw_pile, ...view.discards.flat(), ...view.aside]);
}

/**
 * For each shuffle whether the cards lay as it says.
 * @param {Film} film @returns {boolean[]}
 */
export function followed(film) {
  const { start, steps, shuffles } = film.replay;
  /** @type {boolean[]} */
  const found = [];
  let open = structuredClone(start);
  for (const step of steps) {
    open = patched(open, structuredClone(step.patches ?? []));
    const began = eventsOf(step).find((event) => event.type === "RoundBegan");
    const renewed = eventsOf(step).some((event) => event.type === "PileRenewed");
    const order = shuffles[found.length]?.order ?? [];
    if (began) found.push(dealtFrom(order, open, began));
    else if (renewed) found.push(renewedFrom(order, open, eventsOf(step)));
  }
  return found;
}

/**
 * The same for discards that became a draw pile, from which a card is drawn in the same step.
 * @param {readonly string[]} order @param {OpenView} open @param {readonly import("../app/protocol.js").Seen[]} events
 */
function renewedFrom(order, { draw_pile, hands }, events) {
  const drew = events.find((event) => event.type === "YouDrew" || event.type === "TheyDrew");
  const [first = "", ...rest] = order;
  const drawn = drew && "seat" in drew ? (hands[drew.seat] ?? []).includes(first) : false;
  return [...draw_pile].reverse().join(" ") === (drew ? rest : order).join(" ") && (!drew || drawn);
}

/** @param {Film} film @returns {Promise<Proved[]>} */
export async function proved(film) {
  const { table, shuffles } = film.replay;
  const seals = recall(`sealed.${table}`, /** @type {string[]} */ ([]));
  const order = followed(film);
  return Promise.all(
    shuffles.map(async (shuffle, at) => {
      const verdict = await check(shuffle, seals);
      return { shuffle, fits: verdict !== "false", seen: verdict === "true", dealt: order[at] ?? false };
    }),
  );
}
