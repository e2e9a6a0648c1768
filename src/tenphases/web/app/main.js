/** The page's beginning: settings, words, and which page an address shows; each page's code comes when it is wanted. */
import { tellNews } from "./announce.js";
import { remember } from "./prefs.js";
import { startSpeaking, t } from "./say.js";
import { applySettings } from "./settings.js";
import { closeSheets } from "./sheet.js";

/** The table an address names: `#/t/<table>`. @returns {string | null} */
function tableInAddress() {
  const found = /^#\/t\/([^/?]+)/.exec(location.hash);
  return found?.[1] ? decodeURIComponent(found[1]) : null;
}

const startPage = () => import("./start-page.js");
const tablePage = () => import("./table-page.js");
const scorePage = () => import("../sheet/ui/page.js");

/** Whether an address is of the score sheet: `#/sheet`, `#/sheet/<id>`, `#/sheet/s/<shared>`. */
const isScore = () => /^#\/sheet(?:[/?]|$)/.test(location.hash);

/** Grows whenever another page is wanted: what comes late then is not shown. */
let wanted = 0;

/** The score sheet's page. @param {number} mine */
async function showScore(mine) {
  closeSheets();
  const page = await (await scorePage()).sheetPage(location.hash);
  if (mine !== wanted) return;
  document.title = page.pageTitle;
  document.getElementById("page")?.replaceChildren(page);
  scrollTo(0, 0);
}

async function show() {
  const mine = ++wanted;
  if (isScore()) return showScore(mine);
  const table = tableInAddress();
  closeSheets();
  const page = table ? new (await tablePage()).TablePage(table) : new (await startPage()).StartPage();
  if (mine !== wanted) return;
  document.title = t("title");
  document.getElementById("page")?.replaceChildren(page);
  scrollTo(0, 0);
  // Whoever is here goes there next.
  setTimeout(() => void (table ? startPage() : tablePage()), 1000);
}

async function begin() {
  applySettings();
  void (isScore() ? scorePage() : tableInAddress() ? tablePage() : startPage());
  try {
    await startSpeaking();
  } catch (fault) {
    // Without the reader's language the page is still of use in English.
    console.error(fault);
    remember("language", "en");
    await startSpeaking();
    tellNews(t("language-failed"), "wrong");
  }
  addEventListener("hashchange", () => void show());
  await show();
  // Only on https and localhost is there a way to keep the page on the device; it may take its time.
  if ("serviceWorker" in navigator) setTimeout(() => void navigator.serviceWorker.register("/sw.js").catch(() => undefined), 500);
}

void begin();
