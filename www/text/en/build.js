/**
 * The texts that only this room uses.
 * @import { Answering, BoardForm, Existence, SquareName, Target } from "../../pkg/knights_tour.js"
 */

import { answeredBy } from "./outcomes.js";
import { count } from "./sentence.js";
import { fillIn, usualTerms } from "./terms.js";
import { number, press, rooms } from "./words.js";

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  tools: "What the pointer and the Space key do",
  wholeBoard: "The whole board",
  back: "Undo and redo",
  openInExplore: "Open in Explore",
  countTours: "Count its tours",
  isPossible: "Is a tour possible?",
  side: "Shapes of",
  shapes: "Shapes",
  boardText: "Text of the board",
  textHeading: "Text",
  writtenAs: "Written as",
  takeText: "Use this text",
  readings: "It can also be read as",
  copyText: "Copy",
  resetText: "Write out the board",
  pictureHeading: "Picture",
  choosePicture: "Choose a picture…",
  dropPicture: "Or drop one here. It stays on your computer.",
  longest: "Longer side",
  threshold: "Threshold",
  takeLight: "Light parts become squares",
});

export const tools = /** @type {const} */ ({
  toggle: "Toggle",
  add: "Add",
  erase: "Erase",
  start: "Start",
});

export const changes = /** @type {const} */ ({
  fill: "Fill",
  clear: "Clear",
  invert: "Invert",
});

export const steps = /** @type {const} */ ({ undo: "Undo", redo: "Redo" });

/** Notations of a board. */
export const forms = /** @type {const} */ ({
  rows: "Rows of . and #",
  puzzle: "Puzzle: 0, space, 1 for start",
});

/** What the keys do, for the sheet of keys. */
export const keys = /** @type {const} */ ({
  undo: "Undo",
  redo: "Redo",
  help: "Show the keys",
  move: "Go from place to place",
  rowStart: "First place of the row",
  rowEnd: "Last place of the row",
  choose: "Square or hole; with Start chosen, the start",
});

/** "60 squares and 4 holes" @type {(squares: number, holes: number) => string} */
export const contents = (squares, holes) =>
  holes
    ? `${count(squares, { one: "square", other: "squares" })} and ${count(holes, { one: "hole", other: "holes" })}`
    : count(squares, { one: "square", other: "squares" });

/** Under the board. @type {(tool: keyof typeof tools, contents: string) => string} */
export const hint = (tool, board) =>
  ({
    toggle: `${board}. Draw to make holes of squares, or squares of holes.`,
    add: `${board}. Draw to add squares; right button or long press erases.`,
    erase: `${board}. Draw to make holes.`,
    start: `${board}. ${press} the square that the tour starts on.`,
  })[tool];

/** @type {(name: string, isSquare: boolean, isStart: boolean) => string} */
export const cell = (name, isSquare, isStart) =>
  `${name}, ${isStart ? "start" : isSquare ? "square" : "hole"}`;

/** @param {string} board */
export const undone = (board) => `Undone. ${board}.`;
/** @param {string} board */
export const redone = (board) => `Redone. ${board}.`;
export const copied = "The text of the board is copied.";
export const notCopied = "Copying was refused. Select the text and copy it by hand.";

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
    ? `To blame, and marked on the board: ${squares.join(", ")}.`
    : "The squares to blame are marked on the board.";

/** The short answer, before its reason. */
export const answers = /** @type {Record<Existence["answer"], string>} */ ({
  yes: "There is one",
  no: "There is none",
  unknown: "No known obstruction",
});

/** For the live region. @type {(target: Target, answer: Existence["answer"], because: string) => string} */
export const verdict = (target, answer, because) =>
  `${tour[target]}: ${answers[answer]}. ${because}`.trim();

/** Shown if no theorem decides. */
export const findOut = "Find out";
export const cancel = "Cancel";
/** The same, with the kind of tour. @param {Target} target */
export const findOutOf = (target) => `${findOut}: ${tour[target].toLowerCase()}`;
/** @param {Target} target */
export const cancelOf = (target) => `${cancel}: ${tour[target].toLowerCase()}`;
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
      return `A tour from ${found.squares[0]} to ${found.squares.at(-1)} is drawn on the board.${by(found)}`;
    case "none":
      return `There is none.${by(found)}`;
    case "unknown":
      return "Not within 10 s: merging cycles, rotating a path’s end, deciding square by square and an exhaustive search found neither a tour nor a proof that there is none. A smaller board, or one with fewer moves, can be settled.";
    case "cancelled":
      return "Cancelled.";
    case "failed":
      return `The search could not be made: ${found.message}`;
  }
}

/** How the squares of a board are arranged in a text. @type {Record<BoardForm["layout"], string>} */
const layouts = {
  size: "a width and a height",
  rows: "rows of characters",
  spaced: "rows with a space between squares",
  separated: "rows with separators between squares",
  flat: "all rows in one line",
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

export const noSquares = "This board has no squares yet.";

/** Errors in the settings. */
export const wrong = {
  /** @type {(width: number, height: number, most: number) => string} */
  size: (width, height, most) =>
    `a board of ${number(width)} × ${number(height)} is too large to draw by hand; each side can be at most ${most}`,
  /** @param {number} most */
  text: (most) => `a text of a board can have at most ${number(most)} characters here`,
  /** @type {(least: number, most: number) => string} */
  side: (least, most) => `this has to be a whole number from ${least} to ${most}`,
};

/** Errors with a picture. */
export const picture = {
  unreadable: "this file is not a picture that the browser can read; PNG, JPEG and WebP are",
  /** @type {(width: number, height: number, most: number) => string} */
  tooLarge: (width, height, most) =>
    `a picture of ${number(width)} × ${number(height)} pixels is too large; it can have ${number(most / 1e6)} million at most`,
  /** @type {(bytes: number, most: number) => string} */
  tooHeavy: (bytes, most) =>
    `a file of ${number(Math.round(bytes / 1e6))} MB is too large; it can have ${number(most / 1e6)} at most`,
};
