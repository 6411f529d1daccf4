/**
 * The texts that only this room uses.
 * @import { Answering, BoardForm, Existence, SquareName, Target } from "../pkg/knights_tour.js"
 */

import { answeredBy } from "#text/outcomes.js";
import { commas, listed, number, paragraph } from "#text/sentence.js";
import { fillIn, usualTerms } from "#text/terms.js";
import { press, rooms } from "#text/words.js";
import { tour, answers, layouts } from "#messages/build.js";
export {
  labels,
  tools,
  changes,
  steps,
  forms,
  keys,
  copied,
  notCopied,
  tour,
  answers,
  undecided,
  findOut,
  cancel,
  searching,
  openTour,
  noStart,
  noSquares,
} from "#messages/build.js";
import * as messages from "#messages/build.js";

/** "60 squares and 4 holes" @type {(squares: number, holes: number) => string} */
export const contents = (squares, holes) =>
  messages.contents({ hasHoles: Boolean(holes), squares, holes });

/** Under the board. @type {(tool: keyof typeof import("#messages/build.js").tools, contents: string) => string} */
export const hint = (tool, board) => messages.hint({ tool, board, press });

/** @type {(name: string, isSquare: boolean, isStart: boolean) => string} */
export const cell = (name, isSquare, isStart) => messages.cell({ name, isStart, isSquare });

/** @param {string} board */
export const undone = (board) => messages.undone({ board });
/** @param {string} board */
export const redone = (board) => messages.redone({ board });

/** The title of the window. @type {(size: string, squares: string, page: string) => string} */
export const title = (size, squares, page) =>
  messages.title({ build: rooms.build, size, squares, page });

/** Maximum number of squares named; more are only marked. */
const MAX_NAMED = 12;

/** The number of squares, or 0 if they are too many. @param {readonly string[]} squares */
const named = ({ length }) => (length <= MAX_NAMED ? length : 0);

/** Follows the reason that rules a tour out. @param {readonly string[]} squares */
export function marked(squares) {
  const once = [...new Set(squares)];
  return messages.marked({
    many: named(squares),
    squares,
    manyOnce: named(once),
    commas: commas(once),
    list: listed(once),
  });
}

/** For the live region. @type {(target: Target, answer: Existence["answer"], because: string) => string} */
export const verdict = (target, answer, because) =>
  paragraph(messages.verdict({ tour: tour[target], answer: answers[answer] }), because);

/** The same, with the kind of tour. @param {Target} target */
export const findOutOf = (target) => messages.findOutOf({ target });
/** @param {Target} target */
export const cancelOf = (target) => messages.cancelOf({ target });

/** The method that found the answer. @param {{ by?: Answering }} found */
export const by = (found) => (found.by ? fillIn(answeredBy(found.by), usualTerms) : "");

/**
 * The result of a search.
 * @typedef {{ kind: "tour", squares: SquareName[], by?: Answering } | { kind: "none" | "unknown", by?: Answering } | { kind: "cancelled" } | { kind: "failed", message: string }} Found
 */

/** The result in words. @param {Found} found */
export function finding(found) {
  switch (found.kind) {
    case "tour": {
      const [first = ""] = found.squares;
      return paragraph(
        messages.found.tour({ first, last: found.squares.at(-1) ?? first }),
        by(found),
      );
    }
    case "none":
      return paragraph(messages.found.none, by(found));
    case "failed":
      return messages.found.failed({ message: found.message });
    default:
      return messages.found[found.kind];
  }
}

/** For the live region. @type {(target: Target, found: Found) => string} */
export const findingOf = (target, found) =>
  messages.findingOf({ tour: tour[target], finding: finding(found) });

/** "0 and x"; a space is named. @param {string} symbols */
function symbolList(symbols) {
  const names = [...symbols].map((symbol) => (symbol === " " ? messages.space : symbol));
  const [first = "", ...others] = names;
  return others.reduce(
    (before, symbol, i) => messages.both({ before, symbol, list: listed(names.slice(0, i + 2)) }),
    first,
  );
}

/** What the characters of a text mean. @param {BoardForm} form */
const meaningOf = ({ squares, holes }) => ({
  known: squares ? (holes ? "both" : "squares") : holes ? "holes" : "neither",
  squares: symbolList(squares),
  holes: symbolList(holes),
});

/** How a text was read. @param {BoardForm} form */
export const readAs = (form) =>
  messages.readAs({ layout: layouts[form.layout], ...meaningOf(form) });

/** One of several readings. @type {(size: string, form: BoardForm) => string} */
export const reading = (size, form) => messages.reading({ size, ...meaningOf(form) });

/** Errors in the settings. */
export const wrong = {
  /** @type {(width: number, height: number, most: number) => string} */
  size: (width, height, most) => messages.wrong.size({ width, height, most }),
  /** @param {number} most */
  text: (most) => messages.wrong.text({ most }),
  /** @type {(least: number, most: number) => string} */
  side: (least, most) => messages.wrong.side({ least, most }),
};

/** Errors with a picture. */
export const picture = {
  unreadable: messages.picture.unreadable,
  /** @type {(width: number, height: number, most: number) => string} */
  tooLarge: (width, height, most) =>
    messages.picture.tooLarge({
      width,
      height,
      millions: most / 1e6,
      myriads: number(most / 1e4),
    }),
  /** @type {(bytes: number, most: number) => string} */
  tooHeavy: (bytes, most) =>
    messages.picture.tooHeavy({ megabytes: Math.round(bytes / 1e6), most: most / 1e6 }),
};
