/** A sheet as a file, and files as sheets. Not here: what stands in them (../reading.js, ../csv.js). */
import { readSheet, sheetText } from "../reading.js";

/** @typedef {import("../document.js").Sheet} SheetDoc */

/** @param {string} text @param {string} type @param {string} name */
function save(text, type, name) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** @param {SheetDoc} sheet @param {string} kind */
function fileName({ names, begun }, kind) {
  const day = new Date(begun || Date.now()).toISOString().slice(0, 10);
  const who = names.map((name) => name.replace(/[^\p{L}\p{N}]+/gu, "-")).join("-");
  return `${day}-${who}.${kind}`;
}

/** @param {SheetDoc} sheet */
export function saveJson(sheet) {
  save(sheetText(sheet), "application/json", fileName(sheet, "json"));
}

/** @param {SheetDoc} sheet */
export function saveCsv(sheet) {
  save("", "text/csv;charset=utf-8", fileName(sheet, "csv"));
}

/** Throws a SheetFault. @param {File} file @returns {Promise<SheetDoc>} */
export async function readFile(file) {
  return readSheet(await file.text());
}
