/** The texts of the sheet behind “Share”. */

import { count, number } from "./sentence.js";

export const heading = "Share";
export const link = "Link";
export const copyLink = "Copy link";
export const linkCopied = "The link to this moment is copied.";
export const copied = "Copied";
/** @param {string} what the label of a field */
export const isCopied = (what) => `${what}: copied.`;
/** The browser refused to copy; the text in the field is selected instead. */
export const refused = "Copying was refused. The text is selected: copy it with Ctrl+C.";

/** Who can open the link, if not everyone can. */
export const reach = {
  file: "This page was opened from a file: the link works on this device only. Send the file along with what follows #.",
  device:
    "This address works on this device only. Others need that of a server that they can reach.",
};

export const qr = "QR code";
export const qrName = "QR code of the link";
export const showLarge = "Show large";
/** @type {(bytes: number, most: number) => string} */
export const tooLongForQr = (bytes, most) =>
  `The link is ${count(bytes, { one: "character", other: "characters" })} long. A camera can read a QR code of at most ${number(most)}: share the link instead, or a run whose method finds the tour anew.`;

export const picture = "Picture";
export const savePicture = "Save what is seen";
export const svg = "SVG";
export const png = "PNG";
export const svgTooLarge = "This board is too large for an SVG; save it as PNG.";
/** @param {string} file */
export const pictureSaved = (file) => `The picture is saved as ${file}.`;
export const pictureFailed = "This browser could not make the picture.";

export const animation = "Animation";
export const poster = "Poster";
export const embed = "In another page";
export const fromBeginning = "From the beginning, not from this step";
export const frameCode = "Code of a frame";
export const frameOfRun = "Board, play head and one sentence, in 480 × 400 pixels.";
export const frameOfRoom = "This room, in a frame.";
export const elementCode = "Code of the element";
/** How to host the element's script. */
export const elementHelp =
  "The run as a part of your page, in its width and its colours. The script comes from this site; to have it from yours, copy the folders embed and pkg there.";
export const elementHelpFile =
  "The run as a part of your page, in its width and its colours. Copy the folders embed and pkg of the site beside your page.";
export const copy = "Copy";
