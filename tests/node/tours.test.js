/** Tours in every common writing, for `verify` and to be walked. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { graphInfo, Session, solve, verify } from "./module.js";

const board = "6x6";
const { squares } = solve({ board, algorithm: "cycles", target: "closed", start: "c3" });
const session = new Session({ board, algorithm: "given", tour: squares.join("") });
session.finish();
const numbers = session.tour()?.numbers ?? "";
session.free();

/** Row from the top and column of a square. @param {string} name */
const place = (name) => [6 - Number(name.slice(1)), name.charCodeAt(0) - 97];
const pairs = squares.map(place);
const table = numbers.split("\n").map((row) => row.trim().split(/ +/).map(Number));

/** @type {[text: string, form: string][]} */
const texts = [
  [squares.join(" "), "squares"],
  [squares.join(""), "squares"],
  [JSON.stringify(squares), "squares"],
  [numbers, "numbered-board"],
  [JSON.stringify(table), "numbered-board"],
  [table.map((row) => row.map((number) => number - 1).join("\t")).join("\n"), "numbered-board"],
  [pairs.map((pair) => `(${pair.join(", ")})`).join(" "), "pairs"],
  [pairs.map(([row = 0, column = 0]) => `${row + 1},${column + 1}`).join("\n"), "pairs"],
  [JSON.stringify(pairs), "pairs"],
  [pairs.map(([row = 0, column = 0]) => (5 - row) * 6 + column).join(","), "numbers"],
];

test("a tour is verified in every common writing", () => {
  for (const [text, form] of texts) {
    const verdict = verify(board, text);
    assert.deepEqual([verdict.tour, verdict.closed, verdict.form], [true, true, form], text);
  }
  assert.equal(verify(board, pairs).form, "pairs");
  assert.equal(verify(board, table).form, "numbered-board");
  assert.equal(verify({ graph: "a-b-c-a" }, "c a b").closed, true);
});

test("links and runs take a tour in every common writing", () => {
  for (const [tour, form] of texts) {
    const run = solve({ board, algorithm: "given", tour });
    assert.deepEqual(run.squares, squares, form);
  }
});

test("errors in the text of a tour are explained", () => {
  const twice = numbers.replace(/\b36\b/, "35");
  assert.match(verify(board, twice).problem ?? "", /^35 appears twice/);
  assert.match(verify(board, "a1 z9").problem ?? "", /z9/);
  assert.equal(verify(board, "").tour, false);
  assert.equal(verify(board, [[]]).tour, false);
  assert.throws(() => verify(board, "1 ".repeat(1_000_000)), { code: "too-long" });
  assert.throws(() => verify(board, new Array(10_000).fill([0, 0])), { code: "too-long" });
});

/** A text of the file that the tests in Rust share, and how it is read. @typedef {{ board: string, text: string, form: string, squares: string, holds: number, leftOut?: string[], open?: string[] }} TourText */
/** The same of a graph. @typedef {{ graph: string, vertices: number, edges: number, closed: boolean, open: boolean, problem?: string }} GraphText */

/** @type {(TourText | GraphText)[]} */
const varied = JSON.parse(
  readFileSync(new URL("../data/varied-texts.json", import.meta.url), "utf8"),
);

test("the module reads texts as the library and the command do", () => {
  for (const text of varied) {
    if ("board" in text) {
      const { form, squares: found = [], holds, leftOut, open } = verify(text.board, text.text);
      assert.deepEqual(
        { form, squares: found.join(" "), holds, leftOut, open },
        {
          form: text.form,
          squares: text.squares,
          holds: text.holds,
          leftOut: text.leftOut ?? [],
          open: text.open ?? [],
        },
        text.text,
      );
    } else if (text.problem !== undefined) {
      assert.throws(() => graphInfo(text.graph), { code: text.problem }, text.graph);
    } else {
      const { names, edges } = graphInfo(text.graph);
      assert.deepEqual([names.length, edges], [text.vertices, text.edges], text.graph);
      for (const target of /** @type {const} */ (["closed", "open"])) {
        const { outcome } = solve({ graph: text.graph, target, whenStuck: "backtrack" });
        assert.equal(outcome?.kind === "tour", text[target], `${target}: ${text.graph}`);
      }
    }
  }
});
