/** The size of the board, and boards of well-known shapes. */

import { createChips } from "../../widgets/choices.js";
import { find } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { shapes } from "../../pkg/knights_tour.js";
import { parseInteger } from "../../widgets/parse-integer.js";
import { wrong } from "#text/build.js";
import { shapeNames } from "#text/names.js";

/** Maximum length of a side. */
export const MAX_SIDE = 128;
/** Below this size all shapes look the same. */
const MIN_SHAPE = 3;

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
  const error = createFieldError(find(root, ".error", HTMLElement));

  /** The number in a field, or `null` with an error shown. @type {(field: HTMLInputElement, least: number) => number | null} */
  function read(field, least) {
    const value = parseInteger(field.value, least, MAX_SIDE);
    error.refuse(value === null ? wrong.side(least, MAX_SIDE) : null, field);
    return value;
  }

  for (const [field, other] of /** @type {const} */ ([
    [width, height],
    [height, width],
  ])) {
    field.addEventListener("change", () => {
      if (read(field, 1) !== null && read(other, 1) !== null) {
        on.size(Number(width.value), Number(height.value));
      }
    });
  }
  createChips(
    find(root, ".shapes", HTMLElement),
    shapes().map(({ id }) => id),
    (id) => shapeNames[id] ?? id,
    (id) => {
      const wanted = read(side, MIN_SHAPE);
      const shape = shapes(wanted ?? undefined).find((each) => each.id === id);
      if (wanted !== null && shape) {
        on.shape(shape.board);
      }
    },
  );
  side.addEventListener("change", () => read(side, MIN_SHAPE));

  /** Fills a field, but not while it is being edited. @type {(field: HTMLInputElement, value: number) => void} */
  function write(field, value) {
    if (field !== document.activeElement) {
      field.value = String(value);
      if (error.isAbout(field)) {
        error.clear();
      }
    }
  }

  return {
    /** @type {(columns: number, rows: number) => void} */
    show(columns, rows) {
      write(width, columns);
      write(height, rows);
    },
  };
}
