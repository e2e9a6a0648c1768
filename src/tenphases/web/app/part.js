/** What every element of the pages has in common: no shadow root, so that the style sheets reach everything. */
import { LitElement } from "../vendor/lit.js";

export class Part extends LitElement {
  /** @override */
  createRenderRoot() {
    return this;
  }
}

/**
 * Says what a caught thing says, for the console.
 * @param {unknown} fault @returns {string}
 */
export function faultText(fault) {
  return fault instanceof Error ? fault.message : String(fault);
}

/** Whether little or nothing may move. @returns {boolean} */
export function calm() {
  return document.documentElement.dataset["motion"] === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
