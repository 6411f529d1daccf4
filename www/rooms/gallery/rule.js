/**
 * Warnsdorff’s rule from the first square of a tour.
 * @import { SquareName, Statistics } from "../../pkg/knights_tour.js"
 * @import { Exhibit } from "./tours.js"
 */

import { boardInfo, solve } from "../../pkg/knights_tour.js";
import { verified } from "./particulars.js";

/** The result of the rule’s run. @typedef {{ squares: SquareName[], all: number, isClosed: boolean, statistics: Statistics | null, isUsual: boolean }} RuleRun */

/** The path of the rule. Roth’s tie-break needs the centre of the board, which not every board has. @type {(run: (tieBreak: "roth" | "first") => SquareName[]) => { path: SquareName[], isUsual: boolean }} */
function pathOf(run) {
  try {
    return { path: run("roth"), isUsual: true };
  } catch {
    return { path: run("first"), isUsual: false };
  }
}

/** The rule’s run from the first square of a tour. @param {Exhibit} exhibit @returns {RuleRun} */
export function runRule({ board, leaper, squares }) {
  const [start = ""] = squares;
  const settings = { board, leaper, start };
  /** @type {(tieBreak: "roth" | "first") => SquareName[]} */
  const run = (tieBreak) => solve({ ...settings, tieBreak }).squares;
  const { path, isUsual } = pathOf(run);
  const { tour, closed, statistics } = verified({ board, leaper, squares: path });
  return {
    squares: path,
    all: boardInfo(board).squares,
    isClosed: tour && closed,
    statistics: (tour && statistics) || null,
    isUsual,
  };
}
