/** Posters: finished tours as SVG documents. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { poster, solve, solveLarge, verify } from "./module.js";
import { assertAnswered, shown, values } from "./values.js";

/** @import { Statistics } from "../../dist/pkg/knights_tour.js" */

const board = "6x6";
const { squares } = solve({ board, target: "closed", algorithm: "cycles" });

/** What a call threw. @param {() => unknown} act @returns {{ code: string, message: string }} */
function refusal(act) {
  try {
    act();
  } catch (error) {
    return /** @type {any} */ (error);
  }
  return assert.fail("nothing was refused");
}

test("a tour becomes an SVG document in every style", () => {
  for (const style of /** @type {const} */ (["numbered", "line", "ribbon", "woven", "turns"])) {
    const svg = poster({ board, squares, style, paper: "A3", title: "Six", theme: "dark" });
    assert.match(
      svg,
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" .*width="297mm" height="420mm"/,
    );
    assert(svg.endsWith("</svg>\n") && svg.includes(">Six</text>"), style);
  }
  assert(
    poster({ board, squares }).includes(">36</text>"),
    "it is numbered unless asked otherwise",
  );
});

test("a tour can be written in any way that verify reads", () => {
  const usual = poster({ board, squares, style: "line" });
  assert.equal(poster({ board, squares: squares.join(" "), style: "line" }), usual);
  const numbers = solveLarge({ board: "8x8" });
  assert.equal(
    poster({ board: "8x8", squares: numbers }),
    poster({ board: "8x8", squares: [...numbers] }),
  );
});

test("paper is turned as the board is unless asked otherwise", () => {
  const size = (/** @type {object} */ more) => {
    const wide = { board: "10x3", squares: solve({ board: "10x3", algorithm: "best" }).squares };
    return /width="([^"]*)" height="([^"]*)"/.exec(poster({ ...wide, ...more }))?.slice(1);
  };
  assert.deepEqual(size({}), ["297mm", "210mm"]);
  assert.deepEqual(size({ orientation: "portrait" }), ["210mm", "297mm"]);
  assert.deepEqual(size({ paper: "800x1200px" }), ["800px", "1200px"]);
});

test("the legend is in English unless its texts are given", () => {
  const turned = { board, squares, style: /** @type {const} */ ("turns") };
  const { turns } = /** @type {Statistics} */ (verify(board, squares).statistics);
  const usual = poster(turned);
  assert(usual.includes(`>${turns} turns<`) && usual.includes(`>${36 - turns} straight on<`));
  const given = poster({ ...turned, turnsText: "Knicke", straightText: "geradeaus" });
  assert(given.includes(">Knicke<") && given.includes(">geradeaus<") && !given.includes(" turns<"));
});

test("words are escaped", () => {
  const svg = poster({ board, squares, title: "<b>&amp;\u0000", caption: "\ud800</svg>" });
  assert.equal(svg.split("</svg>").length, 2);
  assert(svg.includes("&lt;b&gt;&amp;amp;"));
});

test("what cannot be a poster is refused with a code and in words", () => {
  /** @type {[object, string, string][]} */
  const refused = [
    [{ squares: squares.slice(1) }, "no-tour", "35 of 36 squares are visited"],
    [{ squares: ["a1", "a2"] }, "no-tour", "a1"],
    [{ squares: "a1 z9" }, "bad-square", "z9"],
    [{ squares: 7 }, "bad-setting", "squares cannot be"],
    [{ style: "knotted" }, "bad-setting", "numbered, line, ribbon, woven, turns"],
    [{ paper: "A9" }, "bad-setting", "A5, A4, A3, A2, A1, A0, letter, legal, tabloid, square"],
    [{ paper: "10001x64px" }, "bad-setting", "from 64 to 10000"],
    [{ orientation: "upside-down" }, "bad-setting", "auto, portrait, landscape"],
    [{ theme: "pink" }, "bad-setting", "light, dark, projector, black-and-white"],
    [{ title: "x".repeat(101) }, "too-long", "title can have at most 100 characters"],
    [{ caption: "x".repeat(301) }, "too-long", "caption can have at most 300 characters"],
    [{ graph: "1-2-3-1", squares: ["1", "2", "3"] }, "not-for-this-board", "choose a board"],
    [{ board: "257x256" }, "not-for-this-board", "up to 65,536 squares; this board has 65,792"],
    [{ board: "0x6" }, "bad-board", "at least 1"],
  ];
  for (const [more, code, said] of refused) {
    const { code: found, message } = refusal(() => poster({ board, squares, ...more }));
    assert.equal(found, code, `${JSON.stringify(more).slice(0, 80)}: ${message}`);
    assert(message.includes(said), message);
  }
});

test("settings of any kind are answered", () => {
  const names = ["board", "leaper", "graph", "squares", "style", "paper", "orientation"];
  for (const name of [...names, "title", "caption", "theme"]) {
    for (const value of values) {
      const settings = /** @type {any} */ ({ board, squares, [name]: value });
      assertAnswered(`${name}: ${shown(value)}`, () => poster(settings));
    }
  }
  for (const value of values) {
    assertAnswered(`settings: ${shown(value)}`, () => poster(value));
  }
});
