/** The look of these pages, fetched with the first of them. */

/** @type {Promise<void> | undefined} */
let coming;

/** Ready once the style sheet is there; without it the pages are plain, but of use. @returns {Promise<void>} */
export function dressed() {
  coming ??= new Promise((done) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/after/after.css" });
    link.addEventListener("load", () => done());
    link.addEventListener("error", () => done());
    document.head.append(link);
  });
  return coming;
}
