/**
 * Backtracking on three boards at once, every placement counted.
 *
 * @import { RunSoFar } from "../../../jobs/watched-run.js"
 * @import { Given, Shown } from "./demonstrations.js"
 */

import { runJob } from "../../../jobs/run-job.js";
import * as words from "#text/demonstrations.js";
import { paragraph, valueName } from "#text/words.js";
import { createDiagramView } from "../../../widgets/diagram-canvas.js";
import { button, make, setText } from "../../../widgets/dom.js";
import { showInstead } from "../../../widgets/work-buttons.js";

const LANES = [
  { board: "5x5", start: "a1" },
  { board: "8x8", start: "a1" },
  { board: "8x8", start: "d4" },
];
/** Placements after which a board is given up. */
const MAX_PLACEMENTS = 20_000_000;
/** A board is drawn so often at most, in milliseconds: a picture that falls back more often would flash. */
const DRAWN_EVERY_MS = 500;

/** @type {(root: HTMLElement, given: Given) => Shown} */
export function showRace(root, { signal, theme, over, announce }) {
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  const stopped = new AbortController();
  signal.addEventListener("abort", () => stopped.abort());
  let left = LANES.length;

  const lanes = LANES.map(({ board, start }) => {
    const canvas = make("canvas", { "aria-hidden": "true" });
    const told = make("p", { class: "told-of" }, words.placements(0));
    const name = words.lane(valueName("board", board), start);
    const view = createDiagramView(canvas, theme);
    let drawn = -Infinity;
    let outcome = "";

    /** The path that was drawn last. @type {readonly string[]} */
    let path = [start];

    function draw() {
      const knight = path.at(-1);
      view.show({
        ...{ board, path, coordinates: false, numbers: true, colours: true },
        ...(knight !== undefined && { knight }),
      });
    }
    draw();

    /** @param {RunSoFar} now */
    function take({ done, placements, path: next, outcome: came }) {
      const now = performance.now();
      if (done || (!stillness.matches && now - drawn > DRAWN_EVERY_MS)) {
        [drawn, path] = [now, next];
        draw();
      }
      outcome = words.laneOver(placements, came?.kind === "tour", false);
      setText(told, done ? outcome : words.placements(placements));
    }
    /** @param {string} why */
    function fail(why) {
      outcome = words.failed(why);
      setText(told, outcome);
    }
    return {
      ...{ board, start, take, fail, draw },
      item: make("li", {}, make("h3", {}, name), canvas, told),
      outcome: () => words.laneEnded(name, outcome),
    };
  });

  /** The end of the race tells of every lane. @param {() => string} outcome */
  function laneEnds(outcome) {
    left -= 1;
    if (left === 0) {
      end();
    } else {
      announce(outcome());
    }
  }

  function end() {
    showInstead(list, stop);
    over(paragraph(...lanes.map(({ outcome }) => outcome())));
  }

  const stop = button(words.labels.stop, () => {
    stopped.abort();
    end();
  });
  const list = make(
    "ul",
    { class: "lanes-of-race", role: "list", tabindex: "-1" },
    ...lanes.map(({ item }) => item),
  );
  root.replaceChildren(list, stop);
  for (const { board, start, take, fail, outcome } of lanes) {
    runJob({
      kind: "watched-run",
      signal: stopped.signal,
      settings: { run: { board, start, algorithm: "backtracking" }, most: MAX_PLACEMENTS },
      onProgress: take,
      onDone: () => laneEnds(outcome),
      onFailed(message) {
        fail(message);
        laneEnds(outcome);
      },
    });
  }
  return () => lanes.forEach((lane) => lane.draw());
}
