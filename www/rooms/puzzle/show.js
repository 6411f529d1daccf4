/**
 * Shows the state of the room: the board with its marks, the story beside it, and the row of numbers.
 * @import { Parts } from "./parts.js"
 */

import * as words from "#text/puzzle.js";
import { find, setAttribute, setText } from "../../widgets/dom.js";
import { showLine } from "../../widgets/show.js";
import { createProgressLine } from "../../widgets/work-buttons.js";
import { show as showBoard } from "./board.js";
import { hintMarks } from "./hint.js";
import { createNumbers } from "./numbers.js";
import { isSolved, missing, placed, wrongSquares } from "./state.js";
import { comingAfter, nameOf, shareLine } from "./tell.js";

/**
 * @param {HTMLElement} root
 * @param {Parts} parts
 * @param {(number: number) => void} choose
 */
export function createShow(root, parts, choose) {
  const { room, frame, board, making, settings, own } = parts;
  const part = (/** @type {string} */ selector) => find(root, selector, HTMLElement);
  const numbers = createNumbers(part(".numbers"), choose);
  const progress = createProgressLine(part(".making"));
  const line = find(root, "#puzzle-share-line", HTMLTextAreaElement);
  const places = find(root, "#puzzle-places", HTMLInputElement);
  const wrong = find(root, "#puzzle-tell-wrong", HTMLInputElement);

  /** Before the first puzzle is made, nothing is to be filled in. */
  const isThere = () => board.cells.size > 0;

  function showStory() {
    const solved = isSolved(room);
    setText(part("#puzzle-heading"), solved ? words.labels.solved : words.heading);
    setText(part(".task"), isThere() ? words.task(room.puzzle, room.solution !== null) : "");
    setText(part(".told"), frame.message || (room.hint ? words.hint(room.hint) : ""));
    // A link can hold a solution, which took its reader no time.
    const isOwn = solved && room.took > 0;
    showLine(part(".outcome"), isOwn ? words.result(room) : "");
    part(".solved").hidden = !solved;
    part(".share").hidden = !isOwn;
    setText(part(".solved .next"), comingAfter(parts).text);
    line.value = isOwn ? shareLine(room) : "";
    part(".switches").hidden = solved;
    setText(find(places.parentElement ?? root, "span", HTMLElement), words.wherePlaces(room.next));
    places.checked = room.showsPlaces;
    wrong.checked = room.tellsWrong;
    for (const [action, isPossible] of /** @type {const} */ ([
      ["erase", room.entries.has(room.cursor)],
      ["back", room.undone.length > 0],
      ["forward", room.redone.length > 0],
    ])) {
      setAttribute(part(`[data-action=${action}]`), "aria-disabled", isPossible ? null : "true");
    }
    part("[data-action=restart]").hidden = room.entries.size === 0;
  }

  return () => {
    const { pointedOut, struck } = hintMarks(room);
    const marks = {
      wrong: room.tellsWrong || room.isChecked ? wrongSquares(room) : [],
      place: room.showsPlaces ? parts.places() : [],
      "pointed-out": pointedOut,
      struck,
      differing: room.differing,
    };
    const there = placed(room);
    showBoard(board, room, marks, (square) => nameOf(room, square, marks, there));
    setText(part(".caption"), isThere() ? words.caption(missing(room).length, room.next) : "");
    part(".numbers").hidden = room.next === null || !isThere();
    numbers(room);
    if (making.fraction === null) {
      part(".making").hidden = true;
    } else {
      progress.show(words.labels.making, making.fraction);
    }
    showStory();
    settings.show(room);
    own.show();
    root.classList.toggle("is-solved", isSolved(room));
  };
}
