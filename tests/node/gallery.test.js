/** The collection of the Gallery, what is said of its tours, and visitors’ own. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { countTours, existence, solve, Tours, verify } from "./module.js";
import { page } from "./page.js";

const { parseTours } = await page("rooms/gallery/tours.js");
const particulars = await page("rooms/gallery/particulars.js");
const { agreementOf, runRule } = await page("rooms/gallery/rule.js");
const { linkTo, readRoute, writeRoute } = await page("rooms/gallery/address.js");
const stored = await page("rooms/gallery/own-tours.js");
const words = await page("text/en/gallery.js");

const { numberedFrom, particularsOf, verified, written } = particulars;
const { createOwnTours, MAX_NAME, MAX_TOURS, merged, plainName, readFile, readTour, writeFile } =
  stored;

/** @typedef {import("../../www/rooms/gallery/tours.js").Exhibit} Exhibit */

const text = readFileSync(new URL("../../www/rooms/gallery/tours.txt", import.meta.url), "utf8");
/** @type {Exhibit[]} */
const collection = parseTours(text);
/** @param {string} id @returns {Exhibit} */
const named = (id) => {
  const found = collection.find((each) => each.id === id);
  assert.ok(found, id);
  return found;
};
/** @param {Exhibit} exhibit @returns {string[]} */
const truths = (exhibit) => particularsOf(exhibit, verified(exhibit)).map(written);

/** What a device keeps, in the place of a browser’s storage. */
function device(most = Infinity) {
  /** @type {Map<string, string>} */
  const kept = new Map();
  const storage = {
    getItem: (/** @type {string} */ name) => kept.get(name) ?? null,
    setItem(/** @type {string} */ name, /** @type {string} */ value) {
      if (value.length > most) {
        throw new Error("QuotaExceededError");
      }
      kept.set(name, value);
    },
    removeItem: (/** @type {string} */ name) => kept.delete(name),
  };
  Object.assign(globalThis, { localStorage: storage });
  return kept;
}

beforeEach(() => {
  device();
});

test("every tour of the collection is what is claimed of it", () => {
  assert.ok(collection.length >= 24);
  assert.equal(new Set(collection.map(({ id }) => id)).size, collection.length);
  for (const exhibit of collection) {
    const { id, name, about, source, claims, isTour } = exhibit;
    assert.match(id, /^[a-z0-9-]+$/);
    assert.ok([name, about, source].every(Boolean), id);
    assert.equal(verified(exhibit).tour, isTour, id);
    const found = truths(exhibit);
    assert.ok(claims.length > 0, id);
    assert.deepEqual(
      claims.filter((claim) => !found.includes(claim)),
      [],
      `${id} is ${found.join("; ")}`,
    );
    for (const each of particularsOf(exhibit, verified(exhibit))) {
      assert.doesNotMatch(words.particular(each, 64), /^$|undefined/, `${id}: ${each.code}`);
    }
  }
});

test("no two tours of the collection have the same squares but those with other verses", () => {
  const own = collection.filter(({ verse }) => !verse).map(({ squares }) => squares.join(""));
  assert.equal(new Set(own).size, own.length);
});

test("a claim that is not true is found", () => {
  assert.ok(!truths(named("de-moivre")).includes("closed"));
  assert.ok(!truths(named("al-adli")).some((truth) => truth.startsWith("semi-magic")));
  const beverley = named("beverley");
  const reversed = { ...beverley, squares: [...beverley.squares].reverse() };
  assert.ok(truths(reversed).includes("semi-magic 260"));
  assert.ok(!truths({ ...named("desika"), verse: named("rudrata").verse }).includes("verse"));
});

test("what the texts say of small boards is so", () => {
  const sizes = Array.from({ length: 30 }, (_, i) => i + 1);
  const rectangles = sizes.flatMap((w) => sizes.map((h) => [w, h]));
  for (const [target, least] of /** @type {const} */ ([
    ["open", 12],
    ["closed", 30],
  ])) {
    const smaller = rectangles.filter(([w = 0, h = 0]) => w * h < least && w * h > 1);
    assert.ok(smaller.every(([w, h]) => existence(`${w}x${h}`, target).answer === "no"));
    assert.ok(
      rectangles.some(
        ([w = 0, h = 0]) => w * h === least && existence(`${w}x${h}`, target).answer === "yes",
      ),
    );
  }
  assert.equal(countTours({ board: "5x6", target: "closed" }), 8n);
  assert.equal(countTours({ board: "3x10", target: "closed" }), 16n);
  for (const n of [4, 14]) {
    assert.equal(existence(`4x${n}`, "closed").answer, "no");
  }
});

