/** What becomes of the page’s sources when they are published. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { after, before, test } from "node:test";
import { bundle } from "../../xtask/bundle.js";
import { CHOICE, PAGE_SOLVER, SOLVER } from "../../xtask/solver.js";

/** A page of two rooms with a worker. @type {Record<string, string>} */
const SOURCES = {
  "index.html": `<head>
<title>The page</title>
<meta name="description" content="What it is about." />
<link rel="manifest" href="manifest.webmanifest" />
<link rel="stylesheet" href="style.css" />
<script src="early.js"></script>
<script type="module" src="main.js"></script>
</head>
<svg class="sprite"><symbol id="icon-play"></symbol></svg>
<template id="run-buttons"><button>Play</button></template>
<noscript><p>It needs JavaScript.</p></noscript>
<main id="explore" hidden></main>
`,
  "embed/knights-tour.js": `import init, { openRequest } from "../pkg/knights_tour.js";
import { insides } from "#insides";
import { inside } from "./inside.js";
import { again } from "../app/again.js";
console.log(insides, inside);
init(new URL("../pkg/knights_tour_bg.wasm", import.meta.url)).then(() => openRequest(HOUSE, again));
`,
  "embed/inside.js": `import { languages } from "#languages";
export const inside = [languages, () => import("#puzzle-card")];
`,
  "embed/puzzle-card.js": `export const look = PUZZLE_STYLE;\n`,
  "embed/puzzle-card.css": `.numbers { gap: 1rem; }\n`,
  "embed/knights-tour.css": `@import "../style/base.css";\n:root { padding: 1rem; }\n`,
  "embed/card.html": `<div data-part="run-buttons"></div>\n`,
  "manifest.webmanifest": `{ "screenshots": [{ "src": "screenshots/explore.png" }] }`,
  "screenshots/explore.png": "a picture of the page",
  "icon-192.png": "an icon",
  "icon-512.png": "a larger icon",
  "icon-maskable-512.png": "one to be cropped",
  "apple-touch-icon.png": "one for a home screen",
  // Width and height are where a PNG file has them.
  "card.png": "a picture with a\0\0\u0004\0\0\0\u0002\0",
  "404.html": `<main><a href="/">Home</a></main>\n`,
  "offline/service-worker.js": "console.log(SITE);\n",
  "early.js": `import { again } from "./app/again.js";\nonerror = again;\n`,
  "main.js": `import { door } from "./app/door.js";
door();
(await import("./app/start.js")).start();
`,
  "style.css": `@import "style/base.css";\n@import "rooms/explore/room.css";\n`,
  "style/base.css": `/* A comment. */\nbody { background: url("../knight.svg"); }\n`,
  "app/again.js": `export const again = () => "load it again";\n`,
  "app/door.js": `export const door = () => console.log("the first view");\n`,
  "app/start.js": `import init, * as solver from "../pkg/knights_tour.js";
import { open } from "./router.js";
const whole = new URL("../pkg/knights_tour_bg.wasm", import.meta.url);
export async function start() {
  await init(solver.rest ? new URL("../solver/knights_tour_page_bg.wasm", import.meta.url) : whole);
  await open();
}
`,
  "app/router.js": `import { explore } from "../rooms/explore/explore.js";
export const script = new URL("../rooms/count/count.js", import.meta.url);
export const keeper = new URL("../offline/service-worker.js", import.meta.url);
export async function open() {
  explore();
  await fetch(script);
  (await import("../rooms/count/count.js")).count();
}
`,
  "app/shared.js": `export const shared = () => "asked by both rooms";\n`,
  "rooms/explore/explore.js": `import { shared } from "../../app/shared.js";\nexport const explore = () => console.log(shared());\n`,
  "rooms/explore/room.html": "<p>The first room.</p>\n",
  "rooms/explore/room.css": "#explore { color: red; }\n",
  "rooms/count/count.js": `import { shared } from "../../app/shared.js";
import { startJob } from "../../jobs/start-job.js";
const places = [new URL("room.html", import.meta.url), new URL("room.css", import.meta.url)];
export const count = () => console.log(shared(), places, startJob());
`,
  "rooms/count/room.html": "<p>The other room.</p>\n",
  "rooms/count/room.css": `#count { background: url("../../knight.svg"); }\n`,
  "jobs/start-job.js": `export const startJob = () =>\n  new Worker(new URL("worker.js", import.meta.url), { type: "module" });\n`,
  "jobs/worker.js": `import init from "../pkg/knights_tour.js";
await init(new URL("../pkg/knights_tour_bg.wasm", import.meta.url));
await import("./long.js");
`,
  "jobs/long.js": `console.log("long work");\n`,
  "text/about.js": `export { about } from "#messages/about.js";\n`,
  "text/en/about.ftl": "about =\n    .name = English\n    .direction = ltr\n",
  "text/en/labels.js": `export const rooms = { explore: "Explore" };\n`,
  "knight.svg": "<svg/>",
  "pkg/knights_tour.js":
    "export function openRequest() {}\nexport function countTours() {}\nexport function initSync() {}\n" +
    "export default async function init(place = new URL('knights_tour_bg.wasm', import.meta.url)) {}\n",
  "solver/knights_tour_page.js":
    "export function openRequest() {}\nexport default async function init() {}\n",
  "solver/knights_tour_page_bg.wasm": "what the page needs first",
  "pkg/knights_tour.d.ts": "export default function init(): void;\n",
  "pkg/knights_tour_bg.wasm": "the solver",
};

