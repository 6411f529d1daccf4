/**
 * The tables of what links hold: what is written of a state is read as the same state, whatever it is,
 * and nothing that is read ever fails.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { isWhole } from "../reach.js";
import { parseRule } from "./module.js";
import { englishTexts, page } from "./page.js";

const { draftOf } = await page("rooms/build/draft.js");
const { route: build } = await page("rooms/build/state.js");
const { route: count } = await page("rooms/count/state.js");
const { route: intro } = await page("rooms/intro/state.js");
const { route: puzzle } = await page("rooms/puzzle/route.js");
const { route: verse } = await page("rooms/verse/route.js");
const { route: exist } = await page("rooms/exist/state.js");
const { defineGallery } = await page("rooms/gallery/state.js");
const { readTour } = await page("rooms/gallery/own-tours.js");
const { plainName } = await page("run/written-tour.js");
const { route: keypad } = await page("rooms/keypad/state.js");
const { runRoute, settingsIn } = await page("app/run-link.js");
const { elementCode } = await page("app/share/code.js");
const { readAttributes } = await page("embed/attributes.js");
const { openUsable } = await page("run/game.js");
const { openRun } = await page("run/open-run.js");
const { createShownRun, enter } = await page("run/shown-run.js");
const { route: compare } = await page("rooms/compare/state.js");
const { route: play } = await page("rooms/play/route.js");
const { route: learn } = await page("rooms/learn/state.js");
const { lessons } = await page("rooms/learn/lessons.js");
const { labels, rooms: roomNames } = await englishTexts("labels");

/** Numbers that are the same in every run. @param {number} seed */
function createRandom(seed) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  /** @param {number} least @param {number} most */
  const number = (least, most) => least + Math.floor(next() * (most - least + 1));
  return {
    number,
    /** @type {<T>(values: readonly T[]) => T} */
    oneOf: (values) => /** @type {any} */ (values[number(0, values.length - 1)]),
    /** @type {<T>(values: readonly T[]) => T[]} */
    someOf: (values) => values.filter(() => next() < 0.5),
    /** @param {number} most */
    text: (most) =>
      Array.from({ length: number(0, most) }, () => pieces[number(0, pieces.length - 1)]).join(""),
  };
}

/** @typedef {ReturnType<typeof createRandom>} Random */

/** What texts are made of, and what links make something of. */
const pieces = [..."abz019 #?&=/%+,:;.-_\"'<>", "é", "💩", "%25", "%2C", "\u0000", "true", "1,2"];

const layers = ["graph", "degrees", "colours", "path", "numbers"];
const themes = [undefined, "light", "dark", "projector"];
/** @type {(random: Random) => string} */
const sizeOf = (random) => `${random.number(1, 12)}x${random.number(1, 12)}`;
/** @type {(random: Random) => import("../../www/pkg/knights_tour.js").Leaps} */
const leaperOf = (random) =>
  random.oneOf([
    [1, 2],
    [1, 2],
    [
      [0, 1],
      [1, 1],
    ],
    [random.number(1, 3), random.number(3, 9)],
  ]);

/**
 * The rooms: their links, and a state of any kind that they can hold.
 * @type {Record<string, { route: any, example: (random: Random) => Record<string, unknown> }>}
 */
