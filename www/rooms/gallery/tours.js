/**
 * The tours of the collection, read from a text file that anybody can read and extend.
 * @import { Leaps, SquareName } from "../../pkg/knights_tour.js"
 * @import { TourTexts } from "#text/tours.js"
 */

import { checkLeaper } from "../../pkg/knights_tour.js";
import { preflight } from "../../run/preflight.js";
import { foundHere } from "#text/gallery.js";
import { tours as texts } from "#text/tours.js";
import { locale } from "#text/words.js";
import { namesOf } from "./particulars.js";

/**
 * A tour or a path to show: from the collection, a visitor’s own, or from a link.
 * @typedef {object} Exhibit
 * @property {string} id its id in links; empty if links must contain all of it
 * @property {string} name
 * @property {string} by its author; empty if there is nobody in particular
 * @property {string} year
 * @property {string} about
 * @property {string} source
 * @property {Partial<TourTexts>} english the texts as the collection has them, empty for a visitor’s own
 * @property {string} board
 * @property {Leaps} leaper
 * @property {SquareName[]} squares in visiting order
 * @property {boolean} isTour whether every square of the board is visited
 * @property {string[]} claims claimed properties, in the form of `written` in `particulars.js`
 * @property {readonly Foreign[]} foreign words of these texts that are in another language
 * @property {Verse | null} verse
 * @property {number | null} unwritten of a tour that orders the chapters of a book: the place that has no chapter
 */

/** Words and their language tag. @typedef {{ lang: string, words: string }} Foreign */

/** The syllables along the tour, along the rows, and as expected along the tour, with a language tag. @typedef {{ along: string[], rows: string[], expected: string[], lang: string }} Verse */

/** The language of the collection. */
const ENGLISH = "en";

/** Marks a hole, and a square that is not visited. */
const [HOLE, UNVISITED] = [".", "-"];

/** The rows of words after a heading line. @type {(lines: string[], heading: string) => string[][]} */
function rowsAfter(lines, heading) {
  const from = lines.indexOf(heading) + 1;
  const rest = from > 0 ? lines.slice(from) : [];
  const end = rest.findIndex((line) => /^\w+:/.test(line));
  return rest.slice(0, end < 0 ? rest.length : end).map((line) => line.trim().split(/\s+/));
}

/** The contents of the squares, in the order of the tour. @type {(cells: string[][], rows: string[][]) => string[]} */
function along(cells, rows) {
  /** @type {string[]} */
  const found = [];
  cells.forEach((row, i) =>
    row.forEach((cell, j) => {
      if (cell !== HOLE && cell !== UNVISITED) {
        found[Number(cell) - 1] = rows[i]?.[j] ?? "";
      }
    }),
  );
  return found;
}

/** @param {string[][]} cells */
function boardOf(cells) {
  const width = cells[0]?.length ?? 0;
  const isFull = !cells.flat().includes(HOLE);
  const rows = cells.map((row) => row.map((cell) => (cell === HOLE ? "#" : ".")).join(""));
  return isFull ? `${width}x${cells.length}` : rows.join("/");
}

/** @param {string} block the lines of one tour, its id first @returns {Exhibit} */
function readTour(block) {
  const lines = block.trim().split("\n");
  const word = (/** @type {string} */ name) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? "";
  const cells = rowsAfter(lines, "squares:");
  const names = cells.map((row, i) => namesOf(cells.length - 1 - i, row.length));
  const syllables = rowsAfter(lines, "verse:");
  const rows = syllables.flat();
  const reads = word("reads");
  const [, unwritten] = /without (\d+)/.exec(word("chapters")) ?? [];
  const english = { name: word("name"), by: word("by"), year: word("year"), about: word("about") };
  return {
    id: lines[0]?.replace("]", "") ?? "",
    ...english,
    english,
    source: word("source"),
    board: boardOf(cells),
    leaper: checkLeaper(word("piece") || "1,2"),
    squares: along(cells, names),
    isTour: !cells.flat().includes(UNVISITED),
    claims: word("claims").split("; "),
    unwritten: unwritten ? Number(unwritten) : null,
    foreign: word("foreign")
      .split("; ")
      .filter(Boolean)
      .map((each) => ({ lang: each.split(" ")[0] ?? "", words: each.replace(/^\S+ /, "") })),
    verse:
      rows.length === 0
        ? null
        : {
            along: along(cells, syllables),
            rows,
            expected: reads ? reads.split(" ") : rows,
            lang: word("lang") || "en",
          },
  };
}

/** @param {string} text */
export const parseTours = (text) =>
  text
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .join("\n")
    .split(/^\[/m)
    .slice(1)
    .map(readTour);

/** What the collection says of tours that nobody else has. */
const FOUND_HERE = "Found for this page and checked by its build.";

/**
 * A tour with texts of the page’s language, as far as there are any; what stays in English is marked as such.
 * @type {(exhibit: Exhibit, language: string, own?: Partial<TourTexts>) => Exhibit}
 */
export function told(exhibit, language, own = {}) {
  const { name, about, foreign } = exhibit;
  const isOurs = exhibit.source.startsWith(FOUND_HERE);
  const cited = isOurs ? exhibit.source.slice(FOUND_HERE.length).trim() : exhibit.source;
  const english = [own.name ? "" : name, own.about ? "" : about, cited]
    .filter((words) => words && language !== ENGLISH)
    .map((words) => ({ lang: ENGLISH, words }));
  const source = isOurs ? foundHere(cited) : cited;
  return { ...exhibit, ...own, source, foreign: [...english, ...foreign] };
}

/** Fetches the collection. */
export async function loadTours() {
  const file = await preflight(new URL("tours.txt", import.meta.url));
  return parseTours(await file.text()).map((tour) => told(tour, locale, texts[tour.id]));
}
