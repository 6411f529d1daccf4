/** The texts of Learn around its lessons. Those of the lessons are in `lessons.js`. */

import { rooms } from "#text/labels.js";
import { locale } from "#text/sentence.js";
export {
  labels,
  actions,
  onBoard,
  tooFew,
  tooMany,
  wantsNumber,
  finished,
  first,
  notKept,
  erased,
} from "#messages/learn.js";
import * as messages from "#messages/learn.js";

/** For whom the lessons are, by the youngest age. */
export const ages = { 10: messages.ages.ten, 15: messages.ages.fifteen };

/** @type {(step: number, steps: number) => string} */
export const progress = (step, steps) => messages.progress({ step, steps });
/** @type {(step: number, isDone: boolean) => string} */
export const stepName = (step, isDone) => messages.stepName({ step, isDone });
/** @type {(lesson: number, title: string) => string} */
export const lessonTitle = (lesson, title) => messages.lessonTitle({ lesson, title });
/** @type {(done: number, steps: number) => string} */
export const doneOf = (done, steps) =>
  done === 0 ? "" : messages.doneOf({ done, steps, isAll: done === steps });

/** The progress of a round of predictions. @type {(right: number, asked: number, left: number) => string} */
export const predicted = (right, asked, left) => messages.predicted({ right, asked, left });
/** @type {(right: number, asked: number) => string} */
export const roundOver = (right, asked) =>
  messages.roundOver({ right, asked, areAllRight: right === asked });

/** A prediction that is wrong, before a second try. @type {(square: string, value: number, knight: string) => string} */
export const notThere = (square, value, from) => messages.notThere({ square, value, from });

/** An answer of a list that is wrong, before a second try and after it. @type {(why: string) => string} */
export const tryAgain = (why) => messages.tryAgain({ why });
/** @type {(why: string, right: string) => string} */
export const solution = (why, right) => messages.solution({ why, right });

/** The right answer to a question that nobody has answered. @type {(right: string, why: string) => string} */
export const shownAnswer = (right, why) => messages.shownAnswer({ right, why });
/** An answer to choose from that was tried. @type {(text: string, isRight: boolean) => string} */
export const tried = (text, isRight) => messages.tried({ text, isRight });

/** @type {(visited: number, squares: number) => string} */
export const visitedOf = (visited, squares) => messages.visitedOf({ visited, squares });
/** @type {(to: string, from: string) => string} */
export const noWay = (to, from) => messages.noWay({ to, from });
/** The description of a square whose colour matters. @type {(told: string, isDark: boolean) => string} */
export const coloured = (told, isDark) => messages.coloured({ told, isDark });
/** Announces a lesson at its first step. @type {(lesson: string, steps: number) => string} */
export const begins = (lesson, steps) => messages.begins({ lesson, steps });

export const wrong = {
  /** @param {string} text */
  lesson: (text) => messages.wrong.lesson({ text }),
  /** @type {(text: string, steps: number, shown: number) => string} */
  step: (text, steps, shown) => messages.wrong.step({ steps, text, shown }),
  /** @type {(text: string, kinds: readonly string[]) => string} */
  sheet: (text, kinds) => messages.wrong.sheet({ text, kinds }),
  /** @type {(text: string, board: string, least: number, most: number) => string} */
  board: (text, board, least, most) => messages.wrong.board({ least, most, text, board }),
  /** @type {(text: string, known: readonly string[]) => string} */
  boards: (text, known) => messages.wrong.boards({ text, known }),
};
/** An error in a link. @param {string} message */
export const corrected = (message) =>
  messages.corrected({ message: message.replace(/[.。]$/, "") });

/** @type {(what: string, page: string) => string} */
export const title = (what, page) => messages.title({ what, learn: rooms.learn, page });
/** @type {(lesson: string, step: number) => string} */
export const stepTitle = (lesson, step) => messages.stepTitle({ lesson, step });

/** The day of a picture to keep; where English is spoken, most put the day before its month. @param {Date} day */
export const keptOn = (day) =>
  new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, { dateStyle: "long" }).format(day);
