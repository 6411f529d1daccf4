/**
 * Shows the state of the room: the board, what was read, and what can be done.
 * @import { Mark } from "#text/verse.js"
 * @import { Parts } from "./verse.js"
 */

import * as words from "#text/verse.js";
import { showCells } from "../../widgets/cell-grid.js";
import { find, setAttribute, setText } from "../../widgets/dom.js";
import { createProgressLine } from "../../widgets/work-buttons.js";
import { isSolved, next, soFar } from "./state.js";

/** The lines through squares. @param {readonly string[]} squares */
const linesOf = (squares) =>
  squares.slice(1).map((to, i) => ({ from: squares[i] ?? "", to, isMove: true }));

/**
 * @param {HTMLElement} root
 * @param {Parts} parts
 */
export function createShow(root, parts) {
  const part = (/** @type {string} */ selector) => find(root, selector, HTMLElement);
  const rings = find(root, "#verse-rings", HTMLInputElement);
  const tour = find(root, "#verse-tour", HTMLInputElement);
  const progress = createProgressLine(part(".making"));

  function showBoard() {
    const { room, state, board } = parts;
    const { verse, path } = room;
    const start = verse.along?.[0];
    const showsTour = room.showsTour && verse.along !== null && !state.solve;
    /** @type {Record<Mark | "head", string[]>} */
    const marks = {
      read: path,
      head: path.slice(-1),
      start: (state.mark || showsTour) && start !== undefined ? [start] : [],
      place: room.showsRings ? next(room) : [],
      "pointed-out": room.pointedOut === null ? [] : [room.pointedOut],
    };
    const marksOn = (/** @type {string} */ square) =>
      /** @type {(keyof typeof marks)[]} */ (Object.keys(marks)).filter((mark) =>
        marks[mark].includes(square),
      );
    const textOn = (/** @type {string} */ square) => verse.parts.get(square)?.text ?? "";
    showCells(board, {
      textOf: textOn,
      nameOf: (square) =>
        words.square(square, textOn(square), /** @type {Mark[]} */ (marksOn(square))),
      marks,
      lines: linesOf(showsTour ? (verse.along ?? []) : path),
    });
  }

  function showButtons() {
    const { room, state } = parts;
    const { path, undone, verse } = room;
    const [back, forward] = [part("[data-action=back]"), part("[data-action=forward]")];
    setAttribute(back, "aria-disabled", path.length > 0 ? null : "true");
    setAttribute(forward, "aria-disabled", undone.length > 0 ? null : "true");
    part("[data-action=restart]").hidden = path.length === 0;
    part("[data-action=check]").hidden = verse.text === null;
    part("[data-action=hint]").hidden = verse.along === null;
    part(".tour").hidden = verse.along === null || state.solve;
    part(".own").hidden = !state.solve;
    for (const name of ["maker", "give", "printed"]) {
      part(`.${name}`).hidden = state.solve;
    }
    part(".give").hidden ||= room.made === null;
    rings.checked = room.showsRings;
    tour.checked = room.showsTour;
  }

  /** On paper the solution has a page of its own. */
  function showSolution() {
    const { made } = parts.room;
    const solution = part("section.solution");
    const isPrinted = find(root, "#verse-solution", HTMLInputElement).checked;
    solution.hidden = !made || !isPrinted || parts.state.solve;
    const picture = find(solution, "img", HTMLImageElement);
    const address = made ? `data:image/svg+xml,${encodeURIComponent(made.solution)}` : "";
    if (made && picture.getAttribute("src") !== address) {
      picture.src = address;
      setText(find(solution, "p", HTMLElement), made.text);
    }
  }

  return () => {
    const { room, frame, laying, settings, state } = parts;
    const { verse, path } = room;
    showBoard();
    setText(part(".caption"), words.caption(path.length, verse.parts.size));
    setText(part(".so-far"), path.length > 0 ? words.soFar(soFar(room)) : "");
    setText(part(".told"), frame.message);
    setText(part("#verse-heading"), isSolved(room) ? words.whole(true) : words.heading);
    setText(part(".task"), words.task(verse.parts.size, state.mark));
    if (laying.isAtWork) {
      progress.show(words.labels.making, null);
    } else {
      progress.hide();
    }
    showButtons();
    showSolution();
    settings.show(room, state);
  };
}
