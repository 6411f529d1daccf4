/**
 * Long work on the page: jobs of one shape, run by one runner. Node has no workers of the browser’s
 * kind, so that here all of them are done in slices; then in a worker that is played.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { readGif } from "../gif.js";
import { createCanvas, Path2D } from "./canvas.js";
import {
  countSequences,
  countTours,
  estimateTours,
  poster,
  Session,
  successMap,
  TourCounter,
  verify,
} from "./module.js";
import { page } from "./page.js";
import { provideEncoder } from "./video.js";

Object.assign(globalThis, { Path2D });
provideEncoder();
const { kinds } = await page("jobs/kinds.js");
const { runJob } = await page("jobs/run-job.js");

/** @type {any} */
const board = { board: "5x6", leaper: [1, 2], target: "closed", directed: false };
const closed = { ...board, upToSymmetry: false, limit: 2 ** 30 };
const problem = { keypad: "123/456/789/ 0", length: 6 };
/** @type {any} */
const run = { board: "5x5", algorithm: "warnsdorff", tieBreak: "random", seed: "7" };

/** A small job of each kind. @type {Record<string, any>} */
const small = {
  agreement: {
    board: "3x4",
    leaper: [1, 2],
    squares: "a1 b3 c1 a2 b4 c2 a3 c4 b2 a4 c3 b1".split(" "),
  },
  count: closed,
  plan: { ...closed, board: "8x8" },
  estimate: { ...board, board: "6x6", walks: 20_000, seed: "1" },
  map: { settings: run, squares: 25, runs: 12 },
  tours: { settings: board, from: 2, count: 3 },
  "tour-file": {
    text: '{"format":"knights-tours","version":1,"tours":[{"board":"1x1","squares":"a1"},{}]}',
  },
  "find-out": { board: ".../.#./...", leaper: [1, 2], target: "closed", limit: 60_000 },
  "exhaustive-search": { board: "3x5", target: "open", starts: ["a1", "b1", "a2"] },
  "sequence-count": problem,
  sequences: { problem, from: 100, count: 5 },
  "sequence-file": { problem, most: 1e6 },
  verdict: { board: "6x6", path: ["e1", "c2", "b4", "d3"], target: "closed", limit: 60_000 },
  "rule-runs": { board: "5x5", start: "a1", squares: 25, visited: 20 },
  starts: { board: "5x5" },
  departures: { settings: { board: "5x5", start: "a1" }, path: ["a1", "b3", "c1"] },
  "replay-result": {
    ...{ settings: { board: "3x4", start: "a1" }, mode: "free", goal: 0 },
    ...{ locked: ["b3"], done: ["d4"] },
  },
  "random-walks": { board: "8x8", start: "d4", walks: 40 },
  contest: { rules: ["fewest onward"] },
  "watched-run": { run: { board: "5x5", start: "a1", algorithm: "backtracking" }, most: 1e6 },
  timings: {
    runs: [
      { board: "8x8", algorithm: "warnsdorff" },
      { board: "3x3", algorithm: "warnsdorff" },
    ],
    limit: 60_000,
  },
  "run-length": { board: "5x5", start: "a1", canvas: createCanvas },
  gif: { board: "5x5", to: 3, size: 64, canvas: createCanvas },
  video: {
    animation: { board: "5x5", size: 64 },
    encoding: { codec: "avc1.64001f", width: 64, height: 64 },
  },
  poster: { board: "3x4", squares: "a1 b3 c1 a2 b4 c2 a3 c4 b2 a4 c3 b1", style: "woven" },
  puzzle: { givens: "1 4 ./. # ./. . .", target: "closed" },
  "puzzle-hint": { givens: "1 4 ./. # ./. . .", target: "closed", entries: { c2: 2 } },
  "puzzle-maker": { board: "5x5", grade: "easy", seed: "7" },
  "puzzle-advice": { givens: "1 4 7/6 # ./. . .", target: "closed" },
  "puzzle-thinner": { givens: "1 4 7/6 # 2/3 8 5", target: "closed" },
  "word-puzzle": { text: "The cap-tive void of no-ble rage, the lin-net born" },
  "word-grid": { grid: "lin ble cap of\nThe void the born\nrage, net no tive" },
};

