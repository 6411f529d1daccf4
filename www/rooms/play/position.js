/**
 * Describes a position in words, for whoever cannot see the board, and answers what is typed. It does not depend
 * on the page.
 * @import { SquareInfo } from "../../pkg/knights_tour.js"
 * @import { Game } from "../../run/game.js"
 * @import { Question } from "#text/position.js"
 */

import * as words from "#text/position.js";

/** Maximum number of squares left that are listed. */
const MAX_LISTED = 64;

/** The square of this name, as far as there is one. @type {(game: Game, name: string) => SquareInfo | null} */
function infoOf({ session }, name) {
  try {
    return session.squareInfo(name);
  } catch {
    return null;
  }
}

/** What somebody typed, in letters and digits of one width. @param {string} text */
const inOneWidth = (text) => text.normalize("NFKC").trim().toLowerCase();

/** The letter of the knight in English, which works in every language. */
const ENGLISH_LETTER = "n";

/** The square that a typed move names, with or without the letter of the piece: `b3`, `Nb3`, `马b3`. @type {(game: Game, text: string, own?: readonly string[]) => string | null} */
export function squareTyped(game, text, own = words.pieceLetters) {
  const typed = inOneWidth(text);
  const letters = [...own, ENGLISH_LETTER];
  const moves = letters
    .filter((letter) => typed.startsWith(letter))
    .map((letter) => typed.slice(letter.length).trim());
  const names = game.settings.graph === undefined ? [typed, ...moves] : [text];
  return names.find((name) => infoOf(game, name)) ?? null;
}

/** The square that is asked about: `b3?`. @type {(game: Game, text: string) => string | null} */
export function squareAsked(game, text) {
  const [, named] = /^(.+)[?？]$/u.exec(text.trim()) ?? [];
  return named === undefined ? null : squareTyped(game, named.trim());
}

/** What is named beside the word for a row or a column, without a space between: `row3`, `行3`, `c列`. @type {(typed: string, word: string, question: Question) => string | null} */
function besideWord(typed, word, question) {
  const about = typed.startsWith(word)
    ? typed.slice(word.length)
    : typed.endsWith(word)
      ? typed.slice(0, -word.length)
      : "";
  // Letters after Latin ones may well belong to another word, such as “columns”.
  const isApart = !/\p{Script=Latin}/u.test(word);
  const isNamed =
    (question === "row" && /^\d+$/.test(about)) ||
    (question === "start" && isApart && /^[a-z]+\d+$/.test(about)) ||
    (question === "column" && isApart && /^[a-z]+$/.test(about));
  return isNamed ? about : null;
}

/** The question that a text asks, with what it names after it. @type {(text: string, spellings?: typeof words.spellings) => { question: Question, about: string } | null} */
export function questionTyped(text, spellings = words.spellings) {
  const typed = inOneWidth(text).replace(/(?<=.)[?!.。]+$/u, "");
  const [first = "", about = ""] = typed.split(/\s+/);
  const all = Object.entries(spellings).map(([question, spelt]) => ({
    question: /** @type {Question} */ (question),
    spelt,
  }));
  const asked = all.find(({ spelt }) => spelt.includes(first));
  if (asked) {
    return { question: asked.question, about };
  }
  for (const { question, spelt } of all) {
    for (const word of spelt) {
      const named = besideWord(typed, word, question);
      if (named !== null) {
        return { question, about: named };
      }
    }
  }
  return null;
}

/** A row or a column of a board: the one that is named, or that of a square. @type {(game: Game, isRow: boolean, at: string, about?: string) => string} */
function lineAt(game, isRow, at, about = "") {
  const { session, info, settings } = game;
  if (settings.graph !== undefined) {
    return words.noRows;
  }
  const nameOf = (/** @type {number} */ column) => info.nameAt(column, 0).replace(/\d+$/, "");
  const here = session.squareInfo(at);
  if (isRow) {
    const row = about === "" ? here.row : Number(about) - 1;
    return Number.isInteger(row) && row >= 0 && row < info.rows
      ? words.row(
          row + 1,
          squaresOf(game, info.columns, (column) => info.nameAt(column, row)),
        )
      : words.noRow(about, info.rows);
  }
  const all = Array.from({ length: info.columns }, (_, column) => nameOf(column));
  const column = about === "" ? here.column : all.indexOf(about);
  return column >= 0
    ? words.column(
        nameOf(column),
        squaresOf(game, info.rows, (row) => info.nameAt(column, row)),
      )
    : words.noColumn(about, nameOf(info.columns - 1));
}

/** @type {(game: Game, length: number, nameAt: (index: number) => string) => SquareInfo[]} */
const squaresOf = ({ session }, length, nameAt) =>
  Array.from({ length }, (_, index) => session.squareInfo(nameAt(index)));

/** The squares that are not visited. @param {Game} game */
function leftIn(game) {
  const { session, info } = game;
  const { counters, squares } = session.moment();
  const left = squares - counters.visited;
  if (left > MAX_LISTED) {
    return words.left(left, null);
  }
  const rows = Array.from({ length: info.rows }, (_, row) => row);
  const open = rows.flatMap((row) =>
    squaresOf(game, info.columns, (column) => info.nameAt(column, row)).filter(
      ({ hole, visit }) => !hole && visit === 0,
    ),
  );
  return words.left(
    left,
    open.map(({ square }) => square),
  );
}

/** The answer to a question about the position; `at` is the square whose row is asked for. @type {(game: Game, question: Question, at: string, about?: string) => string} */
export function answerTo(game, question, at, about) {
  const { focus, counters, squares } = game.session.moment();
  const ways = game.ways().map(({ square }) => square);
  switch (question) {
    case "where":
      return words.where(focus, counters.visited, squares);
    case "ways":
      return words.ways(focus, ways);
    case "row":
    case "column":
      return lineAt(game, question === "row", at, about);
    case "left":
      return leftIn(game);
    case "sum":
      return words.sum(game.info.title, focus, counters.visited, squares, ways);
    default:
      return words.help;
  }
}
