// Reads each text on standard input as a sheet of real dice, with the page's own code, and writes it anew; the test beside it compares.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const { readSheet, sheetText } = await import(pathToFileURL(process.argv[2]).href);
const texts = JSON.parse(readFileSync(0, "utf-8"));
console.log(
  JSON.stringify(
    texts.map((text) => {
      const sheet = readSheet(text);
      return sheet && sheetText(sheet);
    }),
  ),
);
