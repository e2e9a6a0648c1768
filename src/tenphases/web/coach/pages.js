/** The ways to the coach: its code, words and look come when they are first wanted. */
import { dress } from "../app/dress.js";
import { speakAlso } from "../app/words.js";

const ready = () => Promise.all([speakAlso("coach"), dress("/coach/coach.css")]);

/** The sheet with a hint. */
export async function hints() {
  const [module] = await Promise.all([import("./hint-sheet.js"), ready()]);
  return module;
}

/** The part of a replay in which the coach speaks. */
export async function analysis() {
  const [module] = await Promise.all([import("./analysis.js"), ready()]);
  return module;
}

/** `#/practice`, `#/practice/<number>`, `#/practice/t/<table>/<seat>`. @param {string} hash */
export async function practicePage(hash) {
  const [{ PracticePage, practiceAddress }] = await Promise.all([import("./practice-page.js"), ready()]);
  return new PracticePage(practiceAddress(hash));
}
