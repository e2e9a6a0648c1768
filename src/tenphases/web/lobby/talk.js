/** Talking: what can be said by one tap, what was just said beside whoever said it, and who is not listened to. */
import { glyph } from "../cards/glyphs.js";
import { html, nothing } from "../vendor/lit.js";
import { announce, tellNews } from "../app/announce.js";
import { problemText } from "../app/naming.js";
import { EVERYONE, isMuted, mute } from "../app/prefs.js";
import { spokenWords, t } from "../app/say.js";
import { Sheet } from "../app/sheet.js";

/** @typedef {import("../app/table.js").Said} Said */
/** @typedef {import("../app/table.js").Table} Table */

/** What is said as it is; the words are the catalogs'. */
export const PHRASES = Object.freeze([
  "hello",
  "good_luck",
  "have_fun",
  "thanks",
  "you_are_welcome",
  "sorry",
  "nice_move",
  "well_played",
  "unlucky",
  "thinking",
  "take_your_time",
  "your_turn",
  "back_soon",
  "back_again",
  "one_more_game",
  "good_game",
  "goodbye",
]);
/** Reactions, each with its picture; the words stand beside it, for not every device has the picture. */
export const REACTIONS = Object.freeze({
  clap: "👏",
  laugh: "😄",
  wow: "😮",
  sad: "😢",
  sweat: "😅",
  heart: "❤️",
  thumbs_up: "👍",
  party: "🎉",
});

const BUBBLE_MS = 5000;
const PER_LETTER_MS = 60;
const MOST_LETTERS = 200;

/** Which pictures this device's letters have. @type {Map<string, boolean>} */
const known = new Map();

/** Whether a picture can be drawn here: what cannot looks like a character that nobody has. @param {string} face */
function isDrawn(face) {
  const found = known.get(face);
  if (found !== undefined) return found;
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const look = (/** @type {string} */ text) => {
    if (!pen) return "";
    pen.clearRect(0, 0, 40, 40);
    pen.font = "24px sans-serif";
    pen.fillText(text, 2, 28);
    return pen.getImageData(0, 0, 40, 40).data.join("");
  };
  known.set(face, look(face) !== look("\u{10FFFE}") && look(face) !== look("\u{1FFFE}"));
  return known.get(face) === true;
}

/** @param {{phrase?: string | null}} said */
function picture({ phrase }) {
  const face = REACTIONS[/** @type {keyof typeof REACTIONS} */ (phrase ?? "")];
  return face && isDrawn(face) ? html`<span class="face" aria-hidden="true">${face}</span>` : nothing;
}

/** What was just said at one table, as bubbles beside the chips. */
export class Bubbles {
  /** @param {Table} table @param {() => void} changed */
  constructor(table, changed) {
    this.table = table;
    this.changed = changed;
    /** @type {Map<number, {said: Said, timer: ReturnType<typeof setTimeout>}>} */
    this.shown = new Map();
  }

  /** @param {Said} said */
  hear(said) {
    const { seat, text = "" } = said;
    clearTimeout(this.shown.get(seat)?.timer);
    const timer = setTimeout(() => this.#gone(seat), BUBBLE_MS + text.length * PER_LETTER_MS);
    this.shown.set(seat, { said, timer });
    this.changed();
  }

  stop() {
    for (const { timer } of this.shown.values()) clearTimeout(timer);
    this.shown.clear();
  }

  /** @param {number} seat */
  #gone(seat) {
    clearTimeout(this.shown.get(seat)?.timer);
    this.shown.delete(seat);
    this.changed();
  }

  /** @param {number} seat @param {string} player */
  #mute(seat, player) {
    mute(this.table.id, seat, true);
    this.#gone(seat);
    tellNews(t("talk-muted", { player }));
  }

  render() {
    const { update, view } = this.table;
    if (this.shown.size === 0) return nothing;
    const bubbles = [...this.shown].map(([seat, { said }]) => {
      const player = update?.seats[seat]?.name ?? "";
      return html`<div class="said" data-said=${seat}>${picture(said)}<span dir="auto">${spokenWords(said)}</span>
        ${seat === view?.seat
          ? nothing
          : html`<button type="button" class="icon-button" data-action="mute" aria-label=${t("talk-mute", { player })} title=${t("talk-mute", { player })}
              @click=${() => this.#mute(seat, player)}>${glyph("mute")}</button>`}</div>`;
    });
    return html`<section aria-label=${t("talk")}>${bubbles}</section>`;
  }

  /** Puts each beside the chip of whoever said it. @param {Element} root */
  place(root) {
    for (const bubble of root.querySelectorAll(".said")) {
      if (!(bubble instanceof HTMLElement)) continue;
      const seats = [...root.querySelectorAll(`[data-seat="${bubble.dataset.said}"]`)];
      const chip = seats.find((one) => one.getClientRects().length > 0);
      if (!chip) continue;
      const at = chip.getBoundingClientRect();
      const { width, height } = bubble.getBoundingClientRect();
      bubble.style.left = `${Math.max(6, Math.min(innerWidth - width - 6, at.left + 8))}px`;
      bubble.style.top = `${at.bottom + height + 6 < innerHeight ? at.bottom + 3 : Math.max(4, at.top - height - 3)}px`;
    }
  }
}

export class TalkSheet extends Sheet {
  /** @param {Table} table */
  constructor(table) {
    super();
    this.table = table;
  }

  /** @override */
  get heading() {
    return t("talk");
  }

  /** @param {{phrase?: string, text?: string}} words */
  async #say(words) {
    this.close();
    const answer = await this.table.command({ type: "Say", ...words });
    if (answer.type === "Rejected") tellNews(problemText(answer.problem), "wrong");
  }

  /** @param {Event} event */
  #write(event) {
    event.preventDefault();
    const field = this.querySelector("#talk-text");
    const text = field instanceof HTMLInputElement ? field.value.trim() : "";
    if (text) void this.#say({ text });
  }

  /** @param {string} phrase */
  #button(phrase) {
    return html`<button type="button" class="button" data-phrase=${phrase} @click=${() => void this.#say({ phrase })}>${picture({ phrase })}${spokenWords({ phrase })}</button>`;
  }

  /** @override */
  body() {
    const { id, info } = this.table;
    return html`<section class="stack tight"><h3>${t("talk-reactions")}</h3><div class="talk-grid">${Object.keys(REACTIONS).map((one) => this.#button(one))}</div></section>
      <section class="stack tight"><h3>${t("talk-phrases")}</h3><div class="talk-grid">${PHRASES.map((one) => this.#button(one))}</div></section>
      ${info.terms?.free_text
        ? html`<form class="field" @submit=${this.#write}><label for="talk-text">${t("talk-text")}</label>
            <div class="link-row"><input class="input" id="talk-text" maxlength=${MOST_LETTERS} autocomplete="off" enterkeyhint="send" />
              <button class="button primary" data-action="send">${t("talk-send")}</button></div></form>`
        : nothing}
      <label class="choice"><input type="checkbox" data-action="mute-all" .checked=${isMuted(id, EVERYONE)}
          @change=${(/** @type {Event} */ event) => mute(id, EVERYONE, /** @type {HTMLInputElement} */ (event.target).checked)} />
        <span>${t("talk-mute-all")}<span class="help">${t("talk-mute-all-about")}</span></span></label>`;
  }
}
customElements.define("tp-talk", TalkSheet);

/** Says aloud what somebody said. @param {Said} said @param {string} player */
export function announceSaid(said, player) {
  announce(t("log-said", { player, text: spokenWords(said) }));
}
