/**
 * The map: a grid of boards, the width from left to right and the height from top to bottom, coloured
 * by whether there is a tour and signed with the reason.
 *
 * @import { RectangleExistence, Target } from "../../pkg/knights_tour.js"
 */

import { make, setAttribute, setText } from "../../widgets/dom.js";
import { gridAction } from "../../widgets/shortcuts.js";
import { existenceMap } from "../../pkg/knights_tour.js";
import { SIDE } from "./address.js";
import * as words from "../../text/exist.js";

/** Up to here, and then every fifth, numbers are shown where there is room for few. */
const MOST_NUMBERED = 4;

/** @type {Record<string, [number, number]>} */
const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {number} side */
const clamp = (side) => Math.max(1, Math.min(SIDE, side));

/** What the answers are, asked for once. @type {Map<Target, RectangleExistence[][]>} */
const answers = new Map();

/** What is known of a board on the map. @type {(target: Target, width: number, height: number) => RectangleExistence} */
export function knownOf(target, width, height) {
  const table = answers.get(target) ?? existenceMap(target, SIDE);
  answers.set(target, table);
  const known = table[height - 1]?.[width - 1];
  if (!known) {
    throw new Error(`${width} × ${height} is not on the map`);
  }
  return known;
}

/**
 * @param {HTMLElement} grid
 * @param {HTMLElement} legend
 * @param {object} on
 * @param {(width: number, height: number) => void} on.choose
 * @param {(text: string | null) => void} on.hint what is under the pointer or the keyboard's cursor
 */
export function createMap(grid, legend, on) {
  /** The cell that Tab comes to. */
  let active = { width: 1, height: 1 };
  /** @type {HTMLElement | null} */
  let chosen = null;
  /** By height, then width, from 0. */
  const cells = Array.from({ length: SIDE }, () =>
    Array.from({ length: SIDE }, () => make("div", { role: "gridcell", tabindex: "-1" })),
  );
  /** @type {(width: number, height: number) => HTMLElement | undefined} */
  const cellOf = (width, height) => cells[height - 1]?.[width - 1];

  /** @type {(role: "columnheader" | "rowheader", number: number) => HTMLElement} */
  function header(role, number) {
    const isMinor = number > MOST_NUMBERED && number % 5 !== 0;
    return make("div", { role, ...(isMinor && { class: "minor" }) }, String(number));
  }
  const numbers = Array.from({ length: SIDE }, (_, i) => i + 1);
  grid.replaceChildren(
    make(
      "div",
      { role: "row" },
      make("div", { role: "columnheader", "aria-label": words.labels.sides }, "×"),
      ...numbers.map((width) => header("columnheader", width)),
    ),
    ...cells.map((row, i) => make("div", { role: "row" }, header("rowheader", i + 1), ...row)),
  );

  /** The board of a cell. @param {EventTarget | null} target */
  function boardOf(target) {
    const i = cells.findIndex((row) => row.some((cell) => cell === target));
    const j = cells[i]?.findIndex((cell) => cell === target) ?? -1;
    return j < 0 ? null : { width: j + 1, height: i + 1 };
  }

  /** @param {{ width: number, height: number }} board */
  function activate(board) {
    setAttribute(
      /** @type {HTMLElement} */ (cellOf(active.width, active.height)),
      "tabindex",
      "-1",
    );
    active = board;
    setAttribute(/** @type {HTMLElement} */ (cellOf(active.width, active.height)), "tabindex", "0");
  }

  /** @param {EventTarget | null} target */
  const hint = (target) =>
    on.hint(target instanceof Element ? target.getAttribute("aria-label") : null);

  grid.addEventListener("click", ({ target }) => {
    const board = boardOf(target);
    if (board) {
      on.choose(board.width, board.height);
    }
  });
  grid.addEventListener("focusin", ({ target }) => {
    const board = boardOf(target);
    if (board) {
      activate(board);
      hint(target);
    }
  });
  grid.addEventListener("pointerover", ({ target }) => {
    if (boardOf(target)) {
      hint(target);
    }
  });
  grid.addEventListener("pointerleave", () => on.hint(null));
  grid.addEventListener("focusout", () => on.hint(null));
  grid.addEventListener("keydown", (event) => {
    const action = gridAction(event);
    if (!action) {
      return;
    }
    event.preventDefault();
    const { width, height } = active;
    if (action === "choose") {
      on.choose(width, height);
    } else if (action === "move") {
      const [right, down] = steps[event.key] ?? [0, 0];
      cellOf(clamp(width + right), clamp(height + down))?.focus();
    } else {
      cellOf(action === "rowStart" ? 1 : SIDE, height)?.focus();
    }
  });

  /** Every reason on the map once, with how many boards have it. @param {Target} target */
  function showLegend(target) {
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const { reason } of answers.get(target)?.flat() ?? []) {
      counts.set(reason.code, (counts.get(reason.code) ?? 0) + 1);
    }
    const rows = Object.entries(words.reasons).filter(([code]) => counts.has(code));
    legend.replaceChildren(
      ...rows.map(([code, { sign, text }]) =>
        make(
          "li",
          {},
          make("b", { class: `state ${code} ${target}`, "aria-hidden": "true" }, sign),
          make(
            "span",
            {},
            `${text(target)} `,
            make("small", {}, words.boards(counts.get(code) ?? 0)),
          ),
        ),
      ),
    );
  }

  return {
    /** Says of every board whether it has such a tour. @param {Target} target */
    use(target) {
      grid.setAttribute("aria-label", words.mapName(target));
      cells.forEach((row, i) =>
        row.forEach((cell, j) => {
          const known = knownOf(target, j + 1, i + 1);
          setAttribute(cell, "class", `state ${known.reason.code} ${target}`);
          setAttribute(cell, "aria-label", words.cell(target, j + 1, i + 1, known));
          setText(cell, words.reasons[known.reason.code].sign);
        }),
      );
      showLegend(target);
    },
    /** Points out the board that is explained. @type {(width: number, height: number) => void} */
    select(width, height) {
      if (chosen) {
        setAttribute(chosen, "aria-selected", null);
      }
      chosen = cellOf(width, height) ?? null;
      chosen?.setAttribute("aria-selected", "true");
      activate({ width, height });
    },
  };
}
