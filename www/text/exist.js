/**
 * The texts of the map of where tours exist, and of the arguments.
 * @import { Answering, ArgumentPart, ArgumentStep, Leaps, RectangleExistence, RectangleReason, Target, WrapId } from "../pkg/knights_tour.js"
 */

import { paragraph } from "#text/sentence.js";
import { pieceNames } from "#text/names.js";
import { leapsByLength, usualTerms } from "#text/terms.js";
import { foundHere as found, labels as shared, press, rooms, size } from "#text/words.js";
import { leapsText } from "./leaps.js";
import { by } from "#text/build.js";
export { finding } from "#text/build.js";
import { onRing, targets, signs } from "#messages/exist.js";
export {
  labels,
  targets,
  keys,
  signs,
  openInExplore,
  watchSearch,
  watchConstruction,
  beforeArgument,
  searchBrokenOff,
  searching,
} from "#messages/exist.js";
import * as messages from "#messages/exist.js";

/** For screen readers: the question about the chosen board, and the answer. @type {(heading: string, answer: string) => string} */
export const verdict = (question, answer) => paragraph(question, answer);

/** Why, in short: on a ring rows are no columns. @type {(code: RectangleReason["code"], wrap: WrapId | undefined) => string} */
const shortOf = (code, wrap) =>
  wrap === "columns" && code in onRing
    ? onRing[/** @type {keyof typeof onRing} */ (code)]
    : signs[code].short;

/** A sign in the legend. @type {(known: RectangleExistence, wrap?: WrapId) => string} */
export const meaning = ({ answer, reason }, wrap) =>
  messages.meaning({ short: shortOf(reason.code, wrap), answer });

/** @param {number} n */
export const boards = (n) => messages.boards({ n });

/** @type {(target: Target, wrap?: WrapId) => string} */
export const mapName = (target, wrap = "none") => messages.mapName({ target, wrap });

/** A board of the map in words. @type {(target: Target, width: number, height: number, known: RectangleExistence, wrap?: WrapId) => string} */
export const cell = (target, width, height, { answer, reason }, wrap) => {
  const short = shortOf(reason.code, wrap);
  return messages.cell({ size: size(width, height), answer, target, short });
};

/** A board’s size, and its surface unless it is flat. @type {(width: number, height: number, wrap?: WrapId) => string} */
const onSurface = (width, height, wrap = "none") =>
  messages.onSurface({ size: size(width, height), wrap });

/** Under the map while nothing is pointed at. */
export const caption = messages.caption({ press });

/** Heading of the explanation. @type {(target: Target, width: number, height: number, asked?: { leaper?: Leaps, wrap?: WrapId, start?: string, end?: string }) => string} */
export function heading(target, width, height, { leaper, wrap, start = "", end = "" } = {}) {
  const id = leaper && leapsText(leaper);
  return messages.heading({
    ...{ size: onSurface(width, height, wrap), target, start, end },
    ends: end ? "both" : start ? "start" : "none",
    hasPiece: id !== undefined,
    piece: id === undefined ? "" : (pieceNames[id] ?? leapsByLength(id)),
  });
}

/** A search has found a tour. @param {Target} target */
export const foundHere = (target) => found(target, usualTerms);

/** Where such a tour comes from. @type {(target: Target, found: { by?: Answering }) => string} */
export const origin = (target, answer) => by(answer) || foundHere(target);

/** The title of the window. @param {{ target: Target, width: number, height: number, wrap?: WrapId }} shown */
export const title = ({ target, width, height, wrap }) =>
  messages.title({
    target: targets[target],
    size: onSurface(width, height, wrap),
    exist: rooms.exist,
    title: shared.title,
  });

/** @typedef {Partial<Record<ArgumentStep["mark"], number>>} Counts How many squares have each mark so far. */

const NONE = { light: 0, dark: 0, outer: 0, inner: 0, bound: 0, met: 0, missed: 0, reached: 0 };

