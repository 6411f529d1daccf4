/**
 * The tours of the collection, read from a text that anybody can read and extend.
 *
 * @import { SquareName } from "../../pkg/knights_tour.js"
 */

import { preflight } from "../../app/preflight.js";
import { squareName } from "../../pkg/knights_tour.js";

/**
 * A tour, or a path, that is shown: of the collection, a visitor’s own, or out of a link.
 * @typedef {object} Exhibit
 * @property {string} id what links call it; empty where they have to tell all of it
 * @property {string} name
 * @property {string} by who made it; empty where that is nobody in particular
 * @property {string} year
 * @property {string} about
 * @property {string} source
 * @property {string} board
 * @property {[number, number]} leaper
 * @property {SquareName[]} squares in visiting order
 * @property {boolean} isTour whether every square of the board is visited
 * @property {string[]} claims what is said to be true of it, as `written` in `particulars.js` has it
 * @property {Verse | null} verse
 */

/** The syllables along the tour, along the rows, and as they ought to be along the tour. @typedef {{ along: string[], rows: string[], expected: string[] }} Verse */

/** Stands where there is no square, and for one that is not visited. */
const [HOLE, UNVISITED] = [".", "-"];

/** The rows of words that follow a line. @type {(lines: string[], heading: string) => string[][]} */
function rowsAfter(lines, heading) {
  const from = lines.indexOf(heading) + 1;
  const rest = from > 0 ? lines.slice(from) : [];
  const end = rest.findIndex((line) => /^\w+:/.test(line));
  return rest.slice(0, end < 0 ? rest.length : end).map((line) => line.trim().split(/\s+/));
}

/** What stands on the squares, in the order of the tour. @type {(cells: string[][], rows: string[][]) => string[]} */
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

/** @param {string} block the lines of one tour, its name in the address first @returns {Exhibit} */
function readTour(block) {
  const lines = block.trim().split("\n");
  const word = (/** @type {string} */ name) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? "";
  const cells = rowsAfter(lines, "squares:");
  const names = cells.map((row, i) => row.map((_, j) => squareName(j, cells.length - 1 - i)));
  const [short = 1, long = 2] = word("piece") ? word("piece").split(",").map(Number) : [];
  const syllables = rowsAfter(lines, "verse:");
  const rows = syllables.flat();
  const reads = word("reads");
  return {
    id: lines[0]?.replace("]", "") ?? "",
    ...{ name: word("name"), by: word("by"), year: word("year") },
    ...{ about: word("about"), source: word("source") },
    board: boardOf(cells),
    leaper: [short, long],
    squares: along(cells, names),
    isTour: !cells.flat().includes(UNVISITED),
    claims: word("claims").split("; "),
    verse:
      rows.length === 0
        ? null
        : { along: along(cells, syllables), rows, expected: reads ? reads.split(" ") : rows },
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

/** Fetches the collection. */
export async function loadTours() {
  const file = await preflight(new URL("tours.txt", import.meta.url));
  return parseTours(await file.text());
}
