/**
 * How fast a run is played: what is usual on a board, and what may be chosen. A large board would
 * take hours at a pace at which each step of a small one can be followed.
 */

/** Speeds, in steps a second. */
export const slowest = 0.5;
const FASTEST = 600;
/** At this speed each step can be followed. */
const LEISURELY = 3;
/** The squares of the largest board that is usually played at that speed: 30 × 30. */
const MOST_FOLLOWED = 900;
/** A larger one takes so long from its first square to its last, and this long at the highest speed. */
const USUAL_SECONDS = 20;
const LEAST_SECONDS = 5;
/** No device is asked for more, usually and at the highest speed. */
const MOST_USUAL = 100_000;
const MOST = 200_000;

/** Notches of the speed slider, evenly many for each doubling. */
export const NOTCHES = 100;

/** The speed at which a board is played unless another is chosen. @param {number} squares */
export const usualSpeed = (squares) =>
  squares > MOST_FOLLOWED ? Math.min(MOST_USUAL, squares / USUAL_SECONDS) : LEISURELY;

/** The highest speed that may be chosen on a board. @param {number} squares */
export const fastestSpeed = (squares) => Math.min(MOST, Math.max(FASTEST, squares / LEAST_SECONDS));

/** @type {(notch: number, fastest: number) => number} */
export const speedAt = (notch, fastest) => slowest * (fastest / slowest) ** (notch / NOTCHES);

/** @type {(speed: number, fastest: number) => number} */
export const notchOf = (speed, fastest) =>
  Math.round((NOTCHES * Math.log(speed / slowest)) / Math.log(fastest / slowest));

/** The speed some notches on. @type {(speed: number, notches: number, fastest: number) => number} */
export const faster = (speed, notches, fastest) =>
  speedAt(Math.max(0, Math.min(NOTCHES, notchOf(speed, fastest) + notches)), fastest);
