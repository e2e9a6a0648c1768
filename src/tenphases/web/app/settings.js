/** What the reader has set on this device: theme, sound, motion, shortcuts, tips. Not here: the language (say.js). */
import { Sounds } from "../sound/sound.js";
import { recall, remember } from "./prefs.js";

export const THEMES = Object.freeze(["table", "auto", "light", "dark"]);
export const sounds = new Sounds();

/** @typedef {"theme" | "sound" | "motion" | "shortcuts" | "tips"} Setting */
/** @type {Readonly<Record<Setting, string>>} */
const STANDARD = Object.freeze({ theme: "table", sound: "on", motion: "on", shortcuts: "on", tips: "on" });

/** @param {Setting} name @returns {string} */
export function setting(name) {
  return recall(name, STANDARD[name]);
}

/** @param {Setting} name @param {string} value */
export function set(name, value) {
  remember(name, value);
  applySettings();
}

export function applySettings() {
  const root = document.documentElement;
  root.dataset["theme"] = setting("theme");
  root.dataset["motion"] = setting("motion");
  sounds.muted = setting("sound") !== "on";
  const colour = getComputedStyle(root).getPropertyValue("--ground").trim();
  if (colour) document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colour);
}
