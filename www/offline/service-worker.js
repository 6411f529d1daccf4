/**
 * Keeps the whole site on the device, so that it works without a network.
 * A version of the site is cached completely or not at all: every file is checked against the integrity hash
 * that the build recorded. A page gets all its files from one version. Files of a version lie in a folder of
 * their own or are requested with a stamp, so that pages of two versions can be open at the same time. A new
 * version waits until no page of the previous one is open, or until a visitor asks for it.
 */

/**
 * A file of the site: its address and its hash for subresource integrity.
 * @typedef {{ address: string, integrity: string }} KeptFile
 */

/* global SITE */

/** The build's list of the site's files. @type {{ version: string, files: KeptFile[] }} */
const site = SITE;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** The prefix of this site's caches; other sites may share its origin. */
const FAMILY = `knights-tour-lab ${worker.registration.scope} `;
const KEPT = FAMILY + site.version;

/** Marks a cached version that pages were loaded from. */
const USED = "used";

/** The page in the cache: some servers redirect from its file's name to another address. */
const PAGE = "./";

/** The name of the page's file, which visitors may request as well. */
const PAGE_FILE = "index.html";

/** @param {string} address */
const absolute = (address) => new URL(address, worker.registration.scope).href;

/** The cached versions, the oldest first. */
async function versions() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(FAMILY));
}

/** Fetches the missing files of this version. Throws if one cannot be fetched or belongs to another version. @param {Cache} cache */
async function fill(cache) {
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const others = site.files.filter(({ address }) => !kept.has(absolute(address)));
  await Promise.all(
    others.map(async ({ address, integrity }) => {
      // Bypasses the browser's HTTP cache, which may hold an older file of this name.
      const request = new Request(absolute(address), { integrity, cache: "no-cache" });
      await cache.put(absolute(address), await available(request));
    }),
  );
}

/** Caches all files of this version, or none. */
async function keepAll() {
  const cache = await caches.open(KEPT);
  try {
    await fill(cache);
  } catch (error) {
    await caches.delete(KEPT);
    throw error;
  }
  if (await isInTheMaking(cache)) {
    worker.skipWaiting();
  }
}

/** Whether the server wants every file to be revalidated, as a development server does. @param {Cache} cache */
async function isInTheMaking(cache) {
  const page = await cache.match(absolute(PAGE));
  return page?.headers.get("Cache-Control")?.includes("no-store") ?? false;
}

/** @param {Request} request */
async function available(request) {
  const response = await fetch(request);
  if (!response.ok) {
    throw new Error(`${request.url}: ${response.status}`);
  }
  return response;
}

/** Deletes the versions that no page needs any more. */
async function clear() {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const used = [];
  for (const name of await versions()) {
    if (name !== KEPT && (await (await caches.open(name)).match(absolute(USED)))) {
      used.push(name);
    }
  }
  // An open page may come from the previous version.
  const spared = open.length > 0 ? used.at(-1) : undefined;
  const others = (await versions()).filter((name) => name !== KEPT && name !== spared);
  await Promise.all(others.map((name) => caches.delete(name)));
  await (await caches.open(KEPT)).put(absolute(USED), new Response());
}

/** Fetches again what the browser has evicted, as it may to free space. @returns {Promise<boolean>} whether the version is complete */
async function refill() {
  try {
    const cache = await caches.open(KEPT);
    await fill(cache);
    await cache.put(absolute(USED), new Response());
    return true;
  } catch {
    return false; // There is no network, or the server already has another version.
  }
}

/** Whether a request is for the page, with any query. @param {Request} request */
function isPage({ mode, url }) {
  const { origin, pathname } = new URL(url);
  const place = origin + pathname;
  return mode === "navigate" && [absolute(PAGE), absolute(PAGE_FILE)].includes(place);
}

/** @param {Request} request */
async function answer(request) {
  const current = await caches.open(KEPT);
  const name = isPage(request) ? absolute(PAGE) : request.url;
  const kept = (await current.match(name)) ?? (await keptBefore(name));
  if (kept && (await isInTheMaking(current))) {
    return fetch(request).catch(() => kept);
  }
  return kept ?? fetch(request);
}

/** A file of the previous version, for a page that was loaded from it. @param {string} address */
async function keptBefore(address) {
  for (const name of await versions()) {
    const kept = await (await caches.open(name)).match(address);
    if (kept) {
      return kept;
    }
  }
  return undefined;
}

worker.addEventListener("install", (event) => event.waitUntil(keepAll()));

worker.addEventListener("activate", (event) =>
  event.waitUntil(clear().then(() => worker.clients.claim())),
);

worker.addEventListener("message", (event) => {
  const { data, ports } = event;
  if (data === "take over") {
    worker.skipWaiting();
  } else if (data === "refill") {
    event.waitUntil(refill().then((isWhole) => ports[0]?.postMessage(isWhole)));
  }
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const isOurs = request.url.startsWith(worker.registration.scope);
  // A visitor who reloads the page after a failure wants it from the server.
  if (isOurs && request.method === "GET" && request.cache !== "reload") {
    event.respondWith(answer(request));
  }
});
