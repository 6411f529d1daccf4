/**
 * How texts refer to a run: its method and its piece.
 * @import { RunSettings } from "../pkg/knights_tour.js"
 * @import { Run } from "../text/story.js"
 */

import { methodOf } from "./methods.js";
import { leapsText } from "../text/leaps.js";
import { WALKER } from "../text/terms.js";

/** The piece as links write it, or the walker on a graph. @param {Pick<RunSettings, "leaper" | "graph">} settings */
export const pieceOf = ({ graph, leaper: lengths = [1, 2] }) =>
  graph === undefined ? leapsText(lengths) : WALKER;

/** The facts of a run that texts need. @type {(room: Pick<Run, "settings" | "isImpossible">) => Run} */
export const runOf = ({ settings, isImpossible }) => ({
  settings,
  isImpossible,
  method: methodOf(settings.algorithm),
  piece: pieceOf(settings),
});
