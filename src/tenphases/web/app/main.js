/** The page's beginning: settings, words, and which page an address shows; each page's code comes when it is wanted. */
import { tellNews } from "./announce.js";
import { dress } from "./dress.js";
import { painted } from "./part.js";
import { keepSeat, remember } from "./prefs.js";
import { startSpeaking, t } from "./say.js";
import { applySettings, fetchSounds } from "./settings.js";
import { closeSheets } from "./sheet.js";
import { speakAlso } from "./words.js";

/** @typedef {HTMLElement & {pageTitle?: string, ready?: Promise<unknown>}} Page */

/** How long a page is waited for that has not all it is made of. */
const PATIENCE_MS = 400;
/** How long after a page did not come it is asked for again. */
const AGAIN_MS = 2000;

const startPage = () => import("./start-page.js");
const tablePage = () => import("./table-page.js");
const lobby = () => import("../lobby/pages.js");
const scorePage = async () => {
  const page = import("../sheet/ui/page.js");
  await Promise.all([speakAlso("sheet"), dress("/style/scoresheet.css"), dress("/style/print.css")]);
  return page;
};
const coachPages = () => import("../coach/pages.js");
const afterPages = () => import("../after/pages.js");
const rulesPages = () => import("../rules/pages.js");
const diceGame = () => import("../dice/pages.js");
const diceSheet = () => import("../dice/pages.js");
const offlinePage = () => import("../after/offline.js");

/** A table's address: `#/t/<table>`, then `/display`, or `/seat/<secret>` to take that seat along. */
const TABLE = /^#\/t\/([^/?]+)(?:\/(seat|display)(?:\/([^/?]+))?)?/;

/** The table that is shown, of which a personal link tells this device's seat. @returns {{table: string, display: boolean} | null} */
function tableInAddress() {
  const [, found, how, secret] = TABLE.exec(location.hash) ?? [];
  if (!found) return null;
  const table = decodeURIComponent(found);
  if (how === "seat" && secret) {
    keepSeat({ table, secret: decodeURIComponent(secret), opened: Date.now() });
    // A secret shall not stay where anyone can read it.
    history.replaceState(null, "", `#/t/${encodeURIComponent(table)}`);
  }
  return { table, display: how === "display" };
}

/** @returns {Promise<Page>} */
async function tableFor({ table, display } = { table: "", display: false }) {
  const { TablePage } = await tablePage();
  return new TablePage(table, display);
}

/** @type {readonly [RegExp, () => Promise<unknown>, () => Promise<Page>][]} */
const PAGES = [
  [/^#\/t\/./, tablePage, () => tableFor(tableInAddress() ?? undefined)],
  // The score sheet: `#/sheet`, `#/sheet/<id>`, `#/sheet/s/<shared>`.
  [/^#\/sheet(?:[/?]|$)/, scorePage, async () => (await scorePage()).sheetPage(location.hash)],
  [/^#\/new(?:[/?]|$)/, lobby, async () => (await lobby()).newTablePage()],
  [/^#\/dice\/sheet/, diceSheet, async () => (await diceSheet()).dicePage(location.hash)],
  [/^#\/dice(?:[/?]|$)/, diceGame, async () => (await diceGame()).dicePage(location.hash)],
  [/^#\/(?:r\/.|mine(?:[/?]|$))/, afterPages, async () => (await afterPages()).afterPage(location.hash)],
  // Making rules: `#/rules`, `#/rules/<rules that somebody shared>`.
  [/^#\/rules(?:[/?]|$)/, rulesPages, async () => (await rulesPages()).rulesPage(location.hash)],
  [/^#\/practice(?:[/?]|$)/, coachPages, async () => (await coachPages()).practicePage(location.hash)],
  [/^/, startPage, async () => new (await startPage()).StartPage()],
];

/** @type {ReadonlySet<unknown>} */
const NEED_THE_SERVER = new Set([startPage, tablePage, diceGame, lobby, rulesPages, coachPages]);

const pageHere = () => /** @type {(typeof PAGES)[number]} */ (PAGES.find(([address]) => address.test(location.hash)));

/** Grows whenever another page is wanted: what comes late then is not shown. */
let wanted = 0;

/**
 * A page as soon as its code can be had: over a line that is lost it is tried again until it comes, or another is wanted.
 * @param {() => Promise<Page>} make @param {number} mine @returns {Promise<Page | null>}
 */
async function had(make, mine) {
  for (let told = false; mine === wanted; told = true) {
    try {
      return await make();
    } catch (fault) {
      if (!told && mine === wanted) {
        console.warn(fault);
        tellNews(t("sheet-failed"), "wrong");
      }
      await new Promise((done) => setTimeout(done, AGAIN_MS));
    }
  }
  return null;
}

async function show() {
  const mine = ++wanted;
  closeSheets();
  const [, code, make] = pageHere();
  const page = await had(make, mine);
  if (!page) return;
  if (page.ready) await Promise.race([page.ready, new Promise((done) => setTimeout(done, PATIENCE_MS))]);
  if (mine !== wanted) return;
  document.title = page.pageTitle ?? t("title");
  document.getElementById("page")?.replaceChildren(page);
  scrollTo(0, 0);
  // These are of no use while the server is out of reach.
  if (NEED_THE_SERVER.has(code)) {
    // Where even that page cannot be had, nothing is to be said that the table's own line does not say.
    const look = async () => (await offlinePage()).unlessReached(page, () => void show());
    setTimeout(() => void look().catch(() => undefined), navigator.onLine ? 400 : 0);
  }
  // Whoever is here goes there next; if it does not come now, it is asked for again then.
  const next = code === startPage ? tablePage : code === tablePage ? startPage : null;
  if (next) setTimeout(() => next().catch(() => undefined), 1000);
}

async function begin() {
  applySettings();
  void pageHere()[1]().catch(() => undefined);
  try {
    await startSpeaking();
  } catch (fault) {
    // Without the reader's language the page is still of use in English.
    console.error(fault);
    remember("language", "en");
    await startSpeaking();
    tellNews(t("language-failed"), "wrong");
  }
  void import("../after/install.js").then(({ readyToInstall }) => readyToInstall());
  addEventListener("hashchange", () => void show());
  await show();
  await painted();
  fetchSounds();
  // Only on https and localhost is there a way to keep the page on the device; it may take its time.
  if ("serviceWorker" in navigator) setTimeout(() => void navigator.serviceWorker.register("/sw.js").catch(() => undefined), 500);
}

void begin();
