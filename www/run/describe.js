/**
 * What a run is, for those who put it into words: its method, and what its piece is called.
 *
 * @import { NamedLeaper, RunSettings } from "../pkg/knights_tour.js"
 * @import { Run } from "../text/words.js"
 */

import { methodOf } from "./methods.js";
import { leapers } from "../pkg/knights_tour.js";
import * as words from "../text/words.js";

/** What the piece is called, or who walks on a graph. @param {Pick<RunSettings, "leaper" | "graph">} settings */
export function pieceOf({ graph, leaper: lengths = [1, 2] }) {
  if (graph !== undefined) {
    return words.walker;
  }
  const isThis = (/** @type {NamedLeaper} */ { lengths: [short, long] }) =>
    short === Math.min(...lengths) && long === Math.max(...lengths);
  return words.piece(leapers().find(isThis)?.name, lengths);
}

/** What is told of the run. @type {(room: Pick<Run, "settings" | "isImpossible">) => Run} */
export const runOf = ({ settings, isImpossible }) => ({
  settings,
  isImpossible,
  method: methodOf(settings.algorithm),
  piece: pieceOf(settings),
});