/** Runs a job to its end. @type {(kind: string, settings: any) => Promise<{ told: any[], result: any }>} */
const finish = (kind, settings) =>
  new Promise((resolve, reject) => {
    /** @type {any[]} */
    const told = [];
    const job = runJob({
      kind,
      settings,
      onProgress: (/** @type {any} */ now) => told.push(now),
      onDone(/** @type {any} */ result) {
        job.cancel();
        resolve({ told, result });
      },
      onFailed: (/** @type {string} */ message, /** @type {string} */ code) =>
        reject(Object.assign(new Error(message), { code })),
    });
  });

test("every job reports progress and has the same result as a direct call", async () => {
  // A share has no end without the others: see below.
  assert.deepEqual(Object.keys(kinds).sort(), [...Object.keys(small), "count-share"].sort());
  /** @type {Record<string, { told: any[], result: any }>} */
  const done = {};
  for (const [kind, settings] of Object.entries(small)) {
    const { told, result } = await finish(kind, settings);
    done[kind] = { told, result };
    assert.equal(told.at(-1).done, true, kind);
    let before = 0;
    for (const { fraction } of told) {
      assert(fraction >= before && fraction <= 1, `${kind} ${fraction}`);
      before = fraction;
    }
  }
  const { count, plan, estimate, map, tours, sequences, verdict } = done;
  assert.equal(verdict?.result.since, 2);
  assert.equal(done.agreement?.result.choices, 11);
  assert.deepEqual(done.starts?.result[0], ["a1", 304n]);
  assert.equal(
    done.starts?.result.reduce(
      (/** @type {bigint} */ sum, /** @type {[string, bigint]} */ [, each]) => sum + each,
      0n,
    ),
    1728n,
  );
  assert.equal(done.departures?.result.departures[0].to, "c1");
  assert.equal(done["replay-result"]?.result, false);
  const visited = done["random-walks"]?.told.flatMap((told) => told.visited) ?? [];
  assert(visited.length === 40 && visited.every((squares) => squares > 2 && squares <= 64));
  const watched = done["watched-run"]?.told.at(-1);
  assert.deepEqual([watched.placements, watched.path.length], [8839, 25]);
  const timings = done["timings"]?.told.flatMap((told) => told.timings) ?? [];
  assert.deepEqual(
    timings.map(({ at, ms }) => [at, ms === null ? ms : ms > 0]),
    [
      [0, true],
      [1, null],
    ],
  );
  assert.equal(done["run-length"]?.result, 24);
  assert.equal(readGif(done["gif"]?.result).frames.length, 4);
  // Each frame is a byte, its number, and they are at the end.
  const video = [...(done["video"]?.result.slice(-25) ?? [])];
  assert.deepEqual(video, [...Array(25).keys()]);
  assert.equal(done["poster"]?.result, poster(small["poster"]));
  const { result: solved } = done["puzzle"]?.result ?? {};
  assert.deepEqual([solved.kind, solved.squares[1]], ["unique", "c2"]);
  const hint = done["puzzle-hint"]?.result;
  assert.equal(hint.kind, "step");
  assert.equal(solved.squares[hint.number - 1], hint.square);
  assert.equal(done["puzzle-maker"]?.result.grade, "easy");
  assert.equal(done["word-puzzle"]?.result.board, "4x3");
  assert.equal(done["word-grid"]?.result.cells.a2.text, "The");
  const { spare } = done["puzzle-advice"]?.result ?? {};
  assert.deepEqual(spare, [1, 4, 6, 7]);
  const thinned = done["puzzle-thinner"]?.result.givens ?? "";
  const advice = (await finish("puzzle-advice", { givens: thinned, target: "closed" })).result;
  assert.deepEqual([advice.result.kind, advice.spare], ["unique", []]);
  const open = { givens: "1 . ./. # ./. . .", target: "closed" };
  const { settling } = (await finish("puzzle-advice", open)).result;
  assert.ok(settling.isEnough && settling.number > 1, JSON.stringify(settling));
  const rule = done["rule-runs"]?.result;
  assert(rule.runs === 100 && rule.tours <= rule.asFar && rule.asFar <= 100 && rule.tours > 50);
  assert.equal(count?.result, countTours({ ...board, target: "closed" }));
  assert(plan?.result.bytes > 0);
  assert.deepEqual(estimate?.result, estimateTours(small["estimate"]));
  const points = estimate?.told.flatMap((each) => each.points) ?? [];
  assert(points.every(({ walks }, i) => i === 0 || walks > points[i - 1].walks));
  const endings = map?.told.flatMap(({ parts }) => parts) ?? [];
  const first = endings.filter(({ square }) => square === "a1").flatMap((part) => part.endings);
  const seeds = Array.from({ length: 12 }, (_, i) => String(7 + i));
  assert.deepEqual(first, successMap(run, seeds, 0, 1)[0]?.endings);
  assert.equal(
    endings.reduce((sum, part) => sum + part.endings.length, 0),
    25 * 12,
  );
  assert.equal(tours?.result.passed, 2);
  assert(tours?.result.tours.every((/** @type {string[]} */ each) => verify("5x6", each).closed));
  assert(verify(".../.#./...", done["find-out"]?.result.tour).closed);
  const { result: tried, told: toldOfSearch } = done["exhaustive-search"] ?? {};
  assert.deepEqual({ ...toldOfSearch?.at(-1), ...tried }, toldOfSearch?.at(-1));
  let placements = 0;
  for (const start of ["a1", "b1", "a2"]) {
    const search = new Session({ board: "3x5", algorithm: "backtracking", start });
    search.finish();
    placements += search.moment().counters.placements;
    search.free();
  }
  assert.deepEqual(tried, { starts: 3, placements, tours: 0 });
  assert.equal(done["sequence-count"]?.result.total, countSequences(problem));
  assert.equal(sequences?.result.sequences.length, 5);
  assert.equal(BigInt(done["sequence-file"]?.result.lines), countSequences(problem));
});

