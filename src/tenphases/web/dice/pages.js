/** The way into what a table of dice needs: its words and looks are fetched with it. */
import { dress } from "../app/dress.js";
import { speakAlso } from "../app/words.js";

/** @template T @param {Promise<T>} code @returns {Promise<T>} */
async function ready(code) {
  const [module] = await Promise.all([code, speakAlso("dice"), dress("/dice/dice.css")]);
  return module;
}

export const frame = () => ready(import("./frame.js"));
export const ending = () => ready(import("./end-sheet.js"));
export const rules = () => ready(import("./rules-sheet.js"));
export const replaying = () => ready(import("./replay.js"));

/** The page on which a game of dice is begun, or the sheet for one with real dice: `#/dice`, `#/dice/sheet`. @param {string} hash */
export async function dicePage(hash) {
  if (hash.startsWith("#/dice/sheet")) {
    const { DiceSheetPage } = await ready(import("./sheet-page.js"));
    return new DiceSheetPage();
  }
  const { NewDicePage } = await ready(import("./new-page.js"));
  return new NewDicePage();
}
