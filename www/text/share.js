/** The texts of the sheet behind “Share”. */

export {
  heading,
  link,
  copyLink,
  linkCopied,
  forPupils,
  asSeen,
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
  cite,
  citation,
  bibtex,
} from "#messages/share.js";
import * as messages from "#messages/share.js";
import { locale } from "#text/sentence.js";

/** @param {string} what the label of a field */
export const isCopied = (what) => messages.isCopied({ what });

/** @type {(bytes: number, most: number) => string} */
export const tooLongForQr = (bytes, most) => messages.tooLongForQr({ bytes, most });

/** @param {string} file */
export const pictureSaved = (file) => messages.pictureSaved({ file });

/** A day in words; where English is spoken, most put it before its month. @param {Date} day */
const dayName = (day) =>
  new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, { dateStyle: "long" }).format(day);

/** The page as a source, in one line. @type {(facts: { name: string, version: string, link: string, day: Date }) => string} */
export const citationOf = ({ day, ...facts }) =>
  messages.citationOf({ ...facts, day: dayName(day) });

/** When the page was seen, as a note. @param {Date} day */
export const accessed = (day) => messages.accessed({ day: dayName(day) });
