/** Misuse that JavaScript itself finds out, not the module, has a code and names the method. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { createCanvas, Path2D } from "./canvas.js";
import * as module from "./module.js";

Object.assign(globalThis, { Path2D });

/** What looks like a canvas to draw on: everything can be called. @type {any} */
const context = new Proxy({}, { get: () => () => {} });

/** An object of every class that is published. @type {Record<string, () => any>} */
const makers = {
  Session: () => new module.Session({ board: "5x5" }),
  CanvasPainter: () => new module.CanvasPainter(context),
  TourCounter: () => new module.TourCounter({ board: "5x5" }),
  Tours: () => new module.Tours({ board: "5x5" }),
  Verdict: () => new module.Verdict({ board: "5x5", path: ["a1"] }),
  Estimator: () => new module.Estimator({ board: "5x5" }),
  SequenceCounter: () => new module.SequenceCounter({ keypad: "123/456", length: 3 }),
  SuccessMap: () => new module.SuccessMap({ board: "5x5" }, ["1"], 0, 25),
  GifRendering: () => module.renderGif({ board: "5x5", canvas: createCanvas }),
  Sequences: () => new module.Sequences({ keypad: "123/456", length: 3 }),
  Puzzle: () => new module.Puzzle({ givens: "1 4 ./. # ./. . .", target: "closed" }),
  PuzzleMaker: () => new module.PuzzleMaker({ board: "5x5" }),
};

/** Every method and getter of a class. @param {Function} owner @returns {PropertyKey[]} */
const membersOf = (owner) =>
  Reflect.ownKeys(owner.prototype).filter(
    (key) => key !== "constructor" && !String(key).startsWith("__"),
  );

/** Uses a method or a getter. @type {(object: any, key: PropertyKey, args?: unknown[]) => unknown} */
function use(object, key, args = []) {
  const member = object[key];
  return typeof member === "function" ? member.apply(object, args) : member;
}

/** Says what a call threw, which has to have a code. @type {(name: string, act: () => unknown) => { code: string, message: string } | null} */
function refusal(name, act) {
  try {
    act();
    return null;
  } catch (error) {
    assert(error instanceof Error, `${name} threw ${String(error)}`);
    const { code, message } = /** @type {any} */ (error);
    assert.equal(typeof code, "string", `${name} threw ${error.stack}`);
    return { code, message };
  }
}

const functions = Object.entries(module).filter(([name]) => /^[a-z]/.test(name));

test("every class is tested here", () => {
  const named = Object.keys(module).filter((name) => /^[A-Z]/.test(name));
  assert.deepEqual(named.sort(), Object.keys(makers).sort());
});

for (const [name, make] of Object.entries(makers)) {
  const owner = /** @type {any} */ (module)[name];

  test(`${name}: what is called on a freed object is refused as freed`, () => {
    const members = membersOf(owner);
    assert(members.length > 3, members.map(String).join());
    for (const key of members) {
      const object = make();
      assert(object instanceof owner);
      assert.equal(object.constructor, owner);
      object.free();
      const known = refusal(`${name}.${String(key)}`, () => use(object, key, [1, 1, {}]));
      assert(known, `${name}.${String(key)} works on a freed object`);
      // What it is given may be looked at first.
      if (key !== "paint" && key !== "takenBack") {
        assert.equal(known.code, "freed", `${String(key)}: ${known.message}`);
      }
      assert(known.message.includes(`${name}.${String(key)}`), known.message);
    }
  });

  test(`${name}: arguments of any kind are answered, and the object goes on`, () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const hostile = [
      10n,
      Symbol("knight"),
      Object.create(null),
      proxy,
      {
        valueOf() {
          throw new Error("no value for you");
        },
      },
      {
        get width() {
          throw new Error("no width for you");
        },
      },
    ];
    const object = make();
    for (const key of membersOf(owner).filter((each) => !/free|dispose/.test(String(each)))) {
      for (const value of hostile) {
        const called = `${name}.${String(key)}(${typeof value})`;
        refusal(called, () => use(object, key, [value]));
        refusal(called, () => use(object, key, [value, value, value]));
        refusal(called, () => use(object, key, [1, value, value]));
        refusal(called, () => use(object, key, [1, 1, value]));
      }
      const known = refusal(`${name}.${String(key)} after that`, () => use(object, key));
      assert(!["freed", "in-use"].includes(known?.code ?? ""), known?.message);
    }
    for (const value of hostile) {
      assert(
        refusal(`new ${name}`, () => new owner(value)),
        `new ${name}`,
      );
    }
    object.free();
  });
}

test("functions answer arguments of any kind", () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const { proxy: list, revoke: revokeList } = Proxy.revocable([], {});
  revokeList();
  for (const [name, call] of functions) {
    for (const value of [10n, Symbol("knight"), Object.create(null), proxy, list]) {
      for (let at = 0; at < 4; at += 1) {
        const args = ["5x5", "open", [1, 2], "a1"];
        args[at] = /** @type {any} */ (value);
        refusal(`${name} with ${typeof value}`, () => /** @type {any} */ (call)(...args));
      }
    }
  }
});

