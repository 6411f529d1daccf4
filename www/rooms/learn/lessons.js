/**
 * Nine lessons as data: what each step shows and asks, and the right answer. The texts are in `text/en`,
 * by the ids of lessons and steps.
 * @import { Layer, RunSettings } from "../../pkg/knights_tour.js"
 */

import { AL_ADLI, EULER } from "./historic.js";

/** A position reached by hand, on a graph named by its id or on a board; a board may be drawn as a ring. @typedef {Pick<RunSettings, "board" | "graph" | "start" | "target" | "tieBreak"> & { path?: string, isRing?: boolean }} Position */

/** A demonstration that is computed and drawn on the spot. @typedef {"random-walks" | "race" | "start-map" | "failures" | "orders" | "unfold-ring" | "unfold-cross" | "guess-map" | "timings" | "all-tours" | "sweep" | "estimate" | "positions" | "three-rules" | "own-rule" | "beat-roth"} Demonstration */

/**
 * What a step shows: a run to watch, from some moment on, with the choice before each move unless it is not
 * explained yet; a position to move in, with the knight’s moves if `showsWays`; the square-by-square proof that a
 * board has no closed tour; or a demonstration.
 * @typedef {{ run: RunSettings, at?: number, layers?: Layer[], hidesChoice?: boolean }
 *   | { position: Position, layers?: Layer[], showsWays?: boolean }
 *   | { argument: string }
 *   | { demonstration: Demonstration }} Stage
 */

/**
 * What a step asks for: moves until there is a tour; a number of predictions; a square, either one of a list
 * or one that causes the loss; an answer to choose, by index; a number, right within a factor; or what the
 * demonstration itself asks.
 * @typedef {{ kind: "move" }
 *   | { kind: "predict", times: number }
 *   | { kind: "square", squares?: readonly string[] }
 *   | { kind: "choose", right: number }
 *   | { kind: "number", right: number, within?: number }
 *   | { kind: "mark" }
 *   | { kind: "try" }} Question
 */

/** The id stays when steps are added or moved: progress is kept by it. `byColour` if it matters whether a square is light or dark. @typedef {{ id: string, shows: Stage, asks?: Question, byColour?: boolean }} Step */
/** @typedef {"hand" | "guess" | "rule" | "ties" | "colours" | "graph" | "invent" | "fast" | "many"} LessonId */
/** `age` is the youngest that a lesson is for, and `goesOn` a link to where one goes on with it. @typedef {{ id: LessonId, age: keyof typeof import("#text/learn.js").ages, goesOn: string, steps: readonly Step[] }} Lesson */

/** The board of the 12-square puzzle. */
export const CROSS = "#..#/..../..../#..#";
/** The layers with onward moves as numbers. @type {Layer[]} */
const COUNTED = ["colours", "path", "numbers", "degrees"];
/** The layers for general graphs. @type {Layer[]} */
const LINES = ["graph", "path", "numbers"];

