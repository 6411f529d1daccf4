/**
 * Moves made by hand instead of by the method.
 * @import { Session } from "../pkg/knights_tour.js"
 */

import { methodOf } from "./methods.js";

/**
 * Goes to a square by hand; false if no move leads there or the method could not continue.
 * @type {(session: Session, algorithm: string | undefined, square: string) => boolean}
 */
export function goByHand(session, algorithm, square) {
  if (!methodOf(algorithm)?.canTakeOver || !session.squareInfo(square).candidate) {
    return false;
  }
  try {
    session.play(square);
  } catch {
    return false; // Rotating the path would end it there, but no move leads there.
  }
  return true;
}
