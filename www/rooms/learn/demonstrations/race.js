/**
 * Backtracking on three boards at once, every placement counted.
 *
 * @import { Job } from "../../../jobs/run-job.js"
 * @import { RunSoFar } from "../../../jobs/watched-run.js"
 * @import { Given, Shown } from "./demonstrations.js"
 */

import { runJob } from "../../../jobs/run-job.js";
import * as words from "../../../text/demonstrations.js";
import { valueName } from "../../../text/words.js";
import { createDiagramView } from "../../../widgets/diagram-view.js";
import { button, make, setText } from "../../../widgets/dom.js";

const LANES = [
  { board: "5x5", start: "a1" },
  { board: "8x8", start: "a1" },
  { board: "8x8", start: "d4" },
];
/** Placements after which a board is given up. */
const MOST = 20_000_000;
/** A board is drawn so often at most, in milliseconds: a picture that falls back more often would flash. */
const DRAWN_EVERY_MS = 500;

/** @type {(root: HTMLElement, given: Given) => Shown} */
export function showRace(root, { theme, over, say }) {
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  /** @type {Job<any>[]} */
  let jobs = [];
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
    return {
      ...{ board, start, take, draw },
      item: make("li", {}, make("h3", {}, name), canvas, told),
      outcome: () => `${name}: ${outcome}`,
    };
  });

  function end() {
    stop.hidden = true;
    over(lanes.map(({ outcome }) => outcome()).join(" "));
  }

  const stop = button(words.labels.stop, () => {
    jobs.forEach((job) => job.cancel());
    end();
  });
  root.replaceChildren(
    make("ul", { class: "lanes-of-race", role: "list" }, ...lanes.map(({ item }) => item)),
    stop,
  );
  jobs = lanes.map(({ board, start, take }) =>
    runJob({
      kind: "watched-run",
      settings: { run: { board, start, algorithm: "backtracking" }, most: MOST },
      onProgress: take,
      onDone() {
        left -= 1;
        if (left === 0) {
          end();
        }
      },
      onFailed: (message) => say(words.failed(message)),
    }),
  );
  return {
    stop: () => jobs.forEach((job) => job.cancel()),
    restyle: () => lanes.forEach((lane) => lane.draw()),
  };
}