/** All that a language says of itself. */
const ABOUT = `about =
    .name = English
    .direction = ltr
    .loading = It is loading.
    .withoutScripts = It needs JavaScript.
about_app =
    .name = The page
about_notFound =
    .heading = Nothing here
    .why = Why?
    .home = Home
`;

/** @type {string} */
let scratch;
before(async () => {
  scratch = await mkdtemp(join(tmpdir(), "bundle-"));
});
after(() => rm(scratch, { recursive: true }));

/** What is published of these sources and of some that are changed, as texts. @param {Record<string, string>} changed */
async function publish(
  changed = {},
  isSmall = true,
  /** @type {string | undefined} */ url = undefined,
) {
  const folder = await mkdtemp(join(scratch, "site-"));
  for (const [path, text] of Object.entries({ ...SOURCES, ...changed })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const site = await bundle(folder, { isSmall, url });
  return new Map([...site].map(([path, content]) => [path, String(content)]));
}

/** @typedef {Awaited<ReturnType<typeof publish>>} Site */

/** The folder of a version. @param {Site} site */
const versionOf = (site) =>
  [...site.keys()].find((path) => path.endsWith("/en/main.js"))?.slice(0, -11);

/** What a file is named after the folder of the version, or where it lies otherwise. @param {Site} site */
const namesIn = (site) =>
  [...site.keys()].map((path) => path.replace(/^page-\w{10}/, "page")).sort();

/** The files that a script names in one of these ways. @type {(site: Site, script: string, ...ways: RegExp[]) => string[]} */
function namedBy(site, script, ...ways) {
  const text = site.get(script) ?? assert.fail(`there is no ${script}`);
  const addresses = ways.flatMap((way) =>
    [...text.matchAll(way)].map(([, address = ""]) => address),
  );
  return addresses.map((address) => posix.join(posix.dirname(script), address));
}

const AT_ONCE = /\b(?:import|from)\s*"([^"]+)"/g;
const LATE = /\bimport\("([^"]+)"\)/g;
const FILES = /new URL\("([^"]+)",\s*import\.meta\.url\)/g;

/** What the element is, for sites and in the package. */
const ELEMENT_FILES = [
  ...["embed/knights-tour.js", "embed/knights-tour-puzzle.js"],
  ...["pkg/element.js", "pkg/element-puzzle.js", "pkg/inline.js"],
];

