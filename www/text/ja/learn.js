/** The texts of Learn around its lessons. Those of the lessons are in `lessons.js`. */

import { asSentence, number, onwardMoves, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  boardHeading: "盤",
  lessons: "レッスン",
  steps: "レッスンのステップ",
  previous: "前のステップ",
  next: "次のステップ",
  onBoard: "盤の上で",
  takeBack: "戻る",
  startOver: "最初から",
  step: "1つ進む",
  play: "再生",
  toEnd: "最後へ",
  answer: "答え",
  check: "確かめる",
  readAloud: "読み上げる",
  stopReading: "読み上げを止める",
  present: "全画面",
  leave: "終了",
  leavePresentation: "全画面を終了",
  erase: "進み具合を消す",
  teachers: "先生方へ",
  worksheets: "ワークシート",
  backToLessons: "レッスンに戻る",
  beside: "盤の上では",
});

/** For whom the lessons are, by the youngest age. */
export const ages = { 10: "10歳から", 15: "15歳から" };

/** Keys that only this room has, or that do more here. */
export const actions = {
  nextStep: "レッスンの次のステップ",
  previousStep: "前のステップ",
  forward: "1手進む",
  back: "1手戻る",
  clickOn: "リモコン：1手進む、終わったら答え、次のステップ",
  clickBack: "リモコン：1手戻る、終わったら前のステップ",
};
/** Keys on a board. */
export const onBoard = {
  move: "となりのマスへ移る",
  rowStart: "行の最初のマスへ",
  rowEnd: "行の最後のマスへ",
  choose: "このマスへ進む、またはこのマスで答える",
};

/** @type {(step: number, steps: number) => string} */
export const progress = (step, steps) => `ステップ${number(step)}/${number(steps)}`;
/** @type {(step: number, isDone: boolean) => string} */
export const stepName = (step, isDone) => `ステップ${number(step)}${isDone ? "、完了" : ""}`;
/** @type {(lesson: number, title: string) => string} */
export const lessonTitle = (lesson, title) => `${number(lesson)}. ${title}`;
/** @type {(done: number, steps: number) => string} */
export const doneOf = (done, steps) =>
  done === 0 ? "" : done === steps ? "完了" : `${number(steps)}ステップ中${number(done)}完了`;

/** The progress of a round of predictions. @type {(right: number, asked: number, left: number) => string} */
export const predicted = (right, asked, left) =>
  `${number(asked)}問中${number(right)}問正解。あと${number(left)}問です。`;
/** @type {(right: number, asked: number) => string} */
export const roundOver = (right, asked) =>
  right === asked
    ? `これで終わりです。${number(asked)}問すべて正解でした！`
    : `これで終わりです。${number(asked)}問中${number(right)}問正解でした。「最初から」でもう一度できます。`;

/** A prediction that is wrong, before a second try. @type {(square: string, value: number, knight: string) => string} */
export const notThere = (square, value, from) =>
  `${square}ではありません。そこは${onwardMoves(value)}です。${from}から1手で行ける{マス}の中に、もっと少ないものがあります。もう一度やってみましょう。`;

/** An estimate that is too far off, before a second try. */
export const tooFew = "もっと多いです。もう一度考えましょう。";
export const tooMany = "もっと少ないです。もう一度考えましょう。";
/** An answer of a list that is wrong, before a second try and after it. @type {(why: string) => string} */
export const tryAgain = (why) => `おしい。${why}もう一度考えましょう。`;
/** @type {(why: string, right: string) => string} */
export const solution = (why, right) => `${why}正解は「${right}」です。`;
/** An answer to choose from that was tried. @type {(text: string, isRight: boolean) => string} */
export const tried = (text, isRight) => `${text}、${isRight ? "正解" : "不正解"}`;

/** @type {(visited: number, squares: number) => string} */
export const visitedOf = (visited, squares) =>
  `${number(squares)}か所中${number(visited)}か所を通過`;
/** @type {(to: string, from: string) => string} */
export const noWay = (to, from) => `{ナイト}は${from}から${to}へは進めません。`;
export const wantsNumber = "40のような数か、「四十」のような言葉で答えてください。";
export const finished = "最後のレッスンの終わりまで来ました。";
export const first = "これが最初のレッスンの最初のステップです。";
/** The description of a square whose colour matters. @type {(told: string, isDark: boolean) => string} */
export const coloured = (told, isDark) => `${told}、${isDark ? "黒" : "白"}`;
/** Announces a lesson at its first step. @type {(lesson: string, steps: number) => string} */
export const begins = (lesson, steps) => `レッスン${lesson}、全${number(steps)}ステップ。`;
export const notKept =
  "進み具合を保存できません。この端末の保存場所がいっぱいか、使えなくなっています。ページを閉じると消えてしまいます。";
export const erased = "進み具合を消しました。";

export const wrong = {
  /** @param {string} text */
  lesson: (text) => `${quoted(text)}というレッスンはないので、最初のレッスンを開きました`,
  /** @type {(text: string, steps: number, shown: number) => string} */
  step: (text, steps, shown) =>
    `このレッスンは${number(steps)}ステップで、${quoted(text)}はないので、ステップ${number(shown)}を開きました`,
  /** @type {(text: string, kinds: readonly string[]) => string} */
  sheet: (text, kinds) =>
    `${quoted(text)}というワークシートはありません。あるのは${kinds.join("、")}です`,
  /** @type {(text: string, board: string, least: number, most: number) => string} */
  board: (text, board, least, most) =>
    `このワークシートの盤は${least}x${least}から${most}x${most}までで、${quoted(text)}は使えないので、${board}にしました`,
};
/** An error in a link. @param {string} message */
export const corrected = (message) => asSentence(message);

/** @type {(what: string, page: string) => string} */
export const title = (what, page) => `${what} · 学ぶ · ${page}`;
/** @type {(lesson: string, step: number) => string} */
export const stepTitle = (lesson, step) => `${lesson}、ステップ${number(step)}`;
