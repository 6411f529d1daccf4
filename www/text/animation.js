/** What is said of animations, in the sheet behind “Share”. */

import { asSentence, decimal } from "#text/sentence.js";
export {
  from,
  to,
  size,
  sizes,
  delay,
  theme,
  choice,
  kind,
  kinds,
  cancel,
  save,
  play,
  looking,
  cancelled,
  preview,
  progress,
  noEncoder,
} from "#messages/animation.js";
import * as messages from "#messages/animation.js";

/** @type {Record<number, string>} */
export const sizeNames = {
  480: messages.sizeNames.page,
  720: "720",
  1080: messages.sizeNames.slides,
};

/** The numbers that a field takes, below it. @type {(least: number, most: number) => string} */
export const range = (least, most) => messages.range({ least, most });

/** The kind of file that the button makes. @typedef {keyof typeof import("#messages/animation.js").kinds} Kind */

/** @param {Kind} kind */
export const make = (kind) => messages.make({ kind });

/** @param {Kind} kind */
export const making = (kind) => messages.making({ kind });

/** The approximate size of a file. @param {number} n in bytes */
export function bytes(n) {
  const tens = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, n))) - 1);
  const rounded = Math.round(n / tens) * tens;
  return rounded < 1e6
    ? messages.kilobytes({ n: Math.max(1, Math.round(rounded / 1000)) })
    : messages.megabytes({ n: decimal(rounded / 1e6, rounded < 1e7 ? 1 : 0) });
}

/**
 * Describes the planned animation.
 * @param {{ frames: number, every: number, width: number, height: number, milliseconds: number, bytes: number }} of
 */
export const plan = ({ frames, every, width, height, milliseconds, bytes: estimate }) =>
  messages.plan({
    frames,
    every,
    width,
    height,
    isLong: milliseconds >= 90_000,
    minutes: Math.round(milliseconds / 60_000),
    seconds: Math.round(milliseconds / 1000),
    bytes: bytes(estimate),
  });

/** A step beyond the last that can be shown. @type {(steps: number) => string} */
export const beyond = (steps) => messages.beyond({ steps });

/** A refusal of the solver. @param {string} message */
export const refused = (message) => asSentence(message);

/** @param {number} n in bytes */
export const soFar = (n) => messages.soFar({ bytes: bytes(n) });

/** @type {(kind: Kind, n: number) => string} */
export const made = (kind, n) => messages.made({ kind, bytes: bytes(n) });

/** @param {string} file */
export const saved = (file) => messages.saved({ file });

/** Why the file could not be made. @type {(kind: Kind, message: string) => string} */
export const failed = (kind, message) =>
  messages.failed({ kind, hasMessage: message !== "", message });
