/** The texts of the sheet behind “Share”. */

import { count, number } from "./sentence.js";

export const heading = "Share";
export const link = "Link";
export const copyLink = "Copy link";
export const linkCopied = "Link copied. It opens the page as you see it now.";
export const copied = "Copied";
/** @param {string} what the label of a field */
export const isCopied = (what) => `${what}: copied.`;
/** The browser refused to copy; the text in the field is selected instead. */
export const refused =
  "The browser did not allow copying. The text is selected: copy it with Ctrl+C.";

/** Who can open the link, if not everyone can. */
export const reach = {
  file: "This page was opened from a file, so the link only works on this computer. To share it, send the file as well, and the part of the link that begins with #.",
  device: "This link only works on this computer.",
};

export const qr = "QR code";
export const qrName = "QR code of the link";
export const showLarge = "Show large";
/** @type {(bytes: number, most: number) => string} */
export const tooLongForQr = (bytes, most) =>
  `The link is too long for a QR code: it has ${count(bytes, { one: "character", other: "characters" })}, and cameras read up to ${number(most)}. Copy the link instead.`;

export const picture = "Picture";
export const savePicture = "Save the picture";
export const svg = "SVG";
export const png = "PNG";
export const svgTooLarge = "This board is too large for an SVG. Save it as PNG.";
/** @param {string} file */
export const pictureSaved = (file) => `Saved as ${file}.`;
export const pictureFailed = "This browser could not make the picture. Try a smaller board.";

export const animation = "Animation";
export const poster = "Poster";
export const embed = "Embed";
export const fromBeginning = "Start from the beginning";
export const frameCode = "iframe code";
export const frameOfRun = "Shows the board, the buttons and one sentence, up to 480 pixels wide.";
export const frameOfRoom = "Shows this room in a frame.";
export const elementCode = "Web component code";
/** How to host the element's script. */
export const elementHelp =
  "Fits the width and the colours of your page. It loads its script from this site. If your page shows nothing, copy the folders embed and pkg to your own site: another site has to allow the script (Access-Control-Allow-Origin). If your page has a content security policy, it needs script-src and connect-src with the address of the script, and 'wasm-unsafe-eval' in script-src.";
export const elementHelpFile =
  "Fits the width and the colours of your page. Copy the folders embed and pkg of the site beside your page. If your page has a content security policy, it needs script-src 'self' 'wasm-unsafe-eval' and connect-src 'self'.";
export const copy = "Copy";
