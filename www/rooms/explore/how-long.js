/**
 * How long a search would take that has already taken very many steps, as far as it is known. Loaded with the
 * first one.
 *
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 * @import { Known } from "#text/long-run.js"
 * @import { Room } from "./state.js"
 */

import { solve } from "../../pkg/knights_tour.js";
import { pieceOf } from "../../run/describe.js";
import { methodOf } from "../../run/methods.js";
import * as words from "#text/long-run.js";
import { MANY_STEPS } from "./long-run.js";

/** How often the tutorial’s order places the knight on 8 × 8 until it has the tour from a1, and more often from most other squares: see `BacktrackingOrder` in the solver. */
const FROM_A1 = 8_250_732;
const FROM_MOST = 100_000_000;
/** Almost every move is taken back, which is a step too. */
const STEPS = 2;

/** What is known of the time, in steps a second. @type {(settings: RunSettings, start: string, speed: number) => Known | null} */
export function knownOf(settings, start, speed) {
  const { board, target = "open", order = "tutorial", prune = false, moves, byHand } = settings;
  const isUsual =
    target === "open" && order === "tutorial" && String(prune) === "false" && !byHand && !moves;
  if (board !== "8x8" || pieceOf(settings) !== "1,2" || settings.wrap || !isUsual) {
    return null;
  }
  const isA1 = start === "a1";
  const placements = isA1 ? FROM_A1 : FROM_MOST;
  return { from: isA1 ? "fromA1" : "most", placements, seconds: (STEPS * placements) / speed };
}

/** The moves in which Warnsdorff’s rule finds a tour from the same start, if it does. @type {(settings: RunSettings, start: string) => number | null} */
export function warnsdorffIn({ board, leaper, wrap, graph, target = "open" }, start) {
  const algorithm = "warnsdorff";
  if (!methodOf(algorithm)?.targets.includes(target)) {
    return null;
  }
  const where = graph === undefined ? { board, leaper, wrap } : { graph };
  const { outcome, steps } = solve({ ...where, algorithm, start, target });
  return outcome.kind === "tour" ? steps : null;
}

/** What is told of it. @type {(room: Pick<Room, "settings" | "player">, start: string) => string} */
export const howLong = ({ settings, player }, start) =>
  words.longRun(MANY_STEPS, knownOf(settings, start, player.speed), warnsdorffIn(settings, start));
