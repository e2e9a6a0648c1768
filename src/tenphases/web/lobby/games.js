/** Which game is to be played: the basic one, one of its relatives with cards, or dice. Not here: what any of them allows. */
import { t } from "../app/say.js";
import { html, nothing } from "../vendor/lit.js";
import { laidOver } from "./switches.js";

/** @typedef {import("../app/protocol.js").RuleChoice} RuleChoice */
/** @typedef {import("../app/protocol.js").Setup} Setup */
/** @typedef {"basic" | "masters" | "twist" | "dice"} Game */

/** Variants that make another game of it. @type {readonly string[]} */
export const RELATIVES = Object.freeze(["masters", "twist"]);

/** @type {readonly Game[]} */
const GAMES = Object.freeze(["basic", "masters", "twist", "dice"]);

/** What a game is called, and a line about it. @param {Game} game @returns {[string, string]} */
function words(game) {
  if (game === "basic") return [t("game-basic"), t("game-basic-about")];
  if (game === "dice") return [t("dice-game"), t("dice-game-about")];
  return [t(`variant-${game}`), t(`variant-${game}-about`)];
}

/** Which game these rules are of. @param {Setup} setup @param {RuleChoice} choice @returns {Game} */
export function gameOf(setup, choice) {
  if (choice.game === "dice") return "dice";
  const { track, saves_a_round: saves = 0 } = laidOver(setup, choice);
  return track ? "twist" : saves > 0 ? "masters" : "basic";
}

/**
 * The rules of another game, with what was chosen besides where it goes with that game.
 * @param {Setup} setup @param {RuleChoice} choice @param {Game} game @returns {RuleChoice}
 */
export function asGame(setup, choice, game) {
  if (game === "dice") return { ...choice, game };
  const others = (choice.variants ?? []).filter((name) => !RELATIVES.includes(name));
  const variants = game === "basic" ? others : [...others, game];
  const next = { ...choice, game: /** @type {const} */ ("cards"), variants, called: "" };
  return gameOf(setup, next) === game ? next : { ...next, switches: {} };
}

/** By which names rules were chosen, for a line of text. @param {RuleChoice} choice */
export function rulesTitle({ game, preset = "standard", variants = [], switches = {}, called = "" }) {
  if (game === "dice") return t("dice-game");
  const relatives = variants.filter((name) => RELATIVES.includes(name));
  const others = variants.filter((name) => !RELATIVES.includes(name));
  const named = (/** @type {readonly string[]} */ some) => some.map((name) => t(`variant-${name}`));
  const names = [named(relatives).join(", "), [t(`preset-${preset}`), ...named(others)].join(", ")].filter(Boolean).join(" – ");
  if (!called) return names;
  // What is changed one by one goes by its own name: a preset only lies beneath it.
  return html`<bdi class="called">${called}</bdi>${Object.keys(switches).length > 0 ? nothing : ` – ${names}`}`;
}

/** What sets a game apart from the basic one by usual rules, for a list. @param {Pick<RuleChoice, "game" | "variants" | "called">} choice @returns {string[]} */
export function gameNames({ game, variants = [], called }) {
  if (game === "dice") return [t("dice-game")];
  const relatives = variants.filter((name) => RELATIVES.includes(name)).map((name) => t(`variant-${name}`));
  // Set apart, lest its direction turn round what stands beside it.
  return called ? [`\u2068${called}\u2069`, ...relatives] : relatives;
}

/** The choice, a line about each. @param {Game} now @param {(game: Game) => void} chosen */
export function gameChoice(now, chosen) {
  return html`<fieldset class="field games"><legend>${t("game-choice")}</legend>${GAMES.map(
    (game) => html`<label class="choice"><input type="radio" name="game" value=${game} .checked=${game === now} @change=${() => chosen(game)} />
      <span>${words(game)[0]}<span class="help">${words(game)[1]}</span></span></label>`,
  )}</fieldset>`;
}

/** The same in one row, with a line about the one that is chosen. @param {Game} now @param {(game: Game) => void} chosen */
export function gameRow(now, chosen) {
  return html`<fieldset class="field games"><legend>${t("game-choice")}</legend><div class="segments even">${GAMES.map(
    (game) => html`<label><input type="radio" name="game" value=${game} .checked=${game === now} @change=${() => chosen(game)} />${words(game)[0]}</label>`,
  )}</div><p class="help">${words(now)[1]}</p></fieldset>`;
}
