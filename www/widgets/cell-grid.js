/**
 * A board of cells with texts, and over it lines between squares: for puzzles that are filled in or read. Squares are
 * elements and no picture, so that fingers, the keyboard and screen readers can use them; they are a single Tab stop,
 * and the arrow keys move between them.
 */

import { squareName } from "../pkg/knights_tour.js";
import { arrowsMove } from "./arrows-move.js";
import { find, keepFocus, make, setAttribute, setText, shape } from "./dom.js";
import { gridAction } from "./shortcuts.js";

/** The place of a square: counted from the left and from the top, from 0. @typedef {{ column: number, row: number }} Place */

/** What is open of a board; the rest are holes. @typedef {{ columns: number, rows: number, squares: ReadonlyMap<string, Place> }} Layout */

/**
 * What the board asks of the room: a square was chosen; it has the focus; a key was pressed on it, which is the room’s
 * if it does not return false.
 * @typedef {{ pick: (square: string) => void, moved: (square: string) => void, key?: (square: string, key: string) => unknown }} On
 */

/** A line between two squares; dashed where the piece cannot make the move. @typedef {{ from: string, to: string, isMove: boolean }} Line */

/** @typedef {{ root: HTMLElement, on: On, lines: SVGElement, cells: Map<string, HTMLElement>, layout: Layout, drawn: string }} CellGrid */

/** @type {(root: HTMLElement, on: On) => CellGrid} */
export const createCellGrid = (root, on) => ({
  ...{ root, on, drawn: "" },
  layout: { columns: 1, rows: 1, squares: new Map() },
  cells: new Map(),
  lines: shape("svg", { "aria-hidden": "true", class: "joined" }),
});

/** Switches to another board. @type {(grid: CellGrid, layout: Layout, name: string) => void} */
export function useLayout(grid, layout, name) {
  const { root, lines } = grid;
  const { columns, rows, squares } = layout;
  root.style.setProperty("--columns", String(columns));
  root.style.setProperty("--rows", String(rows));
  root.style.setProperty("--shape", String(columns / rows));
  setAttribute(lines, "viewBox", `0 0 ${columns} ${rows}`);
  Object.assign(grid, { layout, drawn: "", cells: new Map() });
  const cells = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => /** @type {HTMLElement | null} */ (null)),
  );
  for (const [square, { column, row }] of squares) {
    const cell = make("div", { role: "gridcell", "data-square": square }, make("span"));
    cell.classList.toggle("dark", (rows - row + column) % 2 === 1);
    grid.cells.set(square, cell);
    /** @type {(HTMLElement | null)[]} */ (cells[row])[column] = cell;
  }
  const hole = () => make("div", { class: "hole", "aria-hidden": "true" });
  const lined = cells.map((row) =>
    make("div", { role: "row" }, ...row.map((cell) => cell ?? hole())),
  );
  const board = make("div", { role: "grid", class: "squares", "aria-label": name }, ...lined);
  arrowsMove(board, cells);
  listen(grid, board);
  keepFocus(
    root,
    () => root.replaceChildren(board, lines, ...coordinates(layout)),
    () => focusOn(grid, [...squares.keys()][0] ?? ""),
  );
}

/** The letters of the columns below the board, and the numbers of the rows beside it. @param {Layout} layout */
function coordinates({ columns, rows }) {
  const strip = (/** @type {string} */ side, /** @type {string[]} */ names) =>
    make(
      "div",
      { class: `coordinates ${side}`, "aria-hidden": "true" },
      ...names.map((name) => make("span", {}, name)),
    );
  const files = Array.from({ length: columns }, (_, column) => squareName(column, 0).slice(0, -1));
  const ranks = Array.from({ length: rows }, (_, row) => String(rows - row));
  return [strip("files", files), strip("ranks", ranks)];
}

/** @type {(grid: CellGrid, board: HTMLElement) => void} */
function listen({ on }, board) {
  /** @type {(type: "click" | "focusin" | "keydown", act: (square: string, event: any) => void) => void} */
  const listenTo = (type, act) =>
    board.addEventListener(type, (event) => {
      const cell = event.target instanceof Element && event.target.closest("[data-square]");
      const square = cell && cell.getAttribute("data-square");
      if (square) {
        act(square, event);
      }
    });
  listenTo("click", (square) => on.pick(square));
  listenTo("focusin", (square) => on.moved(square));
  listenTo("keydown", (square, event) => {
    const { key, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey) {
      return;
    }
    if (on.key && on.key(square, key) !== false) {
      event.preventDefault();
    } else if (gridAction(event) === "choose") {
      on.pick(square);
      event.preventDefault();
    }
  });
}

/** Moves the focus to a square. @type {(grid: CellGrid, square: string) => void} */
export const focusOn = ({ cells }, square) => cells.get(square)?.focus();

/**
 * Shows what stands on each square, what it is called, the classes of what is marked on it, and lines between squares.
 * @type {(grid: CellGrid, shown: { textOf: (square: string) => string, nameOf: (square: string) => string, marks: Record<string, readonly string[]>, lines: Line[] }) => void}
 */
export function showCells(grid, { textOf, nameOf, marks, lines }) {
  for (const [square, cell] of grid.cells) {
    setText(find(cell, "span", HTMLElement), textOf(square));
    setAttribute(cell, "aria-label", nameOf(square));
    for (const [mark, squares] of Object.entries(marks)) {
      cell.classList.toggle(mark, squares.includes(square));
    }
  }
  const drawn = JSON.stringify(lines);
  if (drawn !== grid.drawn) {
    grid.drawn = drawn;
    grid.lines.replaceChildren(...lines.map((line) => drawLine(grid.layout, line)));
  }
}

/** @type {(layout: Layout, line: Line) => SVGElement} */
function drawLine({ squares }, { from, to, isMove }) {
  const [one, other] = [from, to].map((square) => squares.get(square));
  const [x1, y1] = [(one?.column ?? 0) + 0.5, (one?.row ?? 0) + 0.5];
  const [x2, y2] = [(other?.column ?? 0) + 0.5, (other?.row ?? 0) + 0.5];
  return shape("line", { x1, y1, x2, y2, class: isMove ? "move" : "no-move" });
}
