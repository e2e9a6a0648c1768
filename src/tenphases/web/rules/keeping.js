/** The editor's parts about where rules come from and go to: presets, this device, links, files, random lists. */
import { announce, tellNews } from "../app/announce.js";
import { saveFile } from "../app/saving.js";
import { t } from "../app/say.js";
import { openSheet, Sheet } from "../app/sheet.js";
import { glyph } from "../cards/glyphs.js";
import { html, nothing } from "../vendor/lit.js";
import { forgetRules, keepRules, linkTo, ownRules } from "./own.js";
import { randomPhases, readRules, rulesFile } from "./requests.js";
import { faultText } from "./told.js";

/** @typedef {import("./editor.js").RulesEditor} RulesEditor */
/** @typedef {import("./types.js").RulesChecked} RulesChecked */

const MOST_SEED = 999_999;
const COUNTS = Object.freeze([5, 8, 10, 12, 15, 20]);
const MOST_FILE = 60_000;

/** @param {Event} event */
const valueIn = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;

/** @param {RulesEditor} editor */
const called = (editor) => editor.making.draft?.name.trim() || t("editor-name-none");

/** What the server makes of the rules as they are now, said why not where there is none. @param {RulesEditor} editor */
async function read(editor) {
  const checked = await editor.making.now();
  if (!checked) tellNews(t("editor-unchecked"), "wrong");
  return checked;
}

/** Does something that needs the server. @param {() => Promise<void>} run */
function doing(run) {
  run().catch(() => tellNews(t("start-no-server"), "wrong"));
}

// ---------------------------------------------------------------- from where

/** @param {RulesEditor} editor @param {Event} event */
async function begin(editor, event) {
  const [kind, name] = JSON.parse(valueIn(event));
  /** @type {HTMLSelectElement} */ (event.target).value = "[]";
  if (kind === "preset") await editor.load({ preset: name, variants: [], switches: {} });
  const { preset = "standard" } = editor.making.checked?.choice ?? {};
  if (kind === "variant") await editor.load({ preset, variants: [name], switches: {} });
  const own = kind === "own" ? ownRules().find((one) => one.name === name) : undefined;
  if (own) await editor.load(own.choice, own.name);
}

/** @param {RulesEditor} editor */
function startFrom(editor) {
  const option = (/** @type {string} */ kind, /** @type {string} */ name, /** @type {string} */ words) => html`<option value=${JSON.stringify([kind, name])}>${words}</option>`;
  const own = ownRules();
  return html`<label class="field"><span class="label">${t("editor-start")}</span>
    <select class="select" data-own="start" @change=${(/** @type {Event} */ event) => doing(() => begin(editor, event))}>
      <option value="[]" selected>${t("editor-start-keep")}</option>
      ${own.length > 0 ? html`<optgroup label=${t("editor-start-own")}>${own.map(({ name }) => option("own", name, name))}</optgroup>` : nothing}
      <optgroup label=${t("start-preset")}>${editor.setup.presets.map(({ name }) => option("preset", name, t(`preset-${name}`)))}</optgroup>
      <optgroup label=${t("start-variants")}>${editor.setup.variants.map(({ name }) => option("variant", name, t(`variant-${name}`)))}</optgroup>
    </select></label>
    ${editor.making.before
      ? html`<div><button type="button" class="button quiet" data-action="undo-load" @click=${() => editor.restore()}>${glyph("undo")}${t("editor-undo")}</button></div>`
      : nothing}`;
}

// ---------------------------------------------------------------- random lists

/** @param {RulesEditor} editor @param {number} seed */
async function make(editor, seed) {
  editor.seed = seed;
  const { phases } = await randomPhases(seed, editor.count, editor.kinds);
  editor.setPhases(phases);
  const list = editor.querySelector("#own-phases");
  list?.scrollIntoView({ block: "start" });
}

/** @param {RulesEditor} editor */
function random(editor) {
  const seed = () => Math.max(0, Math.min(MOST_SEED, Math.trunc(Number(editor.seed)) || 0));
  const put = (/** @type {Partial<Pick<RulesEditor, "seed" | "count" | "kinds">>} */ change) => {
    Object.assign(editor, change);
    editor.requestUpdate();
  };
  return html`<section class="panel" aria-labelledby="own-random"><h2 id="own-random">${t("editor-random")}</h2>
    <p class="small muted">${t("editor-random-about")}</p>
    <div class="own-random">
      <label class="field"><span class="label">${t("editor-seed")}</span>
        <input class="input" data-own="seed" inputmode="numeric" maxlength="6" autocomplete="off" .value=${String(editor.seed)} @input=${(/** @type {Event} */ event) => put({ seed: Number(valueIn(event)) || 0 })} /></label>
      <label class="field"><span class="label">${t("editor-count")}</span>
        <select class="select" data-own="count" @change=${(/** @type {Event} */ event) => put({ count: Number(valueIn(event)) })}>
          ${COUNTS.map((count) => html`<option value=${count} ?selected=${count === editor.count}>${count}</option>`)}</select></label>
      <label class="field own-wide"><span class="label">${t("editor-kinds")}</span>
        <select class="select" data-own="kinds" @change=${(/** @type {Event} */ event) => put({ kinds: valueIn(event) })}>
          ${["classic", "every"].map((kinds) => html`<option value=${kinds} ?selected=${kinds === editor.kinds}>${t(`editor-kinds-${kinds}`)}</option>`)}</select></label>
    </div>
    <div class="button-row"><button type="button" class="button" data-action="make-list" @click=${() => doing(() => make(editor, seed()))}>${glyph("dice")}${t("editor-make")}</button>
      <button type="button" class="button quiet" data-action="another-list" @click=${() => doing(() => make(editor, 1 + Math.floor(Math.random() * MOST_SEED)))}>${glyph("again")}${t("editor-another")}</button></div></section>`;
}

