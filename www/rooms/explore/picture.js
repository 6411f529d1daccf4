/**
 * The picture as a file. Loaded when somebody first wants one.
 *
 * @import { Look } from "../../widgets/board-view.js"
 * @import { Session } from "../../pkg/knights_tour.js"
 * @import { Room } from "./state.js"
 */

import { fileName, saveFile, saveText } from "../../widgets/files.js";
import * as words from "../../text/words.js";

/** Canvas pixels on the longer side of a saved picture. */
const PNG_SIDE = 1600;
/** An SVG has a shape for every square; beyond this it would be tens of megabytes. */
const MOST_SVG_SQUARES = 200_000;
/** Twice the pixels to a CSS pixel, so that lines and letters keep their proportions. */
const PNG_RATIO = 2;

/**
 * @param {Session} session
 * @param {Look} look
 * @param {{ width: number, height: number }} board in squares
 * @param {string} name
 * @returns {Promise<boolean>} whether there is such a file now
 */
async function savePng(session, look, board, name) {
  const scale = PNG_SIDE / Math.max(board.width, board.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(PNG_SIDE / 4, Math.round(board.width * scale));
  canvas.height = Math.max(PNG_SIDE / 4, Math.round(board.height * scale));
  const context = canvas.getContext("2d");
  if (!context) {
    return false;
  }
  session.paint(context, {
    ...look,
    width: canvas.width / PNG_RATIO,
    height: canvas.height / PNG_RATIO,
    pixelRatio: PNG_RATIO,
    glide: 1,
    cursor: null,
  });
  /** @type {Blob | null} */
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob) {
    saveFile(name, blob);
  }
  return blob !== null;
}

/**
 * Saves what is seen, and says so.
 * @type {(kind: "svg" | "png", room: Room, look: Look, say: (message: string) => void) => Promise<void>}
 */
export async function savePicture(kind, room, look, say) {
  const name = fileName(room.settings, room.session.moment().start, kind);
  const { session, numberFrom } = room;
  const { layers, theme } = look;
  if (kind === "png") {
    const isSaved = await savePng(session, look, room.info, name);
    say(isSaved ? words.pictureSaved(name) : words.pictureFailed);
  } else if (room.info.squares > MOST_SVG_SQUARES) {
    say(words.svgTooLarge);
  } else {
    saveText(name, session.svg({ layers, theme, numberFrom }), "image/svg+xml");
    say(words.pictureSaved(name));
  }
}
