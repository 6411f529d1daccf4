/** What the room in which boards are made asks for. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { rowsOfPicture } from "../../www/rooms/build/threshold.js";
import {
  boardInfo,
  existence,
  checkLeaper,
  leapers,
  paintDraft,
  parseBoard,
  placeAt,
  shapes,
  solve,
} from "./module.js";
import { page } from "./page.js";
import { assertAnswered, shown, values } from "./values.js";

/** @type {any[]} */
const others = ["x", "1\n1", " ", "x x\nxx", "##/##", "8x8\n8x8", "\u{1F40E}", "s".repeat(100)];

test("boards are read in every common form", () => {
  const board = ".#./.../..#";
  for (const [text, squares, holes] of [
    [".#.\n...\n..#", ".", "#"],
    ["x x\nxxx\nxx", "x", " "],
    ["0 0/000/00 ", "0", " "],
    ["x.x/xxx/xx.", "x", "."],
    ["0-0\n000\n00-", "0", "-"],
  ]) {
    const form = { layout: "rows", squares, holes };
    const { alternatives, ...first } = parseBoard(text ?? "");
    assert.deepEqual(first, { width: 3, height: 3, board, form });
    const other = { layout: "rows", squares: holes, holes: squares };
    assert.deepEqual(
      alternatives.map((reading) => [reading.board, reading.form]),
      [["#.#/###/##.", other]],
    );
  }
  const spaced = parseBoard("0 . 0\n0 0 0\n0 0 .");
  assert.deepEqual([spaced.board, spaced.form.layout], [board, "spaced"]);
  assert.equal(parseBoard("0.000000.").form.layout, "flat");
  assert.deepEqual(
    [parseBoard("8 x 8").board, parseBoard("8 x 8").form.layout, parseBoard("8 x 8").alternatives],
    ["8x8", "size", []],
  );
  const { board: full, start } = parseBoard("00\ns0");
  assert.deepEqual([full, start], ["2x2", "a1"]);
});

test("ambiguous texts return both readings", () => {
  const { board, alternatives } = parseBoard("x x\nx x");
  assert.deepEqual([board, alternatives.map((other) => other.board)], ["2x2", [".#./.#."]]);
  const mask = parseBoard("101/111/111");
  assert.deepEqual([mask.form.squares, mask.alternatives[0]?.form.squares], ["1", "0"]);
});

test("of two signs the one that can have a tour is the likelier square", () => {
  for (const [text, squares] of [
    ["........\n........\n..X.....\n........\n........\n.....X..", "."],
    ["x..xxxx\n....xxx\n....xxx\nx..xxxx", "."],
    ["xxxxx\nxxxxx\nxx.xx\nxxxxx\nxxxxx", "x"],
  ]) {
    const { form, alternatives } = parseBoard(text ?? "");
    assert.deepEqual([form.squares, alternatives.length], [squares, 1]);
    assert.equal(alternatives[0]?.form.squares, form.holes);
  }
});

test("errors in a board have their row and character", () => {
  assert.throws(() => parseBoard("...\n.?."), {
    code: "bad-board",
    message: /^'\?' in row 2, place 2, is neither a square nor a hole/,
  });
  assert.throws(() => parseBoard("s..\n.s."), { code: "bad-board", message: /row 2 .* place 2/ });
  assert.throws(() => parseBoard("...\n.."), { code: "bad-board", message: /^row 2 / });
  assert.throws(() => parseBoard("x".repeat(5000)), { code: "board-too-large" });
  assert.throws(() => parseBoard("x".repeat(50_000_000)), { code: "too-long" });
});

test("shapes are boards of the size asked for", () => {
  assert.equal(shapes().find(({ id }) => id === "ring")?.board.length, 8 * 9 - 1);
  for (const { name, board } of shapes(12)) {
    assert.notEqual(name, "");
    assert(boardInfo(board).squares < 144);
  }
  assert.throws(() => shapes(2), { code: "bad-setting" });
  assert.throws(() => shapes(5000), { code: "board-too-large" });
});

test("a piece is read of its leaps, a text or its name", () => {
  const king = [
    [0, 1],
    [1, 1],
  ];
  for (const asked of [king, "1,1+0,1", "king", [king[1], king[0], king[1]]]) {
    assert.deepEqual(checkLeaper(/** @type {any} */ (asked)), king);
  }
  assert.deepEqual(checkLeaper([2, 1]), [1, 2]);
  assert.throws(() => checkLeaper("rook"), { code: "bad-leaper", kind: "LeaperError.Rider" });
  for (const wrong of [[1], [[1, 2, 3]], [1, [2, 3]], [[1, 2], 3], [], {}, 7]) {
    assert.throws(() => checkLeaper(/** @type {any} */ (wrong)), { code: "bad-setting" });
  }
});

test("leapers can be used as they are listed", () => {
  assert.deepEqual(leapers()[0], { name: "Knight", lengths: [1, 2] });
  for (const { lengths } of leapers()) {
    assert.equal(existence("20x20", "open", lengths).reason.code.length > 0, true);
    assert(solve({ board: "20x20", leaper: lengths }).squares.length > 1);
  }
});

test("places of squares and holes are found, and nothing beside the board", () => {
  const view = { width: 400, height: 400 };
  const found = new Set();
  for (let x = 0; x < 400; x += 20) {
    for (let y = 0; y < 400; y += 20) {
      const place = placeAt("##/#.", x, y, view);
      found.add(place ? `${place.column} ${place.row}` : "none");
    }
  }
  assert.deepEqual([...found].sort(), ["0 0", "0 1", "1 0", "1 1", "none"]);
});

test("values of any kind are answered", () => {
  for (const value of [...values, ...others]) {
    assertAnswered(`parseBoard ${shown(value)}`, () => {
      const { board, start } = parseBoard(value);
      assert(boardInfo(board).squares > 0);
      existence(board, "open", undefined, start);
    });
    assertAnswered(`shapes ${shown(value)}`, () => shapes(value));
    assertAnswered(`placeAt ${shown(value)}`, () => placeAt(value, 1, 1, { width: 9, height: 9 }));
    assertAnswered(`view ${shown(value)}`, () => placeAt("..", 1, 1, value));
    assertAnswered(`paintDraft ${shown(value)}`, () =>
      paintDraft(/** @type {any} */ ({}), value, { width: 9, height: 9 }),
    );
  }
});

test("dark pixels become squares, or light ones", () => {
  const [black, white, glass] = [
    [0, 0, 0, 255],
    [255, 255, 255, 255],
    [0, 0, 0, 0],
  ];
  const pixels = [black, white, glass, white, black, black].flat();
  assert.deepEqual(rowsOfPicture(pixels, 3, 128, false), [".##", "#.."]);
  assert.deepEqual(rowsOfPicture(pixels, 3, 128, true), ["#..", ".##"]);
  assert.deepEqual(rowsOfPicture(pixels, 3, 0, false), ["###", "###"]);
});

test("a stroke beside the board changes nothing of it", async () => {
  const { painted } = await page("rooms/build/draft.js");
  const draft = { rows: ["...", ".#."], start: null };
  const beside = [-1, 2, 3, 7].flatMap((at) => [
    { column: at === 2 ? 3 : at, row: 0 },
    { column: 0, row: at },
  ]);
  for (const isSquare of [true, false]) {
    assert.deepEqual(painted(draft, beside, isSquare), draft);
  }
});
