/** The table with all hands open: who has what, what was laid, the piles. Not here: which moment it is. */
import { card, cardBack } from "../cards/card.js";
import { glyph } from "../cards/glyphs.js";
import { facesOf, sorted } from "../app/hand.js";
import { cardName, cardNames } from "../app/naming.js";
import { ring } from "../app/people.js";
import { nameAt, sceneOf, t, upper } from "../app/say.js";
import { spacesOf } from "../app/spaces.js";
import { roleOf, spokenDiscardPile, spokenDrawPile, spokenGroup, spokenState } from "../app/telling.js";
import { classMap, html, nothing } from "../vendor/lit.js";

/** @typedef {import("../app/protocol.js").OwnedGroup} OwnedGroup */
/** @typedef {import("../app/protocol.js").Seen} Seen */
/** @typedef {import("../app/protocol.js").Update} Update */
/** @typedef {import("./wire.js").OpenView} OpenView */

/** An open view as the parts of the table want it. @param {OpenView} open @returns {Update} */
export function asUpdate({ view, players }) {
  return {
    type: "Update",
    seq: 0,
    by: -1,
    events: [],
    view,
    seats: players.map(({ name, bot }) => ({ name, bot, present: true, ready: false })),
    arrangement: [],
    can_take_back: false,
    shuffles: [],
  };
}

/** @param {readonly string[]} faces */
const inOrder = (faces) => facesOf(sorted(faces.map((face, at) => ({ key: String(at), face })), "number"));

/** The card that someone got in these events. @param {readonly Seen[]} events @param {number} seat */
function gotten(events, seat) {
  const event = events.find((one) => (one.type === "YouDrew" || one.type === "TookDiscard") && one.seat === seat);
  return event && "card" in event ? event.card : undefined;
}

/** @param {OpenView} open @param {readonly Seen[]} events @param {number} seat */
function hand({ hands }, events, seat) {
  const faces = inOrder(hands[seat] ?? []);
  if (faces.length === 0) return html`<p class="small muted">${t("replay-no-cards")}</p>`;
  const fresh = faces.lastIndexOf(gotten(events, seat) ?? "");
  return html`<div class="open-hand" role="img" aria-label=${t("replay-hand", { cards: cardNames(faces) })}>
    ${faces.map((face, at) => html`<span class=${at === fresh ? "is-new" : ""}>${card(face)}</span>`)}</div>`;
}

/** What a player had saved. @param {OpenView} open @param {number} seat */
function savePile({ saved = [] }, seat) {
  const faces = inOrder(saved[seat] ?? []);
  if (faces.length === 0) return nothing;
  return html`<p class="small muted open-next">${t("replay-saved")} <span class="open-saved" role="img" aria-label=${cardNames(faces)}>${faces.map((face) => html`<span class="next-card">${card(face)}</span>`)}</span></p>`;
}

/** @param {OwnedGroup} owned @param {Update} update */
function laidGroup(owned, update) {
  return html`<div class="group" role="img" aria-label=${spokenGroup(owned, sceneOf(update))}>
    <div class="group-cards">${owned.group.cards.map((face, at) => html`<span>${card(face, { role: roleOf(owned.group, at) || null })}</span>`)}</div></div>`;
}

/** @param {OpenView} open @param {Update} update @param {readonly Seen[]} events @param {number} seat */
function seatPart(open, update, events, seat) {
  const { view } = update;
  const player = view.players[seat];
  const groups = view.groups.filter(({ owner }) => owner === seat);
  const acts = view.turn === seat && view.stage !== "over";
  return html`<section class=${classMap({ "open-seat": true, "is-turn": acts })} aria-labelledby="open-${seat}">
    <header>${ring(update, seat)}
      <div class="grow"><h3 id="open-${seat}" dir="auto">${nameAt(update, seat)}</h3>
        <p class="small muted">${upper(spokenState(view, sceneOf(update), seat))}</p></div>
      ${player?.skip_waiting ? html`<span class="tag">${glyph("skip")}</span>` : nothing}
      ${acts ? html`<span class="tag turn-tag">${glyph("play")}</span>` : nothing}</header>
    ${hand(open, events, seat)} ${savePile(open, seat)}
    ${groups.length > 0 ? html`<div class="groups">${groups.map((owned) => laidGroup(owned, update))}</div>` : nothing}
  </section>`;
}

/** @param {readonly string[]} pile */
function discards(pile) {
  const top = pile.at(-1);
  return html`<div class="open-pile" role="img" aria-label=${spokenDiscardPile(pile)}>${top ? card(top) : html`<span class="pile-empty"></span>`}</div>`;
}

/** @param {OpenView} open */
function piles({ view, draw_pile }) {
  const next = draw_pile.at(-1);
  return html`<div class="open-piles">
    <div class="open-pile" role="img" aria-label=${spokenDrawPile(view.draw_pile)}>${view.draw_pile > 0 ? cardBack() : html`<span class="pile-empty"></span>`}
      <span class="pile-count" aria-hidden="true">${view.draw_pile}</span></div>
    ${view.discards.map((pile) => discards(pile))}
    ${next === undefined ? nothing : html`<p class="small muted open-next">${t("replay-next-card")} <span class="next-card">${card(next, { label: cardName(next) })}</span></p>`}
  </div>`;
}

/** Everything that lay there. @param {OpenView} open @param {readonly Seen[]} events What has just happened. */
export function openTable(open, events) {
  const update = asUpdate(open);
  const board = spacesOf(update.view.ruleset).length > 0;
  if (board) void import("../app/track.js");
  return html`${board ? html`<tp-track .now=${update}></tp-track>` : nothing} ${piles(open)}
    <div class="open-seats">${open.view.players.map((_, seat) => seatPart(open, update, events, seat))}</div>`;
}
