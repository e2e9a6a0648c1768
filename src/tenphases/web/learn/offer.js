/** The offer on the first page to be shown the game, for whoever is new here. Not here: the lesson. */
import { tellNews } from "../app/announce.js";
import { Part } from "../app/part.js";
import { keepSeat, recall, remember, seatsHere } from "../app/prefs.js";
import { language, t } from "../app/say.js";
import { glyph } from "../cards/glyphs.js";
import { html, nothing } from "../vendor/lit.js";

/** @typedef {import("../app/protocol.js").TableOpened} TableOpened */
/** @typedef {import("../app/menu-sheet.js").Way} Way */

const FIRST = "first";

let opening = false;

/** Opens a table to learn at and goes there. */
export async function openLesson() {
  if (opening) return;
  opening = true;
  try {
    const name = recall("wish", { name: "" }).name?.trim() || t("start-name-none");
    const body = JSON.stringify({ name, bots: [], language: language(), lesson: FIRST });
    const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
    if (!answer.ok) throw new Error(String(answer.status));
    const { table, secret } = /** @type {TableOpened} */ (await answer.json());
    keepSeat({ table, secret, opened: Date.now() });
    location.hash = `#/t/${encodeURIComponent(table)}`;
  } catch (fault) {
    console.warn(fault);
    tellNews(t("start-no-server"), "wrong");
  } finally {
    opening = false;
  }
}

/** The way to the lesson in a menu. @returns {Way} */
export function lessonWay() {
  return { glyph: "play", words: t("start-learn"), id: "learn", run: () => void openLesson() };
}

export class Offer extends Part {
  constructor() {
    super();
    // Who has sat at a table has seen it.
    this.fresh = seatsHere().length === 0 && recall("learnt", false) === false;
  }

  #later() {
    remember("learnt", true);
    this.fresh = false;
    this.requestUpdate();
  }

  /** @override */
  render() {
    if (!this.fresh) return nothing;
    return html`<section class="panel offer" aria-labelledby="learn">
      <h2 id="learn">${t("start-learn")}</h2>
      <p>${t("start-learn-about")}</p>
      <div class="button-row">
        <button type="button" class="button primary" data-action="learn" @click=${() => void openLesson()}>${glyph("play")}${t("start-learn-go")}</button>
        <button type="button" class="button quiet" data-action="learn-not-now" @click=${() => this.#later()}>${t("start-learn-not-now")}</button>
      </div>
    </section>`;
  }
}
customElements.define("tp-offer", Offer);
