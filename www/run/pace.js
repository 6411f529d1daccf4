/**
 * How fast a run is played: the default speed for a board and the range to choose from. At a speed at which
 * each step of a small board can be read, a large board would take hours.
 */

/** Speeds, in steps a second. */
export const slowest = 0.5;
const FASTEST = 600;
/** At this speed there is time to read the sentence about each step. */
const LEISURELY = 1;
/** A board of 64 squares or more takes this long at the default speed, and this long at the highest speed. */
const USUAL_SECONDS = 64;
const LEAST_SECONDS = 5;
/** Upper bounds of the default speed and of the highest speed, for slow devices. */
const MAX_USUAL_SPEED = 100_000;
export const MAX_SPEED = 200_000;

/** Notches of the speed slider, spaced logarithmically. */
export const NOTCHES = 100;

/** The default speed for a board. @param {number} squares */
export const usualSpeed = (squares) =>
  Math.min(MAX_USUAL_SPEED, Math.max(LEISURELY, squares / USUAL_SECONDS));

/** The highest speed for a board. @param {number} squares */
export const fastestSpeed = (squares) =>
  Math.min(MAX_SPEED, Math.max(FASTEST, squares / LEAST_SECONDS));

/** Shares of the default speed: up to the one a speed is slow, from the other on it is fast. */
const SLOW = 0.7;
const FAST = 2.5;

/** What a speed is called, compared with the default speed. @typedef {"slow" | "normal" | "fast"} Pace */

/** @type {(speed: number, usual: number) => Pace} */
export const paceOf = (speed, usual) =>
  speed <= SLOW * usual ? "slow" : speed < FAST * usual ? "normal" : "fast";

/** @type {(notch: number, fastest: number) => number} */
export const speedAt = (notch, fastest) => slowest * (fastest / slowest) ** (notch / NOTCHES);

/** @type {(speed: number, fastest: number) => number} */
export const notchOf = (speed, fastest) =>
  Math.round((NOTCHES * Math.log(speed / slowest)) / Math.log(fastest / slowest));

/** The speed this many notches higher or lower. @type {(speed: number, notches: number, fastest: number) => number} */
export const faster = (speed, notches, fastest) =>
  speedAt(Math.max(0, Math.min(NOTCHES, notchOf(speed, fastest) + notches)), fastest);
