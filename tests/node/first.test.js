/** The small module that the page starts with: the same interface, and less behind it. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import init, * as first from "../../dist/pkg/first.js";
import * as whole from "./module.js";
import { assertRefuses } from "./values.js";

const binary = new URL("../../dist/pkg/first_bg.wasm", import.meta.url);
await init({ module_or_path: await readFile(binary) });

test("both modules list the same, and know the same boards", () => {
  assert.deepEqual(first.algorithms(), whole.algorithms());
  assert.deepEqual(first.tieBreaks(), whole.tieBreaks());
  assert.deepEqual(first.graphs(), whole.graphs());
  assert.deepEqual(first.limits(), whole.limits());
  for (const board of ["3x3", "8x8", "..#/.../..."]) {
    assert.deepEqual(first.boardInfo(board), whole.boardInfo(board));
    assert.deepEqual(first.existence(board, "closed"), whole.existence(board, "closed"));
  }
});

test("the first module runs Warnsdorff's rule as the whole one does", () => {
  for (const tieBreak of first.tieBreaks().map(({ id }) => id)) {
    const settings = { board: "8x8", start: "a1", tieBreak, seed: "7" };
    const [here, there] = [new first.Session(settings), new whole.Session(settings)];
    for (const session of [here, there]) {
      session.seek(40);
      session.back();
    }
    assert.deepEqual(here.state(), there.state());
    assert.equal(here.svg(), there.svg());
    here.finish();
    there.finish();
    assert.deepEqual(here.moment().outcome, there.moment().outcome);
    assert.deepEqual(here.tour(), there.tour());
  }
});

test("what only the whole module has is refused by the first, as such", () => {
  const others = first.algorithms().filter(({ id }) => id !== "warnsdorff");
  assert.equal(others.length, whole.algorithms().length - 1);
  for (const { id } of others) {
    assertRefuses(() => new first.Session({ board: "3x3", algorithm: id }), "elsewhere");
  }
  assertRefuses(() => new first.Session({ graph: "1-2 2-3 3-1" }), "elsewhere");
  assertRefuses(() => first.existence({ graph: "1-2" }, "open"), "elsewhere");
  assertRefuses(() => new first.Session({ board: "8x8", algorithm: "magic" }), "unknown-algorithm");
});
