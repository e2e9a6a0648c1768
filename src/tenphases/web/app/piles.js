/** The draw pile, the discard piles, and the sentence that says what is asked. Not here: what a tap on a pile leads to. */
import { card, cardBack } from "../cards/card.js";
import { classMap, html, nothing, repeat } from "../vendor/lit.js";
import { isTimed } from "./presence.js";
import { t } from "./say.js";
import { spokenDiscardPile, spokenDrawPile } from "./telling.js";

/** @typedef {import("./protocol.js").Update} Update */
/**
 * @typedef {object} Piles
 * @property {Update} update
 * @property {boolean} drawing Whether this seat is to draw now.
 * @property {string | undefined} held The face that is chosen or dragged.
 * @property {() => void} draw @property {(pile: number) => void} discard A tap on a discard pile.
 * @property {import("./asked.js").Asking} asking
 */

/** @param {Piles} piles */
function drawPile({ update, drawing, draw }) {
  const count = update.view.draw_pile;
  const may = drawing && update.view.options.draw === true;
  return html`<button
    class=${classMap({ pile: true, draw: true, "is-may": may })}
    data-spot="draw"
    data-drag="draw"
    aria-label=${spokenDrawPile(count)}
    @click=${draw}
  >
    ${count > 0 ? cardBack() : html`<span class="pile-empty"></span>`}
    <span class="pile-count" aria-hidden="true">${count}</span>
  </button>`;
}

/** @param {number} pile @param {readonly string[]} cards @param {number} at */
function pileCard(pile, cards, at) {
  const under = at < cards.length - 1;
  return html`<span class="pile-card ${under ? "is-under" : ""}" data-key="d${pile}-${at + 1}">${card(cards[at] ?? "")}</span>`;
}

/** @param {Piles} piles @param {number} pile */
function discardPile({ update, drawing, held, discard }, pile) {
  const cards = update.view.discards[pile] ?? [];
  // The card beneath is there as well, to be seen while the top one is on its way.
  const shown = [cards.length - 2, cards.length - 1].filter((at) => at >= 0);
  const { take = [], discard: may = [], skip } = update.view.options;
  const lit = drawing ? take.includes(pile) : held !== undefined && (may.includes(held) || (held === "S" && skip === true));
  return html`<button
    class=${classMap({ pile: true, discard: true, "is-may": lit })}
    data-spot="discard${pile}"
    data-drop="discard"
    data-drag="take"
    data-pile=${pile}
    aria-label=${spokenDiscardPile(cards)}
    @click=${() => discard(pile)}
  >
    ${cards.length === 0 ? html`<span class="pile-empty"></span>` : repeat(shown, (at) => at, (at) => pileCard(pile, cards, at))}
  </button>`;
}

/** @param {Piles} piles */
export function pilesBand(piles) {
  const count = piles.update.view.discards.length;
  const { text, mood } = piles.asking;
  const time = isTimed(piles.update) ? html` <span class="prompt-time" data-time aria-hidden="true"></span>` : nothing;
  return html`<section class="piles" data-discards=${count} aria-label=${t("piles")}>
    ${drawPile(piles)} ${piles.update.view.discards.map((_, pile) => discardPile(piles, pile))}
    <p class="prompt ${mood}" data-spot="asked">${text}${time}</p>
  </section>`;
}
