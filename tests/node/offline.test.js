/** What the service worker keeps of the site, in caches and on a server that stand in for the browser’s. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

const SCOPE = "https://example.org/lab/";
const SOURCE = readFileSync(
  new URL("../../www/offline/service-worker.js", import.meta.url),
  "utf8",
);

/** @typedef {{ address: string, text: string, language?: string }} File */

/** The files of a version: its page, what all share, and two languages. @param {string} version @param {Record<string, string>} [changed] @returns {File[]} */
const filesOf = (version, changed = {}) =>
  [
    { address: "./", text: `page ${version}` },
    { address: "pkg/solver.wasm?1", text: "solver" },
    { address: `page-${version}/style.css`, text: "style" },
    { address: `page-${version}/en/main.js`, text: "english", language: "en" },
    { address: `page-${version}/de/main.js`, text: "deutsch", language: "de" },
  ].map((file) => ({ ...file, text: changed[file.text] ?? file.text }));

/** A browser with caches, and a server. */
function browser() {
  /** @type {Map<string, Map<string, Response>>} */
  const kept = new Map();
  /** @type {Map<string, string>} */
  const served = new Map();
  /** @type {string[]} */
  const asked = [];
  const caches = {
    keys: async () => [...kept.keys()],
    delete: async (/** @type {string} */ name) => kept.delete(name),
    async open(/** @type {string} */ name) {
      const files = kept.get(name) ?? new Map();
      kept.set(name, files);
      return {
        keys: async () => [...files.keys()].map((url) => ({ url })),
        match: async (/** @type {string} */ url) => files.get(url)?.clone(),
        put: async (/** @type {string} */ url, /** @type {Response} */ response) =>
          files.set(url, response),
      };
    },
  };
  const fetch = async (/** @type {{ url: string }} */ { url }) => {
    asked.push(url.slice(SCOPE.length));
    const text = served.get(url);
    return new Response(text ?? "", { status: text === undefined ? 404 : 200 });
  };

  /** Registers a version’s worker. @param {string} version @param {File[]} files */
  function worker(version, files) {
    /** @type {Record<string, (event: object) => void>} */
    const listeners = {};
    const list = files.map(({ address, text, language }) => ({
      ...{ address, bytes: text.length, ...(language && { language }) },
      integrity: createHash("sha256").update(text).digest("base64"),
    }));
    const self = {
      registration: { scope: SCOPE },
      clients: { matchAll: async () => [], claim: async () => undefined },
      skipWaiting: () => undefined,
      addEventListener: (/** @type {string} */ name, /** @type {() => void} */ listener) =>
        (listeners[name] = listener),
    };
    /** Has the worker see to an event. @param {string} name @param {object} [event] */
    async function see(name, event = {}) {
      /** @type {Promise<unknown>[]} */
      const work = [];
      listeners[name]?.({
        ...event,
        waitUntil: (/** @type {Promise<unknown>} */ it) => work.push(it),
      });
      await Promise.all(work);
    }
    runInNewContext(SOURCE, {
      ...{ self, caches, fetch, URL, Response, Set, Map },
      Request: class {
        constructor(/** @type {string} */ url, /** @type {object} */ how) {
          Object.assign(this, { url, ...how });
        }
      },
      SITE: { version, files: list },
    });
    return {
      install: () => see("install"),
      activate: () => see("activate"),
      /** What the worker tells of it. @param {string[]} languages @param {boolean} keeps @returns {Promise<any[]>} */
      async ask(languages, keeps) {
        /** @type {any[]} */
        const told = [];
        const port = {
          postMessage: (/** @type {unknown} */ news) => told.push(structuredClone(news)),
        };
        await see("message", { data: { languages, keeps }, ports: [port] });
        return told;
      },
    };
  }

  return {
    ...{ kept, asked, worker },
    /** @param {File[]} files */
    serve(files) {
      served.clear();
      files.forEach(({ address, text }) => served.set(new URL(address, SCOPE).href, text));
    },
  };
}

/** The files that were asked for since then. @param {string[]} asked */
const taken = (asked) => asked.splice(0).sort();

test("what is kept is the language in use and what all share, then each language that is chosen, then all", async () => {
  const { worker, serve, asked } = browser();
  serve(filesOf("a"));
  const keeper = worker("a", filesOf("a"));
  await keeper.install();
  await keeper.activate();
  assert.deepEqual(taken(asked), []);
  assert.deepEqual(await keeper.ask(["de"], false), [{ missing: 6 + 6 + 5 + 7 }]);
  const told = await keeper.ask(["de"], true);
  // The page is the last: where it is kept, nothing that it needs is missing.
  assert.equal(asked.at(-1), "");
  assert.deepEqual(taken(asked), [
    "",
    "page-a/de/main.js",
    "page-a/style.css",
    "pkg/solver.wasm?1",
  ]);
  assert.deepEqual(told.slice(-2), [{ fraction: 1 }, { missing: 0 }]);
  assert.deepEqual(await keeper.ask(["en", "de"], false), [{ missing: 7 }]);
  await keeper.ask(["en"], true);
  assert.deepEqual(taken(asked), ["page-a/en/main.js"]);
  assert.deepEqual(await keeper.ask(["en", "de"], true), [{ missing: 0 }]);
});

test("a new version fetches what has changed of what is kept, and nothing else", async () => {
  const { worker, serve, asked, kept } = browser();
  serve(filesOf("a"));
  const first = worker("a", filesOf("a"));
  await first.install();
  await first.ask(["en"], true);
  await first.activate();
  taken(asked);
  const next = filesOf("b", { english: "better english" });
  // One that is not there as a whole is not kept.
  serve(next.filter(({ address }) => address !== "./"));
  await assert.rejects(worker("b", next).install(), /404/);
  assert.equal(kept.size, 1);
  taken(asked);
  serve(next);
  const second = worker("b", next);
  await second.install();
  assert.deepEqual(taken(asked), ["", "page-b/en/main.js"]);
  await second.activate();
  assert.equal(kept.size, 1);
  assert.deepEqual(await second.ask(["en"], false), [{ missing: 0 }]);
  const [files] = kept.values();
  assert.equal(await files?.get(`${SCOPE}page-b/style.css`)?.clone().text(), "style");
  assert.equal(await files?.get(`${SCOPE}page-b/en/main.js`)?.clone().text(), "better english");
});

test("what the server lacks is said to be missing, and the rest stays", async () => {
  const { worker, serve, asked } = browser();
  serve(filesOf("a").filter(({ language }) => language !== "de"));
  const keeper = worker("a", filesOf("a"));
  await keeper.install();
  const told = await keeper.ask(["en", "de"], true);
  assert.deepEqual(told.at(-1), { missing: 7 + 6 });
  taken(asked);
  serve(filesOf("a"));
  assert.deepEqual((await keeper.ask(["en", "de"], true)).at(-1), { missing: 0 });
  assert.deepEqual(taken(asked), ["", "page-a/de/main.js"]);
});
