/** The texts about a run as a program. */

import { asSentence, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  program: "As a program",
  programHelp: "This program makes the same run and prints the board with its numbers.",
  language: "Language",
  copyProgram: "Copy",
  saveProgram: "Save",
});

/** Why there is no program. @param {string} message */
export const wrong = (message) => asSentence(message);

/** The text, for screen readers. @param {string} name the name of its file */
export const listing = (name) => `The program ${quoted(name)}`;
