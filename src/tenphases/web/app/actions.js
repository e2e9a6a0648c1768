/**
 * The buttons under the hand: at most three, the usual one first. Not here: what may be done (the view's options say so)
 * or what a button sets going (the page's deeds).
 */
import { glyph } from "../cards/glyphs.js";
import { html, nothing } from "../vendor/lit.js";
import { betweenRounds } from "./asked.js";
import { phaseNumber } from "./naming.js";
import { phaseTexts } from "./ruleset.js";
import { replaceable, seatsToHave } from "./presence.js";
import { nameAt, t } from "./say.js";

/** @typedef {import("./protocol.js").Update} Update */
/** @typedef {import("./table.js").Table} Table */
/**
 * @typedef {object} Deeds What the buttons, taps and keys of the table do.
 * @property {() => void} draw @property {(pile: number) => void} take @property {() => void} lay
 * @property {() => void} takeOne Take a discard, whichever is chosen then. @property {() => void} saved Look into the own save pile.
 * @property {() => void} save Save the chosen card. @property {() => void} build @property {(pile?: number) => void} discard
 * @property {(group: number, number?: number) => void} hit @property {() => void} choosePhase
 * @property {() => void} takeBack @property {() => void} nextRound @property {() => void} result
 * @property {(how?: import("./hand.js").Sorting) => void} sort
 * @property {() => void} hint
 * @property {(seat: number) => void} standIn @property {() => void} comeBack @property {() => void} takeSeat
 */
/** @typedef {{id: string, words: string, kind: string, run: () => void, off?: boolean}} Action */

/** @param {Update} update @param {Deeds} deeds @returns {Action[]} */
function drawing({ view }, deeds) {
  const { draw, take = [], saved = [] } = view.options;
  const kind = draw ? "" : "primary";
  const takes =
    take.length > 1
      ? [{ id: "take", words: t("action-take-one"), kind, run: deeds.takeOne }]
      : take.map((pile) => ({ id: `take${pile}`, words: t("action-take", { face: view.discards[pile]?.at(-1) ?? "?" }), kind, run: () => deeds.take(pile) }));
  const mine = saved.length > 0 ? [{ id: "draw-saved", words: t("action-draw-saved"), kind: draw || take.length > 0 ? "" : "primary", run: deeds.saved }] : [];
  const others = [...takes, ...mine];
  // With nothing to draw or take, the same button goes on without.
  const words = t(draw || others.length > 0 ? "action-draw" : "action-go-on");
  return draw || others.length === 0 ? [{ id: "draw", words, kind: "primary", run: deeds.draw }, ...others] : others;
}

/** @param {Update} update @param {Deeds} deeds @returns {Action[]} */
function laying({ view }, deeds) {
  const ways = view.options.ways ?? [];
  if (ways.length === 0) return [];
  const places = new Set(ways.map((way) => way.phase));
  const place = ways[0]?.phase ?? 0;
  const phase = phaseNumber(phaseTexts(view.ruleset)[place] ?? "", place);
  const words = places.size > 1 ? t("action-lay-any") : t("action-lay", { phase });
  return [{ id: "lay", words, kind: "primary", run: deeds.lay }];
}

/** @param {Update} update @param {Deeds} deeds @param {string | undefined} face @returns {Action[]} */
function hitting({ view }, deeds, face) {
  const fits = (view.options.fits ?? []).filter((fit) => fit.card === face);
  const [only] = fits;
  if (fits.length !== 1 || !only) return [];
  return [{ id: "hit", words: t("action-hit"), kind: "primary", run: () => deeds.hit(only.group, only.number || undefined) }];
}

/** @param {Update} update @param {Deeds} deeds @param {string | undefined} face @returns {Action[]} */
function discarding(update, deeds, face) {
  const { options } = update.view;
  if (face === "S" && options.skip) {
    const [target, ...others] = options.targets ?? [];
    const named = target !== undefined && others.length === 0;
    const words = named ? t("action-skip", { player: nameAt(update, target) }) : t("action-skip-whom");
    return [{ id: "discard", words, kind: "must", run: () => deeds.discard() }];
  }
  const words = face ? t("action-discard", { face }) : t("action-discard-none");
  // It is pressing only for a card with which nothing else can be done.
  const useful = (options.fits ?? []).some((fit) => fit.card === face);
  return [{ id: "discard", words, kind: face && !useful ? "must" : "", off: !face, run: () => deeds.discard() }];
}

