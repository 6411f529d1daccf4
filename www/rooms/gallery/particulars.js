/**
 * What is notable about a tour, worked out of its squares: never only claimed.
 *
 * @import { SquareName, Statistics, Verification } from "../../pkg/knights_tour.js"
 * @import { Exhibit } from "./tours.js"
 */

import { boardInfo, squareName, verify } from "../../pkg/knights_tour.js";

/** @typedef {"closed" | "open" | "path" | "asymmetric" | "half-turn" | "quarter-turn" | "mirror" | "halves" | "opposite" | "opposites add" | "quarters differ" | "semi-magic" | "magic" | "rows" | "columns" | "diagonals" | "sums" | "quarters" | "crossings" | "verse" | "verse as rows"} Code */

/** Something notable, and the numbers that belong to it. @typedef {{ code: Code, numbers: number[] }} Particular */

/** A particular as the collection writes it: `semi-magic 260`. @param {Particular} particular */
export const written = ({ code, numbers }) => [code, ...numbers].join(" ");

/** @type {(code: Code, ...numbers: number[]) => Particular} */
const particular = (code, ...numbers) => ({ code, numbers });

/** The values, each once, the least first. @param {readonly number[]} values */
const distinct = (values) => [...new Set(values)].sort((a, b) => a - b);

/** @param {readonly number[]} values */
const sum = (values) => values.reduce((a, b) => a + b, 0);

/** The same number in all places, if it is. @param {readonly number[]} values */
function same(values) {
  const [first, ...others] = distinct(values);
  return others.length === 0 ? first : undefined;
}

/** The numbered board, bottom row first; 0 where no number is. @param {Pick<Exhibit, "board" | "squares">} exhibit */
export function numberedBoard({ board, squares }) {
  const { width, height } = boardInfo(board);
  const numbers = new Map(squares.map((square, i) => [square, i + 1]));
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (__, column) => numbers.get(squareName(column, row)) ?? 0),
  );
}

/** The numbers of squares and of those that they are turned to. @type {(cells: number[][], turned: (column: number, row: number) => number | undefined) => [number, number][]} */
const pairs = (cells, turned) =>
  cells.flatMap((line, row) =>
    line.flatMap((number, column) => {
      const other = turned(column, row);
      return number > 0 && other !== undefined
        ? [/** @type {[number, number]} */ ([number, other])]
        : [];
    }),
  );

/** What its symmetries come to. @type {(symmetries: Statistics["symmetries"]) => Particular[]} */
function symmetric(symmetries) {
  const has = (/** @type {(typeof symmetries)[number]} */ id) => symmetries.includes(id);
  const mirrors = /** @type {const} */ (["left-right", "top-bottom", "diagonal", "anti-diagonal"]);
  return [
    ...(symmetries.length === 1 ? [particular("asymmetric")] : []),
    ...(has("quarter-turn")
      ? [particular("quarter-turn")]
      : has("half-turn")
        ? [particular("half-turn")]
        : []),
    ...(mirrors.some(has) ? [particular("mirror")] : []),
  ];
}

/** What the numbers of squares have to do with those opposite to them. @type {(cells: number[][], squares: number) => Particular[]} */
function opposites(cells, squares) {
  const [height, width] = [cells.length, cells[0]?.length ?? 0];
  const found = [];
  const half = pairs(cells, (column, row) => cells[height - 1 - row]?.[width - 1 - column]);
  const apart = same(half.map(([a, b]) => Math.abs(a - b)));
  const together = same(half.map(([a, b]) => a + b));
  if (apart) {
    found.push(particular("opposite", apart));
  }
  if (together === squares + 1) {
    found.push(particular("opposites add", together));
  }
  if (width === height) {
    const quarter = pairs(cells, (column, row) => cells[column]?.[width - 1 - row]);
    const step = same(quarter.map(([a, b]) => (b - a + squares) % squares));
    if (step && step % (squares / 4) === 0) {
      found.push(particular("quarters differ", Math.min(step, squares - step)));
    }
  }
  return found;
}

/** Whether the first half of the tour fills one half of the board. @type {(cells: number[][], squares: number) => Particular[]} */
function halves(cells, squares) {
  const isEarly = (/** @type {number} */ number) => number <= squares / 2;
  const columns = (cells[0] ?? []).map((_, column) => cells.map((line) => line[column] ?? 0));
  const fills = (/** @type {number[][]} */ lines) => {
    const early = lines.map((line) => line.filter(isEarly).length / line.length);
    const wholes = early.every((share) => share === 0 || share === 1);
    const changes = early.filter((share, i) => i > 0 && share !== early[i - 1]);
    return wholes && changes.length === 1;
  };
  return fills(cells) || fills(columns) ? [particular("halves")] : [];
}

