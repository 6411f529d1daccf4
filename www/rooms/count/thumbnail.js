/**
 * A tour in small, as a link that opens it in Explore.
 *
 * @import { SquareName, ThemeId } from "../../pkg/knights_tour.js"
 * @import { Asked } from "./place.js"
 */

import { make, shape } from "../../widgets/dom.js";
import { boardInfo, squareName } from "../../pkg/knights_tour.js";
import { tourLink } from "../../app/tour-link.js";
import { pathOf } from "./drawing.js";
import * as words from "../../text/en/count.js";

/** A square in pixels, where nothing else says how large. */
const SQUARE = 22;

/** A board with the place of each square, from its lower left corner. @typedef {{ width: number, height: number, rows: string[], places: Map<SquareName, [number, number]> }} Ground */

/** @param {string} board @returns {Ground} */
export function groundOf(board) {
  const { width, height } = boardInfo(board);
  const rows = board.includes("/") ? board.split("/") : [];
  /** @type {Ground["places"]} */
  const places = new Map();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      places.set(squareName(x, y), [x, y]);
    }
  }
  return { width, height, rows, places };
}

/** A board in small, with what is on it. @type {(ground: Ground, ...shapes: Node[]) => SVGElement} */
export function drawBoard({ width, height, rows }, ...shapes) {
  let [dark, holes] = ["", ""];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const square = `M${x} ${y}h1v1h-1z`;
      if (rows[y]?.[x] === "#") {
        holes += square;
      } else if ((x + height - 1 - y) % 2 === 0) {
        dark += square;
      }
    }
  }
  return shape(
    "svg",
    {
      viewBox: `-0.1 -0.1 ${width + 0.2} ${height + 0.2}`,
      width: width * SQUARE,
      height: height * SQUARE,
      "aria-hidden": "true",
    },
    shape("rect", { class: "light", width, height }),
    shape("path", { class: "dark", d: dark }),
    shape("path", { class: "hole", d: holes }),
    shape("rect", { class: "edge", width, height }),
    ...shapes,
  );
}

/** @type {(asked: Asked, ground: Ground, squares: SquareName[], index: number, theme?: ThemeId) => HTMLElement} */
export function thumbnail(asked, ground, squares, index, theme) {
  const { height, places } = ground;
  /** @type {(square: SquareName) => [number, number]} */
  const middle = (square) => {
    const [x, y] = places.get(square) ?? [0, 0];
    return [x + 0.5, height - y - 0.5];
  };
  const points = squares.map(middle);
  const isClosed = asked.target === "closed";
  const ends = isClosed ? [] : [points[0], points.at(-1)];
  const drawing = drawBoard(
    ground,
    shape("path", { class: "way", d: pathOf(points) + (isClosed ? "Z" : "") }),
    ...ends.map(([cx, cy] = [0, 0], i) =>
      shape("circle", { class: i ? "last" : "first", cx, cy, r: 0.24 }),
    ),
  );
  const link = make("a", { href: tourLink(asked, squares, theme) }, drawing);
  link.setAttribute("aria-label", words.openTour(index));
  link.append(make("span", { "aria-hidden": "true" }, words.number(index)));
  return make("li", {}, link);
}
