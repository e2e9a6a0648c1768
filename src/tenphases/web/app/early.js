/**
 * Runs first and waits for nothing: asks for the words and modules that this address will want, so that they are on their
 * way before anybody finds out. Without it everything comes just the same, only later. Not here: using any of it.
 */

/** What the start page, a table and a game to be watched again need beyond what the document names. */
const START = ["app/menu-sheet", "app/rules-sheet", "app/start-page", "learn/offer", "lobby/games", "lobby/requests", "lobby/switches", "lobby/together", "rules/own"];
const TABLE = [
  "app/actions", "app/asked", "app/beside", "app/connection", "app/deeds", "app/felt", "app/hand", "app/happenings",
  "app/mine", "app/pacer", "app/people", "app/piles", "app/plan", "app/presence", "app/sheets", "app/table", "app/table-page",
  "cards/card", "dice/side", "dice/uniform",
];
const REPLAY = [
  "after/course", "after/day", "after/film", "after/look", "after/open-table", "after/pages", "after/player-bar", "after/proofs",
  "after/replay-page", "after/sharing", "after/shuffles", "app/asked", "app/hand", "app/people", "app/player-sheet",
  "app/presence", "app/proof", "app/seals", "app/sha256", "cards/card", "dice/uniform", "style/chart",
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
const replay = /^#\/r\/./.test(location.hash);
const start = !/^#\/./.test(location.hash);
const words = language();
const texts = [`/locales/${words}.ftl`, ...(start ? [`/locales/${words}/sheet.ftl`, "/api/setup"] : []), ...(replay ? [`/locales/${words}/after.ftl`] : [])];
for (const href of texts) link("preload", href, { as: "fetch", crossOrigin: "anonymous" });
for (const name of table ? TABLE : replay ? REPLAY : start ? START : []) link("modulepreload", `/${name}.js`);
