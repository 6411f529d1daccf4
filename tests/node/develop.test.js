/** How the page is served while one works on it. */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { develop } from "../../xtask/develop.js";
import { languages } from "../../xtask/languages.js";

const MADE = [
  "knight.svg",
  "theme.css",
  "pkg/knights_tour.js",
  "pkg/knights_tour_bg.wasm",
  "rooms/count/counts.json",
];

/** @type {string} */
let scratch;
/** @type {string} */
let top;
/** @type {string} */
let made;
/** @type {Awaited<ReturnType<typeof develop>>} */
let served;
before(async () => {
  scratch = await mkdtemp(join(tmpdir(), "develop-"));
  [top, made] = [join(scratch, "www"), join(scratch, "made")];
  await cp(fileURLToPath(new URL("../../www", import.meta.url)), top, { recursive: true });
  for (const name of MADE) {
    await mkdir(dirname(join(made, name)), { recursive: true });
    await writeFile(join(made, name), name);
  }
  served = await develop(top, made);
});
after(async () => {
  served.close();
  await rm(scratch, { recursive: true });
});

/** What is at an address of the page. @param {string} path */
async function get(path) {
  const response = await fetch(new URL(path, served.address));
  assert.equal(response.status, 200, path);
  return response.text();
}

/** The version that the page waits to be replaced. */
const version = async () => /src="reload\.js\?(\d+)"/.exec(await get(""))?.[1] ?? "";

/** The versions that an open page is told of, one after the other. */
async function* news() {
  const { body } = await fetch(new URL("news", served.address));
  for await (const piece of body ?? []) {
    yield /^data: (\d+)\n\n$/.exec(Buffer.from(piece).toString())?.[1];
  }
}

/** The scripts of a language, with all that they import at once or later. @param {string} id */
async function scriptsIn(id) {
  const texts = new Map();
  const asked = new Set([`/${id}/main.js`, `/${id}/jobs/worker.js`]);
  for (const path of asked) {
    const text = await get(path);
    texts.set(path, text);
    for (const [, address = ""] of text.matchAll(/\b(?:from|import)\s*\(?"(\.[^"]+)"/g)) {
      asked.add(new URL(address, `http://page${path}`).pathname);
    }
  }
  return texts;
}

test("the page and all that its scripts name are there in each language", async () => {
  const page = await get("");
  const [head = ""] = page.split("</head>");
  for (const [, address = ""] of head.matchAll(
    /<(?:script|link rel="stylesheet") [^>]*="([^"]+)"/g,
  )) {
    await get(address);
  }
  for (const { id } of languages) {
    assert.ok(page.includes(`<meta name="scripts" lang="${id}" content="${id}/main.js" />`), id);
    const scripts = [...(await scriptsIn(id)).values()].join("\n");
    const named = [...scripts.matchAll(/new URL\("([^"]+)", import\.meta\.url\)/g)];
    const addresses = named.map(([, address = ""]) => address);
    assert.ok(
      addresses.includes("/rooms/count/counts.json") && addresses.includes("/rooms/play/room.html"),
    );
    await Promise.all(addresses.map(get));
  }
  const missing = await fetch(new URL("knights-tour-lab.html", served.address));
  assert.equal(missing.status, 404);
  assert.match(await missing.text(), /only `cargo xtask build` makes it/);
});

test("an edit is in what is served, and open pages are told to reload", async () => {
  const told = news();
  const old = (await told.next()).value;
  assert.equal(old, await version());
  /** @type {[file: string, id: string, text: string][]} */
  const edits = [
    ["text/sentence.js", "en", "An edited sentence."],
    ["text/door.js", "de", "Ein anderer Satz."],
    ["app/door.js", "en", "An edited script."],
  ];
  for (const [file, id, text] of edits) {
    await scriptsIn(id);
    await appendFile(join(top, file), `\nglobalThis.edited = "${text}";\n`);
    await served.renew();
    assert.ok([...(await scriptsIn(id)).values()].join("\n").includes(text));
    assert.equal((await told.next()).value, await version());
  }
  await appendFile(join(top, "style/base.css"), "/* An edited style. */");
  await writeFile(join(made, "pkg/knights_tour_bg.wasm"), "another solver");
  await served.renew();
  assert.match(await get("style/base.css"), /An edited style/);
  assert.equal(await get("pkg/knights_tour_bg.wasm"), "another solver");
  const last = (await told.next()).value;
  assert.equal(last, await version());
  assert.notEqual(last, old);
  await told.return(undefined);
});

test("an edit that does not compile is reported with its place, and the page stays as it was until it is mended", async () => {
  const told = news();
  const old = (await told.next()).value;
  const scripts = await scriptsIn("en");
  /** @type {[file: string, broken: string, message: RegExp][]} */
  const edits = [
    ["app/door.js", "const const = 1;\n", /app\/door\.js:1:6: ERROR: Expected/],
    ["main.js", 'import "./missing.js";\n', /main\.js:1:7: ERROR: Could not resolve/],
    ["text/en/about.ftl", "about\n", /text\/en\/about\.ftl: .*this is no message: about/],
    ["index.html", "<p></p>\n", /the page has to have this once/],
  ];
  for (const [file, broken, message] of edits) {
    const path = join(top, file);
    const text = await readFile(path, "utf8");
    await writeFile(path, broken);
    await assert.rejects(served.renew(), message);
    assert.deepEqual(await scriptsIn("en"), scripts);
    await writeFile(path, text);
  }
  assert.equal(await version(), old);
  await served.renew();
  assert.equal((await told.next()).value, await version());
  await told.return(undefined);
});

test("a service worker that an earlier build left ends, with all that it kept", async () => {
  /** @type {string[]} */
  const done = [];
  const does = (/** @type {string} */ name) => (/** @type {string} */ about) =>
    void done.push(`${name} ${about}`);
  const caches = { keys: async () => ["old"], delete: does("delete") };
  const clients = { matchAll: async () => [{ url: "/#play", navigate: does("navigate") }] };
  const text = await get("service-worker.js");
  const worker = new Function(
    "caches",
    "clients",
    "registration",
    `let onactivate, oninstall; ${text} return onactivate;`,
  );
  await worker(caches, clients, { unregister: does("unregister") })();
  assert.deepEqual(done, ["delete old", "unregister undefined", "navigate /?#play"]);
});

test("a line for each edit renews the page, and reports the result", async () => {
  const script = fileURLToPath(new URL("../../xtask/develop.js", import.meta.url));
  const process = spawn("node", [script, top, made, "0"]);
  const lines = createInterface(process.stdout)[Symbol.asyncIterator]();
  assert.match((await lines.next()).value, /^The page is at http:\/\/127\.0\.0\.1:\d+\//);
  process.stdin.write("\n");
  assert.match((await lines.next()).value, /^Reloaded after \d+ ms$/);
  await writeFile(join(top, "index.html"), "");
  process.stdin.write("\n");
  const [error] = await once(process.stderr, "data");
  assert.match(String(error), /has to have this once.*\nThe page stays as it was\.\n$/s);
  process.stdin.end();
  assert.deepEqual(await once(process, "exit"), [0, null]);
});
