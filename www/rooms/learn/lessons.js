/**
 * Eight lessons as data: what each step shows on its board, and what answers its question. What is read is
 * in the texts, step by step in the same order.
 *
 * @import { Layer, RunSettings, Target } from "../../pkg/knights_tour.js"
 */

/** A position of moves made by hand; a graph is named by its id. @typedef {Pick<RunSettings, "board" | "graph" | "start" | "target" | "tieBreak"> & { path?: string }} Position */

/**
 * A step of a lesson: a run to watch, from a moment on; moves to make until there is a tour; moves of the
 * rule to predict; a square to find, one of those listed or to blame for the loss; an answer to choose, by
 * its place; a number to estimate, right within a factor; or something measured here.
 * @typedef {{ layers?: Layer[] } & (
 *   | { kind: "watch", run: RunSettings, at?: number }
 *   | { kind: "move", on: Position }
 *   | { kind: "predict", on: Position, times: number }
 *   | { kind: "square", on: Position, squares?: string[] }
 *   | { kind: "choose", on?: Position, run?: RunSettings, at?: number, right: number }
 *   | { kind: "number", on?: Position, right: number, within?: number }
 *   | { kind: "show", what: "random-runs" | "times" | "unfold" | "tours", right?: undefined }
 * )} Step
 */

/** @typedef {{ id: "hand" | "guess" | "rule" | "ties" | "colours" | "graph" | "fast" | "many", steps: readonly Step[] }} Lesson */

const CROSS = "#..#/..../..../#..#";
/** What shows the answer as numbers. @type {Layer[]} */
const NUMBERED = ["colours", "path", "numbers", "degrees"];

/** @type {readonly Lesson[]} */
export const lessons = [
  {
    id: "hand",
    steps: [
      { kind: "watch", run: { board: "8x8", start: "d4", algorithm: "warnsdorff" }, at: 30 },
      { kind: "square", on: { board: "8x8", start: "a1" }, squares: ["b3", "c2"] },
      { kind: "move", on: { board: "4x3", start: "a1" } },
      { kind: "number", on: { board: "5x5", start: "a1" }, right: 5 },
      { kind: "choose", right: 2 },
    ],
  },
  {
    id: "guess",
    steps: [
      { kind: "number", on: { board: "8x8", start: "d4" }, right: 35, within: 1.4 },
      { kind: "show", what: "random-runs" },
      { kind: "watch", run: { board: "5x5", start: "a1", algorithm: "backtracking" }, at: 60 },
      { kind: "number", right: 8839, within: 10 },
      {
        kind: "choose",
        run: { board: "8x8", start: "a1", algorithm: "backtracking" },
        at: 2000,
        right: 2,
      },
    ],
  },
  {
    id: "rule",
    steps: [
      { kind: "number", on: { board: "8x8", start: "d4" }, layers: ["colours", "graph"], right: 2 },
      {
        ...{ kind: "square", squares: ["b4"], layers: NUMBERED },
        on: { board: "8x8", start: "d4", path: "c2,a1,b3,c1,a2" },
      },
      { kind: "predict", on: { board: "8x8", start: "d4" }, times: 10 },
      {
        kind: "choose",
        on: { board: "8x8", start: "d4" },
        layers: ["colours", "degrees"],
        right: 0,
      },
    ],
  },
  {
    id: "ties",
    steps: [
      {
        ...{ kind: "watch", at: 16 },
        run: { board: "5x5", start: "c1", algorithm: "warnsdorff", tieBreak: "first" },
      },
      {
        ...{ kind: "watch", at: 24 },
        run: { board: "5x5", start: "c1", algorithm: "warnsdorff", tieBreak: "roth" },
      },
      { kind: "number", on: { board: "8x8", start: "a1" }, right: 3, within: 3 },
      {
        ...{ kind: "choose", at: 295, right: 1 },
        run: { board: "20x20", start: "s18", algorithm: "warnsdorff", tieBreak: "first" },
      },
    ],
  },
  {
    id: "colours",
    steps: [
      { kind: "number", on: { board: "5x5", start: "a1" }, layers: ["colours"], right: 13 },
      { kind: "choose", on: { board: "5x5", start: "a1" }, layers: ["colours"], right: 1 },
      {
        ...{ kind: "square", on: { board: "5x5", start: "c3" }, layers: ["colours"] },
        squares: "a2 a4 b1 b3 b5 c2 c4 d1 d3 d5 e2 e4".split(" "),
      },
      { kind: "choose", on: { board: "4x7", start: "a1" }, layers: ["colours", "graph"], right: 0 },
      { kind: "choose", right: 3 },
      { kind: "square", on: { board: "5x5", start: "c3", path: "e2,d4,c2,b4,a2,c1,d3,e5" } },
    ],
  },
  {
    id: "graph",
    steps: [
      { kind: "show", what: "unfold" },
      { kind: "move", on: { board: CROSS, start: "b1", target: "closed" } },
      {
        kind: "move",
        on: { board: "", graph: "icosian", target: "closed" },
        layers: ["graph", "path", "numbers"],
      },
      { kind: "choose", on: { board: "", graph: "petersen" }, layers: ["graph"], right: 1 },
    ],
  },
  {
    id: "fast",
    steps: [
      { kind: "watch", run: { board: "12x12", algorithm: "blocks", target: "closed" } },
      { kind: "show", what: "times" },
      { kind: "choose", right: 1 },
      { kind: "number", right: 1_000_000, within: 1.01 },
    ],
  },
  {
    id: "many",
    steps: [
      { kind: "show", what: "tours" },
      { kind: "number", right: 1728, within: 3 },
      { kind: "number", right: 9862, within: 10 },
      { kind: "choose", right: 3 },
      { kind: "choose", right: 0 },
    ],
  },
];

/** @param {string} id */
export const lessonOf = (id) => lessons.find((lesson) => lesson.id === id);

/** Whether a number is near enough. @type {(step: { right: number, within?: number }, answer: number) => boolean} */
export const isNear = ({ right, within = 1 }, answer) =>
  answer > 0 && Math.max(answer / right, right / answer) <= within;