test("no smaller square board has a closed tour of the giraffe, the zebra or the antelope", () => {
  for (const [id, side] of /** @type {const} */ ([
    ["giraffe", 10],
    ["zebra", 10],
    ["antelope", 14],
  ])) {
    const { board, leaper } = named(id);
    assert.equal(board, `${side}x${side}`);
    for (let n = 2; n < side; n += 1) {
      const asked = {
        board: `${n}x${n}`,
        leaper,
        algorithm: "best",
        limit: /** @type {const} */ ("none"),
      };
      assert.equal(solve({ ...asked, target: "closed" }).outcome.kind, "impossible", `${id} ${n}`);
    }
  }
});

test("a quarter turn takes ten closed tours of 6 × 6 to themselves", () => {
  const lister = new Tours({ board: "6x6", target: "closed" });
  /** @type {string[][]} */
  const all = [];
  while (!lister.done) {
    all.push(...lister.next(10_000));
  }
  lister.free();
  const turned = all.filter((tour) =>
    verify("6x6", tour).statistics?.symmetries.includes("quarter-turn"),
  );
  assert.deepEqual([all.length, turned.length], [9862, 10]);
});

test("a closed tour is numbered from any of its squares, and its verse stays where it was", () => {
  const { squares, ...euler } = named("roesselsprung");
  const turned = numberedFrom({ ...euler, squares }, squares[20]);
  assert.equal(turned.squares[0], squares[20]);
  assert.equal(turned.squares.at(-1), squares[19]);
  assert.equal(turned.verse?.along[0], euler.verse?.along[20]);
  assert.ok(verified(turned).closed);
  const jaenisch = named("jaenisch");
  const sums = truths(numberedFrom(jaenisch, jaenisch.squares[1]));
  assert.ok(!sums.includes("semi-magic 260"));
});

test("the rule’s run from the same square is told, and how often a tour agrees with it", () => {
  const run = runRule(named("al-adli"));
  assert.equal(run.squares[0], "h8");
  assert.ok(run.isUsual && verify("8x8", run.squares).tour);
  const ofRule = { ...named("al-adli"), squares: run.squares };
  assert.deepEqual(agreementOf(ofRule), { agreeing: 63, choices: 63 });
  const { agreeing, choices } = agreementOf(named("de-moivre"));
  assert.ok(choices === 63 && agreeing < 63);
  for (const exhibit of collection) {
    assert.ok(runRule(exhibit).squares.length > 1, exhibit.id);
  }
});

test("an address tells a tour, and one that nobody knows in full", () => {
  const ids = collection.map(({ id }) => id);
  const route = { from: "c3", step: 17, layers: ["path"], theme: "dark" };
  const known = writeRoute(named("jaenisch"), route);
  assert.equal(known, "#gallery?tour=jaenisch&from=c3&step=17&layers=path&theme=dark");
  const read = readRoute(known, ids);
  assert.deepEqual(read.problems, []);
  assert.equal(read.route.tour, "jaenisch");
  const own = { ...named("camel"), id: "", name: "Mine & yours" };
  const again = readRoute(linkTo(own), ids);
  assert.deepEqual(again.problems, []);
  assert.deepEqual(again.route.own?.squares, own.squares);
  assert.deepEqual(again.route.own?.leaper, [1, 3]);
  assert.equal(again.route.own?.name, "Mine & yours");
  for (const wrong of ["tour=nobody", "board=8x8&squares=a1b3", "step=x", "layers=x", "theme=x"]) {
    assert.equal(readRoute(`#gallery?${wrong}`, ids).problems.length, 1, wrong);
  }
});

/** @param {{ tours: () => Exhibit[] }} own */
const namesIn = (own) => own.tours().map(({ name }) => name);

/** @param {string} id @param {string} name @returns {Exhibit} */
const ownTour = (id, name) => readTour({ ...named(id), squares: named(id).squares.join(""), name });

test("own tours are kept on the device, each once and under a name of its own", () => {
  const own = createOwnTours();
  assert.deepEqual(own.tours(), []);
  assert.equal(own.add([ownTour("jaenisch", "Mine")]).added, 1);
  assert.equal(own.add([ownTour("jaenisch", "Again")]).same, 1);
  own.add([ownTour("dudeney", "Mine"), ownTour("camel", "Mine")]);
  assert.ok(!own.isDenied);
  // Another window sees them, and what it keeps is not lost here.
  const other = createOwnTours();
  assert.deepEqual(namesIn(other), ["Mine", "Mine (2)", "Mine (3)"]);
  other.add([ownTour("euler-36", "Small")]);
  own.remove(ownTour("jaenisch", ""));
  assert.deepEqual(namesIn(own), ["Mine (2)", "Mine (3)", "Small"]);
});

