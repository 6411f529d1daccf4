/**
 * What Warnsdorff’s rule makes of the square that a tour begins on, and how often the tour does the same.
 *
 * @import { SquareName, Statistics } from "../../pkg/knights_tour.js"
 * @import { Exhibit } from "./tours.js"
 */

import { boardInfo, Session, solve } from "../../pkg/knights_tour.js";
import { verified } from "./particulars.js";

/** What became of the rule’s run. @typedef {{ squares: SquareName[], all: number, isClosed: boolean, statistics: Statistics | null, isUsual: boolean }} RuleRun */

/** The path of the rule. Roth’s way to break ties asks where the middle is, which not every board has. @type {(run: (tieBreak: "roth" | "first") => SquareName[]) => { path: SquareName[], isUsual: boolean }} */
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

/** At how many of its moves a tour goes where the onward moves are fewest. @param {Exhibit} exhibit */
export function agreementOf({ board, leaper, squares }) {
  const tour = squares.join(" ");
  const session = new Session({ board, leaper, algorithm: "given", tour, target: "open" });
  let [agreeing, choices] = [0, 0];
  do {
    const { reason } = session.moment();
    if (reason.code === "take-next") {
      choices += 1;
      agreeing += reason.ways === reason.fewest ? 1 : 0;
    }
  } while (session.step());
  session.free();
  return { agreeing, choices };
}
