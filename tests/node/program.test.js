/**
 * Runs as programs in other languages.
 *
 * @import { RunSettings } from "./module.js"
 */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { Session, algorithms, programLanguages, programOf } from "./module.js";

test("each language has a program, with the name of its file", () => {
  const names = programLanguages().map(({ id, name }) => [
    name,
    programOf({ board: "8x8" }, id).name,
  ]);
  assert.deepEqual(names, [
    ["Python", "knights_tour.py"],
    ["JavaScript", "knights-tour.js"],
    ["Java", "KnightsTour.java"],
    ["C", "knights_tour.c"],
    ["Rust", "knights_tour.rs"],
  ]);
});

test("a program prints the board of its run, also where the rule is random", () => {
  for (const settings of /** @type {RunSettings[]} */ ([
    { board: "8x8", start: "c3", rule: "fewest onward, nearest edge" },
    { board: "7x5", start: "b2", rule: "fewest onward, random", seed: 5 },
    { board: "5x5", algorithm: "backtracking" },
  ])) {
    const session = new Session(settings);
    session.finish();
    const path = session.state().path;
    const text = execFileSync("node", ["-"], { input: programOf(settings, "javascript").text });
    const rows = text.toString().trimEnd().split("\n");
    const numbers = rows.reverse().flatMap((row) => row.trim().split(/ +/).map(Number));
    const [width = 0] = settings.board.split("x").map(Number);
    const names = numbers.map(
      (_, square) => `${"abcdefgh"[square % width]}${Math.floor(square / width) + 1}`,
    );
    assert.deepEqual(
      numbers,
      names.map((name) => path.indexOf(name) + 1),
    );
    session.free();
  }
});

test("codes of the pseudo-code give lines", () => {
  const { text, lines } = programOf({ board: "8x8", whenStuck: "backtrack" }, "python");
  const known = algorithms().find(({ id }) => id === "warnsdorff")?.pseudocode ?? [];
  for (const [code, [from, to]] of Object.entries(lines)) {
    assert(known.includes(code), code);
    assert(1 <= from && from <= to && to <= text.split("\n").length - 1);
  }
  const [place = 0] = lines.place ?? [];
  assert.equal(text.split("\n")[place - 1], "visit(START)");
});

test("what is no program, and what is no language, is refused", () => {
  assert.throws(() => programOf({ board: "8x8", target: "closed" }, "python"), {
    code: "no-program",
  });
  assert.throws(() => programOf({ board: "8x8", algorithm: "cycles" }, "c"), {
    code: "no-program",
    facts: { method: "Join small loops" },
  });
  // @ts-expect-error no such language
  assert.throws(() => programOf({ board: "8x8" }, "basic"), { code: "bad-setting" });
  // @ts-expect-error no language
  assert.throws(() => programOf({ board: "8x8" }), { code: "bad-setting" });
  // @ts-expect-error no board
  assert.throws(() => programOf({}, "python"), { code: "bad-setting" });
});
