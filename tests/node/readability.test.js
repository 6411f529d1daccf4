/** The page's English can be read by those whom it is for. */

import assert from "node:assert/strict";
import test from "node:test";
import { grade, maxGrade, report, sentences, syllables } from "../readability.js";

test("syllables are counted about as they are spoken", () => {
  const spoken = { knight: 1, move: 1, moves: 1, tour: 1, visited: 3, table: 2, onward: 2 };
  for (const [word, count] of Object.entries(spoken)) {
    assert.equal(syllables(word), count, word);
  }
});

test("a file's sentences are found, with short words for what is filled in", () => {
  const source = 'export const a = `${n} moves. Go on.`; export const label = "Two words";';
  assert.deepEqual(sentences(source), ["six moves.", "Go on."]);
});

test("a harder sentence has a higher grade", () => {
  const hard = "Computational considerations necessitate alternative combinatorial methodologies.";
  assert.ok(grade(["The knight may go to six squares."]) < 4);
  assert.ok(grade([hard]) > 12);
});

test("every file of texts is as easy to read as its readers need it", () => {
  const files = report();
  assert.ok(files.length > 20);
  for (const { name, grade: measured, tooLong } of files) {
    assert.ok(measured <= maxGrade(name), `${name} has grade ${measured.toFixed(1)}`);
    assert.deepEqual(tooLong, [], name);
  }
});
