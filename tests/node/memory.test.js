/** A call for which there is no memory ends the module, and it can be started again. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { withLittleMemory } from "../memory.js";

const pkg = new URL("../../dist/pkg/", import.meta.url);
const settings = { board: "8x8", start: "a1", algorithm: "backtracking" };

test("without memory a call fails, and so do all after it until the module is started again", async () => {
  // Imported under another address it is another module than that of the other tests.
  const module = await import(new URL("knights_tour.js?little-memory", pkg).href);
  const binary = withLittleMemory(await readFile(new URL("knights_tour_bg.wasm", pkg)), 24);
  const { Session, boardInfo, initSync, whenCrashed } = module;
  const starts = [
    () => module.default({ module_or_path: binary }),
    () => initSync({ module: binary }),
    () => module.default({ module_or_path: binary }),
  ];
  let crashes = 0;
  whenCrashed(() => {
    crashes += 1;
  });
  for (const start of starts) {
    await start();
    const before = crashes;
    const session = new Session(settings);
    const bystander = new Session(settings);
    const crash = { name: "Error", code: "crashed" };
    assert.throws(() => session.seek(1_000_000), crash);
    assert.throws(() => boardInfo("5x5"), crash);
    assert.throws(() => new Session(settings), crash);
    await Promise.resolve();
    assert.equal(crashes, before + 1);
    await start();
    assert.equal(boardInfo("5x5").squares, 25);
    const another = new Session({ board: "8x8", start: "a1" });
    for (const lost of [session, bystander]) {
      assert.throws(() => lost.position, { code: "lost" });
      assert.throws(() => lost.moment(), { code: "lost" });
      lost.free();
    }
    // What was freed just now was nobody’s.
    assert.equal(another.finish(), true);
    assert.equal(another.tour().squares.length, 64);
    another.free();
    assert.throws(() => another.position, { code: "freed" });
    // The next round begins with a module that has failed.
    assert.throws(() => new Session(settings).seek(1_000_000), crash);
    await Promise.resolve();
  }
});
