/**
 * Cards on their way through a change of the table, and where they come from when an update is shown: from a pile, a hand,
 * a player. Not here: the travelling itself, which is motion.js.
 */
import { card, cardBack } from "../cards/card.js";
import { Flip, journeyTime } from "../style/motion.js";
import { render } from "../vendor/lit.js";
import { groupKey } from "./felt.js";
import { calm } from "./settings.js";

/** @typedef {import("./protocol.js").Seen} Seen */
/** @typedef {import("./protocol.js").Update} Update */
/** @typedef {import("../style/motion.js").Box} Box */

/** @param {ParentNode} root @param {string} selector @returns {HTMLElement | null} The one of them that can be seen. */
function shown(root, selector) {
  const all = /** @type {HTMLElement[]} */ ([...root.querySelectorAll(selector)]);
  return all.find((element) => element.getClientRects().length > 0) ?? null;
}

/** @param {Element} element @returns {Box} */
function box(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** What travels at one table. */
export class Travels {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.flip = new Flip(root);
    /** @type {Flights | null} */
    this.flights = null;
  }

  /**
   * Just before the page changes; without an update it is a change of its own.
   * @param {Update} [update] @param {Update} [before]
   */
  begin(update, before) {
    this.flip.record();
    this.flights = update && before ? new Flights(this.root, update, before) : null;
    this.flights?.fly();
  }

  /** Once it has changed. */
  end() {
    const { flights } = this;
    this.flights = null;
    if (!calm()) void this.flip.play({ from: (key) => flights?.from(key) ?? null });
  }
}

/** Where the cards of one update start, measured before the page changes. */
class Flights {
  /** @param {HTMLElement} root @param {Update} update @param {Update} before */
  constructor(root, update, before) {
    this.root = root;
    this.update = update;
    this.before = before;
    /** Boxes of the own cards by face; each is the start of one journey. @type {Map<string, Box[]>} */
    this.mine = new Map();
    for (const element of root.querySelectorAll(".mine .hand-card")) {
      const face = /** @type {HTMLElement} */ (element).dataset["face"] ?? "";
      const boxes = this.mine.get(face) ?? [];
      // The chosen card is the one that leaves.
      if (element.classList.contains("is-picked") || element.classList.contains("is-dim")) boxes.unshift(box(element));
      else boxes.push(box(element));
      this.mine.set(face, boxes);
    }
    /** @type {Map<string, Element | Box | null>} */
    this.starts = new Map();
    /** @type {Element | Box | null} Where a new card of the hand comes from. */
    this.drawn = shown(root, ".pile.draw");
    for (const event of update.events) this.#plan(event);
  }

  /** @param {number} seat @param {string} face @returns {Element | Box | null} */
  #holder(seat, face) {
    if (seat !== this.update.view.seat) return this.#chip(seat);
    return this.mine.get(face)?.shift() ?? shown(this.root, ".hand");
  }

  /** A place as large as a small card, at a player's chip. @param {number} seat @returns {Box | null} */
  #chip(seat) {
    const chip = shown(this.root, `.chip[data-seat="${seat}"]`);
    if (!chip) return null;
    const { left, top, height } = box(chip);
    return { left: left + 6, top, width: height / 1.4, height };
  }

  /** @param {Seen} event */
  #plan(event) {
    switch (event.type) {
      case "TookDiscard":
        this.drawn = shown(this.root, `.pile[data-pile="${event.pile ?? 0}"]`);
        break;
      case "YouDrewSaved":
        this.drawn = shown(this.root, ".pile.saved");
        break;
      case "Discarded":
        this.#ontoPile(event.pile ?? 0, this.#holder(event.seat, event.card));
        break;
      case "SkipPlayed":
        this.#ontoPile(0, this.#holder(event.seat, "S"));
        break;
      case "TurnedUp":
        this.#ontoPile(event.pile ?? 0, shown(this.root, ".pile.draw"));
        break;
      case "PhaseLaid":
        this.#laid(event);
        break;
      case "CardHit":
        this.#hit(event);
        break;
      default:
    }
  }

  /** @param {number} pile @param {Element | Box | null} from */
  #ontoPile(pile, from) {
    const cards = this.update.view.discards[pile]?.length ?? 0;
    this.starts.set(`d${pile}-${cards}`, from);
  }

  /** @param {{seat: number, groups: import("./protocol.js").Group[]}} event */
  #laid(event) {
    const first = this.before.view.groups.length;
    event.groups.forEach((group, i) =>
      group.cards.forEach((face, at) => this.starts.set(groupKey(first + i, group, at), this.#holder(event.seat, face))),
    );
  }

  /** @param {{seat: number, card: string, group: number, number?: number}} event */
  #hit(event) {
    const group = this.update.view.groups[event.group]?.group;
    if (!group) return;
    const at = group.kind.endsWith("run") ? (event.number ?? 0) - (group.number ?? 0) : group.cards.length - 1;
    this.starts.set(groupKey(event.group, group, at), this.#holder(event.seat, event.card));
  }

  /** Where an element that is new on the page comes from. @param {string} key @returns {Element | Box | null} */
  from(key) {
    if (key.startsWith("c")) return this.drawn;
    return this.starts.get(key) ?? null;
  }

  /** Shows what others draw as a card that travels to them and is gone. */
  fly() {
    if (calm()) return;
    for (const event of this.update.events) {
      if (event.type === "TheyDrew") fly(shown(this.root, ".pile.draw"), this.#chip(event.seat), null);
      if (event.type === "TookDiscard" && event.seat !== this.update.view.seat) {
        fly(shown(this.root, `.pile[data-pile="${event.pile ?? 0}"]`), this.#chip(event.seat), event.card);
      }
    }
  }
}

/** @param {Element | null} from @param {Box | null} end @param {string | null} face */
function fly(from, end, face) {
  if (!from || !end) return;
  const start = box(from);
  const ghost = document.createElement("div");
  ghost.className = "flying";
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.setProperty("--card-w", `${start.width}px`);
  render(face ? card(face) : cardBack(), ghost);
  document.body.append(ghost);
  const scale = Math.min(1, end.height / start.height);
  const flight = ghost.animate(
    [
      { transform: `translate(${start.left}px, ${start.top}px)`, opacity: 1 },
      { transform: `translate(${end.left}px, ${end.top}px) scale(${scale})`, opacity: 0.4 },
    ],
    { duration: journeyTime(start, end), easing: "cubic-bezier(0.3, 0.6, 0.2, 1)" },
  );
  flight.onfinish = () => ghost.remove();
  flight.oncancel = () => ghost.remove();
}
