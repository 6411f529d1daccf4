/** The texts about a run as a program. */

import { asSentence, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  program: "プログラムにする",
  programHelp: "このプログラムは同じ順に進み、番号のついた盤を書き出します。",
  language: "言語",
  copyProgram: "コピー",
  saveProgram: "保存",
});

/** Why there is no program. @param {string} message */
export const wrong = (message) => asSentence(message);

/** The text, for screen readers. @param {string} name the name of its file */
export const listing = (name) => `プログラム${quoted(name)}`;
