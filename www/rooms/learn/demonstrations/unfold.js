/**
 * A board that unfolds into its graph, drawn as a ring, and folds back: at the reader’s pace by a slider, or
 * by a button. Where motion is to be reduced, the button goes from still to still.
 *
 * @import { Given, Shown } from "./demonstrations.js"
 */

import { boardInfo } from "../../../pkg/knights_tour.js";
import * as words from "#text/demonstrations.js";
import { button, make, setAttribute, setText, shape } from "../../../widgets/dom.js";
import { ringOf } from "../ring.js";

const SIDE = 340;
const RADIUS = 15;
/** Of the ring, and of its distance from the middle. */
const REACH = 0.42 * SIDE;
/** Notches of the slider, and how many there are where motion is to be reduced. */
const NOTCHES = 60;
const STILLS = 3;
const UNFOLDING_MS = 3000;

/** @type {(root: HTMLElement, given: Given, board: string) => Shown} */
export function showUnfolding(root, { signal, over }, board) {
  const { points, moves } = ringOf(board);
  const { width, height } = boardInfo(board);
  const cell = SIDE / Math.max(width, height);
  const notches = matchMedia("(prefers-reduced-motion: reduce)").matches ? STILLS : NOTCHES;
  const ways = points.map(({ square, column, row }, i) => {
    const turn = (2 * Math.PI * i) / points.length;
    return {
      square,
      isDark: (column + row) % 2 === 0,
      from: { x: (column + 0.5) * cell, y: SIDE - (row + 0.5) * cell },
      to: { x: SIDE / 2 + REACH * Math.sin(turn), y: SIDE / 2 - REACH * Math.cos(turn) },
    };
  });
  const slider = make("input", {
    ...{ type: "range", min: "0", max: String(notches), value: "0", step: "1" },
    "aria-label": words.labels.drawing,
  });
  const told = make("p", { class: "told-of" });
  const picture = shape("svg", {
    ...{ viewBox: `0 0 ${SIDE} ${SIDE}`, class: "unfolding", "aria-hidden": "true" },
    ...{ "font-size": 14, "text-anchor": "middle" },
  });
  /** Whether it is on its way by itself, since when, from where, and whether it unfolds. */
  let [frame, since, began, isUnfolding] = [0, 0, 0, true];

  const share = () => Number(slider.value) / notches;

  function draw() {
    const here = share();
    const at = ways.map(({ from, to }) => ({
      x: from.x + here * (to.x - from.x),
      y: from.y + here * (to.y - from.y),
    }));
    const squares = ways.map(({ from, isDark }) =>
      shape("rect", {
        ...{ x: from.x - cell / 2, y: from.y - cell / 2, width: cell, height: cell },
        fill: `color-mix(in srgb, var(--ink) ${isDark ? 22 : 6}%, var(--panel))`,
        ...{ stroke: "var(--edge)", opacity: 1 - here },
      }),
    );
    const lines = moves.map(([one, other]) => {
      const [a, b] = [at[one], at[other]];
      const ends = { x1: a?.x ?? 0, y1: a?.y ?? 0, x2: b?.x ?? 0, y2: b?.y ?? 0 };
      return shape("line", { ...ends, stroke: "var(--soft)", "stroke-width": 2 });
    });
    const names = ways.flatMap(({ square }, i) => {
      const { x = 0, y = 0 } = at[i] ?? {};
      const dot = { cx: x, cy: y, r: RADIUS, fill: "var(--panel)", stroke: "var(--ink)" };
      return [
        shape("circle", { ...dot, "stroke-width": 2 }),
        shape("text", { x, y: y + 5 }, square),
      ];
    });
    picture.replaceChildren(...squares, ...lines, ...names);
    setText(told, words.unfolded(here));
    setAttribute(slider, "aria-valuetext", words.unfolded(here));
    const unfolds = here < 1 && isUnfolding;
    const name = unfolds ? words.labels.unfold : words.labels.fold;
    setText(go, frame ? words.labels.pause : name);
    // A clicker unfolds the board as well.
    setAttribute(go, "data-goes", frame ? null : unfolds ? "on" : "back");
  }

  function rest() {
    cancelAnimationFrame(frame);
    frame = 0;
  }

  /** What there is to do at the ends. */
  function turnAround() {
    if (share() === 1) {
      isUnfolding = false;
      over("");
    } else if (share() === 0) {
      isUnfolding = true;
    }
  }

  /** @param {number} now */
  function move(now) {
    since ||= now;
    const gone = (NOTCHES * (now - since)) / UNFOLDING_MS;
    const wanted = began + (isUnfolding ? gone : -gone);
    slider.value = String(wanted);
    const isOnTheWay = isUnfolding ? wanted < notches : wanted > 0;
    frame = isOnTheWay ? requestAnimationFrame(move) : 0;
    if (!isOnTheWay) {
      turnAround();
    }
    draw();
  }

  const go = button(words.labels.unfold, () => {
    if (frame) {
      rest();
    } else if (notches === STILLS) {
      slider.value = String(Number(slider.value) + (isUnfolding ? 1 : -1));
      turnAround();
    } else {
      [since, began] = [0, Number(slider.value)];
      frame = requestAnimationFrame(move);
    }
    draw();
  });
  slider.addEventListener("input", () => {
    rest();
    turnAround();
    draw();
  });
  draw();
  root.replaceChildren(picture, slider, make("div", { class: "chips" }, go), told);
  signal.addEventListener("abort", rest);
}
