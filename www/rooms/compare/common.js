/**
 * The settings that all lanes share: board, start and the kind of tour.
 *
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 */

import { limits } from "../../pkg/knights_tour.js";
import { find, make, setAttribute, setChoices } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { parseInteger } from "../../widgets/parse-integer.js";
import * as words from "#text/words.js";

/** Sizes that have a button: width and height. @type {[number, number][]} */
const presets = [
  [5, 5],
  [6, 6],
  [8, 8],
  [10, 10],
  [20, 20],
];

/**
 * @param {HTMLFormElement} form
 * @param {object} on
 * @param {(changes: Partial<RunSettings>) => string | null} on.change returns what is wrong, or `null`
 */
export function createCommon(form, on) {
  /** @param {string} id */
  const input = (id) => find(form, `#compare-${id}`, HTMLInputElement);
  const sides = { width: input("width"), height: input("height") };
  const start = input("start");
  const target = find(form, "#compare-target", HTMLSelectElement);
  const error = createFieldError(find(form, ".error", HTMLElement));
  const { maxSide } = limits();
  /** Sides of the current board. */
  let shown = { width: 8, height: 8 };

  /** Requests a change, and shows what is wrong with it. @type {(control: HTMLElement, changes: Partial<RunSettings>) => void} */
  function ask(control, changes) {
    error.refuse(on.change(changes), control);
  }

  /** Changes one side; the other stays that of the board, whatever its field contains. @param {"width" | "height"} name */
  function askForSide(name) {
    const field = sides[name];
    const squares = parseInteger(field.value, 1, maxSide);
    if (squares === null) {
      error.refuse(words.wrong.side(name, maxSide), field);
    } else {
      const board = { ...shown, [name]: squares };
      ask(field, { board: `${board.width}x${board.height}` });
    }
  }

  find(form, ".presets", HTMLElement).append(
    ...presets.map(([columns, rows]) => {
      const chip = make("button", { type: "button", class: "pill" }, words.size(columns, rows));
      chip.dataset.board = `${columns}x${rows}`;
      chip.addEventListener("click", () => ask(chip, { board: `${columns}x${rows}` }));
      return chip;
    }),
  );
  for (const name of /** @type {const} */ (["width", "height"])) {
    sides[name].addEventListener("change", () => askForSide(name));
  }
  start.addEventListener("change", () => ask(start, { start: start.value.trim() }));
  setChoices(
    target,
    Object.entries(words.targets).map(([id, name]) => ({ id, name })),
  );
  target.addEventListener("change", () => {
    const wanted = target.value === "closed" ? "closed" : "open";
    ask(target, { target: wanted });
  });
  return {
    /** @type {(settings: RunSettings, board: { width: number, height: number }) => void} */
    show(settings, board) {
      shown = board;
      sides.width.value = String(board.width);
      sides.height.value = String(board.height);
      start.value = settings.start ?? "";
      target.value = settings.target ?? "open";
      for (const chip of form.querySelectorAll("[data-board]")) {
        const isThis = chip.getAttribute("data-board") === settings.board;
        setAttribute(chip, "aria-pressed", String(isThis));
      }
    },
  };
}
