/** Lists of the largest board there is, in every function that takes one. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { limits, Session, solveLarge, verify } from "./module.js";

const side = limits().maxSide;
const board = `${side}x${side}`;
const view = { width: 100, height: 100 };

test("a tour of the largest board is verified", () => {
  const squares = solveLarge({ board, algorithm: "blocks", target: "closed" });
  assert.equal(squares.length, side * side);
  assert.deepEqual(verify(board, squares).closed, true);
  squares[squares.length - 1] = 4_294_967_295;
  const { tour, problem = "" } = verify(board, squares);
  assert.equal(tour, false);
  assert.match(problem, /4294967295/);
});

test("a tour of a million squares is verified, whatever kind of list it comes in", () => {
  const squares = solveLarge({ board: "1000x1000", algorithm: "blocks", target: "closed" });
  for (const list of [new Int32Array(squares), new Float64Array(squares), Array.from(squares)]) {
    const { closed } = verify("1000x1000", /** @type {any} */ (list));
    assert.equal(closed, true, list.constructor.name);
  }
});

test("longer lists are read no further than they can matter, and the module goes on", () => {
  const long = new Uint32Array(2 ** 25);
  assert.equal(verify(board, long).tour, false);
  assert.equal(verify("5x5", long).tour, false);
  const session = new Session({ board });
  for (const marked of [long, new Array(4_294_967_295)]) {
    const asked = /** @type {any} */ ({ ...view, marked });
    try {
      session.squareAt(1, 1, asked);
    } catch (error) {
      assert.equal(/** @type {any} */ (error).code, "bad-square");
    }
  }
  assert(session.step());
  session.free();
});

test("arrays of numbers of any type are read as they are", () => {
  const squares = solveLarge({ board: "6x6", algorithm: "cycles", target: "closed" });
  for (const type of [
    Uint8Array,
    Uint8ClampedArray,
    Int8Array,
    Uint16Array,
    Int16Array,
    Float32Array,
  ]) {
    assert.equal(verify("6x6", /** @type {any} */ (type.from(squares))).closed, true, type.name);
  }
  const odd = [Float64Array.of(1.5), Int8Array.of(-1), Float64Array.of(NaN)];
  for (const list of odd) {
    assert.match(verify("6x6", /** @type {any} */ (list)).problem ?? "", /not a square/);
  }
  for (const list of [new DataView(new ArrayBuffer(8)), BigUint64Array.of(1n), {}, 7]) {
    assert.match(verify("6x6", /** @type {any} */ (list)).problem ?? "", /an array of squares/);
  }
});
