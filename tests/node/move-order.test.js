// The order of moves: what the module reads, how the small board changes it, and what lesson 2 says of it.

import test from "node:test";
import assert from "node:assert/strict";
import { moved, placeByKey } from "../../www/app/move-order/places.js";
import {
  MOST,
  TRIED,
  orderAt,
  runsByOrder,
} from "../../www/rooms/learn/demonstrations/order-runs.js";
import { Session, algorithms, openRequest, parseMoves, solve } from "./module.js";

const knight = [
  ...[[2, 1], [1, 2], [-1, 2], [-2, 1]], // prettier-ignore
  ...[[-2, -1], [-1, -2], [1, -2], [2, -1]], // prettier-ignore
];
const listed = knight.map((step) => step.join()).join(" ");

test("an order is read by its name or move by move", () => {
  assert.deepEqual(parseMoves("tutorial"), { text: "tutorial", moves: knight });
  assert.equal(parseMoves(listed).text, "tutorial");
  assert.deepEqual(parseMoves("rows", [0, 1]).moves, [[0, 1], [-1, 0], [1, 0], [0, -1]]); // prettier-ignore
  assert.throws(() => parseMoves("sideways"), { code: "bad-moves" });
  assert.throws(() => parseMoves(/** @type {any} */ (7)), { code: "bad-setting" });
});

test("a run is in the order that is asked for, and a link keeps it", () => {
  const asked = { board: "8x8", start: "a8", tieBreak: /** @type {const} */ ("first") };
  const rows = solve({ ...asked, moves: "rows" }).squares;
  // What SequenceL, Phix and Prolog print on Rosetta Code.
  assert.deepEqual(rows.slice(0, 4), ["a8", "c7", "e8", "g7"]);
  assert.notDeepEqual(solve(asked).squares, rows);
  const { session, settings } = openRequest({ ...asked, moves: listed });
  assert.equal(settings.moves, "tutorial");
  session.free();
  // The usual order of a method is not taken along to another one.
  const usual = openRequest({ ...asked, algorithm: "backtracking", moves: "tutorial" });
  assert.equal(usual.settings.moves, undefined);
  usual.session.free();
  const refused = openRequest({ ...asked, moves: "2,1" });
  assert.deepEqual(
    refused.problems.map(({ name, code, instead }) => [name, code, instead]),
    [["moves", "bad-moves", "encyclopaedia"]],
  );
  refused.session.free();
  const withOrder = algorithms().filter(({ usualMoves }) => usualMoves !== null);
  assert.deepEqual(
    withOrder.map(({ id, usualMoves }) => [id, usualMoves]),
    [
      ["warnsdorff", "encyclopaedia"],
      ["backtracking", "tutorial"],
    ],
  );
});

test("a move goes to another place by dragging or by keys", () => {
  /** @type {[number, number][]} */
  const steps = [[1, 2], [2, 1], [2, -1]]; // prettier-ignore
  assert.deepEqual(moved(steps, 2, 0), [[2, -1], [1, 2], [2, 1]]); // prettier-ignore
  assert.deepEqual(moved(steps, 0, 1), [[2, 1], [1, 2], [2, -1]]); // prettier-ignore
  assert.deepEqual(
    ["ArrowUp", "ArrowRight", "Home", "End", "3", "9", "a"].map((key) => placeByKey(key, 4, 7)),
    [3, 5, 0, 7, 2, 7, null],
  );
  assert.equal(placeByKey("ArrowDown", 7, 7), 7);
});

test("the order alone makes backtracking a hundred times as long, as lesson 2 says", () => {
  assert.deepEqual(orderAt(["a", "b", "c"], 0), ["a", "b", "c"]);
  assert.deepEqual(orderAt(["a", "b", "c"], 5), ["c", "b", "a"]);
  const runs = runsByOrder(parseMoves("tutorial").moves);
  assert.equal(new Set(runs.map(({ moves }) => moves)).size, TRIED);
  const placements = runs.map((run) => {
    const session = new Session(run);
    const count = () => session.moment().counters.placements;
    let isOver = false;
    while (!isOver) {
      isOver = session.finish(100_000) || count() >= MOST;
    }
    const found = session.moment().outcome?.kind === "tour" && count() < MOST ? count() : null;
    session.free();
    return found;
  });
  const finished = placements.filter((n) => n !== null);
  // Counted by an independent program in C.
  assert.equal(placements[0], 248_168);
  assert.deepEqual([finished.length, Math.min(...finished)], [6, 8910]);
});
