/** A position as one player sees it, small enough for an exercise. Not here: what is asked of it. */
import { card } from "../cards/card.js";
import { phasePicture } from "../cards/phase.js";
import { cardName, cardNames, phaseNumber, playerName } from "../app/naming.js";
import { phaseAt, phaseTexts } from "../app/ruleset.js";
import { phaseTitle, t } from "../app/say.js";
import { roleOf, spokenGroup } from "../app/telling.js";
import { asUpdate } from "../after/open-table.js";
import { html, nothing } from "../vendor/lit.js";

/** @typedef {import("../app/protocol.js").OwnedGroup} OwnedGroup */
/** @typedef {import("../app/protocol.js").View} View */

/** @param {View} view */
export const namesIn = (view) => view.players.map((_, seat) => t("practice-seat", { number: seat + 1 }));

/** Of what is spoken in a position. @param {View} view */
export function sceneIn(view) {
  return { names: namesIn(view), phases: phaseTexts(view.ruleset), tops: view.discards.map((pile) => pile.at(-1) ?? "?") };
}

/** @param {View} view */
function update(view) {
  return asUpdate({ view, hands: [], draw_pile: [], players: namesIn(view).map((name) => ({ name, bot: null, free: false, stand_in: null, left: false })) });
}

/** @param {View} view @param {number} seat */
function other(view, seat) {
  const player = view.players[seat];
  const next = seat === ((view.seat ?? 0) + 1) % view.players.length;
  const place = player?.laid ?? player?.phases[0] ?? 0;
  const args = { player: playerName(seat, namesIn(view)), phase: phaseNumber(phaseTexts(view.ruleset)[place] ?? "", place), cards: player?.cards ?? 0 };
  return html`<li>${t(player?.laid == null ? "practice-other" : "practice-other-laid", args)}${next ? html` <span class="tag">${t("practice-next-player")}</span>` : nothing}
    ${player && player.known.length > 0 ? html`<br /><span class="muted">${t("practice-other-took", { player: args.player, cards: cardNames(player.known) })}</span>` : nothing}</li>`;
}

/** @param {OwnedGroup} owned @param {View} view */
function laid(owned, view) {
  const { seats } = update(view);
  const scene = { names: seats.map(({ name }) => name), me: view.seat, phases: phaseTexts(view.ruleset), owners: view.groups.map(({ owner }) => owner) };
  return html`<div class="group" role="img" aria-label=${spokenGroup(owned, scene)}><div class="group-cards">
    ${owned.group.cards.map((face, at) => html`<span>${card(face, { role: roleOf(owned.group, at) || null })}</span>`)}</div></div>`;
}

/** All but the own hand. @param {View} view */
export function around(view) {
  const me = view.players[view.seat ?? 0];
  const seats = view.players.map((_, seat) => seat).filter((seat) => seat !== view.seat);
  const tops = view.discards.map((pile) => pile.at(-1)).filter((face) => face !== undefined);
  const places = me?.laid == null ? (me?.phases ?? []) : [me.laid];
  return html`<h3 id="practice-others">${t("practice-others")}</h3>
    <ul class="tips" aria-labelledby="practice-others">${seats.map((seat) => other(view, seat))}</ul>
    ${view.groups.length === 0 ? nothing : html`<h3>${t("practice-table")}</h3><div class="groups practice-table">${view.groups.map((owned) => laid(owned, view))}</div>`}
    <div class="practice-now">
      <div><h3>${t("practice-top")}</h3><div class="practice-top">${tops.length === 0 ? "–" : tops.map((face) => card(face, { label: cardName(face) }))}</div></div>
      <div class="grow"><h3>${t("practice-phase")}</h3>${places.map((place) => phase(view, place))}</div>
    </div>`;
}

/** @param {View} view @param {number} place */
function phase(view, place) {
  const groups = phaseAt(view.ruleset, place).groups.map(({ kind, size }) => ({ kind: kind.replace("-", "_"), size, filled: 0 }));
  return html`<p>${phaseTitle(update(view), place)}</p>${phasePicture(groups)}`;
}