test("a first visit asks for all that it imports at once, and for nothing else", async () => {
  for (const isSmall of [true, false]) {
    const site = await publish({}, isSmall);
    const page = site.get("index.html") ?? "";
    const [head = "", body = ""] = page.split("</head>");
    const named = [...head.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = ""]) => address);
    const version = versionOf(site);
    /** The scripts that these import at once, directly or not. @param {string[]} all */
    const withImports = (...all) => {
      const imported = new Set(all);
      for (const script of imported) {
        if (script.startsWith("page-")) {
          namedBy(site, script, AT_ONCE).forEach((each) => imported.add(each));
        }
      }
      return [...imported];
    };
    const scriptsIn = (/** @type {string} */ attribute) =>
      new RegExp(`<meta name="scripts" lang="en" [^>]*\\b${attribute}="([^"]*)"`)
        .exec(head)?.[1]
        ?.split(" ") ?? [];
    const main = `${version}/en/main.js`;
    const [first, more] = ["content", "data-more"].map(scriptsIn);
    assert.equal(first?.[0], main);
    assert.deepEqual(first?.sort(), withImports(main).sort());
    // The first view needs neither the solver nor any room.
    const ofFirst = first?.map((script) => site.get(script)).join();
    assert.match(ofFirst ?? "", /the first view/);
    assert.doesNotMatch(ofFirst ?? "", /asked by both rooms|knights_tour/);
    const [start = ""] = namedBy(site, main, LATE);
    assert.deepEqual([...(first ?? []), ...(more ?? [])].sort(), withImports(main, start).sort());
    const ofRoom = scriptsIn("data-count").map((script) => `${version}/en/${script}`);
    assert.deepEqual(
      withImports(...ofRoom)
        .filter((each) => !more?.includes(each))
        .sort(),
      ofRoom.sort(),
    );
    const binaries = namedBy(site, start, FILES);
    assert.deepEqual(
      named.filter((name) => name.includes(".wasm")),
      binaries,
    );
    const solvers = [...head.matchAll(/data-script="([^"]+)"/g)].map(([, address = ""]) => address);
    assert.deepEqual(solvers.sort(), [...new Set(namedBy(site, "solver/page.js", LATE))].sort());
    assert.ok(named.includes(`${version}/style.css`));
    assert.match(body, /<main id="explore" hidden>\s*<p>The first room\.<\/p>\s*<\/main>/);
  }
});

test("exactly the files that are named are published", async () => {
  const site = await publish();
  const named = new Set(["index.html", "early.js", "knight.svg", "pkg/knights_tour.d.ts"]);
  ["manifest.webmanifest", "screenshots/explore.png", "404.html"].forEach((name) =>
    named.add(name),
  );
  ["icon-192.png", "icon-512.png", "icon-maskable-512.png", "apple-touch-icon.png"].forEach(
    (name) => named.add(name),
  );
  ELEMENT_FILES.forEach((name) => named.add(name));
  const texts = [...site.keys()].filter((path) => /^page-.*\.(?:js|css)$/.test(path));
  texts.push("solver/page.js");
  for (const path of texts) {
    const all = namedBy(site, path, AT_ONCE, LATE, FILES, /url\("?([^")]+)"?\)/g);
    for (const address of all.map((each) => each.split("?")[0] ?? "")) {
      assert.ok(site.has(address), `${path} names ${address}`);
      named.add(address);
    }
  }
  const version = versionOf(site);
  ["en/main.js", "style.css"].forEach((name) => named.add(`${version}/${name}`));
  assert.deepEqual([...named].sort(), [...site.keys()].sort());
  const rooms = namesIn(site).filter((name) => name.includes("count"));
  assert.deepEqual(rooms, ["page/count.css", "page/count.html", "page/en/count.js"]);
});

test("a page has the names of both files of the solver, and the missing ones once it has the rest", async () => {
  const names = /** @type {const} */ (["openRequest", "countTours"]);
  for (const first of ["page", "whole"]) {
    const site = await publish({}, false);
    const folder = await mkdtemp(join(scratch, "solver-"));
    for (const file of [CHOICE, SOLVER, PAGE_SOLVER]) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), site.get(file) ?? "");
    }
    Object.assign(globalThis, { document: { documentElement: { dataset: { solver: first } } } });
    const page = await import(join(folder, CHOICE));
    assert.deepEqual(
      names.map((name) => typeof page[name]),
      ["function", first === "page" ? "undefined" : "function"],
    );
    if (page.rest) {
      page.rest.adopt(await page.rest.load());
    }
    assert.deepEqual(
      names.map((name) => typeof page[name]),
      ["function", "function"],
      first,
    );
    assert.equal(page.rest === undefined, first === "whole");
  }
});

