/** Numbers that are typed digit by digit, of the built site's own files. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.js";

const { beginning, enter, refusalOf, typed, undo } = await page("rooms/puzzle/state.js");

/** An attempt at 5 × 5 in which only 2 is given, on the square "given". */
function attempt() {
  const names = ["given", ...Array.from({ length: 24 }, (_, i) => `square ${i}`)];
  const squares = new Map(names.map((name) => [name, { column: 0, row: 0 }]));
  return beginning({ squares, given: new Map([["given", 2]]), target: "open" }, { kind: "own" });
}

/** What the room does with digits typed on a square. @type {(room: any, square: string, digits: string) => void} */
function type(room, square, digits) {
  for (const digit of digits) {
    const typing = typed(room, square, Number(digit));
    if (!refusalOf(room, square, typing.number)) {
      enter(room, square, typing.number);
    }
    room.typing = typing;
  }
}

test("the first digit of a number takes the same number from no other square", () => {
  const room = attempt();
  type(room, "square 0", "1");
  type(room, "square 1", "12");
  assert.deepEqual(Object.fromEntries(room.entries), { "square 0": 1, "square 1": 12 });
  undo(room);
  assert.deepEqual(Object.fromEntries(room.entries), { "square 0": 1 });
});

test("a number is typed although its first digit is given elsewhere, or nought", () => {
  const room = attempt();
  type(room, "square 0", "21");
  type(room, "square 1", "03");
  assert.deepEqual(Object.fromEntries(room.entries), { "square 0": 21, "square 1": 3 });
});

test("a digit with which the number would be too large begins another, and so does one after Undo", () => {
  const room = attempt();
  type(room, "square 0", "17");
  type(room, "square 0", "4");
  assert.deepEqual(Object.fromEntries(room.entries), { "square 0": 4 });
  undo(room);
  type(room, "square 0", "5");
  assert.deepEqual(Object.fromEntries(room.entries), { "square 0": 5 });
});
