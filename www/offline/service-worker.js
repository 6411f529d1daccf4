/**
 * Keeps on the device what a visitor uses of the site, so that it works without a network: what all languages share,
 * and the languages that were chosen. Everything else is fetched and kept when a page asks for it.
 * Every file is checked against the integrity hash that the build recorded. A page gets all its files from one version.
 * Files of a version lie in a folder of their own or are requested with a stamp, so that pages of two versions can be
 * open at the same time. A new version has to have all that was kept of the one before, of which it takes every file
 * that has not changed. It waits until no page of that is open, or until a visitor asks for it.
 */

/**
 * A file of the site: its address, its hash for subresource integrity, how many bytes are sent of it, and the language
 * that it belongs to; none where all languages share it.
 * @typedef {{ address: string, integrity: string, bytes: number, language?: string }} KeptFile
 */

/**
 * What is noted of a version that is kept.
 * @typedef {{ languages: string[], files: KeptFile[] }} Kept
 */

/** What a page asks for: to keep these languages, or only how much of them is missing. @typedef {{ languages: string[], keeps: boolean }} Asked */

/* global SITE */

/** The build's list of the site's files. @type {{ version: string, files: KeptFile[] }} */
const site = SITE;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** The prefix of this site's caches; other sites may share its origin. */
const FAMILY = `knights-tour-lab ${worker.registration.scope} `;
const KEPT = FAMILY + site.version;

/** Marks a cached version that pages were loaded from. */
const USED = "used";

/** The note of what is kept of a version. */
const NOTE = "kept";

/** The page in the cache: some servers redirect from its file's name to another address. */
const PAGE = "./";

/** The name of the page's file, which visitors may request as well. */
const PAGE_FILE = "index.html";

/** Files that are fetched at a time: the visitor may need the network as well. */
const AT_ONCE = 4;

/** @param {string} address */
const absolute = (address) => new URL(address, worker.registration.scope).href;

/** The cached versions, the oldest first. */
async function versions() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(FAMILY));
}

/** What was noted of a version. @param {string} name @returns {Promise<Kept | undefined>} */
async function noteOf(name) {
  const noted = await (await caches.open(name)).match(absolute(NOTE));
  return noted?.json();
}

/** The files for these languages that this version lacks. @type {(cache: Cache, languages: readonly string[]) => Promise<KeptFile[]>} */
async function missing(cache, languages) {
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  return site.files.filter(
    ({ address, language }) =>
      (language === undefined || languages.includes(language)) && !kept.has(absolute(address)),
  );
}

/** The files of other versions, by their hash. */
async function others() {
  /** @type {Map<string, () => Promise<Response | undefined>>} */
  const found = new Map();
  for (const name of await versions()) {
    const noted = name === KEPT ? undefined : await noteOf(name);
    for (const { address, integrity } of noted?.files ?? []) {
      found.set(integrity, async () => (await caches.open(name)).match(absolute(address)));
    }
  }
  return found;
}

/** Fetches a file, or throws if it belongs to another version. @param {KeptFile} file */
function fetched({ address, integrity }) {
  // The browser's HTTP cache may hold an older file of a name that every version has.
  const isOfVersion = /^page-|\?/.test(address);
  const cache = isOfVersion ? "default" : "no-cache";
  return available(new Request(absolute(address), { integrity, cache, priority: "low" }));
}

/**
 * Has what this version lacks of these languages, and tells what part of the bytes is there.
 * Throws if a file cannot be had.
 * @type {(languages: readonly string[], tell?: (fraction: number) => void) => Promise<void>}
 */
async function fill(languages, tell = () => {}) {
  const cache = await caches.open(KEPT);
  const known = await others();
  const files = await missing(cache, languages);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;

  /** @param {KeptFile} file */
  async function put(file) {
    const same = await known.get(file.integrity)?.();
    // A response that is made anew has the address that is asked for.
    const response = same ? new Response(same.body, same) : await fetched(file);
    await cache.put(absolute(file.address), response);
    done += file.bytes;
    tell(done / total);
  }

  const next = files.filter(({ address }) => address !== PAGE).values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const file of next) {
        await put(file);
      }
    }),
  );
  // The page comes last: where it is kept, all that it needs has to be.
  await Promise.all(files.filter(({ address }) => address === PAGE).map(put));
  await note(cache, languages);
}

/** Notes what is kept of this version. @type {(cache: Cache, languages: readonly string[]) => Promise<void>} */
async function note(cache, languages) {
  const files = site.files.filter(
    ({ language }) => language === undefined || languages.includes(language),
  );
  await cache.put(absolute(NOTE), new Response(JSON.stringify({ languages, files })));
}

/** Keeps of this version what is kept of the one before, all of it or nothing. */
async function install() {
  const notes = await Promise.all((await versions()).map(noteOf));
  const before = notes.filter((each) => each !== undefined).at(-1);
  if (!before) {
    return; // The first page asks for what it needs once it is usable.
  }
  try {
    await fill(before.languages);
  } catch (error) {
    await caches.delete(KEPT);
    throw error;
  }
  if (await isInTheMaking()) {
    worker.skipWaiting();
  }
}

/** Whether the server wants every file to be revalidated, as a development server does. */
async function isInTheMaking() {
  const page = await (await caches.open(KEPT)).match(absolute(PAGE));
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
  const unused = (await versions()).filter((name) => name !== KEPT && name !== spared);
  await Promise.all(unused.map((name) => caches.delete(name)));
  await markUsed();
}

const markUsed = async () => (await caches.open(KEPT)).put(absolute(USED), new Response());

/**
 * Keeps these languages and those that are kept already, if that is asked for; what the browser has evicted, as it may to
 * free space, is fetched again. Tells how far it is, and at the end what is missing.
 * @type {(asked: Asked, port: MessagePort | undefined) => Promise<void>}
 */
async function keep({ languages, keeps }, port) {
  if (keeps) {
    const kept = (await noteOf(KEPT))?.languages ?? [];
    try {
      await fill([...new Set([...kept, ...languages])], (fraction) =>
        port?.postMessage({ fraction }),
      );
      await markUsed();
    } catch {
      // There is no network, or the server already has another version.
    }
  }
  const lacks = await missing(await caches.open(KEPT), languages);
  port?.postMessage({ missing: lacks.reduce((sum, { bytes }) => sum + bytes, 0) });
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
  if (kept && (await isInTheMaking())) {
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

worker.addEventListener("install", (event) => event.waitUntil(install()));

worker.addEventListener("activate", (event) =>
  event.waitUntil(clear().then(() => worker.clients.claim())),
);

worker.addEventListener("message", (event) => {
  const { data, ports } = event;
  if (data === "take over") {
    worker.skipWaiting();
  } else {
    event.waitUntil(keep(data, ports[0]));
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