test("what rooms share is in one file, and the solver in none of them", async () => {
  const site = await publish();
  const having = (/** @type {string} */ text) =>
    [...site].filter(([, content]) => content.includes(text)).length;
  assert.equal(having("asked by both rooms"), 1);
  assert.equal(having("#explore"), 1);
  assert.equal(having("A comment."), 0);
  assert.equal(site.get("pkg/knights_tour_bg.wasm"), "the solver");
  const early = site.get("early.js") ?? "";
  assert.match(early, /load it again/);
  assert.doesNotMatch(early, /\bimport\b|\bexport\b/);
});

test("each language has scripts of its own, in which English stands in for what is missing", async () => {
  const site = await publish({
    "text/greeting.js": `import { bye, hello } from "#messages/greeting.js";
export const words = { hello, bye };
export { size } from "#messages/greeting.js";\n`,
    "text/en/greeting.ftl": "hello = Hello\nbye = Goodbye\nsize = Size\n",
    "text/only.js": `export { only } from "#messages/only.js";\n`,
    "text/en/only.ftl": "only = Only in English\n",
    "text/en/about.ftl": ABOUT,
    "text/de/about.ftl": ABOUT.replace("English", "Deutsch")
      .replace("The page", "Die Seite")
      .replace("It is loading.", "Es lädt.")
      .replace("It needs JavaScript.", "Ohne JavaScript geht es nicht.")
      .replace("Nothing here", "Nichts hier")
      .replace("Home", "Zur Seite"),
    "text/de/labels.js": `export const rooms = { explore: "Erkunden" };\n`,
    "text/de/greeting.ftl": "hello = Hallo\n",
    "manifest.webmanifest": `{ "name": "The page", "shortcuts": [{ "url": "./#explore" }] }`,
    "app/again.js": `import { languages } from "#languages";
export const again = () => languages.map(({ name }) => name);\n`,
    "early.js": `import { languages, openings } from "#languages";
onerror = () => [languages, openings];\n`,
    "app/shared.js": `import { size, words } from "#text/greeting.js";
import { only } from "#text/only.js";
export const shared = () => ["asked by both rooms", words.hello, words.bye, size, only];\n`,
  });
  const scriptsOf = (/** @type {string} */ id) =>
    [...site].flatMap(([path, text]) => (path.startsWith(`${versionOf(site)}/${id}/`) ? text : []));
  const [german, english] = ["de", "en"].map((id) => scriptsOf(id).join("\n"));
  for (const text of ["Hallo", "Goodbye", "Size", "Only in English"]) {
    assert.ok(german?.includes(text), text);
  }
  assert.doesNotMatch(english ?? "", /Hallo/);
  const [en, de] = ["en", "de"].map((id) =>
    new RegExp(`<meta name="scripts" lang="${id}" content="([^"]*)"`).exec(
      site.get("index.html") ?? "",
    ),
  );
  assert.ok(en?.[1]?.includes("/en/main.js") && de?.[1]?.includes("/de/main.js"));
  assert.match(site.get("early.js") ?? "", /"English".*"Deutsch".*"Es lädt[.]"/s);
  // What is said while the page loads is of no use to what is loaded.
  const loaded = [...site].filter(([path]) => path.endsWith(".js") && path !== "early.js");
  assert.deepEqual(
    loaded.filter(([, text]) => text.includes("Es lädt.")).map(([path]) => path),
    [],
  );
  const late = namedBy(site, "embed/knights-tour.js", LATE).map((each) => each.split("?")[0]);
  assert.ok(late.includes("embed/knights-tour-de.js"), "the element asks for its German inside");
  assert.ok(site.has("embed/knights-tour-de.js") && site.has("pkg/element-de.js"));
  assert.match(
    site.get("index.html") ?? "",
    /<noscript>.*<p lang="de" dir="ltr">Ohne JavaScript geht es nicht[.]<\/p>\s*<\/noscript>/s,
  );
  const lost = site.get("404.html") ?? "";
  assert.match(lost, /<section lang="de" dir="ltr">.*Nichts hier.*<a href="\/">Zur Seite<\/a>/s);
  const manifest = JSON.parse(site.get("manifest-de.webmanifest") ?? "");
  assert.deepEqual([manifest.name, manifest.lang], ["Die Seite", "de"]);
  assert.equal(manifest.shortcuts[0].name, "Erkunden");
});

