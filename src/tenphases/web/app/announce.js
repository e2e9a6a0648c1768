/** Speaks to those who listen: one polite live region, and short news at the edge of the page. */
import { html, nothing, render } from "../vendor/lit.js";
import { t } from "./say.js";

const NEWS_MS = 6000;
const GATHER_MS = 120;
/** @type {string[]} */
let waiting = [];
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** The sheet above all others, if any: the rest of the page is not heard while it is open. */
const topSheet = () => [...document.querySelectorAll("dialog[open]")].at(-1) ?? null;

/** Where words go to be heard. @returns {Element | null} */
const region = () => topSheet()?.querySelector("[data-spoken]") ?? document.getElementById("spoken");

/** Says a text aloud, after what is being said; what comes close together is said as one. @param {string} text */
export function announce(text) {
  if (!text) return;
  waiting.push(text);
  timer ??= setTimeout(() => {
    const heard = region();
    // The same words twice are still news: a changed space makes them so.
    const next = waiting.join(" ");
    if (heard) heard.textContent = heard.textContent === next ? `${next}\u00a0` : next;
    waiting = [];
    timer = undefined;
  }, GATHER_MS);
}

/** @type {{id: number, text: string, kind: string}[]} */
let news = [];
let made = 0;

function show() {
  const root = document.getElementById("news");
  if (!root) return;
  // A dialog makes the rest of the page inert and lies above it, so news goes inside the topmost one.
  (topSheet() ?? document.body).append(root);
  // Only with a name is it a part of the page, and only while there is news is it worth coming by.
  if (news.length > 0) root.setAttribute("aria-label", t("news"));
  else root.removeAttribute("aria-label");
  render(html`${news.length === 0 ? nothing : news.map(({ text, kind }) => html`<p class="toast ${kind}">${text}</p>`)}`, root);
}

/** Shows a short piece of news for a while, and says it. @param {string} text @param {"good" | "wrong" | ""} [kind] */
export function tellNews(text, kind = "") {
  const id = ++made;
  news = [...news.filter((old) => old.text !== text), { id, text, kind }].slice(-3);
  show();
  announce(text);
  setTimeout(() => {
    news = news.filter((old) => old.id !== id);
    show();
  }, NEWS_MS);
}
