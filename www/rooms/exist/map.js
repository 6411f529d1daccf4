/**
 * The map: a grid of boards, the width from left to right and the height from top to bottom. The colour shows
 * whether there is a tour, the sign shows the reason.
 * @import { RectangleExistence } from "../../pkg/knights_tour.js"
 * @import { Case } from "./state.js"
 */

import { make, setAttribute, setText } from "../../widgets/dom.js";
import { arrowsMove } from "../../widgets/arrows-move.js";
import { gridAction } from "../../widgets/shortcuts.js";
import { existence } from "../../pkg/knights_tour.js";
import { inSlices } from "../../widgets/redraw.js";
import { SIDE, argumentOf } from "./state.js";
import * as words from "#text/exist.js";

/** If there is little space, numbers are shown up to here and then every fifth. */
const MAX_NUMBERED = 4;

/** Scrolls part of a map until a cell of it is seen, and nothing else. @param {HTMLElement} cell */
function bringIntoView(cell) {
  const view = cell.closest(".chart");
  if (!view) {
    return;
  }
  const inner = cell.getBoundingClientRect();
  const outer = view.getBoundingClientRect();
  // Rows and columns are numbered in the first cells, which stay in place.
  const isSeen =
    inner.left >= outer.left + inner.width &&
    inner.top >= outer.top + inner.height &&
    inner.right <= outer.right &&
    inner.bottom <= outer.bottom;
  if (!isSeen) {
    view.scrollLeft += inner.left - outer.left - outer.width / 2;
    view.scrollTop += inner.top - outer.top - outer.height / 2;
  }
}

/** The answers of maps by their names, in rows, as far as they were asked for. @type {Map<string, RectangleExistence[][]>} */
const answers = new Map();

/** What a map is about. @typedef {Pick<Case, "target" | "leaper" | "wrap">} Question */

/** The name of a map. @param {Question} question */
const nameOf = ({ target, leaper, wrap }) => JSON.stringify([target, leaper, wrap]);

/** The answers for all boards of a height. @type {(question: Question, height: number) => RectangleExistence[]} */
function answersTo(question, height) {
  const { target, leaper, wrap } = question;
  const name = nameOf(question);
  const rows = answers.get(name) ?? [];
  answers.set(name, rows);
  return (rows[height] ??= Array.from({ length: SIDE }, (_, j) => {
    const board = argumentOf({ width: j + 1, height, wrap });
    // Of full boards nothing else is known than of rectangles.
    return /** @type {RectangleExistence} */ (existence(board, target, leaper));
  }));
}

/** Cells by height, then width, from 0. @typedef {HTMLElement[][]} Cells */

/**
 * @param {HTMLElement} grid
 * @param {HTMLElement} legend
 * @param {object} on
 * @param {(width: number, height: number) => void} on.choose
 * @param {(text: string | null) => void} on.hint describes the board at the pointer or at the keyboard's cursor
 */
export function createMap(grid, legend, on) {
  /** @type {HTMLElement | null} */
  let chosen = null;
  /** The map that is shown. */
  let told = "";
  /** Counts what the map was asked to show, so that only the last of it is shown. */
  let round = 0;
  /** @type {Cells} */
  const cells = Array.from({ length: SIDE }, () =>
    Array.from({ length: SIDE }, () => make("div", { role: "gridcell" })),
  );
  fillGrid(grid, cells);

  /** Fills the map row by row, and then its legend. @type {(question: Question, turn: number) => Promise<void>} */
  async function tell(question, turn) {
    const { target, wrap } = question;
    const known = [];
    const rest = inSlices();
    grid.setAttribute("aria-label", words.mapName(target, wrap));
    grid.setAttribute("aria-busy", "true");
    for (const [i, row] of cells.entries()) {
      const answered = answersTo(question, i + 1);
      answered.forEach((each, j) =>
        fillCell(row[j], words.cell(target, j + 1, i + 1, each, wrap), each),
      );
      known.push(...answered);
      await rest();
      if (turn !== round) {
        return;
      }
    }
    showLegend(legend, known, wrap);
    grid.setAttribute("aria-busy", "false");
  }

  const activate = arrowsMove(grid, cells);
  listen(grid, cells, on);

  return {
    /** Shows for every board whether it has a tour of this kind. @param {Question} question */
    use(question) {
      const name = nameOf(question);
      if (name === told) {
        return;
      }
      told = name;
      round += 1;
      tell(question, round).catch(console.error);
    },
    /** Highlights the board that is explained. @type {(width: number, height: number) => void} */
    select(width, height) {
      if (chosen) {
        setAttribute(chosen, "aria-selected", null);
      }
      chosen = cells[height - 1]?.[width - 1] ?? null;
      chosen?.setAttribute("aria-selected", "true");
      activate(chosen);
      const shown = chosen;
      if (shown) {
        // Measuring needs a layout, which is not for this task.
        setTimeout(() => bringIntoView(shown));
      }
    },
  };
}

