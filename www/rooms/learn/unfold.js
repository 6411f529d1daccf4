/** A board that unfolds into its graph, as far as a slider says: at the reader's pace, and no other. */

import { Session, solve } from "../../pkg/knights_tour.js";
import { labels, unfolded } from "../../text/learn.js";
import { make, setText, shape } from "../../widgets/dom.js";

const BOARD = ".../.#./...";
const SIDE = 300;
/** Steps of the slider. */
const NOTCHES = 20;
const RADIUS = 16;

/** @typedef {{ square: string, x: number, y: number }} Point */

/** Where squares are on the board, and which moves there are, as the solver tells. */
function readBoard() {
  const { squares } = solve({ board: BOARD, target: "closed" });
  const width = BOARD.indexOf("/");
  const cell = SIDE / width;
  /** @type {Point[]} */
  const onBoard = [];
  /** @type {[number, number][]} */
  const moves = [];
  squares.forEach((square, i) => {
    const session = new Session({ board: BOARD, start: square, algorithm: "player" });
    const { column, row } = session.squareInfo(square);
    onBoard.push({ square, x: (column + 0.5) * cell, y: SIDE - (row + 0.5) * cell });
    for (const { square: to } of session.moment().candidates) {
      const at = squares.indexOf(to);
      if (at > i) {
        moves.push([i, at]);
      }
    }
    session.free();
  });
  const around = squares.map((square, i) => {
    const turn = (2 * Math.PI * i) / squares.length;
    return {
      square,
      x: SIDE / 2 + 0.4 * SIDE * Math.sin(turn),
      y: SIDE / 2 - 0.4 * SIDE * Math.cos(turn),
    };
  });
  return { onBoard, around, moves };
}

/** @param {HTMLElement} root @param {() => void} onEnd it was unfolded all the way */
export function showUnfolding(root, onEnd) {
  const { onBoard, around, moves } = readBoard();
  const slider = make("input", {
    ...{ type: "range", min: "0", max: String(NOTCHES), value: "0", step: "1" },
    "aria-label": labels.drawing,
  });
  const told = make("p", { class: "told-of" });
  const picture = shape("svg", {
    viewBox: `0 0 ${SIDE} ${SIDE}`,
    "aria-hidden": "true",
    class: "unfolding",
  });

  function draw() {
    const share = Number(slider.value) / NOTCHES;
    const at = onBoard.map(({ square, x, y }, i) => {
      const to = around[i] ?? { x, y };
      return { square, x: x + share * (to.x - x), y: y + share * (to.y - y) };
    });
    const lines = moves.map(([from, to]) =>
      shape("line", {
        x1: String(at[from]?.x),
        y1: String(at[from]?.y),
        x2: String(at[to]?.x),
        y2: String(at[to]?.y),
      }),
    );
    const points = at.flatMap(({ square, x, y }) => [
      shape("circle", { cx: String(x), cy: String(y), r: String(RADIUS) }),
      shape("text", { x: String(x), y: String(y + 5) }, square),
    ]);
    picture.replaceChildren(...lines, ...points);
    setText(told, unfolded(share));
    slider.setAttribute("aria-valuetext", unfolded(share));
    if (share === 1) {
      onEnd();
    }
  }

  slider.addEventListener("input", draw);
  draw();
  root.replaceChildren(picture, slider, told);
}
