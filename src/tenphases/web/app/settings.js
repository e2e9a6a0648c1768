/** What the reader has set on this device: theme, sound, motion, shortcuts, tips. Not here: the language (say.js). */
import { recall, remember } from "./prefs.js";

export const THEMES = Object.freeze(["table", "auto", "light", "dark"]);
/** The sounds: their code comes when the page is there, for nothing sounds before the first touch. */
export const sounds = {
  muted: false,
  /** @type {import("../sound/sound.js").Sounds | null} */
  made: null,
  /** @param {import("../sound/sound.js").SoundName} name */
  play(name) {
    if (this.made) this.made.muted = this.muted;
    this.made?.play(name);
  },
};

/** Fetches what makes them. */
export function fetchSounds() {
  void import("../sound/sound.js").then(({ Sounds }) => (sounds.made = new Sounds()), () => undefined);
}

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

/** Whether nothing may travel: as set here, or asked of all pages. */
export function calm() {
  return setting("motion") !== "on" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function applySettings() {
  const root = document.documentElement;
  root.dataset["theme"] = setting("theme");
  root.dataset["motion"] = setting("motion");
  sounds.muted = setting("sound") !== "on";
  const colour = getComputedStyle(root).getPropertyValue("--ground").trim();
  if (colour) document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colour);
}
