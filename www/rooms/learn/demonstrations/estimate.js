/**
 * The closed tours of 8 × 8, estimated by random walks, with an error bar that becomes shorter.
 *
 * @import { Estimate } from "../../../pkg/knights_tour.js"
 * @import { Given, Shown } from "./demonstrations.js"
 */

import { runJob } from "../../../jobs/run-job.js";
import * as words from "#text/demonstrations.js";
import { make, setText, shape } from "../../../widgets/dom.js";

const WALKS = 400_000;
/** Known exactly, and announced wrongly before. */
const KNOWN = 13_267_364_410_532;
const WRONG = 33_439_123_484_294;
/** The scale, in million millions. */
const UNIT = 1e12;
const SCALE = [0, 10, 20, 30, 40];
const [WIDTH, HEIGHT, MARGIN] = [640, 150, 24];
const [BAR_Y, AXIS_Y] = [52, 88];

/** @param {number} tours */
function xOf(tours) {
  const [last = 1] = SCALE.slice(-1);
  const share = Math.max(0, Math.min(1, tours / UNIT / last));
  return MARGIN + share * (WIDTH - 2 * MARGIN);
}

/** @type {(from: number, to: number, width: number) => SVGElement} */
const line = (from, to, width) =>
  shape("line", { x1: xOf(from), x2: xOf(to), y1: BAR_Y, y2: BAR_Y, "stroke-width": width });

/** @type {(root: HTMLElement, given: Given) => Shown} */
export function showEstimate(root, { signal, over, say, whenAnswered }) {
  /** What is known and what was estimated are the answer. */
  let isAnswered = false;
  /** @type {(Estimate & { done: boolean }) | null} */
  let latest = null;
  const told = make("p", { class: "told-of" }, words.running);
  const picture = shape("svg", {
    ...{ viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "error-bar", "aria-hidden": "true" },
    ...{ stroke: "var(--ink)", "font-size": 15, "text-anchor": "middle" },
  });
  root.replaceChildren(picture, told, make("p", { class: "note" }, words.estimateBar));

  /** @param {Estimate & { done: boolean }} now */
  function show(now) {
    const { walks, estimate, standardError, done } = now;
    latest = now;
    const error = standardError ?? 0;
    const axis = SCALE.flatMap((n) => [
      shape("line", { x1: xOf(n * UNIT), x2: xOf(n * UNIT), y1: AXIS_Y, y2: AXIS_Y + 6 }),
      shape("text", { x: xOf(n * UNIT), y: AXIS_Y + 24, stroke: "none" }, words.scale(n)),
    ]);
    const marks = [
      { at: KNOWN, text: words.estimateMarks.known },
      { at: WRONG, text: words.estimateMarks.wrong },
    ].flatMap(({ at, text }) => [
      shape("line", { x1: xOf(at), x2: xOf(at), y1: 24, y2: AXIS_Y, "stroke-dasharray": "4 3" }),
      shape("text", { x: xOf(at), y: 16, stroke: "none" }, text),
    ]);
    picture.replaceChildren(
      shape("line", { x1: xOf(0), x2: xOf(40 * UNIT), y1: AXIS_Y, y2: AXIS_Y }),
      ...axis,
      ...(done && isAnswered ? marks : []),
      shape(
        "g",
        { stroke: "var(--accent)" },
        line(estimate - 2 * error, estimate + 2 * error, 4),
        line(estimate - error, estimate + error, 12),
      ),
      shape("text", { x: WIDTH / 2, y: HEIGHT - 8, stroke: "none" }, words.scaleName),
    );
    setText(told, isAnswered ? words.estimated(walks, estimate, error) : words.walksSoFar(walks));
  }

  whenAnswered(() => {
    isAnswered = true;
    if (latest) {
      show(latest);
    }
  });
  runJob({
    ...{ kind: "estimate", signal },
    settings: { board: "8x8", target: "closed", walks: WALKS, seed: "1" },
    onProgress: ({ estimate, done }) => show({ ...estimate, done }),
    onDone: () => over(told.textContent ?? ""),
    onFailed: (message) => say(words.failed(message)),
  });
}
