/** Days in the reader's language, in the way of the reader's country where the browser tells it. */
import { language } from "../app/say.js";

/** @param {number | undefined} at Milliseconds since 1970. @param {"medium" | "long"} style @returns {string} */
export function dayOf(at, style) {
  if (at === undefined) return "";
  const tag = navigator.languages.find((one) => one.toLowerCase().startsWith(`${language()}-`)) ?? language();
  return new Intl.DateTimeFormat(tag, { dateStyle: style }).format(at);
}
