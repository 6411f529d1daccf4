/**
 * The folders of the page: each layer uses only those below it, rooms know nothing of each other, and
 * at the top lies nothing but the beginning.
 */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const www = fileURLToPath(new URL("../../www/", import.meta.url));

/** From the lowest to the highest; what keeps the site on the device knows nothing of it. */
const LAYERS = ["offline", "text", "run", "jobs", "widgets", "app", "rooms", "embed"];

/** Where the parts of the page are put together: these import what lies above them. */
const COMPOSERS = ["main.js", "early.js", join("app", "router.js")];

const MOST_AT_TOP = 6;

/** Every script, by its path below `www/`. */
const scripts = readdirSync(www, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".js"),
);

/**
 * What a text imports, by paths below `www/`: to be run, or also for its types alone.
 * @type {(script: string, text: string, alsoTypes: boolean) => string[]}
 */
function imports(script, text, alsoTypes) {
  const code = alsoTypes ? text : text.replace(/\/\*\*.*?\*\//gs, "");
  const sources = code.matchAll(/(?:\bfrom |\bimport |\bimport\()"([.#][^"]+)"/g);
  return [...sources].map(([, source = ""]) =>
    source.startsWith("#") ? normalize(source.slice(1)) : normalize(join(dirname(script), source)),
  );
}

/** @param {string} script */
const read = (script) => readFileSync(join(www, script), "utf8");

/** The layer of a script, and its room if it has one. @param {string} path */
function placeOf(path) {
  const [layer = "", room = ""] = path.split(sep);
  return { layer, room: layer === "rooms" ? room : null };
}

/** Why a script may not import another, not even its types, if so. @type {(script: string, imported: string) => string | null} */
function fault(script, imported) {
  const [from, to] = [placeOf(script), placeOf(imported)];
  const [above, below] = [LAYERS.indexOf(from.layer), LAYERS.indexOf(to.layer)];
  return to.layer === "pkg" || above >= below
    ? null
    : `${script} imports ${imported}, of a layer above it`;
}

/** Why a script may not know another, not even its types. @type {(script: string, imported: string) => string | null} */
function strangers(script, imported) {
  const [from, to] = [placeOf(script), placeOf(imported)];
  return from.room && to.room && from.room !== to.room
    ? `${script} imports ${imported}, of another room`
    : null;
}

test("each layer of the page imports only from those below it", () => {
  assert.ok(scripts.length > 100);
  for (const script of scripts.filter((each) => !COMPOSERS.includes(each))) {
    assert.ok(LAYERS.includes(placeOf(script).layer), `${script} is in no layer`);
  }
  const faults = scripts
    .filter((script) => !COMPOSERS.includes(script))
    .flatMap((script) => imports(script, read(script), true).map((each) => fault(script, each)));
  assert.ok(faults.length > 300);
  assert.deepEqual(faults.filter(Boolean), []);
});

test("no room imports from another room", () => {
  const faults = scripts.flatMap((script) =>
    imports(script, read(script), true).map((each) => strangers(script, each)),
  );
  assert.deepEqual(faults.filter(Boolean), []);
});

test("no script knows the language of the page", () => {
  const inLanguage = join("text", "en");
  const knowing = scripts.filter((script) =>
    imports(script, read(script), true).some((each) => dirname(each) === inLanguage),
  );
  assert.deepEqual(knowing, []);
});

test("imports that cross are found", () => {
  const script = join("widgets", "board.js");
  const text = 'import { a } from "../rooms/build/a.js";\nexport { b } from "../run/b.js";\n';
  const found = imports(script, text, false);
  assert.deepEqual(found, [join("rooms", "build", "a.js"), join("run", "b.js")]);
  assert.deepEqual(
    found.map((each) => fault(script, each) !== null),
    [true, false],
  );
  const typed = '/** @import { A } from "../build/a.js" */\nimport("../count/b.js");\n';
  const own = join("rooms", "count", "c.js");
  assert.deepEqual(
    imports(own, typed, true).map((each) => strangers(own, each) !== null),
    [true, false],
  );
  assert.equal(imports(own, typed, false).length, 1);
});

test("few files lie at the top of the page's folder", () => {
  const files = readdirSync(www, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map(({ name }) => name);
  assert.ok(names.length <= MOST_AT_TOP, `www/ has ${names.join(", ")}`);
});
