/** Pictures that anyone can make, and the part of a board that a canvas shows. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { CanvasPainter, diagramSvg, paintDiagram, Session } from "./module.js";
import { assertAnswered, shown, values } from "./values.js";

/** @param {string} text @param {RegExp} pattern */
const count = (text, pattern) => (text.match(pattern) ?? []).length;

test("a picture of a board shows what is asked for, and nothing else", () => {
  const plain = diagramSvg({ board: "5x5" });
  assert.match(plain, /^<svg xmlns/);
  const path = ["a1", "b3", "d4"];
  const picture = diagramSvg({ board: "5x5", path, numbers: true, knight: "d4" });
  for (const number of [1, 2, 3]) {
    assert.equal(count(picture, new RegExp(`bold|font-weight="600">${number}</text>`, "g")), 1);
  }
  assert.equal(count(diagramSvg({ board: "5x5", path, closed: true }), /dasharray/g), 1);
  assert.equal(count(plain, /dasharray/g), 0);
  // Squares by number are those by name.
  const [named, numbered] = [
    ["c3", "a1"],
    [12, 0],
  ].map((tick) => diagramSvg({ board: "5x5", marks: { tick, light: tick } }));
  assert.equal(named, numbered);
  assert.notEqual(named, plain);
  // All moves of the knight: 96 on 5 × 5, each once.
  const graph = diagramSvg({ board: "5x5", possible: true });
  const lines = /M[\d.]+ [\d.]+L/g;
  assert.equal(count(graph, lines) - count(plain, lines), 48);
  const written = diagramSvg({ board: "5x5", labels: [["a1", "<a&b>"]], caption: "1 < 2" });
  assert.match(written, />&lt;a&amp;b&gt;<\/text>/);
  assert.match(written, />1 &lt; 2<\/text>/);
  assert.notEqual(diagramSvg({ board: "5x5" }, { theme: "dark" }), plain);
  // Without coordinates nothing stands around the board, and nothing is left free for it.
  const bare = diagramSvg({ board: "5x5", coordinates: false });
  assert.equal(count(bare, /<text/g), 0);
  assert.match(bare, /viewBox="0 0 320 320"/);
  assert.equal(count(diagramSvg({ graph: "A-B-C-A", coordinates: false }), /<text/g), 0);
  // Large coordinates take a third of a square of 64 pixels at least.
  const large = diagramSvg({ board: "5x5", coordinates: "large" });
  const sizes = [...large.matchAll(/<text [^>]*font-size="([\d.]+)"/g)].map(([, size]) =>
    Number(size),
  );
  assert.equal(sizes.length, 10);
  assert(Math.min(...sizes) > 64 / 3, String(sizes));
  // A plain path is one line, however many moves it has.
  const paths = (/** @type {boolean} */ isPlain) =>
    count(diagramSvg({ board: "5x5", squares: "none", path, plain: isPlain }), /<path/g);
  assert.deepEqual([paths(true), paths(false)], [1, 4]);
  assert.match(diagramSvg({ graph: "A-B-C-A", arrows: [["A", "B"]], knight: "C" }), />B<\/text>/);
});

