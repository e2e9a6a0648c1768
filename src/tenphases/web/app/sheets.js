/**
 * The ways into the sheets. Their code comes when it is first wanted, or while the page is idle, so that the first card
 * need not wait for it. Not here: the sheets.
 */
import { betweenRounds } from "./asked.js";
import { openLater } from "./sheet.js";
import { speakAlso } from "./words.js";

/** @typedef {import("./table.js").Table} Table */

const SHEETS = Object.freeze({
  build: () => import("./build-sheet.js"),
  choices: () => import("./choice-sheets.js"),
  end: () => import("./end-sheet.js"),
  help: () => import("./help-sheet.js"),
  lay: () => import("./lay-sheet.js"),
  log: () => import("./log-sheet.js"),
  menu: () => import("./menu-sheet.js"),
  player: async () => (await Promise.all([import("./player-sheet.js"), lobby().then(({ words }) => words())]))[0],
  round: () => import("./round-sheet.js"),
  rules: async () => (await Promise.all([import("../learn/rules-sheet.js"), speakAlso("learn")]))[0],
});

const lobby = () => import("../lobby/pages.js");

const CALM_AFTER_MS = 1500;

/** Fetches the sheets once the table has been looked at for a moment, so that they take nothing from it. */
export function warmUp() {
  setTimeout(() => void Promise.allSettled(Object.values(SHEETS).map((load) => load())), CALM_AFTER_MS);
}

export function openHelp() {
  void openLater(SHEETS.help, ({ HelpSheet }) => new HelpSheet());
}

/** @param {import("./menu-sheet.js").Way[]} ways */
export function openMenu(ways) {
  void openLater(SHEETS.menu, ({ MenuSheet }) => new MenuSheet(ways));
}

/** @param {Table} table */
export function openLog(table) {
  void openLater(SHEETS.log, ({ LogSheet }) => new LogSheet(table));
}

/** @param {Table} table @param {string} [chapter] Which one is open. */
export function openRules({ view, info }, chapter) {
  void openLater(SHEETS.rules, ({ RulesSheet }) => new RulesSheet(view?.ruleset ?? {}, { view, chapter, choice: info.rules }));
}

/** @param {Table} table @param {number} seat */
export function openPlayer(table, seat) {
  void openLater(SHEETS.player, ({ PlayerSheet }) => new PlayerSheet(table, seat));
}

/** @param {Table} table @param {() => void} closed */
export function openRound(table, closed) {
  void openLater(SHEETS.round, ({ RoundSheet }) => (table.update && betweenRounds(table.update) ? new RoundSheet(table) : null), closed);
}

/** @param {Table} table @param {() => void} leave @param {() => void} closed */
export function openEnd(table, leave, closed) {
  void openLater(SHEETS.end, ({ EndSheet }) => new EndSheet(table, leave), closed);
}

/** @param {Table} table @param {(way: import("./protocol.js").Way) => void} build */
export function openLay(table, build) {
  void openLater(SHEETS.lay, ({ LaySheet }) => new LaySheet(table, build));
}

/** What the coach would do. @param {Table} table */
export function openHint(table) {
  void openLater(async () => (await import("../coach/pages.js")).hints(), ({ HintSheet }) => new HintSheet(table));
}

/** @param {Table} table */
export function openBuild(table) {
  void openLater(SHEETS.build, ({ BuildSheet }) => new BuildSheet(table));
}

/**
 * One of the small questions.
 * @param {(module: typeof import("./choice-sheets.js")) => import("./choice-sheets.js").ChoiceSheet} ask
 */
export function openQuestion(ask) {
  void openLater(SHEETS.choices, ask);
}

// ---------------------------------------------------------------- playing together

/** @param {Table} table */
export function openSeat(table) {
  void openLater(async () => (await lobby()).seating(), ({ SeatSheet }) => new SeatSheet(table));
}

/** @param {Table} table */
export function openTalk(table) {
  void openLater(async () => (await lobby()).talking(), ({ TalkSheet }) => new TalkSheet(table));
}

/** @param {Table} table */
export function openInvite(table) {
  void openLater(async () => (await lobby()).invite(), ({ InviteSheet }) => new InviteSheet(table));
}

/** @param {string} table @param {string} secret */
export function openDevice(table, secret) {
  void openLater(async () => (await lobby()).invite(), ({ DeviceSheet }) => new DeviceSheet(table, secret));
}

/** @param {Table} table @param {() => void} home */
export function openLeave(table, home) {
  void openLater(async () => (await lobby()).leaving(), ({ LeaveSheet }) => new LeaveSheet(table, home));
}

/** What the host may change while the game goes on. @param {Table} table */
export function openTerms(table) {
  void openLater(async () => (await lobby()).agreeing(), ({ TermsSheet }) => new TermsSheet(table));
}
