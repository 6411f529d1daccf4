/**
 * The picture of a run as a file. Fetched when somebody first wants one.
 *
 * @import { SeenRun } from "./subject.js"
 */

import * as words from "../../text/share.js";
import { fileName, saveFile } from "../../widgets/files.js";

/** Canvas pixels on the longer side of a saved picture. */
const PNG_SIDE = 1600;
/** An SVG has a shape for every square; beyond this it would be tens of megabytes. */
const MOST_SVG_SQUARES = 200_000;
/** Twice the pixels to a CSS pixel, so that lines and letters keep their proportions. */
const PNG_RATIO = 2;

/** What is seen as a PNG; `null` where the browser makes none. @param {SeenRun} run @returns {Promise<Blob | null>} */
async function pngOf({ session, look, info }) {
  const scale = PNG_SIDE / Math.max(info.width, info.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(PNG_SIDE / 4, Math.round(info.width * scale));
  canvas.height = Math.max(PNG_SIDE / 4, Math.round(info.height * scale));
  const context = canvas.getContext("2d");
  if (!context) {
    return null;
  }
  session.paint(context, {
    ...look,
    glide: 1,
    cursor: null,
    width: canvas.width / PNG_RATIO,
    height: canvas.height / PNG_RATIO,
    pixelRatio: PNG_RATIO,
  });
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** What is seen as an SVG; `null` where the board is too large. @param {SeenRun} run @returns {Blob | null} */
function svgOf({ session, look: { layers, theme, numberFrom }, info }) {
  return info.squares > MOST_SVG_SQUARES
    ? null
    : new Blob([session.svg({ layers, theme, numberFrom })], { type: "image/svg+xml" });
}

/** Saves what is seen. @type {(kind: "svg" | "png", run: SeenRun) => Promise<string>} what there is to be said of it */
export async function savePicture(kind, run) {
  const picture = kind === "png" ? await pngOf(run) : svgOf(run);
  if (!picture) {
    return kind === "png" ? words.pictureFailed : words.svgTooLarge;
  }
  const name = fileName(run.settings, run.session.moment().start, kind);
  saveFile(name, picture);
  return words.pictureSaved(name);
}
