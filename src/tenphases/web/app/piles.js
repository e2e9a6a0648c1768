/** The draw pile, the discard piles, and the sentence that says what is asked. Not here: what a tap on a pile leads to. */
import { card, cardBack } from "../cards/card.js";
import { glyph } from "../cards/glyphs.js";
import { classMap, html, nothing, repeat } from "../vendor/lit.js";
import { isTimed } from "./presence.js";
import { t } from "./say.js";
import { spacesOf } from "./spaces.js";
import { spokenDiscardPile, spokenDrawPile, spokenSavePile } from "./telling.js";

/** @typedef {import("./protocol.js").Update} Update */
/**
 * @typedef {object} Piles
 * @property {Update} update
 * @property {boolean} drawing Whether this seat is to draw now.
 * @property {string | undefined} held The face that is chosen or dragged.
 * @property {() => void} draw @property {(pile: number) => void} discard A tap on a discard pile.
 * @property {() => void} saved A tap on the own save pile.
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
    ${count > 0 ? html`<span class="pile-count" aria-hidden="true">${count}</span>` : nothing}
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
  const { take = [], discard: may = [], onto = [], skip } = update.view.options;
  const open = held !== undefined && ((may.includes(held) && onto.includes(pile)) || (held === "S" && skip === true));
  const lit = drawing ? take.includes(pile) : open;
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

/** The own save pile, where the rules have one: face up to nobody but in its sheet. @param {Piles} piles */
function savePile({ update: { view }, drawing, held, saved }) {
  const count = (view.saved?.length ?? 0) + (view.saved_now?.length ?? 0);
  const { saved: drawable = [], save = [] } = view.options;
  const lit = drawing ? drawable.length > 0 : held !== undefined && save.includes(held);
  return html`<button
    class=${classMap({ pile: true, saved: true, "is-may": lit })}
    data-spot="saved"
    data-drop="save"
    aria-label=${spokenSavePile(count)}
    @click=${saved}
  >
    ${count > 0 ? cardBack() : html`<span class="pile-empty"></span>`}
    <span class="pile-count" aria-hidden="true">${glyph("save")}${count > 0 ? count : nothing}</span>
  </button>`;
}

/** @param {Piles} piles */
export function pilesBand(piles) {
  const count = piles.update.view.discards.length;
  const { text, mood } = piles.asking;
  const time = isTimed(piles.update) ? html` <span class="prompt-time" data-time aria-hidden="true"></span>` : nothing;
  const { view } = piles.update;
  const saves = view.seat !== null && (view.ruleset.saves_a_round ?? 0) > 0;
  const board = spacesOf(view.ruleset).length > 0;
  // Few games have a board: its code comes when it is wanted.
  if (board) void import("./track.js");
  return html`<section class="piles ${board ? "has-track" : ""}" data-discards=${count} aria-label=${t("piles")}>
    ${board ? html`<tp-track .now=${piles.update}></tp-track>` : nothing}
    ${drawPile(piles)} ${view.discards.map((_, pile) => discardPile(piles, pile))} ${saves ? savePile(piles) : nothing}
    <p class="prompt ${mood}" data-spot="asked">${text}${time}</p>
  </section>`;
}
