/** What the room Possible? draws: diagrams, step by step. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { languages } from "../../xtask/languages.js";
import { diagramSvg, existence } from "./module.js";
import { page, textsIn } from "./page.js";

const { linkFrom, openArgument, openShow, verdictOf } = await page("rooms/exist/show.js");
const { route } = await page("rooms/exist/state.js");
const { openSearch } = await page("rooms/exist/search.js");
const { openTour } = await page("rooms/exist/tour.js");

/** How many squares have each sign. @param {any} show @param {number} step @returns {Record<string, number>} */
function signs(show, step) {
  show.run.seek(step);
  const marks = /** @type {Record<string, number[]>} */ (show.look().marks);
  return Object.fromEntries(
    Object.entries(marks)
      .map(([sign, squares]) => [sign, squares.length])
      .filter(([, count]) => count !== 0),
  );
}

test("the squares of an argument get its signs one by one", () => {
  const show = openArgument({ target: "closed", width: 4, height: 5 });
  assert.deepEqual(signs(show, 0), {});
  assert.deepEqual(signs(show, 2), { dark: 1, light: 1, frame: 1 });
  assert.deepEqual(show.look().marks.frame, [1]);
  // The first colouring, and on it the second: outer rows, and inner ones.
  assert.deepEqual(signs(show, 40), { dark: 10, light: 10, inset: 10, dot: 10, frame: 1 });
  show.run.seek(41);
  assert.deepEqual(show.look().moves, [
    [0, 6],
    [0, 9],
  ]);
  // What becomes of an inner square takes the place of its dot.
  assert.deepEqual(signs(show, 70), { dark: 10, light: 10, inset: 10, tick: 10, cross: 10 });
  for (let step = 0; step <= 70; step += 1) {
    show.run.seek(step);
    assert.match(diagramSvg(show.look()), /^<svg/);
  }
  assert.deepEqual(signs(show, 0), {});

  const narrow = openArgument({ target: "open", width: 9, height: 2 });
  assert.deepEqual(signs(narrow, Infinity), { disc: 5 });
  assert(narrow.look().moves.length >= 4);
  assert.equal(openArgument({ target: "open", width: 8, height: 8 }), null);
});

test("a tour is drawn to its end, and a search with the knight where it stands", () => {
  const tour = openTour({ target: "closed", width: 5, height: 6 });
  assert.deepEqual([tour.look().path, tour.look().closed], [[], false]);
  tour.run.seek(30);
  const { path, closed, knight } = tour.look();
  assert.deepEqual([path.length, closed, knight], [30, false, path[29]]);
  tour.run.seek(31);
  assert.equal(tour.look().closed, true);
  assert.match(diagramSvg(tour.look()), /dasharray/);

  const search = openSearch({ target: "open", width: 3, height: 5 });
  search.run.seek(1);
  const drawn = search.look();
  assert.equal(drawn.path.length, 2);
  assert.deepEqual([drawn.marks.dot, drawn.knight], [[drawn.path[0]], drawn.path[1]]);
  search.free();
});

/** Waits until something is so. @param {() => boolean} isSo */
async function until(isSo) {
  while (!isSo()) {
    await new Promise((resolve) => setTimeout(resolve));
  }
}

test("every possibility is tried while one search is followed, until it is shown no more", async () => {
  const search = openSearch({ target: "open", width: 3, height: 5 });
  assert.match(search.lines()[1], /0 times so far/);
  let heard = 0;
  search.begin(() => (heard += 1));
  search.run.seek(5);
  await until(() => !search.isWorking);
  assert(heard > 0);
  assert.match(search.lines()[1], /until nothing was left to try: there is no open tour\.$/);
  assert.equal(search.run.position, 5);
  search.free();

  const left = openSearch({ target: "closed", width: 3, height: 8 });
  heard = 0;
  left.begin(() => (heard += 1));
  await until(() => heard > 0);
  left.free();
  const before = heard;
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(heard, before);
});

