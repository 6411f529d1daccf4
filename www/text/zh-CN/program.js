/** The texts about a run as a program. */

import { asSentence, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  program: "写成程序",
  programHelp: "这个程序会做同样的运行，并打印出编好号的棋盘。",
  language: "编程语言",
  copyProgram: "复制",
  saveProgram: "保存",
});

/** Why there is no program. @param {string} message */
export const wrong = (message) => asSentence(message);

/** The text, for screen readers. @param {string} name the name of its file */
export const listing = (name) => `程序${quoted(name)}`;
