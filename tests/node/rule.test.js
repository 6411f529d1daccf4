/** Rules of one’s own, as programs write and read them. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Session, parseRule, ruleMeasures, rules, solve, tieBreaks } from "./module.js";

test("a rule is read into its criteria and its normal text", () => {
  assert.deepEqual(parseRule("Onward, most centre"), {
    text: "fewest onward, farthest centre",
    id: "roth",
    criteria: [
      { least: true, formula: "onward", text: "fewest onward" },
      { least: false, formula: "centre", text: "farthest centre" },
    ],
    last: "order",
    needsBoard: true,
  });
  assert.equal(parseRule("2*onward+visited, random").last, "random");
  assert.equal(parseRule("onward, edge").id, null);
});

test("a mistake in a rule has its place", () => {
  for (const [text, at, length] of /** @type {const} */ ([
    ["fewest onwrad", 7, 6],
    ["fewest", 6, 0],
    ["fewest onward, ❓", 15, 1],
  ])) {
    assert.throws(() => parseRule(text), { code: "bad-rule", at, length });
  }
  // @ts-expect-error no text
  assert.throws(() => parseRule(7), { code: "bad-setting" });
  assert.throws(() => parseRule("onward ".repeat(100_000)), { code: "too-long" });
});

test("the rules with names are the tie-breaks, and each is read as itself", () => {
  assert.deepEqual(
    rules().map(({ id }) => id),
    tieBreaks().map(({ id }) => id),
  );
  for (const { id, text } of rules()) {
    assert.deepEqual([parseRule(text).id, parseRule(text).text], [id, text]);
    const asked = { board: "9x9", start: "a1", seed: "7" };
    assert.deepEqual(solve({ ...asked, rule: text }), solve({ ...asked, tieBreak: id }));
  }
});

test("every measure can be asked for in its own words", () => {
  for (const { id, least, greatest } of ruleMeasures()) {
    for (const superlative of [least, greatest]) {
      assert.equal(parseRule(`${superlative} ${id}`).text, `${superlative} ${id}`);
    }
  }
});

test("a moment tells what each criterion says of each candidate, and which one decides", () => {
  const session = new Session({ board: "8x8", start: "c3", rule: "nearest edge, fewest onward" });
  const { candidates, rule, decidedBy, reason } = session.moment();
  assert.equal(rule, "nearest edge, fewest onward");
  assert.deepEqual(Object.fromEntries(candidates.map(({ square, values }) => [square, values])), {
    ...{ a2: [1, 2], a4: [1, 3], b1: [1, 2], b5: [2, 5], d1: [1, 3], d5: [4, 7] },
    ...{ e2: [2, 5], e4: [4, 7] },
  });
  assert.equal(decidedBy, 2, "a2 and b1 are equal by both criteria");
  assert.equal(reason.code, "by-rule");
  session.finish();
  assert.deepEqual([session.moment().rule, session.moment().decidedBy], [null, null]);
});
