/** Which of the pages for after the game an address shows: `#/r/<table>`, `#/mine`. */
import { speakAlso } from "../app/words.js";
import { dressed } from "./look.js";

/** @param {string} hash */
export async function afterPage(hash) {
  await Promise.all([speakAlso("after"), dressed()]);
  if (hash.startsWith("#/mine")) {
    const { MinePage } = await import("./mine-page.js");
    return new MinePage();
  }
  const { ReplayPage, replayAddress } = await import("./replay-page.js");
  const { table, seq } = replayAddress(hash);
  return new ReplayPage(table, seq);
}
