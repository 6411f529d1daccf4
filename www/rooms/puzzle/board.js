/**
 * The board: a grid of squares with their numbers, and over it the moves between numbers that follow each other.
 * Squares are elements and no picture, so that fingers, the keyboard and screen readers can use them; they are a
 * single Tab stop, and the arrow keys move between them.
 * @import { Mark } from "#text/puzzle.js"
 * @import { Puzzle } from "./read.js"
 * @import { Room } from "./state.js"
 */

import { squareName } from "../../pkg/knights_tour.js";
import { arrowsMove } from "../../widgets/arrows-move.js";
import { find, keepFocus, make, setAttribute, setText, shape } from "../../widgets/dom.js";
import { gridAction } from "../../widgets/shortcuts.js";
import { moves, numberOn } from "./state.js";

/** What is marked on squares, by the class that shows it: a wrong number, where the next number can stand, what a hint speaks of, what it rules out, and where two solutions differ. @typedef {Record<Mark, readonly string[]>} Marks */

/** What the board asks of the room. @typedef {{ pick: (square: string) => void, digit: (square: string, digit: number) => void, erase: (square: string) => void, moved: (square: string) => void }} On */

/** @typedef {{ root: HTMLElement, on: On, lines: SVGElement, cells: Map<string, HTMLElement>, puzzle: Puzzle | null, drawn: string }} Board */

/** @type {(root: HTMLElement, on: On) => Board} */
export const createBoard = (root, on) => ({
  ...{ root, on, puzzle: null, drawn: "" },
  cells: new Map(),
  lines: shape("svg", { "aria-hidden": "true", class: "joined" }),
});

/** Switches to another puzzle. @type {(board: Board, puzzle: Puzzle, name: string) => void} */
export function use(board, puzzle, name) {
  const { root, lines } = board;
  const { columns, rows, squares } = puzzle;
  root.style.setProperty("--columns", String(columns));
  root.style.setProperty("--rows", String(rows));
  root.style.setProperty("--shape", String(columns / rows));
  setAttribute(lines, "viewBox", `0 0 ${columns} ${rows}`);
  Object.assign(board, { puzzle, drawn: "", cells: new Map() });
  const cells = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => /** @type {HTMLElement | null} */ (null)),
  );
  for (const [square, { column, row }] of squares) {
    const cell = make("div", { role: "gridcell", "data-square": square }, make("span"));
    cell.classList.toggle("dark", (rows - row + column) % 2 === 1);
    board.cells.set(square, cell);
    /** @type {(HTMLElement | null)[]} */ (cells[row])[column] = cell;
  }
  const hole = () => make("div", { class: "hole", "aria-hidden": "true" });
  const lined = cells.map((row) =>
    make("div", { role: "row" }, ...row.map((cell) => cell ?? hole())),
  );
  const grid = make("div", { role: "grid", class: "squares", "aria-label": name }, ...lined);
  arrowsMove(grid, cells);
  listen(board, grid);
  keepFocus(
    root,
    () => root.replaceChildren(grid, lines, ...coordinates(puzzle)),
    () => focus(board, [...squares.keys()][0] ?? ""),
  );
}

/** The letters of the columns below the board, and the numbers of the rows beside it. @param {Puzzle} puzzle */
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

/** @type {(board: Board, grid: HTMLElement) => void} */
function listen({ on }, grid) {
  /** @type {(type: "click" | "focusin" | "keydown", act: (square: string, event: any) => void) => void} */
  const listenTo = (type, act) =>
    grid.addEventListener(type, (event) => {
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
    const acts = () =>
      /^\d$/.test(key)
        ? on.digit(square, Number(key))
        : ["Backspace", "Delete"].includes(key)
          ? on.erase(square)
          : gridAction(event) === "choose"
            ? on.pick(square)
            : false;
    if (acts() !== false) {
      event.preventDefault();
    }
  });
}

/** Moves the focus to a square. @type {(board: Board, square: string) => void} */
export const focus = ({ cells }, square) => cells.get(square)?.focus();

/** @type {(board: Board, room: Room, marks: Marks, nameOf: (square: string) => string) => void} */
export function show(board, room, marks, nameOf) {
  for (const [square, cell] of board.cells) {
    setText(find(cell, "span", HTMLElement), String(numberOn(room, square) ?? ""));
    setAttribute(cell, "aria-label", nameOf(square));
    cell.classList.toggle("given", room.puzzle.given.has(square));
    for (const [mark, squares] of Object.entries(marks)) {
      cell.classList.toggle(mark, squares.includes(square));
    }
  }
  const pairs = moves(room);
  const drawn = JSON.stringify(pairs);
  if (drawn !== board.drawn) {
    board.drawn = drawn;
    board.lines.replaceChildren(...pairs.map((pair) => line(room.puzzle, pair)));
  }
}

/** A move between two squares; dashed where the piece cannot make it. @type {(puzzle: Puzzle, pair: { from: string, to: string, isMove: boolean }) => SVGElement} */
function line({ squares }, { from, to, isMove }) {
  const [one, other] = [from, to].map((square) => squares.get(square));
  const [x1, y1] = [(one?.column ?? 0) + 0.5, (one?.row ?? 0) + 0.5];
  const [x2, y2] = [(other?.column ?? 0) + 0.5, (other?.row ?? 0) + 0.5];
  return shape("line", { x1, y1, x2, y2, class: isMove ? "move" : "no-move" });
}
