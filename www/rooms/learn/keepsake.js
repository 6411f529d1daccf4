/**
 * A picture to keep at the end of all lessons: Euler’s tour, and under it the lessons that were done. It is made and
 * saved on the device, and sent nowhere.
 * @import { Progress } from "./progress.js"
 */

import * as words from "#text/learn.js";
import { lessons as texts } from "#text/lessons.js";
import { labels } from "#text/words.js";
import { drawDiagram } from "../../widgets/diagram-view.js";
import { saveText } from "../../widgets/files.js";
import { eulersTour } from "./demonstrations/positions.js";
import { lessons } from "./lessons.js";

const FILE = "knights-tour-lessons.svg";
const SVG = "http://www.w3.org/2000/svg";

/** Sides in pixels: of the picture and of its board, and the height of a line of text. */
const [WIDTH, BOARD, LINE] = [600, 440, 30];

/** @type {(name: string, attributes: Readonly<Record<string, string | number>>, ...content: (Node | string)[]) => SVGElement} */
function make(name, attributes, ...content) {
  const made = /** @type {SVGElement} */ (document.createElementNS(SVG, name));
  for (const [key, value] of Object.entries(attributes)) {
    made.setAttribute(key, String(value));
  }
  made.append(...content);
  return made;
}

/** The lessons of which every step is done, as they are listed. @param {Progress} progress */
const doneIn = (progress) =>
  lessons.flatMap((lesson, at) =>
    progress.isDone(lesson) ? [words.lessonTitle(at + 1, texts[lesson.id].title)] : [],
  );

/** @param {Progress} progress */
export function saveKeepsake(progress) {
  const path = eulersTour();
  const look = { coordinates: false, path, numbers: true, colours: true, closed: true };
  const board = drawDiagram({ board: "8x8", ...look }, "light");
  const sides = { x: (WIDTH - BOARD) / 2, y: 2.5 * LINE, width: BOARD, height: BOARD };
  Object.entries(sides).forEach(([side, value]) => board.setAttribute(side, String(value)));
  const below = sides.y + BOARD + 1.5 * LINE;
  const lines = [...doneIn(progress).map((title) => `✓ ${title}`), words.keptOn(new Date())];
  const height = below + lines.length * LINE;
  const size = { width: WIDTH, height, viewBox: `0 0 ${WIDTH} ${height}` };
  const picture = make(
    "svg",
    { ...size, "font-family": "Georgia, serif", "font-size": 20, fill: "#222222" },
    make("rect", { width: WIDTH, height, fill: "#ffffff" }),
    make(
      "text",
      { x: WIDTH / 2, y: 1.6 * LINE, "text-anchor": "middle", "font-size": 32 },
      labels.title,
    ),
    board,
    ...lines.map((line, at) => make("text", { x: sides.x, y: below + at * LINE }, line)),
  );
  saveText(FILE, new XMLSerializer().serializeToString(picture), "image/svg+xml");
}
