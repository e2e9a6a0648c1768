/** The reader's own seat: the phase to make, the hand, the buttons. Not here: dragging, keys, and what a tap leads to. */
import { card } from "../cards/card.js";
import { glyph } from "../cards/glyphs.js";
import { phasePicture } from "../cards/phase.js";
import { classMap, html, nothing, repeat } from "../vendor/lit.js";
import { actionBar } from "./actions.js";
import { cardName, phaseWords } from "./naming.js";
import { phaseAt, phaseTexts } from "./ruleset.js";
import { t } from "./say.js";

/** @typedef {import("./actions.js").Deeds} Deeds */
/** @typedef {import("./hand.js").Slot} Slot */
/** @typedef {import("./protocol.js").Update} Update */
/** @typedef {import("./table.js").Table} Table */
/**
 * @typedef {object} Mine
 * @property {Table} table @property {Update} update @property {Deeds} deeds
 * @property {readonly Slot[]} slots The hand as it is shown, which in a drag is not yet as it is.
 * @property {string | null} focus The key of the card that the Tab key reaches.
 * @property {string | null} dragged The key of the card that is being dragged.
 * @property {(key: string) => void} tap
 * @property {() => void} openLog @property {() => void} openRules
 */

/**
 * How many cards of each group are there: all once the phase can be laid, else as many as the reader has put together.
 * @param {Table} table @param {Update} update @param {number} place
 */
function pictureGroups(table, update, place) {
  const me = update.view.players[update.view.seat ?? 0];
  const all = me?.laid === place || (update.view.options.ways ?? []).some((way) => way.phase === place);
  const trays = table.plan?.phase === place ? table.plan.trays : [];
  return phaseAt(update.view.ruleset, place).groups.map(({ kind, size }, at) => ({
    kind: kind.replace("-", "_"),
    size,
    filled: all ? size : Math.min(size, trays[at]?.keys.length ?? 0),
  }));
}

/** @param {Mine} mine */
function phaseNow({ table, update }) {
  const me = update.view.players[update.view.seat ?? 0];
  const places = me?.phases ?? [];
  if (!me || !me.in_round) return html`<span class="words">${t("spoken-sits-out")}</span>`;
  if (me.laid === null && places.length > 1) {
    return html`<span class="words">${t("mine-phases-open", { count: places.length })}</span>`;
  }
  const place = me.laid ?? places[0];
  if (place === undefined) return html`<span class="words">${t("spoken-phases-done")}</span>`;
  const { number, groups } = phaseAt(update.view.ruleset, place);
  const short = t(me.laid === null ? "mine-phase" : "mine-phase-laid", { phase: number });
  const asks = phaseWords(phaseTexts(update.view.ruleset)[place] ?? "");
  const lacking = me.laid === null ? (update.view.missing ?? [])[0] : undefined;
  return html`${phasePicture(pictureGroups(table, update, place), { count: groups.length < 3 })}
    <span class="words">${short}${!lacking ? nothing : html`, ${t("mine-missing", { count: lacking })}`}<span class="phase-words" aria-hidden="true">: ${asks}</span><span class="visually-hidden">: ${asks}</span></span>`;
}

/** @param {Mine} mine */
function myPhase(mine) {
  const { update, deeds, openLog, openRules } = mine;
  const me = update.view.players[update.view.seat ?? 0];
  return html`<div class=${classMap({ "my-phase": true, "is-done": me?.laid != null })} data-spot="phase">
    <button type="button" class="phase-rules" data-action="my-rules" title=${t("rules")} @click=${openRules}>${phaseNow(mine)}${glyph("info")}<span class="visually-hidden">. ${t("rules")}</span></button>
    ${me?.laid === null && me.in_round && ["choose", "draw", "play", "reshuffle"].includes(update.view.stage)
      ? html`<button type="button" class="icon-button" data-action="build" aria-label=${t("action-build")}
          title=${t("action-build")} @click=${deeds.build}>${glyph("pencil")}</button>`
      : nothing}
    <button type="button" class="icon-button" data-action="sort" aria-label=${t("action-sort")} title=${t("action-sort")}
      @click=${() => deeds.sort()}>${glyph("sort")}</button>
    <button type="button" class="icon-button only-narrow" data-action="log" aria-label=${t("log")} title=${t("log")}
      @click=${openLog}>${glyph("log")}</button>
  </div>`;
}

/** @param {Mine} mine @param {Slot} slot */
function useless({ table, update }, slot) {
  const { discard = [], fits = [], skip } = update.view.options;
  if (!table.myTurn || update.view.stage !== "play") return false;
  if (slot.face === "S" && skip) return false;
  return !discard.includes(slot.face) && !fits.some((fit) => fit.card === slot.face);
}

/** @param {Mine} mine @param {Slot} slot */
function handCard(mine, slot) {
  const { table } = mine;
  const picked = table.chosen === slot.key;
  const classes = {
    "hand-card": true,
    "is-picked": picked,
    "is-new": slot.fresh === true,
    "is-dim": table.asked?.keys.includes(slot.key) === true || useless(mine, slot),
    "is-ghost": mine.dragged === slot.key,
  };
  const name = cardName(slot.face);
  return html`<button
    type="button"
    class=${classMap(classes)}
    data-key=${slot.key}
    data-face=${slot.face}
    tabindex=${mine.focus === slot.key ? "0" : "-1"}
    aria-pressed=${picked ? "true" : "false"}
    aria-label=${slot.fresh ? t("hand-new", { name }) : name}
    @click=${() => mine.tap(slot.key)}
  >
    ${card(slot.face)}
  </button>`;
}

/** @param {Mine} mine */
function hand(mine) {
  const { slots } = mine;
  const count = slots.length;
  const cols = count > 6 ? Math.ceil(count / 2) : Math.max(count, 1);
  // As a property: the server's policy forbids style attributes.
  return html`<div class="hand" role="group" aria-label=${t("hand", { count })} data-spot="hand"
    .style=${`--cols: ${cols}; --n: ${Math.max(count, 1)}`}>
    ${repeat(slots, (slot) => slot.key, (slot) => handCard(mine, slot))}
  </div>`;
}

/** @param {Mine} mine */
export function mineBand(mine) {
  const watching = mine.update.view.seat === null;
  return html`<section class="mine" aria-label=${t("mine")}>
    ${watching ? nothing : html`${myPhase(mine)} ${hand(mine)}`} ${actionBar(mine.table, mine.update, mine.deeds)}
  </section>`;
}
