/** Numbers are read as people write them. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.js";

const { readNumber } = await page("text/en/read-number.js");

test("digits, separators and words are the same numbers", () => {
  for (const [text, number] of /** @type {[string, number][]} */ ([
    ["40", 40],
    ["8,839", 8839],
    ["8 839", 8839],
    ["1’000’000", 1_000_000],
    ["1.000.000", 1_000_000],
    ["2.5", 2.5],
    ["two", 2],
    ["Twenty-one", 21],
    ["about forty", 40],
    ["a hundred", 100],
    ["one thousand", 1000],
    ["ten thousand", 10_000],
    ["1 million", 1_000_000],
    ["a million", 1_000_000],
    ["million", 1_000_000],
    ["1.5 million", 1_500_000],
    ["eight thousand, eight hundred and thirty-nine", 8839],
    ["2 hundred thousand", 200_000],
  ])) {
    assert.equal(readNumber(text), number, text);
  }
});

test("a text that is not a number is refused", () => {
  for (const text of ["", "  ", "many", "two squares", "5 x 5", "-3", "NaN", "1e9"]) {
    assert.equal(readNumber(text), null, text);
  }
});
