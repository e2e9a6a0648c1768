// Answers what each sheet on standard input comes to, with the page's own modules; the test beside it compares.
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

// The pictures of phases want a page to be drawn on as soon as they are loaded, and here is none.
globalThis.HTMLElement = class {};
globalThis.Document = class {};
globalThis.document = { createComment() {}, createTreeWalker() {} };
globalThis.customElements = { define() {} };
globalThis.fetch = async (url) => ({ ok: true, url, text: async () => readFileSync(fileURLToPath(url), "utf-8") });

const [folder, locales] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(`${folder}/${name}`).href);
const { account } = await load("account.js");
const { doubts, likelyLaid } = await load("doubts.js");
const { joined, merged, heads } = await load("document.js");
const { readSheet, sheetText } = await load("reading.js");
const { csvText, readCsv } = await load("csv.js");
const telling = await load("telling.js");
const { speak, speakAlso } = await load("../app/words.js");
const { languages, pairs } = JSON.parse(readFileSync(0, "utf-8"));

function answer({ sheet, other }) {
  const found = account(sheet);
  const doubted = doubts(sheet, found);
  return {
    account: found,
    doubts: doubted,
    heads: found.rounds.flatMap((_, round) => sheet.names.map((_, player) => heads(sheet, round, player))),
    merged: merged(sheet),
    read: readSheet(sheetText(sheet)),
    csv: [csvText(sheet), csvText(sheet, ";")],
    fromCsv: [account(readCsv(csvText(sheet))), account(readCsv(csvText(sheet, ";")))],
    joined: [joined(sheet, other), joined(other, sheet)],
    guesses: [0, 45, 50, 55].map((points) => likelyLaid(sheet.ruleset, points)),
    told: [
      ...telling.endingLines(sheet, found),
      telling.tieLine(sheet, found),
      ...telling.needLines(sheet, found),
      ...doubted.map((doubt) => telling.doubtLine(sheet, doubt)),
    ],
  };
}

await speakAlso("sheet", pathToFileURL(locales).href);
const answers = [];
for (const [at, language] of languages.entries()) {
  const words = await speak(language, pathToFileURL(locales).href);
  words.strict = true;
  for (let pair = at; pair < pairs.length; pair += languages.length) answers[pair] = answer(pairs[pair]);
}
process.stdout.write(JSON.stringify(answers));
