/** The ways into what people need who play together: its words and looks are fetched with it. */
import { dress } from "../app/dress.js";
import { speakAlso } from "../app/words.js";

/** @template T @param {Promise<T>} code @returns {Promise<T>} */
async function ready(code) {
  const [module] = await Promise.all([code, speakAlso("lobby"), dress("/lobby/lobby.css")]);
  return module;
}

/** Ready once all that is said and shown of it can be. */
export const words = () => ready(Promise.resolve());
export const gathering = () => ready(import("./gathering.js"));
export const invite = () => ready(import("./invite.js"));
export const leaving = () => ready(import("./leave-sheet.js"));
export const seating = () => ready(import("./seating.js"));
export const agreeing = () => ready(import("./agree-sheet.js"));
export const talking = () => ready(import("./talk.js"));

/** The page on which a table is opened. */
export async function newTablePage() {
  const { NewTablePage } = await ready(import("./new-page.js"));
  return new NewTablePage();
}
