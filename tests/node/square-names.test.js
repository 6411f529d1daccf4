/** Which words are names of squares, and which squares a line of the method is about. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.js";

const { cutAtNames } = await page("widgets/square-names.js");
const { squaresOf } = await page("rooms/explore/line-squares.js");

/** @param {string} square */
const isOnBoard = (square) => /^[a-h][1-8]$/.test(square);

/** The names in a text. @param {string} text @returns {string[]} */
const namesIn = (text) =>
  cutAtNames(text, isOnBoard).filter((/** @type {string} */ _, /** @type {number} */ i) => i % 2);

test("names of squares are found in running text of every language", () => {
  assert.deepEqual(namesIn("From c2 to (a3), then d1–e3: b4."), ["c2", "a3", "d1", "e3", "b4"]);
  assert.deepEqual(namesIn("骑士从c2跳到a3。"), ["c2", "a3"]);
  assert.deepEqual(namesIn("c2からa3へ"), ["c2", "a3"]);
});

test("words, numbers and squares of other boards are no names", () => {
  assert.deepEqual(namesIn("8 × 8, i9, A4, xc2, c22, mp4, c2x, éc2 and 64"), []);
});

test("a text that is cut is still the same", () => {
  const text = "To c2, not to z9, and back: a1";
  assert.equal(cutAtNames(text, isOnBoard).join(""), text);
});

test("a line of the method is about the squares that it speaks of", () => {
  const moment = {
    start: "a1",
    focus: "c2",
    candidates: [
      { square: "e1", tied: true, chosen: true },
      { square: "e3", tied: false, chosen: false },
      { square: "a3", tied: true, chosen: false },
    ],
  };
  assert.deepEqual(squaresOf("place", moment, []), ["a1"]);
  assert.deepEqual(squaresOf("count-onward-moves", moment, []), ["e1", "e3", "a3"]);
  assert.deepEqual(squaresOf("break-tie", moment, []), ["e1", "a3"]);
  assert.deepEqual(squaresOf("try-next", moment, []), ["e1"]);
  assert.deepEqual(squaresOf("dead-end", moment, []), ["c2"]);
  // Of all other lines only the current one speaks of squares: those of the story.
  assert.deepEqual(squaresOf("merge", moment, ["b1", "d2", "b1"]), ["b1", "d2"]);
  assert.deepEqual(squaresOf("merge", moment, []), []);
});
