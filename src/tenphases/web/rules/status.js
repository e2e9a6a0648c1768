/** How rules stand, beside the button that uses them. Not here: what is wrong with them. */
import { tellNews } from "../app/announce.js";
import { t } from "../app/say.js";
import { glyph } from "../cards/glyphs.js";
import { html } from "../vendor/lit.js";

/** @typedef {import("./editor.js").RulesEditor} RulesEditor */

/** @type {Readonly<Record<string, string>>} */
const SHAPES = Object.freeze({ away: "offline", busy: "clock", wrong: "warn", fine: "check" });

/** @param {RulesEditor} editor */
export function statusLine(editor) {
  const { kind, text } = editor.status();
  return html`<p class="own-status is-${kind}" role="status">${glyph(SHAPES[kind] ?? "info")}<span>${text}</span></p>`;
}

/** What the server makes of the rules, if a table can be opened with them; else it is said why not. @param {RulesEditor} editor */
export async function usable(editor) {
  const checked = await editor.making.now();
  if (!checked) tellNews(t("editor-unchecked"), "wrong");
  if (!checked || editor.making.errors === 0) return checked;
  tellNews(t("editor-errors", { count: editor.making.errors }), "wrong");
  return null;
}
