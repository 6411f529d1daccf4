/**
 * The names of what can be chosen, by the id that the solver gives it.
 * @import { AlgorithmId, TieBreakId } from "../../pkg/knights_tour.js"
 */

/** @type {Readonly<Record<Exclude<AlgorithmId, "player">, string>>} */
export const methodNames = {
  warnsdorff: "Warnsdorff’s rule",
  restarts: "Warnsdorff’s rule until it closes",
  backtracking: "Backtracking",
  permutations: "Brute force",
  "edges-first": "Euler-style: fill the edges, then repair",
  rotations: "Pósa’s rotations",
  blocks: "Divide and conquer",
  smooth: "Few turns",
  cycles: "Join small loops",
  neural: "Neural network",
  best: "Several methods in turn",
  given: "A given tour",
};

/** @type {Readonly<Record<TieBreakId, string>>} */
export const tieBreakNames = {
  roth: "Farthest from the centre (Roth)",
  "roth-random": "Farthest out, then at random",
  first: "First in a fixed order",
  random: "At random",
  "pohl-sum": "Look ahead: smallest sum (Pohl)",
  "pohl-min": "Look ahead: smallest number (Pohl)",
  "squirrel-cull": "By region (Squirrel and Cull)",
};

/** Pieces in a list, by the two lengths of their leap. @type {Readonly<Record<string, string>>} */
export const pieceNames = {
  "1,2": "Knight",
  "1,3": "Camel",
  "2,3": "Zebra",
  "1,4": "Giraffe",
  "3,4": "Antelope",
};

/** Shapes of boards. @type {Readonly<Record<string, string>>} */
export const shapeNames = {
  ring: "Ring",
  cross: "Cross",
  "small-cross": "12-square cross",
  diamond: "Diamond",
  l: "L",
  staircase: "Staircase",
};

/** Graphs. @type {Readonly<Record<string, string>>} */
export const graphNames = {
  path: "Path of 8",
  complete: "Complete graph of 5",
  cube: "Cube",
  petersen: "Petersen graph",
  icosian: "Icosian Game",
  herschel: "Herschel graph",
};
