/** What is said of animations, in the sheet behind “Share”. */

import { capital, count, decimal, number, ordinal } from "./sentence.js";

export const from = "From step";
export const to = "To step";
export const size = "Size, in pixels";
export const delay = "Delay, in ms";
export const theme = "Colours";
export const choice = "With the choice before each step";
export const make = "Make GIF";
export const cancel = "Cancel";
export const save = "Save";
export const play = "Play";

/** Shown until it is known how long the run is. */
export const looking = "Looking how long the run is …";
export const making = "Making the GIF …";
export const cancelled = "Cancelled.";
export const preview = "Preview of the animation";
export const progress = "Progress of the animation";

/** "about" so large a file. @param {number} n in bytes */
export function bytes(n) {
  const tens = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, n))) - 1);
  const rounded = Math.round(n / tens) * tens;
  return rounded < 1e6
    ? `${number(Math.max(1, Math.round(rounded / 1000)))} kB`
    : `${decimal(rounded / 1e6, rounded < 1e7 ? 1 : 0)} MB`;
}

/** @param {number} ms */
const seconds = (ms) =>
  ms < 90_000 ? `${number(Math.round(ms / 1000))} s` : `${number(Math.round(ms / 60_000))} min`;

/** @param {number} every */
const nth = (every) =>
  `${number(every)}${ordinal(every, { one: "st", two: "nd", few: "rd", other: "th" })}`;

/**
 * What will be made.
 * @param {{ frames: number, every: number, width: number, height: number, milliseconds: number, bytes: number }} of
 */
export function plan({ frames, every, width, height, milliseconds, bytes: estimate }) {
  const pictures = count(frames, { one: "frame", other: "frames" });
  const thinned = every > 1 ? `, every ${nth(every)} step` : "";
  return `${pictures}${thinned}, ${width} × ${height} pixels, ${seconds(milliseconds)}, about ${bytes(estimate)}.`;
}

/** A step beyond the last that can be shown. @type {(steps: number) => string} */
export const beyond = (steps) => `The last step that can be shown is ${number(steps)}.`;

/** What the solver refuses. @param {string} message */
export const refused = (message) => `${capital(message)}.`;

/** @param {number} n in bytes */
export const soFar = (n) => `${bytes(n)} so far`;

/** @param {number} n in bytes */
export const made = (n) => `The GIF is made: ${bytes(n)}.`;

/** @param {string} file */
export const saved = (file) => `The animation is saved as ${file}.`;

/** Why it was not made. @param {string} message */
export const failed = (message) =>
  message ? `The GIF could not be made: ${message}.` : "The GIF could not be made here.";
