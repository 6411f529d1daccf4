/**
 * The state of the room: a text on a board, and how far somebody has read it. It does not depend on the page.
 * @import { WordGrid, WordPart, WordPuzzle } from "../../pkg/knights_tour.js"
 * @import { Layout, Place } from "../../widgets/cell-grid.js"
 * @import { Refusal } from "#text/verse.js"
 */

import { squareName } from "../../pkg/knights_tour.js";

/** A text on a board: what stands on each square, and what is known of how it is read. @typedef {Layout & { parts: ReadonlyMap<string, WordPart>, text: string | null, along: readonly string[] | null }} Verse */

/**
 * @typedef {object} Room
 * @property {Verse} verse
 * @property {WordPuzzle | null} made what is known of a text that was laid here; `null` for a printed grid
 * @property {string[]} path the squares that were read
 * @property {string[]} undone what Redo brings back, the next last
 * @property {string | null} pointedOut the square of the hint
 * @property {boolean} showsRings whether the squares are marked to which the knight can go on
 * @property {boolean} showsTour whether the known tour is drawn
 */

/** Holes in the rows of a grid. */
const HOLE = "#";

/** What stands on the squares of a grid, whose rows are lines with tabs. @param {string} grid @returns {Layout} */
function layoutOf(grid) {
  const rows = grid.split("\n").map((row) => row.split("\t"));
  /** @type {Map<string, Place>} */
  const squares = new Map();
  rows.forEach((row, fromTop) =>
    row.forEach((cell, column) => {
      if (cell !== HOLE) {
        squares.set(squareName(column, rows.length - 1 - fromTop), { column, row: fromTop });
      }
    }),
  );
  return { columns: rows[0]?.length ?? 1, rows: rows.length, squares };
}

/** A text that was laid along a tour. @param {WordPuzzle} made @returns {Verse} */
export function laid({ grid, squares, parts, text }) {
  const on = squares.map((square, i) => /** @type {[string, WordPart]} */ ([square, parts[i]]));
  return { ...layoutOf(grid), parts: new Map(on), text, along: squares };
}

/** A grid that was printed. @type {(printed: WordGrid, text: string | null) => Verse} */
export const printed = ({ grid, cells, squares }, text) => ({
  ...layoutOf(grid),
  ...{ parts: new Map(Object.entries(cells)), text, along: squares },
});

/** Another text is on the board: nothing of it was read. @type {(verse: Verse, made: WordPuzzle | null) => Pick<Room, "verse" | "made" | "path" | "undone" | "pointedOut">} */
export const beginning = (verse, made) => ({
  ...{ verse, made, pointedOut: null },
  path: [],
  undone: [],
});

/** Whether a knight jumps from one square to the other. @type {(verse: Layout, from: string, to: string) => boolean} */
function isMove({ squares }, from, to) {
  const [one, other] = [squares.get(from), squares.get(to)];
  return (
    one !== undefined &&
    other !== undefined &&
    Math.abs((one.column - other.column) * (one.row - other.row)) === 2
  );
}

/** Where the reader can go on; anywhere at the beginning. @param {Pick<Room, "verse" | "path">} room */
export function next({ verse, path }) {
  const head = path.at(-1);
  return head === undefined
    ? []
    : [...verse.squares.keys()].filter((to) => !path.includes(to) && isMove(verse, head, to));
}

/** Why a square cannot be read next. @type {(room: Pick<Room, "verse" | "path">, square: string) => Refusal | null} */
export function refusalOf({ verse, path }, square) {
  const head = path.at(-1);
  if (path.includes(square)) {
    return { kind: "read", square };
  }
  return head !== undefined && !isMove(verse, head, square)
    ? { kind: "far", square, from: head }
    : null;
}

/** Reads a square; it has to be possible. @type {(room: Room, square: string) => void} */
export function read(room, square) {
  room.path.push(square);
  room.undone = room.undone.at(-1) === square ? room.undone.slice(0, -1) : [];
  room.pointedOut = null;
}

/** @param {Room} room @returns {boolean} whether there was something to take back */
export function undo(room) {
  const last = room.path.pop();
  if (last !== undefined) {
    room.undone.push(last);
    room.pointedOut = null;
  }
  return last !== undefined;
}

/** @param {Room} room @returns {boolean} whether there was something to bring back */
export function redo(room) {
  const last = room.undone.at(-1);
  if (last !== undefined) {
    read(room, last);
  }
  return last !== undefined;
}

/** The parts as they are read, with a blank where a word ends. @param {readonly WordPart[]} parts */
const joined = (parts) =>
  parts
    .map(({ text, joins }) => (joins ? text : `${text} `))
    .join("")
    .trimEnd();

/** What was read so far. @param {Pick<Room, "verse" | "path">} room */
export const soFar = ({ verse, path }) =>
  joined(path.flatMap((square) => verse.parts.get(square) ?? []));

/** A text without what does not matter when it is compared: blanks, punctuation and capitals. @param {string} text */
const plain = (text) => text.replace(/[\s\p{P}]/gu, "").toLowerCase();

/** Whether what was read is the beginning of the text; `null` where nobody knows the text. @param {Pick<Room, "verse" | "path">} room */
export const isRight = (room) =>
  room.verse.text === null ? null : plain(room.verse.text).startsWith(plain(soFar(room)));

/** Whether all squares were read, and the text with them. @param {Pick<Room, "verse" | "path">} room */
export const isSolved = (room) =>
  room.path.length === room.verse.squares.size && isRight(room) !== false;

/** The next square of the known tour, from where the reader is on it; `null` elsewhere. @param {Pick<Room, "verse" | "path">} room */
export function hint({ verse: { along }, path }) {
  const isOnIt = path.every((square, i) => along?.[i] === square);
  return (isOnIt && along?.[path.length]) || null;
}

/** Letters that take as much room as two. */
const WIDE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Emoji_Presentation}/u;
/** Letters as large as they fit into a square, as shares of its side: the smallest are broken into lines. */
const [SMALLEST, LARGEST, WIDTH] = [0.14, 0.42, 1.35];
/** Of so many parts none decides alone how large the others are. */
const USUAL_SHARE = 0.85;

/** How large the letters of each square are, as a share of its side. @param {Pick<Verse, "parts">} verse @returns {Map<string, number>} */
export function letterSizes({ parts }) {
  const widths = [...parts].map(
    ([square, { text }]) =>
      /** @type {const} */ ([
        square,
        [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0),
      ]),
  );
  const sorted = widths.map(([, width]) => width).sort((one, other) => one - other);
  const usual = sorted[Math.floor(sorted.length * USUAL_SHARE)] ?? 1;
  const sizeFor = (/** @type {number} */ width) =>
    Math.max(SMALLEST, Math.min(LARGEST, WIDTH / Math.max(1, width)));
  return new Map(widths.map(([square, width]) => [square, sizeFor(Math.max(width, usual))]));
}
