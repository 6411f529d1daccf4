/** What Build’s worker finds out where no theorem decides. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { diagnose, existence, verify } from "./module.js";

/** @import { FindOutPart, Question } from "../../www/rooms/build/find-out-work.js" */

const built = new URL("../../dist/rooms/build/find-out-work.js", import.meta.url).href;
/** As it is built: it asks the module that is started here. */
const { work } = /** @type {typeof import("../../www/rooms/build/find-out-work.js")} */ (
  await import(built)
);

/** @type {(question: Omit<Question, "leaper"> & { leaper?: [number, number] }, limit?: number) => FindOutPart[]} */
function ask(question, limit = 60_000) {
  /** @type {FindOutPart[]} */
  const parts = [];
  /** @type {[number, number]} */
  const knight = [1, 2];
  work({ kind: "find-out", question: { leaper: knight, ...question }, limit }, (part) =>
    parts.push(part),
  );
  return parts;
}

test("a tour is found where no theorem speaks of one", () => {
  for (const target of /** @type {const} */ (["open", "closed"])) {
    const board = ".../.#./...";
    assert.equal(existence(board, target).answer, "unknown");
    const tour = ask({ board, target, start: "c3" }).at(-1)?.tour ?? [];
    assert.equal(tour[0], "c3");
    const { tour: isTour, closed } = verify(board, tour);
    assert(isTour && (closed || target === "open"));
  }
});

test("that there is none is proved, by the exact search alone", () => {
  for (const [board, leaper] of /** @type {[string, [number, number]][]} */ ([
    ["...../##.../...../...../...../.....", [1, 2]],
    ["8x8", [1, 4]],
  ])) {
    assert.equal(diagnose(board, "closed", leaper).length, 0);
    const last = ask({ board, leaper, target: "closed" }).at(-1);
    assert.deepEqual([last?.tour, last?.isProof], [null, true]);
  }
});

test("what is not found in time is left open", () => {
  const parts = ask({ board: "11x11", leaper: [1, 4], target: "open" }, 200);
  assert(parts.length > 0);
  assert(parts.every(({ tour, isProof }) => tour === null && !isProof));
});
