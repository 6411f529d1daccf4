/** The parts of rules, and how they narrow a choice down. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Session, openRequest, parseRule, ruleMeasures, rules } from "./module.js";
import { englishTexts, page } from "./page.js";

const { bestFirst, narrowed, partsOf } = await page("text/rule-parts.js");
const words = await englishTexts("words");
const editor = await englishTexts("rule-editor");
const { runOf } = await page("run/describe.js");

const RULES = [
  "nearest edge, fewest onward",
  "least min(onward, max(edge, 2)), most visited, random",
  "greatest 2 * onward - (edge + 1), farthest start, least turn",
  "greatest order",
];

test("the parts of a rule are those that the solver reads", () => {
  for (const text of [...RULES, ...rules().map((each) => each.text)]) {
    const { criteria, last } = parseRule(text);
    assert.deepEqual(partsOf(parseRule(text).text), { criteria, last }, text);
  }
});

test("each criterion leaves the best, and the one that decides is the solver's", () => {
  for (const rule of RULES) {
    const session = new Session({ board: "8x8", start: "c3", rule });
    for (let step = 0; step < 40 && session.moment().reason.code !== "end"; step += 1) {
      const { candidates, rule: used, decidedBy } = session.moment();
      if (used !== null && decidedBy !== null) {
        const { criteria } = partsOf(used);
        const left = narrowed(candidates, criteria);
        const first = left.findIndex((/** @type {unknown[]} */ each) => each.length === 1);
        assert.equal(first < 0 ? criteria.length : first, decidedBy, rule);
        assert.ok(left.at(-1).some((/** @type {any} */ each) => each.chosen));
        assert.ok(left.at(-1).includes(bestFirst(candidates, criteria)[0]));
      }
      session.step();
    }
    session.free();
  }
});

test("every measure has words, both ways, in the story, the columns and the editor", () => {
  for (const { id, least, greatest } of ruleMeasures()) {
    assert.notEqual(editor.superlative(least), least);
    assert.notEqual(editor.superlative(greatest), greatest);
    assert.ok(editor.measures[id].name && editor.measures[id].means.endsWith("."), id);
    for (const isLeast of [true, false]) {
      const line = { least: isLeast, formula: id, text: id };
      assert.ok(words.headOf(line).length <= 12, id);
    }
  }
});

test("the story of a rule tells each criterion that narrows the choice down", () => {
  const { session, settings } = openRequest(
    { start: "c3", rule: "nearest edge, fewest onward" },
    [],
  );
  const run = runOf({ settings, isImpossible: false });
  assert.equal(
    words.plain(words.story(session.moment(), run)),
    "The knight begins on c3. From there it has eight possible moves. Your rule keeps those nearest the edge: d1, b1, a4 and a2. Of these it keeps those with the fewest onward moves: b1 and a2. These are equal, so it takes the first in the order of moves: b1.",
  );
  assert.equal(words.codeLine("go-to-fewest", settings).text, "go to the one nearest the edge");
  assert.equal(
    words.codeLine("break-tie", settings).text,
    "on a tie: fewest onward, then the first",
  );
  session.free();
});

test("a rule of a text that was never a rule has parts all the same", () => {
  assert.deepEqual(partsOf(""), {
    criteria: [{ least: false, formula: "", text: "" }],
    last: "order",
  });
  assert.equal(partsOf("toString").criteria.length, 1);
  assert.equal(words.headOf({ least: true, formula: "constructor", text: "" }), "formula");
});
