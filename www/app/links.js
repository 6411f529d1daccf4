/**
 * Links from one room to another: to a board, and to a tour on it.
 *
 * @import { Layer, Leaps, SquareName, Target, ThemeId, WrapId } from "../pkg/knights_tour.js"
 */

import { MAX_KEPT_SQUARES } from "../run/largest-kept.js";
import { anyText, boardOrGraph } from "./codecs.js";
import { defineRoute } from "./route.js";
import { runRoute } from "./run-link.js";

/** What several rooms understand. */
const shared = {
  ...boardOrGraph("8x8"),
  ...{ start: anyText(undefined), target: anyText(undefined), squares: anyText(undefined) },
};

/** @typedef {{ board: string, leaper?: Leaps, wrap?: WrapId }} OnBoard */

/**
 * The link to a board or a graph in a room, with all else as usual there.
 * @type {(room: string, what: OnBoard & { graph?: string, start?: string, target?: Target | "longest", squares?: string }) => string}
 */
export const linkTo = (room, what) => defineRoute(room, shared).write(what);

/**
 * Opens a tour in Explore, walked to its end or to a step, with the usual layers or these.
 * @type {(asked: OnBoard & { target: Target }, squares: readonly SquareName[], seen?: { step?: number, layers?: Layer[], theme?: ThemeId }) => string}
 */
export function tourLink({ board, leaper, wrap, target }, squares, { step, layers, theme } = {}) {
  const steps = step ?? squares.length - (target === "closed" ? 0 : 1);
  const tour = { algorithm: "given", tour: squares.join(""), target };
  return runRoute.write({ board, leaper, wrap, ...tour, step: steps, layers, theme });
}

/** Shows a tour in the Gallery, where it can be kept; `null` where it is too large for that, or goes over joined edges. @type {(asked: OnBoard, squares: readonly SquareName[]) => string | null} */
export const galleryLink = ({ board, leaper, wrap }, squares) =>
  wrap !== undefined || squares.length > MAX_KEPT_SQUARES
    ? null
    : linkTo("gallery", { board, leaper, squares: squares.join("") });
