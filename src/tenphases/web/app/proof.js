/**
 * The proof that a shuffle was fixed before play: its seal is kept when the cards are dealt and checked when the order
 * is shown. Not here: the shuffle itself.
 */
import { glyph } from "../cards/glyphs.js";
import { html, nothing } from "../vendor/lit.js";
import { sealsSeen } from "./seals.js";
import { t } from "./say.js";
import { sha256 } from "./sha256.js";

/** @typedef {import("./protocol.js").Shuffle} Shuffle */
/** @typedef {import("./table.js").Table} Table */
/** @typedef {"true" | "false" | "late" | "checking"} Verdict `late`: true, but this page had not seen the seal before. */

/** @type {Map<string, Verdict>} */
const verdicts = new Map();

/** @param {Shuffle} shuffle @param {readonly string[]} seals @returns {Promise<Verdict>} */
export async function check(shuffle, seals) {
  const found = await sha256(`${shuffle.salt}:${shuffle.order.join(" ")}`);
  if (found !== shuffle.commitment) return "false";
  return seals.includes(shuffle.commitment) ? "true" : "late";
}

/** @param {Table} table @param {Shuffle} shuffle @param {() => void} redraw @returns {Verdict} */
function verdict(table, shuffle, redraw) {
  const known = verdicts.get(shuffle.commitment);
  if (known) return known;
  verdicts.set(shuffle.commitment, "checking");
  void check(shuffle, sealsSeen(table)).then((found) => {
    verdicts.set(shuffle.commitment, found);
    redraw();
  });
  return "checking";
}

/** @param {Table} table @param {Shuffle} shuffle @param {number} at @param {() => void} redraw */
function oneProof(table, shuffle, at, redraw) {
  const open = shuffle.order.length === 0;
  const found = open ? "checking" : verdict(table, shuffle, redraw);
  const words = open ? t("proof-sealed") : t(`proof-${found}`);
  return html`<div class="stack tight proof">
    <p class="laid ${found === "false" ? "wrong" : found === "checking" ? "" : "yes"}">
      ${found === "false" ? glyph("warn") : found === "checking" ? nothing : glyph("check")}<span>${words}</span>
    </p>
    <dl class="small">
      <dt>${t("proof-seal", { number: at + 1 })}</dt><dd class="hash">${shuffle.commitment}</dd>
      ${open
        ? nothing
        : html`<dt>${t("proof-salt")}</dt><dd class="hash">${shuffle.salt}</dd>
            <dt>${t("proof-order")}</dt><dd class="hash">${shuffle.order.join(" ")}</dd>`}
    </dl>
  </div>`;
}

/** The proofs of the round's shuffles, folded away. @param {Table} table @param {() => void} redraw */
export function proofOfRound(table, redraw) {
  const shuffles = table.update?.shuffles ?? [];
  if (shuffles.length === 0) return nothing;
  const verdictsNow = shuffles.map((shuffle) => (shuffle.order.length > 0 ? verdict(table, shuffle, redraw) : "checking"));
  const bad = verdictsNow.includes("false");
  const good = verdictsNow.every((found) => found === "true" || found === "late");
  return html`<details class="fold">
    <summary>${bad ? glyph("warn") : glyph(good ? "check" : "info")}<span>${t(bad ? "proof-heading-bad" : good ? "proof-heading-good" : "proof-heading")}</span></summary>
    <div class="stack">
      <p class="small muted">${t("proof-about")}</p>
      ${shuffles.map((shuffle, at) => oneProof(table, shuffle, at, redraw))}
    </div>
  </details>`;
}
