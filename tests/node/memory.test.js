/** A call for which there is no memory fails, and nothing else does. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { withLittleMemory } from "../memory.js";

const pkg = new URL("../../dist/pkg/", import.meta.url);
const settings = { board: "8x8", start: "a1", algorithm: "backtracking" };

test("without memory a call fails, and the module is started again", async () => {
  // Imported under another address it is another module than that of the other tests.
  const module = await import(new URL("knights_tour.js?little-memory", pkg).href);
  const binary = await readFile(new URL("knights_tour_bg.wasm", pkg));
  await module.default({ module_or_path: withLittleMemory(binary, 24) });
  const { Session, boardInfo, whenCrashed } = module;
  let crashes = 0;
  whenCrashed(() => {
    crashes += 1;
  });
  for (let round = 1; round <= 3; round += 1) {
    const session = new Session(settings);
    const bystander = new Session(settings);
    assert.throws(() => session.seek(1_000_000), { name: "Error", code: "crashed" });
    await Promise.resolve();
    assert.equal(crashes, round);
    for (const lost of [session, bystander]) {
      assert.throws(() => lost.position, { code: "lost" });
      assert.throws(() => lost.moment(), { code: "lost" });
      lost.free();
    }
    assert.equal(boardInfo("5x5").squares, 25);
    const another = new Session({ board: "8x8", start: "a1" });
    assert.equal(another.finish(), true);
    assert.equal(another.tour().squares.length, 64);
    another.free();
  }
});