/** @type {readonly Lesson[]} */
export const lessons = [
  {
    id: "hand",
    age: 10,
    goesOn: "#play?board=5x5",
    steps: [
      {
        id: "watch",
        shows: {
          run: { board: "8x8", start: "d4", algorithm: "warnsdorff" },
          hidesChoice: true,
        },
      },
      {
        id: "moves",
        shows: { position: { board: "8x8", start: "a1" } },
        asks: { kind: "square", squares: ["b3", "c2"] },
      },
      {
        id: "first-tour",
        shows: { position: { board: "4x3", start: "a1" }, showsWays: true },
        asks: { kind: "move" },
      },
      {
        id: "smallest",
        shows: { position: { board: "4x4", start: "a1" }, showsWays: true },
        asks: { kind: "number", right: 5 },
      },
      {
        id: "euler",
        shows: {
          run: { board: "8x8", algorithm: "given", tour: EULER, target: "closed" },
          at: 31,
        },
        asks: { kind: "square", squares: ["h5"] },
      },
      {
        id: "al-adli",
        shows: {
          run: { board: "8x8", algorithm: "given", tour: AL_ADLI, target: "closed" },
          at: 20,
          hidesChoice: true,
        },
        asks: { kind: "choose", right: 2 },
      },
    ],
  },
  {
    id: "guess",
    age: 10,
    goesOn: "#explore?board=5x5&start=a1&algorithm=backtracking",
    steps: [
      {
        id: "random-walk",
        shows: { position: { board: "8x8", start: "d4" } },
        asks: { kind: "number", right: 35, within: 1.4 },
      },
      {
        id: "thousand-walks",
        shows: { demonstration: "random-walks" },
        asks: { kind: "choose", right: 0 },
      },
      {
        id: "backtracking",
        shows: { run: { board: "5x5", start: "a1", algorithm: "backtracking" }, at: 60 },
      },
      {
        id: "placements",
        shows: { run: { board: "5x5", start: "a1", algorithm: "backtracking" }, at: 0 },
        asks: { kind: "number", right: 8839, within: 10 },
      },
      {
        id: "growth",
        shows: { run: { board: "8x8", start: "a1", algorithm: "backtracking" }, at: 2000 },
        asks: { kind: "choose", right: 2 },
      },
      { id: "race", shows: { demonstration: "race" }, asks: { kind: "choose", right: 0 } },
      { id: "orders", shows: { demonstration: "orders" }, asks: { kind: "choose", right: 1 } },
    ],
  },
  {
    id: "rule",
    age: 10,
    goesOn: "#explore?board=8x8&start=d4",
    steps: [
      {
        id: "degrees",
        shows: { position: { board: "8x8", start: "d4" }, showsWays: true },
        asks: { kind: "number", right: 2 },
      },
      {
        id: "onward-moves",
        shows: {
          position: { board: "8x8", start: "d4", path: "c2,a1,b3,c1,a2" },
          layers: COUNTED,
        },
        asks: { kind: "square", squares: ["b4"] },
      },
      {
        id: "predict",
        // The first choice is easy: one of three squares lies at the edge.
        shows: { position: { board: "8x8", start: "b1" } },
        asks: { kind: "predict", times: 10 },
      },
      {
        id: "edge",
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
    age: 10,
    goesOn: "#compare?board=7x7&map=warnsdorff",
    steps: [
      {
        id: "stuck",
        shows: {
          run: { board: "5x5", start: "c1", algorithm: "warnsdorff", tieBreak: "first" },
          at: 16,
        },
      },
      {
        id: "roth",
        shows: {
          run: { board: "5x5", start: "c1", algorithm: "warnsdorff", tieBreak: "roth" },
          at: 24,
        },
      },
      {
        id: "how-often",
        shows: {
          run: { board: "8x8", start: "b7", algorithm: "warnsdorff", tieBreak: "first" },
          at: 0,
        },
        asks: { kind: "number", right: 3, within: 3 },
      },
      {
        id: "success-map",
        shows: { demonstration: "start-map" },
        asks: { kind: "choose", right: 1 },
      },
      {
        id: "larger-boards",
        shows: { demonstration: "failures" },
        asks: { kind: "choose", right: 1 },
      },
    ],
  },
  {
    id: "colours",
    age: 10,
    goesOn: "#exist?target=closed",
    steps: [
      {
        id: "count",
        // Without the colours of visits, so that every square keeps its own.
        shows: { position: { board: "5x5", start: "c3" }, layers: ["path"] },
        asks: { kind: "number", right: 13 },
        byColour: true,
      },
      {
        id: "odd",
        shows: { position: { board: "5x5", start: "a1", target: "closed" } },
        asks: { kind: "choose", right: 1 },
        byColour: true,
      },
      {
        id: "start",
        shows: { position: { board: "5x5", start: "c3" }, layers: ["colours"] },
        asks: { kind: "square", squares: "a2 a4 b1 b3 b5 c2 c4 d1 d3 d5 e2 e4".split(" ") },
        byColour: true,
      },
      { id: "argument", shows: { argument: "7x4" }, asks: { kind: "choose", right: 0 } },
      { id: "map", shows: { demonstration: "guess-map" }, asks: { kind: "mark" } },
      {
        id: "blame",
        shows: { position: { board: "5x5", start: "c3", path: "e2,d4,c2,b4,a2,c1,d3,e5" } },
        asks: { kind: "square" },
      },
    ],
  },
  {
    id: "graph",
    age: 10,
    goesOn: "#explore?graph=icosian&target=closed&whenStuck=backtrack",
    steps: [
      { id: "ring", shows: { demonstration: "unfold-ring" }, asks: { kind: "number", right: 1 } },
      { id: "cross", shows: { demonstration: "unfold-cross" }, asks: { kind: "choose", right: 0 } },
      {
        id: "cross-tour",
        shows: {
          position: { board: CROSS, isRing: true, start: "b1", target: "closed" },
          layers: LINES,
        },
        asks: { kind: "move" },
      },
      {
        id: "icosian",
        shows: { position: { board: "", graph: "icosian", target: "closed" }, layers: LINES },
        asks: { kind: "move" },
      },
      {
        id: "herschel",
        shows: { position: { board: "", graph: "herschel" }, layers: LINES },
        asks: { kind: "predict", times: 5 },
      },
      {
        id: "petersen",
        shows: { position: { board: "", graph: "petersen", target: "closed" }, layers: LINES },
        asks: { kind: "choose", right: 1 },
      },
    ],
  },
  {
    id: "invent",
    age: 10,
    goesOn: "#compare?contest=fewest%20onward,nearest%20edge",
    steps: [
      {
        id: "edge",
        shows: {
          run: {
            board: "8x8",
            start: "d4",
            algorithm: "warnsdorff",
            rule: "nearest edge",
            whenStuck: "stop",
          },
          at: 46,
        },
        asks: { kind: "choose", right: 0 },
      },
      {
        id: "three-rules",
        shows: { demonstration: "three-rules" },
        asks: { kind: "choose", right: 2 },
      },
      {
        id: "own-rule",
        shows: { demonstration: "own-rule" },
        asks: { kind: "number", right: 32 },
      },
      { id: "beat-roth", shows: { demonstration: "beat-roth" }, asks: { kind: "try" } },
    ],
  },
  {
    id: "fast",
    age: 15,
    goesOn: "#compare?board=50x50&lanes=warnsdorff,blocks",
    steps: [
      {
        id: "blocks",
        shows: { run: { board: "12x12", algorithm: "blocks", target: "closed" }, at: 0 },
        asks: { kind: "number", right: 3 },
      },
      { id: "timings", shows: { demonstration: "timings" }, asks: { kind: "choose", right: 1 } },
      {
        id: "hundred",
        shows: { run: { board: "100x100", algorithm: "blocks", target: "closed" }, at: 0 },
        asks: { kind: "choose", right: 1 },
      },
      {
        id: "thousand",
        shows: { run: { board: "1000x1000", algorithm: "blocks", target: "closed" }, at: 0 },
        asks: { kind: "number", right: 1_000_000 },
      },
    ],
  },
  {
    id: "many",
    age: 15,
    goesOn: "#count?board=6x6&target=closed",
    steps: [
      {
        id: "five",
        shows: { position: { board: "5x5", start: "a1" } },
        asks: { kind: "number", right: 864, within: 3 },
      },
      { id: "all-tours", shows: { demonstration: "all-tours" } },
      {
        id: "six",
        shows: { position: { board: "6x6", start: "a1", target: "closed" } },
        asks: { kind: "number", right: 9862, within: 10 },
      },
      { id: "sweep", shows: { demonstration: "sweep" }, asks: { kind: "choose", right: 0 } },
      { id: "estimate", shows: { demonstration: "estimate" }, asks: { kind: "choose", right: 1 } },
      {
        id: "positions",
        shows: { demonstration: "positions" },
        asks: { kind: "choose", right: 0 },
      },
    ],
  },
];

/** @param {string} id */
export const lessonOf = (id) => lessons.find((lesson) => lesson.id === id);

/** Whether a number is close enough. @type {(question: { right: number, within?: number }, answer: number) => boolean} */
export const isNear = ({ right, within = 1 }, answer) =>
  answer > 0 && Math.max(answer / right, right / answer) <= within;
