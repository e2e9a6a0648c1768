/** Which page of the score sheet an address shows: `#/sheet`, `#/sheet/<id>`, `#/sheet/s/<shared id>`. */
import { tellNews } from "../../app/announce.js";
import { t } from "../../app/say.js";
import { Book } from "./book.js";
import { GamePage } from "./game.js";
import { addressOf, SheetHome } from "./home.js";
import { openKept, openShared } from "./keeping.js";
import { keepSheet, playAgain } from "../store.js";

/** @typedef {import("./keeping.js").Keeper} Keeper */

/**
 * The element for an address.
 * @param {string} hash @returns {Promise<SheetHome | GamePage>}
 */
export async function sheetPage(hash) {
  const [, , first, second] = hash.split("/").map((part) => decodeURIComponent(part.split("?")[0] ?? ""));
  if (!first) return new SheetHome();
  const keeper = first === "s" && second ? await openShared(second, hash) : openKept(first);
  if (keeper) return gamePage(keeper);
  tellNews(t("sheet-not-here"), "wrong");
  return new SheetHome();
}

/** @param {Keeper} keeper */
function gamePage(keeper) {
  const book = new Book(keeper);
  return new GamePage(book, {
    again: () => {
      location.hash = addressOf(keepSheet(playAgain(book.sheet)));
    },
    leave: () => {
      location.hash = "#/sheet";
    },
  });
}
