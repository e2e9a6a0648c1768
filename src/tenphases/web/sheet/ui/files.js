/** A sheet as a file, and files as sheets. Not here: what stands in them (../reading.js, ../csv.js). */
import { saveFile } from "../../app/saving.js";
import { language } from "../../app/words.js";
import { csvText, readCsv } from "../csv.js";
import { readSheet, sheetText } from "../reading.js";
import { combined, knownSetup } from "./setup.js";

/** @typedef {import("../document.js").Sheet} SheetDoc */

/** @param {SheetDoc} sheet @param {string} kind */
function fileName({ names, begun }, kind) {
  const day = new Date(begun || Date.now()).toISOString().slice(0, 10);
  const who = names.map((name) => name.replace(/[^\p{L}\p{N}]+/gu, "-")).join("-");
  return `${day}-${who}.${kind}`;
}

/** A text as it lies on the device. @param {string} text @param {string} id */
export function saveText(text, id) {
  saveFile(text, "application/json", `${id}.json`);
}

/** @param {SheetDoc} sheet */
export function saveJson(sheet) {
  saveFile(sheetText(sheet), "application/json", fileName(sheet, "json"));
}

/** @param {SheetDoc} sheet */
export function saveCsv(sheet) {
  // Where the comma is for decimals, spreadsheets part fields by a semicolon.
  saveFile(csvText(sheet, language() === "en" ? "," : ";"), "text/csv;charset=utf-8", fileName(sheet, "csv"));
}

/** Throws a SheetFault. @param {File} file @returns {Promise<SheetDoc>} */
export async function readFile(file) {
  const text = await file.text();
  if (/^\s*\{/.test(text)) return readSheet(text);
  const setup = knownSetup();
  const known = (/** @type {string} */ preset) => setup.presets.some(({ name }) => name === preset);
  return readCsv(text, (preset, variants) => (known(preset) ? combined(setup, preset, variants) : null));
}
