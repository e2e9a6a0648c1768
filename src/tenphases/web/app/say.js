/**
 * The page's language: which catalogs are in use, and shorthands for what is said with them.
 * Not here: the sentences (the catalogs), how things are called (naming.js) and told (telling.js).
 */
import { listed, phaseTitle as titleOf, playerName, problemText, refusalText } from "./naming.js";
import { recall, remember } from "./prefs.js";
import { phaseTexts } from "./ruleset.js";
import { line } from "./telling.js";
import { has, language as spoken, negotiate, say, speak } from "./words.js";

/** @typedef {import("./protocol.js").Update} Update */
/** @typedef {import("./words.js").Args} Args */
/** @typedef {import("./telling.js").Scene} Scene */

/** @type {Set<() => void>} */
const listeners = new Set();

/** The language chosen here, else the browser's. @returns {string} */
export function language() {
  return negotiate([recall("language", ""), ...navigator.languages]);
}

/** Takes that language's catalogs into use. */
export async function startSpeaking() {
  await speak(language());
  document.documentElement.lang = spoken();
  for (const heard of listeners) heard();
}

/** Chooses a language for this device. @param {string} wanted */
export async function chooseLanguage(wanted) {
  remember("language", wanted);
  await startSpeaking();
}

/** Calls back whenever the language changes. @param {() => void} heard @returns {() => void} Ends it. */
export function onLanguage(heard) {
  listeners.add(heard);
  return () => listeners.delete(heard);
}

/** @param {string} key @param {Args} [args] @returns {string} */
export function t(key, args) {
  return say(key, args);
}

/** @param {readonly string[]} items @returns {string} */
export function and(items) {
  return listed(items, "and");
}

/** @param {number} value @returns {string} */
export function n(value) {
  return say("number", { number: value });
}

/** Text with a capital first letter, for a button or the start of a sentence. @param {string} text */
export function upper(text) {
  return text.charAt(0).toLocaleUpperCase(spoken()) + text.slice(1);
}

/** @param {Update} update @returns {Scene} */
export function sceneOf({ view, seats }) {
  return {
    names: seats.map((seat) => seat.name),
    me: view.seat,
    phases: phaseTexts(view.ruleset),
    owners: view.groups.map((owned) => owned.owner),
  };
}

/** @param {Update} update @param {number} seat @returns {string} */
export function nameAt(update, seat) {
  return playerName(seat, sceneOf(update).names);
}

/** @param {Update} update @param {number} place @returns {string} “Phase 3: set of 4 + run of 4” */
export function phaseTitle(update, place) {
  return titleOf(phaseTexts(update.view.ruleset)[place] ?? "", place);
}

/**
 * Why something could not be.
 * @param {import("./table.js").Note} note @param {Update} update
 * @returns {string}
 */
export function noteText(note, update) {
  if (note.refusal) return refusalText(note.refusal, sceneOf(update).names);
  return note.key ? t(note.key) : problemText(note.problem ?? "unreadable");
}

/**
 * One line about one thing that happened; empty where there is nothing to tell.
 * @param {import("./table.js").Happening} event @param {number} by @param {Scene} scene
 * @returns {string}
 */
export function tell(event, by, scene) {
  switch (event.type) {
    case "Changed":
    case "Clock":
    case "Said":
      return tellOfTable(event);
    case "TakenBack":
      break;
    default:
      return line(event, scene) ?? "";
  }
  if (by === scene.me) return t("log-taken-back-you");
  return t("log-taken-back", { player: playerName(by, scene.names) });
}

/**
 * The same for what is no move. Its words are fetched with the rest of a shared table's page.
 * @param {Extract<import("./table.js").Happening, {player: string}>} event @returns {string}
 */
export function tellOfTable(event) {
  const { player } = event;
  if (!has("log-said")) return "";
  if (event.type === "Clock") return t("log-clock", { player });
  if (event.type === "Changed") return t(`change-${event.change.replaceAll("_", "-")}`, { player });
  return t("log-said", { player, text: spokenWords(event) });
}

/** What somebody says, in the reader's language where it is a phrase. @param {{phrase?: string | null, text?: string}} said */
export function spokenWords({ phrase, text }) {
  return phrase ? t(`phrase-${phrase.replaceAll("_", "-")}`) : (text ?? "");
}

/** All that one update brought, to be spoken. @param {Update} update @returns {string} */
export function tellAll(update) {
  const scene = sceneOf(update);
  const lines = update.events.map((event) => tell(event, update.by, scene));
  if (update.change) {
    const player = update.seats[update.change.seat]?.name ?? "";
    if (player || update.change.seat < 0) lines.unshift(tellOfTable({ type: "Changed", change: update.change.change, player }));
  }
  if (update.taken_back) lines.unshift(tell({ type: "TakenBack" }, update.by, scene));
  const { seat, turn, stage } = update.view;
  const began = update.events.some((event) => event.type === "TurnBegan" || event.type === "DiceTurnBegan");
  if (began && seat !== null && turn === seat && stage !== "over") lines.push(t("turn-yours"));
  return lines.filter(Boolean).join(" ");
}
