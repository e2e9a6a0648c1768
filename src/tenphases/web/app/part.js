/**
 * What every element of the pages has in common: no shadow root, so that the style sheets reach everything; words that follow
 * the language; and that whatever it listens to ends with it.
 */
import { LitElement } from "../vendor/lit.js";
import { onLanguage } from "./say.js";

export class Part extends LitElement {
  constructor() {
    super();
    /** Called when the element goes. @type {(() => void)[]} */
    this.endings = [];
  }

  /** @override */
  createRenderRoot() {
    return this;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    this.endings.push(onLanguage(() => this.requestUpdate()));
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    for (const end of this.endings.splice(0)) end();
  }
}