const rooms = {
  build: {
    route: build,
    example: (random) => ({
      board: draftOf(random.oneOf([sizeOf(random), "..#/.../#..", "##/##", "......../......##"])),
      leaper: leaperOf(random),
      start: random.oneOf([undefined, "a1", random.text(4)]),
    }),
  },
  count: {
    route: count,
    example: (random, target = random.oneOf(["open", "closed"])) => ({
      board: random.oneOf([sizeOf(random), ".../.#./..."]),
      leaper: leaperOf(random),
      wrap: random.oneOf([undefined, "columns", "both"]),
      target,
      ...(target === "open"
        ? { start: "a1", end: random.oneOf([undefined, "b3"]) }
        : { start: undefined, end: undefined }),
      directed: random.oneOf([true, false]),
      upToSymmetry: random.oneOf([true, false]),
      limit: random.oneOf([2 ** 30, 2 ** 31, 7 * 2 ** 29]),
      weight: random.oneOf([null, 0.01, 0.7, 10, random.number(1, 999) / 100]),
      walks: random.oneOf([1000, 10_000, 100_000, 1_000_000, 10_000_000]),
      seed: random.text(20),
      show: random.someOf(["count", "estimate", "tours"]),
      page: random.oneOf([1, random.number(1, 1_000_000)]),
    }),
  },
  compare: {
    route: compare,
    example(random) {
      const lane = () => ({
        algorithm: random.oneOf(["warnsdorff", `${random.text(5)}:`]),
        ...random.oneOf([{}, { tieBreak: "roth" }, { seed: `${random.text(9)}s` }]),
        ...random.oneOf([{}, { update: "fixed" }, { update: `${random.text(5)}u` }]),
      });
      const map = random.oneOf([null, lane()]);
      return {
        ...{ board: sizeOf(random), graph: undefined },
        leaper: random.oneOf([undefined, [1, 3], [2, 3]]),
        start: random.oneOf([undefined, "a1", random.text(5)]),
        target: random.oneOf([undefined, "open", random.text(5)]),
        lanes: random.oneOf([null, [lane(), lane()], [lane(), lane(), lane()]]),
        step: random.number(0, 1e9),
        layers: random.oneOf([undefined, random.someOf(layers)]),
        present: random.oneOf([false, true]),
        ...{ map, seeds: map ? random.oneOf(["1", "10", random.text(3)]) : "1" },
        contest: random.oneOf([
          null,
          "nearest edge",
          "fewest onward, least 2 * turn - row, random",
        ]),
        part: random.oneOf([null, "race", "map", "contest"]),
      };
    },
  },
  explore: {
    route: runRoute,
    example(random) {
      const text = () => random.oneOf([undefined, "1", random.text(9)]);
      const graph = random.oneOf([undefined, "petersen", "1-2,2-3"]);
      return {
        // Settings of single methods are any text.
        ...Object.fromEntries(runRoute.names.map((/** @type {string} */ name) => [name, text()])),
        ...{ graph, board: graph ? undefined : random.oneOf([undefined, sizeOf(random)]) },
        leaper: graph ? undefined : random.oneOf([undefined, [1, 3], [0, 1]]),
        wrap: graph ? undefined : random.oneOf([undefined, "both", random.text(4)]),
        byHand: random.oneOf([undefined, "12:e5,13:g6"]),
        step: random.number(0, 1e9),
        layers: random.oneOf([undefined, random.someOf(layers)]),
        numberFrom: random.oneOf([undefined, "a1"]),
        ...{ ask: random.oneOf([true, false]), present: random.oneOf([true, false]) },
        view: random.oneOf([undefined, "small"]),
      };
    },
  },
  exist: {
    route: exist,
    example: (random, target = random.oneOf(["open", "closed"])) => ({
      target,
      board: { width: random.number(1, 30), height: random.number(1, 30) },
      leaper: random.oneOf([undefined, [2, 3]]),
      wrap: random.oneOf([undefined, "columns", "both"]),
      ...(target === "open"
        ? { start: "a1", end: random.oneOf([undefined, "a1"]) }
        : { start: undefined, end: undefined }),
      step: random.oneOf([0, 1, random.number(0, 1e9)]),
    }),
  },
  gallery: {
    route: defineGallery(["al-adli", "beverley", "x y&z"], undefined, {
      kind: ["closed", "open"],
      sums: ["magic"],
      century: ["9", "19", "none"],
    }),
    example(random) {
      const tour = random.oneOf([null, "al-adli", "x y&z"]);
      const board = random.oneOf(["3x4", ".../.#./..."]);
      const name = plainName(random.text(30));
      const own = {
        ...{ board, leaper: [1, 2], name },
        squares: readTour({
          ...{ board, name },
          squares: board === "3x4" ? "a1b3c1a2b4c2a3c4b2a4c3b1" : "a1b3c1a2c3b1a3c2",
        }),
      };
      return {
        ...{ tour, board: null, leaper: [1, 2], squares: null, name: "" },
        ...(tour === null && random.oneOf([true, false]) ? own : {}),
        ...{ kind: random.oneOf([null, "closed"]), century: random.oneOf([null, "9", "none"]) },
        ...{ symmetry: null, sums: null, piece: null, size: null },
        search: random.oneOf([null, random.text(9)]),
        from: random.oneOf([null, "a1", random.text(5)]),
        step: random.oneOf([null, random.number(0, 20)]),
        layers: random.oneOf([undefined, random.someOf(layers)]),
      };
    },
  },
  intro: {
    route: intro,
    example: (random) => ({
      screen: random.oneOf([null, 1, 3, 5]),
      present: random.oneOf([true, false]),
    }),
  },
  keypad: {
    route: keypad,
    example: (random) => ({
      keypad: random.oneOf(["123/456/789", "ABCDE/FGHIJ/KLMNO/ 123", "1:2/3,4/5%6/7 8/9A"]),
      leaper: leaperOf(random),
      length: random.number(1, 10_000),
      start: random.oneOf(["", "1"]),
      limits: random.someOf([
        { keys: "1", atMost: 3, each: false },
        { keys: "", atMost: random.number(0, 10_000), each: true },
        { keys: "12", atMost: 0, each: true },
      ]),
      sequence: random.text(20),
      step: random.oneOf([null, random.number(0, 10_000)]),
      page: random.oneOf([1, random.number(1, 999_999_999)]),
    }),
  },
  learn: {
    route: learn,
    example(random) {
      const sheet = random.oneOf([null, "blank", "counts", "predict", "error", "cross", "numbers"]);
      const paper = sheet === null ? random.oneOf([null, "teachers"]) : null;
      const isLesson = sheet === null && paper === null;
      const lesson = isLesson ? random.oneOf(lessons) : lessons[0];
      const isOnBoards = sheet !== null && sheet !== "cross";
      return {
        ...{ sheet, page: paper, lesson: lesson.id },
        board: isOnBoards ? `${random.number(3, 10)}x${random.number(3, 10)}` : "8x8",
        seed: sheet === null ? "1" : `${random.text(9)}s`,
        solutions: sheet === null || random.oneOf([true, false]),
        grade: sheet === "numbers" ? random.oneOf(["easy", "medium", "very-hard"]) : "easy",
        boards: sheet === "numbers" ? random.oneOf([1, 2, 4]) : 4,
        step: isLesson ? random.number(0, lesson.steps.length - 1) : 0,
      };
    },
  },
  play: {
    route: play,
    example(random) {
      const day = random.oneOf([null, null, "2026-11-22"]);
      const graph = day ? undefined : random.oneOf([undefined, "petersen"]);
      const challenge = random.oneOf([null, random.someOf(["back", "ways", "hint", "judge"])]);
      const mode = random.oneOf(["free", "predict"]);
      return {
        ...{ day, graph, board: day || graph ? "8x8" : sizeOf(random) },
        leaper: day || graph ? undefined : random.oneOf([undefined, [1, 3]]),
        wrap: day || graph ? undefined : random.oneOf([undefined, "columns"]),
        start: day ? undefined : random.oneOf([undefined, "a1"]),
        end: day ? undefined : random.oneOf([undefined, "b3"]),
        target: day ? "open" : random.oneOf(["open", "closed", random.text(4)]),
        ...{ mode, tieBreak: random.oneOf([undefined, "random", "pohl"]) },
        rule: random.oneOf([undefined, "nearest edge, random"]),
        path: random.someOf(["b3", "c5", "d7", "e5"]),
        layers: random.oneOf([undefined, random.someOf(layers)]),
        ...{ legal: random.oneOf([true, false]), watch: random.oneOf([true, false]) },
        check: random.oneOf([true, false]),
        ...{ challenge, locked: challenge ? random.number(0, 9999) : 0 },
        goal: challenge && mode === "predict" ? random.number(1, 9999) : 5,
      };
    },
  },
  puzzle: {
    route: puzzle,
    example(random) {
      const day = random.oneOf([null, "2026-11-22"]);
      const rung = day === null ? random.oneOf([null, "five", "turned"]) : null;
      const isOwn = day === null && rung === null;
      return {
        ...{ day, rung, grade: day === null ? "easy" : random.oneOf(["easy", "hard"]) },
        givens: isOwn ? random.oneOf([undefined, "1,,/,#,/,4,", random.text(9)]) : undefined,
        leaper: isOwn ? random.oneOf([undefined, [1, 3]]) : undefined,
        target: isOwn ? random.oneOf(["open", "closed"]) : "open",
        filled: random.someOf([
          ["a1", 7],
          ["b12", 40],
        ]),
      };
    },
  },
  verse: {
    route: verse,
    example(random) {
      const grid = random.oneOf([null, "a\tb\nc\t#", random.text(9)]);
      const isLaid = grid === null;
      return {
        ...{ grid, text: random.oneOf([null, "A verse of syl-la-bles", random.text(9)]) },
        cut: isLaid ? random.oneOf(["marks", "letters", "words"]) : "marks",
        board: isLaid ? random.oneOf([null, "4x5", random.text(4)]) : null,
        target: isLaid ? random.oneOf(["any", "closed", "open"]) : "any",
        style: isLaid ? random.oneOf(["any", "symmetric", "few-crossings"]) : "any",
        seed: isLaid ? random.oneOf([null, "7"]) : null,
        mark: isLaid && random.oneOf([true, false]),
        solve: random.oneOf([true, false]),
        read: random.oneOf(["", "a1b3", random.text(4)]),
      };
    },
  },
};

