/**
 * What every element of the pages has in common: no shadow root, so that the style sheets reach everything; words that follow
 * the language; and that whatever it listens to ends with it.
 */
import { LitElement } from "../vendor/lit.js";
import { onLanguage } from "./say.js";

/** How long a frame takes from the page to the reader's eye. */
const SEEN_MS = 100;
/** How long a frame is waited for: a page that nobody looks at has none. */
const FRAME_MS = 300;

/**
 * Resolves once what has been drawn can be seen: what nobody needs before that shall not hold it up.
 * @param {number} [after] Milliseconds that are waited after the frame. @returns {Promise<void>}
 */
export function painted(after = SEEN_MS) {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done, after));
    setTimeout(done, FRAME_MS);
  });
}

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
