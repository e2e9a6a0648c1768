/** The ways into making rules: a page of its own, and a sheet where rules are chosen. Words and looks come with it. */
import { dress } from "../app/dress.js";
import { speakAlso } from "../app/words.js";

/** @typedef {import("../app/protocol.js").RuleChoice} RuleChoice */
/** @typedef {import("../app/protocol.js").Setup} Setup */

/** @template T @param {Promise<T>} code @returns {Promise<T>} */
async function ready(code) {
  const [module] = await Promise.all([code, speakAlso("editor"), dress("/rules/rules.css")]);
  return module;
}

/** The page `#/rules`, or `#/rules/<rules of a link>`. @param {string} hash */
export async function rulesPage(hash) {
  const { RulesPage } = await ready(import("./page.js"));
  return new RulesPage(hash);
}

/** The sheet, shown at once. @param {Setup} setup @param {RuleChoice} choice @param {(choice: RuleChoice) => void} used */
export async function openEditor(setup, choice, used) {
  const [{ RulesEditorSheet }, { openSheet }] = await Promise.all([ready(import("./sheet.js")), import("../app/sheet.js")]);
  openSheet(new RulesEditorSheet(setup, choice, used));
}
