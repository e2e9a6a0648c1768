/**
 * Who sits beside the reader at a table: the lesson's coach, or else quiet tips. Their code and words come when they are
 * wanted, after the first card. Not here: what they say.
 */
import { recall } from "../app/prefs.js";
import { speakAlso } from "../app/words.js";

/** @typedef {import("../app/table.js").Table} Table */
/** @typedef {import("../app/menu-sheet.js").Way} Way */
/**
 * @typedef {object} Beside
 * @property {() => void} changed Something at the table has changed.
 * @property {() => void} end
 * @property {() => Way[]} ways What it adds to the menu.
 */

const TIPS_AFTER_MS = 800;

/** Where a lesson's memory is kept on this device. @param {string} table */
export const lessonKey = (table) => `lesson.${table}`;

/** @param {Table} table @returns {Promise<Beside>} */
async function fetched(table) {
  const lesson = table.update?.lesson != null && !recall(lessonKey(table.id), { ended: false }).ended;
  // A coach is waited for; a tip lets the table come first.
  if (!lesson) await new Promise((done) => setTimeout(done, TIPS_AFTER_MS));
  const [module] = await Promise.all([lesson ? import("./coach.js") : import("./tip.js"), speakAlso("learn")]);
  return "coachBeside" in module ? module.coachBeside(table) : module.tipsBeside(table);
}

/**
 * @param {Table} table
 * @returns {{end: () => void, ways: () => Way[]}}
 */
export function accompany(table) {
  /** @type {Beside | null} */
  let beside = null;
  let coming = false;
  let over = false;
  const changed = () => {
    beside?.changed();
    // The tips are about cards.
    if (beside || coming || !table.update || table.update.view.seat === null || table.update.view.dice) return;
    coming = true;
    fetched(table).then(
      (one) => {
        if (over) return one.end();
        beside = one;
        beside.changed();
      },
      // One can play without; the next visit may bring it.
      (fault) => console.warn(fault),
    );
  };
  const deaf = table.onChange(changed);
  changed();
  return {
    end: () => {
      over = true;
      deaf();
      beside?.end();
    },
    ways: () => beside?.ways() ?? [],
  };
}
