/** How cells, rounds, days and rules are called on the page. Not here: endings, needs and doubts (../telling.js). */
import { listed, phaseWords } from "../../app/naming.js";
import { phaseTexts } from "../../app/ruleset.js";
import { t } from "../../app/say.js";
import { has } from "../../app/words.js";
import { phaseName } from "../telling.js";

/** @typedef {import("../document.js").Cell} Cell */
/** @typedef {import("../document.js").Sheet} SheetDoc */

/** @param {SheetDoc} sheet @param {number} place */
export function wordsOf(sheet, place) {
  return phaseWords(phaseTexts(sheet.ruleset)[place] ?? "");
}

/** How the rules in use are called. @param {SheetDoc} sheet */
export function rulesName({ preset, variants = [] }) {
  // A sheet from elsewhere may bear names that nobody knows here.
  const keys = [`preset-${preset || "standard"}`, ...variants.map((name) => `variant-${name}`)].filter(has);
  return listed(keys.map((key) => t(key)));
}

/** @param {number | undefined} at Milliseconds since 1970. */
export function dayOf(at) {
  return at ? new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" }).format(at) : "";
}

/** @param {number | undefined} at */
export function momentOf(at) {
  const form = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "short", timeStyle: "short" });
  return at ? form.format(at) : "";
}

/** What is written in a cell, in words. @param {SheetDoc} sheet @param {Cell} cell @param {number | null} phase */
export function cellWords(sheet, cell, phase) {
  const parts = [];
  if (cell.laid && phase !== null) parts.push(t("sheet-cell-laid", { phase: phaseName(sheet, phase) }));
  else if (cell.laid) parts.push(t("sheet-cell-laid-some"));
  else if (cell.laid === false) parts.push(t("sheet-cell-not-laid"));
  if (cell.out) parts.push(t("sheet-cell-out"));
  if (cell.points != null) parts.push(t("sheet-points", { points: cell.points }));
  return parts.length > 0 ? listed(parts) : t("sheet-cell-empty");
}

/** The heading of a round. @param {{number: number, tie_break?: boolean}} row */
export function roundName(row) {
  return row.tie_break ? t("sheet-tie-round") : t("round-heading", { number: row.number });
}