test("the method is named, and what was thrown is kept as the cause", () => {
  const session = new module.Session({ board: "5x5" });
  const refused = (/** @type {() => unknown} */ act) => {
    const known = refusal("act", act);
    assert(known);
    return [known.code, known.message.split(":")[0]];
  };
  assert.deepEqual(
    refused(() => session.seek(/** @type {any} */ (1n))),
    ["bad-argument", "Session.seek"],
  );
  assert.deepEqual(
    refused(() => module.trials({ board: "5x5" }, /** @type {any} */ (Symbol()))),
    ["bad-argument", "trials"],
  );
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  assert.deepEqual(
    refused(() => new module.Session(/** @type {any} */ (proxy))),
    ["bad-argument", "new Session"],
  );
  const thrown = new Error("mine");
  const view = {
    /** @returns {number} */
    get width() {
      throw thrown;
    },
    height: 1,
  };
  assert.throws(() => session.squareAt(1, 1, view), { code: "bad-argument", cause: thrown });
  // What the module refuses by itself keeps its own code.
  assert.throws(() => new module.Session({ board: "0x0" }), { code: "bad-board" });
  session.free();
});

test("an object refuses a call in the middle of its own", () => {
  const session = new module.Session({ board: "5x5" });
  /** @type {unknown} */
  let known = null;
  const view = {
    get width() {
      known = refusal("step", () => session.step())?.code;
      return 100;
    },
    height: 100,
  };
  session.squareAt(1, 1, view);
  assert.equal(known, "in-use");
  assert(session.step());
  session.free();
});

/** Contexts of canvases that throw, each at another operation: methods, and properties that are set. */
const throwing = [
  ...["save", "setTransform", "beginPath", "rect", "clip", "restore", "stroke", "fill", "fillRect"],
  ...["moveTo", "lineTo", "fillText", "lineCap", "textAlign", "fillStyle", "font", "lineWidth"],
].map((operation) => {
  const fail = () => {
    throw new Error(operation);
  };
  return new Proxy(
    {},
    {
      get: (_target, name) => (name === operation ? fail : () => {}),
      set: (_target, name) => name !== operation || fail(),
    },
  );
});

test("a canvas that throws leaves the session and the painter as they were", () => {
  const session = new module.Session({ board: "5x5" });
  session.seek(3);
  /** @type {module.View} */
  const view = { width: 200, height: 200, layers: ["graph", "degrees", "numbers", "path"] };
  for (const canvas of /** @type {any[]} */ (throwing)) {
    const painter = new module.CanvasPainter(canvas);
    for (const paint of [
      () => session.paint(canvas, view),
      () => painter.paint(session, view),
      () => painter.paint(session, view),
    ]) {
      const known = refusal("paint", paint);
      assert.equal(known?.code, "bad-argument", known?.message);
    }
    assert(session.seek(2) === undefined && session.seek(3) === undefined);
    painter.free();
  }
  session.free();
});

test("an object of another class is refused, and so is a listener that is no function", () => {
  const session = new module.Session({ board: "5x5" });
  const tours = new module.Tours({ board: "5x5" });
  const { step, free } = module.Session.prototype;
  for (const other of [tours, {}, null, undefined, 1]) {
    const known = refusal("step", () => step.call(/** @type {any} */ (other)));
    assert.equal(known?.code, "bad-argument");
    assert.match(known?.message ?? "", /^Session\.step: it was called on no Session/);
    assert.equal(
      refusal("free", () => free.call(/** @type {any} */ (other)))?.code,
      "bad-argument",
    );
  }
  const painter = new module.CanvasPainter(context);
  const freed = new module.Session({ board: "5x5" });
  freed.free();
  assert.equal(
    refusal("paint", () => painter.paint(freed, { width: 9, height: 9 }))?.code,
    "freed",
  );
  assert.equal(painter.takenBack(session), 0, "the painter is not in use");
  for (const listener of [7, undefined, {}]) {
    const known = refusal("whenCrashed", () => module.whenCrashed(/** @type {any} */ (listener)));
    assert.equal(known?.code, "bad-argument");
    assert.match(known?.message ?? "", /^whenCrashed: a listener is a function/);
  }
  assert.equal(step.call(session), true);
  [session, tours, painter].forEach((object) => object.free());
});

test("as many refusals as one likes leave the module as it was", () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const [counter, session, freed] = [
    new module.TourCounter({ board: "5x5" }),
    new module.Session({ board: "5x5" }),
    new module.Session({ board: "5x5" }),
  ];
  freed.free();
  const painters = throwing.map((each) => new module.CanvasPainter(/** @type {any} */ (each)));
  const view = { width: 200, height: 200 };
  let inUse = 0;
  const reentrant = {
    get width() {
      inUse += Number(refusal("step", () => session.step())?.code === "in-use");
      return 200;
    },
    height: 200,
  };
  const wrong = [
    () => module.solve(/** @type {any} */ (proxy)),
    () => module.countTours(/** @type {any} */ (proxy)),
    () => freed.moment(),
    () => freed.step(),
    // As a class of JavaScript may do to it, an object without what the module made.
    () => Object.create(module.TourCounter.prototype).advance(),
    () => module.Session.prototype.moment.call(/** @type {any} */ (counter)),
    () => module.TourCounter.prototype.advance.call(/** @type {any} */ (session), 1),
    () => session.squareAt(1, 1, reentrant),
    (/** @type {number} */ i) =>
      session.paint(/** @type {any} */ (throwing[i % throwing.length]), view),
    (/** @type {number} */ i) => painters[i % painters.length].paint(session, view),
  ];
  for (let i = 0; i < 100_000; i += 1) {
    refusal("a wrong call", () => wrong[i % wrong.length](Math.floor(i / wrong.length)));
  }
  assert.equal(inUse, 10_000);
  session.finish();
  assert(session.done);
  assert.equal(module.solve({ board: "8x8" }).outcome?.kind, "tour");
});
