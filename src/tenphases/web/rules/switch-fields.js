/** A field for every switch that the server names, whatever switches there are. Not here: what a value allows. */
import { settingText } from "../app/naming.js";
import { n, t } from "../app/say.js";
import { glyph } from "../cards/glyphs.js";
import { html, nothing } from "../vendor/lit.js";
import { fullName, noteText, wrongText } from "./told.js";

/** @typedef {import("../app/protocol.js").SwitchValue} SwitchValue */
/** @typedef {import("./making.js").Making} Making */
/** @typedef {import("./types.js").Switch} Switch */

/** What belongs together; switches not named here come last. @type {Readonly<Record<string, readonly string[]>>} */
const PARTS = Object.freeze({
  deal: ["hand_size", "wilds", "skips", "discard_piles"],
  draw: ["flip_skip", "flip_wild", "take_skip", "emptied_pile"],
  lay: ["lay_exact", "naturals", "max_wilds_laid", "hit_same_turn", "go_out"],
  skips: ["skip_target", "skip_lies", "skip_limit"],
  points: ["points.low", "points.high", "points.skip", "points.wild"],
  end: ["phase_choice", "advance", "end", "tie_break"],
});

/** @param {string} name @param {SwitchValue} value */
function words(name, value) {
  if (typeof value === "number") return n(value);
  if (Array.isArray(value)) return value.length > 0 ? value.join(" · ") : t("editor-none");
  if (value === "") return t("editor-none");
  return settingText(name, value);
}

/** @param {SwitchValue | undefined} a @param {SwitchValue} b */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** What a number field says. @param {string} text @param {boolean} none @returns {SwitchValue} */
function numberIn(text, none) {
  const plain = text.trim();
  if (plain === "" && none) return null;
  return /^-?\d{1,15}$/.test(plain) ? Number(plain) : plain;
}

/** @param {Event} event */
const valueIn = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/** @param {Making} making @param {Switch} about */
function control(making, { name, kind, values = [], least, most, none = false }) {
  const now = making.draft?.values[name] ?? null;
  const id = fieldId(name);
  const described = `${id}-about`;
  const wrong = faults(making, name).some(({ severity }) => severity === "error") ? "true" : nothing;
  if (kind === "choice") {
    return html`<select class="select" id=${id} data-switch=${name} aria-describedby=${described} aria-invalid=${wrong}
      @change=${(/** @type {Event} */ event) => making.set(name, JSON.parse(valueIn(event)))}>
      ${values.map((value) => html`<option value=${JSON.stringify(value)} ?selected=${same(value, now)}>${settingText(name, value)}</option>`)}</select>`;
  }
  if (kind === "number") {
    return html`<input class="input" id=${id} data-switch=${name} type="text" inputmode="numeric" autocomplete="off" maxlength="15" data-least=${least ?? nothing} data-most=${most ?? nothing}
      aria-describedby=${described} aria-invalid=${wrong} placeholder=${none ? settingText(name, null) : nothing} .value=${now === null ? "" : String(now)}
      @input=${(/** @type {Event} */ event) => making.set(name, numberIn(valueIn(event), none))} />`;
  }
  return textField(making, { name, kind }, wrong);
}

/** A field for texts, or for one that may be long. @param {Making} making @param {Pick<Switch, "name" | "kind">} about @param {unknown} wrong */
function textField(making, { name, kind }, wrong) {
  const now = making.draft?.values[name] ?? null;
  const id = fieldId(name);
  const list = kind === "list";
  const text = list ? (Array.isArray(now) ? now : []).join("\n") : String(now ?? "");
  const read = (/** @type {string} */ typed) => (list ? typed.split("\n").filter((line) => line.trim() !== "") : typed);
  const put = (/** @type {Event} */ event) => making.set(name, read(valueIn(event)));
  // An empty line of a list is let go of, and that must not happen while somebody is about to fill it.
  return html`<textarea class="input" id=${id} data-switch=${name} rows=${list ? 5 : 3} spellcheck="false" autocapitalize="off" aria-describedby="${id}-about" aria-invalid=${wrong}
    placeholder=${list ? "set3 + set3 + set3" : "1 1 twist 2 2 twist 3"} .value=${text} @input=${list ? nothing : put} @change=${list ? put : nothing}></textarea>`;
}

/** The id of a switch's field. @param {string} name */
export const fieldId = (name) => `own-${name.replace(/[._]/g, "-")}`;

/** What is said of one switch. @param {Making} making @param {string} name */
function faults(making, name) {
  const { notes = [], wrong = [] } = making.checked ?? {};
  return [
    ...wrong.filter((one) => one.name === name).map((one) => ({ severity: "error", text: wrongText(one) })),
    ...notes.filter((note) => note.switch === name && !note.place).map((note) => ({ severity: note.severity, text: noteText(note) })),
  ];
}

/** @param {Making} making @param {Switch} about */
function field(making, about) {
  const { name, kind, standard } = about;
  const differs = !same(making.draft?.values[name], standard);
  const id = fieldId(name);
  return html`<div class="field own-switch ${differs ? "is-changed" : ""}">
    <label for=${id}>${fullName(name)}</label>
    <div class="own-control">${control(making, about)}
      ${differs
        ? html`<button type="button" class="icon-button" data-usual=${name} aria-label=${t("editor-usual-back", { switch: fullName(name) })} @click=${() => making.set(name, standard)}>${glyph("undo")}</button>`
        : nothing}</div>
    <div id="${id}-about" class="help">
      ${kind === "list" ? html`<p>${t("editor-lines")}</p>` : nothing}
      ${differs ? html`<p>${t("editor-usual", { value: words(name, standard) })}</p>` : nothing}
      ${faults(making, name).map(({ severity, text }) => html`<p class="own-note is-${severity}">${glyph(severity === "hint" ? "info" : "warn")}<span>${text}</span></p>`)}
    </div></div>`;
}

/**
 * Every switch but the phases, in parts that fold.
 * @param {Making} making @param {readonly Switch[]} switches @param {ReadonlySet<string>} open @param {(part: string, open: boolean) => void} fold
 */
export function switchFields(making, switches, open, fold) {
  const named = new Set(Object.values(PARTS).flat());
  const rest = switches.map(({ name }) => name).filter((name) => name !== "phases" && !named.has(name));
  return Object.entries({ ...PARTS, more: rest }).map(([part, names]) => {
    const here = names.flatMap((name) => switches.find((one) => one.name === name) ?? []);
    if (here.length === 0) return nothing;
    const changed = here.filter(({ name, standard }) => !same(making.draft?.values[name], standard)).length;
    const wrong = here.some(({ name }) => faults(making, name).some(({ severity }) => severity === "error"));
    return html`<details class="fold" data-fold=${part} ?open=${open.has(part) || wrong} @toggle=${(/** @type {Event} */ event) => fold(part, /** @type {HTMLDetailsElement} */ (event.target).open)}>
      <summary><span>${t(`editor-part-${part}`)}</span>${changed > 0 ? html`<span class="badge">${changed}</span>` : nothing}</summary>
      <div class="stack own-fields">${here.map((about) => field(making, about))}</div></details>`;
  });
}

/** The part in which a switch stands. @param {string} name */
export const partOf = (name) => Object.entries(PARTS).find(([, names]) => names.includes(name))?.[0] ?? "more";
