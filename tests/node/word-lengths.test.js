/** What a link has too much of, by the built site's own files. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.js";

const { readTexts } = await page("app/route.js");
const { roomOf } = await page("app/arrival.js");
const { runRoute } = await page("app/run-link.js");
const { route: build } = await page("rooms/build/state.js");
const { route: compare } = await page("rooms/compare/state.js");
const { route: count } = await page("rooms/count/state.js");
const { route: exist } = await page("rooms/exist/state.js");
const { route: keypad } = await page("rooms/keypad/state.js");

const MEGABYTE = 1_000_000;

/** The rooms, how each reads its address, and the words it asks for. @type {[string, (address: string) => { problems: any[] }, string[]][]} */
const rooms = [
  [
    "explore",
    runRoute.read,
    ["board", "leaper", "graph", "start", "algorithm", "tour", "seed", "order", "step", "layers"],
  ],
  ["compare", compare.read, ["board", "start", "lanes", "map", "seeds", "theme"]],
  ["build", build.read, ["board", "leaper", "start", "theme"]],
  ["count", count.read, ["board", "weight", "walks", "seed", "show", "page", "limit"]],
  ["exist", exist.read, ["target", "board", "step", "theme"]],
  ["keypad", keypad.read, ["keypad", "leaper", "length", "start", "limits", "sequence"]],
];

test("a word is read up to its greatest length, as characters and not as they are encoded", () => {
  for (const most of [1000, 100_000]) {
    for (const character of ["x", "%E2%96%88", "%F0%9F%92%A9"]) {
      const units = decodeURIComponent(character).length;
      const text = character.repeat(most / units);
      const read = readTexts(`#?board=${text}`, { board: most });
      assert.equal(read.get("board"), decodeURIComponent(text));
      const more = readTexts(`#?board=${text}${character}`, { board: most });
      assert.equal(more.get("board"), null);
    }
  }
});

test("boards, graphs and lists of squares may be long", () => {
  const { board, graph, tour, byHand, seed } = runRoute.maxLength;
  assert.deepEqual([board, graph, tour, byHand, seed], [100_000, 100_000, 100_000, 100_000, 1000]);
});

test("the first of two words of one name counts, and unknown words are not read", () => {
  const words = readTexts("#?seed=1&seed=2&other=3&start&=4&board=a+b%2", {
    ...{ seed: 1000, start: 1000, board: 1000 },
  });
  assert.deepEqual(
    [...words],
    [
      ["seed", "1"],
      ["start", ""],
      ["board", "a b%2"],
    ],
  );
  assert.deepEqual([...readTexts("#?bo%61rd=5x5", { board: 1000 })], [["board", "5x5"]]);
  const long = readTexts(`#?seed=${"1".repeat(MEGABYTE)}&seed=2`, { seed: 1000 });
  assert.deepEqual([...long], [["seed", null]]);
});

test("of a link of nothing but words or signs no more is read than can be asked for", () => {
  for (const query of ["a&", "board=&", "=", "?", "%", "+", "&"].map((text) =>
    text.repeat(MEGABYTE),
  )) {
    const words = readTexts(`#?${query}`, { board: 1000 });
    assert.ok(words.size <= 1);
    assert.notEqual(words.get("board"), null);
  }
});

test("every room names a word of a megabyte, says how long it may be, and drops it alone", () => {
  for (const [room, read, names] of rooms) {
    for (const name of names) {
      const { problems } = read(`#${room}?${name}=${"1".repeat(MEGABYTE)}&theme=dark`);
      assert.deepEqual(
        problems.map((problem) => problem.name),
        [name],
        `${room}: ${name}`,
      );
      assert.match(
        problems[0].message,
        /too long for a link.* at most (930|1,000|20,000|100,000) characters$/,
      );
    }
  }
});

test("of a word of a megabyte no character reaches what reads characters", () => {
  const { decodeURIComponent, URLSearchParams } = globalThis;
  let read = 0;
  Object.assign(globalThis, {
    /** @param {string} text */
    decodeURIComponent(text) {
      read += text.length;
      return decodeURIComponent(text);
    },
    URLSearchParams: class extends URLSearchParams {
      /** @param {string} [text] */
      constructor(text) {
        super(text);
        read += text?.length ?? 0;
      }
    },
  });
  try {
    for (const [room, readRoute, names] of rooms) {
      for (const name of names) {
        for (const text of ["1", "%0A", ",", ":"]) {
          read = 0;
          readRoute(`#${room}?${name}=${text.repeat(MEGABYTE)}`);
          assert.ok(read < 100, `${room}: ${name} read ${read} of ${text}`);
        }
      }
    }
  } finally {
    Object.assign(globalThis, { decodeURIComponent, URLSearchParams });
  }
});

test("where boards are small, so is the word for them", () => {
  const board = Array.from({ length: 30 }, () => ".".repeat(30)).join("/");
  assert.deepEqual(exist.read(`#exist?board=${board}`).state.board, { width: 30, height: 30 });
  const { problems } = exist.read(`#exist?board=${board}/..`);
  assert.match(problems[0].message, /at most 930 characters$/);
});

test("what is not too long is kept beside what is", () => {
  const { state, problems } = runRoute.read(
    `#explore?board=5x5&start=b2&seed=${"1".repeat(MEGABYTE)}&step=3`,
  );
  assert.deepEqual([state.board, state.start, state.step], ["5x5", "b2", 3]);
  assert.equal(state.seed, undefined);
  assert.equal(problems.length, 1);
});

test("a room is found in front of a megabyte of anything", () => {
  for (const text of ["?", "&", "=", "#", "1"]) {
    assert.equal(roomOf(`#count?${text.repeat(MEGABYTE)}`), "count");
  }
  assert.equal(roomOf(""), "");
  assert.equal(roomOf("explore"), "explore");
});

test("of many limits in a link those that can be used are taken, and a few others named", () => {
  const limits = Array.from({ length: 30 }, (_, i) => `${"AEIO"[i % 4]}:${i}`);
  const good = keypad.read(`#keypad?keypad=ABCDE/FGHIJ/KLMNO&limits=${limits}`);
  assert.equal(good.state.limits.length, 30);
  assert.deepEqual(good.problems, []);
  limits[7] = "Z:1";
  limits[20] = "X:1";
  limits[21] = "nothing";
  const mixed = keypad.read(`#keypad?keypad=ABCDE/FGHIJ/KLMNO&limits=${limits}`);
  assert.deepEqual(
    mixed.state.limits.map((/** @type {any} */ { atMost }) => atMost),
    limits.flatMap((_, i) => ([7, 20, 21].includes(i) ? [] : i)),
  );
  assert.equal(mixed.problems.length, 3);
  const many = keypad.read(`#keypad?keypad=ABCDE/FGHIJ/KLMNO&limits=${":1,".repeat(6000)}`);
  assert.equal(many.state.limits.length, 100);
  assert.equal(many.problems.length, 1);
  const bad = keypad.read(`#keypad?keypad=ABCDE/FGHIJ/KLMNO&limits=${"x,".repeat(9000)}`);
  assert.ok(bad.problems.length <= 20);
});
