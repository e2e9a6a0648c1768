/**
 * Dragging a card with finger, pen or mouse. Not here: what a drop means, and the keyboard's ways, which are the page's.
 *
 * It listens on `window`, because moving the dragged element in the document would drop a pointer capture; it measures
 * the slots once at the start, because boxes in mid-animation lie; and it shows a copy of the card, so the page may
 * redraw as it likes meanwhile.
 */

/** So many pixels a press may wander and still be a tap. */
const TAP = { mouse: 4, pen: 6, touch: 8 };
/** A new target must be nearer than the present one by this much, or a shaky finger makes them flicker. */
const HYSTERESIS = 14;
/** How far outside a target its pull is still felt. */
const REACH = 28;

/** @typedef {{ element: Element, left: number, top: number, right: number, bottom: number }} Slot */
/**
 * @typedef {object} DragPlan
 * @property {string} item A selector for what can be picked up.
 * @property {(item: HTMLElement) => Iterable<Element>} targets Where it may be put; asked once, as the drag starts.
 * @property {(item: HTMLElement) => boolean | void} [onStart] Return false to refuse.
 * @property {(item: HTMLElement, target: Element | null) => void} [onMove] Only when the target changes.
 * @property {(item: HTMLElement, target: Element | null) => void} onDrop `null`: let go over nothing.
 * @property {(item: HTMLElement) => void} [onCancel]
 */

/**
 * How far a point is from a slot; 0 inside.
 * @param {Slot} slot @param {number} x @param {number} y
 * @returns {number}
 */
export function distance(slot, x, y) {
  const dx = Math.max(slot.left - x, 0, x - slot.right);
  const dy = Math.max(slot.top - y, 0, y - slot.bottom);
  return Math.hypot(dx, dy);
}

/**
 * The slot a point belongs to, slow to leave the present one.
 * @param {ReadonlyArray<Slot>} slots @param {number} x @param {number} y @param {Slot | null} present
 * @returns {Slot | null}
 */
export function pickSlot(slots, x, y, present) {
  /** @type {Slot | null} */
  let best = null;
  let least = REACH;
  let inner = Infinity;
  for (const slot of slots) {
    const far = distance(slot, x, y);
    const middle = Math.hypot((slot.left + slot.right) / 2 - x, (slot.top + slot.bottom) / 2 - y);
    // Where slots overlap (cards in a fan) the nearer middle wins.
    if (far < least || (far === least && middle < inner)) [best, least, inner] = [slot, far, middle];
  }
  if (!present || best === present) return best;
  const stay = distance(present, x, y);
  if (!best) return stay <= REACH + HYSTERESIS ? present : null;
  if (stay > 0) return stay < least + HYSTERESIS && least > 0 ? present : best;
  const centre = Math.hypot((present.left + present.right) / 2 - x, (present.top + present.bottom) / 2 - y);
  return centre < inner + HYSTERESIS ? present : best;
}

/**
 * @param {Element} element
 * @returns {Slot}
 */
function slotOf(element) {
  const flips = element.getAnimations().filter((one) => one.id === "flip");
  for (const one of flips) one.finish();
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { element, left, top, right, bottom };
}

/** One press that may become a drag. */
class Press {
  /** @type {HTMLElement | null} */
  ghost = null;
  /** @type {Slot[]} */
  slots = [];
  /** @type {Slot | null} */
  over = null;

  /** @param {PointerEvent} event @param {HTMLElement} item */
  constructor(event, item) {
    this.item = item;
    this.id = event.pointerId;
    this.x = event.clientX;
    this.y = event.clientY;
    this.slack = TAP[/** @type {"mouse" | "pen" | "touch"} */ (event.pointerType)] ?? TAP.touch;
    this.box = item.getBoundingClientRect();
    /** A sheet scrolls in itself. */
    this.body = item.closest(".sheet-body");
    this.scrolled = this.position();
  }

  position() {
    return { x: scrollX + (this.body?.scrollLeft ?? 0), y: scrollY + (this.body?.scrollTop ?? 0) };
  }

  /** Shows a copy that follows the pointer. */
  lift() {
    const ghost = /** @type {HTMLElement} */ (this.item.cloneNode(true));
    ghost.removeAttribute("id");
    ghost.removeAttribute("data-key");
    ghost.setAttribute("aria-hidden", "true");
    ghost.setAttribute("inert", "");
    ghost.classList.add("drag-image");
    ghost.classList.remove("is-ghost");
    ghost.style.width = `${this.box.width}px`;
    ghost.style.setProperty("--card-w", `${this.box.width}px`);
    // An open dialog covers everything that is not in it.
    (this.item.closest("dialog") ?? document.body).append(ghost);
    this.ghost = ghost;
  }

