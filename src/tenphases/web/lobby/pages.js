/** The ways into what people need who play together: its words and looks are fetched with it. */
import { speakAlso } from "../app/words.js";

/** @type {Promise<unknown> | undefined} */
let dressing;

/** Adds the style sheet, once. */
function dressed() {
  dressing ??= new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = "/lobby/lobby.css";
    link.onload = link.onerror = done;
    document.head.append(link);
  });
  return dressing;
}

/** @template T @param {Promise<T>} code @returns {Promise<T>} */
async function ready(code) {
  const [module] = await Promise.all([code, speakAlso("lobby"), dressed()]);
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
