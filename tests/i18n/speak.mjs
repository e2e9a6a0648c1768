// Says what it is told on standard input with the page's own words, and prints the sentences; the test beside it compares.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [module, locales] = process.argv.slice(2);
const { AREAS, NAMES, Words, negotiate } = await import(pathToFileURL(module).href);
const { say, asked, areas } = JSON.parse(readFileSync(0, "utf-8"));

const said = {};
for (const [language, sentences] of Object.entries(say)) {
  const texts = areas[language].map((area) => readFileSync(`${locales}/${language}/${area}.ftl`, "utf-8"));
  const words = new Words(language, texts, { strict: true });
  said[language] = sentences.map(([key, args]) => words.say(key, args));
}
const faults = [];
try {
  new Words("en", [], { strict: true }).say("nothing");
} catch (error) {
  faults.push(error.message);
}
process.stdout.write(JSON.stringify({ said, negotiated: asked.map(negotiate), AREAS, NAMES, faults }));