/** The marks that are counted in a part of an argument. @type {Record<keyof typeof messages.found, ArgumentStep["mark"][]>} */
const counted = {
  colours: ["dark", "light"],
  lines: ["outer", "inner"],
  alternation: ["met", "missed"],
  reach: ["reached"],
};

/** The progress of a part of an argument that has started: "Found: 7 dark, 6 light." @type {(counts: Counts, part: keyof typeof counted) => string} */
const foundSoFar = (counts, id) =>
  counted[id].some((mark) => counts[mark]) ? messages.found[id]({ ...NONE, ...counts }) : "";

/** The lines of a board four squares across, of which two are outer ones and two are inner ones. @typedef {"rows" | "columns"} Lines */

/** Describes a part of an argument. @type {(code: ArgumentPart["code"], counts: Counts, lines: Lines) => string} */
export function part(code, counts, lines) {
  switch (code) {
    case "rows":
    case "columns":
      return paragraph(messages.part.lines({ lines }), foundSoFar(counts, "lines"));
    case "outer-moves":
      return messages.part["outer-moves"]({ lines });
    default:
      return paragraph(messages.part[code], foundSoFar(counts, code));
  }
}

/** The conclusion of the argument. @type {(target: Target, last: ArgumentPart["code"] | undefined, counts: Counts, area: number, isDone: boolean) => string} */
export function conclusion(target, last, counts, area, isDone) {
  if (!isDone) {
    return messages.conclusion.pending;
  }
  const all = { ...NONE, ...counts };
  switch (last) {
    case "alternation":
      return messages.conclusion.alternation({ ...all, area });
    case "reach":
      return area === 1
        ? messages.conclusion.oneSquare
        : messages.conclusion.reach({ left: area - all.reached, area, target });
    default:
      return messages.conclusion.colours(all);
  }
}

/** Describes a step of an argument. @type {(name: string, mark: ArgumentStep["mark"], moves: string[], lines: Lines) => string} */
export const step = (name, mark, moves, lines) =>
  messages.step[mark === "reached" && moves.length === 0 ? "start" : mark]({ name, moves, lines });

/** Describes the search. @type {(target: Target, starts: number) => string} */
export const searchPlan = (target, starts) => messages.searchPlan({ starts, target });

/** The results of the searches so far. @type {(target: Target, found: { placements: number, tours: number, starts: number, of: number }) => string} */
export function searchFound(target, { placements, tours, starts, of }) {
  if (starts < of) {
    return messages.searchFound.soFar({ placements, start: starts + 1, of });
  }
  return tours === 0
    ? messages.searchFound.none({ placements, target })
    : messages.searchFound.some({ placements, tours });
}

/** The origin of a tour. @type {(target: Target, squares: number) => string} */
export const construction = (target, squares) =>
  squares === 1 ? messages.construction.oneSquare : messages.construction.made({ target, squares });

/** The sentence at the play head on a tour. @type {(squares: string[], position: number, target: Target, isDone: boolean) => string} */
export function visit(squares, position, target, isDone) {
  if (position === 0) {
    return messages.visit.before;
  }
  const [first = "", last = ""] = [squares[0], squares.at(-1)];
  const facts = { squares: squares.length, first, last };
  if (!isDone) {
    return messages.visit.square({ ...facts, position, name: squares[position - 1] ?? "" });
  }
  return squares.length === 1 ? messages.visit.oneSquare({ first }) : messages.visit[target](facts);
}

/** The picture in words, for screen readers. @type {(heading: string, progress: string, sentence: string) => string} */
export const picture = (name, progress, sentence) => messages.picture({ name, progress, sentence });

/** Errors in the request. */
export const wrong = {
  /** @param {number} most */
  board: (most) => messages.wrong.board({ most }),
  /** @param {number} most */
  side: (most) => messages.wrong.side({ most }),
  /** @param {string} value */
  target: (value) => messages.wrong.target({ value }),
  /** @param {string} value */
  wrap: (value) => messages.wrong.wrap({ value }),
};
