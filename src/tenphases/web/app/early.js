/**
 * Runs first and waits for nothing: asks for the words and modules that this address will want, so that they are on their
 * way before anybody finds out. Without it everything comes just the same, only later. Not here: using any of it.
 */

/** What the start page and a table need beyond what the document names. */
const START = ["app/menu-sheet", "app/rules-sheet", "app/start-page", "learn/offer", "lobby/games", "lobby/requests", "lobby/switches", "lobby/together", "rules/own"];
const TABLE = [
  "app/actions", "app/asked", "app/beside", "app/clock", "app/connection", "app/deeds", "app/felt", "app/flights", "app/hand",
  "app/happenings", "app/log", "app/mine", "app/pacer", "app/people", "app/piles", "app/plan", "app/presence",
  "app/seals", "app/sheets", "app/sounds-of", "app/table", "app/table-page", "cards/card", "dice/side", "dice/uniform", "style/motion",
];

/** @param {string} rel @param {string} href @param {object} [more] */
function link(rel, href, more = {}) {
  document.head.append(Object.assign(document.createElement("link"), { rel, href, ...more }));
}

/** The language as app/say.js finds it. */
function language() {
  let chosen = "";
  try {
    chosen = JSON.parse(localStorage.getItem("tenphases.language") ?? '""');
  } catch {
    // Then the browser's.
  }
  const tags = [chosen, ...navigator.languages].map((tag) => String(tag).split(/[-_]/)[0]?.toLowerCase().replace(/^n[no]$/, "nb"));
  return tags.find((tag) => ["en", "fi", "nb", "nl", "da"].includes(tag ?? "")) ?? "en";
}

const table = /^#\/t\/./.test(location.hash);
const start = !/^#\/./.test(location.hash);
const words = language();
const texts = [`/locales/${words}.ftl`, ...(start ? [`/locales/${words}/sheet.ftl`, "/api/setup"] : [])];
for (const href of texts) link("preload", href, { as: "fetch", crossOrigin: "anonymous" });
for (const name of table ? TABLE : start ? START : []) link("modulepreload", `/${name}.js`);
