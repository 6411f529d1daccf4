/** Where tours exist, as a map, and the arguments why not. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  boardInfo,
  diagnose,
  existence,
  existenceArgument,
  existenceMap,
  solve,
  Verdict,
} from "./module.js";
import { englishTexts, page } from "./page.js";
import { assertAnswered, shown, values } from "./values.js";

const targets = /** @type {const} */ (["open", "closed"]);

/** Every board of a map. @type {(side: number, see: (width: number, height: number) => void) => void} */
function eachBoard(side, see) {
  for (let height = 1; height <= side; height += 1) {
    for (let width = 1; width <= side; width += 1) {
      see(width, height);
    }
  }
}

test("the map says of each board what is said of it alone", () => {
  for (const target of targets) {
    const map = existenceMap(target, 12);
    assert.equal(map.length, 12);
    eachBoard(12, (width, height) => {
      assert.deepEqual(map[height - 1]?.[width - 1], existence(`${width}x${height}`, target));
    });
    for (const leaper of /** @type {import("../../dist/pkg/knights_tour.js").Leaps[]} */ ([
      [2, 3],
      [
        [0, 1],
        [1, 1],
      ],
    ])) {
      const ofPiece = existenceMap(target, 6, leaper);
      eachBoard(6, (width, height) => {
        const alone = existence(`${width}x${height}`, target, leaper);
        assert.deepEqual(ofPiece[height - 1]?.[width - 1], alone);
      });
    }
  }
});

test("every yes of the map to 30 × 30 has a construction", () => {
  for (const target of targets) {
    const map = existenceMap(target, 30);
    eachBoard(30, (width, height) => {
      if (map[height - 1]?.[width - 1]?.answer === "yes") {
        const board = `${width}x${height}`;
        const { outcome } = solve({ board, target, algorithm: "blocks" });
        assert(outcome.kind === "tour" && (outcome.closed || target === "open"), board);
      }
    });
  }
});

test("maps of boards with joined edges say what is said of each board alone, and the page has a sign for it", async () => {
  const { signs } = await englishTexts("exist");
  for (const wrap of /** @type {const} */ (["columns", "both"])) {
    for (const target of targets) {
      for (const leaper of /** @type {([number, number] | undefined)[]} */ ([
        undefined,
        [1, 3],
        [0, 1],
      ])) {
        const map = existenceMap(target, 9, leaper, wrap);
        eachBoard(9, (width, height) => {
          const known = map[height - 1]?.[width - 1];
          const board = { board: `${width}x${height}`, wrap };
          assert.deepEqual(known, existence(board, target, leaper), `${board.board} ${wrap}`);
          assert(known && known.reason.code in signs, known?.reason.code);
        });
      }
    }
  }
  assert.deepEqual(existenceMap("closed", 9, undefined, "none"), existenceMap("closed", 9));
  assert.throws(() => existenceMap("closed", 9, undefined, /** @type {any} */ ("rows")), {
    code: "bad-setting",
  });
});

test("arguments go from square to square", () => {
  const parts = existenceArgument("4x7", "closed");
  assert.deepEqual(
    parts.map(({ code, steps }) => [code, steps.length]),
    [
      ["colours", 28],
      ["columns", 28],
      ["outer-moves", 14],
      ["alternation", 28],
    ],
  );
  assert.deepEqual(parts[2]?.steps[0], { square: 0, mark: "bound", moves: [6, 9] });
  const met = parts[3]?.steps.filter(({ mark }) => mark === "met");
  assert.equal(met?.length, 14);
  assert.deepEqual(existenceArgument("8x8", "closed"), []);
  const parted = existenceArgument({ graph: "1-2-3-1 4-5-6-4" }, "closed");
  assert.equal(parted[0]?.steps.length, 3);
});

test("arguments and maps of any kind are answered", () => {
  for (const value of values) {
    assertAnswered(`map of ${shown(value)}`, () => existenceMap(value, 3));
    assertAnswered(`map to ${shown(value)}`, () => {
      const map = existenceMap("closed", value);
      assert(map.length > 0 && map.length <= 64);
    });
    assertAnswered(`argument on ${shown(value)}`, () => {
      const parts = existenceArgument(value, "closed");
      assert(parts.every(({ steps }) => steps.length <= boardInfo(value).squares));
    });
    assertAnswered(`argument for ${shown(value)}`, () => existenceArgument("4x5", value));
    assertAnswered(`argument with ${shown(value)}`, () =>
      existenceArgument("4x5", "closed", value),
    );
  }
  assert.throws(() => existenceArgument("4x1025", "closed"), { code: "not-for-this-board" });
});

test("every call gives the same reason why there is no tour", () => {
  const sentence = "has no move to close it with";
  const whys = [existence("1x1", "closed").reason, ...diagnose("1x1", "closed")];
  const { outcome } = solve({ board: "1x1", target: "closed", algorithm: "best" });
  assert.equal(outcome.kind, "impossible");
  for (const why of outcome.kind === "impossible" ? [...whys, outcome.reason] : whys) {
    assert.equal(why.code, "one-square");
    assert.ok(why.sentence.includes(sentence), why.sentence);
  }
  const verdict = new Verdict({ board: "6x6", path: ["e1", "c2", "b4", "d3"], target: "closed" });
  let isDone = false;
  while (!isDone) {
    isDone = verdict.advance(8).done;
  }
  const { result } = verdict;
  assert.equal(
    result.kind === "lost" && result.sentence,
    "a1 and a6 have a single move left each, so the tour would end there and not close",
  );
  verdict.free();
  // On a graph the words are those of graphs.
  const [found] = diagnose({ graph: "1-2-x-1,3-4-x-3" }, "closed");
  assert.match(found?.sentence ?? "", /^x would need more than two moves: /);
  assert.match(existence({ graph: "a-b-c" }, "closed").reason.sentence, /at every vertex$/);
});

test("the page names a square once, even if two things about it rule a tour out", async () => {
  const { feasibilityInWords } = await page("run/feasibility.js");
  const { marked } = feasibilityInWords({ board: "2x3", target: "open" });
  assert.deepEqual(marked, ["a2", "b2", "b1", "a3"]);
});

test("an open tour that was found answers for its start, and a closed one for every start", async () => {
  const { feasibilityInWords, rememberTour } = await page("run/feasibility.js");
  const on = /** @type {const} */ ({ board: "7x5", leaper: [2, 3], wrap: "both" });
  const answer = (
    /** @type {"open" | "closed"} */ target,
    /** @type {string | undefined} */ start = undefined,
  ) => feasibilityInWords({ ...on, target }, start).answer;
  assert.equal(answer("open", "a1"), "unknown");
  assert(rememberTour(on, false, "b2"));
  assert(!rememberTour(on, false, "b2"), "it is known");
  assert.deepEqual(
    ["a1", "b2", undefined].map((start) => answer("open", start)),
    ["unknown", "yes", "yes"],
  );
  assert.equal(answer("closed"), "unknown");
  assert(rememberTour(on, true, "b2"));
  assert.deepEqual([answer("open", "a1"), answer("closed", "c3")], ["yes", "yes"]);
});
