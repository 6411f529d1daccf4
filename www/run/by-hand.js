/**
 * Moves that somebody makes in the place of the method.
 *
 * @import { Session } from "../pkg/knights_tour.js"
 */

import { methodOf } from "./methods.js";

/**
 * Goes to a square by hand; false where no move leads there, or the method could not go on.
 * @type {(session: Session, algorithm: string | undefined, square: string) => boolean}
 */
export function goByHand(session, algorithm, square) {
  if (!methodOf(algorithm)?.takesOver || !session.squareInfo(square).candidate) {
    return false;
  }
  try {
    session.play(square);
  } catch {
    return false; // The end of the path can be turned to it, but no move leads there.
  }
  return true;
}
