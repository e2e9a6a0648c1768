/**
 * What a table has beside the game where people play together: gathering, talking, inviting, leaving. Its parts come from
 * lobby/ when they are first wanted. Not here: the game itself.
 */
import { glyph } from "../cards/glyphs.js";
import { html, nothing } from "../vendor/lit.js";
import { tellNews } from "./announce.js";
import { painted } from "./part.js";
import { forgetSeat, seatAt } from "./prefs.js";
import { isShared, seatsToHave } from "./presence.js";
import { t } from "./say.js";
import { openDevice, openInvite, openLeave, openTalk, openTerms } from "./sheets.js";
import { has } from "./words.js";

/** @typedef {import("./protocol.js").Update} Update */
/** @typedef {import("./table.js").Table} Table */

const lobby = () => import("../lobby/pages.js");

export class Beside {
  /**
   * @param {Table} table
   * @param {object} page
   * @param {boolean} page.display Whether it is on a screen in the middle that nobody touches.
   * @param {() => void} page.changed @param {() => void} page.home
   */
  constructor(table, { display, changed, home }) {
    this.table = table;
    this.display = display;
    this.changed = changed;
    this.home = home;
    /** Whether people play together here. */
    this.shared = false;
    /** What people say to each other. @type {import("../lobby/talk.js").Bubbles | null} */
    this.bubbles = null;
    /** The page while people gather. @type {import("../lobby/gathering.js").Gathering | null} */
    this.gathering = null;
    /** @type {import("../lobby/invite.js").Invite | null} */
    this.invite = null;
  }

  stop() {
    this.bubbles?.stop();
  }

  /** Fetches what is needed once people play together. @param {Update} update */
  async watch(update) {
    if (this.shared || !isShared(update)) return;
    this.shared = true;
    if (!update.table?.gathering) await painted();
    const pages = await lobby();
    await pages.words();
    if (update.table?.gathering) {
      const { Gathering } = await pages.gathering();
      this.gathering = new Gathering(this.table, () => this.home(), this.display);
    }
    if (this.display) this.invite = new (await pages.invite()).Invite(this.table.id, this.table.info.code ?? "", { display: true });
    this.changed();
  }

  /** @param {import("./table.js").Said} said */
  async hear(said) {
    const { announceSaid, Bubbles } = await (await lobby()).talking();
    this.bubbles ??= new Bubbles(this.table, () => this.changed());
    this.bubbles.hear(said);
    if (said.seat !== this.table.view?.seat) announceSaid(said, this.table.update?.seats[said.seat]?.name ?? "");
  }

  /** The seat is this device's no more. */
  async unseated() {
    if (this.display) return;
    forgetSeat(this.table.id);
    await (await lobby()).words();
    tellNews(t("seat-gone"), "wrong");
  }

  /** Leaves: where others play on, it is asked how. */
  leave() {
    const { table } = this;
    const { update } = table;
    const others = update && update.view.seat !== null && update.view.stage !== "over" && isShared(update);
    if (others && !update.seats[update.view.seat ?? -1]?.left) openLeave(table, this.home);
    else this.home();
  }

  /** What the menu has besides. @returns {import("./menu-sheet.js").Way[]} */
  ways() {
    const { table } = this;
    if (!this.shared || !has("talk")) return [];
    const secret = seatAt(table.id)?.secret;
    const seated = table.view?.seat != null;
    return [
      ...(seated ? [{ glyph: "chat", words: t("talk"), id: "talk", run: () => openTalk(table) }] : []),
      { glyph: "share", words: t("gather-invite"), id: "invite", run: () => openInvite(table) },
      ...(seated && secret ? [{ glyph: "link", words: t("device-heading"), id: "device", run: () => openDevice(table.id, secret) }] : []),
      ...(table.hosting ? [{ glyph: "gear", words: t("terms-heading"), id: "terms", run: () => openTerms(table) }] : []),
    ];
  }

  /** @param {Update} update */
  talkButton(update) {
    if (update.view.seat === null || !isShared(update) || !has("talk")) return nothing;
    return html`<button type="button" class="icon-button table-talk" data-action="talk" aria-label=${t("talk")} title=${t("talk")}
      @click=${() => openTalk(this.table)}>${glyph("chat")}</button>`;
  }

  /** The way to the table, on the screen in the middle, as long as a seat is to be had. @param {Update} update */
  comeAndPlay(update) {
    if (!this.display || !this.invite || seatsToHave(update).length === 0) return nothing;
    return html`<aside class="come-and-play" aria-label=${t("display-join")}>${this.invite}</aside>`;
  }

  said() {
    return this.bubbles?.render() ?? nothing;
  }
}
