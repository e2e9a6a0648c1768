/**
 * Cards that travel: where each keyed element was is recorded, the page changes, and each moves from there to where it
 * now is. Not here: what changes, or when. Uses the Web Animations API; never changes layout.
 */

/** How long a card travels, in milliseconds, by how far it goes. */
const SHORTEST = 160;
const LONGEST = 260;
/** A deal of eleven cards must not take longer than one card's journey again. */
const MOST_DELAY = 180;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */
/**
 * @typedef {object} Journey
 * @property {(key: string) => Element | Box | null | undefined} [from] Where an element that is new starts its journey.
 * @property {number} [stagger] Milliseconds between one new element and the next, as in dealing.
 */

/**
 * Whether the reader asked for less motion.
 * @returns {boolean}
 */
export function calm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * How long the journey from one box to another lasts.
 * @param {Box} from @param {Box} to
 * @returns {number} Milliseconds, 160–260.
 */
export function journeyTime(from, to) {
  const far = Math.hypot(to.left - from.left, to.top - from.top);
  return Math.round(Math.min(LONGEST, SHORTEST + far * 0.2));
}

/** Records where keyed elements are and plays their journeys after a change. */
export class Flip {
  /** @type {Map<string, Box>} */
  #was = new Map();
  #recorded = false;

  /**
   * @param {ParentNode} root Where to look.
   * @param {string} [selector] What travels; each needs a `data-key` of its own that stays the same wherever it goes.
   */
  constructor(root, selector = "[data-key]") {
    this.root = root;
    this.selector = selector;
  }

  /** @returns {HTMLElement[]} Those that are shown; a key drawn twice counts where it can be seen. */
  #shown() {
    return /** @type {HTMLElement[]} */ ([...this.root.querySelectorAll(this.selector)]).filter(
      (element) => element.dataset["key"] && element.getClientRects().length > 0,
    );
  }

  /** Remembers where everything is on the screen at this moment, in mid-journey or not. */
  record() {
    this.#was.clear();
    for (const element of this.#shown()) {
      const { left, top, width, height } = element.getBoundingClientRect();
      this.#was.set(element.dataset["key"] ?? "", { left, top, width, height });
    }
    this.#recorded = true;
  }

  /**
   * Moves everything from where it was recorded to where it now is. Does nothing if nothing was recorded.
   * @param {Journey} [journey]
   * @returns {Promise<void>} When all have arrived or were overtaken by a later journey.
   */
  async play({ from, stagger = 18 } = {}) {
    if (!this.#recorded) return;
    this.#recorded = false;
    const gentle = calm();
    // Boxes are read with no journey under way, which would make them lie, and all before any starts, so that the page
    // is laid out once.
    const plans = this.#shown().map((element) => {
      for (const animation of element.getAnimations()) if (animation.id === "flip") animation.cancel();
      const key = element.dataset["key"] ?? "";
      const was = this.#was.get(key);
      return { element, was: was ?? boxOf(from?.(key)), fresh: !was };
    });
    const boxes = plans.map(({ element }) => element.getBoundingClientRect());
    let order = 0;
    const arrivals = plans.flatMap(({ element, was, fresh }, i) => {
      const now = boxes[i];
      if (!was || !now) return [];
      const delay = fresh ? Math.min(MOST_DELAY, stagger * order++) : 0;
      const animation = gentle ? fade(element, was, now) : travel(element, was, now, delay);
      return animation ? [animation.finished.then(nothing, nothing)] : [];
    });
    await Promise.all(arrivals);
  }
}

function nothing() {
  // A journey that a later one cut short is no error.
}

/**
 * @param {Element | Box | null | undefined} place
 * @returns {Box | undefined}
 */
function boxOf(place) {
  if (!place) return undefined;
  return place instanceof Element ? place.getBoundingClientRect() : place;
}

/**
 * @param {Box} a @param {Box} b
 * @returns {boolean} Whether the two are the same to the eye.
 */
function same(a, b) {
  return Math.abs(a.left - b.left) < 1 && Math.abs(a.top - b.top) < 1 && Math.abs(a.width - b.width) < 1;
}

/**
 * @param {HTMLElement} element @param {Box} from @param {Box} to @param {number} delay
 * @returns {Animation | null}
 */
function travel(element, from, to, delay) {
  if (same(from, to) || to.width === 0) return null;
  const at = getComputedStyle(element).transform;
  const rest = at === "none" ? "" : at;
  const scale = from.width / to.width;
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale.toFixed(4)})`;
  const animation = element.animate(
    [
      { transform: `${start} ${rest}`, transformOrigin: "0 0", zIndex: 30 },
      { transform: rest || "none", transformOrigin: "0 0", zIndex: 30 },
    ],
    { duration: journeyTime(from, to), delay, easing: EASE, fill: "backwards" },
  );
  animation.id = "flip";
  return animation;
}

/**
 * @param {HTMLElement} element @param {Box} from @param {Box} to
 * @returns {Animation | null}
 */
function fade(element, from, to) {
  if (same(from, to)) return null;
  const animation = element.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: SHORTEST, easing: "ease-out" });
  animation.id = "flip";
  return animation;
}
