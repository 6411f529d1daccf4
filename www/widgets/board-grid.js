/**
 * The board as a grid of named cells, for the keyboard and for screen readers. It is an invisible overlay on
 * the picture, each cell over its square, with at most 16 × 16 cells around the active one. The room provides
 * the cells' labels.
 * @import { SquareBox } from "../pkg/knights_tour.js"
 */

import { focusedBeside, isA, make, setAttribute } from "./dom.js";
import { inSlices } from "./redraw.js";
import { goesToKnight, gridAction } from "./shortcuts.js";
import { squareName } from "../pkg/knights_tour.js";
import { gridName, markedSquare } from "#text/words.js";

/** The names of cells and of the whole grid. Vertices of a graph, which has a `form`, do not lie in rows. @typedef {{ nameAt: (column: number, row: number) => string, label: string, form?: unknown }} Names */

/** Maximum number of cells on a side. */
const WINDOW = 16;

/** The position of a cell: column 0 at the left, row 0 at the bottom. @typedef {{ column: number, row: number }} Cell */

/** @type {Record<string, [number, number]>} */
const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** @type {(value: number, most: number) => number} */
const clamp = (value, most) => Math.max(0, Math.min(most, value));

/** The nearest cell of a board with these columns and rows. @type {(cell: Cell, columns: number, rows: number) => Cell} */
const inside = ({ column, row }, columns, rows) => ({
  column: clamp(column, columns - 1),
  row: clamp(row, rows - 1),
});

/**
 * @typedef {object} On
 * @property {(square: string | null, cell: Cell) => void} cursor where the keyboard's cursor is, `null` when it has left
 * @property {(square: string, cell: Cell) => void} choose
 * @property {(square: string, cell: Cell) => string} label the label of a cell
 * @property {() => readonly string[]} marked highlighted squares
 * @property {(square: string) => SquareBox | null} box where a square is drawn, once that is known
 * @property {() => Cell | null} [knight] where the knight is
 * @property {(square: string, onward: boolean) => Cell | null} [step] where an arrow key leads if not to the neighbouring cell (`onward` for right and down); with Shift it leads to the neighbour
 */

/**
 * @typedef {object} Grid
 * @property {HTMLElement} element
 * @property {On} on
 * @property {number} columns of the board
 * @property {number} rows
 * @property {Names} names
 * @property {Cell} active
 * @property {Cell} corner the bottom left cell of the window
 * @property {HTMLElement[][]} cells the rows of the window, the top row first
 * @property {Cell | null} told the corner of the window that the labels were made for
 * @property {number} round counts the rounds of labelling: a newer one ends the one before
 */

/**
 * @param {HTMLElement} element
 * @param {On} on
 */
export function createBoardGrid(element, on) {
  const [names, cell] = [
    { nameAt: squareName, label: "" },
    { column: 0, row: 0 },
  ];
  /** @type {Grid} */
  const grid = {
    ...{ element, on, columns: 0, rows: 0, names },
    ...{ active: cell, corner: cell, cells: [], told: null, round: 0 },
  };
  element.addEventListener("keydown", (event) => press(grid, event));
  // Assistive technology clicks cells directly; the mouse goes through them to the picture.
  element.addEventListener("click", ({ target }) => {
    grid.active = cellOf(grid, target);
    on.choose(activeName(grid), grid.active);
  });
  element.addEventListener("focusin", ({ target }) => {
    grid.active = cellOf(grid, target);
    on.cursor(activeName(grid), grid.active);
  });
  element.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(isA(relatedTarget, Node) && element.contains(relatedTarget))) {
      on.cursor(null, grid.active);
    }
  });

  return {
    /** The square at the keyboard's cursor, `null` while the focus is elsewhere. */
    cursor: () => (hasFocus(grid) ? activeName(grid) : null),
    /** Switches to another board, or to squares with other names. @type {(width: number, height: number, named?: Names) => void} */
    use: (width, height, named = { nameAt: squareName, label: gridName(width, height) }) =>
      use(grid, width, height, named),
    /** Updates the positions of the cells. */
    place: () => place(grid),
    /**
     * Updates the labels. Only while the board has no focus does the active cell follow the run, so that
     * nobody's cursor is moved.
     * @param {Cell} [knight]
     */
    show(knight) {
      if (knight && !hasFocus(grid)) {
        grid.active = { column: knight.column, row: knight.row };
        centre(grid);
      }
      void label(grid);
    },
  };
}

/** @param {Grid} grid */
const hasFocus = ({ element }) => element.contains(focusedBeside(element));

/** @param {Grid} grid */
const activeName = ({ names, active }) => names.nameAt(active.column, active.row);

/** @param {Grid} grid */
const activeCell = ({ active, cells, corner }) =>
  cells[cells.length - 1 - (active.row - corner.row)]?.[active.column - corner.column];

/** The position of a cell on the board. @type {(grid: Grid, target: EventTarget | null) => Cell} */
function cellOf({ active, cells, corner }, target) {
  const cell = /** @type {HTMLElement} */ (target);
  const i = cells.findIndex((line) => line.includes(cell));
  const j = cells[i]?.indexOf(cell);
  return j === undefined
    ? active
    : { column: corner.column + j, row: corner.row + cells.length - 1 - i };
}

