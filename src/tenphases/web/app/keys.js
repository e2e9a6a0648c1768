/**
 * The keyboard's ways: moving through the hand, moving a card, and one-letter shortcuts (which can be switched off).
 * Not here: what a deed does.
 */
import { setting } from "./settings.js";

/** @typedef {import("./actions.js").Deeds} Deeds */
/**
 * @typedef {object} Hands What the keys need of the table page.
 * @property {HTMLElement} root
 * @property {Deeds} deeds
 * @property {() => void} help @property {() => void} rules @property {() => void} menu @property {() => void} letGo
 * @property {(key: string, to: number) => void} move
 * @property {(key: string) => void} focus
 */

/** The shortcuts, by the letter to press; each names what the help sheet says of it. @type {Readonly<Record<string, string>>} */
export const SHORTCUTS = Object.freeze({
  d: "draw",
  t: "take",
  l: "lay",
  b: "build",
  x: "discard",
  h: "hit",
  u: "take-back",
  s: "sort",
  r: "rules",
  m: "menu",
  "?": "help",
});

/** @param {Hands} hands @returns {Record<string, () => void>} */
function deedsByName(hands) {
  const { deeds, root } = hands;
  return {
    draw: deeds.draw,
    take: () => deeds.take(0),
    lay: deeds.lay,
    build: deeds.build,
    discard: () => deeds.discard(),
    hit: () => nextLanding(root),
    "take-back": deeds.takeBack,
    sort: () => deeds.sort(),
    rules: hands.rules,
    menu: hands.menu,
    help: hands.help,
  };
}

/** Leads the focus to the next place where the chosen card may go. @param {HTMLElement} root */
function nextLanding(root) {
  const lit = /** @type {HTMLElement[]} */ ([...root.querySelectorAll(".group.is-lit .group-hit, .group.is-split .group-hit")]);
  const at = lit.findIndex((one) => one === document.activeElement);
  lit[(at + 1) % lit.length]?.focus();
}

/** How many cards stand in one row on the screen. @param {HTMLElement[]} cards */
function inRow(cards) {
  const top = cards[0]?.offsetTop ?? 0;
  return cards.filter((card) => Math.abs(card.offsetTop - top) < 4).length || 1;
}

/** Where an arrow leads. @param {string} key @param {number} at @param {HTMLElement[]} cards @returns {number | null} */
function target(key, at, cards) {
  switch (key) {
    case "ArrowLeft":
      return at - 1;
    case "ArrowRight":
      return at + 1;
    case "ArrowUp":
      return at - inRow(cards);
    case "ArrowDown":
      return at + inRow(cards);
    case "Home":
      return 0;
    case "End":
      return cards.length - 1;
    default:
      return null;
  }
}

/** @param {KeyboardEvent} event @param {Hands} hands @returns {boolean} Whether the key was for the hand. */
function inHand(event, hands) {
  const card = event.target instanceof Element ? event.target.closest(".hand-card") : null;
  if (!(card instanceof HTMLElement)) return false;
  const cards = /** @type {HTMLElement[]} */ ([...hands.root.querySelectorAll(".mine .hand-card")]);
  const at = cards.indexOf(card);
  const to = target(event.key, at, cards);
  if (to === null) return false;
  const place = Math.max(0, Math.min(cards.length - 1, to));
  const key = card.dataset["key"] ?? "";
  if (event.shiftKey || event.ctrlKey) hands.move(key, place);
  else hands.focus(cards[place]?.dataset["key"] ?? key);
  return true;
}

/** @param {KeyboardEvent} event */
function typing(event) {
  const target = event.target;
  return target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable);
}

/** @param {KeyboardEvent} event @param {Hands} hands @returns {boolean} */
function shortcut(event, hands) {
  if (event.ctrlKey || event.metaKey || event.altKey) {
    if (event.key !== "z" || event.altKey) return false;
    hands.deeds.takeBack();
    return true;
  }
  const name = SHORTCUTS[event.key.toLowerCase()];
  if (!name || setting("shortcuts") !== "on") return false;
  deedsByName(hands)[name]?.();
  return true;
}

/** @param {KeyboardEvent} event @param {Hands} hands */
export function pressed(event, hands) {
  if (event.defaultPrevented || typing(event) || document.querySelector("dialog[open]")) return;
  if (event.key === "Escape") hands.letGo();
  else if (inHand(event, hands) || shortcut(event, hands)) event.preventDefault();
}