test("a file has all of a tour, and what is wrong in one is told tour by tour", () => {
  const tours = ["jaenisch", "camel", "three-by-ten"].map((id) => ownTour(id, `My ${id}`));
  const back = readFile(writeFile(tours));
  assert.deepEqual(back, { tours, refused: [] });
  const good = JSON.parse(writeFile([tours[0]])).tours[0];
  const bad = [
    { ...good, squares: good.squares.slice(2) },
    { ...good, squares: 7 },
    { ...good, board: "4097x4097" },
    { ...good, board: "9".repeat(200_000) },
    { ...good, board: "300x300" },
    { ...good, leaper: [1, 2, 3] },
    { ...good, leaper: ["1", 2] },
    { ...good, squares: "a1".repeat(200_000) },
    ...[null, 5, "tour", [], {}],
  ];
  const file = (/** @type {unknown[]} */ all) =>
    JSON.stringify({ format: "knights-tours", version: 1, tours: all });
  const mixed = readFile(file([...bad, good]));
  assert.equal(mixed.tours.length, 1);
  assert.equal(mixed.refused.length, bad.length);
  assert.ok(mixed.refused.every((/** @type {any} */ { name, why }) => name && why));
  const many = readFile(file(Array.from({ length: MAX_TOURS + 5 }, () => good)));
  assert.match(many.refused.at(-1)?.why ?? "", /200/);
});

test("what is no file of tours is refused in words", () => {
  /** @type {[string, RegExp][]} */
  const texts = [
    ["", /no JSON/],
    ["{", /no JSON/],
    ["[".repeat(100_000), /no JSON/],
    ["null", /no list of tours/],
    ["[]", /no list of tours/],
    ['{"format":"knights-tours"}', /no list of tours/],
    ['{"format":"knights-tours","version":2,"tours":[]}', /newer version/],
  ];
  for (const [wrong, why] of texts) {
    assert.throws(() => readFile(wrong), why);
  }
});

test("names are plain and short, whatever they were", () => {
  assert.equal(plainName("  A\u202e\n\tB\u0000 "), "A B");
  assert.equal(plainName(5), "");
  assert.ok(plainName("💩".repeat(1000)).length <= MAX_NAME);
  assert.ok(plainName("💩".repeat(1000)).isWellFormed());
  const long = ownTour("jaenisch", "n".repeat(MAX_NAME));
  const { tours } = merged([long], [{ ...ownTour("dudeney", ""), name: long.name }]);
  assert.ok(tours[1].name.endsWith(" (2)") && tours[1].name.length <= MAX_NAME);
});

test("a device that keeps nothing, or no more, loses nothing of what is here", () => {
  device(400);
  const own = createOwnTours();
  own.add([ownTour("euler-36", "Small")]);
  assert.ok(!own.isDenied);
  own.add([ownTour("antelope", "Large")]);
  assert.ok(own.isDenied);
  assert.deepEqual(namesIn(own), ["Small", "Large"]);
  own.remove(ownTour("antelope", ""));
  assert.ok(!own.isDenied);
  Reflect.deleteProperty(globalThis, "localStorage");
  const denied = createOwnTours();
  denied.add([ownTour("euler-36", "Small")]);
  assert.ok(denied.isDenied && denied.tours().length === 1);
});

test("what a device has kept and nobody can read is put aside, not lost", () => {
  const kept = device();
  kept.set("own-tours", "{ broken");
  const own = createOwnTours();
  assert.deepEqual(own.tours(), []);
  assert.equal(own.unreadable(), "{ broken");
  own.add([ownTour("euler-36", "Small")]);
  assert.equal(own.tours().length, 1);
  assert.equal(own.unreadable(), "{ broken");
  assert.ok(!own.isDenied);
});

test("no more tours are kept than there is room for", () => {
  const { squares, ...rest } = ownTour("jaenisch", "");
  const all = squares.flatMap((square) =>
    [squares, [...squares].reverse()].map((order) => ({
      ...numberedFrom({ ...rest, squares: order, verse: null }, square),
      name: "Turned",
    })),
  );
  const more = [...all, ...all.map((tour) => ({ ...tour, board: "8x8 " }))];
  const { tours, tooMany } = merged([], more);
  assert.equal(tours.length, MAX_TOURS);
  assert.equal(tooMany.length, more.length - MAX_TOURS);
  assert.equal(new Set(tours.map((/** @type {Exhibit} */ { name }) => name)).size, MAX_TOURS);
});
