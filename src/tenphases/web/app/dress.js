/** Style sheets that not every page needs: fetched when they are first wanted. Not here: what is in them. */

/** @type {Map<string, Promise<void>>} */
const coming = new Map();

/** Ready once a style sheet is there; without it a page is plain, but of use. @param {string} href @returns {Promise<void>} */
export function dress(href) {
  const known = coming.get(href);
  if (known) return known;
  /** @type {Promise<void>} */
  const promise = new Promise((done) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.addEventListener("load", () => done());
    link.addEventListener("error", () => done());
    document.head.append(link);
  });
  coming.set(href, promise);
  return promise;
}
