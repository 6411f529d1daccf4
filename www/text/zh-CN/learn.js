/** The texts of Learn around its lessons. Those of the lessons are in `lessons.js`. */

import { number, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  boardHeading: "棋盘",
  lessons: "课程",
  steps: "这节课的各页",
  previous: "上一页",
  next: "下一页",
  onBoard: "在棋盘上",
  takeBack: "悔棋",
  startOver: "从头开始",
  step: "前进",
  play: "播放",
  toEnd: "到结尾",
  answer: "你的答案",
  check: "检查",
  readAloud: "朗读",
  stopReading: "停止朗读",
  present: "全屏演示",
  leave: "退出",
  leavePresentation: "退出全屏演示",
  erase: "清除我的进度",
  teachers: "给老师",
  worksheets: "练习单",
  backToLessons: "回到课程",
  beside: "在棋盘上看是这样",
});

/** For whom the lessons are, by the youngest age. */
export const ages = { 10: "十岁起", 15: "十五岁起" };

/** Keys that only this room has, or that do more here. */
export const actions = {
  nextStep: "课程的下一页",
  previousStep: "课程的上一页",
  forward: "前进一步棋",
  back: "后退一步棋",
  clickOn: "翻页笔：先前进一步棋，再显示答案，再到下一页",
  clickBack: "翻页笔：先后退一步棋，再到上一页",
};
/** Keys on a board. */
export const onBoard = {
  move: "在格子之间移动",
  rowStart: "到这一行的第一格",
  rowEnd: "到这一行的最后一格",
  choose: "走到这一格，或者用它回答",
};

/** @type {(step: number, steps: number) => string} */
export const progress = (step, steps) => `第${number(step)}页，共${number(steps)}页`;
/** @type {(step: number, isDone: boolean) => string} */
export const stepName = (step, isDone) =>
  isDone ? `第${number(step)}页，已完成` : `第${number(step)}页`;
/** @type {(lesson: number, title: string) => string} */
export const lessonTitle = (lesson, title) => `第${number(lesson)}课：${title}`;
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

/** An estimate that is too far off, before a second try. */
export const tooFew = "比这多。再试一次。";
export const tooMany = "比这少。再试一次。";
/** An answer of a list that is wrong, before a second try and after it. @type {(why: string) => string} */
export const tryAgain = (why) => `不太对。${why}再试一次。`;
/** @type {(why: string, right: string) => string} */
export const solution = (why, right) => `${why}正确答案是“${right}”。`;
/** An answer to choose from that was tried. @type {(text: string, isRight: boolean) => string} */
export const tried = (text, isRight) => `${text}，${isRight ? "答对了" : "答错了"}`;

/** @type {(visited: number, squares: number) => string} */
export const visitedOf = (visited, squares) => `已走${number(visited)}个，共${number(squares)}个`;
/** @type {(to: string, from: string) => string} */
export const noWay = (to, from) => `{马}不能从${from}走到${to}。`;
export const wantsNumber = "写一个数，例如40，也可以写“四十”。";
export const finished = "最后一课也学完了。";
export const first = "这是第一课的第一页。";
/** The description of a square whose colour matters. @type {(told: string, isDark: boolean) => string} */
export const coloured = (told, isDark) => `${told}，${isDark ? "深色" : "浅色"}`;
/** Announces a lesson at its first step. @type {(lesson: string, steps: number) => string} */
export const begins = (lesson, steps) => `课程“${lesson}”，共${number(steps)}页。`;
export const notKept =
  "你的进度无法保存：这台设备的存储空间已满或被禁用。关闭页面后，进度就会丢失。";
export const erased = "你的进度已清除。";

export const wrong = {
  /** @param {string} text */
  lesson: (text) => `没有${quoted(text)}这节课，现在显示第一课`,
  /** @type {(text: string, steps: number, shown: number) => string} */
  step: (text, steps, shown) =>
    `这节课有${number(steps)}页，没有${quoted(text)}这一页，现在显示第${number(shown)}页`,
  /** @type {(text: string, kinds: readonly string[]) => string} */
  sheet: (text, kinds) => `没有${quoted(text)}这种练习单，可选的有${kinds.join("、")}`,
  /** @type {(text: string, board: string, least: number, most: number) => string} */
  board: (text, board, least, most) =>
    `这种练习单的棋盘从${least}x${least}到${most}x${most}，不能是${quoted(text)}，现在显示${board}`,
};
/** An error in a link. @param {string} message */
export const corrected = (message) => `${message}。`;

/** @type {(what: string, page: string) => string} */
export const title = (what, page) => `${what} · 学习 · ${page}`;
/** @type {(lesson: string, step: number) => string} */
export const stepTitle = (lesson, step) => `${lesson}，第${number(step)}页`;
