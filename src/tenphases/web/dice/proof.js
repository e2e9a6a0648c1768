/** The seals of rolls: kept when they are shown, checked when they are opened. Not here: the checking (app/proof.js). */
import { glyph } from "../cards/glyphs.js";
import { check } from "../app/proof.js";
import { t } from "../app/say.js";
import { sealsSeen } from "../app/seals.js";
import { html, nothing } from "../vendor/lit.js";

/** @typedef {import("../app/protocol.js").Shuffle} Shuffle */
/** @typedef {import("../app/table.js").Table} Table */
/** @typedef {import("../app/proof.js").Verdict} Verdict */

/** @type {Map<string, Verdict>} */
const verdicts = new Map();

/** @type {Readonly<Record<Verdict, string>>} */
const WORDS = Object.freeze({ true: "dice-proof-true", late: "dice-proof-late", false: "dice-proof-false", checking: "dice-proof-sealed" });

/** @param {Table} table @param {Shuffle} seal @param {() => void} redraw @returns {Verdict} */
function verdict(table, seal, redraw) {
  const known = verdicts.get(seal.commitment);
  if (known || seal.order.length === 0) return known ?? "checking";
  verdicts.set(seal.commitment, "checking");
  void check(seal, sealsSeen(table)).then((found) => {
    verdicts.set(seal.commitment, found);
    redraw();
  });
  return "checking";
}

/** @param {Shuffle} seal @param {Verdict} found */
export function oneSeal({ round, commitment, salt, order }, found) {
  const good = found === "true" || found === "late";
  return html`<div class="stack tight proof">
    <p class="laid ${found === "false" ? "wrong" : good ? "yes" : ""}">${found === "false" ? glyph("warn") : good ? glyph("check") : nothing}<span>${t(WORDS[found])}</span></p>
    <dl class="small"><dt>${t("dice-proof-seal", { number: round })}</dt><dd class="hash">${commitment}</dd>
      ${order.length === 0 ? nothing : html`<dt>${t("proof-salt")}</dt><dd class="hash">${salt}</dd><dt>${t("dice-proof-faces")}</dt><dd class="hash">${order.join(" ")}</dd>`}</dl></div>`;
}

/** The seals of now, folded away. @param {Table} table @param {() => void} redraw */
export function proofs(table, redraw) {
  const seals = table.update?.shuffles ?? [];
  if (seals.length === 0) return nothing;
  return html`<details class="fold"><summary>${glyph("info")}<span>${t("dice-proof-heading")}</span></summary>
    <div class="stack"><p class="small muted">${t("dice-proof-about")}</p>${seals.map((seal) => oneSeal(seal, verdict(table, seal, redraw)))}</div></details>`;
}