test("proofs speak of rows and columns as the board is drawn, in both orientations and all sizes", () => {
  for (const target of /** @type {const} */ (["closed", "open"])) {
    for (let across = 1; across <= 4; across += 1) {
      for (let along = 1; along <= 30; along += 1) {
        for (const [width, height] of /** @type {[number, number][]} */ ([
          [across, along],
          [along, across],
        ])) {
          const board = `${width}x${height}`;
          const name = `${target} ${board}`;
          const { reason } = existence(board, target);
          const other = width < height ? /\brows?\b/ : /\bcolumns?\b/;
          assert.doesNotMatch(reason.sentence, other, name);
          const show = openArgument({ target, width, height });
          if (!show || across < 4) {
            continue;
          }
          show.run.seek(Infinity);
          const texts = [...show.lines(), show.sentence()];
          for (let step = 0; step <= show.run.position; step += 1) {
            show.run.seek(step);
            texts.push(show.sentence());
          }
          assert.doesNotMatch(texts.join(" "), other, name);
          if (reason.code === "side-4") {
            const line = width < height ? "column" : "row";
            assert.match(reason.sentence, new RegExp(`four ${line}s.*outer ${line}`), name);
            assert.match(texts.join(" "), new RegExp(`outer ${line}s`), name);
          }
        }
      }
    }
  }
});

test("on a ring an argument follows moves over the edge, and the verdict is that of the ring", () => {
  const ring = /** @type {const} */ ({ target: "closed", width: 6, height: 4, wrap: "columns" });
  const why = verdictOf(ring);
  assert.equal(why.answer, "no");
  assert.match(why.because, /with four rows, every move from an outer row leads to an inner one/);
  const show = openShow(ring, why);
  show.run.seek(49);
  // a1 is bound to inner rows, over the edge as well.
  const moves = /** @type {[number, number][]} */ (show.look().moves);
  assert.deepEqual(
    moves.map(([, end]) => end).toSorted((one, other) => one - other),
    [8, 10, 13, 17],
  );
  assert.match(diagramSvg(show.look()), />f3</);
  assert.equal(
    linkFrom("explore", { ...ring, start: "a1" }, show.explore.words),
    "#explore?board=6x4&wrap=columns&start=a1&target=closed",
  );
  // Of four columns there are tours on a ring, but none on a flat board.
  assert.equal(verdictOf({ ...ring, width: 4, height: 6 }).answer, "yes");
  assert.equal(verdictOf({ ...ring, width: 4, height: 6, wrap: undefined }).answer, "no");
  // Two squares with a single move each are to blame, and nothing is searched.
  const small = { ...ring, width: 1, height: 2 };
  const blamed = openShow(small, verdictOf(small)).look();
  assert.deepEqual([blamed.marks.ring, blamed.wrap], [["a1", "a2"], "columns"]);
});

test("a wrong surface in a link is answered with the right ones", () => {
  const { state, problems } = route.read("#exist?wrap=sphere");
  assert.equal(state.wrap, undefined);
  assert.match(problems[0].message, /“sphere” is not a surface; choose columns .* or both/);
});

test("every language tells surfaces apart, and on a ring rows from columns", async () => {
  for (const { id } of languages) {
    const words = await textsIn(id, "exist");
    const all = (/** @type {(wrap?: string) => string} */ say) =>
      ["none", "columns", "both"].map((wrap) => say(wrap === "none" ? undefined : wrap));
    for (const said of [
      all((wrap) => words.heading("open", 6, 4, { wrap, start: "a1" })),
      all((wrap) => words.title({ target: "closed", width: 6, height: 4, wrap })),
      all((wrap) => words.mapName("closed", wrap)),
    ]) {
      assert.equal(new Set(said).size, 3, `${id}: ${said.join(" | ")}`);
    }
    for (const code of ["side-1", "side-2", "side-4"]) {
      const known = { answer: "no", reason: { code } };
      assert.notEqual(words.meaning(known, "columns"), words.meaning(known), `${id}: ${code}`);
      const cells = [undefined, "columns"].map((wrap) => words.cell("closed", 6, 4, known, wrap));
      assert.notEqual(cells[0], cells[1]);
    }
  }
});
