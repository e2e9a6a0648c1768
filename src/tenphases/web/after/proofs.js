/** The shuffles' proofs on the page, round by round. Not here: checking them (shuffles.js). */
import { glyph } from "../cards/glyphs.js";
import { t } from "../app/say.js";
import { html, nothing } from "../vendor/lit.js";

/** @typedef {import("./shuffles.js").Proved} Proved */

/** @param {Proved} one */
const right = ({ fits, dealt }) => fits && dealt;

/** @param {Proved} one */
function words({ fits, seen, dealt }) {
  if (!fits) return t("proof-false");
  if (!dealt) return t("replay-proof-not-dealt");
  return seen ? t("replay-proof-seen") : t("replay-proof-late");
}

/** @param {Proved} one @param {number} at */
function oneShuffle(one, at) {
  const { commitment, salt, order } = one.shuffle;
  return html`<div class="stack tight proof">
    <p class="laid ${right(one) ? "yes" : "wrong"}">${glyph(right(one) ? "check" : "warn")}<span>${words(one)}</span></p>
    <dl class="small">
      <dt>${t("proof-seal", { number: at + 1 })}</dt><dd class="hash">${commitment}</dd>
      <dt>${t("proof-salt")}</dt><dd class="hash">${salt}</dd>
      <dt>${t("proof-order")}</dt><dd class="hash">${order.join(" ")}</dd>
    </dl></div>`;
}

/** @param {number} round @param {readonly Proved[]} shuffles */
function oneRound(round, shuffles) {
  const good = shuffles.every(right);
  return html`<details class="fold proof-round"><summary>${glyph(good ? "check" : "warn")}<span>${t(good ? "replay-proof-round" : "replay-proof-round-bad", { number: round })}</span></summary>
    <div class="stack">${shuffles.map((one, at) => oneShuffle(one, at))}</div></details>`;
}

/** All of them. @param {readonly Proved[] | null} found Nothing as long as they are being checked. */
export function proofs(found) {
  const good = found?.every(right) ?? false;
  const rounds = [...new Set((found ?? []).map(({ shuffle }) => shuffle.round))];
  const verdict = found && (good ? t("replay-proof-good", { count: found.length }) : t("replay-proof-bad"));
  return html`<section class="panel" aria-labelledby="proof"><h2 id="proof">${t("proof-heading")}</h2>
    <p class="notice ${found && !good ? "wrong" : ""}" role="status">${found ? glyph(good ? "check" : "warn") : nothing}<span>${verdict ?? t("proof-checking")}</span></p>
    <p class="small muted">${t("replay-proof-about")}</p>
    <div>${rounds.map((round) => oneRound(round, (found ?? []).filter(({ shuffle }) => shuffle.round === round)))}</div></section>`;
}
