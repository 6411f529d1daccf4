/**
 * Eight lessons as data: what each step shows, and what answers its question. What is read is in the
 * texts, step by step in the same order.
 *
 * @import { Layer, RunSettings } from "../../pkg/knights_tour.js"
 */

import { AL_ADLI, EULER } from "./historic.js";

/** A position of moves made by hand; a graph is named by its id, or it is a board drawn as a ring. @typedef {Pick<RunSettings, "board" | "graph" | "start" | "target" | "tieBreak"> & { path?: string, isRing?: boolean }} Position */

/** What is worked out and drawn on the spot. @typedef {"random-walks" | "race" | "start-map" | "failures" | "unfold-ring" | "unfold-cross" | "guess-map" | "timings" | "all-tours" | "sweep" | "estimate" | "positions"} Demonstration */

/**
 * What a step shows: a run to watch, from a moment on; a position to move in; the closed tours of a board
 * refuted square by square; or a demonstration.
 * @typedef {{ run: RunSettings, at?: number, layers?: Layer[] }
 *   | { position: Position, layers?: Layer[] }
 *   | { argument: string }
 *   | { demonstration: Demonstration }} Stage
 */

/**
 * What a step asks for: moves until there is a tour; so many moves of the rule to predict; a square, one of
 * those listed or to blame for the loss; an answer to choose, by its place; a number, right within a
 * factor; or what the demonstration itself asks.
 * @typedef {{ kind: "move" }
 *   | { kind: "predict", times: number }
 *   | { kind: "square", squares?: readonly string[] }
 *   | { kind: "choose", right: number }
 *   | { kind: "number", right: number, within?: number }
 *   | { kind: "mark" }} Question
 */

/** @typedef {{ shows: Stage, asks?: Question }} Step */
/** @typedef {"hand" | "guess" | "rule" | "ties" | "colours" | "graph" | "fast" | "many"} LessonId */
/** @typedef {{ id: LessonId, steps: readonly Step[] }} Lesson */

/** The board of the puzzle of 12 squares. */
export const CROSS = "#..#/..../..../#..#";
/** Onward moves as numbers. @type {Layer[]} */
const COUNTED = ["colours", "path", "numbers", "degrees"];
/** Of graphs that are no boards. @type {Layer[]} */
const LINES = ["graph", "path", "numbers"];

