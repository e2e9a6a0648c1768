/** Rules of one's own on this device and in links. Not here: what any of them allows; the server says. */
import { recall, remember } from "../app/prefs.js";

/** @typedef {import("../app/protocol.js").RuleChoice} RuleChoice */
/** @typedef {import("./types.js").Own} Own */

const MOST = 30;
/** The form of a link, so that a later one can be told from it. */
const FORM = "1.";

/** The rules kept here, the last saved first. @returns {Own[]} */
export function ownRules() {
  const kept = recall("own-rules", /** @type {unknown} */ ([]));
  return Array.isArray(kept) ? kept.filter((own) => typeof own?.name === "string" && typeof own?.choice === "object") : [];
}

/** Keeps rules under a name, in place of those that had it. @param {Own} own */
export function keepRules(own) {
  const others = ownRules().filter(({ name }) => name !== own.name);
  remember("own-rules", [own, ...others].slice(0, MOST));
}

/** @param {string} name */
export function forgetRules(name) {
  remember(
    "own-rules",
    ownRules().filter((own) => own.name !== name),
  );
}

/** The name under which just these rules are kept, if they are. @param {RuleChoice} choice @returns {string | undefined} */
export function nameOf(choice) {
  const same = plain(choice);
  return ownRules().find((own) => plain(own.choice) === same)?.name;
}

/** @param {RuleChoice} choice */
function plain({ preset = "standard", variants = [], switches = {} }) {
  return JSON.stringify([preset, [...variants].sort(), Object.entries(switches).sort(([a], [b]) => (a < b ? -1 : 1))]);
}

/** Rules as a piece of an address. @param {Own} own @returns {string} */
export function coded({ name, choice: { preset = "standard", variants = [], switches = {} } }) {
  const bytes = new TextEncoder().encode(JSON.stringify([name, preset, variants, switches]));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return FORM + text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} code @returns {Own | null} Null if it holds no rules. */
export function decoded(code) {
  if (!code.startsWith(FORM)) return null;
  try {
    const text = atob(code.slice(FORM.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const [name, preset, variants, switches] = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    const whole = typeof name === "string" && typeof preset === "string" && Array.isArray(variants) && typeof switches === "object" && switches;
    return whole ? { name: name.slice(0, 60), choice: { preset, variants, switches } } : null;
  } catch {
    return null;
  }
}

/** Where rules are shown that somebody hands on. @param {string} base @param {Own} own */
export const linkTo = (base, own) => `${base}#/rules/${coded(own)}`;
