/**
 * The texts of puzzles of words.
 * @import { WordPuzzle, WordReadings } from "../pkg/knights_tour.js"
 */

/** Why a square cannot be read next: it was read before, or is no knight’s move away. @typedef {{ kind: "read", square: string } | { kind: "far", square: string, from: string }} Refusal */

/** What is marked on a square. @typedef {"read" | "start" | "place" | "pointed-out"} Mark */

import { size } from "#text/words.js";
import * as messages from "#messages/verse.js";
export {
  labels,
  actions,
  onBoard,
  cuts,
  targets,
  styles,
  heading,
  example,
  exampleCut,
  copied,
  copyRefused,
  pictureFailed,
  noHint,
  offTheWay,
  noTour,
  noSyllables,
} from "#messages/verse.js";
export { asSentence, paragraph } from "#text/sentence.js";

/** What is to be done. @type {(count: number, isMarked: boolean) => string} */
export const task = (count, isMarked) => messages.task({ parts: count, isMarked });

/** Under the board. @type {(read: number, count: number) => string} */
export const caption = (read, count) => messages.caption({ read, parts: count });

/** @param {string} text */
export const soFar = (text) => messages.soFar({ text });

/** A square for whoever cannot see the board. @type {(square: string, text: string, marks: readonly Mark[]) => string} */
export const square = (name, text, marks) =>
  messages.square({
    ...{ square: name, text },
    isRead: marks.includes("read"),
    isStart: marks.includes("start"),
    isPlace: marks.includes("place"),
    isPointedOut: marks.includes("pointed-out"),
  });

/** @param {Refusal} refusal */
export const refused = (refusal) =>
  refusal.kind === "read" ? messages.refused.read(refusal) : messages.refused.far(refusal);

/** @param {boolean | null} isRight `null` where nobody knows the text */
export const checked = (isRight) =>
  isRight === null ? messages.checked.unknown : messages.checked[isRight ? "right" : "wrong"];

/** All squares were read. @param {boolean | null} isRight */
export const whole = (isRight) =>
  isRight === null ? messages.whole.unknown : messages.whole[isRight ? "right" : "wrong"];

/** In how many ways a text can be read. @param {Pick<WordPuzzle, "readings" | "fromStart">} made */
export const readings = ({ readings: all, fromStart }) =>
  all.kind === "exactly" && all.number === 1
    ? messages.readings.one
    : messages.readings.several({ ways: ways(all), fromStart: ways(fromStart) });

/** @param {WordReadings} readings */
const ways = ({ kind, number }) => messages.ways({ kind, number });

/** What was made of a text: its parts, and the squares that are left over. @param {Pick<WordPuzzle, "parts" | "rests">} made */
export const parts = ({ parts: all, rests }) =>
  messages.parts({ parts: all.length - rests, rests });

/** @param {{ columns: number, rows: number }} board */
export const sizeOf = ({ columns, rows }) => size(columns, rows);

/** A board, by its text. @param {string} board */
export function boardName(board) {
  const [width = 0, height = 0] = board.split("x").map(Number);
  if (/^\d+x\d+$/.test(board)) {
    return size(width, height);
  }
  const rows = board.split("/");
  return messages.holed({ size: size(rows[0]?.length ?? 1, rows.length) });
}

/** @param {number} count */
export const begins = (count) => messages.begins({ parts: count });

/** @param {number} most */
export const tooLong = (most) => messages.tooLong({ most });

/** The title of the window. @param {string} text */
export const title = (text) => messages.title({ text });

export const wrong = {
  /** @type {(value: string, known: readonly string[]) => string} */
  choice: (value, known) => messages.wrong.choice({ value, known }),
};
