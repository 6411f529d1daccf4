/** The collection of the Gallery, what is said of its tours, and visitors’ own. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { countTours, existence, solve, Tours, verify } from "./module.js";
import { englishTexts, page } from "./page.js";

const { parseTours, told: toldIn } = await page("rooms/gallery/tours.js");
const { isFound, valuesIn } = await page("rooms/gallery/filters.js");
const particulars = await page("rooms/gallery/particulars.js");
const { openAgreement } = await page("jobs/agreement.js");
const { runRule } = await page("rooms/gallery/rule.js");
const { defineGallery, linkTo, tourIn } = await page("rooms/gallery/state.js");
const stored = await page("rooms/gallery/own-tours.js");
const { PREFIX } = await page("widgets/storage.js");
const words = await englishTexts("gallery");
const figures = await englishTexts("figures");

const { numberedFrom, particularsOf, verified, written } = particulars;
const { createOwnTours, faultOf, merged, readTour, write } = stored;
const writtenTours = await page("run/written-tour.js");
const { MAX_BYTES, MAX_NAME, MAX_TOURS, plainName, writeFile } = writtenTours;
const { MAX_KEPT_SQUARES } = await page("run/largest-kept.js");
const { openTourFile } = await page("jobs/tour-file.js");

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
function device(most = { characters: Infinity }) {
  /** @type {Map<string, string>} */
  const kept = new Map();
  /** @type {string[]} */
  const writes = [];
  const storage = {
    get length() {
      return kept.size;
    },
    key: (/** @type {number} */ at) => PREFIX + ([...kept.keys()][at] ?? ""),
    getItem: (/** @type {string} */ key) => kept.get(key.slice(PREFIX.length)) ?? null,
    setItem(/** @type {string} */ key, /** @type {string} */ value) {
      const name = key.slice(PREFIX.length);
      const others = [...kept].filter(([other]) => other !== name);
      if ([...others, [name, value]].flat().join("").length > most.characters) {
        throw new Error("QuotaExceededError");
      }
      writes.push(name);
      kept.set(name, value);
    },
    removeItem: (/** @type {string} */ key) => kept.delete(key.slice(PREFIX.length)),
  };
  Object.assign(globalThis, { localStorage: storage });
  return { kept, writes };
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
        .../** @type {const} */ ({ algorithm: "best", limit: "none" }),
      };
      assert.equal(solve({ ...asked, target: "closed" }).outcome.kind, "impossible", `${id} ${n}`);
    }
  }
});

test("in Perec’s tour a part of the book ends whenever the knight has touched all four sides", async () => {
  /** @type {typeof import("../../www/rooms/gallery/chapters.js")} */
  const { roundsOf } = await page("rooms/gallery/chapters.js");
  const perec = named("perec");
  assert.equal(perec.unwritten, 66);
  assert.equal(perec.squares[65], "a1");
  // Of the places after the cellar the chapter is one less.
  assert.deepEqual(roundsOf(perec), [21, 45, 64, 84]);
  assert.match(words.chapter(21, true), /21.*four sides/);
  assert.match(words.part(65, 83, true), /65.*83/);
});