test("what is no diagram is refused by a code", () => {
  /** @type {[any, string][]} */
  const wrong = [
    [{}, "bad-setting"],
    [{ board: "8x8", path: "a1" }, "bad-setting"],
    [{ board: "8x8", path: ["z9"] }, "bad-square"],
    [{ board: "8x8", arrows: [["a1"]] }, "bad-setting"],
    [{ board: "8x8", arrows: ["a1", "b3"] }, "bad-setting"],
    [{ board: "8x8", marks: { tick: 7 } }, "bad-setting"],
    [{ board: "8x8", squares: "round" }, "bad-setting"],
    [{ board: "8x8", labels: [["a1", "x".repeat(13)]] }, "too-long"],
    [{ board: "8x8", caption: "x".repeat(201) }, "too-long"],
    [{ board: "8x8", numbers: "yes" }, "bad-setting"],
    [{ board: "#./..", knight: "a2" }, "square-is-a-hole"],
    [{ board: "9999x1" }, "board-too-large"],
  ];
  for (const [diagram, code] of wrong) {
    assert.throws(() => diagramSvg(diagram), { code }, JSON.stringify(diagram));
  }
  const names = [
    "board",
    "leaper",
    "graph",
    "coordinates",
    "squares",
    "possible",
    "path",
    "closed",
    "colours",
  ];
  const others = ["numbers", "moves", "faint", "arrows", "marks", "labels", "knight", "caption"];
  for (const value of values) {
    assertAnswered(`diagram ${shown(value)}`, () => diagramSvg(value));
    assertAnswered(`view ${shown(value)}`, () => diagramSvg({ board: "5x5" }, value));
    for (const name of [...names, ...others]) {
      const diagram = /** @type {any} */ ({ board: "5x5", [name]: value });
      assertAnswered(`diagram ${name}: ${shown(value)}`, () => diagramSvg(diagram));
      assertAnswered(`[${name}]: ${shown(value)}`, () =>
        diagramSvg({ ...diagram, [name]: [value] }),
      );
      assertAnswered(`painted ${name}: ${shown(value)}`, () =>
        paintDiagram(/** @type {any} */ ({}), diagram, { width: 9, height: 9 }),
      );
    }
    assertAnswered(`tick ${shown(value)}`, () =>
      diagramSvg({ board: "5x5", marks: { tick: [/** @type {any} */ (value)] } }),
    );
    assertAnswered(`painter for ${shown(value)}`, () => new CanvasPainter(value));
  }
  // A list is read no further than it can matter.
  const endless = new Array(1_000_000).fill("a1");
  assert(diagramSvg({ board: "5x5", path: endless }).length < 10_000_000);
});

test("a camera keeps what lies under the pointer, and leaves where all is seen", () => {
  const session = new Session({ board: "200x200" });
  const view = { width: 600, height: 600 };
  const [x, y] = [400, 150];
  const before = session.squareAt(x, y, view);
  let camera = null;
  for (let turn = 0; turn < 12; turn += 1) {
    camera = session.moveCamera({ ...view, camera }, x, y, 1.4, 0, 0);
  }
  assert(camera);
  const near = { ...view, camera };
  const [was, is] = [before, session.squareAt(x, y, near)].map((name) =>
    session.squareInfo(name ?? ""),
  );
  assert(Math.abs((was?.column ?? 0) - (is?.column ?? 99)) <= 1, `${was?.square} ${is?.square}`);
  assert(Math.abs((was?.row ?? 0) - (is?.row ?? 99)) <= 1, `${was?.square} ${is?.square}`);
  // What can be drawn follows the size of squares.
  assert(!session.drawableLayers(view).includes("numbers"));
  assert(session.drawableLayers(near).includes("numbers"));
  // A drag moves as far as the finger.
  const moved = session.moveCamera(near, 0, 0, 1, 60, -30);
  const there = session.squareAt(x + 60, y - 30, { ...view, camera: moved });
  assert.equal(there, is?.square);
  const cornered = session.showSquare(near, "a1");
  const seen = new Set();
  for (let at = 0; at < 600; at += 5) {
    for (let down = 0; down < 600; down += 5) {
      seen.add(session.squareAt(at, down, { ...view, camera: cornered }));
    }
  }
  assert(seen.has("a1"));
  assert.equal(session.showSquare(view, "a1"), null);
  for (let turn = 0; turn < 12; turn += 1) {
    camera = session.moveCamera({ ...view, camera }, x, y, 0.7, 0, 0);
  }
  assert.equal(camera, null);
  for (const value of values) {
    const asked = /** @type {any} */ ({ ...view, camera: value, milliseconds: value });
    assertAnswered(`camera ${shown(value)}`, () => session.squareAt(1, 1, asked));
    for (const name of ["zoom", "x", "y"]) {
      const other = { zoom: 2, x: 3, y: 3, [name]: value };
      assertAnswered(`camera ${name}: ${shown(value)}`, () => {
        const found = session.squareAt(300, 300, { ...view, camera: other });
        assert(found === undefined || found.length > 1, found);
      });
    }
  }
  for (const number of values.filter((value) => typeof value === "number")) {
    const next = session.moveCamera(near, number, number, number, number, number);
    assert(next === null || (next.zoom >= 1 && Number.isFinite(next.zoom)), String(number));
  }
  session.free();
});
