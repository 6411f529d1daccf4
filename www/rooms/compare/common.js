/**
 * The settings that all lanes share: board, start and the kind of tour.
 *
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 */

import { find, make, setAttribute, setChoices, setText } from "../../widgets/dom.js";
import * as words from "../../text/en/words.js";

/** Sizes worth a button: width and height. @type {[number, number][]} */
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
 * @param {(changes: Partial<RunSettings>) => string | null} on.change tells what is wrong, or `null`
 */
export function createCommon(form, on) {
  /** @param {string} id */
  const input = (id) => find(form, `#compare-${id}`, HTMLInputElement);
  const [width, height, start] = [input("width"), input("height"), input("start")];
  const target = find(form, "#compare-target", HTMLSelectElement);
  const error = find(form, ".error", HTMLElement);

  /** Asks for a change, and says what is wrong with it. @type {(control: HTMLElement, changes: Partial<RunSettings>) => void} */
  function ask(control, changes) {
    const message = on.change(changes);
    error.hidden = message === null;
    setText(error, message === null ? "" : words.refused(message));
    for (const each of [width, height, start, target]) {
      const isWrong = message !== null && each === control;
      setAttribute(each, "aria-invalid", isWrong ? "true" : null);
      setAttribute(each, "aria-describedby", isWrong ? error.id : null);
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
  for (const side of [width, height]) {
    side.addEventListener("change", () =>
      ask(side, { board: `${width.value.trim()}x${height.value.trim()}` }),
    );
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
      width.value = String(board.width);
      height.value = String(board.height);
      start.value = settings.start ?? "";
      target.value = settings.target ?? "open";
      for (const chip of form.querySelectorAll("[data-board]")) {
        const isThis = chip.getAttribute("data-board") === settings.board;
        setAttribute(chip, "aria-pressed", String(isThis));
      }
    },
  };
}
