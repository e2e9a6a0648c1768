/** What every element of the pages has in common: no shadow root, so that the style sheets reach everything. */
import { LitElement } from "../vendor/lit.js";

export class Part extends LitElement {
  /** @override */
  createRenderRoot() {
    return this;
  }
}
