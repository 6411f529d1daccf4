/** What is found out where no theorem decides. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Session, countTours, diagnose, existence, verify } from "./module.js";
import { page } from "./page.js";

/**
 * @import { Found, Question } from "../../www/jobs/find-out.js"
 * @import { Target } from "../../dist/pkg/knights_tour.js"
 */

/** @type {typeof import("../../www/jobs/find-out.js")} */
const { openFindOut } = await page("jobs/find-out.js");

/** @type {(question: Omit<Question, "leaper"> & { leaper?: [number, number] }, limit?: number) => Found} */
function ask(question, limit = 60_000) {
  const job = openFindOut({ leaper: [1, 2], ...question, limit });
  let isDone = false;
  while (!isDone) {
    isDone = job.advance(20).done;
  }
  job.free();
  return job.result;
}

test("a tour is found where no theorem speaks of one, from the start that was chosen", () => {
  for (const target of /** @type {const} */ (["open", "closed"])) {
    const board = ".../.#./...";
    assert.equal(existence(board, target).answer, "unknown");
    const { tour, by } = ask({ board, target, start: "c3" });
    assert.equal(tour?.[0], "c3");
    const { tour: isTour, closed } = verify(board, tour ?? []);
    assert(isTour && (closed || target === "open"));
    assert.equal(by, "cycles");
  }
});

test("where no tour begins at the start, one from elsewhere is found", () => {
  // 5 × 6 without the square beside b1: a5 is of the colour with one square fewer.
  const board = "...../...../...../...../...../#....";
  const start = "a3";
  assert.equal(existence(board, "open", undefined, start).answer, "no");
  const { tour, isProof, by } = ask({ board, target: "open", start });
  assert(!isProof && by && tour && tour[0] !== start);
  assert(verify(board, tour).tour);
});

test("between two squares a tour is found where the count knows one, and nowhere else", () => {
  const board = "3x4";
  const squares = ["a", "b", "c"].flatMap((column) => [1, 2, 3, 4].map((row) => `${column}${row}`));
  for (const end of squares.filter((square) => square !== "a1")) {
    const tours = countTours({ board, target: "open", start: "a1", end });
    const { tour, isProof } = ask({ board, target: "open", ends: { start: "a1", end } });
    assert.deepEqual([tour?.[0], tour?.at(-1)], tours > 0n ? ["a1", end] : [undefined, undefined]);
    assert.equal(isProof, tours === 0n, end);
  }
  // From one square alone: b2 has no tour, though the board has some.
  const { tour, isProof } = ask({ board, target: "open", ends: { start: "b2" } });
  assert.deepEqual([tour, isProof], [null, true]);
});

test("a proof that no tour exists names its method", () => {
  for (const [board, leaper, target] of /** @type {[string, [number, number], Target][]} */ ([
    ["...../.#.../...../#..../...../.....", [1, 2], "closed"],
    ["8x8", [1, 4], "closed"],
    ["8x8", [1, 4], "open"],
    ["11x11", [1, 4], "open"],
    ["12x12", [2, 3], "closed"],
    ["12x12", [2, 3], "open"],
  ])) {
    const { tour, isProof, by } = ask({ board, leaper, target });
    assert.deepEqual([tour, isProof], [null, true], board);
    const isKnown = diagnose(board, target, leaper).length > 0;
    assert.equal(by === "theory", isKnown, board);
  }
});

test("a search that gives up begins again until its time is up", (context) => {
  // Every search gives up at once.
  const given = context.mock.method(Session.prototype, "finish", () => true);
  const job = openFindOut({ board: "8x8", leaper: [1, 2], target: "closed", limit: 1e9 });
  while (given.mock.callCount() < 3) {
    assert(!job.advance(1).done);
  }
  job.free();
});
