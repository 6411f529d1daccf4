/**
 * The texts about challenges.
 * @import { Target } from "../../pkg/knights_tour.js"
 */

import { number, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  challenge: "出一道挑战",
  challengeHelp:
    "为这道题生成一个链接。谁解出来，就会得到一个代码，可以发给你。把代码粘贴到下面就能核对。",
  allowed: "允许用的帮助",
  goal: "连续答对",
  copyChallenge: "复制链接",
  leaveChallenge: "退出挑战",
  result: "要核对的代码",
  checkResult: "核对代码",
  resultLine: "你的代码",
  copyResult: "复制代码",
});

/** The kinds of help. @type {Record<string, string>} */
export const helps = {
  back: "悔棋",
  ways: "标出能去哪里",
  layers: "数字和线",
  hint: "提示",
  judge: "“还走得成吗？”",
};

/** The help used, and how many times. @type {Record<string, (times: number) => string>} */
const uses = {
  back: (times) => `悔棋${number(times)}步`,
  hint: (times) => `提示${number(times)}次`,
  restart: (times) => `重来${number(times)}次`,
  judge: (times) => `问“还走得成吗？”${number(times)}次`,
  watch: () => "走不成时的警告",
  ways: () => "标出的走法",
  layers: () => "数字或线",
  method: () => "方法代走",
  pasted: () => "粘贴的走法",
  link: () => "链接里的走法",
};

/** The task. @type {(mode: "free" | "predict", target: Target, goal: number, allowed: readonly string[]) => string} */
export function task(mode, target, goal, allowed) {
  const aim =
    mode === "predict"
      ? `连续${number(goal)}次猜对规则的下一步`
      : target === "closed"
        ? "从这里出发，找一条封闭巡游"
        : "从这里出发，找一条巡游";
  return allowed.length === 0
    ? `挑战：${aim}，不用任何帮助。`
    : `挑战：${aim}。可以用：${allowed.map((name) => helps[name] ?? name).join("、")}。`;
}

export const reached = "挑战成功！把下面的代码发给出题的人吧。";
export const challengeCopied = "挑战的链接已复制。";
export const resultCopied = "你的代码已复制。";
export const copyRefused = "你的浏览器不允许复制。";
export const notAllowed = "这道挑战不允许用这种帮助。";

/** @type {(used: Readonly<Record<string, number>>) => string} */
export function helpUsed(used) {
  const known = Object.entries(used).filter(([name]) => Object.hasOwn(uses, name));
  const pieces = known.flatMap(([name, times]) => uses[name]?.(times) ?? []);
  return pieces.length === 0 ? "没用帮助" : `用了这些帮助：${pieces.join("、")}`;
}

/** A result that was verified. @type {(result: { mode: "free" | "predict", settings: { target?: Target, start?: string }, locked: readonly string[], done: readonly string[], goal: number, used: Readonly<Record<string, number>> }, board: string) => string} */
export function verified({ mode, settings, locked, done, goal, used }, board) {
  const from =
    locked.length > 0
      ? `从${settings.start ?? ""}出发，开头${number(locked.length)}步是给定的`
      : `从${settings.start ?? ""}出发`;
  return mode === "predict"
    ? `✓ 挑战成功：${board}，${from}，连续答对${number(goal)}次，共回答${number(done.length)}次；${helpUsed(used)}。`
    : `✓ 挑战成功：${board}，${from}，走了${number(done.length)}步，是一条${settings.target === "closed" ? "封闭巡游" : "巡游"}；${helpUsed(used)}。`;
}

/** Why a result is invalid. */
export const refused = {
  unreadable: "这不是代码。请粘贴以“knights-tour-result”开头的一整行。",
  changed: "这个代码被改动或截断了。请重新复制整行。",
  missed: "走法可以读出来，但没有完成挑战。",
};

export const wrong = {
  /** @type {(text: string, least: number, most: number) => string} */
  locked: (text, least, most) =>
    `${quoted(text)}不是锁定的步数；请写${number(least)}到${number(most)}的整数。现在没有锁定任何一步`,
  /** @type {(text: string, least: number, most: number, usual: number) => string} */
  goal: (text, least, most, usual) =>
    `${quoted(text)}不是连续答对的次数；请写${number(least)}到${number(most)}的整数。现在的目标是${number(usual)}次`,
  /** @type {(text: string, known: readonly string[]) => string} */
  help: (text, known) => `${quoted(text)}不是挑战可以允许的帮助；可选的有${known.join("、")}`,
};
