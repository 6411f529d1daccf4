/**
 * The picture of a run as a file. Loaded on first use.
 * @import { SeenRun } from "./subject.js"
 */

import * as words from "#text/share.js";
import { fileName, saveFile } from "../../widgets/files.js";

/** Canvas pixels on the longer side of a saved picture. */
const PNG_SIDE = 1600;
/** An SVG has a shape for every square; a larger one would have tens of megabytes. */
const MAX_SVG_SQUARES = 200_000;
/** Two canvas pixels to a CSS pixel, so that lines and letters keep their proportions. */
const PNG_RATIO = 2;

/** The picture as a PNG; `null` if the browser cannot make one. @param {SeenRun} run @returns {Promise<Blob | null>} */
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

/** The picture as an SVG; `null` if the board is too large. @param {SeenRun} run @returns {Blob | null} */
function svgOf({ session, look: { layers, theme, numberFrom }, info }) {
  return info.squares > MAX_SVG_SQUARES
    ? null
    : new Blob([session.svg({ layers, theme, numberFrom })], { type: "image/svg+xml" });
}

/** Saves the picture. @type {(kind: "svg" | "png", run: SeenRun) => Promise<string>} a message about the result */
export async function savePicture(kind, run) {
  // The run may be over by the time that a browser has made the picture.
  const name = fileName(run.settings, run.session.moment().start, kind);
  const picture = kind === "png" ? await pngOf(run) : svgOf(run);
  if (!picture) {
    return kind === "png" ? words.pictureFailed : words.svgTooLarge;
  }
  saveFile(name, picture);
  return words.pictureSaved(name);
}
