/** Links of any kind: reading one never fails, and what is written of it reads as the same. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.js";

const address = await page("app/run-address.js");

/** Pieces that links are made of, and some that they should not be. */
const pieces = [
  ..."#?&=/.%-,:;+ \u0000💩é",
  ...["explore", "board", "start", "algorithm", "tieBreak", "seed", "step", "layers", "theme"],
  ...["8x8", "a1", "warnsdorff", "dark", "graph,path", "17", "-1", "1e9", "9".repeat(40)],
  ...["%E0%A4%A", "%00", "__proto__", "constructor", "<b>", "\ud83d", "x".repeat(500)],
];

/** Numbers that are the same in every run. @param {number} seed */
function* draws(seed) {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

test("links of any kind are read, and written so that they read the same", () => {
  const chance = draws(7);
  const draw = () => Number(chance.next().value);
  for (let round = 0; round < 20_000; round += 1) {
    const length = Math.floor(draw() * 12);
    const text = Array.from({ length }, () => pieces[Math.floor(draw() * pieces.length)]).join("");
    const hash = draw() < 0.5 ? `#explore?${text}` : text;
    const { route, problems } = address.readAddress(hash);
    assert.ok(problems.length < 50, hash);
    const written = address.writeAddress({ ...route, settings: route.settings });
    const again = address.readAddress(written);
    assert.deepEqual(again.route, route, hash);
    assert.deepEqual(again.problems, [], hash);
  }
});
