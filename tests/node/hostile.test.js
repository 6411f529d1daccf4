/** Any input gives a result or an error that says what is wrong. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  algorithms,
  boardInfo,
  checkLeaper,
  checkWeight,
  diagnose,
  existence,
  Session,
  solve,
  solveLarge,
  successMap,
  trials,
  verify,
} from "./module.js";
import { assertAnswered, shown, values } from "./values.js";

test("settings of any kind are answered", () => {
  const names = [
    "board",
    "leaper",
    "graph",
    "start",
    "algorithm",
    "tieBreak",
    "target",
    "whenStuck",
    "seed",
    ...algorithms().flatMap(({ options }) => options.map(({ id }) => id)),
  ];
  for (const name of names) {
    for (const value of values) {
      const owner = algorithms().find(({ options }) => options.some(({ id }) => id === name));
      const algorithm = owner?.id;
      const settings = /** @type {any} */ ({ board: "5x5", algorithm, [name]: value });
      assertAnswered(`solve ${name}: ${shown(value)}`, () => solve(settings));
      assertAnswered(`Session ${name}: ${shown(value)}`, () => {
        const session = new Session(settings);
        session.step();
        session.state();
        session.free();
      });
      assertAnswered(`solveLarge ${name}: ${shown(value)}`, () => solveLarge(settings));
    }
  }
  for (const value of values) {
    assertAnswered(`settings: ${shown(value)}`, () => solve(value));
    assertAnswered(`map with ${shown(value)}`, () => successMap(value, ["1"], 0, 1));
    assertAnswered(`seeds: ${shown(value)}`, () => successMap({ board: "5x5" }, value, 0, 1));
    assertAnswered(`seed: ${shown(value)}`, () => successMap({ board: "5x5" }, [value], 0, 1));
    if (typeof value === "number") {
      assertAnswered(`from: ${value}`, () => successMap({ board: "1x1" }, ["1"], value, 1));
      assertAnswered(`count: ${value}`, () => successMap({ board: "1x1" }, ["1"], 0, value));
      assertAnswered(`runs: ${value}`, () => trials({ board: "1x1" }, value));
    }
  }
});

test("boards and lists of squares of any kind are answered", () => {
  for (const value of values) {
    assertAnswered(`boardInfo ${shown(value)}`, () => boardInfo(value));
    assertAnswered(`existence ${shown(value)}`, () => existence(value, "open"));
    assertAnswered(`checkLeaper ${shown(value)}`, () => checkLeaper(value));
    assertAnswered(`checkWeight ${shown(value)}`, () => checkWeight(value));
    assertAnswered(`target ${shown(value)}`, () => existence("8x8", value));
    assertAnswered(`leaper ${shown(value)}`, () => existence("5x5", "open", value));
    assertAnswered(`diagnose ${shown(value)}`, () => diagnose(value, "closed"));
    assertAnswered(`diagnose from ${shown(value)}`, () => diagnose("5x5", value, undefined, value));
    assertAnswered(`verify on ${shown(value)}`, () => verify(value, []));
    assertAnswered(`start ${shown(value)}`, () => existence("5x5", "open", undefined, value));
  }
  for (const value of values) {
    assertAnswered(`verify ${shown(value)}`, () => verify("5x5", value));
    assertAnswered(`verify [${shown(value)}]`, () => {
      const verdict = verify("5x5", [value]);
      assert.equal(verdict.tour, false);
      assert.notEqual(verdict.problem, "");
    });
  }
});

test("a session survives calls of any kind and goes on", () => {
  const session = new Session({ board: "6x6" });
  for (const value of values) {
    if (typeof value === "number") {
      session.seek(value);
      session.finish(value);
      session.seek(0);
    }
    const view = { width: 100, height: 100 };
    for (const name of ["layers", "theme", "cursor", "numberFrom", "glide", "width"]) {
      const asked = /** @type {any} */ ({ ...view, [name]: value });
      assertAnswered(`svg ${name}: ${shown(value)}`, () => session.svg(asked));
      assertAnswered(`squareAt ${name}: ${shown(value)}`, () => session.squareAt(1, 1, asked));
    }
    assertAnswered(`squareInfo ${shown(value)}`, () => session.squareInfo(value));
    assertAnswered(`numberBy ${shown(value)}`, () => session.numberBy(value));
    assertAnswered(`tour ${shown(value)}`, () => session.tour(value));
    assertAnswered(`findNext ${shown(value)}`, () => session.findNext(value, 10));
    assertAnswered(`paint on ${shown(value)}`, () => session.paint(value ?? {}, view));
    assertAnswered(`painter of ${shown(value)}`, () => session.painter(value ?? {}));
    session.seek(0);
  }
  const hostile = {
    /** @returns {number} */
    get width() {
      throw new Error("no width for you");
    },
    height: 10,
  };
  assert.throws(() => session.squareAt(1, 1, hostile), /no width for you/);
  const layers = /** @type {any} */ ([]);
  Object.defineProperty(layers, 0, {
    get() {
      throw new Error("no layer for you");
    },
  });
  assert.throws(() => session.svg({ layers }), /no layer for you/);
  assert(session.step());
  assert.equal(session.position, 1);
  session.free();
});

test("what does not work leaves nothing half changed", () => {
  const session = new Session({ board: "8x8", start: "c2" });
  session.seek(17);
  const before = session.state();
  assert.throws(() => session.findNext(/** @type {any} */ ("nothing"), 10));
  assert.throws(() => session.squareInfo("z99"));
  assert.throws(() => session.svg({ theme: /** @type {any} */ ("pink") }));
  assert.deepEqual(session.state(), before);
  session.free();
});

test("a list of squares is read no further than it can matter", () => {
  const endless = new Uint32Array(10_000_000);
  assert.equal(verify("5x5", endless).tour, false);
  assert.equal(verify("5x5", new Array(4_294_967_295)).tour, false);
});

test("a map takes no more seeds than it says", () => {
  const settings = { board: "1x1" };
  assert.equal(successMap(settings, new Array(1000).fill("1"), 0, 1)[0].endings.length, 1000);
  for (const seeds of [new Array(1001).fill("1"), new Array(4_294_967_295), [1], "1"]) {
    const asked = /** @type {any} */ (seeds);
    assert.throws(() => successMap(settings, asked, 0, 1), { code: "bad-setting" });
  }
});

test("the largest board is run and the one above refused", () => {
  const session = new Session({ board: "4096x4096" });
  assert.equal(session.moment().timeline, false);
  assert.equal(session.timeline, false);
  session.finish(100_000);
  assert.equal(session.position, 100_000);
  session.free();
  assertAnswered("4097", () => new Session({ board: "4096x4097" }));
  assert.throws(() => new Session({ board: "4096x4097" }), { code: "board-too-large" });
});
