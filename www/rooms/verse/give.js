/**
 * A puzzle of words is given away: on paper, as a link, a picture or a table.
 * @import { WordPuzzle } from "../../pkg/knights_tour.js"
 * @import { Parts } from "./verse.js"
 */

import * as words from "#text/verse.js";
import { find } from "../../widgets/dom.js";
import { copyText, saveFile, saveText } from "../../widgets/files.js";
import { route } from "./route.js";

/** Pixels on the longer side of a saved picture. */
const PNG_SIDE = 1600;
const NAME = "knights-tour-words";
const SVG = "image/svg+xml";

/** A picture of the puzzle as a PNG; `null` if the browser cannot make one. @param {string} svg @returns {Promise<Blob | null>} */
async function pngOf(svg) {
  const image = new Image();
  image.src = `data:${SVG},${encodeURIComponent(svg)}`;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = PNG_SIDE / Math.max(width, height, 1);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) });
  const context = canvas.getContext("2d");
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context && new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** @type {(root: HTMLElement, parts: Parts) => void} */
export function listenForGiving(root, parts) {
  const { frame, room } = parts;
  /** @type {(id: string, act: (made: WordPuzzle) => unknown) => void} */
  const on = (id, act) =>
    find(root, `#verse-${id}`, HTMLElement).addEventListener(
      "click",
      () => room.made && act(room.made),
    );
  const copy = async (/** @type {string} */ text) =>
    frame.say((await copyText(text)) ? words.copied : words.copyRefused);

  find(root, "#verse-solution", HTMLElement).addEventListener("change", frame.changed);
  on("print", () => print());
  on("link", () => {
    const text = parts.state.text ?? words.example;
    const link = route.write({ ...parts.state, text, solve: true });
    return copy(new URL(link, location.href).href);
  });
  on("copy-grid", ({ grid }) => copy(grid));
  on("svg", ({ svg }) => saveText(`${NAME}.svg`, svg, SVG));
  on("png", async ({ svg }) => {
    const picture = await pngOf(svg).catch(() => null);
    if (picture) {
      saveFile(`${NAME}.png`, picture);
    } else {
      frame.say(words.pictureFailed);
    }
  });
}
