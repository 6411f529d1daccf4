/** The texts about posters, in the sheet behind “Share”. */

import { capital, decimal, number } from "./sentence.js";

export const style = "Style";
export const styles = {
  numbered: "Numbered",
  line: "Line",
  ribbon: "Ribbon",
  woven: "Woven",
  turns: "Turns",
};

export const paper = "Paper";
/** Paper sizes whose names are not known everywhere. @type {Readonly<Record<string, string>>} */
export const papers = {
  letter: "Letter",
  legal: "Legal",
  tabloid: "Tabloid",
  square: "Square, 300 mm",
  other: "Other size",
};
export const otherSize = "Its size";
export const otherSizeHelp = "Width × height in mm or px, such as 300x400mm.";

export const orientation = "Orientation";
export const orientations = { auto: "As the board", portrait: "Portrait", landscape: "Landscape" };

export const title = "Title";
export const caption = "Caption";
export const theme = "Colours";
export const blackAndWhite = "Black and white";

/** @type {(squares: number, most: number) => string} */
export const tooLarge = (squares, most) =>
  `Posters are made here of boards of at most ${number(most)} squares; this one has ${number(squares)}. The command knights-tour makes those of up to 65,536.`;

export const preview = "Preview of the poster";
export const saveSvg = "Save SVG";
export const savePng = "Save PNG";
export const print = "Print";
export const pixels = "PNG, longer side in pixels";

/** The size of a PNG. @type {(width: number, height: number, bytes: number) => string} */
export const size = (width, height, bytes) => {
  const megabytes = bytes / 1e6;
  const memory = megabytes < 10 ? decimal(megabytes, 1) : number(Math.round(megabytes));
  return `${number(width)} × ${number(height)} pixels; painting them takes about ${memory} MB of memory.`;
};
/** @type {(least: number, most: number) => string} */
export const badPixels = (least, most) =>
  `Write a whole number of pixels from ${number(least)} to ${number(most)}.`;

export const making = "Making the PNG …";
/** @param {string} file */
export const saved = (file) => `The poster is saved as ${file}.`;
export const pngFailed =
  "This browser could not make a picture so large. Fewer pixels may do, and the SVG can be printed at any size.";
export const printFailed =
  "This browser could not show the poster for printing. Save the SVG and print that.";
/** A refusal of the solver. @param {string} message */
export const refused = (message) => `${capital(message)}.`;
