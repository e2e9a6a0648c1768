// Says what it is told on standard input with the page's own modules, and prints the sentences; the test beside it compares.
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

const [app, locales] = process.argv.slice(2);
const { AREAS, LATER, NAMES, Words, negotiate, speak, speakAlso } = await import(pathToFileURL(`${app}/words.js`).href);
const naming = await import(pathToFileURL(`${app}/naming.js`).href);
const { line } = await import(pathToFileURL(`${app}/telling.js`).href);
const told = JSON.parse(readFileSync(0, "utf-8"));

globalThis.fetch = async (url) => ({ ok: true, url, text: async () => readFileSync(fileURLToPath(url), "utf-8") });

function everything({ refusals, findings, events, scenes, phases, settings }) {
  const { names } = scenes[0];
  return {
    refusals: refusals.map((refusal) => naming.refusalText(refusal, names)),
    findings: findings.map((finding) => naming.findingText(finding)),
    events: events.flatMap((event) => scenes.map((scene) => line(event, scene))),
    phases: phases.map((text, place) => naming.phaseTitle(text, place)),
    settings: settings.map((sent) => naming.settingsText(sent)),
  };
}

for (const area of LATER) await speakAlso(area, pathToFileURL(locales).href);
const said = {};
for (const [language, sentences] of Object.entries(told.say)) {
  const words = await speak(language, pathToFileURL(locales).href);
  words.strict = true;
  said[language] = { sentences: sentences.map(([key, args]) => words.say(key, args)), ...everything(told) };
}
const faults = [];
try {
  new Words("en", [], { strict: true }).say("nothing");
} catch (error) {
  faults.push(error.message);
}
process.stdout.write(JSON.stringify({ said, negotiated: told.asked.map(negotiate), AREAS, NAMES, faults }));
