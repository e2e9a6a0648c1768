/** The page's beginning: settings, words, and which page an address shows. */
import { tellNews } from "./announce.js";
import { remember } from "./prefs.js";
import { startSpeaking, t } from "./say.js";
import { applySettings } from "./settings.js";
import { closeSheets } from "./sheet.js";
import { StartPage } from "./start-page.js";
import { TablePage } from "./table-page.js";

/** The table an address names: `#/t/<table>`. @returns {string | null} */
function tableInAddress() {
  const found = /^#\/t\/([^/?]+)/.exec(location.hash);
  return found?.[1] ? decodeURIComponent(found[1]) : null;
}

function show() {
  const root = document.getElementById("page");
  const table = tableInAddress();
  closeSheets();
  document.title = t("title");
  root?.replaceChildren(table ? new TablePage(table) : new StartPage());
  scrollTo(0, 0);
}

async function begin() {
  applySettings();
  try {
    await startSpeaking();
  } catch (fault) {
    // Without the reader's language the page is still of use in English.
    console.error(fault);
    remember("language", "en");
    await startSpeaking();
    tellNews(t("language-failed"), "wrong");
  }
  addEventListener("hashchange", show);
  show();
}

void begin();
