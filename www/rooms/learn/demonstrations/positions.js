/**
 * A closed tour in all positions of the chessboard: turned and mirrored. Another one, which half a turn
 * leaves as it is, has half as many.
 *
 * @import { SquareName } from "../../../pkg/knights_tour.js"
 * @import { Given, Shown } from "./demonstrations.js"
 */

import { boardInfo, solve, squareName, verify } from "../../../pkg/knights_tour.js";
import * as words from "#text/demonstrations.js";
import { drawDiagram } from "../../../widgets/diagram-view.js";
import { make } from "../../../widgets/dom.js";
import { EULER } from "../historic.js";

const BOARD = "8x8";

/** Where each square goes, by the ways to turn the board. */
function createMaps() {
  const { width: side } = boardInfo(BOARD);
  const last = side - 1;
  /** @type {((c: number, r: number) => [number, number])[]} */
  const turns = [
    (c, r) => [c, r],
    (c, r) => [r, last - c],
    (c, r) => [last - c, last - r],
    (c, r) => [last - r, c],
    (c, r) => [last - c, r],
    (c, r) => [r, c],
    (c, r) => [c, last - r],
    (c, r) => [last - r, last - c],
  ];
  const cells = Array.from({ length: side * side }, (_, at) => [at % side, Math.floor(at / side)]);
  return turns.map(
    (turn) => new Map(cells.map(([c = 0, r = 0]) => [squareName(c, r), squareName(...turn(c, r))])),
  );
}

/** The moves of a closed tour, wherever it begins and whichever way it goes. @param {readonly SquareName[]} tour */
const movesOf = (tour) =>
  tour
    .map((square, i) => [square, tour[(i + 1) % tour.length]].sort().join("-"))
    .sort()
    .join(" ");

/** The different positions of a closed tour. @param {readonly SquareName[]} tour @returns {SquareName[][]} */
export function positionsOf(tour) {
  /** @type {Map<string, SquareName[]>} */
  const found = new Map();
  for (const map of createMaps()) {
    const turned = tour.map((square) => map.get(square) ?? square);
    found.set(movesOf(turned), found.get(movesOf(turned)) ?? turned);
  }
  return [...found.values()];
}

/** A closed tour that looks different in every position. */
export function findTour() {
  for (let seed = 1; ; seed += 1) {
    const { squares } = solve({ board: BOARD, target: "closed", algorithm: "rotations", seed });
    if (verify(BOARD, squares).statistics?.symmetries.length === 1) {
      return squares;
    }
  }
}

/** Euler’s tour, square by square. */
export const eulersTour = () => EULER.match(/[a-h][1-8]/g) ?? [];

const TOURS = [
  { name: words.imagesOf.found, find: findTour },
  { name: words.imagesOf.euler, find: eulersTour },
];

/** @type {(root: HTMLElement, given: Given) => Shown} */
export function showPositions(root, { signal, theme, over }) {
  /** @type {{ name: string, positions: SquareName[][], list: HTMLElement }[]} */
  const shown = [];

  /** @param {typeof shown[0]} tour */
  function draw({ positions, list }) {
    const pictures = positions.map((path) => ({
      ...{ board: BOARD, coordinates: false, plain: true },
      path: [...path, ...path.slice(0, 1)],
    }));
    list.replaceChildren(
      ...pictures.map((picture) => make("li", {}, drawDiagram(picture, theme()))),
    );
  }

  /** Shows a tour, and with the next frame the next one. @param {number} at */
  function goOn(at) {
    const next = TOURS[at];
    if (!next) {
      over(words.positionsTold(shown.map(({ positions }) => positions.length)));
      return;
    }
    const tour = {
      name: next.name,
      positions: positionsOf(next.find()),
      list: make("ul", { class: "tours in-fours drawn", role: "list", "aria-hidden": "true" }),
    };
    shown.push(tour);
    root.append(make("h3", {}, words.positions(tour.name, tour.positions.length)), tour.list);
    draw(tour);
    timer = setTimeout(() => goOn(at + 1));
  }

  let timer = setTimeout(() => goOn(0));
  signal.addEventListener("abort", () => clearTimeout(timer));
  return () => shown.forEach(draw);
}
