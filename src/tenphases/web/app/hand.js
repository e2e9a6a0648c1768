/**
 * The own hand as a row of places: twins told apart, order kept, sorting. Not here: what a card may do.
 *
 * The server names cards by face alone. On screen each card of the hand has a key of this page's making, so that of two
 * equal cards one can be taken hold of, moved and played while the other stays.
 */

/** @typedef {import("./protocol.js").Face} Face */
/** @typedef {{key: string, face: Face, fresh?: boolean}} Slot */
/** @typedef {"number" | "colour" | "free"} Sorting */

const COLOUR_ORDER = "RBYG";
let made = 0;

/** @param {Face} face @returns {number} 0 for a wild or a skip. */
export function numberOf(face) {
  return Number(face.slice(1)) || 0;
}

/** @param {Face} face @returns {string} Empty for a wild or a skip. */
export function colourOf(face) {
  return numberOf(face) ? face.charAt(0) : "";
}

/** Wilds, then skips, stand behind the numbers. @param {Face} face */
function rank(face) {
  return face === "W" ? 100 : face === "S" ? 200 : 0;
}

/** The order by number. @param {Face} a @param {Face} b */
export function byNumber(a, b) {
  return rank(a) - rank(b) || numberOf(a) - numberOf(b) || COLOUR_ORDER.indexOf(a[0] ?? "") - COLOUR_ORDER.indexOf(b[0] ?? "");
}

/** @param {Face} a @param {Face} b */
function byColour(a, b) {
  return rank(a) - rank(b) || COLOUR_ORDER.indexOf(a[0] ?? "") - COLOUR_ORDER.indexOf(b[0] ?? "") || numberOf(a) - numberOf(b);
}

/** Returns the slots in order; equal cards keep theirs. @param {readonly Slot[]} slots @param {Sorting} how */
export function sorted(slots, how) {
  if (how === "free") return [...slots];
  const compare = how === "number" ? byNumber : byColour;
  return [...slots].sort((a, b) => compare(a.face, b.face));
}

/** @param {readonly Slot[]} slots @returns {Face[]} */
export function facesOf(slots) {
  return slots.map((slot) => slot.face);
}

/**
 * Says whether two lists hold the same faces, each as often.
 * @param {readonly Face[]} a @param {readonly Face[]} b
 */
export function sameCards(a, b) {
  return a.length === b.length && [...a].sort().join() === [...b].sort().join();
}

/**
 * Carries keys over to the hand as it is now: cards that stayed keep theirs, new ones get a new one.
 * Of equal cards the spent ones go first, then the last.
 * @param {readonly Slot[]} old @param {readonly Face[]} faces In their order now.
 * @param {ReadonlySet<string>} spent The keys of cards just played.
 * @param {boolean} fresh Whether cards that are new here shall be marked as new.
 * @returns {Slot[]}
 */
export function carryOver(old, faces, spent, fresh) {
  const left = countOf(faces);
  const kept = new Set();
  for (const slot of [...old].sort((a, b) => Number(spent.has(a.key)) - Number(spent.has(b.key)))) {
    const more = left.get(slot.face) ?? 0;
    if (more > 0) kept.add(slot.key);
    left.set(slot.face, more - 1);
  }
  // In their old order, so that of two twins the first stays the first.
  const stayed = old.filter((slot) => kept.has(slot.key));
  return faces.map((face) => {
    const at = stayed.findIndex((slot) => slot.face === face);
    const [slot] = at < 0 ? [] : stayed.splice(at, 1);
    return slot ?? { key: `c${++made}`, face, fresh };
  });
}

/**
 * Puts slots into the order of an earlier list; those it lacks come last.
 * @param {readonly Slot[]} slots @param {readonly Slot[]} mine
 * @returns {Slot[]}
 */
export function inOrderOf(slots, mine) {
  const order = new Map(mine.map((slot, at) => [slot.key, at]));
  return [...slots].sort((a, b) => (order.get(a.key) ?? slots.length + mine.length) - (order.get(b.key) ?? slots.length + mine.length));
}

/** @param {readonly Face[]} faces @returns {Map<Face, number>} */
function countOf(faces) {
  /** @type {Map<Face, number>} */
  const count = new Map();
  for (const face of faces) count.set(face, (count.get(face) ?? 0) + 1);
  return count;
}

/**
 * Moves a card to another place.
 * @param {readonly Slot[]} slots @param {string} key @param {number} to
 * @returns {Slot[]}
 */
export function moved(slots, key, to) {
  const at = slots.findIndex((slot) => slot.key === key);
  const slot = slots[at];
  if (!slot) return [...slots];
  const rest = slots.filter((other) => other.key !== key);
  const place = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, place), slot, ...rest.slice(place)];
}

/**
 * Picks slots for faces, each serving once: those named by key first.
 * @param {readonly Slot[]} slots @param {readonly Face[]} faces
 * @returns {string[]} Keys; a face the hand lacks is left out.
 */
export function keysFor(slots, faces) {
  const free = [...slots];
  return faces.flatMap((face) => {
    const at = free.findIndex((slot) => slot.face === face);
    const [slot] = at < 0 ? [] : free.splice(at, 1);
    return slot ? [slot.key] : [];
  });
}