/** Puts the cells into the grid, with the numbers of rows and columns. @type {(grid: HTMLElement, cells: Cells) => void} */
function fillGrid(grid, cells) {
  /** @type {(role: "columnheader" | "rowheader", number: number) => HTMLElement} */
  const header = (role, number) => {
    const isMinor = number > MAX_NUMBERED && number % 5 !== 0;
    return make("div", { role, ...(isMinor && { class: "minor" }) }, String(number));
  };
  grid.replaceChildren(
    make(
      "div",
      { role: "row" },
      make("div", { role: "columnheader", "aria-label": words.labels.sides }, "×"),
      ...cells.map((_, i) => header("columnheader", i + 1)),
    ),
    ...cells.map((row, i) => make("div", { role: "row" }, header("rowheader", i + 1), ...row)),
  );
}

/** The board of a cell. @type {(cells: Cells, target: EventTarget | null) => { width: number, height: number } | null} */
function boardOf(cells, target) {
  const i = cells.findIndex((row) => row.some((cell) => cell === target));
  const j = cells[i]?.findIndex((cell) => cell === target) ?? -1;
  return j < 0 ? null : { width: j + 1, height: i + 1 };
}

/** @type {(grid: HTMLElement, cells: Cells, on: { choose: (width: number, height: number) => void, hint: (text: string | null) => void }) => void} */
function listen(grid, cells, on) {
  /** @param {EventTarget | null} target */
  const choose = (target) => {
    const board = boardOf(cells, target);
    if (board) {
      on.choose(board.width, board.height);
    }
  };
  grid.addEventListener("click", ({ target }) => choose(target));
  for (const kind of /** @type {const} */ (["focusin", "pointerover"])) {
    grid.addEventListener(kind, ({ target }) => {
      if (target instanceof Element && boardOf(cells, target)) {
        on.hint(target.getAttribute("aria-label"));
      }
    });
  }
  grid.addEventListener("pointerleave", () => on.hint(null));
  grid.addEventListener("focusout", () => on.hint(null));
  grid.addEventListener("keydown", (event) => {
    if (gridAction(event) === "choose") {
      event.preventDefault();
      choose(event.target);
    }
  });
}

/** @type {(cell: HTMLElement | undefined, label: string, known: RectangleExistence) => void} */
function fillCell(cell, label, known) {
  if (cell) {
    setAttribute(cell, "class", classOf(known));
    setAttribute(cell, "aria-label", label);
    setText(cell, words.signs[known.reason.code].sign);
  }
}

/** How an answer looks. @param {RectangleExistence} known */
const classOf = ({ answer, reason }) => `state ${answer} ${reason.code}`;

/** Lists every reason on the map, with the number of boards that have it. @type {(legend: HTMLElement, boards: readonly RectangleExistence[], wrap: Question["wrap"]) => void} */
function showLegend(legend, boards, wrap) {
  legend.replaceChildren(
    ...Object.entries(words.signs).flatMap(([code, { sign }]) => {
      const found = boards.filter(({ reason }) => reason.code === code);
      if (!found[0]) {
        return [];
      }
      const meaning = words.meaning(found[0], wrap);
      return make(
        "li",
        {},
        make("b", { class: classOf(found[0]), "aria-hidden": "true" }, sign),
        make("span", {}, meaning, " ", make("small", {}, words.boards(found.length))),
      );
    }),
  );
}
