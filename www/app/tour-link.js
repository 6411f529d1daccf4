/**
 * The link that shows a tour in Explore.
 *
 * @import { SquareName, Target, ThemeId } from "../pkg/knights_tour.js"
 */

import { joinAddress } from "./address.js";

/** Opens a tour in Explore, walked to its end. @type {(asked: { board: string, leaper: [number, number], target: Target }, squares: SquareName[], theme?: ThemeId) => string} */
export function tourLink({ board, leaper, target }, squares, theme) {
  const steps = squares.length - (target === "closed" ? 0 : 1);
  return joinAddress("explore", [
    ["board", board],
    ...(String(leaper) === "1,2" ? [] : [["leaper", leaper.join(",")]]),
    ["algorithm", "given"],
    ["tour", squares.join("")],
    ["target", target],
    ["step", String(steps)],
    ...(theme ? [["theme", theme]] : []),
  ]);
}
