/** Where the coach's bubble stands: beside its thing, on the screen, and never on it. */

const GAP = 14;
const EDGE = 6;
const RING = 4;
const TAIL = 22;

/**
 * The first of some things that can be seen.
 * @param {readonly string[]} spots @returns {HTMLElement | null}
 */
export function seen(spots) {
  for (const spot of spots) {
    for (const found of document.querySelectorAll(spot)) {
      if (found instanceof HTMLElement && found.getClientRects().length > 0) return found;
    }
  }
  return null;
}

/** @param {number} value @param {number} least @param {number} most */
const within = (value, least, most) => Math.max(least, Math.min(value, most));

/** @param {HTMLElement} bubble @param {DOMRect} at */
function beside(bubble, at) {
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const left = within(at.left + at.width / 2 - width / 2, EDGE, innerWidth - width - EDGE);
  const above = at.top - height - GAP;
  const below = at.bottom + GAP;
  const fits = above >= EDGE ? above : below + height <= innerHeight - EDGE ? below : null;
  // What fills the screen is pointed into.
  const top = fits ?? within(at.top + at.height / 2 - height / 2, EDGE, innerHeight - height - EDGE);
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
  bubble.dataset["side"] = fits === null ? "in" : fits === above ? "above" : "below";
  bubble.style.setProperty("--tail", `${within(at.left + at.width / 2 - left, TAIL, width - TAIL)}px`);
}

/** @param {HTMLElement} ring @param {DOMRect} at */
function around(ring, at) {
  ring.style.left = `${at.left - RING}px`;
  ring.style.top = `${at.top - RING}px`;
  ring.style.width = `${at.width + 2 * RING}px`;
  ring.style.height = `${at.height + 2 * RING}px`;
}

/**
 * Puts the bubble beside a thing and the ring around it.
 * @param {Element | null} bubble @param {Element | null} ring @param {HTMLElement | null} spot
 */
export function placed(bubble, ring, spot) {
  if (!(bubble instanceof HTMLElement) || !(ring instanceof HTMLElement)) return;
  const at = (spot ?? document.documentElement).getBoundingClientRect();
  ring.hidden = spot === null;
  if (spot) around(ring, at);
  beside(bubble, at);
}
