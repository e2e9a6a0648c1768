/** The look's parts on static data, written as a page would write them. Not shipped. */
import { html, nothing } from "../../../src/tenphases/web/vendor/lit.js";
import { card, cardBack } from "../../../src/tenphases/web/cards/card.js";
import { cardCount, glyph } from "../../../src/tenphases/web/cards/glyphs.js";
import { phasePicture, phaseRing } from "../../../src/tenphases/web/cards/phase.js";

/**
 * @typedef {{ kind: string, cards: string[], low?: number, high?: number, lit?: string }} Laid
 * @typedef {{ name: string, done: number, count: number, points: number, mark?: string, turn?: boolean,
 *   dealer?: boolean, skip?: boolean, away?: boolean, me?: boolean, groups: Laid[] }} Player
 */

/** @param {string} text */
const face = (text) => text.split("=")[0] ?? "";

/** @param {string} text `R5`, `W=8`, `W=R` */
export function drawn(text) {
  const role = text.split("=")[1];
  return card(face(text), { label: role ? `Wild as ${role}` : text, role: role ?? null });
}

/** @param {Player} player */
export function chip(player) {
  const classes = ["chip", player.turn && "is-turn", player.me && "is-me", player.away && "is-away", player.skip && "has-skip"];
  const says = `${player.name}, phase ${player.done + 1}, ${player.count} cards, ${player.points} points`;
  return html`<button type="button" class=${classes.filter(Boolean).join(" ")} >
    <span class="visually-hidden">${says}</span>${phaseRing({ done: player.done, of: 10, phase: player.done + 1 })}
    <span class="chip-name" aria-hidden="true">${player.name}</span>
    <span class="chip-facts" aria-hidden="true">${cardCount(player.count)}<span>${player.points}</span></span>
    ${player.mark ? html`<span class="chip-mark">${glyph(player.mark)}</span>` : nothing}
    ${player.dealer ? html`<span class="chip-dealer"></span>` : nothing}
    ${player.skip ? html`<span class="chip-skip">${glyph("skip")}</span>` : nothing}
    ${player.turn ? html`<span class="chip-clock" style="--left: .6"></span>` : nothing}
  </button>`;
}

/** @param {Laid} laid */
export function group(laid) {
  const run = laid.kind === "run";
  const lit = laid.lit ?? "";
  /** @param {string} end @param {number | undefined} next */
  const tab = (end, next) =>
    next ? html`<span class="group-end ${end} ${lit.includes(end) ? "is-lit" : ""}" aria-hidden="true">${next}</span>` : nothing;
  return html`<div class="group ${lit === "all" ? "is-lit" : ""}" role="group" aria-label=${laid.kind}>
    ${run ? tab("low", laid.low) : nothing}
    <div class="group-cards">${laid.cards.map(drawn)}</div>
    ${run ? tab("high", laid.high) : html`<span class="group-end plus is-lit" aria-hidden="true">+</span>`}
    ${lit === "all" ? html`<button type="button" class="group-hit" aria-label="Put it here"></button>` : nothing}
    ${lit.includes("low") ? html`<button type="button" class="group-hit low" aria-label="Put it below"></button>` : nothing}
    ${lit.includes("high") ? html`<button type="button" class="group-hit high" aria-label="Put it above"></button>` : nothing}
  </div>`;
}

/** @param {string[]} cards @param {{picked?: number[], fresh?: number}} [state] */
export function hand(cards, { picked = [], fresh = -1 } = {}) {
  const cols = cards.length > 6 ? Math.ceil(cards.length / 2) : cards.length;
  return html`<div class="hand" role="group" aria-label="My hand" style="--cols: ${cols}; --n: ${cards.length}">
    ${cards.map(
      (one, i) =>
        html`<button
          type="button"
          class="hand-card ${picked.includes(i) ? "is-picked" : ""} ${i === fresh ? "is-new" : ""}"
          aria-pressed=${picked.includes(i) ? "true" : "false"}
        >
          ${drawn(one)}
        </button>`,
    )}
  </div>`;
}

/** @param {string[]} discards @param {{ tone: string, says: string, may?: boolean, empty?: boolean }} prompt */
export function piles(discards, { tone, says, may = false, empty = false }) {
  return html`<section class="piles" aria-label="Piles" data-discards=${discards.length}>
    <button type="button" class="pile draw ${may ? "is-may" : ""}" aria-label="Draw pile, 57 cards">
      ${empty ? html`<span class="pile-empty"></span>` : cardBack()}<span class="pile-count" aria-hidden="true">57</span>
    </button>
    ${discards.map(
      (top) => html`<button type="button" class="pile discard ${may ? "is-may" : ""}" aria-label="Discard pile, ${top}">
        ${top ? card(top) : html`<span class="pile-empty"></span>`}
      </button>`,
    )}
    <p class="prompt ${tone}" role="status">${says}</p>
  </section>`;
}

/** The log at the side. */
const side = () => html`<aside class="side" aria-label="Log">
    <h2 class="small muted">What happened</h2>
    <div class="scroll">
      <ol class="log">
        <li class="is-round">Round 4</li>
        <li>Bertil drew from the draw pile.</li>
        <li>Bertil laid phase 3: a set of 4 and a run of 4.</li>
        <li>Bertil discarded blue 12.</li>
        <li class="is-chat"><b>Chiara</b> Well played</li>
        <li class="is-mine">You took green 5 from the discard pile.</li>
      </ol>
    </div>
    <form class="chat-form"><input class="input" aria-label="Message" placeholder="Say something" /></form>
  </aside>`;

/**
 * @param {object} data
 * @param {Player[]} data.players Me first, then the others in turn order.
 * @param {string[]} data.mine
 * @param {string[]} data.discards
 * @param {{ tone: string, says: string, may?: boolean }} data.prompt
 * @param {import("../../../src/tenphases/web/cards/phase.js").Group[]} data.phase
 * @param {string} data.words
 * @param {unknown} data.buttons
 * @param {{picked?: number[], fresh?: number}} [data.state]
 * @param {boolean} [data.display]
 */
export function table({ players, mine, discards, prompt, phase, words, buttons, state, display = false }) {
  const laid = players.some((player) => player.groups.length);
  return html`<main class="table ${display ? "display no-seat" : ""}" data-opponents=${players.length - 1}>
    <h1 class="visually-hidden">Table of Anna</h1>
    <div class="people" role="group" aria-label="Players" data-count=${players.length}>${players.map(chip)}</div>
    <div class="table-menu">
      <button type="button" class="icon-button" aria-label="Menu">${glyph("menu")}</button>
    </div>
    <section class="felt" aria-label="On the table">
      ${laid ? nothing : html`<p class="felt-empty">Nobody has laid a phase yet.</p>`}
      ${players.map(
        (player, i) => html`<div class="place ${player.groups.length ? "" : "is-empty"}" data-pos=${i === 0 ? "me" : i}>
          ${chip(player)}
          <span class="place-name">${player.name}</span>
          <div class="groups">${player.groups.map(group)}</div>
        </div>`,
      )}
    </section>
    ${piles(discards, prompt)}
    <section class="mine" aria-label="My seat">
      <div class="my-phase">${phasePicture(phase, { label: words })}<span class="words">${words}</span>
        <button type="button" class="icon-button only-narrow" aria-label="Chat, 2 new">${glyph("chat")}<span class="badge">2</span></button>
      </div>
      ${hand(mine, state)}
      <div class="actions">${buttons}</div>
    </section>
    ${side()}
  </main>`;
}
