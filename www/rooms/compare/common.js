/**
 * The settings that all lanes share: board, start, the piece and the kind of tour.
 *
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 */

import { createChips, listenForSides, listNamed } from "../../widgets/choices.js";
import { find } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { createPieceChoice } from "../../widgets/piece-picker.js";
import { KNIGHT } from "../../app/codecs.js";
import * as words from "#text/words.js";

/** Boards that have a button. */
const presets = ["5x5", "6x6", "8x8", "10x10", "20x20"];

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
  /** Sides of the current board. */
  let shown = { width: 8, height: 8 };

  /** Requests a change, and shows what is wrong with it. @type {(control: HTMLElement, changes: Partial<RunSettings>) => void} */
  function ask(control, changes) {
    error.refuse(on.change(changes), control);
  }

  const chips = createChips(
    find(form, ".presets", HTMLElement),
    presets,
    (board) => words.valueName("board", board),
    (board, chip) => ask(chip, { board }),
  );
  listenForSides(
    sides,
    () => shown,
    (board, side) => ask(sides[side], { board }),
    (why, side) => error.refuse(why, sides[side]),
  );
  const piece = createPieceChoice(form, error, (leaper) => piece.refuse(on.change({ leaper })));
  start.addEventListener("change", () => ask(start, { start: start.value.trim() }));
  listNamed(target, words.targets);
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
      piece.show(settings.leaper ?? KNIGHT);
      target.value = settings.target ?? "open";
      chips.press(settings.board);
    },
  };
}
