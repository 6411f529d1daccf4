/**
 * A tour of a small board.
 *
 * @import { CountSettings, GraphCountSettings, SquareName } from "../../pkg/knights_tour.js"
 */

import { Tours } from "../../pkg/knights_tour.js";

/** Time limit in milliseconds. On boards of up to 20 × 20 squares it takes less than 10. */
const SEARCH_MS = 500;

/** The first tour that a search finds; `undefined` where there is none. @type {(settings: CountSettings | GraphCountSettings) => SquareName[] | undefined} */
export function firstTour(settings) {
  const search = new Tours(settings);
  const [squares] = search.next(1, SEARCH_MS);
  search.free();
  return squares;
}
