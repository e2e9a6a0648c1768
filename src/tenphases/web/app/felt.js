/**
 * What lies on the table: everyone's groups, and where the chosen card may go. Not here: what fits (the view's options
 * say so) or what happens when it is put there.
 */
import { card } from "../cards/card.js";
import { classMap, html, nothing, repeat } from "../vendor/lit.js";
import { chip } from "./people.js";
import { nameAt, sceneOf, t } from "./say.js";
import { roleOf, spokenGroup, spokenLaid } from "./telling.js";

/** @typedef {import("./protocol.js").Fit} Fit */
/** @typedef {import("./protocol.js").Group} Group */
/** @typedef {import("./protocol.js").Update} Update */
/**
 * @typedef {object} Felt
 * @property {Update} update
 * @property {string | undefined} held The face that is chosen or dragged.
 * @property {(group: number, number?: number) => void} put Where the held card shall go.
 * @property {(seat: number) => void} open
 */

const HIGHEST = 12;
const MOST_AROUND = 6;

/** @param {Felt} felt @param {number} id @returns {Fit[]} */
function fitsFor(felt, id) {
  const fits = felt.update.view.options.fits ?? [];
  return felt.held === undefined ? [] : fits.filter((fit) => fit.card === felt.held && fit.group === id);
}

/** @param {Felt} felt @param {number} id @param {Group} group @param {number | undefined} number @param {string} half */
function landing(felt, id, group, number, half) {
  const owner = felt.update.view.groups[id]?.owner ?? 0;
  const mine = owner === felt.update.view.seat;
  const args = {
    face: felt.held ?? "",
    role: number ?? 0,
    group: spokenLaid(group),
    player: nameAt(felt.update, owner),
  };
  return html`<button
    class="group-hit ${half}"
    data-drop="group"
    data-group=${id}
    data-number=${number ?? nothing}
    aria-label=${t(mine ? "felt-add-own" : "felt-add", args)}
    @click=${() => felt.put(id, number)}
  ></button>`;
}

/** @param {Felt} felt @param {number} id @param {Group} group */
function landings(felt, id, group) {
  if (felt.held === undefined) return nothing;
  const fits = fitsFor(felt, id);
  if (fits.length > 1) {
    const ordered = [...fits].sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
    return ordered.map((fit, at) => landing(felt, id, group, fit.number, at === 0 ? "low" : "high"));
  }
  // A place that does not fit may be tried as well: the server says why not.
  return landing(felt, id, group, fits[0]?.number || undefined, "");
}

/** @param {Felt} felt @param {number} id @param {"low" | "high"} side @param {Group} group */
function end(felt, id, side, group) {
  const fits = fitsFor(felt, id);
  if (!isRun(group)) {
    return side === "high" ? html`<span class="group-end plus is-lit" aria-hidden="true">+</span>` : nothing;
  }
  const first = group.number ?? 0;
  const number = side === "low" ? first - 1 : first + group.cards.length;
  if (number < 1 || number > HIGHEST) return nothing;
  const lit = fits.some((fit) => fit.number === number);
  return html`<span class=${classMap({ "group-end": true, [side]: true, "is-lit": lit })} aria-hidden="true">${number}</span>`;
}

/**
 * The key of a card in a group: by number in a run, so that those that stay keep theirs.
 * @param {number} id @param {Group} group @param {number} at
 */
export function groupKey(id, group, at) {
  return `g${id}-${isRun(group) ? (group.number ?? 0) + at : at}`;
}

/** @param {Group} group */
const isRun = (group) => group.kind.endsWith("run");

/** @param {Felt} felt @param {number} id */
function laidGroup(felt, id) {
  const owned = felt.update.view.groups[id];
  if (!owned) return nothing;
  const { group } = owned;
  const label = spokenGroup(owned, sceneOf(felt.update));
  const lit = fitsFor(felt, id).length;
  return html`<div
    class=${classMap({ group: true, "is-lit": lit === 1, "is-split": lit > 1 })}
    role="group"
    aria-label=${label}
    data-group=${id}
    data-spot="group${id}"
  >
    ${end(felt, id, "low", group)}
    <div class="group-cards">
      ${group.cards.map((face, at) => html`<span data-key=${groupKey(id, group, at)}>${card(face, { role: roleOf(group, at) || null })}</span>`)}
    </div>
    ${end(felt, id, "high", group)} ${landings(felt, id, group)}
  </div>`;
}

/** @param {Felt} felt @param {number} seat @param {string} pos */
function place(felt, seat, pos) {
  const { view } = felt.update;
  const ids = view.groups.flatMap((owned, id) => (owned.owner === seat ? [id] : []));
  const name = nameAt(felt.update, seat);
  return html`<div class=${classMap({ place: true, "is-empty": ids.length === 0 })} data-pos=${pos}>
    ${chip(felt.update, seat, felt.open)}
    <span class="place-name" dir="auto" aria-hidden="true">${seat === view.seat ? t("felt-mine") : name}</span>
    <div class="groups">${repeat(ids, (id) => id, (id) => laidGroup(felt, id))}</div>
  </div>`;
}

/** Where a player's place stands. Who watches has no place of their own. @param {Update} update @param {number} at */
function posOf({ view }, at) {
  const first = view.seat === null && view.players.length < MOST_AROUND ? at + 1 : at;
  return first === 0 ? "me" : String(first);
}

/** The whole of it, by owner: the reader's own first on a phone. @param {Felt} felt */
export function feltBand(felt) {
  const { view } = felt.update;
  const count = view.players.length;
  const base = view.seat ?? 0;
  const order = Array.from({ length: count }, (_, i) => (base + i) % count);
  // It scrolls inside itself when it must, so the keyboard has to be able to reach it.
  return html`<section class="felt" aria-label=${t("felt")} tabindex="0">
    ${view.groups.length === 0 ? html`<p class="felt-empty">${t("felt-empty")}</p>` : nothing}
    ${repeat(order, (seat) => seat, (seat, at) => place(felt, seat, posOf(felt.update, at)))}
  </section>`;
}