/** The sum that all rows and columns of all four quarters of a board have, if they have. @type {(cells: number[][]) => number | undefined} */
function quarterSum(cells) {
  const side = cells.length / 2;
  const isEven = Number.isInteger(side) && cells[0]?.length === cells.length;
  const parts = [0, side].flatMap((row) =>
    [0, side].map((column) =>
      cells.slice(row, row + side).map((line) => line.slice(column, column + side)),
    ),
  );
  return isEven
    ? same(
        parts.flatMap((lines) => [
          ...lines.map(sum),
          ...lines.map((_, column) => sum(lines.map((line) => line[column] ?? 0))),
        ]),
      )
    : undefined;
}

/** What its sums come to. @type {(sums: NonNullable<Statistics["sums"]>, cells: number[][]) => Particular[]} */
function magic({ rows, columns, diagonals, magic: isMagic }, cells) {
  const [row, column] = [same(rows), same(columns)];
  const both = distinct([...rows, ...columns]);
  if (row !== undefined && row === column) {
    const quarter = quarterSum(cells);
    return [
      particular(isMagic ? "magic" : "semi-magic", row),
      ...(diagonals && !isMagic
        ? [particular("diagonals", ...[...diagonals].sort((a, b) => a - b))]
        : []),
      ...(quarter ? [particular("quarters", quarter)] : []),
    ];
  }
  return [
    ...(row === undefined ? [] : [particular("rows", row)]),
    ...(column === undefined ? [] : [particular("columns", column)]),
    ...(both.length === 2 && row === undefined && column === undefined
      ? [particular("sums", ...both)]
      : []),
  ];
}

/** Whether two moves cross, drawn as straight lines. @type {(a: Point, b: Point, c: Point, d: Point) => boolean} */
function cross(a, b, c, d) {
  const side = (/** @type {Point} */ p, /** @type {Point} */ q, /** @type {Point} */ r) =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** @typedef {{ x: number, y: number }} Point */

/** How often a path crosses itself. @param {Exhibit} exhibit */
function crossings({ squares, ...exhibit }) {
  /** @type {Point[]} */
  const points = [];
  numberedBoard({ ...exhibit, squares }).forEach((line, y) =>
    line.forEach((number, x) => {
      if (number > 0) {
        points[number - 1] = { x, y };
      }
    }),
  );
  const moves = points.slice(1).map((end, i) => [/** @type {Point} */ (points[i]), end]);
  const crossed = moves.map(
    ([a, b], i) =>
      moves.slice(i + 1).filter(([c, d]) => a && b && c && d && cross(a, b, c, d)).length,
  );
  return sum(crossed);
}

/** Whether a verse is read along the tour. @param {Exhibit} exhibit @returns {Particular[]} */
function readings({ verse }) {
  const [along, rows] = [verse?.along.join(" "), verse?.rows.join(" ")];
  if (!verse || along !== verse.expected.join(" ")) {
    return [];
  }
  return [particular(along === rows ? "verse as rows" : "verse")];
}

/** What is true of a tour, or of a path that is none. @type {(exhibit: Exhibit, found: Verification) => Particular[]} */
export function particularsOf(exhibit, { closed, statistics }) {
  const { squares } = exhibit;
  if (!statistics) {
    return [
      particular("path", squares.length),
      ...(crossings(exhibit) === 0 ? [particular("crossings", 0)] : []),
      ...readings(exhibit),
    ];
  }
  const cells = numberedBoard(exhibit);
  return [
    particular(closed ? "closed" : "open"),
    ...symmetric(statistics.symmetries),
    ...halves(cells, squares.length),
    ...opposites(cells, squares.length),
    ...(statistics.sums ? magic(statistics.sums, cells) : []),
    ...(statistics.crossings === 0 ? [particular("crossings", 0)] : []),
    ...readings(exhibit),
  ];
}

/** A closed tour, begun on another of its squares; a verse stays where it was. @type {(exhibit: Exhibit, from: SquareName) => Exhibit} */
export function numberedFrom(exhibit, from) {
  const at = exhibit.squares.indexOf(from);
  const turn = (/** @type {string[]} */ items) => [...items.slice(at), ...items.slice(0, at)];
  const { squares, verse } = exhibit;
  return at <= 0
    ? exhibit
    : {
        ...exhibit,
        squares: turn(squares),
        verse: verse && { ...verse, along: turn(verse.along) },
      };
}

/** What the solver says of an exhibit. @param {Pick<Exhibit, "board" | "squares" | "leaper">} exhibit */
export const verified = ({ board, squares, leaper }) => verify(board, squares, leaper);
