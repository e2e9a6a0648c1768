// Says with the page's own modules what is asked of whoever has these views, and how everyone stands; the test compares.
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

const [app, locales] = process.argv.slice(2);
globalThis.fetch = async (url) => ({ ok: true, url, text: async () => readFileSync(fileURLToPath(url), "utf-8") });
const { speak } = await import(pathToFileURL(`${app}/words.js`).href);
const { asked, spokenLaid, spokenState } = await import(pathToFileURL(`${app}/telling.js`).href);
const { language, seen } = JSON.parse(readFileSync(0, "utf-8"));

const words = await speak(language, pathToFileURL(locales).href);
words.strict = true;
const said = seen.map(({ view, scene }) => [
  asked(view, scene),
  ...view.players.map((_, seat) => spokenState(view, scene, seat)),
  ...view.groups.map(({ group }) => spokenLaid(group)),
]);
process.stdout.write(JSON.stringify(said));
