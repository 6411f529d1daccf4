/* global PUZZLE_STYLE */

/**
 * A puzzle in the element: some numbers of a tour are given, and the reader fills in the others. A file of its own, which
 * only elements with `givens` fetch.
 *
 * @import { Puzzle, PuzzleResult, PuzzleSettings } from "../pkg/knights_tour.js"
 * @import { Marks } from "../rooms/puzzle/board.js"
 * @import { Room } from "../rooms/puzzle/state.js"
 * @import { Problem } from "../run/open-run.js"
 */

import init from "../pkg/knights_tour.js";
import { messageOf } from "../run/errors.js";
import * as words from "#text/puzzle.js";
import { createBoard, show as showBoard } from "../rooms/puzzle/board.js";
import { createNumbers } from "../rooms/puzzle/numbers.js";
import { readPuzzle } from "../rooms/puzzle/read.js";
import * as fill from "../rooms/puzzle/state.js";
import { nameOf } from "../rooms/puzzle/tell.js";
import { focusOn, useLayout } from "../widgets/cell-grid.js";
import { button, find, make, setText } from "../widgets/dom.js";
import { announceIn, createSpeaker } from "../widgets/live-region.js";

/** Maximum length of a slice of the search for the solution. */
const SLICE_MS = 5;

/**
 * Shows a puzzle in the place of a run.
 * @param {HTMLElement} page holds the card, and its theme
 * @param {PuzzleSettings} settings
 * @param {(problem: Problem) => void} tell something that was asked for cannot be
 * @returns {Promise<{ close: () => void }>}
 */
export async function openPuzzleHere(page, settings, tell) {
  // The element has started the solver; this script learns of it.
  await init();
  const card = find(page, ".card", HTMLElement);
  card.classList.remove("is-waiting");
  dress(page);
  try {
    return createPuzzle(page, card, settings);
  } catch (error) {
    const message = words.asSentence(messageOf(error));
    card.replaceChildren(make("p", { class: "notice", role: "alert" }, message));
    tell({ name: "givens", message });
    return { close() {} };
  }
}

/** The look of puzzles, for the document of the element. @param {HTMLElement} page */
function dress(page) {
  const root = /** @type {ShadowRoot} */ (page.getRootNode());
  const Sheet = page.ownerDocument.defaultView?.CSSStyleSheet ?? CSSStyleSheet;
  const sheet = new Sheet();
  sheet.replaceSync(PUZZLE_STYLE);
  root.adoptedStyleSheets.push(sheet);
}

/** @param {ReturnType<typeof readPuzzle>} puzzle @returns {Room} */
const roomOf = (puzzle) => ({
  ...fill.beginning(puzzle, { kind: "own" }),
  ...{ showsPlaces: false, tellsWrong: false },
});

/** What is marked: wrong numbers, where somebody has asked for them. @param {Room} room @returns {Marks} */
const marksOf = (room) => ({
  wrong: room.isChecked ? fill.wrongSquares(room) : [],
  ...{ place: [], struck: [], differing: [], "pointed-out": [] },
});

/** @type {(page: HTMLElement, card: HTMLElement, settings: PuzzleSettings) => { close: () => void }} */
function createPuzzle(page, card, settings) {
  const puzzle = readPuzzle(settings);
  const room = roomOf(puzzle);
  const live = find(page, ".live", HTMLElement);
  const speaker = createSpeaker(announceIn(live));
  const [caption, told, numbers] = [
    make("p", { class: "caption" }),
    make("p", { class: "say", tabindex: "-1" }, words.task(puzzle, false)),
    make("div", { class: "numbers", role: "group", "aria-label": words.labels.missing }),
  ];
  const place = make("div", { class: "board cell-grid" });

  /** @param {string} text */
  function say(text) {
    setText(told, text);
    speaker.say(text);
  }

  const board = createBoard(place, {
    pick(square) {
      const number = fill.numberOn(room, square);
      if (number !== undefined) {
        room.next = fill.missingAfter(room, number);
        say(words.goesOn(square, number, room.next));
        show();
      } else if (room.next !== null) {
        enter(square, room.next);
      }
    },
    digit(square, digit) {
      const typing = fill.typed(room, square, digit);
      enter(square, typing.number);
      room.typing = typing;
    },
    erase,
    moved: (square) => void Object.assign(room, { typing: null, cursor: square }),
  });
  const row = createNumbers(numbers, (number) => {
    room.next = number;
    show();
  });
  const buttons = {
    back: button(words.labels.takeBack, () => fill.undo(room) && changed()),
    forward: button(words.labels.redo, () => fill.redo(room) && changed()),
    erase: button(words.labels.erase, () => erase(room.cursor)),
    check: button(words.labels.check, check),
  };

  /** @type {(square: string, number: number) => boolean} */
  function enter(square, number) {
    const refusal = fill.refusalOf(room, square, number);
    if (refusal) {
      say(words.refused(refusal, puzzle));
      return false;
    }
    fill.enter(room, square, number);
    changed();
    return true;
  }

  /** @param {string} square */
  function erase(square) {
    if (room.entries.has(square)) {
      fill.erase(room, square);
      changed();
      focusOn(board, square);
    }
  }

  function check() {
    const wrong = fill.wrongSquares(room);
    room.isChecked = true;
    const known = room.isKnown ? words.notKnown : words.labels.judging;
    say(room.solution === null ? known : words.checked(wrong));
    show();
  }

  function changed() {
    if (fill.isSolved(room)) {
      say(words.labels.solved);
    } else if (fill.isFull(room)) {
      say(words.full(room.solution !== null));
    } else {
      setText(told, words.task(puzzle, room.solution !== null));
      speaker.say(words.caption(fill.missing(room).length, room.next), { about: "place" });
    }
    show();
  }

  function show() {
    const marks = marksOf(room);
    showBoard(board, room, marks, (square) => nameOf(room, square, marks));
    setText(caption, words.caption(fill.missing(room).length, room.next));
    row(room);
    buttons.back.disabled = room.undone.length === 0;
    buttons.forward.disabled = room.redone.length === 0;
  }

  const bar = make("div", { class: "moves row" }, ...Object.values(buttons));
  card.replaceChildren(
    make("div", { class: "stage" }, make("div", { class: "place" }, place), caption, numbers, bar),
    told,
    live,
  );
  useLayout(board, puzzle, words.boardName(puzzle));
  show();
  const stop = findSolution(puzzle.solver, (result) => {
    room.isKnown = true;
    room.solution = result.kind === "unique" ? result.squares : null;
    changed();
  });
  return {
    close() {
      stop();
      speaker.clear();
      puzzle.free();
    },
  };
}

/**
 * Looks for the solution, in slices between which the page around goes on.
 * @param {Puzzle} solver
 * @param {(result: PuzzleResult) => void} known
 * @returns {() => void} stops it
 */
function findSolution(solver, known) {
  let pause = setTimeout(slice);
  function slice() {
    const { done } = solver.advance(SLICE_MS);
    if (solver.result.kind !== "unknown") {
      known(solver.result);
    } else if (!done) {
      pause = setTimeout(slice);
    }
  }
  return () => clearTimeout(pause);
}
