/** The sheet of a game of dice: phases down, players across. Not here: what anything scores. */
import { STANDARD } from "../app/ruleset.js";
import { n, nameAt, t } from "../app/say.js";
import { classMap, html, nothing } from "../vendor/lit.js";
import { goalWords } from "./telling.js";

/** @typedef {import("../app/protocol.js").Update} Update */
/** @typedef {import("./wire.js").DicePlayer} DicePlayer */
/** @typedef {import("./wire.js").DiceView} DiceView */

const FIVE = 4;
const BONUS = 40;

/** @param {DicePlayer} player @param {number} place @param {boolean} now */
function cell({ made }, place, now) {
  const points = made[place];
  if (points !== undefined) return n(points);
  return now ? html`<span class="dice-now" aria-label=${t("dice-sheet-now")}>▸</span>` : html`<span class="visually-hidden">${t("dice-sheet-open")}</span>`;
}

/** @param {string} words @param {DiceView} dice @param {(player: DicePlayer) => unknown} value @param {string} [kind] */
const row = (words, { players }, value, kind = "") =>
  html`<tr class=${kind}><th scope="row">${words}</th>${players.map((player) => html`<td class="number">${value(player)}</td>`)}</tr>`;

/** @param {Update} update @param {DiceView} dice */
export function scores(update, dice) {
  const { players, turn, seat, stage } = dice;
  const anyBonus = (/** @type {"five" | "finish"} */ name) => players.some(({ bonuses }) => bonuses.includes(name));
  const bonus = (/** @type {"five" | "finish"} */ name) => (/** @type {DicePlayer} */ { bonuses }) => (bonuses.includes(name) ? `+${n(BONUS)}` : "");
  return html`<div class="scroll-x" tabindex="0" role="region" aria-label=${t("dice-sheet")}><table class="figures dice-scores">
    <caption>${t("dice-sheet")}</caption>
    <thead><tr><th scope="col">${t("dice-sheet-phase")}</th>${players.map(
      (_, at) => html`<th scope="col" class=${classMap({ number: true, "is-turn": at === turn })} dir="auto">${at === seat ? t("you") : nameAt(update, at)}</th>`,
    )}</tr></thead>
    <tbody>${STANDARD.phases.map(
      (phase, place) => html`<tr><th scope="row"><span class="phase-no">${n(place + 1)}</span> <span class="small muted">${goalWords(phase)}</span></th>
        ${players.map((player, at) => html`<td class=${classMap({ number: true, "is-now": at === turn && player.made.length === place && stage !== "over" })}>
          ${cell(player, place, at === turn && player.made.length === place && stage !== "over")}</td>`)}</tr>
        ${place === FIVE && anyBonus("five") ? row(t("dice-sheet-five"), dice, bonus("five"), "small") : nothing}`,
    )}
    ${anyBonus("finish") ? row(t("dice-sheet-finish"), dice, bonus("finish"), "small") : nothing}
    ${players.some(({ failed }) => failed > 0) ? row(t("dice-sheet-failed"), dice, ({ failed }) => n(failed), "small muted") : nothing}</tbody>
    <tfoot>${row(t("column-total"), dice, ({ total }) => html`<strong>${n(total)}</strong>`)}</tfoot>
  </table></div>`;
}
