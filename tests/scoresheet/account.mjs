// Answers what each sheet on standard input comes to, with the page's own modules; the test beside it compares.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

// The pictures of phases want a page to be drawn on as soon as they are loaded, and here is none.
globalThis.HTMLElement = class {};
globalThis.Document = class {};
globalThis.document = { createComment() {}, createTreeWalker() {} };
globalThis.customElements = { define() {} };

const [folder] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(`${folder}/${name}`).href);
const { account } = await load("account.js");
const { doubts, likelyLaid } = await load("doubts.js");
const { joined, merged, heads } = await load("document.js");

const answers = JSON.parse(readFileSync(0, "utf-8")).map(({ sheet, other }) => {
  const found = account(sheet);
  return {
    account: found,
    doubts: doubts(sheet, found),
    heads: found.rounds.flatMap((_, round) => sheet.names.map((_, player) => heads(sheet, round, player))),
    merged: merged(sheet),
    joined: [joined(sheet, other), joined(other, sheet)],
    guesses: [0, 45, 50, 55].map((points) => likelyLaid(sheet.ruleset, points)),
  };
});
process.stdout.write(JSON.stringify(answers));
