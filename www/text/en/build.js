/**
 * The texts that only this room uses.
 * @import { Answering, BoardForm, Existence, SquareName, Target } from "../../pkg/knights_tour.js"
 */

import { answeredBy } from "./outcomes.js";
import { count, paragraph } from "./sentence.js";
import { fillIn, usualTerms } from "./terms.js";
import { number, press, rooms } from "./words.js";

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  intro:
    "Which shapes of board have a knight’s tour? Cut holes and see: a single missing square can make a tour impossible.",
  tools: "What a click or the Space key does",
  wholeBoard: "The whole board",
  back: "Undo and redo",
  openInExplore: "Open in Explore",
  countTours: "Count its tours",
  isPossible: "Is a tour possible?",
  side: "Size of shape",
  shapes: "Shapes",
  boardText: "Text of the board",
  textHeading: "The board as text",
  writtenAs: "Format",
  takeText: "Use this text",
  readings: "It can also be read as",
  copyText: "Copy",
  resetText: "Write the board again",
  pictureHeading: "A board from a picture",
  choosePicture: "Choose a picture…",
  dropPicture: "Or drop one here. It stays on your computer.",
  longest: "Longer side",
  threshold: "Brightness",
  takeLight: "Light parts become squares",
});

export const tools = /** @type {const} */ ({
  toggle: "Cut or fill",
  add: "Fill",
  erase: "Cut",
  start: "Set start",
});

export const changes = /** @type {const} */ ({
  fill: "Fill all",
  clear: "Cut all",
  invert: "Swap all",
});

export const steps = /** @type {const} */ ({ undo: "Undo", redo: "Redo" });

/** Notations of a board. */
export const forms = /** @type {const} */ ({
  rows: "Rows of . and #",
  puzzle: "Puzzle: 0, space, 1 for start",
});

/** What the keys do, for the sheet of keys. */
export const keys = /** @type {const} */ ({
  undo: "Undo the last change of the board",
  redo: "Redo it",
  help: "Show the keys",
  move: "Move over the board",
  rowStart: "Go to the first square of the row",
  rowEnd: "Go to the last square of the row",
  choose: "Cut or fill the square, or set the start there",
});

/** "60 squares and 4 holes" @type {(squares: number, holes: number) => string} */
export const contents = (squares, holes) =>
  holes
    ? `${count(squares, { one: "square", other: "squares" })} and ${count(holes, { one: "hole", other: "holes" })}`
    : count(squares, { one: "square", other: "squares" });

/** Under the board. @type {(tool: keyof typeof tools, contents: string) => string} */
export const hint = (tool, board) =>
  ({
    toggle: `${board}. Drag to cut holes or fill them again.`,
    add: `${board}. Drag to fill holes. The right button or a long press cuts.`,
    erase: `${board}. Drag to cut holes.`,
    start: `${board}. ${press} the square where the tour should start.`,
  })[tool];

/** @type {(name: string, isSquare: boolean, isStart: boolean) => string} */
export const cell = (name, isSquare, isStart) =>
  `${name}, ${isStart ? "start" : isSquare ? "square" : "hole"}`;

/** @param {string} board */
export const undone = (board) => `Undone. ${board}.`;
/** @param {string} board */
export const redone = (board) => `Redone. ${board}.`;
export const copied = "The text of the board is copied.";
export const notCopied = "The browser refused to copy. Select the text and copy it yourself.";

/** The title of the window. @type {(size: string, squares: string, page: string) => string} */
export const title = (size, squares, page) => `${rooms.build} · ${size}, ${squares} · ${page}`;

export const tour = /** @type {Record<Target, string>} */ ({
  open: "Open tour",
  closed: "Closed tour",
});

/** Maximum number of squares named; more are only marked. */
const MAX_NAMED = 12;

/** Follows the reason that rules a tour out. @param {readonly string[]} squares */
export const marked = (squares) =>
  squares.length <= MAX_NAMED
    ? `Marked on the board: ${squares.join(", ")}.`
    : "These squares are marked on the board.";

/** The short answer, before its reason. */
export const answers = /** @type {Record<Existence["answer"], string>} */ ({
  yes: "Possible",
  no: "Impossible",
  unknown: "We don’t know yet",
});