test("a picture’s moves are made one line, which can grow", async () => {
  /** @type {typeof import("../../www/rooms/gallery/running.js")} */
  const { asOneLine } = await page("rooms/gallery/running.js");
  assert.equal(
    asOneLine("M32 352L96 224M96 224L160 96M160 96L224 224"),
    "M32 352L96 224L160 96L224 224",
  );
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

/** How often a tour agrees with the rule. @param {any} exhibit */
function agreementOf(exhibit) {
  const job = openAgreement(exhibit);
  job.advance(Infinity);
  const { result } = job;
  job.free();
  return result;
}

test("a tour is compared with the rule’s run from the same square", () => {
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

test("a link holds a known tour by its name, an unknown one in full", () => {
  const route = defineGallery(collection.map(({ id }) => id));
  const seen = { from: "c3", step: 17, layers: ["path"], theme: "dark" };
  const known = route.write({ ...tourIn(named("jaenisch")), ...seen });
  assert.equal(known, "#gallery?tour=jaenisch&from=c3&step=17&layers=path&theme=dark");
  const read = route.read(known);
  assert.deepEqual(read.problems, []);
  assert.equal(read.state.tour, "jaenisch");
  const own = { ...named("camel"), id: "", name: "Mine & yours" };
  const again = route.read(linkTo(own));
  assert.deepEqual(again.problems, []);
  assert.deepEqual(again.state.squares?.squares, own.squares);
  assert.deepEqual(again.state.squares?.leaper, [1, 3]);
  assert.equal(again.state.name, "Mine & yours");
  for (const wrong of ["tour=nobody", "board=8x8&squares=a1b3", "step=x", "layers=x", "theme=x"]) {
    assert.equal(route.read(`#gallery?${wrong}`).problems.length, 1, wrong);
  }
});

/** @param {{ look: () => { tours: Exhibit[] } }} own */
const namesIn = (own) => own.look().tours.map(({ name }) => name);

/** @param {string} id @param {string} name @returns {Exhibit} */
const ownTour = (id, name) => readTour({ ...named(id), squares: named(id).squares.join(""), name });

test("own tours are kept on the device, each once and under a name of its own", () => {
  const own = createOwnTours();
  assert.deepEqual(own.look().tours, []);
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

/**
 * Everything in a file: its tours, those left out and why, and how many were not looked at.
 * @param {string} content
 * @returns {{ tours: any[], leftOut: { name: string, message: string, code: string }[], beyond: number }}
 */
function readFile(content) {
  const job = openTourFile({ text: content });
  /** @type {any[][]} */
  const [tours = [], leftOut = []] = [[], []];
  let told;
  do {
    told = job.advance(0);
    tours.push(...told.tours);
    leftOut.push(...told.leftOut);
  } while (!told.done);
  return { tours, leftOut, ...job.result };
}

test("a file has all of a tour, and errors in one are reported tour by tour", () => {
  const tours = ["jaenisch", "camel", "three-by-ten"].map((id) => write(ownTour(id, `My ${id}`)));
  assert.deepEqual(readFile(writeFile(tours)), { tours, leftOut: [], beyond: 0 });
  const [good] = tours;
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
  // Tour by tour, so that whoever waits sees them come.
  const first = openTourFile({ text: writeFile([good, ...bad]) }).advance(0);
  assert.deepEqual([first.tours, first.leftOut, first.done], [[good], [], false]);
  const mixed = readFile(writeFile([...bad, good]));
  assert.deepEqual(mixed.tours, [good]);
  assert.equal(mixed.leftOut.length, bad.length);
  const whys = mixed.leftOut.map(({ message, code }) => faultOf(message, code));
  assert.ok(mixed.leftOut.every(({ name }) => name));
  assert.match(whys[0] ?? "", /63 of 64 squares are visited/);
  assert.ok(whys.every((why) => / /.test(why)));
  const many = readFile(writeFile(Array.from({ length: MAX_TOURS + 5 }, () => good)));
  assert.equal(many.beyond, 5);
});

test("as many of the largest tours as are kept are saved in a file that is taken in again", () => {
  // A board with as many holes as it may have, whose squares have the longest names, and a name that is
  // written the longest.
  const board = Array.from({ length: MAX_KEPT_SQUARES }, () => ".###").join("/");
  const column = Array.from({ length: MAX_KEPT_SQUARES }, (_, i) => `a${i + 1}`).join("");
  const name = "語".repeat(MAX_NAME);
  const largest = readTour({ name, board, leaper: [0, 1], squares: column });
  const large = solve({ board: "64x64", target: "closed", algorithm: "blocks" });
  const largeTour = { board: "64x64", squares: large.squares.join(""), name: '"'.repeat(MAX_NAME) };
  for (const tour of [largest, readTour(largeTour)]) {
    const saved = writeFile(Array.from({ length: MAX_TOURS }, () => write(tour)));
    assert.ok(new TextEncoder().encode(saved).length <= MAX_BYTES);
    assert.equal(openTourFile({ text: saved }).advance(0).tours.length, 1);
  }
});

test("what is no file of tours is refused in words", () => {
  /** @type {[string, RegExp][]} */
  const texts = [
    ["", /not valid JSON/],
    ["{", /not valid JSON/],
    ["[".repeat(100_000), /not valid JSON/],
    ["null", /not a list of tours/],
    ["[]", /not a list of tours/],
    ['{"format":"knights-tours"}', /not a list of tours/],
    ['{"format":"knights-tours","version":2,"tours":[]}', /newer version/],
  ];
  for (const [wrong, why] of texts) {
    assert.throws(
      () => readFile(wrong),
      (/** @type {any} */ { message, code }) => why.test(faultOf(message, code)),
    );
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
  device({ characters: 400 });
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
  assert.ok(denied.isDenied && denied.look().tours.length === 1);
});

test("unreadable stored tours are put aside, not lost", () => {
  const { kept } = device();
  kept.set("own-tours", "{ broken");
  const own = createOwnTours();
  assert.deepEqual(own.look().tours, []);
  assert.equal(own.look().unreadable, "{ broken");
  own.add([ownTour("euler-36", "Small")]);
  assert.equal(own.look().tours.length, 1);
  assert.equal(own.look().unreadable, "{ broken");
  // The second of the kind does not take the place of the first.
  kept.set("own-tours", "broken as well");
  assert.equal(createOwnTours().look().tours.length, 1);
  assert.equal(own.look().unreadable, "{ broken\nbroken as well");
  kept.set('own-tour ["8x8",[1,2]', "{}");
  assert.deepEqual(namesIn(own), ["Small"]);
  assert.match(own.look().unreadable ?? "", /broken as well\n\["8x8",\[1,2\] \{\}$/);
  assert.ok(!own.isDenied);
});

test("a kept tour that proves to be no tour is left out, and not lost", () => {
  const { kept } = device();
  const own = createOwnTours();
  own.add([ownTour("jaenisch", "Mine"), ownTour("euler-36", "Small")]);
  const key = 'own-tour ["4x4",[1,2],"a1b3"]';
  kept.set(key, '{"name":"Short","place":0}');
  const [short] = own.look().tours;
  assert.deepEqual(namesIn(own), ["Short", "Mine", "Small"]);
  assert.equal(verified(short).tour, false);
  own.refuse(short);
  assert.deepEqual(namesIn(own), ["Mine", "Small"]);
  assert.equal(own.look().unreadable, '["4x4",[1,2],"a1b3"] {"name":"Short","place":0}');
  assert.ok(kept.has(key));
});

test("tours that were all kept in one text are taken over, in their order", () => {
  const { kept } = device();
  const tours = ["jaenisch", "camel", "three-by-ten"].map((id) => ownTour(id, `My ${id}`));
  const old = writeFile(tours.map(write));
  kept.set("own-tours", old);
  const own = createOwnTours();
  assert.equal(writeFile(own.look().tours.map(write)), old);
  assert.ok(!kept.has("own-tours"));
  own.remove(tours[1]);
  // A window of an older version knows nothing of these, and keeps its own in the old way.
  kept.set("own-tours", writeFile([write(ownTour("dudeney", "Older"))]));
  assert.deepEqual(namesIn(own).sort(), ["My jaenisch", "My three-by-ten", "Older"]);
  assert.deepEqual(namesIn(createOwnTours()), namesIn(own));
  assert.equal(own.look().unreadable, null);
});

test("tours stay as they were kept where there is no room to take them over", () => {
  const most = { characters: Infinity };
  const { kept } = device(most);
  const old = writeFile([ownTour("jaenisch", "Mine"), ownTour("dudeney", "Other")].map(write));
  kept.set("own-tours", old);
  most.characters = 200;
  Object.assign(localStorage, {
    removeItem() {
      throw new Error("denied");
    },
  });
  const own = createOwnTours();
  assert.deepEqual(namesIn(own), ["Mine", "Other"]);
  assert.deepEqual([...kept], [["own-tours", old]]);
  own.remove(ownTour("jaenisch", ""));
  assert.deepEqual(namesIn(own), ["Other"]);
  assert.deepEqual(namesIn(createOwnTours()), ["Mine", "Other"]);
});

test("a full storage is not retried by every window", () => {
  const most = { characters: Infinity };
  const { kept, writes } = device(most);
  // What cannot be read is put aside as well, so that there has to be room for it twice.
  const old = writeFile([write(ownTour("jaenisch", "Mine"))]).replace(
    '"tours": [',
    '"tours": [{},',
  );
  kept.set("own-tours", old);
  most.characters = 1.5 * old.length;
  const windows = [createOwnTours(), createOwnTours()];
  windows.forEach((own) => assert.deepEqual(namesIn(own), ["Mine"]));
  assert.deepEqual([...kept], [["own-tours", old]]);
  writes.length = 0;
  windows.forEach((own) => assert.deepEqual(namesIn(own), ["Mine"]));
  assert.deepEqual(writes, []);
  // Where another version of the page has written them again, there may be room.
  most.characters = Infinity;
  kept.set("own-tours", `${old} `);
  windows.forEach((own) => assert.deepEqual(namesIn(own), ["Mine"]));
  assert.ok(!kept.has("own-tours"));
});

test("a window that could not save a tour leaves alone what another one keeps and removes", () => {
  const most = { characters: 500 };
  device(most);
  const [one, other] = [createOwnTours(), createOwnTours()];
  one.add([ownTour("euler-36", "Small")]);
  one.add([ownTour("antelope", "Large")]);
  assert.ok(one.isDenied);
  most.characters = Infinity;
  other.add([ownTour("jaenisch", "Other")]);
  other.remove(ownTour("euler-36", ""));
  one.add([ownTour("camel", "Third")]);
  assert.ok(!one.isDenied);
  assert.deepEqual(namesIn(one).sort(), ["Large", "Other", "Third"]);
  assert.deepEqual(namesIn(other), namesIn(one));
});

test("what is kept is written and read once, and verified when it is shown", () => {
  const { writes } = device();
  const own = createOwnTours();
  own.add([ownTour("jaenisch", "Mine"), ownTour("dudeney", "Other")]);
  const before = own.look().tours;
  writes.length = 0;
  own.add([ownTour("camel", "Third")]);
  assert.equal(writes.length, 1);
  // The very same objects: what was found out about them is known.
  assert.ok(
    before.every(
      (/** @type {Exhibit} */ tour, /** @type {number} */ i) => own.look().tours[i] === tour,
    ),
  );
  assert.equal(verified(before[0]), verified(before[0]));
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

test("texts of another language take the place of the English ones, and are found beside them", () => {
  const desika = named("desika");
  const own = { name: "Zwei Verse in einem", year: "um 1300" };
  const german = toldIn(desika, "de", own);
  assert.deepEqual([german.name, german.year, german.by], [own.name, own.year, desika.by]);
  const inEnglish = [desika.about, desika.source].map((english) => ({
    lang: "en",
    words: english,
  }));
  assert.deepEqual(german.foreign, [...inEnglish, ...desika.foreign]);
  assert.deepEqual(toldIn(desika, "en"), desika);
  for (const search of ["zwei verse", "two verses", "paduka"]) {
    assert.ok(isFound(german, { search }), search);
  }
  assert.ok(!isFound(desika, { search: "zwei verse" }));
  assert.deepEqual(valuesIn([toldIn(desika, "zh-CN", { year: "约1300年" })]).century, ["14"]);
});

test("a link narrows the wall by the leap of a piece, or by the name that older links have", () => {
  const values = valuesIn(collection);
  assert.ok(values.piece.includes("1,3"), values.piece);
  const route = defineGallery([], undefined, values);
  for (const [linked, piece] of [
    ["1,3", "1,3"],
    ["camel", "1,3"],
    ["knight", "1,2"],
  ]) {
    const { state, problems } = route.read(`#gallery?piece=${linked}`);
    assert.deepEqual([state.piece, problems], [piece, []], linked);
    assert.equal(route.write(state), route.write({ piece }));
  }
  assert.equal(route.read("#gallery?piece=constructor").problems.length, 1);
});

test("a figure of a tour is known by its id, whatever it is called", () => {
  const { statistics } = verified(named("beverley"));
  const all = figures.figuresOf(statistics, false);
  assert.ok(all.some((/** @type {{ id: string }} */ { id }) => id === "sums"));
  assert.equal(words.figuresOf(statistics, false).length, all.length - 1);
  for (const { id } of all) {
    assert.match(figures.meaningOf(id), /[.]$/);
  }
});
