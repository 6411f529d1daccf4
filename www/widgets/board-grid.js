/**
 * The board as a grid of named cells, for the keyboard and for screen readers. It lies over the
 * picture without being seen, and holds at most 16 × 16 cells around the active one. What is said of
 * each is the room's business.
 */

import { focusedBeside, make, setAttribute } from "./dom.js";
import { gridAction } from "./shortcuts.js";
import { squareName } from "../pkg/knights_tour.js";
import { gridName } from "../text/words.js";

/** What cells are called, and the whole. @typedef {{ nameAt: (column: number, row: number) => string, label: string }} Names */

/** The most cells on a side. */
const WINDOW = 16;

/** Where a cell is: 0 at the left, 0 at the bottom. @typedef {{ column: number, row: number }} Cell */

/** @type {Record<string, [number, number]>} */
const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** @type {(value: number, most: number) => number} */
const clamp = (value, most) => Math.max(0, Math.min(most, value));

/**
 * @param {HTMLElement} grid
 * @param {object} on
 * @param {(square: string | null, cell: Cell) => void} on.cursor where the keyboard's cursor is, `null` when it has left
 * @param {(square: string, cell: Cell) => void} on.choose
 * @param {(square: string, cell: Cell) => string} on.label what to call a cell
 * @param {(square: string, onward: boolean) => Cell | null} [on.step] where an arrow key leads, onward for those to the right and down, unless to the next cell; with Shift it leads there
 */
export function createBoardGrid(grid, on) {
  let [columns, rows] = [0, 0];
  /** @type {Names} */
  let names = { nameAt: squareName, label: "" };
  let active = { column: 0, row: 0 };
  /** Bottom left of the window. */
  let corner = { column: 0, row: 0 };
  /** Top row first. @type {HTMLElement[][]} */
  let cells = [];

  const shownColumns = () => Math.min(columns, WINDOW);
  const shownRows = () => Math.min(rows, WINDOW);
  const hasFocus = () => grid.contains(focusedBeside(grid));
  const activeCell = () =>
    cells[shownRows() - 1 - (active.row - corner.row)]?.[active.column - corner.column];

  /** Where a cell is on the board. @param {EventTarget | null} cell */
  function cellOf(cell) {
    const i = cells.findIndex((line) => line.some((each) => each === cell));
    const j = cells[i]?.findIndex((each) => each === cell);
    return j === undefined
      ? active
      : { column: corner.column + j, row: corner.row + shownRows() - 1 - i };
  }

  /** Makes as many cells as are shown. */
  function build() {
    cells = Array.from({ length: shownRows() }, () =>
      Array.from({ length: shownColumns() }, () =>
        make("div", { role: "gridcell", tabindex: "-1" }),
      ),
    );
    grid.replaceChildren(...cells.map((row) => make("div", { role: "row" }, ...row)));
    grid.style.setProperty("--columns", String(shownColumns()));
    setAttribute(grid, "aria-rowcount", String(rows));
    setAttribute(grid, "aria-colcount", String(columns));
  }

  /** Keeps the active cell inside the window, in its middle where there is more board. */
  function centre() {
    corner = {
      column: clamp(active.column - (WINDOW >> 1), columns - shownColumns()),
      row: clamp(active.row - (WINDOW >> 1), rows - shownRows()),
    };
  }

  /** Says of every cell what is known now. */
  function label() {
    cells.forEach((line, i) => {
      const row = corner.row + shownRows() - 1 - i;
      const parent = grid.children[i];
      if (parent) {
        setAttribute(parent, "aria-rowindex", String(rows - row));
      }
      line.forEach((cell, j) => {
        const column = corner.column + j;
        setAttribute(cell, "aria-colindex", String(column + 1));
        setAttribute(cell, "aria-label", on.label(names.nameAt(column, row), { column, row }));
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
  // Assistive technology clicks cells by itself; the mouse goes through them to the picture.
  grid.addEventListener("click", ({ target }) => {
    active = cellOf(target);
    on.choose(names.nameAt(active.column, active.row), active);
  });
  grid.addEventListener("focusin", ({ target }) => {
    active = cellOf(target);
    on.cursor(names.nameAt(active.column, active.row), active);
  });
  grid.addEventListener("focusout", (event) => {
    if (!(event.relatedTarget instanceof Node && grid.contains(event.relatedTarget))) {
      on.cursor(null, active);
    }
  });

  return {
    /** Where the keyboard's cursor is, `null` while it is elsewhere. */
    cursor: () => (hasFocus() ? names.nameAt(active.column, active.row) : null),
    /** Puts on another board, or squares with other names. @type {(width: number, height: number, named?: Names) => void} */
    use(width, height, named = { nameAt: squareName, label: gridName(width, height) }) {
      names = named;
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
    /**
     * Brings the names up to date. Nobody's cursor is moved: only while the board has no focus does
     * the active cell follow what is going on.
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
