/**
 * Keeps the whole site on the device, so that it works without a network.
 *
 * A version of the site is kept as a whole or not at all: every file is checked against what the build
 * wrote down of it. A page gets all its files from one version; what belongs to a version lies in a
 * folder of its own or is asked for with a stamp, so that pages of two versions can be open at a time.
 * A new version waits until no page of the one before is open, or until a visitor asks for it.
 */

/**
 * A file of the site: how pages ask for it, and what is in it, for subresource integrity.
 * @typedef {{ address: string, integrity: string }} KeptFile
 */

/* global SITE */

/** What the build writes down of the site. @type {{ version: string, files: KeptFile[] }} */
const site = SITE;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** What is kept of this site; others may share its origin. */
const FAMILY = `knights-tour-lab ${worker.registration.scope} `;
const KEPT = FAMILY + site.version;

/** Marks, among what is kept, a version that pages were made of. */
const USED = "used";

/** The page as it is kept: some servers answer to its file's name with another address. */
const PAGE = "./";

/** What the page's file is called, which visitors may ask for as well. */
const PAGE_FILE = "index.html";

/** @param {string} address */
const absolute = (address) => new URL(address, worker.registration.scope).href;

/** The versions that are kept, the oldest first. */
async function versions() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(FAMILY));
}

/** Keeps all files of this version; throws where one is missing, or is of another version. */
async function keepAll() {
  const cache = await caches.open(KEPT);
  try {
    await Promise.all(
      site.files.map(async ({ address, integrity }) => {
        // The browser may keep an older file of this name; the server is asked.
        const request = new Request(absolute(address), { integrity, cache: "no-cache" });
        await cache.put(absolute(address), await available(request));
      }),
    );
  } catch (error) {
    await caches.delete(KEPT);
    throw error;
  }
  if (await isInTheMaking(cache)) {
    worker.skipWaiting();
  }
}

/** Whether the server wants to be asked each time, as one does on the machine of whoever changes the page. @param {Cache} cache */
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

/** Lets go of what no page is made of any more. */
async function clear() {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const used = [];
  for (const name of await versions()) {
    if (name !== KEPT && (await (await caches.open(name)).match(absolute(USED)))) {
      used.push(name);
    }
  }
  // A page that is open may be of the version before this one.
  const spared = open.length > 0 ? used.at(-1) : undefined;
  const others = (await versions()).filter((name) => name !== KEPT && name !== spared);
  await Promise.all(others.map((name) => caches.delete(name)));
  await (await caches.open(KEPT)).put(absolute(USED), new Response());
}

/** Whether what is asked for is the page, whatever is added to its address. @param {Request} request */
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

/** A file of the version before, for a page that is made of it. @param {string} address */
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

worker.addEventListener("message", ({ data }) => {
  if (data === "take over") {
    worker.skipWaiting();
  }
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const isOurs = request.url.startsWith(worker.registration.scope);
  // Whoever loads the page again after a failure wants it from the server.
  if (isOurs && request.method === "GET" && request.cache !== "reload") {
    event.respondWith(answer(request));
  }
});
