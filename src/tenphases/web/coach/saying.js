/** The coach's codes in words: moves, where to look, ideas, reasons, chances. Not here: how they are laid out. */
import { phaseNumber, playerName } from "../app/naming.js";
import { n, t } from "../app/say.js";
import { html, nothing } from "../vendor/lit.js";

/** @typedef {import("./wire.js").AnyMove} AnyMove */
/** @typedef {import("../app/words.js").Args} Args */
/** @typedef {import("./wire.js").Hint} Hint */
/** @typedef {import("./wire.js").Option} Option */
/** @typedef {import("./wire.js").Reason} Reason */
/**
 * @typedef {object} Scene Of what is spoken.
 * @property {readonly string[]} names By seat. @property {readonly string[]} phases Their texts.
 * @property {readonly string[]} tops The cards on the discard piles.
 */

/** @param {string} code */
const hyphens = (code) => code.replaceAll("_", "-");

/** @param {AnyMove} move @param {Scene} scene @returns {string} */
export function moveText(move, { names, phases, tops }) {
  switch (move.type) {
    case "Draw":
      return t("coach-move-draw");
    case "Take":
      return t("coach-move-take", { face: tops[move.pile ?? 0] ?? "?" });
    case "LayPhase":
      return t("coach-move-lay");
    case "Hit":
      return t("coach-move-hit", { face: move.card });
    case "Discard":
      return t("coach-move-discard", { face: move.card });
    case "PlaySkip":
      return move.target == null ? t("coach-move-skip-nobody") : t("coach-move-skip", { player: playerName(move.target, names) });
    case "ChoosePhase":
      return t("coach-move-choose", { phase: phaseNumber(phases[move.phase] ?? "", move.phase) });
    case "DrawSaved":
      return t("coach-move-saved");
    case "Save":
      return t("coach-move-save", { face: move.card });
    default:
      return t("coach-move-twist");
  }
}

/** @param {Reason} reason @param {Scene} scene @returns {string} */
export function reasonText({ code, about = {} }, { names, phases }) {
  /** @type {Args} */
  const args = {};
  for (const [name, value] of Object.entries(about)) {
    if (name === "seat") args["player"] = playerName(Number(value), names);
    else if (name === "card") args["face"] = value;
    else args[name] = name === "phase" ? phaseNumber(phases[Number(value)] ?? "", Number(value)) : value;
  }
  return t(`coach-reason-${hyphens(code)}`, args);
}

/** Where to look. @param {Hint} hint @param {Scene} scene */
export function nudgeText({ nudge, seat }, { names }) {
  return t(`coach-nudge-${hyphens(nudge)}`, seat === null ? {} : { player: playerName(seat, names) });
}

/** What to do, without a card. @param {Hint} hint @param {Scene} scene */
export function ideaText({ idea, seat }, { names }) {
  return t(`coach-idea-${hyphens(idea)}`, seat === null ? {} : { player: playerName(seat, names) });
}

/** A chance in words. @param {number} chance @param {number} [digits] */
export function percent(chance, digits = 0) {
  return t("coach-percent", { percent: Number((100 * chance).toFixed(digits)) });
}

/** What an option is beside the best. @param {Option} option @param {number} at Its place among them. */
export function verdict(option, at) {
  if (at === 0) return t("coach-best");
  return option.loss === 0 ? t("coach-equal") : t("coach-given", { percent: given(option) });
}

/** What an option gives away, of a hundred. @param {{loss: number}} option */
export const given = ({ loss }) => Number((100 * loss).toFixed(loss < 0.1 ? 1 : 0));

/** @param {string} words @param {string} value */
const fact = (words, value) => html`<div><dt>${words}</dt><dd>${value}</dd></div>`;

/** The moves with their worth. @param {readonly Option[]} options The best first. @param {Scene} scene @param {Option} [own] The reader's. */
export function worth(options, scene, own) {
  return html`<ol class="coach-options" aria-label=${t("coach-others")}>${options.map(
    (one, at) => html`<li class=${one === own ? "is-own" : ""}><p class="split"><strong>${moveText(one.move, scene)}</strong><span class="tag">${verdict(one, at)}</span></p>
      <dl>${one.soon === null ? nothing : fact(t("coach-column-soon"), percent(one.soon))}
        ${one.turns === null ? nothing : fact(t("coach-column-turns"), n(one.turns))}
        ${fact(t("coach-column-win"), percent(one.win))}</dl></li>`,
  )}</ol>`;
}