/** How many states and links of each room are tried. */
const ROUNDS = isWhole ? 3000 : 500;

for (const [room, { route, example }] of Object.entries(rooms)) {
  test(`${room}: what is written of a state is read as the same state`, () => {
    const random = createRandom(7);
    for (let round = 0; round < ROUNDS; round += 1) {
      const state = { ...example(random), theme: random.oneOf(themes) };
      const link = route.write(state);
      assert.match(link, RegExp(`^#${room}\\?`));
      assert.deepEqual(route.read(link), { state, problems: [] }, link);
    }
  });

  test(`${room}: a link that names nothing shows what is usual, and every link has a value for each entry`, () => {
    const { state, problems } = route.read(`#${room}`);
    assert.deepEqual(problems, []);
    assert.deepEqual(Object.keys(state), route.names);
    assert.deepEqual(route.read(route.write(state)).state, state);
  });

  test(`${room}: any link is read, and written so that it reads the same`, () => {
    const random = createRandom(11);
    for (let round = 0; round < ROUNDS; round += 1) {
      const entries = random.someOf(route.names).map((name) => {
        const known = new URLSearchParams(route.write(example(random)).split("?")[1]).get(name);
        const value = random.oneOf([random.text(8), known ?? "", `${known}${random.text(2)}`]);
        return `${name}=${random.oneOf([encodeURIComponent(value), value])}`;
      });
      const link = `#${room}?${random.oneOf([entries.join("&"), random.text(20)])}`;
      const { state, problems } = route.read(link);
      assert.ok(problems.length < 50, link);
      const written = route.write(state);
      const again = route.read(written);
      assert.deepEqual(again.problems, [], `${link}: ${written}`);
      assert.equal(route.write(again.state), written, link);
    }
  });
}

