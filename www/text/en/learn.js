/** The texts of Learn around its lessons. Those of the lessons are in `lessons.js`. */

import { count, number, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  boardHeading: "The board",
  lessons: "Lessons",
  steps: "Steps of the lesson",
  previous: "Previous step",
  next: "Next step",
  onBoard: "On the board",
  takeBack: "Back",
  startOver: "Start over",
  step: "Forward",
  play: "Play",
  toEnd: "To the end",
  answer: "Your answer",
  check: "Check",
  readAloud: "Read aloud",
  stopReading: "Stop reading",
  present: "Present",
  leave: "Leave",
  leavePresentation: "Leave the presentation",
  erase: "Erase my progress",
  teachers: "For teachers",
  worksheets: "Worksheets",
  backToLessons: "Back to the lessons",
  beside: "The same on the board",
});

/** For whom the lessons are, by the youngest age. */
export const ages = { 10: "From age ten", 15: "From age fifteen" };

/** Keys that only this room has, or that do more here. */
export const actions = {
  nextStep: "Next step of the lesson",
  previousStep: "Previous step",
  forward: "One move forward",
  back: "One move back",
  clickOn: "Clicker: a move forward, then the answer, then the next step",
  clickBack: "Clicker: a move back, then the previous step",
};
/** Keys on a board. */
export const onBoard = {
  move: "Go from square to square",
  rowStart: "First square of the row",
  rowEnd: "Last square of the row",
  choose: "Go to this square, or answer with it",
};

/** @type {(step: number, steps: number) => string} */
export const progress = (step, steps) => `Step ${number(step)} of ${number(steps)}`;
/** @type {(step: number, isDone: boolean) => string} */
export const stepName = (step, isDone) => `Step ${number(step)}${isDone ? ", done" : ""}`;
/** @type {(lesson: number, title: string) => string} */
export const lessonTitle = (lesson, title) => `${number(lesson)}. ${title}`;
/** @type {(done: number, steps: number) => string} */
export const doneOf = (done, steps) =>
  done === 0 ? "" : done === steps ? "done" : `${number(done)} of ${number(steps)} done`;

/** The progress of a round of predictions. @type {(right: number, asked: number, left: number) => string} */
export const predicted = (right, asked, left) =>
  `${number(right)} of ${number(asked)} right, ${number(left)} to go.`;
/** @type {(right: number, asked: number) => string} */
export const roundOver = (right, asked) =>
  right === asked
    ? `That was the last one: all ${number(asked)} were right.`
    : `That was the last one: ${number(right)} of ${number(asked)} were right. Start over to try again.`;

/** A prediction that is wrong, before a second try. @type {(square: string, value: number, knight: string) => string} */
export const notThere = (square, value, from) =>
  `Not ${square}: it has ${count(value, { one: "onward move", other: "onward moves" })}. Another {square} one move from ${from} has fewer. Try again.`;

/** An estimate that is too far off, before a second try. */
export const tooFew = "There are more than that. Try again.";
export const tooMany = "There are fewer than that. Try again.";
/** An answer of a list that is wrong, before a second try and after it. @type {(why: string) => string} */
export const tryAgain = (why) => `Not quite. ${why} Try again.`;
/** @type {(why: string, right: string) => string} */
export const solution = (why, right) => `${why} The right answer is “${right}”.`;
/** An answer to choose from that was tried. @type {(text: string, isRight: boolean) => string} */
export const tried = (text, isRight) => `${text}, ${isRight ? "right" : "wrong"}`;

/** @type {(visited: number, squares: number) => string} */
export const visitedOf = (visited, squares) => `${number(visited)} of ${number(squares)} visited`;
/** @type {(to: string, from: string) => string} */
export const noWay = (to, from) => `The {knight} cannot go to ${to} from ${from}.`;
export const wantsNumber = "Write a number, such as 40, or a word, such as forty.";
export const finished = "You have reached the end of the last lesson.";
export const first = "This is the first step of the first lesson.";
/** The description of a square whose colour matters. @type {(told: string, isDark: boolean) => string} */
export const coloured = (told, isDark) => `${told}, ${isDark ? "dark" : "light"}`;
/** Announces a lesson at its first step. @type {(lesson: string, steps: number) => string} */
export const begins = (lesson, steps) =>
  `Lesson ${lesson}, ${count(steps, { one: "step", other: "steps" })}.`;
export const notKept =
  "Your progress cannot be saved: the storage of this device is full or blocked. It will be lost when you close the page.";
export const erased = "Your progress is erased.";

export const wrong = {
  /** @param {string} text */
  lesson: (text) => `${quoted(text)} is not a lesson; the first one is shown`,
  /** @type {(text: string, steps: number, shown: number) => string} */
  step: (text, steps, shown) =>
    `this lesson has ${number(steps)} steps, not ${quoted(text)}; step ${number(shown)} is shown`,
  /** @type {(text: string, kinds: readonly string[]) => string} */
  sheet: (text, kinds) =>
    `${quoted(text)} is not a worksheet; there are ${kinds.slice(0, -1).join(", ")} and ${kinds.at(-1)}`,
  /** @type {(text: string, board: string, least: number, most: number) => string} */
  board: (text, board, least, most) =>
    `this worksheet has boards from ${least}x${least} to ${most}x${most}, not ${quoted(text)}; ${board} is shown`,
};
/** An error in a link. @param {string} message */
export const corrected = (message) => `The link was not followed as it is: ${message}.`;

/** @type {(what: string, page: string) => string} */
export const title = (what, page) => `${what} · Learn · ${page}`;
/** @type {(lesson: string, step: number) => string} */
export const stepTitle = (lesson, step) => `${lesson}, step ${number(step)}`;
