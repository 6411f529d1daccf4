/**
 * Notable properties of a tour, always computed from its squares.
 * @import { SquareName, Statistics, Verification } from "../../pkg/knights_tour.js"
 * @import { Exhibit } from "./tours.js"
 */

import { boardInfo, squareName, verify } from "../../pkg/knights_tour.js";

/** @typedef {"closed" | "open" | "path" | "asymmetric" | "half-turn" | "quarter-turn" | "mirror" | "halves" | "opposite" | "opposites add" | "quarters differ" | "semi-magic" | "magic" | "rows" | "columns" | "diagonals" | "sums" | "quarters" | "crossings" | "verse" | "verse as rows"} Code */

/** A property with its numbers. @typedef {{ code: Code, numbers: number[] }} Particular */

/** A property as the collection writes it: `semi-magic 260`. @param {Particular} particular */
export const written = ({ code, numbers }) => [code, ...numbers].join(" ");

/** @type {(code: Code, ...numbers: number[]) => Particular} */
const particular = (code, ...numbers) => ({ code, numbers });

/** The distinct values in ascending order. @param {readonly number[]} values */
const distinct = (values) => [...new Set(values)].sort((a, b) => a - b);

/** @param {readonly number[]} values */
const sum = (values) => values.reduce((a, b) => a + b, 0);

/** The common value if all are equal. @param {readonly number[]} values */
function same(values) {
  const [first, ...others] = distinct(values);
  return others.length === 0 ? first : undefined;
}

/** Cached, because the names of a large board take milliseconds. @type {Map<number, SquareName[]>} */
const rowNames = new Map();

/** The names of the first squares of a row; rows are counted from 0 at the bottom. @type {(row: number, width: number) => SquareName[]} */
export function namesOf(row, width) {
  const names = rowNames.get(row) ?? [];
  for (let column = names.length; column < width; column += 1) {
    names.push(squareName(column, row));
  }
  rowNames.set(row, names);
  return names.slice(0, width);
}

/** The numbered board, bottom row first; 0 on squares without a number. @param {Pick<Exhibit, "board" | "squares">} exhibit */
export function numberedBoard({ board, squares }) {
  const { width, height } = boardInfo(board);
  const numbers = new Map(squares.map((square, i) => [square, i + 1]));
  return Array.from({ length: height }, (_, row) =>
    namesOf(row, width).map((name) => numbers.get(name) ?? 0),
  );
}

/** Pairs of numbers: of each square and of its image under a symmetry. @type {(cells: number[][], turned: (column: number, row: number) => number | undefined) => [number, number][]} */
const pairs = (cells, turned) =>
  cells.flatMap((line, row) =>
    line.flatMap((number, column) => {
      const other = turned(column, row);
      return number > 0 && other !== undefined
        ? [/** @type {[number, number]} */ ([number, other])]
        : [];
    }),
  );

/** Properties that follow from symmetries. @type {(symmetries: Statistics["symmetries"]) => Particular[]} */
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

/** Relations between the numbers of opposite squares. @type {(cells: number[][], squares: number) => Particular[]} */
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

/** The common sum of all rows and columns of all four quarters of a board, if there is one. @type {(cells: number[][]) => number | undefined} */
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

/** Properties that follow from sums. @type {(sums: NonNullable<Statistics["sums"]>, cells: number[][]) => Particular[]} */
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

/** Whether two moves, as straight line segments, intersect. @type {(a: Point, b: Point, c: Point, d: Point) => boolean} */
function cross(a, b, c, d) {
  const side = (/** @type {Point} */ p, /** @type {Point} */ q, /** @type {Point} */ r) =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** @typedef {{ x: number, y: number }} Point */

/** How many times a path crosses itself. @param {Exhibit} exhibit */
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

/** Whether the verse reads correctly along the tour. @param {Exhibit} exhibit @returns {Particular[]} */
function readings({ verse }) {
  const [along, rows] = [verse?.along.join(" "), verse?.rows.join(" ")];
  if (!verse || along !== verse.expected.join(" ")) {
    return [];
  }
  return [particular(along === rows ? "verse as rows" : "verse")];
}

/** The properties of a tour, or of a path that is not a tour. @type {(exhibit: Exhibit, found: Verification) => Particular[]} */
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

/** A closed tour renumbered from another of its squares; a verse stays where it was. @type {(exhibit: Exhibit, from: SquareName) => Exhibit} */
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

/** Results by the (never mutated) array of squares: verifying a large tour takes milliseconds. @type {WeakMap<readonly SquareName[], { on: string, found: Verification }>} */
const findings = new WeakMap();

/** The solver's verification of an exhibit. @type {(exhibit: Pick<Exhibit, "board" | "squares" | "leaper">) => Verification} */
export function verified({ board, squares, leaper }) {
  const on = `${leaper} ${board}`;
  const known = findings.get(squares);
  if (known?.on === on) {
    return known.found;
  }
  const found = verify(board, squares, leaper);
  findings.set(squares, { on, found });
  return found;
}

/** Stores a result that is known already. @type {(exhibit: Pick<Exhibit, "board" | "squares" | "leaper">, found: Verification) => void} */
export const keepFinding = ({ board, squares, leaper }, found) =>
  void findings.set(squares, { on: `${leaper} ${board}`, found });

/** @param {Pick<Exhibit, "board" | "squares" | "leaper">} exhibit */
export const isTour = (exhibit) => verified(exhibit).tour;