test("a weight that is no number is quoted as it was written", () => {
  const [problem] = count.read("#count?board=6x6&weight=heavy").problems;
  assert.match(problem?.message ?? "", /heavy/);
});

test("a link of Play that has givens is one of a puzzle", () => {
  const { state, problems } = puzzle.read("#play?givens=1,4,/,%23,/,,&target=closed&filled=c2:2");
  assert.deepEqual(problems, []);
  assert.deepEqual([state.givens, state.filled], ["1,4,/,#,/,,", [["c2", 2]]]);
});

/** What the documentation calls the rooms. @type {Record<string, string>} */
const headings = { ...roomNames, intro: labels.introduction };

const file = new URL("../../docs/links.md", import.meta.url);
const sections = readFileSync(file, "utf8").split(/^## /m).slice(1);

for (const [room, { route }] of Object.entries(rooms)) {
  const section = sections.find((each) => each.startsWith(`${headings[room]}\n`)) ?? "";

  test(`${room}: every entry of its links is documented, and no other`, () => {
    for (const name of route.names) {
      assert.match(section, RegExp(`[\`?&]${name}[\`=]`), name);
    }
    const rows = [...section.matchAll(/^\| (?:`\w+` +\| )?`(\w+)` +\|/gm)];
    const inText = [...section.matchAll(/`(\w+)=[^`]*`/g)];
    for (const [, name] of [...rows, ...inText]) {
      assert.ok(route.names.includes(name), name);
    }
  });

  test(`${room}: the links in its documentation are read, and name no other entry`, () => {
    const links = [...section.matchAll(RegExp(`#${room}\\?[^\\s\`…]+`, "g"))];
    for (const [link] of links) {
      for (const name of new URLSearchParams(link.split("?")[1]).keys()) {
        assert.ok(route.names.includes(name), `${link}: ${name}`);
      }
      assert.deepEqual(route.read(link).problems, [], link);
    }
    assert.ok(links.length > 0 || sections[0]?.includes(`#${room}?`));
  });
}

/** @param {string} text */
const unescaped = (text) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

test("the attributes of the element, and Share’s code for it, say of a run what its link says", () => {
  const random = createRandom(13);
  for (let round = 0; round < 1000; round += 1) {
    const state = { ...rooms.explore?.example(random), theme: random.oneOf(themes) };
    const code = elementCode(runRoute.write(state), "knights-tour.js", { link: "", title: "" });
    const attributes = Object.fromEntries(
      [...code.replace(/<a .*/, "").matchAll(/ ([a-z-]+)="([^"]*)"/g)]
        .slice(2)
        .map(([, name = "", value = ""]) => [name, unescaped(value)]),
    );
    const read = readAttributes({
      getAttribute: (/** @type {string} */ name) => attributes[name] ?? null,
      getAttributeNames: () => Object.keys(attributes),
    });
    const shown = { ...state, ask: false, numbers: undefined, present: false, view: undefined };
    assert.deepEqual(read, { state: { ...shown, speed: null }, problems: [] }, code);
  }
});

/** Complete, so that its list of edges is more than 30 times as long. @param {number} vertices */
function graph6Of(vertices) {
  const size = [vertices >> 12, vertices >> 6, vertices].map((part) => (part & 63) + 63);
  const edges = "1".repeat((vertices * (vertices - 1)) / 2);
  const sixes = edges.match(/.{1,6}/g) ?? [];
  const codes = sixes.map((six) => parseInt(six.padEnd(6, "0"), 2) + 63);
  return String.fromCharCode(126, ...size, ...codes);
}

test("what is written of a rule or a graph is short enough to be read again", () => {
  const rule = Array.from({ length: 12 }, (_, i) => `onward+edge+edge+edge*${i + 2}`).join(",");
  assert(rule.length < 400 && parseRule(rule).text.length > 400);
  for (const asked of [{ rule }, { graph: graph6Of(200) }]) {
    const wanted = settingsIn(runRoute.read(runRoute.write(asked)).state);
    const opened = openRun(wanted);
    const shown = createShownRun(opened);
    enter(shown, opened);
    const again = runRoute.read(runRoute.write(shown.settings));
    assert.deepEqual([again.problems, openRun(settingsIn(again.state)).problems], [[], []]);
    const { game, problems } = openUsable(wanted);
    assert.deepEqual([problems, play.read(play.write(game.settings)).problems], [[], []]);
  }
  const { state } = compare.read(compare.write({ contest: rule }));
  assert.deepEqual(compare.read(compare.write(state)), { state, problems: [] });
});
