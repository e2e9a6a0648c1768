// A device with the page's own sheet modules and no screen: does what it is told line by line, and answers each.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [folder, base, memory] = process.argv.slice(2);

const kept = new Map(existsSync(memory) ? JSON.parse(readFileSync(memory, "utf-8")) : []);
let full = false;
globalThis.localStorage = {
  get length() {
    return kept.size;
  },
  key: (at) => [...kept.keys()][at] ?? null,
  getItem: (key) => kept.get(key) ?? null,
  setItem(key, value) {
    if (full) throw new Error("full");
    kept.set(key, value);
    writeFileSync(memory, JSON.stringify([...kept]));
  },
  removeItem(key) {
    kept.delete(key);
    writeFileSync(memory, JSON.stringify([...kept]));
  },
};
const { host, origin } = new URL(base);
globalThis.location = { protocol: "http:", host, origin, pathname: "/" };
globalThis.HTMLElement = class {};
globalThis.Document = class {};
globalThis.document = {
  createComment() {},
  createTreeWalker() {},
  addEventListener() {},
  removeEventListener() {},
  visibilityState: "visible",
};
globalThis.customElements = { define() {} };
globalThis.addEventListener = () => {};
globalThis.removeEventListener = () => {};
const fetched = globalThis.fetch;
globalThis.fetch = (url, options) => fetched(new URL(url, base), options);

const load = (name) => import(pathToFileURL(`${folder}/${name}`).href);
const { account } = await load("account.js");
const { heads, history, written } = await load("document.js");
const store = await load("store.js");
const share = await load("share.js");
const { readSheet, sheetText } = await load("reading.js");
const { readCsv } = await load("csv.js");

/** @type {any} */
let keeper = null;

function tried(reading) {
  try {
    return reading();
  } catch (fault) {
    return { code: fault.code ?? String(fault.stack), where: fault.where };
  }
}

const doing = {
  begin: ({ names, rules = { ruleset: {} }, dealer = 0 }) => store.keepSheet(store.beginSheet(names, rules, dealer)),
  share: async ({ id }) => {
    const shared = await share.shareSheet(store.sheetAt(id));
    keeper = new share.SharedKeeper(store.sheetAt(id), shared);
    return { ...shared, link: share.linkTo(shared, true), reading: share.linkTo(shared, false) };
  },
  open: async ({ link }) => {
    keeper = await share.openShared(share.sharedIn(new URL(link).hash));
    return { id: keeper.sheet.id, writes: keeper.writes };
  },
  again: ({ id }) => {
    keeper = new share.SharedKeeper(store.sheetAt(id), share.sharedAs(id));
    return keeper.writes;
  },
  write: ({ cells }) => {
    const entries = cells.map(({ round, player, cell }) => ({
      id: store.newId(),
      round,
      player,
      cell,
      after: heads(keeper.sheet, round, player),
    }));
    keeper.write({ entries }, "device");
    return entries.map(({ id }) => id);
  },
  change: ({ change }) => keeper.write({ changes: [{ id: store.newId(), ...change }] }),
  keep: ({ sheet }) => store.keepSheet(sheet),
  sheet: () => JSON.parse(sheetText(keeper.sheet)),
  kept: ({ id }) => store.sheetAt(id) ?? null,
  all: () => store.sheetsHere().map(({ id, rounds, over }) => ({ id, rounds, over })),
  strange: () => store.unreadableHere().map(({ id, fault }) => ({ id, code: fault.code })),
  search: ({ text }) => store.search(text).map(({ sheet }) => sheet.names),
  names: () => store.knownNames(),
  forget: ({ id }) => store.forgetSheet(id),
  again_for: ({ id }) => store.playAgain(store.sheetAt(id)),
  full: ({ yes }) => {
    full = yes;
  },
  stored: ({ id }) => store.isStored(id),
  state: () => ({ state: keeper.state, present: keeper.present, problem: keeper.problem, writes: keeper.writes }),
  account: () => account(keeper.sheet),
  rivals: () => [...written(keeper.sheet).values()].flatMap(({ rivals }) => rivals.map(({ cell }) => cell)),
  history: ({ round, player }) => history(keeper.sheet, round, player).map(({ cell }) => cell),
  read: ({ text }) => tried(() => readSheet(text)),
  table: ({ text, ruleset = null }) => tried(() => JSON.parse(sheetText(readCsv(text, () => ruleset)))),
  leave: () => keeper.leave(),
};

process.stdout.write("ready\n");
for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  let answer;
  try {
    answer = { done: (await doing[told.do](told)) ?? null };
  } catch (error) {
    answer = { failed: error.problem ?? error.code ?? String(error.stack) };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
process.exit(0);
