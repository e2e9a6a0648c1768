/** What is said about rules, in the page's language. Not here: which of it is said; the server finds it. */
import { findingText, problemText, switchName } from "../app/naming.js";
import { t } from "../app/say.js";
import { has } from "../app/words.js";

/** @typedef {import("./types.js").FileFault} FileFault */
/** @typedef {import("./types.js").Note} Note */
/** @typedef {import("./types.js").Wrong} Wrong */

/** @param {string} code */
const hyphens = (code) => code.replaceAll("_", "-");

/** A switch's name; the parts of the points with what they are parts of. @param {string} name */
export function fullName(name) {
  return name.startsWith("points.") ? `${switchName("points")}: ${switchName(name)}` : switchName(name);
}

/** @param {Note} note */
export function noteText({ code, about = {} }) {
  if (!has(`advice-${hyphens(code)}`)) return findingText({ code, about });
  const args = { ...about };
  if (args.switch !== undefined) args.switch = fullName(String(args.switch));
  return t(`advice-${hyphens(code)}`, args);
}

/** @param {Wrong} wrong */
export const wrongText = ({ code }) => problemText(code);

/** @param {Wrong & FileFault} fault */
export function faultText({ code, name = "", line = 0, column = 0 }) {
  return t(`rules-file-${hyphens(code)}`, { name, line, column });
}
