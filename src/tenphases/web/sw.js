/**
 * Keeps the program on the device, so that the score sheet opens without a network (service workers exist on https and
 * localhost only; elsewhere the page works as it is).
 *
 * Whoever has a network gets what the server has now, always: a page and its files never come from two versions. A whole
 * version is fetched in one piece beside the one in use (`/shell.json` lists it) and takes its place only when all of it
 * is there. Offline, or where the network does not answer in time, the page comes from the device, and its files too.
 */
const PREFIX = "tenphases-";
const SHELL = "/shell.json";
const SETUP = "/api/setup";
const PATIENCE_MS = 3000;

/** Pages that came from the device; what they ask for comes from there, too. @type {Set<string>} */
const offlinePages = new Set();

/** @param {string} version */
const nameOf = (version) => `${PREFIX}${version}`;

/** The stored version in use, if any. @returns {Promise<Cache | undefined>} */
async function stored() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  for (const name of names.reverse()) {
    const cache = await caches.open(name);
    // The list is put in last: without it something may be missing.
    if (await cache.match(SHELL)) return cache;
  }
  return undefined;
}

/** Fetches the version the server has, if it is not here yet, and lets go of older ones. */
async function store() {
  const answer = await fetch(SHELL, { cache: "no-cache" });
  if (!answer.ok) return;
  const list = answer.clone();
  const { version, files } = await answer.json();
  const name = nameOf(version);
  const cache = await caches.open(name);
  if (!(await cache.match(SHELL))) {
    await cache.addAll(files.map((/** @type {string} */ file) => new Request(file, { cache: "no-cache" })));
    await keepSetup(cache);
    await cache.put(SHELL, list);
  }
  const others = (await caches.keys()).filter((other) => other.startsWith(PREFIX) && other !== name);
  await Promise.all(others.map((other) => caches.delete(other)));
}

/** What can be played, for starting a sheet without a network. @param {Cache} cache */
async function keepSetup(cache) {
  const answer = await fetch(SETUP).catch(() => undefined);
  if (answer?.ok) await cache.put(SETUP, answer);
}

/** @param {Request | string} request */
async function fromDevice(request) {
  const cache = await stored();
  return cache?.match(request, { ignoreSearch: true });
}

/** @param {Request} request @param {number} patience @returns {Promise<Response>} */
function fromNetwork(request, patience) {
  return new Promise((done, failed) => {
    const late = setTimeout(() => failed(new Error("late")), patience);
    fetch(request).then(done, failed).finally(() => clearTimeout(late));
  });
}

/** @param {FetchEvent} event @returns {Promise<Response>} */
async function page(event) {
  try {
    const answer = await fromNetwork(event.request, (await stored()) ? PATIENCE_MS : 60_000);
    if (answer.status < 500) {
      event.waitUntil(store().catch(() => undefined));
      return answer;
    }
    return (await fromDevice(event.request)) ?? answer;
  } catch (fault) {
    const kept = await fromDevice(event.request);
    if (!kept) throw fault;
    offlinePages.add(event.resultingClientId);
    return kept;
  }
}

/** @param {FetchEvent} event @returns {Promise<Response>} */
async function file(event) {
  const { request } = event;
  if (offlinePages.has(event.clientId)) {
    const kept = await fromDevice(request);
    if (kept) return kept;
  }
  try {
    const answer = await fetch(request);
    if (answer.ok && new URL(request.url).pathname === SETUP) event.waitUntil(renew(request, answer.clone()));
    return answer;
  } catch (fault) {
    const kept = await fromDevice(request);
    if (!kept) throw fault;
    return kept;
  }
}

/** @param {Request} request @param {Response} answer */
async function renew(request, answer) {
  await (await stored())?.put(request, answer);
}

self.addEventListener("install", (event) => {
  event.waitUntil(store().then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/api/") && url.pathname !== SETUP) return;
  if (request.mode === "navigate") {
    // Pages are folders; any other document (a record, say) is the server's.
    if (url.pathname.endsWith("/")) event.respondWith(page(event));
    return;
  }
  event.respondWith(file(event));
});
