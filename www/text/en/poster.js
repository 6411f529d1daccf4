/** The texts about posters, in the sheet behind “Share”. */

import { asSentence, count, decimal, number } from "./sentence.js";

export const style = "Style";
export const styles = {
  numbered: "Numbered",
  line: "Line",
  ribbon: "Ribbon",
  woven: "Woven",
  turns: "Turns",
};

/** What the colours of the style “turns” mean: squares where the tour turns, and where it goes straight on. @type {(turns: number, straight: number) => [string, string]} */
export const legend = (turns, straight) => [
  count(turns, { one: "turn", other: "turns" }),
  `${number(straight)} straight on`,
];

export const paper = "Paper";
/** Paper sizes whose names are not known everywhere. @type {Readonly<Record<string, string>>} */
export const papers = {
  letter: "Letter",
  legal: "Legal",
  tabloid: "Tabloid",
  square: "Square, 300 mm",
  other: "Other size",
};
export const otherSize = "Paper size";
export const otherSizeHelp = "Width × height in mm or px, such as 300x400mm.";

export const orientation = "Orientation";
export const orientations = { auto: "As the board", portrait: "Portrait", landscape: "Landscape" };

export const title = "Title";
export const caption = "Caption";
export const theme = "Colours";
export const blackAndWhite = "Black and white";

/** @type {(squares: number, most: number) => string} */
export const tooLarge = (squares, most) =>
  `The page makes posters of boards with up to ${number(most)} squares; this one has ${number(squares)}. For larger boards, use the command knights-tour.`;

export const preview = "Preview of the poster";
export const saveSvg = "Save SVG";
export const savePng = "Save PNG";
export const print = "Print";
export const pixels = "PNG, longer side in pixels";

/** The size of a PNG. @type {(width: number, height: number, bytes: number) => string} */
export const size = (width, height, bytes) => {
  const megabytes = bytes / 1e6;
  const memory = megabytes < 10 ? decimal(megabytes, 1) : number(Math.round(megabytes));
  return `${number(width)} × ${number(height)} pixels. Your browser needs about ${memory} MB of memory for it.`;
};
/** @type {(least: number, most: number) => string} */
export const badPixels = (least, most) =>
  `Write a whole number of pixels from ${number(least)} to ${number(most)}.`;

export const making = "Making the PNG …";
/** @param {string} file */
export const saved = (file) => `Saved as ${file}.`;
export const pngFailed =
  "This browser could not make so large a picture. Choose fewer pixels, or save the SVG, which prints at any size.";
export const printFailed =
  "This browser could not print the poster. Save the SVG and print that file.";
/** A refusal of the solver. @param {string} message */
export const refused = (message) => asSentence(message);
