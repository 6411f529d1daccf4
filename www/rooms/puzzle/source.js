/**
 * Where puzzles come from: those of a day and of the ladder are made by the solver from what is written here, the same
 * everywhere. It does not depend on the page.
 * @import { PuzzleGrade, PuzzleMakerSettings } from "../../pkg/knights_tour.js"
 */

import { createKept } from "../../widgets/storage.js";

const STORED = "puzzle-ladder";

/** From easy to hard. @type {readonly PuzzleGrade[]} */
export const grades = ["easy", "medium", "hard", "very-hard"];

/** The grades of a day. @type {readonly PuzzleGrade[]} */
export const gradesOfDay = ["easy", "medium", "hard"];

/** The boards of a day, by grade. @type {Record<PuzzleGrade, readonly string[]>} */
const boards = {
  easy: ["5x5", "6x5", "6x6"],
  medium: ["6x6", "7x6", "#....#/....../....../....../....../#....#"],
  hard: ["8x8", "7x7", "#......#/......../......../......../......../......../......../#......#"],
  "very-hard": ["8x8"],
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** Every third day asks for a closed tour, on boards that may have one. */
const CLOSED_EACH = 3;

/** What the puzzle of a day is made from. @type {(date: string, grade: PuzzleGrade) => PuzzleMakerSettings} */
export function ofDay(date, grade) {
  const day = Math.floor(Date.parse(date) / DAY_MS);
  const choice = boards[grade];
  const at = ((day % choice.length) + choice.length) % choice.length;
  const board = choice[at] ?? "6x6";
  const isClosed = day % CLOSED_EACH === 1 && !["5x5", "7x7"].includes(board);
  return { board, target: isClosed ? "closed" : "open", grade, seed: `${date} ${grade}` };
}

/** @typedef {PuzzleMakerSettings & { id: string }} Rung */

/** From easy to hard. @type {readonly Rung[]} */
export const rungs = [
  { id: "five", board: "5x5", target: "open", grade: "easy", seed: "five" },
  { id: "six", board: "6x6", target: "open", grade: "easy", seed: "six" },
  { id: "closed", board: "6x6", target: "closed", grade: "medium", seed: "closed" },
  { id: "seven", board: "7x7", target: "open", grade: "medium", seed: "seven" },
  { id: "eight", board: "8x8", target: "open", grade: "hard", seed: "eight" },
  {
    ...{ id: "turned", board: "8x8", target: "closed", grade: "hard", seed: "turned" },
    symmetry: "turned",
  },
];

/** What the puzzle of a rung is made from. @param {string | null} id */
export const ofRung = (id) =>
  rungs.find((rung) => rung.id === id) ?? /** @type {Rung} */ (rungs[0]);

/** The rungs that are solved; the stored text may be invalid. @param {string | null} text */
const read = (text) => (text ?? "").split(" ").filter((id) => rungs.some((rung) => rung.id === id));

/** The rungs that somebody has solved, kept on the device if it allows that. */
export function createMarks() {
  const kept = createKept(STORED, {
    read,
    write: (ids) => (ids.length > 0 ? ids.join(" ") : null),
  });
  return {
    has: (/** @type {string} */ id) => kept.value.includes(id),
    /** The first rung that is not solved. */
    coming: () => rungs.find(({ id }) => !kept.value.includes(id)),
    /** @param {string} id */
    reach: (id) => kept.change((ids) => [...new Set([...ids, id])]),
    onOtherWindow: kept.onOtherWindow,
  };
}
