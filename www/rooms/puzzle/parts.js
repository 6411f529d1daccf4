/**
 * The parts of the room, and what each of them asks of the others.
 * @import { PuzzleGrade, PuzzleMakerSettings, PuzzleSettings } from "../../pkg/knights_tour.js"
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { Room } from "./state.js"
 */

import * as words from "#text/puzzle.js";
import { find } from "../../widgets/dom.js";
import { recall } from "../../widgets/storage.js";
import { createBoard } from "./board.js";
import { createMaking } from "./making.js";
import { createOwn } from "./own.js";
import { readPuzzle } from "./read.js";
import { createSettings } from "./settings.js";
import { createMarks } from "./source.js";
import { beginning } from "./state.js";

/** What is on the board until the first puzzle is made. */
const EMPTY = Array(5).fill(". . . . .").join("/");

/** What the device remembers of the switches under the story. */
export const STORED = { showsPlaces: "puzzle-places", tellsWrong: "puzzle-tell-wrong" };

/** The link to the puzzle that somebody was at, with what was entered. */
export const KEPT = "puzzle-place";

/**
 * @typedef {object} Parts
 * @property {Room} room
 * @property {RoomFrame} frame
 * @property {ReturnType<typeof createBoard>} board
 * @property {ReturnType<typeof createMaking>} making
 * @property {ReturnType<typeof createMarks>} marks
 * @property {ReturnType<typeof createSettings>} settings
 * @property {ReturnType<typeof createOwn>} own
 * @property {() => PuzzleSettings} asked the puzzle, as the solver is asked for it
 * @property {() => string[]} places where the next number can stand
 */

/** What the parts ask of the room. @typedef {{ pick: (square: string) => void, digit: (square: string, digit: number) => void, erase: (square: string) => void, make: (settings: PuzzleMakerSettings) => void, use: (settings: PuzzleSettings) => void, day: (grade: PuzzleGrade) => void, climb: (rung: string) => void }} Acts */

/** @type {(root: HTMLElement, frame: RoomFrame, acts: Acts) => Parts} */
export function createParts(root, frame, acts) {
  /** @type {Room} */
  const room = {
    ...beginning(readPuzzle({ givens: EMPTY }), { kind: "own" }),
    showsPlaces: recall(STORED.showsPlaces) === "true",
    tellsWrong: recall(STORED.tellsWrong) === "true",
  };
  const making = createMaking(frame.changed, (message) =>
    frame.say(words.asSentence(message), "error"),
  );
  const marks = createMarks();
  marks.onOtherWindow(frame.changed);
  const board = createBoard(find(root, ".board", HTMLElement), {
    ...acts,
    moved(square) {
      room.typing = null;
      room.cursor = square;
      frame.redraw();
    },
  });
  const settings = createSettings(root, acts, marks.has);
  const own = createOwn(root, room, { use: acts.use, judge: making.judge, thin: making.thin });
  const asked = () => {
    const { line, leaper, target } = room.puzzle;
    return { givens: line, leaper, target };
  };
  const places = () =>
    room.next === null
      ? []
      : room.puzzle.solver.places(room.next, Object.fromEntries(room.entries));
  return { room, frame, board, making, marks, settings, own, asked, places };
}
