/** What rooms give to be shared: from it the same run can be made again elsewhere. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Session } from "./module.js";
import { page } from "./page.js";

const { readAddress } = await page("app/run-address.js");
const { sharedRun } = await page("app/share/subject.js");
const { openGame } = await page("run/game.js");
const { sharedGame } = await page("rooms/play/share.js");
const { momentOf, openWalk, settingsOf } = await page("rooms/gallery/walk.js");
const { parseTours } = await page("rooms/gallery/tours.js");

const LOOK = { layers: ["path"], theme: "light", choice: true, marked: [], numberFrom: null };

/** The squares at a step of a run made of settings. @type {(settings: any, step: number) => string[]} */
function pathAt(settings, step) {
  const session = new Session(settings);
  session.seek(step);
  assert.equal(session.position, step);
  const { path } = session.state();
  session.free();
  return path;
}

test("a game is shared with its moves, those of a method too", () => {
  const game = openGame({ board: "5x5", start: "a1" });
  game.playAll(["c2", "e1"]);
  game.session.handOver({ algorithm: "warnsdorff" });
  game.session.step();
  const { run, inExplore } = sharedGame(game, LOOK);
  assert.equal(run.step, 3);
  assert.deepEqual(pathAt(run.settings, run.step), game.path());
  assert.deepEqual([run.isDone, run.isTour, inExplore], [false, false, undefined]);
});

test("a tour that was played is seen in Explore as well", () => {
  const squares = "c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d3".split(" ");
  const game = openGame({ board: "4x3", start: "a1" });
  assert.equal(game.playAll(squares), undefined);
  const { run, inExplore } = sharedGame(game, LOOK);
  assert.ok(run.isTour);
  const { route, problems } = readAddress(inExplore);
  assert.deepEqual(problems, []);
  assert.deepEqual(pathAt(route.settings, route.step), ["a1", ...squares]);
});

test("what the Gallery shows can be made again, the path that is no tour too", () => {
  const text = readFileSync(new URL("../../www/rooms/gallery/tours.txt", import.meta.url), "utf8");
  for (const tour of parseTours(text)) {
    const session = openWalk(tour);
    session.seek(7);
    const moment = momentOf(tour, session);
    const run = sharedRun(session, { settings: settingsOf(tour), info: {}, look: LOOK, moment });
    assert.deepEqual(pathAt(run.settings, run.step), tour.squares.slice(0, 8), tour.id);
    session.free();
  }
});

test("a run is drawn without the pointer, and at rest", () => {
  const session = new Session({ board: "3x4" });
  session.finish();
  const look = { ...LOOK, glide: 0.3, cursor: "a1" };
  const run = sharedRun(session, { settings: {}, info: {}, look });
  assert.deepEqual([run.look.glide, run.look.cursor], [1, null]);
  assert.equal(run.isDone, true);
  assert.equal(run.step, session.position);
  session.free();
});