test("a list goes on from page to page, forward and back", async () => {
  /** @type {[string, any][]} */
  const lists = [
    ["tours", { settings: board }],
    ["sequences", { problem }],
  ];
  for (const [kind, settings] of lists) {
    /** @type {string[]} */
    const pages = [];
    /** @type {(found: any) => void} */
    let hear = () => {};
    const next = () => new Promise((resolve) => (hear = resolve));
    const job = runJob({
      kind,
      settings: { ...settings, from: 0, count: 2 },
      onDone: (/** @type {any} */ found) => hear(found),
      onFailed: (/** @type {string} */ message) => assert.fail(message),
    });
    for (const from of [2, 6, 0, 2]) {
      pages.push(String((await next())[kind]));
      job.ask({ ...settings, from, count: 2 });
    }
    pages.push(String((await next())[kind]));
    job.cancel();
    assert.equal(new Set(pages).size, 3, kind);
    assert.deepEqual([pages[3], pages[4]], [pages[0], pages[1]]);
  }
});

test("impossible jobs fail with a reason, and cancelled ones say no more", async () => {
  const wide = finish("count", { ...closed, board: "60x60" });
  await assert.rejects(wide, { code: "too-wide-to-count" });
  let heard = 0;
  const job = runJob({
    kind: "sequence-count",
    settings: { ...problem, length: 2000 },
    onProgress: () => {
      heard += 1;
      job.cancel();
    },
    onDone: assert.fail,
    onFailed: assert.fail,
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal(heard, 1);
});

test("one signal cancels all jobs that have it, and what is cancelled says no more", async () => {
  const controller = new AbortController();
  let heard = 0;
  const hear = () => {
    heard += 1;
  };
  for (const walks of [1e9, 2e9]) {
    runJob({
      ...{ kind: "estimate", signal: controller.signal, settings: { ...board, walks, seed: "1" } },
      ...{ onProgress: hear, onDone: hear, onFailed: hear },
    });
  }
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(heard, 2);
  controller.abort();
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal(heard, 2);
});

test("a worker that does not come is replaced by the page, and one that breaks off is reported", async () => {
  /** @type {any[]} */
  const workers = [];
  class Played {
    constructor() {
      workers.push(this);
    }
    /** @type {any[]} */
    orders = [];
    isGone = false;
    /** @param {any} order */
    postMessage(order) {
      this.orders.push(order);
    }
    terminate() {
      this.isGone = true;
    }
  }
  Object.assign(globalThis, { Worker: Played });
  try {
    const lost = finish("count", closed);
    workers[0].onerror({ preventDefault() {}, message: "" });
    assert.equal((await lost).result, countTours(board));
    assert(workers[0].isGone);

    const unloaded = finish("count", closed);
    workers[1].onmessage({ data: { unloaded: "cut off", number: 1 } });
    assert.equal((await unloaded).result, countTours(board));

    const broken = finish("count", closed);
    workers[2].onmessage({ data: { told: { done: false, fraction: 0 }, number: 1 } });
    workers[2].onerror({ preventDefault() {}, message: "out of memory" });
    await assert.rejects(broken, { message: "out of memory", code: "" });

    /** @type {any[]} */
    const found = [];
    const list = { kind: "tours", settings: small["tours"], onFailed: assert.fail };
    const job = runJob({ ...list, onDone: (/** @type {any} */ each) => found.push(each) });
    job.ask({ ...small["tours"], from: 4 });
    // The first page was under way when the other one was asked for.
    workers[3].onmessage({ data: { result: "first", number: 1 } });
    workers[3].onmessage({ data: { result: "second", number: 2 } });
    assert.deepEqual([found, workers[3].isGone], [["second"], false]);
    job.cancel();
    assert(workers[3].isGone);
  } finally {
    Reflect.deleteProperty(globalThis, "Worker");
  }
});

test("the shares of a count add up to its number", () => {
  /** @type {import("../../dist/pkg/knights_tour.js").CountSettings} */
  const settings = { board: "6x6", target: "open" };
  const first = new TourCounter(settings);
  while (first.plan.bytes === null) {
    first.advance(1);
  }
  const shares = 3;
  first.divide(shares);
  const others = [1, 2].map((share) => kinds["count-share"]({ ...settings, share, shares }));
  /** @type {(from: number, to: number, bytes: Uint8Array) => void} */
  const deliver = (from, to, bytes) =>
    to === 0 ? first.deliver(from, bytes) : others[to - 1].ask({ from, bytes });
  let messages = 0;
  while (!first.advance(5).done) {
    for (let message = first.send(); message; message = first.send()) {
      deliver(0, message.to, message.bytes);
    }
    for (const [at, other] of others.entries()) {
      const told = other.advance(5);
      assert.equal(told.transfer.length, told.messages.length);
      for (const { to, bytes } of told.messages) {
        deliver(at + 1, to, bytes);
        messages += 1;
      }
    }
  }
  assert.equal(first.result, 3_318_960n);
  assert(messages > 20, `${messages}`);
  others.forEach((other) => other.free());
  first.free();
});

test("a count is divided when it is planned and goes on, and only by its first share", () => {
  /** @type {import("../../dist/pkg/knights_tour.js").CountSettings} */
  const settings = { board: "6x6", target: "open" };
  const counter = new TourCounter(settings);
  assert.throws(() => counter.divide(2), { code: "not-now", message: /no plan yet/ });
  while (counter.plan.bytes === null) {
    counter.advance(1);
  }
  for (const shares of [0, 65]) {
    assert.throws(() => counter.divide(shares), { code: "bad-setting" });
  }
  counter.divide(1);
  while (!counter.advance(50).done) {
    // It goes on.
  }
  assert.throws(() => counter.divide(2), { code: "not-now", message: /is finished/ });
  assert.equal(counter.result, 3_318_960n, "what was refused has changed nothing");
  counter.free();
  const share = new TourCounter({ ...settings, share: 1, shares: 2 });
  assert.throws(() => share.divide(2), { code: "not-now", message: /a share already/ });
  share.free();
});

test("where other workers cannot be started, a count is made alone", () => {
  let tried = 0;
  const names = {
    WorkerGlobalScope: class {},
    navigator: { hardwareConcurrency: 4 },
    Worker: class {
      constructor() {
        tried += 1;
        throw new Error("not here");
      }
    },
  };
  const before = Object.keys(names).map((name) => [
    name,
    Object.getOwnPropertyDescriptor(globalThis, name),
  ]);
  try {
    for (const [name, value] of Object.entries(names)) {
      Object.defineProperty(globalThis, name, { value, configurable: true });
    }
    const job = kinds.count({ board: "6x7", target: "open" });
    let told;
    do {
      told = job.advance(1);
      assert.equal(told.workers, 1);
    } while (!told.done);
    assert.equal(job.result, 389_969_466n);
    assert.equal(tried, 1);
    job.free();
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) {
        Object.defineProperty(globalThis, String(name), descriptor);
      } else {
        Reflect.deleteProperty(globalThis, String(name));
      }
    }
  }
});
