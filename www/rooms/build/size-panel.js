/** The size of the board, and boards of well-known shapes. */

import { find, make, markInvalid } from "../../widgets/dom.js";
import { shapes } from "../../pkg/knights_tour.js";
import { parseInteger } from "../../widgets/parse-integer.js";
import { refused } from "../../text/en/words.js";
import { wrong } from "../../text/en/build.js";

/** The longest side of a board that is drawn by hand. */
export const MOST_SIDE = 128;
/** Below this the shapes are all one. */
const LEAST_SHAPE = 3;

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(width: number, height: number) => void} on.size
 * @param {(board: string) => void} on.shape
 */
export function createSizePanel(root, on) {
  const width = find(root, "#build-width", HTMLInputElement);
  const height = find(root, "#build-height", HTMLInputElement);
  const side = find(root, "#build-side", HTMLInputElement);
  const error = find(root, ".error", HTMLElement);

  /** The number in a field, or `null` when it is none; then that is said. @type {(field: HTMLInputElement, least: number) => number | null} */
  function read(field, least) {
    const value = parseInteger(field.value, least, MOST_SIDE);
    const isRight = value !== null;
    error.hidden = isRight;
    error.textContent = isRight ? "" : refused(wrong.side(least, MOST_SIDE));
    markInvalid(field, error, !isRight);
    return value;
  }

  for (const field of [width, height]) {
    field.addEventListener("change", () => {
      const [columns, rows] = [read(width, 1), read(height, 1)];
      if (read(field, 1) !== null && columns !== null && rows !== null) {
        on.size(columns, rows);
      }
    });
  }
  find(root, ".shapes", HTMLElement).append(
    ...shapes().map(({ id, name }) => {
      const chip = make("button", { type: "button", class: "pill" }, name);
      chip.addEventListener("click", () => {
        const wanted = read(side, LEAST_SHAPE);
        const shape = shapes(wanted ?? undefined).find((each) => each.id === id);
        if (wanted !== null && shape) {
          on.shape(shape.board);
        }
      });
      return chip;
    }),
  );
  side.addEventListener("change", () => read(side, LEAST_SHAPE));

  /** Not while it is being written in. @type {(field: HTMLInputElement, value: number) => void} */
  function write(field, value) {
    if (field !== document.activeElement) {
      field.value = String(value);
      markInvalid(field, error, false);
    }
  }

  return {
    /** @type {(columns: number, rows: number) => void} */
    show(columns, rows) {
      write(width, columns);
      write(height, rows);
      const isRefused = [width, height, side].some((field) => field.hasAttribute("aria-invalid"));
      error.hidden = !isRefused;
    },
  };
}
