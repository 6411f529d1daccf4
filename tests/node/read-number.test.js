/** Numbers are read as people write them. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { englishTexts, textsIn } from "./page.js";

const { readNumber } = await englishTexts("read-number");

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
    ["two million and a thousand", 2_001_000],
    ["one and a half million", 1_500_000],
    ["a million and a half", 1_500_000],
    ["half a million", 500_000],
    ["a dozen", 12],
    ["two dozen", 24],
    ["2½", 2.5],
    ["0,75", 0.75],
    ["2,5 million", 2_500_000],
  ])) {
    assert.equal(readNumber(text), number, text);
  }
});

test("a text that is not a number is refused", () => {
  for (const text of ["", "  ", "many", "two squares", "5 x 5", "-3", "NaN", "1e9"]) {
    assert.equal(readNumber(text), null, text);
  }
});

/** What people type, language by language. @type {Record<string, [string, number][]>} */
const typed = {
  es: [
    ["8.839", 8839],
    ["8,839", 8839],
    ["0,75", 0.75],
    ["2.5", 2.5],
    ["0.125", 0.125],
    ["1,5 millones", 1_500_000],
    ["dos millones y mil", 2_001_000],
    ["un millón y medio", 1_500_000],
    ["medio millón", 500_000],
    ["mil millones", 1_000_000_000],
    ["dos docenas y media", 30],
  ],
  "pt-BR": [
    ["8.839", 8839],
    ["0,75", 0.75],
    ["2.5", 2.5],
    ["dois milhões e mil", 2_001_000],
    ["um milhão e meio", 1_500_000],
    ["meia dúzia", 6],
    ["dois mil e quinhentos", 2500],
  ],
  "zh-CN": [
    ["８８３９", 8839],
    ["100万", 1_000_000],
    ["两百万一千", 2_001_000],
    ["1.3万亿", 1_300_000_000_000],
    ["两万五", 25_000],
    ["0,75", 0.75],
    ["一打半", 18],
  ],
  ja: [
    ["８，８３９", 8839],
    ["1億2千万", 120_000_000],
    ["二百万千", 2_001_000],
    ["一万半", 15_000],
    ["2ダース", 24],
    ["0,75", 0.75],
  ],
  fr: [
    ["8 839", 8839],
    ["8\u202f839", 8839],
    ["0,75", 0.75],
    ["2.5", 2.5],
    ["deux millions et mille", 2_001_000],
    ["un million et demi", 1_500_000],
    ["un demi-million", 500_000],
    ["quatre-vingt-dix mille", 90_000],
    ["une douzaine et demie", 18],
  ],
  de: [
    ["8.839", 8839],
    ["0,75", 0.75],
    ["2.5", 2.5],
    ["12345.678", 12345.678],
    ["eine Million tausend", 1_001_000],
    ["anderthalb Millionen", 1_500_000],
    ["zweieinhalb Tausend", 2500],
    ["eine halbe Million", 500_000],
    ["ein Dutzend", 12],
    ["zweiundvierzig", 42],
  ],
};

for (const [language, all] of Object.entries(typed)) {
  test(`numbers are read as people type them: ${language}`, async () => {
    const { readNumber: read } = await textsIn(language, "read-number");
    const found = all.map(([text]) => [text, read(text)]);
    assert.deepEqual(found, all);
    for (const text of ["", "-3", "5 x 5", "1,2,3"]) {
      assert.equal(read(text), null, text);
    }
  });
}
