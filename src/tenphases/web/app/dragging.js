/** Dragging at the table: a card within the hand, onto a pile or a group; a pile's card into the hand. */
import { watchDrag } from "../style/drag.js";
import { discardCard, hitCard } from "./deeds.js";

/** @typedef {import("./table-page.js").TablePage} TablePage */

class CardDrags {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** The hand's cards as they stood when the drag began: their places are the slots. @type {Element[]} */
    this.order = [];
  }

  /** @param {HTMLElement} item */
  start(item) {
    const { page } = this;
    const { table } = page;
    this.order = [...page.querySelectorAll(".mine .hand-card")];
    const key = item.dataset["key"];
    if (item.dataset["drag"]) return table.myTurn && table.view?.stage === "draw" && !table.asked;
    if (!key || table.asked?.keys.includes(key)) return false;
    page.drag = { key, to: null };
    page.requestUpdate();
    return true;
  }

  /** @param {HTMLElement} item @returns {Iterable<Element>} */
  targets(item) {
    const { page } = this;
    if (item.dataset["drag"]) return page.querySelectorAll(".mine .hand");
    return page.querySelectorAll(".mine .hand-card, .pile.discard, .pile.saved, .group, .group-end.low, .group-end.high");
  }

  /** @param {HTMLElement} item @param {Element | null} target */
  move(item, target) {
    const { page } = this;
    for (const one of page.querySelectorAll(".is-over")) one.classList.remove("is-over");
    const place = target ? this.order.indexOf(target) : -1;
    if (page.drag) {
      const to = place < 0 ? null : place;
      page.moving(() => {
        page.drag = { key: page.drag?.key ?? "", to };
        page.requestUpdate();
      });
    }
    if (place < 0) target?.closest(".group, .pile, .hand")?.classList.add("is-over");
    void item;
  }

  /** @param {HTMLElement} item @param {Element | null} target */
  drop(item, target) {
    const { page } = this;
    const { table } = page;
    const drag = page.drag;
    this.#end();
    if (item.dataset["drag"]) return this.#fromPile(item, target);
    const slot = table.slots.find((one) => one.key === drag?.key);
    if (!slot || !target) return;
    const place = this.order.indexOf(target);
    if (place >= 0) return page.moving(() => table.move(slot.key, place));
    table.chosen = slot.key;
    if (target.matches(".pile.saved")) return this.page.deeds.save();
    if (target instanceof HTMLElement && target.matches(".pile")) return discardCard(table, slot, Number(target.dataset["pile"]));
    this.#ontoGroup(slot, target);
  }

  /** @param {import("./hand.js").Slot} slot @param {Element} target */
  #ontoGroup(slot, target) {
    const group = target.closest(".group");
    if (!(group instanceof HTMLElement)) return;
    // At an end of a run the number there is meant, if the card fits there at all.
    const number = target.matches(".group-end.is-lit") ? Number(target.textContent) : NaN;
    hitCard(this.page.table, slot, Number(group.dataset["group"]), number || undefined);
  }

  /** @param {HTMLElement} item @param {Element | null} target */
  #fromPile(item, target) {
    if (!target) return;
    if (item.dataset["drag"] === "draw") this.page.deeds.draw();
    else this.page.deeds.take(Number(item.dataset["pile"]));
  }

  #end() {
    for (const one of this.page.querySelectorAll(".is-over")) one.classList.remove("is-over");
    this.page.drag = null;
    this.page.requestUpdate();
  }

  cancel() {
    this.page.moving(() => this.#end());
  }
}

/** @param {TablePage} page */
export function watchCards(page) {
  const drags = new CardDrags(page);
  return watchDrag(page, {
    item: ".mine .hand-card, [data-drag]",
    targets: (item) => drags.targets(item),
    onStart: (item) => drags.start(item),
    onMove: (item, target) => drags.move(item, target),
    onDrop: (item, target) => drags.drop(item, target),
    onCancel: () => drags.cancel(),
  });
}