/** @type {readonly Lesson[]} */
export const lessons = [
  {
    id: "hand",
    steps: [
      { shows: { run: { board: "8x8", start: "d4", algorithm: "warnsdorff" }, at: 30 } },
      {
        shows: { position: { board: "8x8", start: "a1" } },
        asks: { kind: "square", squares: ["b3", "c2"] },
      },
      { shows: { position: { board: "4x3", start: "a1" } }, asks: { kind: "move" } },
      { shows: { position: { board: "4x4", start: "a1" } }, asks: { kind: "number", right: 5 } },
      {
        shows: {
          run: { board: "8x8", algorithm: "given", tour: EULER, target: "closed" },
          at: 31,
        },
        asks: { kind: "square", squares: ["h5"] },
      },
      {
        shows: {
          run: { board: "8x8", algorithm: "given", tour: AL_ADLI, target: "closed" },
          at: 20,
        },
        asks: { kind: "choose", right: 2 },
      },
    ],
  },
  {
    id: "guess",
    steps: [
      {
        shows: { position: { board: "8x8", start: "d4" } },
        asks: { kind: "number", right: 35, within: 1.4 },
      },
      { shows: { demonstration: "random-walks" }, asks: { kind: "choose", right: 0 } },
      { shows: { run: { board: "5x5", start: "a1", algorithm: "backtracking" }, at: 60 } },
      {
        shows: { run: { board: "5x5", start: "a1", algorithm: "backtracking" }, at: 0 },
        asks: { kind: "number", right: 8839, within: 10 },
      },
      {
        shows: { run: { board: "8x8", start: "a1", algorithm: "backtracking" }, at: 2000 },
        asks: { kind: "choose", right: 2 },
      },
      { shows: { demonstration: "race" }, asks: { kind: "choose", right: 0 } },
    ],
  },
  {
    id: "rule",
    steps: [
      {
        shows: { position: { board: "8x8", start: "d4" }, layers: ["colours", "graph"] },
        asks: { kind: "number", right: 2 },
      },
      {
        shows: {
          position: { board: "8x8", start: "d4", path: "c2,a1,b3,c1,a2" },
          layers: COUNTED,
        },
        asks: { kind: "square", squares: ["b4"] },
      },
      {
        shows: { position: { board: "8x8", start: "d4" } },
        asks: { kind: "predict", times: 10 },
      },
      {
        shows: {
          run: { board: "8x8", start: "d4", algorithm: "warnsdorff" },
          at: 25,
          layers: COUNTED,
        },
        asks: { kind: "choose", right: 1 },
      },
    ],
  },
  {
    id: "ties",
    steps: [
      {
        shows: {
          run: { board: "5x5", start: "c1", algorithm: "warnsdorff", tieBreak: "first" },
          at: 16,
        },
      },
      {
        shows: {
          run: { board: "5x5", start: "c1", algorithm: "warnsdorff", tieBreak: "roth" },
          at: 24,
        },
      },
      {
        shows: {
          run: { board: "8x8", start: "b7", algorithm: "warnsdorff", tieBreak: "first" },
          at: 0,
        },
        asks: { kind: "number", right: 3, within: 3 },
      },
      { shows: { demonstration: "start-map" }, asks: { kind: "choose", right: 1 } },
      { shows: { demonstration: "failures" }, asks: { kind: "choose", right: 1 } },
    ],
  },
  {
    id: "colours",
    steps: [
      {
        shows: { position: { board: "5x5", start: "a1" }, layers: ["colours"] },
        asks: { kind: "number", right: 13 },
      },
      {
        shows: { position: { board: "5x5", start: "a1", target: "closed" } },
        asks: { kind: "choose", right: 1 },
      },
      {
        shows: { position: { board: "5x5", start: "c3" }, layers: ["colours"] },
        asks: { kind: "square", squares: "a2 a4 b1 b3 b5 c2 c4 d1 d3 d5 e2 e4".split(" ") },
      },
      { shows: { argument: "7x4" }, asks: { kind: "choose", right: 0 } },
      { shows: { demonstration: "guess-map" }, asks: { kind: "mark" } },
      {
        shows: { position: { board: "5x5", start: "c3", path: "e2,d4,c2,b4,a2,c1,d3,e5" } },
        asks: { kind: "square" },
      },
    ],
  },
  {
    id: "graph",
    steps: [
      { shows: { demonstration: "unfold-ring" }, asks: { kind: "number", right: 1 } },
      { shows: { demonstration: "unfold-cross" }, asks: { kind: "choose", right: 0 } },
      {
        shows: {
          position: { board: CROSS, isRing: true, start: "b1", target: "closed" },
          layers: LINES,
        },
        asks: { kind: "move" },
      },
      {
        shows: { position: { board: "", graph: "icosian", target: "closed" }, layers: LINES },
        asks: { kind: "move" },
      },
      {
        shows: { position: { board: "", graph: "herschel" }, layers: LINES },
        asks: { kind: "predict", times: 5 },
      },
      {
        shows: { position: { board: "", graph: "petersen", target: "closed" }, layers: LINES },
        asks: { kind: "choose", right: 1 },
      },
    ],
  },
  {
    id: "fast",
    steps: [
      {
        shows: { run: { board: "12x12", algorithm: "blocks", target: "closed" }, at: 0 },
        asks: { kind: "number", right: 3 },
      },
      { shows: { demonstration: "timings" }, asks: { kind: "choose", right: 1 } },
      {
        shows: { run: { board: "100x100", algorithm: "blocks", target: "closed" }, at: 0 },
        asks: { kind: "choose", right: 1 },
      },
      {
        shows: { run: { board: "1000x1000", algorithm: "blocks", target: "closed" }, at: 0 },
        asks: { kind: "number", right: 1_000_000 },
      },
    ],
  },
  {
    id: "many",
    steps: [
      {
        shows: { position: { board: "5x5", start: "a1" } },
        asks: { kind: "number", right: 864, within: 3 },
      },
      { shows: { demonstration: "all-tours" } },
      {
        shows: { position: { board: "6x6", start: "a1", target: "closed" } },
        asks: { kind: "number", right: 9862, within: 10 },
      },
      { shows: { demonstration: "sweep" }, asks: { kind: "choose", right: 0 } },
      { shows: { demonstration: "estimate" }, asks: { kind: "choose", right: 1 } },
      { shows: { demonstration: "positions" }, asks: { kind: "choose", right: 0 } },
    ],
  },
];

/** @param {string} id */
export const lessonOf = (id) => lessons.find((lesson) => lesson.id === id);

/** Whether a number is near enough. @type {(question: { right: number, within?: number }, answer: number) => boolean} */
export const isNear = ({ right, within = 1 }, answer) =>
  answer > 0 && Math.max(answer / right, right / answer) <= within;
