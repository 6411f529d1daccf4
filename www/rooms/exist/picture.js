/**
 * A board as a picture of shapes: squares with what was found out about them, moves, and a path.
 */

import { setAttribute, shape } from "../../widgets/dom.js";
import { squareName } from "../../pkg/knights_tour.js";

/** Longer boards have no coordinates: they could not be read. */
const MOST_NAMED = 16;

/** How much of a square a path through it takes up. */
const PATH_SHARE = 0.3;

/** What is known of a square, by the kind of mark. @typedef {{ colour?: string, row?: string, fate?: string }} Cell */

/**
 * What is drawn; squares go by their numbers.
 * @typedef {object} Look
 * @property {Map<number, Cell>} cells
 * @property {[number, number][]} moves
 * @property {boolean} areMovesPast whether they are only to be remembered
 * @property {number[]} path
 * @property {boolean} isClosed whether the path goes back to where it began
 * @property {number | null} current the square that is pointed out
 */

/** A board and nothing on it. @returns {Look} */
export const emptyLook = () => ({
  cells: new Map(),
  moves: [],
  areMovesPast: false,
  path: [],
  isClosed: false,
  current: null,
});

/** Shapes within a square whose middle is 0, 0. @type {Record<string, string>} */
const outlines = {
  outer: "M-.4-.4h.8v.8h-.8z",
  inner: "M0-.09a.09.09 0 1 1 0 .18a.09.09 0 1 1 0-.18z",
  met: "M-.2 .02L-.06 .17L.22-.17",
  missed: "M-.2-.2L.2 .2M.2-.2L-.2 .2",
  reached: "M0-.2a.2.2 0 1 1 0 .4a.2.2 0 1 1 0-.4z",
};

/** @type {(name: string, attributes: Record<string, string | number>, parent: Element) => SVGElement} */
function draw(name, attributes, parent) {
  const drawn = shape(name, attributes);
  parent.append(drawn);
  return drawn;
}

/** @type {(frame: HTMLElement, svg: SVGElement) => { use: (columns: number, rows: number) => void, draw: (look: Look) => void, takenBack: (look: Look) => number, name: (name: string) => void }} */
export function createPicture(frame, svg) {
  let [width, height] = [0, 0];
  /** The path that is drawn. @type {number[]} */
  let drawn = [];
  /** By number. @type {{ square: Element, marks: Map<string, Element> }[]} */
  let cells = [];
  const [squares, moves] = [draw("g", {}, svg), draw("g", {}, svg)];
  const [path, marks] = [draw("g", {}, svg), draw("g", {}, svg)];
  const ring = draw("rect", { class: "current", width: 1, height: 1, rx: 0.08 }, svg);

  /** The middle of a square. @type {(number: number) => [number, number]} */
  const middle = (number) => [
    (number % width) + 0.5,
    height - 1 - Math.floor(number / width) + 0.5,
  ];

  /** A mark is made when it is first needed. @type {(number: number, kind: string, mark: string | undefined) => void} */
  function show(number, kind, mark) {
    const cell = cells[number];
    const outline = mark && outlines[mark];
    const made = cell?.marks.get(kind);
    if (!outline) {
      made?.setAttribute("class", "none");
    } else if (cell) {
      const [x, y] = middle(number);
      const element = made ?? draw("path", { transform: `translate(${x} ${y})` }, marks);
      cell.marks.set(kind, element);
      setAttribute(element, "class", `mark ${mark} on-${cell.square.getAttribute("data-colour")}`);
      setAttribute(element, "d", outline);
    }
  }

  /** A line with a seam, so that it is seen on every colour. @type {(parent: Element, points: [number, number][], kind: string) => void} */
  function line(parent, points, kind) {
    const text = points.map((point) => point.join(" ")).join(",");
    draw("polyline", { class: "seam", points: text }, parent);
    draw("polyline", { class: kind, points: text }, parent);
  }

  return {
    /** Puts an empty board on. */
    use(columns, rows) {
      [width, height] = [columns, rows];
      const isNamed = Math.max(width, height) <= MOST_NAMED;
      const margin = isNamed ? 0.7 : 0.1;
      svg.setAttribute(
        "viewBox",
        `${-margin} -0.1 ${width + margin + 0.1} ${height + margin + 0.1}`,
      );
      frame.style.setProperty("--columns", String(width + margin + 0.1));
      frame.style.setProperty("--rows", String(height + margin + 0.1));
      for (const group of [squares, moves, path, marks]) {
        group.replaceChildren();
      }
      drawn = [];
      cells = Array.from({ length: width * height }, (_, number) => {
        const [x, y] = middle(number);
        const place = { x: x - 0.5, y: y - 0.5, width: 1, height: 1, class: "square" };
        return { square: draw("rect", place, squares), marks: new Map() };
      });
      for (let column = 0; isNamed && column < width; column += 1) {
        const at = { x: column + 0.5, y: height + 0.48, class: "coordinate" };
        draw("text", at, squares).textContent = squareName(column, 0).replace(/\d+$/, "");
      }
      for (let row = 0; isNamed && row < height; row += 1) {
        const at = { x: -0.36, y: height - 1 - row + 0.65, class: "coordinate" };
        draw("text", at, squares).textContent = String(row + 1);
      }
    },
    /** How much of the path would fall back if this were drawn, in CSS pixels: what a flash guard asks. */
    takenBack(look) {
      const same = drawn.findIndex((square, at) => look.path[at] !== square);
      const square = svg.clientWidth / Math.max(1, width);
      return same < 0 ? 0 : (drawn.length - same) * PATH_SHARE * square ** 2;
    },
    draw(look) {
      drawn = look.path;
      cells.forEach(({ square }, number) => {
        const { colour, row, fate } = look.cells.get(number) ?? {};
        setAttribute(square, "data-colour", colour ?? null);
        // What becomes of an inner square takes the place of its dot.
        show(number, "row", fate && row === "inner" ? undefined : row);
        show(number, "fate", fate);
      });
      moves.replaceChildren();
      setAttribute(moves, "class", look.areMovesPast ? "moves past" : "moves");
      for (const [from, to] of look.moves) {
        line(moves, [middle(from), middle(to)], "move");
      }
      path.replaceChildren();
      const points = look.path.map(middle);
      const [first, last] = [points[0], points.at(-1)];
      if (first && last) {
        line(path, look.isClosed ? [...points, first] : points, "way");
        draw("circle", { class: "end", cx: first[0], cy: first[1], r: 0.16 }, path);
        draw("circle", { class: "end", cx: last[0], cy: last[1], r: 0.16 }, path);
      }
      const [x, y] = middle(look.current ?? 0);
      setAttribute(ring, "class", look.current === null ? "none" : "current");
      setAttribute(ring, "x", String(x - 0.5));
      setAttribute(ring, "y", String(y - 0.5));
    },
    /** Says what assistive technology calls it. */
    name(name) {
      setAttribute(svg, "aria-label", name);
    },
  };
}
