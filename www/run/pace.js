/**
 * How fast a run is played: the default speed for a board and the range to choose from. At a speed at which
 * each step of a small board can be followed, a large board would take hours.
 */

/** Speeds, in steps a second. */
export const slowest = 0.5;
const FASTEST = 600;
/** At this speed each step can be followed. */
const LEISURELY = 3;
/** The squares of the largest board with this default speed: 30 × 30. */
const MAX_FOLLOWED = 900;
/** A larger board takes this long from first square to last at the default speed, and this long at the highest speed. */
const USUAL_SECONDS = 20;
const LEAST_SECONDS = 5;
/** Upper bounds of the default speed and of the highest speed, for slow devices. */
const MAX_USUAL_SPEED = 100_000;
const MAX_SPEED = 200_000;

/** Notches of the speed slider, spaced logarithmically. */
export const NOTCHES = 100;

/** The default speed for a board. @param {number} squares */
export const usualSpeed = (squares) =>
  squares > MAX_FOLLOWED ? Math.min(MAX_USUAL_SPEED, squares / USUAL_SECONDS) : LEISURELY;

/** The highest speed for a board. @param {number} squares */
export const fastestSpeed = (squares) =>
  Math.min(MAX_SPEED, Math.max(FASTEST, squares / LEAST_SECONDS));

/** @type {(notch: number, fastest: number) => number} */
export const speedAt = (notch, fastest) => slowest * (fastest / slowest) ** (notch / NOTCHES);

/** @type {(speed: number, fastest: number) => number} */
export const notchOf = (speed, fastest) =>
  Math.round((NOTCHES * Math.log(speed / slowest)) / Math.log(fastest / slowest));

/** The speed this many notches higher or lower. @type {(speed: number, notches: number, fastest: number) => number} */
export const faster = (speed, notches, fastest) =>
  speedAt(Math.max(0, Math.min(NOTCHES, notchOf(speed, fastest) + notches)), fastest);
