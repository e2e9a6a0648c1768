/** A game of dice watched again: the dice of a moment, how it came out, and the proof that every roll was sealed. */
import { check } from "../app/proof.js";
import { recall } from "../app/prefs.js";
import { STANDARD } from "../app/ruleset.js";
import { t } from "../app/say.js";
import { glyph } from "../cards/glyphs.js";
import { phasePicture, readGroup } from "../cards/phase.js";
import { asUpdate } from "../after/open-table.js";
import { eventsOf } from "../after/film.js";
import { standings } from "../after/course.js";
import { html, nothing } from "../vendor/lit.js";
import { dieDrawing } from "./die.js";
import { oneSeal } from "./proof.js";
import { scores } from "./scores.js";
import { asTold, keeping, marked, nothingRolled, rolling } from "./slots.js";
import { dieName, goalWords } from "./telling.js";

/** @typedef {import("../after/film.js").Film} Film */
/** @typedef {import("../after/shuffles.js").Proved} Proved */
/** @typedef {import("./wire.js").Die} Die */
/** @typedef {import("./wire.js").DiceGroup} DiceGroup */
/** @typedef {import("./wire.js").DiceSeen} DiceSeen */
/** @typedef {import("./wire.js").DiceView} DiceView */

/** The dice of a turn that ended in this very step, as they lay last. @param {DiceView} before @param {readonly DiceSeen[]} events */
function lastLying(before, events) {
  const rolled = events.find((event) => event.type === "DiceRolled");
  const slots = asTold(before);
  return rolled ? rolling(slots.some(({ die }) => die === null) ? slots : keeping(slots, before.kept), rolled.dice) : slots;
}

/** What lies there at a stop, and for what. @param {Film} film @param {number} stop @param {DiceView} dice */
function lying(film, stop, dice) {
  const step = film.stepAt(stop);
  const events = /** @type {readonly DiceSeen[]} */ (step ? eventsOf(step) : []);
  const ended = events.find((event) => event.type === "DicePhaseMade" || event.type === "DicePhaseFailed");
  if (ended) {
    const before = film.at(Math.max(0, stop - 1)).view.dice ?? dice;
    return { seat: ended.seat, place: ended.phase, slots: lastLying(before, events), groups: ended.type === "DicePhaseMade" ? ended.groups : [] };
  }
  const there = dice.stage === "roll" || dice.stage === "play";
  return { seat: dice.turn, place: dice.players[dice.turn]?.made.length ?? 0, slots: there ? asTold(dice) : nothingRolled(), groups: dice.best?.groups ?? [] };
}

/** @param {Film} film @param {number} stop */
export function moment(film, stop) {
  const open = film.at(stop);
  const { dice } = open.view;
  if (!dice) return nothing;
  const { seat, place, slots, groups } = lying(film, stop, dice);
  return html`${seat < 0 ? nothing : goal(open.players[seat]?.name ?? "", place)} ${tray(slots, groups)}
    <div class="dice-sheet">${scores(asUpdate(open), dice)}</div>`;
}

/** @param {string} name @param {number} place */
function goal(name, place) {
  const phase = STANDARD.phases[place] ?? "";
  const groups = phase.split("+").flatMap((part) => readGroup(part) ?? []);
  return html`<p class="dice-goal">${phasePicture(groups)}<span><strong dir="auto">${name}</strong> – ${t("dice-goal", { phase: place + 1, groups: goalWords(phase) })}</span></p>`;
}

/** @param {readonly import("./slots.js").Slot[]} slots @param {readonly DiceGroup[]} groups */
function tray(slots, groups) {
  const counts = marked(slots.map(({ die }) => die), groups.flatMap((group) => group.dice));
  return html`<div class="dice-tray" role="group" aria-label=${t("dice-board")}>${slots.map(
    ({ die, kept }, at) => html`<span class="die-slot ${kept ? "is-kept" : ""} ${counts[at] ? "is-counting" : ""}">${dieDrawing(die, { label: die === null ? t("dice-hidden") : dieName(die) })}</span>`,
  )}</div>`;
}

/** Places, phases and points at the end. @param {Film} film */
export function account(film) {
  const { end } = film;
  if (!end?.view.dice) return nothing;
  return end.view.players.length > 1 ? standings(asUpdate(end)) : nothing;
}

// ---------------------------------------------------------------- seals

const KINDS = Object.freeze(["5R6G7Y8B9G10R", "5B6Y7G8R9Y10B", "1B2R3Y4GwRwG", "1R2B3G4YwBwY"].map((kind) => new Set(kind.match(/\d+[A-Z]|w[A-Z]/g))));

/** @param {Die} die */
const kindOf = (die) => KINDS.findIndex((kind) => kind.has(die));

/** Whether a roll shows the first faces of each kind that a tray has. @param {readonly Die[]} dice @param {readonly Die[]} tray */
function from(dice, tray) {
  return KINDS.every((_, kind) => {
    const shown = dice.filter((die) => kindOf(die) === kind);
    return shown.sort().join() === tray.filter((die) => kindOf(die) === kind).slice(0, shown.length).sort().join();
  });
}

/** For each seal whether the dice rolled as it says. @param {Film} film @returns {boolean[]} */
export function rolledAsSealed(film) {
  const { steps, shuffles } = film.replay;
  const right = shuffles.map(() => true);
  let seal = 0;
  let roll = 0;
  for (const event of steps.flatMap((step) => /** @type {DiceSeen[]} */ ([...eventsOf(step)]))) {
    const order = shuffles[seal]?.order ?? [];
    if (event.type === "DiceOrderRolled") right[seal++] &&= event.dice.join() === order.join();
    if (event.type === "DiceRolled") right[seal] &&= from(event.dice, order.slice(10 * roll, 10 * ++roll));
    if (event.type === "DicePhaseMade" || event.type === "DicePhaseFailed") {
      seal += 1;
      roll = 0;
    }
  }
  return right;
}

/** @param {Film} film @returns {Promise<Proved[]>} */
export async function proved(film) {
  const seals = recall(`sealed.${film.replay.table}`, /** @type {string[]} */ ([]));
  const rolled = rolledAsSealed(film);
  return Promise.all(
    film.replay.shuffles.map(async (shuffle, at) => {
      const verdict = await check(shuffle, seals);
      return { shuffle, fits: verdict !== "false", seen: verdict === "true", dealt: rolled[at] ?? false };
    }),
  );
}

/** @param {readonly Proved[] | null} found Nothing as long as they are being checked. */
export function proofs(found) {
  const good = found?.every(({ fits, dealt }) => fits && dealt) ?? false;
  const verdict = found ? t(good ? "dice-proof-good" : "dice-proof-bad", { count: found.length }) : t("proof-checking");
  return html`<section class="panel" aria-labelledby="proof"><h2 id="proof">${t("dice-proof-heading")}</h2>
    <p class="notice ${found && !good ? "wrong" : ""}" role="status">${found ? glyph(good ? "check" : "warn") : nothing}<span>${verdict}</span></p>
    <p class="small muted">${t("dice-proof-about")}</p>
    ${found ? html`<details class="fold proof-round"><summary>${glyph("info")}<span>${t("dice-proof-all", { count: found.length })}</span></summary><div class="stack">${found.map(
          ({ shuffle, fits, seen, dealt }) => html`${dealt ? nothing : html`<p class="laid wrong">${glyph("warn")}<span>${t("dice-proof-not-rolled")}</span></p>`}${oneSeal(shuffle, fits ? (seen ? "true" : "late") : "false")}`,
        )}</div></details>` : nothing}</section>`;
}
