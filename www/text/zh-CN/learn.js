/** The texts of Learn around its lessons. Those of the lessons are in `lessons.js`. */

import { number, quoted } from "./sentence.js";
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
export const ages = { 10: "十岁起", 15: "十五岁起" };

/** @type {(step: number, steps: number) => string} */
export const progress = (step, steps) => messages.progress({ step, steps });
/** @type {(step: number, isDone: boolean) => string} */
export const stepName = (step, isDone) => messages.stepName({ step, isDone });
/** @type {(lesson: number, title: string) => string} */
export const lessonTitle = (lesson, title) => messages.lessonTitle({ lesson, title });
/** @type {(done: number, steps: number) => string} */
export const doneOf = (done, steps) =>
  done === 0 ? "" : done === steps ? "已完成" : `已完成${number(done)}/${number(steps)}页`;

/** The progress of a round of predictions. @type {(right: number, asked: number, left: number) => string} */
export const predicted = (right, asked, left) =>
  `${number(asked)}次中答对${number(right)}次，还剩${number(left)}次。`;
/** @type {(right: number, asked: number) => string} */
export const roundOver = (right, asked) =>
  right === asked
    ? `最后一次答完了：${number(asked)}次全对。`
    : `最后一次答完了：${number(asked)}次中答对${number(right)}次。想再试，就“从头开始”。`;

/** A prediction that is wrong, before a second try. @type {(square: string, value: number, knight: string) => string} */
export const notThere = (square, value, from) =>
  `不是${square}：它有${number(value)}条出路。从${from}一步能到的{格子}里，还有更少的。再试一次。`;

/** An answer of a list that is wrong, before a second try and after it. @type {(why: string) => string} */
export const tryAgain = (why) => messages.tryAgain({ why });
/** @type {(why: string, right: string) => string} */
export const solution = (why, right) => messages.solution({ why, right });
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
  sheet: (text, kinds) => `没有${quoted(text)}这种练习单，可选的有${kinds.join("、")}`,
  /** @type {(text: string, board: string, least: number, most: number) => string} */
  board: (text, board, least, most) => messages.wrong.board({ least, most, text, board }),
};
/** An error in a link. @param {string} message */
export const corrected = (message) => `${message}。`;

/** @type {(what: string, page: string) => string} */
export const title = (what, page) => `${what} · 学习 · ${page}`;
/** @type {(lesson: string, step: number) => string} */
export const stepTitle = (lesson, step) => messages.stepTitle({ lesson, step });
