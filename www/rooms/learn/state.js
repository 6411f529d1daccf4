/**
 * What the room’s links hold: `#learn?lesson=ties&step=3`, or a worksheet or the page for teachers in the
 * place of lessons. Steps count from 1 in links, and from 0 here.
 *
 * @import { Codec } from "../../app/route.js"
 * @import { Asked, Kind } from "./sheets.js"
 */

import { always, anyText, flag, oneOf, unlessEmpty, where } from "../../app/codecs.js";
import { defineRoute } from "../../app/route.js";
import { wrong } from "#text/learn.js";
import { wrong as wrongPuzzle } from "#text/puzzle.js";
import { lessonOf, lessons } from "./lessons.js";
import {
  boardFor,
  boardsOnPage,
  grades,
  kinds,
  LEAST_SIDE,
  mostSide,
  usualSheet,
} from "./sheets.js";

/** @typedef {ReturnType<typeof route.read>["state"]} State */
/** A worksheet, or the page for teachers. @typedef {Pick<State, "sheet" | "board" | "seed" | "solutions" | "grade" | "boards" | "page">} Paper */

/** @type {Codec<Kind | null>} */
const sheet = {
  usual: null,
  read(kind, _, tell) {
    const known = kinds.find((each) => each === kind);
    if (!known) {
      tell(wrong.sheet(kind, kinds));
    }
    return known ?? usualSheet.kind;
  },
};

/** A size that can be printed. @type {Codec<string>} */
const board = {
  usual: usualSheet.board,
  read(size, { sheet: kind }, tell) {
    const shown = boardFor(size, kind);
    if (shown !== size) {
      tell(wrong.board(size, shown, LEAST_SIDE, mostSide(kind)));
    }
    return shown;
  },
};

/** Whether a worksheet has its solutions. @type {Codec<boolean>} */
const solutions = { ...flag, usual: true };

/** @type {Codec<"teachers" | null>} */
const page = { usual: null, read: (name) => (name === "teachers" ? name : null) };

/** @type {string[]} */
const ids = lessons.map(({ id }) => id);
const lesson = oneOf(ids, ids[0] ?? "", wrong.lesson);

/** @type {Codec<number>} */
const step = {
  usual: 0,
  read(number, before, tell) {
    const { length } = lessonOf(before.lesson)?.steps ?? [];
    const asked = /^\d{1,9}$/.test(number) ? Number(number) : 0;
    const shown = Math.max(1, Math.min(length, asked));
    if (shown !== asked) {
      tell(wrong.step(number, length, shown));
    }
    return shown - 1;
  },
  write: (index) => String(index + 1),
};

/** @typedef {{ sheet: Kind | null, page: "teachers" | null }} Before */
/** @param {Before} before */
const isOnSheet = (before) => before.sheet !== null;
/** @param {Before} before */
const isOnPuzzles = (before) => before.sheet === "numbers";
/** @param {Before} before */
const isInLesson = (before) => before.sheet === null && before.page === null;

export const route = defineRoute("learn", {
  sheet,
  board: where((before) => isOnSheet(before) && before.sheet !== "cross", always(board)),
  seed: where(isOnSheet, always(unlessEmpty(anyText(usualSheet.seed)))),
  solutions: where(isOnSheet, solutions),
  grade: where(isOnPuzzles, oneOf(grades, usualSheet.grade, wrongPuzzle.grade)),
  boards: where(isOnPuzzles, oneOf(boardsOnPage, usualSheet.boards, wrong.boards)),
  page: where((before) => !isOnSheet(before), page),
  lesson: where(isInLesson, always(lesson)),
  step: where(isInLesson, always(step)),
});

/** What stands in the place of lessons. @param {State} state @returns {Paper | null} */
export const paperOf = ({
  sheet: kind,
  board: size,
  seed,
  solutions: has,
  grade,
  boards,
  page: name,
}) =>
  kind === null && name === null
    ? null
    : { sheet: kind, board: size, seed, solutions: has, grade, boards, page: name };

/** The link to a step of a lesson. @type {(lesson: string, step: number) => string} */
export const stepLink = (id, index) => route.write({ lesson: id, step: index });

/** The link to a worksheet. @param {Asked} asked */
export const sheetLink = ({ kind, ...asked }) => route.write({ sheet: kind, ...asked });