/** @type {(grid: Grid, width: number, height: number, names: Names) => void} */
function use(grid, width, height, names) {
  const { element, columns, rows, active } = grid;
  grid.names = names;
  element.classList.toggle("is-scattered", names.form !== undefined);
  if (width !== columns || height !== rows) {
    const focused = hasFocus(grid);
    const at = inside(active, width, height);
    grid.round += 1;
    // Nobody is to find a square of the board before.
    element.replaceChildren();
    Object.assign(grid, { columns: width, rows: height, active: at, cells: [], told: null });
    centre(grid);
    if (focused) {
      go(grid, grid.active);
    }
  }
  setAttribute(element, "aria-label", names.label);
}

/** Creates the cells of the window, which nobody can use before they have their labels. @param {Grid} grid */
function build(grid) {
  const { element, columns, rows } = grid;
  grid.cells = Array.from({ length: Math.min(rows, WINDOW) }, () =>
    Array.from({ length: Math.min(columns, WINDOW) }, () =>
      make("div", { role: "gridcell", tabindex: "-1" }),
    ),
  );
  const lines = grid.cells.map((line) => make("div", { role: "row" }, ...line));
  element.replaceChildren(...lines);
  element.style.setProperty("--columns", String(Math.min(columns, WINDOW)));
  lines.forEach(({ style }, i) => style.setProperty("--row", String(i)));
  setAttribute(element, "aria-rowcount", String(rows));
  setAttribute(element, "aria-colcount", String(columns));
}

/** Keeps the active cell inside the window, in its middle if the board extends further. @param {Grid} grid */
function centre(grid) {
  const { columns, rows } = grid;
  const { column, row } = grid.active;
  const half = WINDOW >> 1;
  const corner = { column: column - half, row: row - half };
  grid.corner = inside(corner, columns - WINDOW + 1, rows - WINDOW + 1);
}

/** Places a box over its square. @type {(element: HTMLElement, box: SquareBox | null) => void} */
function lay({ style }, box) {
  for (const [name, value] of Object.entries(box ?? {})) {
    style.setProperty(`--${name}`, `${value}px`);
  }
}

/** Places the cells over their squares, if their positions are known. @param {Grid} grid */
function place({ element, on, cells, corner: { column, row }, names }) {
  if (!cells[0]) {
    return; // A room may be measured before it has a board.
  }
  if (names.form === undefined) {
    lay(element, on.box(names.nameAt(column, row + cells.length - 1)));
  } else {
    cells[0].forEach((cell, i) => lay(cell, on.box(names.nameAt(column + i, 0))));
  }
}

/**
 * Updates the label of every cell: at once in the active row, and everywhere if the window has moved, as cells mean
 * other squares then; else in the other rows as soon as there is time.
 * @param {Grid} grid
 */
async function label(grid) {
  if (!grid.cells[0]) {
    build(grid);
  }
  const { element, cells, corner, active, told } = grid;
  place(grid);
  const hasMoved = told !== null && (told.column !== corner.column || told.row !== corner.row);
  grid.told = corner;
  const chosen = activeCell(grid);
  cells.flat().forEach((cell) => setAttribute(cell, "tabindex", cell === chosen ? "0" : "-1"));
  const round = (grid.round += 1);
  const marked = new Set(grid.on.marked());
  const first = cells.length - 1 - (active.row - corner.row);
  const rest = inSlices();
  for (const i of new Set([first, ...cells.keys()])) {
    labelRow(grid, i, marked);
    if (hasMoved) {
      continue;
    }
    await rest();
    // A room that is left labels its squares when it is entered again; of a solver that has crashed nothing is asked.
    if (grid.round !== round || !element.isConnected || element.closest("main[hidden]")) {
      return;
    }
  }
}

/** @type {(grid: Grid, i: number, marked: ReadonlySet<string>) => void} */
function labelRow({ element, on, cells, corner, names, rows }, i, marked) {
  const row = corner.row + cells.length - 1 - i;
  const parent = element.children[i];
  if (parent) {
    setAttribute(parent, "aria-rowindex", String(rows - row));
  }
  cells[i]?.forEach((cell, j) => {
    const column = corner.column + j;
    setAttribute(cell, "aria-colindex", String(column + 1));
    const name = names.nameAt(column, row);
    const told = on.label(name, { column, row });
    setAttribute(cell, "aria-label", marked.has(name) ? markedSquare(told) : told);
  });
}

/** @type {(grid: Grid, cell: Cell) => void} */
function go(grid, cell) {
  grid.active = inside(cell, grid.columns, grid.rows);
  centre(grid);
  void label(grid);
  activeCell(grid)?.focus({ preventScroll: true });
  grid.on.cursor(activeName(grid), grid.active);
}

/** @type {(grid: Grid, event: KeyboardEvent) => void} */
function press(grid, event) {
  const { on, active, columns } = grid;
  const { column, row } = active;
  const knight = goesToKnight(event) ? on.knight?.() : null;
  const action = knight ? "move" : gridAction(event);
  if (!action) {
    return;
  }
  event.preventDefault();
  const [right, up] = steps[event.key] ?? [0, 0];
  if (knight) {
    go(grid, knight);
  } else if (action === "move") {
    const step = event.shiftKey ? null : on.step?.(activeName(grid), right > 0 || up < 0);
    go(grid, step ?? { column: column + right, row: row + up });
  } else if (action === "choose") {
    on.choose(activeName(grid), active);
  } else {
    go(grid, { column: action === "rowStart" ? 0 : columns - 1, row });
  }
}
