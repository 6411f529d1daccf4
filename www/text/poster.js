/** The texts about posters, in the sheet behind “Share”. */

import { asSentence, decimal, number } from "#text/sentence.js";
import * as messages from "#messages/poster.js";
export {
  style,
  styles,
  paper,
  otherSize,
  otherSizeHelp,
  orientation,
  orientations,
  title,
  caption,
  theme,
  blackAndWhite,
  preview,
  saveSvg,
  savePng,
  print,
  pixels,
  making,
  pngFailed,
  printFailed,
} from "#messages/poster.js";

/** @type {Readonly<Record<string, string>>} */
export const papers = messages.papers;

/** What the colours of the style “turns” mean: squares where the tour turns, and where it goes straight on. @type {(turns: number, straight: number) => [string, string]} */
export const legend = (turns, straight) => [
  messages.legend.turns({ turns }),
  messages.legend.straight({ straight }),
];

/** @type {(squares: number, most: number) => string} */
export const tooLarge = (squares, most) => messages.tooLarge({ most, squares });

/** The size of a PNG. @type {(width: number, height: number, bytes: number) => string} */
export const size = (width, height, bytes) => {
  const megabytes = bytes / 1e6;
  const memory = megabytes < 10 ? decimal(megabytes, 1) : number(Math.round(megabytes));
  return messages.size({ width, height, memory });
};

/** @type {(least: number, most: number) => string} */
export const badPixels = (least, most) => messages.badPixels({ least, most });

/** @param {string} file */
export const saved = (file) => messages.saved({ file });

/** A refusal of the solver. @param {string} message */
export const refused = (message) => asSentence(message);
