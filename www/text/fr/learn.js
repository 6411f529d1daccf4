/** The texts of Learn around its lessons. Those of the lessons are in `lessons.js`. */

import { count, number, onwardMoves, quoted } from "./sentence.js";
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
export const ages = { 10: "Dès dix ans", 15: "Dès quinze ans" };

/** @type {(step: number, steps: number) => string} */
export const progress = (step, steps) => messages.progress({ step, steps });
/** @type {(step: number, isDone: boolean) => string} */
export const stepName = (step, isDone) => messages.stepName({ step, isDone });
/** @type {(lesson: number, title: string) => string} */
export const lessonTitle = (lesson, title) => messages.lessonTitle({ lesson, title });
/** @type {(done: number, steps: number) => string} */
export const doneOf = (done, steps) =>
  done === 0
    ? ""
    : done === steps
      ? "terminée"
      : `${number(done)} sur ${count(steps, { one: "étape", other: "étapes" })}`;

/** @type {(right: number, asked: number) => string} */
const rightOf = (right, asked) =>
  `${count(right, { one: "bonne réponse", other: "bonnes réponses" })} sur ${number(asked)}`;
/** The progress of a round of predictions. @type {(right: number, asked: number, left: number) => string} */
export const predicted = (right, asked, left) =>
  `${rightOf(right, asked)}, encore ${count(left, { one: "question", other: "questions" })}.`;
/** @type {(right: number, asked: number) => string} */
export const roundOver = (right, asked) =>
  right === asked
    ? `C’était la dernière : tout est juste, ${number(asked)} sur ${number(asked)} !`
    : `C’était la dernière : ${rightOf(right, asked)}. Recommence pour réessayer.`;

/** A prediction that is wrong, before a second try. @type {(square: string, value: number, knight: string) => string} */
export const notThere = (square, value, from) =>
  value === 0
    ? `Ce n’est pas ${square}, qui n’a aucune sortie. Réessaie.`
    : `Ce n’est pas ${square}, qui a ${onwardMoves(value)}. {Une autre case} à un saut de ${from} en a moins. Réessaie.`;

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
  sheet: (text, kinds) =>
    `${quoted(text)} n’est pas une fiche ; il y a ${kinds.slice(0, -1).join(", ")} et ${kinds.at(-1)}`,
  /** @type {(text: string, board: string, least: number, most: number) => string} */
  board: (text, board, least, most) => messages.wrong.board({ least, most, text, board }),
};
/** An error in a link. @param {string} message */
export const corrected = (message) => `Le lien a une erreur : ${message}.`;

/** @type {(what: string, page: string) => string} */
export const title = (what, page) => `${what} · Apprendre · ${page}`;
/** @type {(lesson: string, step: number) => string} */
export const stepTitle = (lesson, step) => messages.stepTitle({ lesson, step });
