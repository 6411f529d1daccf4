/** What is said of animations, in the sheet behind “Share”. */

import { asSentence, count, decimal, number, ordinal } from "./sentence.js";

export const from = "From step";
export const to = "To step";
export const size = "Size, in pixels";
/** Sizes to choose from. */
export const sizes = "Usual sizes";
/** @type {Record<number, string>} */
export const sizeNames = { 480: "480: web page", 720: "720", 1080: "1080: slides" };
export const delay = "Time for each step, in ms";
/** The numbers that a field takes, below it. @type {(least: number, most: number) => string} */
export const range = (least, most) => `${number(least)} to ${number(most)}`;
export const theme = "Colours";
export const choice = "Show the options before each move";
export const kind = "Kind";
export const kinds = { gif: "GIF", video: "Video (MP4)" };
/** The kind of file that the button makes. @typedef {keyof typeof kinds} Kind */
const names = { gif: "GIF", video: "video" };
/** @param {Kind} of */
export const make = (of) => `Make ${names[of]}`;
export const cancel = "Cancel";
export const save = "Save";
export const play = "Play";

/** Shown until the length of the run is known. */
export const looking = "Working out how long the run is …";
/** @param {Kind} of */
export const making = (of) => `Making the ${names[of]} …`;
export const cancelled = "Cancelled.";
export const preview = "Preview of the animation";
export const progress = "Progress of the animation";

/** The approximate size of a file. @param {number} n in bytes */
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
 * Describes the planned animation.
 * @param {{ frames: number, every: number, width: number, height: number, milliseconds: number, bytes: number }} of
 */
export function plan({ frames, every, width, height, milliseconds, bytes: estimate }) {
  const pictures = count(frames, { one: "frame", other: "frames" });
  const thinned = every > 1 ? `, every ${nth(every)} step` : "";
  return `${pictures}${thinned}, ${width} × ${height} pixels, ${seconds(milliseconds)}, about ${bytes(estimate)}.`;
}

/** A step beyond the last that can be shown. @type {(steps: number) => string} */
export const beyond = (steps) =>
  `The run has ${count(steps, { one: "step", other: "steps" })}. Write a number up to ${number(steps)}.`;

/** A refusal of the solver. @param {string} message */
export const refused = (message) => asSentence(message);

/** @param {number} n in bytes */
export const soFar = (n) => `${bytes(n)} so far`;

/** @type {(of: Kind, n: number) => string} */
export const made = (of, n) => `${kinds[of]} ready (${bytes(n)})`;

/** @param {string} file */
export const saved = (file) => `Saved as ${file}.`;

/** This browser has no encoder for frames of this size. */
export const noEncoder =
  "This browser cannot make a video of this size. Choose a smaller size, or make a GIF.";

/** Why the file could not be made. @type {(of: Kind, message: string) => string} */
export const failed = (of, message) =>
  message
    ? `The ${names[of]} could not be made: ${message}.`
    : `This browser could not make the ${names[of]}. Try a smaller size or fewer steps.`;
