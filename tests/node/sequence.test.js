import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  checkSequence,
  countSequences,
  keypadInfo,
  sequenceCode,
  SequenceCounter,
  Sequences,
} from "./module.js";
import { assertAnswered, shown, values } from "./values.js";

/** @import { SequenceProblem } from "./module.js" */

const KEYPAD = "ABCDE/FGHIJ/KLMNO/ 123 ";
const PHONE = "123/456/789/ 0 ";
/** The problem of the source. @type {SequenceProblem} */
const source = { keypad: KEYPAD, length: 10, limits: [{ keys: "AEIO", atMost: 2 }] };

/** The lines of the source: a key and its sequences. */
const lines = readFileSync(new URL("../data/keypad-counts.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("|").map((column) => column.trim()))
  .map(([key, , number]) => ({ key, count: BigInt(number) }));

/** @param {SequenceProblem} problem */
function finished(problem) {
  const counter = new SequenceCounter(problem);
  let fraction = 0;
  for (;;) {
    const progress = counter.advance(1);
    assert(progress.fraction >= fraction && progress.fraction <= 1);
    fraction = progress.fraction;
    if (progress.done) {
      return counter;
    }
    assert.equal(counter.result, undefined);
    assert.equal(counter.byStart, undefined);
  }
}

test("the counts are those of the source", () => {
  assert.equal(countSequences(source), 1_013_398n);
  const counter = finished(source);
  assert.equal(counter.result, 1_013_398n);
  assert.deepEqual(counter.byStart, lines);
  counter.free();
  for (const { key, count } of lines) {
    assert.equal(countSequences({ ...source, start: key }), count);
  }
});

test("the codes are those of the article and of its program", () => {
  assert.deepEqual(sequenceCode(KEYPAD, "AHAHKBKBKB"), {
    lowestFirst: 309_514_218_678n,
    highestFirst: 77_396_869_081n,
  });
  assert.deepEqual(sequenceCode(KEYPAD, ""), { lowestFirst: 0n, highestFirst: 0n });
  const { highestFirst } = sequenceCode("0123456789", "9".repeat(10_000));
  assert.equal(highestFirst, 10n ** 10_000n - 1n);
});

test("the knight dials ten thousand keys, counted in slices", () => {
  const counter = finished({ keypad: PHONE, length: 10_000 });
  assert.equal(counter.result?.toString(2).length, 11_945);
  counter.free();
  const total = (/** @type {number} */ length) => countSequences({ keypad: PHONE, length });
  assert.equal(total(10_000) + 4n * total(9996), 6n * total(9998));
});

test("a limit holds for keys together or for each, for some or for all", () => {
  const pad = { keypad: "123/4 5/678", length: 8 };
  assert.equal(countSequences(pad), 8n * 2n ** 7n);
  assert.equal(countSequences({ ...pad, limits: [{ atMost: 1, each: true }] }), 16n);
  assert.equal(countSequences({ ...pad, limits: [{ atMost: 7 }] }), 0n);
  assert.equal(countSequences({ ...pad, limits: [{ keys: "12345678", atMost: 0 }] }), 0n);
  assert.equal(countSequences({ ...pad, limits: [{ keys: "", atMost: 0 }] }), 8n * 2n ** 7n);
});

test("all sequences are listed, in every form alike", () => {
  /** @type {string[]} */
  const texts = [];
  const sequences = new Sequences(source);
  while (!sequences.done) {
    texts.push(...sequences.next(100_000));
  }
  sequences.free();
  assert.equal(texts.length, 1_013_398);
  assert.equal(new Set(texts).size, texts.length);
  assert.equal(texts[0], "AHAHKBKBKB");
  const [lines1, keys] = [new Sequences(source), new Sequences(source)];
  const text = new TextDecoder().decode(lines1.nextLines(1000));
  assert.equal(text, `${texts.slice(0, 1000).join("\n")}\n`);
  const numbers = keys.nextKeys(1000);
  assert(numbers instanceof Uint8Array);
  const order = KEYPAD.replace(/[ /]/g, "");
  const spelled = [...numbers].map((number) => order[number]).join("");
  assert.equal(spelled, texts.slice(0, 1000).join(""));
  assert.equal(keys.skip(5), 5);
  assert.deepEqual(keys.next(2), texts.slice(1005, 1007));
  [lines1, keys].forEach((listing) => listing.free());
});

test("a keypad of more than 256 keys takes two bytes a key", () => {
  const characters = Array.from({ length: 300 }, (_, i) => String.fromCodePoint(0x4e00 + i));
  const keypad = `${characters.slice(0, 150).join("")}/${characters.slice(150).join("")}`;
  const sequences = new Sequences({ keypad, length: 1 });
  const numbers = sequences.nextKeys(1000);
  assert(numbers instanceof Uint16Array);
  assert.deepEqual([...numbers], [...characters.keys()]);
});

test("a keypad tells its keys and their moves", () => {
  const { text, columns, rows, keys } = keypadInfo(PHONE);
  assert.deepEqual([text, columns, rows, keys.length], ["123/456/789/ 0", 3, 4, 10]);
  assert.deepEqual(keys[9], { key: "0", column: 1, row: 3, moves: ["4", "6"] });
  assert.deepEqual(keypadInfo(PHONE, [0, 1]).keys[4].moves, ["2", "4", "6", "8"]);
});

test("errors in a typed sequence are explained", () => {
  /** @type {(sequence: string, more?: object) => unknown} */
  const check = (sequence, more) => checkSequence({ ...source, ...more }, sequence);
  assert.deepEqual(check("AHAHKB"), { holds: 6, next: ["K", "M"] });
  assert.deepEqual(check("AB"), {
    holds: 1,
    next: ["H", "L"],
    fault: { code: "no-move", key: "B", from: "A", ways: ["H", "L"] },
  });
  const broken = { code: "limit-broken", key: "A", limit: 0, atMost: 2, keys: [..."AEIO"] };
  assert.deepEqual(check("AHAHA"), { holds: 4, next: ["K", "1", "3"], fault: broken });
  assert.deepEqual(check("A?"), {
    holds: 1,
    next: ["H", "L"],
    fault: { code: "no-such-key", key: "?" },
  });
  const tooLong = { code: "too-long", key: "A", length: 2 };
  assert.deepEqual(check("AHA", { length: 2 }), { holds: 2, next: [], fault: tooLong });
  const otherStart = { code: "other-start", key: "B", start: "A" };
  assert.deepEqual(check("BK", { start: "A" }), { holds: 0, next: ["A"], fault: otherStart });
});

test("values of any kind are answered", () => {
  for (const name of ["keypad", "length", "leaper", "start", "limits"]) {
    for (const value of values) {
      const asked = /** @type {any} */ ({ keypad: PHONE, length: 3, [name]: value });
      assertAnswered(`count ${name}: ${shown(value)}`, () => countSequences(asked));
      assertAnswered(`list ${name}: ${shown(value)}`, () => {
        const sequences = new Sequences(asked);
        sequences.next(3);
        sequences.free();
      });
      assertAnswered(`check ${name}: ${shown(value)}`, () => checkSequence(asked, "123"));
    }
  }
  for (const value of values) {
    for (const name of ["keys", "atMost", "each"]) {
      const limits = /** @type {any} */ ([{ keys: "12", atMost: 1, [name]: value }, value]);
      for (const some of [limits, limits.slice(0, 1), limits.slice(1)]) {
        const asked = { keypad: PHONE, length: 3, limits: some };
        assertAnswered(`limit ${name}: ${shown(value)}`, () => countSequences(asked));
      }
    }
    assertAnswered(`problem: ${shown(value)}`, () => countSequences(value));
    assertAnswered(`check: ${shown(value)}`, () => checkSequence(source, value));
    assertAnswered(`code on ${shown(value)}`, () => sequenceCode(value, "1"));
    assertAnswered(`code of ${shown(value)}`, () => sequenceCode(PHONE, value));
    assertAnswered(`info: ${shown(value)}`, () => keypadInfo(value));
    assertAnswered(`info by ${shown(value)}`, () => keypadInfo(PHONE, value));
    const [counter, sequences] = [new SequenceCounter(source), new Sequences(source)];
    assertAnswered(`advance ${shown(value)}`, () => counter.advance(value));
    assertAnswered(`next ${shown(value)}`, () => sequences.next(value));
    assertAnswered(`nextLines ${shown(value)}`, () => sequences.nextLines(value));
    assertAnswered(`nextKeys ${shown(value)}`, () => sequences.nextKeys(value));
    assertAnswered(`skip ${shown(value)}`, () => sequences.skip(value));
    [counter, sequences].forEach((each) => each.free());
  }
});

test("what would take too much is refused before it is begun", () => {
  /** @type {(problem: SequenceProblem, code: string) => void} */
  const refuses = (problem, code) => assert.throws(() => new SequenceCounter(problem), { code });
  refuses({ keypad: PHONE, length: 1_000_000 }, "bad-length");
  refuses({ keypad: PHONE, length: 0 }, "bad-length");
  refuses({ keypad: KEYPAD, length: 40, limits: [{ atMost: 9, each: true }] }, "too-much-to-count");
  const row = (/** @type {number} */ from) =>
    Array.from({ length: 20 }, (_, i) => String.fromCodePoint(0x4e00 + from + i)).join("");
  const rows = (/** @type {number} */ n) =>
    Array.from({ length: n }, (_, i) => row(20 * i)).join("/");
  refuses({ keypad: rows(50), length: 10_000 }, "too-much-to-count");
  refuses(
    { keypad: rows(50), length: 9, limits: [{ atMost: 1, each: true }] },
    "too-much-to-count",
  );
  refuses({ keypad: rows(51), length: 2 }, "keypad-too-large");
  assert.equal(countSequences({ keypad: rows(50), length: 1 }), 1000n);
  const limits = Array.from({ length: 101 }, () => ({ keys: "1", atMost: 1 }));
  refuses({ keypad: PHONE, length: 2, limits }, "bad-limit");
  refuses({ keypad: PHONE, length: 2, start: "12" }, "bad-start");
  refuses({ keypad: PHONE, length: 2, start: "x" }, "unknown-key");
  refuses({ keypad: "11", length: 2 }, "bad-keypad");
});

test("a search without end is handed back", () => {
  // Every key once, but one time more than there are keys.
  const limits = [{ atMost: 1, each: true }];
  const sequences = new Sequences({ keypad: KEYPAD, length: 18, limits });
  assert.deepEqual(sequences.next(10), []);
  assert.equal(typeof sequences.done, "boolean");
  sequences.free();
});

test("what a hostile object throws is handed on, and all goes on working", () => {
  const hostile = {
    keypad: PHONE,
    /** @returns {number} */
    get length() {
      throw new Error("no length for you");
    },
  };
  assert.throws(() => countSequences(hostile), /no length for you/);
  const limit = {
    /** @returns {number} */
    get atMost() {
      throw new Error("no limit for you");
    },
  };
  const problem = { keypad: PHONE, length: 3, limits: [limit] };
  assert.throws(() => countSequences(problem), /no limit for you/);
  assert.equal(countSequences(source), 1_013_398n);
});
