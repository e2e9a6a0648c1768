/** Which page of the score sheet an address shows: `#/sheet`, `#/sheet/<id>`, `#/sheet/s/<shared id>`. */
import { tellNews } from "../../app/announce.js";
import { t } from "../../app/say.js";
import { sharedIn, ShareFault } from "../share.js";
import { keepSheet, playAgain } from "../store.js";
import { problemLine } from "../telling.js";
import { Book } from "./book.js";
import { GamePage } from "./game.js";
import { addressOf, SheetHome } from "./home.js";
import { openKept, openShared } from "./keeping.js";

/** @typedef {import("./keeping.js").Keeper} Keeper */

/** The element for an address. @param {string} hash @returns {Promise<SheetHome | GamePage>} */
export async function sheetPage(hash) {
  const shared = sharedIn(hash);
  const id = decodeURIComponent(/^#\/sheet\/([^/?]+)/.exec(hash)?.[1] ?? "");
  if (!id) return new SheetHome();
  const keeper = await (shared ? opened(shared) : openKept(id));
  if (keeper) return gamePage(keeper);
  if (!shared) tellNews(t("sheet-not-here"), "wrong");
  return new SheetHome();
}

/** A shared sheet, or nothing, which is told. @param {import("../share.js").Shared} shared @returns {Promise<Keeper | null>} */
async function opened(shared) {
  try {
    const keeper = await openShared(shared);
    // From now on it is a sheet of this device; and what lets one write need not stand in the address.
    history.replaceState(null, "", addressOf(keeper.sheet));
    return keeper;
  } catch (fault) {
    tellNews(problemLine(fault instanceof ShareFault ? fault.problem : "no_server"), "wrong");
    return null;
  }
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
