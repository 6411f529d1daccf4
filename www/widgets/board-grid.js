/**
 * The board as a grid of named cells, for the keyboard and for screen readers. It is an invisible overlay on
 * the picture, each cell over its square, with at most 16 × 16 cells around the active one. The room provides
 * the cells' labels.
 * @import { SquareBox } from "../pkg/knights_tour.js"
 */

import { focusedBeside, isA, make, setAttribute } from "./dom.js";
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

/**
 * @param {HTMLElement} grid
 * @param {object} on
 * @param {(square: string | null, cell: Cell) => void} on.cursor where the keyboard's cursor is, `null` when it has left
 * @param {(square: string, cell: Cell) => void} on.choose
 * @param {(square: string, cell: Cell) => string} on.label the label of a cell
 * @param {() => readonly string[]} on.marked highlighted squares
 * @param {(square: string) => SquareBox | null} on.box where a square is drawn, once that is known
 * @param {() => Cell | null} [on.knight] where the knight is
 * @param {(square: string, onward: boolean) => Cell | null} [on.step] where an arrow key leads if not to the neighbouring cell (`onward` for right and down); with Shift it leads to the neighbour
 */
export function createBoardGrid(grid, on) {
  let [columns, rows] = [0, 0];
  /** @type {Names} */
  let names = { nameAt: squareName, label: "" };
  let active = { column: 0, row: 0 };
  /** The bottom left cell of the window. */
  let corner = { column: 0, row: 0 };
  /** The rows of cells, the top row first. @type {HTMLElement[][]} */
  let cells = [];

  const shownColumns = () => Math.min(columns, WINDOW);
  const shownRows = () => Math.min(rows, WINDOW);
  const hasFocus = () => grid.contains(focusedBeside(grid));
  const activeCell = () =>
    cells[shownRows() - 1 - (active.row - corner.row)]?.[active.column - corner.column];

  /** The position of a cell on the board. @param {EventTarget | null} cell */
  function cellOf(cell) {
    const i = cells.findIndex((line) => line.some((each) => each === cell));
    const j = cells[i]?.findIndex((each) => each === cell);
    return j === undefined
      ? active
      : { column: corner.column + j, row: corner.row + shownRows() - 1 - i };
  }

  /** Creates the cells of the window. */
  function build() {
    cells = Array.from({ length: shownRows() }, () =>
      Array.from({ length: shownColumns() }, () =>
        make("div", { role: "gridcell", tabindex: "-1" }),
      ),
    );
    grid.replaceChildren(...cells.map((row) => make("div", { role: "row" }, ...row)));
    grid.style.setProperty("--columns", String(shownColumns()));
    cells.forEach((_, i) =>
      /** @type {HTMLElement} */ (grid.children[i]).style.setProperty("--row", String(i)),
    );
    setAttribute(grid, "aria-rowcount", String(rows));
    setAttribute(grid, "aria-colcount", String(columns));
  }

  /** Keeps the active cell inside the window, in its middle if the board extends further. */
  function centre() {
    corner = {
      column: clamp(active.column - (WINDOW >> 1), columns - shownColumns()),
      row: clamp(active.row - (WINDOW >> 1), rows - shownRows()),
    };
  }

  /** Places a box over its square. @type {(element: HTMLElement, box: SquareBox | null) => void} */
  function lay({ style }, box) {
    for (const [name, value] of Object.entries(box ?? {})) {
      style.setProperty(`--${name}`, `${value}px`);
    }
  }

  /** Places the cells over their squares, if their positions are known. */
  function place() {
    if (rows === 0) {
      return; // A room may be measured before it has a board.
    }
    if (names.form === undefined) {
      lay(grid, on.box(names.nameAt(corner.column, corner.row + shownRows() - 1)));
    } else {
      cells[0]?.forEach((cell, i) => lay(cell, on.box(names.nameAt(corner.column + i, 0))));
    }
  }

  /** Updates the label of every cell. */
  function label() {
    place();
    const marked = new Set(on.marked());
    cells.forEach((line, i) => {
      const row = corner.row + shownRows() - 1 - i;
      const parent = grid.children[i];
      if (parent) {
        setAttribute(parent, "aria-rowindex", String(rows - row));
      }
      line.forEach((cell, j) => {
        const column = corner.column + j;
        setAttribute(cell, "aria-colindex", String(column + 1));
        const name = names.nameAt(column, row);
        const told = on.label(name, { column, row });
        setAttribute(cell, "aria-label", marked.has(name) ? markedSquare(told) : told);
        setAttribute(cell, "tabindex", cell === activeCell() ? "0" : "-1");
      });
    });
  }

  /** @type {(column: number, row: number) => void} */
  function go(column, row) {
    active = { column: clamp(column, columns - 1), row: clamp(row, rows - 1) };
    centre();
    label();
    activeCell()?.focus({ preventScroll: true });
    on.cursor(names.nameAt(active.column, active.row), active);
  }

  grid.addEventListener("keydown", (event) => {
    const knight = goesToKnight(event) ? on.knight?.() : null;
    if (knight) {
      event.preventDefault();
      go(knight.column, knight.row);
      return;
    }
    const action = gridAction(event);
    if (!action) {
      return;
    }
    event.preventDefault();
    const [right, up] = steps[event.key] ?? [0, 0];
    if (action === "move") {
      const name = names.nameAt(active.column, active.row);
      const step = event.shiftKey ? null : (on.step?.(name, right > 0 || up < 0) ?? null);
      go(step?.column ?? active.column + right, step?.row ?? active.row + up);
    } else if (action === "rowStart") {
      go(0, active.row);
    } else if (action === "rowEnd") {
      go(columns - 1, active.row);
    } else {
      on.choose(names.nameAt(active.column, active.row), active);
    }
  });
  // Assistive technology clicks cells directly; the mouse goes through them to the picture.
  grid.addEventListener("click", ({ target }) => {
    active = cellOf(target);
    on.choose(names.nameAt(active.column, active.row), active);
  });
  grid.addEventListener("focusin", ({ target }) => {
    active = cellOf(target);
    on.cursor(names.nameAt(active.column, active.row), active);
  });
  grid.addEventListener("focusout", (event) => {
    if (!(isA(event.relatedTarget, Node) && grid.contains(event.relatedTarget))) {
      on.cursor(null, active);
    }
  });

  return {
    /** The square at the keyboard's cursor, `null` while the focus is elsewhere. */
    cursor: () => (hasFocus() ? names.nameAt(active.column, active.row) : null),
    /** Switches to another board, or to squares with other names. @type {(width: number, height: number, named?: Names) => void} */
    use(width, height, named = { nameAt: squareName, label: gridName(width, height) }) {
      names = named;
      grid.classList.toggle("is-scattered", named.form !== undefined);
      if (width !== columns || height !== rows) {
        [columns, rows] = [width, height];
        active = { column: clamp(active.column, columns - 1), row: clamp(active.row, rows - 1) };
        const focused = hasFocus();
        build();
        centre();
        if (focused) {
          go(active.column, active.row);
        }
      }
      setAttribute(grid, "aria-label", names.label);
    },
    /** Updates the positions of the cells. */
    place,
    /**
     * Updates the labels. Only while the board has no focus does the active cell follow the run, so that
     * nobody's cursor is moved.
     * @param {Cell} [cell]
     */
    show(cell) {
      if (cell && !hasFocus()) {
        active = { column: cell.column, row: cell.row };
        centre();
      }
      label();
    },
  };
}