  /** @param {number} x @param {number} y */
  follow(x, y) {
    if (!this.ghost) return;
    const left = this.box.left + x - this.x;
    const top = this.box.top + y - this.y;
    this.ghost.style.transform = `translate(${left}px, ${top}px) scale(1.06)`;
  }

  /** @param {number} x @param {number} y @returns {boolean} Whether the target is another one now. */
  seek(x, y) {
    // What scrolled under the finger since the slots were measured.
    const now = this.position();
    const dx = now.x - this.scrolled.x;
    const dy = now.y - this.scrolled.y;
    const next = pickSlot(this.slots, x + dx, y + dy, this.over);
    const changed = next !== this.over;
    this.over = next;
    return changed;
  }

  end() {
    this.ghost?.remove();
    this.ghost = null;
  }
}

/** The drags of one region. */
class Drags {
  /** @type {Press | null} */
  #press = null;
  #over = new AbortController();

  /** @param {HTMLElement} root @param {DragPlan} plan */
  constructor(root, plan) {
    this.root = root;
    this.plan = plan;
    const { signal } = this.#over;
    root.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    // The browser's own picture drag would end ours.
    root.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    addEventListener("pointermove", (event) => this.#move(event), { signal });
    addEventListener("pointerup", (event) => this.#up(event), { signal });
    addEventListener("pointercancel", (event) => event.pointerId === this.#press?.id && this.cancel(), { signal });
    addEventListener("blur", () => this.cancel(), { signal });
    addEventListener("keydown", (event) => this.#key(event), { signal, capture: true });
    // A finger that drags must not scroll; `touch-action: none` on the item sees to it where that is understood.
    addEventListener("touchmove", (event) => this.dragging && event.cancelable && event.preventDefault(), {
      signal,
      passive: false,
    });
  }

  /** Whether something is being dragged now. */
  get dragging() {
    return this.#press?.ghost != null;
  }

  /** Ends the drag under way, if any, as if it had not been. */
  cancel() {
    const item = this.dragging ? this.#press?.item : undefined;
    this.#release();
    if (item) this.plan.onCancel?.(item);
  }

  /** Cancels, and listens no more. */
  stop() {
    this.cancel();
    this.#over.abort();
  }

  #release() {
    this.#press?.end();
    this.#press = null;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (this.#press) {
      this.cancel();
      return;
    }
    if (event.button !== 0 || !event.isPrimary) return;
    const found = event.target instanceof Element ? event.target.closest(this.plan.item) : null;
    if (found instanceof HTMLElement && this.root.contains(found)) this.#press = new Press(event, found);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const press = this.#press;
    if (!press || event.pointerId !== press.id) return;
    const { clientX: x, clientY: y } = event;
    if (!press.ghost && !this.#begin(press, x, y)) return;
    event.preventDefault();
    press.follow(x, y);
    if (press.seek(x, y)) this.plan.onMove?.(press.item, press.over?.element ?? null);
  }

  /** @param {Press} press @param {number} x @param {number} y @returns {boolean} Whether the press is a drag now. */
  #begin(press, x, y) {
    if (Math.hypot(x - press.x, y - press.y) < press.slack) return false;
    if (this.plan.onStart?.(press.item) === false) {
      this.#release();
      return false;
    }
    press.lift();
    press.slots = [...this.plan.targets(press.item)].map(slotOf);
    return true;
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const press = this.#press;
    if (!press || event.pointerId !== press.id) return;
    const dragged = press.ghost != null;
    this.#release();
    if (!dragged) return;
    swallowClick();
    this.plan.onDrop(press.item, press.over?.element ?? null);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key !== "Escape" || !this.dragging) return;
    event.preventDefault();
    event.stopPropagation();
    this.cancel();
  }
}

/**
 * Lets the items in `root` be dragged until `stop` is called.
 * @param {HTMLElement} root
 * @param {DragPlan} plan
 * @returns {{ stop: () => void, cancel: () => void, readonly dragging: boolean }}
 */
export function watchDrag(root, plan) {
  return new Drags(root, plan);
}

/** The click that follows a drag is not a tap on the card. */
function swallowClick() {
  const stop = new AbortController();
  /** @param {Event} event */
  const swallow = (event) => {
    event.preventDefault();
    event.stopPropagation();
    stop.abort();
  };
  addEventListener("click", swallow, { capture: true, signal: stop.signal });
  setTimeout(() => stop.abort(), 60);
}