test("puzzles of the element are a file of their own in each language", async () => {
  const site = await publish({});
  for (const [element, puzzles] of [
    ["embed/knights-tour.js", "embed/knights-tour-puzzle.js"],
    ["pkg/element.js", "pkg/element-puzzle.js"],
  ]) {
    const asked = [...(site.get(element) ?? "").matchAll(/import\("\.\/([^"?]+)/g)];
    assert.ok(
      asked.some(([, name]) => puzzles.endsWith(`/${name}`)),
      element,
    );
    assert.match(site.get(puzzles) ?? "", /\.numbers/);
    assert.doesNotMatch(site.get(element) ?? "", /\.numbers/);
  }
  assert.match(site.get("pkg/inline.js") ?? "", /\.numbers/, "in one file they are part of it");
});

test("the element is one file, which fetches the site’s solver when it is started", async () => {
  for (const isSmall of [true, false]) {
    const site = await publish({}, isSmall);
    const element = site.get("embed/knights-tour.js") ?? "";
    assert.match(element, /load it again/, "what it imports is in it");
    assert.deepEqual(namedBy(site, "embed/knights-tour.js", AT_ONCE), []);
    const late = namedBy(site, "embed/knights-tour.js", LATE, FILES);
    const stamped = late.map((each) => each.split("?")[0] ?? "");
    const [puzzles, ...solver] = stamped.sort();
    assert.equal(puzzles, "embed/knights-tour-puzzle.js");
    assert.deepEqual(solver, ["pkg/knights_tour.js", "pkg/knights_tour_bg.wasm"]);
    const ofSolver = late.filter((each) => each.startsWith("pkg/"));
    const versions = ofSolver.map((each) => each.split("?")[1] ?? "");
    const [page, main] = ["index.html", `${versionOf(site)}/en/main.js`];
    const all = `${site.get(page)} ${site.get(main)}`;
    versions.forEach((version) => assert.ok(version && all.includes(version)));
    // The page’s parts are in it, and its look goes by its own letters and not by the page around.
    assert.match(element, /icon-play.*<button>Play<\/button>/s);
    assert.match(element, /\.page ?\{[^}]*padding: ?calc\(1 ?\* ?var\(--text\)\)/);
    assert.doesNotMatch(element, /:root|\bbody ?\{/);
  }
  const other = `import "../pkg/knights_tour.js";\nnew URL("../rooms/count/room.html", import.meta.url);\n`;
  await assert.rejects(publish({ "embed/knights-tour.js": other }), /is one file, and cannot name/);
});

test("the service worker knows all that pages ask for, and what is in it", async () => {
  const [site, other] = await Promise.all([
    publish({}, false),
    publish({ "rooms/count/room.html": "<p>Another text.</p>\n" }, false),
  ]);
  const keeper = site.get("service-worker.js") ?? "";
  const kept = [...keeper.matchAll(/address: "([^"]+)", integrity: "sha256-([^"]+)"/g)];
  const paths = kept.map(([, address = ""]) =>
    address.split("?")[0]?.replace(/^\.\/$/, "index.html"),
  );
  const others = [...["service-worker.js", "pkg/knights_tour.d.ts"], ...ELEMENT_FILES];
  // Servers show one where nothing is, and browsers the others before the page is installed.
  others.push("404.html", "screenshots/explore.png");
  const asked = [...site.keys()].filter((path) => !others.includes(path));
  assert.deepEqual(paths.sort(), asked.sort());
  for (const [, address = "", integrity] of kept) {
    const path = address === "./" ? "index.html" : (address.split("?")[0] ?? "");
    const hash = createHash("sha256").update(site.get(path) ?? "");
    assert.equal(hash.digest("base64"), integrity, path);
  }
  // As pages ask for it: with the stamp, where there is one.
  const page = site.get("index.html") ?? "";
  const stamped = kept
    .map(([, address = ""]) => address)
    .filter((address) => address.includes("?"));
  assert.equal(stamped.length, 6);
  for (const address of stamped.filter((each) => !each.includes("knights_tour.js"))) {
    assert.ok(page.includes(address), address);
  }
  assert.notEqual(keeper, other.get("service-worker.js"));
});

test("only a site with a known address is announced to search engines and other sites", async () => {
  const url = "https://example.org/lab/";
  const [quiet, site] = await Promise.all([publish(), publish({}, true, url)]);
  const news = [...site.keys()].filter((path) => !quiet.has(path)).sort();
  assert.deepEqual(news, ["card.png", "robots.txt", "sitemap.xml"]);
  assert.doesNotMatch([...quiet.values()].join("\n"), /canonical|og:|twitter:|example\.org/);
  assert.equal(quiet.get("404.html"), SOURCES["404.html"]);

  const [head = ""] = (site.get("index.html") ?? "").split("</head>");
  assert.match(head, /<link rel="canonical" href="https:\/\/example\.org\/lab\/" \/>/);
  const said = new Map(
    [...head.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)].map(
      ([, name = "", words = ""]) => [name, words],
    ),
  );
  for (const [name, words] of [
    ["og:url", url],
    ["og:title", "The page"],
    ["og:description", "What it is about."],
    ["og:image", `${url}card.png`],
    ["og:image:width", "1024"],
    ["og:image:height", "512"],
    ["twitter:card", "summary_large_image"],
    ["twitter:title", "The page"],
    ["twitter:description", "What it is about."],
    ["twitter:image", `${url}card.png`],
  ]) {
    assert.equal(said.get(name ?? ""), words, name);
  }
  assert.ok(said.get("og:image:alt"));
  assert.match(
    site.get("robots.txt") ?? "",
    /^Sitemap: https:\/\/example\.org\/lab\/sitemap\.xml$/m,
  );
  assert.equal(
    site
      .get("sitemap.xml")
      ?.match(/<loc>[^<]*<\/loc>/g)
      ?.join(),
    `<loc>${url}</loc>`,
  );
  assert.equal(site.get("404.html"), `<main><a href="${url}">Home</a></main>\n`);
  // The rest of the site is the same, so that it is kept on devices as before.
  const kept = (/** @type {Site} */ each) =>
    [...(each.get("service-worker.js") ?? "").matchAll(/address: ?"([^"]+)"/g)].map(([, to]) => to);
  assert.deepEqual(kept(site), kept(quiet));
});

