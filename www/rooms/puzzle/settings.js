/**
 * The settings beside the board: the puzzle of the day, the ladder, and another one to be made.
 * @import { Leaps, PuzzleGrade, PuzzleMakerSettings } from "../../pkg/knights_tour.js"
 * @import { Room } from "./state.js"
 */

import * as words from "#text/puzzle.js";
import { createChips, listChoices, listNamed } from "../../widgets/choices.js";
import { KNIGHT } from "../../app/codecs.js";
import { isKnight } from "../../text/leaps.js";
import { find, setAttribute } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { createPieceChoice } from "../../widgets/piece-picker.js";
import { gradesOfDay, rungs } from "./source.js";

/** The boards that another puzzle is made on. */
const sizes = ["5x5", "6x6", "7x7", "8x8", "10x10"];

/** @param {string} board */
function boardNamed(board) {
  const [columns = 0, rows = 0] = board.split("x").map(Number);
  return words.boardName({ columns, rows });
}

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(grade: PuzzleGrade) => void} on.day
 * @param {(rung: string) => void} on.climb
 * @param {(settings: PuzzleMakerSettings) => void} on.make
 * @param {(rung: string) => boolean} isReached
 */
export function createSettings(root, on, isReached) {
  const select = (/** @type {string} */ id) => find(root, `#${id}`, HTMLSelectElement);
  const part = (/** @type {string} */ selector) => find(root, selector, HTMLElement);
  const [size, grade, target, symmetry] = [
    select("puzzle-size"),
    select("puzzle-grade"),
    select("puzzle-target"),
    select("puzzle-symmetry"),
  ];
  listChoices(size, sizes, boardNamed);
  listNamed(grade, words.grades);
  listNamed(target, words.targets);
  listNamed(symmetry, words.symmetries);
  const another = part(".another");
  const error = createFieldError(part("#puzzle-piece-error"));
  /** The piece that another puzzle is for. @type {Leaps} */
  let leaper = KNIGHT;
  const piece = createPieceChoice(another, error, (next) => {
    leaper = next;
    error.clear();
    piece.show(leaper);
  });
  piece.show(leaper);
  size.value = "6x6";
  const days = createChips(part(".grades"), gradesOfDay, (id) => words.grades[id], on.day);
  const ladder = createChips(
    part(".rungs"),
    rungs.map(({ id }) => id),
    (id) => words.rungs[id] ?? "",
    on.climb,
  );
  part("#puzzle-make").addEventListener("click", () => {
    const chosen = { board: size.value, target: target.value, symmetry: symmetry.value };
    const own = isKnight(leaper) ? {} : { leaper };
    on.make(/** @type {any} */ ({ ...chosen, ...own, grade: grade.value }));
  });
  return {
    /** @param {Room} room */
    show({ source }) {
      days.press(source.kind === "day" ? source.grade : undefined);
      ladder.press(source.kind === "rung" ? source.rung : undefined);
      for (const [i, { id }] of rungs.entries()) {
        const chip = /** @type {HTMLElement} */ (ladder.chips[i]);
        setAttribute(chip, "aria-label", words.rungName(id, isReached(id)));
        chip.classList.toggle("reached", isReached(id));
      }
    },
  };
}
