/**
 * How texts refer to a run: its method and its piece.
 * @import { RunSettings } from "../pkg/knights_tour.js"
 * @import { Run } from "../text/story.js"
 */

import { methodOf } from "./methods.js";
import * as words from "#text/words.js";

/** The name of the piece, or of the walker on a graph. @param {Pick<RunSettings, "leaper" | "graph">} settings */
export function pieceOf({ graph, leaper: lengths = [1, 2] }) {
  if (graph !== undefined) {
    return words.walker;
  }
  return words.piece(lengths);
}

/** The facts of a run that texts need. @type {(room: Pick<Run, "settings" | "isImpossible">) => Run} */
export const runOf = ({ settings, isImpossible }) => ({
  settings,
  isImpossible,
  method: methodOf(settings.algorithm),
  piece: pieceOf(settings),
});