/** For the live region. @type {(target: Target, answer: Existence["answer"], because: string) => string} */
export const verdict = (target, answer, because) =>
  `${tour[target]}: ${answers[answer]}. ${because}`.trim();

/** Shown if no theorem decides. */
export const undecided = "No known theorem covers this board. A search takes up to ten seconds.";
export const findOut = "Search";
export const cancel = "Cancel";
/** The same, with the kind of tour. @param {Target} target */
export const findOutOf = (target) =>
  target === "open" ? "Search for an open tour" : "Search for a closed tour";
/** @param {Target} target */
export const cancelOf = (target) =>
  target === "open" ? "Cancel the search for an open tour" : "Cancel the search for a closed tour";
export const searching = "Time of the search";
export const openTour = "Open it in Explore";

/** The method that found the answer. @param {{ by?: Answering }} found */
const by = (found) => (found.by ? fillIn(answeredBy(found.by), usualTerms) : "");

/**
 * The result of a search.
 * @typedef {{ kind: "tour", squares: SquareName[], by?: Answering } | { kind: "none" | "unknown", by?: Answering } | { kind: "cancelled" } | { kind: "failed", message: string }} Found
 */

/** The result in words. @param {Found} found */
export function finding(found) {
  switch (found.kind) {
    case "tour":
      return paragraph(
        `A tour from ${found.squares[0]} to ${found.squares.at(-1)} is drawn on the board.`,
        by(found),
      );
    case "none":
      return paragraph("The search proved that there is no tour.", by(found));
    case "unknown":
      return "No answer after 10 seconds: the search found neither a tour nor a proof that none exists. Try a smaller board, or one with fewer moves.";
    case "cancelled":
      return "Cancelled.";
    case "failed":
      return `The search failed. What the browser said: ${found.message}`;
  }
}

/** For the live region. @type {(target: Target, found: Found) => string} */
export const findingOf = (target, found) => `${tour[target]}: ${finding(found)}`;

/** How the squares of a board are arranged in a text. @type {Record<BoardForm["layout"], string>} */
const layouts = {
  size: "a width and a height",
  rows: "rows of characters",
  spaced: "rows with a space between squares",
  separated: "rows with separators between squares",
  flat: "all rows on one line",
};

/** "0 and x"; a space is named. @param {string} symbols */
const symbolList = (symbols) =>
  [...symbols].map((symbol) => (symbol === " " ? "space" : symbol)).join(" and ");

/** How a text was read. @param {BoardForm} form */
export function readAs({ layout, squares, holes }) {
  const meanings = [
    squares && `${symbolList(squares)} for a square`,
    holes && `${symbolList(holes)} for a hole`,
  ].filter(Boolean);
  return `Read as ${layouts[layout]}${meanings.length > 0 ? `: ${meanings.join(", ")}` : ""}.`;
}

/** One of several readings. @type {(size: string, form: BoardForm) => string} */
export const reading = (size, { squares, holes }) =>
  `${size}: ${symbolList(squares)} for a square${holes ? `, ${symbolList(holes)} for a hole` : ""}`;

/** Replaces a start that could not be used. */
export const noStart = "no start";

export const noSquares = "This board has no squares yet. Fill some first.";

/** Errors in the settings. */
export const wrong = {
  /** @type {(width: number, height: number, most: number) => string} */
  size: (width, height, most) =>
    `a board of ${number(width)} × ${number(height)} is too large to draw by hand; each side can be at most ${most}`,
  /** @param {number} most */
  text: (most) => `this text is too long; it can have at most ${number(most)} characters here`,
  /** @type {(least: number, most: number) => string} */
  side: (least, most) => `write a whole number from ${least} to ${most}`,
};

/** Errors with a picture. */
export const picture = {
  unreadable: "the browser cannot read this file as a picture; choose a PNG, JPEG or WebP file",
  /** @type {(width: number, height: number, most: number) => string} */
  tooLarge: (width, height, most) =>
    `a picture of ${number(width)} × ${number(height)} pixels is too large; choose one with at most ${number(most / 1e6)} million pixels`,
  /** @type {(bytes: number, most: number) => string} */
  tooHeavy: (bytes, most) =>
    `a file of ${number(Math.round(bytes / 1e6))} MB is too large; choose one with at most ${number(most / 1e6)} MB`,
};
