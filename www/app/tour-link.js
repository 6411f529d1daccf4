/**
 * Links that take a tour along, to Explore and to the Gallery.
 *
 * @import { Layer, SquareName, Target, ThemeId } from "../pkg/knights_tour.js"
 */

import { joinAddress, leaperWords } from "./address.js";

/** Squares of the largest tour that the Gallery keeps. */
export const MAX_KEPT_SQUARES = 4096;

/** @param {ThemeId} [theme] */
const themeWords = (theme) => (theme ? [["theme", theme]] : []);

/**
 * Opens a tour in Explore, walked to its end or to a step, with the usual layers or these.
 * @type {(asked: { board: string, leaper?: readonly number[], target: Target }, squares: readonly SquareName[], theme?: ThemeId, seen?: { step?: number, layers?: readonly Layer[] }) => string}
 */
export function tourLink({ board, leaper, target }, squares, theme, { step, layers } = {}) {
  const steps = step ?? squares.length - (target === "closed" ? 0 : 1);
  return joinAddress("explore", [
    ["board", board],
    ...leaperWords(leaper),
    ["algorithm", "given"],
    ["tour", squares.join("")],
    ["target", target],
    ["step", String(steps)],
    ...(layers ? [["layers", layers.join(",")]] : []),
    ...themeWords(theme),
  ]);
}

/** The words that tell the Gallery all of a tour. @param {{ board: string, leaper?: readonly number[], name?: string, squares: readonly SquareName[] }} tour */
export const keptWords = ({ board, leaper, name, squares }) => [
  ["board", board],
  ...leaperWords(leaper),
  ["squares", squares.join("")],
  ...(name ? [["name", name]] : []),
];

/** Shows a tour in the Gallery, where it can be kept; `null` where it is too large for that. @type {(asked: { board: string, leaper?: readonly number[] }, squares: readonly SquareName[], theme?: ThemeId) => string | null} */
export const galleryLink = (asked, squares, theme) =>
  squares.length > MAX_KEPT_SQUARES
    ? null
    : joinAddress("gallery", [...keptWords({ ...asked, squares }), ...themeWords(theme)]);
