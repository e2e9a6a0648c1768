/** How the others at the table reach a shared sheet: the server's address in their network, and a picture to scan. */

/** The page's address as others reach it, if the server knows. @param {string} at @returns {Promise<string | null>} */
export async function invitation(at) {
  try {
    const answer = await fetch(`/api/sheets/${at}/invitation`);
    const { link } = answer.ok ? await answer.json() : { link: null };
    return typeof link === "string" ? link.replace(/#.*$/s, "") : null;
  } catch {
    return null;
  }
}

/** The link as a picture, in an address. @param {string} at @param {string | null} secret What lets one write. @returns {Promise<string | null>} */
export async function qrPicture(at, secret) {
  try {
    const body = JSON.stringify(secret === null ? {} : { secret });
    const answer = await fetch(`/api/sheets/${at}/qr.svg`, { method: "POST", body });
    return answer.ok ? `data:image/svg+xml,${encodeURIComponent(await answer.text())}` : null;
  } catch {
    return null;
  }
}