// ---------------------------------------------------------------- to where

/** @param {RulesEditor} editor */
async function save(editor) {
  const checked = await read(editor);
  if (!checked) return;
  const name = called(editor);
  keepRules({ name, choice: checked.choice });
  tellNews(t("editor-saved", { name }), "good");
  editor.requestUpdate();
}

/** @param {RulesEditor} editor @param {string} name */
function forget(editor, name) {
  forgetRules(name);
  tellNews(t("editor-forgotten", { name }));
  editor.requestUpdate();
}

class LinkSheet extends Sheet {
  /** @param {string} link */
  constructor(link) {
    super();
    this.link = link;
  }

  /** @override */
  get heading() {
    return t("editor-share");
  }

  /** @override */
  body() {
    return html`<label class="field"><span class="label">${t("editor-link")}</span>
      <input class="input" id="own-link" readonly autofocus .value=${this.link} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} /></label>`;
  }
}
customElements.define("tp-rules-link", LinkSheet);

/** @param {RulesEditor} editor */
async function share(editor) {
  const checked = await read(editor);
  if (!checked) return;
  const title = called(editor);
  const url = linkTo(editor.base, { name: title, choice: checked.choice });
  // Neither is there on plain http, as in a home network.
  if (navigator.share && matchMedia("(pointer: coarse)").matches) return void (await navigator.share({ title, url }).catch(() => undefined));
  try {
    await navigator.clipboard.writeText(url);
    tellNews(t("editor-copied"), "good");
  } catch {
    openSheet(new LinkSheet(url));
  }
}

/** @param {RulesEditor} editor @param {"json" | "toml"} form */
async function download(editor, form) {
  const checked = await read(editor);
  if (!checked) return;
  const name = called(editor);
  const { text } = await rulesFile(checked.choice, name, form);
  saveFile(text, form === "json" ? "application/json" : "application/toml", `${name.replace(/[^\p{L}\p{N}]+/gu, "-")}.${form}`);
}

/** @param {RulesEditor} editor @param {Event} event */
async function open(editor, event) {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const file = field.files?.[0];
  if (!file) return;
  const text = file.size > MOST_FILE ? "" : await file.text();
  field.value = "";
  const { name, choice, faults } = await readRules(text);
  editor.faults = choice ? [] : faults;
  editor.requestUpdate();
  if (!choice) return announce([t("editor-file-wrong"), ...faults.map((fault) => faultText(fault))].join(" "));
  await editor.load(choice, name);
  tellNews(t("editor-loaded"), "good");
}

/** @param {RulesEditor} editor */
function wrongFile({ faults }) {
  if (faults.length === 0) return nothing;
  return html`<div class="notice wrong" data-own="faults">${glyph("warn")}<div class="stack tight"><strong>${t("editor-file-wrong")}</strong>${faults.map((fault) => html`<p>${faultText(fault)}</p>`)}</div></div>`;
}

/** @param {RulesEditor} editor */
function keep(editor) {
  const button = (/** @type {string} */ action, /** @type {string} */ shape, /** @type {string} */ words, /** @type {() => Promise<void>} */ run) =>
    html`<button type="button" class="button" data-action=${action} @click=${() => doing(run)}>${glyph(shape)}${words}</button>`;
  return html`<section class="panel" aria-labelledby="own-keep"><h2 id="own-keep">${t("editor-keep")}</h2>
    <div class="button-row">${button("save-own", "check", t("editor-save"), () => save(editor))}${button("share-own", "share", t("editor-share"), () => share(editor))}
      ${button("file-toml", "sheet", t("editor-file", { form: "TOML" }), () => download(editor, "toml"))}${button("file-json", "sheet", t("editor-file", { form: "JSON" }), () => download(editor, "json"))}
      <label class="button own-load">${glyph("log")}${t("editor-load")}<input type="file" class="visually-hidden" data-own="file" accept=".toml,.json,application/json,application/toml,text/plain" @change=${(/** @type {Event} */ event) => doing(() => open(editor, event))} /></label></div>
    ${wrongFile(editor)}
    ${ownRules().length === 0
      ? nothing
      : html`<h3>${t("editor-start-own")}</h3><ul class="rows">${ownRules().map(
          ({ name }) => html`<li class="row"><span class="grow who">${name}</span>
            <button type="button" class="icon-button" data-forget=${name} aria-label=${t("editor-forget", { name })} @click=${() => forget(editor, name)}>${glyph("close")}</button></li>`,
        )}</ul>`}</section>`;
}

export const keeping = Object.freeze({ startFrom, random, keep });