test("markup that is published small has the same elements and words", async () => {
  const markup =
    '<!-- Why. -->\n<ul>\n  <!-- Two\n       lines. -->\n  <li>One</li>\n  <li\n    id="a">Two words\n  </li>\n</ul>\n';
  const written = { "rooms/explore/room.html": markup, "rooms/count/room.html": markup };
  const [small, large] = await Promise.all([publish(written), publish(written, false)]);
  const expected = '<ul>\n<li>One</li>\n<li\nid="a">Two words\n</li>\n</ul>\n';
  assert.equal(small.get(`${versionOf(small)}/count.html`), expected);
  assert.ok(small.get("index.html")?.includes(expected));
  assert.equal(large.get(`${versionOf(large)}/count.html`), markup);
});

test("versions share no file, and one that has not changed keeps its name", async () => {
  const versions = await Promise.all([
    publish(),
    publish(),
    publish({ "rooms/count/room.html": "<p>Another text.</p>\n" }),
    publish({ "pkg/knights_tour_bg.wasm": "another solver" }),
    publish({ "style/base.css": "body { margin: 0; }\n" }),
  ]);
  const [first, same, ...others] = versions.map(versionOf);
  assert.equal(first, same);
  assert.equal(new Set([first, ...others]).size, 4);
  const [one, , , other] = versions;
  const stamp = /knights_tour_bg\.wasm\?(\w+)/;
  const stamps = [one, other].map((site) => stamp.exec(site?.get("index.html") ?? "")?.[1]);
  assert.ok(stamps[0] && stamps[1] && stamps[0] !== stamps[1]);
});

test("what does not fit together is not published", async () => {
  await assert.rejects(
    publish({ "index.html": "<head></head>" }),
    /the page has to have this once/,
  );
  const missing = 'import "./missing.js";\n';
  await assert.rejects(publish({ "app/shared.js": missing }), /missing\.js/);
  const address = 'export const shared = () => new URL("missing.csv", import.meta.url);\n';
  await assert.rejects(publish({ "app/shared.js": address }), /missing\.csv/);
  const [one, other] = ["rooms/count/table.csv", "app/table.csv"];
  const twice = 'export const shared = () => [new URL("table.csv", import.meta.url)];\n';
  const named = { "app/shared.js": twice, "rooms/count/list.js": twice, [one]: "1", [other]: "2" };
  await assert.rejects(publish(named), /two files would be called table\.csv/);
});