/** @param {Update} update @param {Deeds} deeds @param {string | undefined} face @returns {Action[]} */
function saving({ view }, deeds, face) {
  return face && view.options.save?.includes(face) ? [{ id: "save", words: t("action-save", { face }), kind: "", run: deeds.save }] : [];
}

/** @param {Table} table @param {Update} update @param {Deeds} deeds @returns {Action[]} */
function idle(table, update, deeds) {
  if (update.view.stage === "over") return [{ id: "result", words: t("action-result"), kind: "primary", run: deeds.result }];
  const seat = update.view.seat === null && seatsToHave(update).length > 0;
  const sit = seat ? [{ id: "take-seat", words: t("action-take-seat"), kind: "", run: deeds.takeSeat }] : [];
  const [gone] = replaceable(table);
  const bot = gone === undefined ? [] : [{ id: "stand-in", words: t("action-stand-in"), kind: "primary", run: () => deeds.standIn(gone) }];
  if (betweenRounds(update)) return [{ id: "round", words: t("action-round"), kind: "primary", run: deeds.result }, ...bot, ...sit];
  if (update.view.seat === null) return sit;
  if (bot.length > 0) return bot;
  return [
    { id: "by-number", words: t("action-by-number"), kind: "", run: () => deeds.sort("number") },
    { id: "by-colour", words: t("action-by-colour"), kind: "", run: () => deeds.sort("colour") },
  ];
}

/** @param {Table} table @param {Update} update @param {Deeds} deeds @returns {Action[]} */
export function actionsFor(table, update, deeds) {
  const me = update.seats[update.view.seat ?? -1];
  if (me?.left) return [{ id: "come-back", words: t("action-come-back"), kind: "primary", run: deeds.comeBack }];
  if (!table.myTurn) return idle(table, update, deeds);
  const { stage } = update.view;
  if (stage === "choose") return [{ id: "choose", words: t("action-choose"), kind: "must", run: deeds.choosePhase }];
  if (stage === "draw") return drawing(update, deeds);
  if (stage !== "play") return [];
  const face = table.choice?.face;
  const all = [...laying(update, deeds), ...hitting(update, deeds, face), ...discarding(update, deeds, face), ...saving(update, deeds, face)];
  // One button stands out: the usual one comes first.
  return all.map((action, at) => (at > 0 && !action.off ? { ...action, kind: "" } : action));
}

/** Whether the coach may be asked now. @param {Table} table @param {Update} update */
function mayAsk(table, update) {
  return table.myTurn && update.table?.terms?.hints !== false && !update.lesson && ["choose", "draw", "play"].includes(update.view.stage);
}

/** @param {Table} table @param {Update} update @param {Deeds} deeds */
export function actionBar(table, update, deeds) {
  const actions = actionsFor(table, update, deeds);
  const busy = table.asked !== null;
  return html`<div class="actions" role="group" aria-label=${t("actions")}>
    ${actions.map(
      ({ id, words, kind, run, off }) => html`<button
        type="button"
        class="button ${kind}"
        data-action=${id}
        aria-disabled=${off || (busy && id !== "by-number" && id !== "by-colour") ? "true" : nothing}
        @click=${run}
      >
        ${words}
      </button>`,
    )}
    ${mayAsk(table, update)
      ? html`<button type="button" class="icon-button" data-action="hint" aria-label=${t("action-hint")} title=${t("action-hint")} @click=${deeds.hint}>
          ${glyph("hint")}
        </button>`
      : nothing}
    ${update.can_take_back
      ? html`<button type="button" class="icon-button" data-action="take-back" aria-label=${t("action-take-back")}
          title=${t("action-take-back")} @click=${deeds.takeBack}>
          ${glyph("undo")}
        </button>`
      : nothing}
  </div>`;
}
