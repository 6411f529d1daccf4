/**
 * Small pictures of what rules compare squares by, on a board of five by five.
 * @import { RuleMeasureId } from "../../pkg/knights_tour.js"
 */

import { shape } from "../../widgets/dom.js";

/** The side of a square of the picture. */
const SIDE = 10;

/** @typedef {readonly [number, number]} Cell Column and row, from 0 at the top left. */

/** The square that is judged in most pictures. @type {Cell} */
const MIDDLE = [2, 2];

/** A knight's moves from the middle. @type {readonly Cell[]} */
const MOVES = [
  ...[/** @type {Cell} */ ([1, 0]), /** @type {Cell} */ ([3, 0]), /** @type {Cell} */ ([4, 1])],
  ...[/** @type {Cell} */ ([4, 3]), /** @type {Cell} */ ([3, 4]), /** @type {Cell} */ ([1, 4])],
  ...[/** @type {Cell} */ ([0, 3]), /** @type {Cell} */ ([0, 1])],
];

/** @param {number} at */
const centre = (at) => (at + 0.5) * SIDE;

/** @type {(cell: Cell, name: string) => SVGElement} */
const fill = ([x, y], name) =>
  shape("rect", { class: name, x: x * SIDE, y: y * SIDE, width: SIDE, height: SIDE });

/** @type {(cell: Cell, name: string, radius?: number) => SVGElement} */
const dot = ([x, y], name, radius = 3) =>
  shape("circle", { class: name, cx: centre(x), cy: centre(y), r: radius });

/** @type {(from: Cell, to: Cell, name?: string) => SVGElement} */
const line = ([x, y], [toX, toY], name = "line") =>
  shape("line", {
    class: name,
    ...{ x1: centre(x), y1: centre(y), x2: centre(toX), y2: centre(toY) },
  });

/** @type {(cell: Cell, text: string, name?: string) => SVGElement} */
const write = ([x, y], text, name = "text") =>
  shape("text", { class: name, x: centre(x), y: centre(y) }, text);

const judged = () => fill(MIDDLE, "judged");

/** The next squares with their numbers; those that count are marked. @param {(value: number) => boolean} counts */
const ahead = (counts) => [
  judged(),
  ...[5, 2, 4].flatMap((value, i) => {
    const cell = MOVES[[0, 2, 5][i] ?? 0] ?? MIDDLE;
    return [
      line(MIDDLE, cell),
      dot(cell, counts(value) ? "counted" : "plain", 5),
      write(cell, String(value), counts(value) ? "text on" : "text"),
    ];
  }),
];

/** How far it is from one square to another. @type {(from: Cell, to: Cell) => SVGElement[]} */
const distance = (from, to) => [fill(from, "judged"), line(from, to), dot(to, "counted")];

/** @type {Record<RuleMeasureId, () => SVGElement[]>} */
const pictures = {
  onward: () => [judged(), ...MOVES.slice(1, 5).map((cell) => dot(cell, "counted"))],
  "onward-sum": () => ahead(() => true),
  "onward-min": () => ahead((value) => value === 2),
  "onward-max": () => ahead((value) => value === 5),
  onward2: () => [
    fill([0, 4], "judged"),
    line([0, 4], [1, 2]),
    line([1, 2], [2, 0]),
    line([1, 2], [3, 1]),
    line([1, 2], [3, 3]),
    ...[
      /** @type {Cell} */ ([2, 0]),
      /** @type {Cell} */ ([3, 1]),
      /** @type {Cell} */ ([3, 3]),
    ].map((cell) => dot(cell, "counted")),
  ],
  degree: () => [judged(), ...MOVES.map((cell) => line(MIDDLE, cell))],
  visited: () => [
    judged(),
    ...MOVES.map((cell, i) => (i % 3 === 0 ? fill(cell, "visited") : dot(cell, "plain", 2))),
  ],
  centre: () => distance([4, 1], MIDDLE),
  edge: () => distance([2, 2], [4, 2]),
  corner: () => distance([2, 2], [4, 0]),
  start: () => [...distance([3, 1], [1, 4]), write([1, 4], "1", "text on")],
  turn: () => [
    line([0, 4], [1, 2]),
    line([1, 2], [2, 0], "line dashed"),
    line([1, 2], [3, 3]),
    fill([3, 3], "judged"),
    dot([1, 2], "counted"),
  ],
  row: () => [0, 1, 2, 3, 4].flatMap((x) => [fill([x, 3], x === 3 ? "judged" : "visited")]),
  column: () => [0, 1, 2, 3, 4].flatMap((y) => [fill([1, y], y === 2 ? "judged" : "visited")]),
  quadrant: () => [
    line([2, -1], [2, 5]),
    line([-1, 2], [5, 2]),
    ...["2", "1", "3", "4"].map((text, i) => write([i % 2 ? 3.5 : 0.5, i < 2 ? 0.5 : 3.5], text)),
  ],
  move: () => [...MOVES.map((cell) => line(MIDDLE, cell)), write([4, 1], "1"), write([3, 0], "2")],
  order: () => [judged(), ...MOVES.map((cell, i) => write(cell, String(((i + 7) % 8) + 1)))],
};

/** A picture of a measure; only a frame for a formula. @param {string} formula */
export function measurePicture(formula) {
  const known = Object.hasOwn(pictures, formula)
    ? pictures[/** @type {RuleMeasureId} */ (formula)]
    : null;
  const side = 5 * SIDE;
  const grid = [1, 2, 3, 4].flatMap((at) => [
    shape("line", { class: "grid", x1: at * SIDE, y1: 0, x2: at * SIDE, y2: side }),
    shape("line", { class: "grid", x1: 0, y1: at * SIDE, x2: side, y2: at * SIDE }),
  ]);
  const content = known ? [...grid, ...known()] : [write(MIDDLE, "+ − ×", "text large")];
  return shape("svg", { viewBox: `0 0 ${side} ${side}` }, ...content);
}
