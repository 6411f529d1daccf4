/** The texts of the sheet behind “Share”. */

export {
  heading,
  link,
  copyLink,
  linkCopied,
  copied,
  refused,
  reach,
  qr,
  qrName,
  showLarge,
  picture,
  savePicture,
  svg,
  png,
  svgTooLarge,
  pictureFailed,
  animation,
  poster,
  embed,
  fromBeginning,
  frameCode,
  frameOfRun,
  frameOfRoom,
  elementCode,
  elementHelp,
  elementHelpFile,
  copy,
} from "#messages/share.js";
import * as messages from "#messages/share.js";

/** @param {string} what the label of a field */
export const isCopied = (what) => messages.isCopied({ what });

/** @type {(bytes: number, most: number) => string} */
export const tooLongForQr = (bytes, most) => messages.tooLongForQr({ bytes, most });

/** @param {string} file */
export const pictureSaved = (file) => messages.pictureSaved({ file });
