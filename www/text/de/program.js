/** The texts about a run as a program. */

import { asSentence, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  program: "Als Programm",
  programHelp: "Dieses Programm macht denselben Lauf und gibt das Brett mit seinen Zahlen aus.",
  language: "Sprache",
  copyProgram: "Kopieren",
  saveProgram: "Speichern",
});

/** Why there is no program. @param {string} message */
export const wrong = (message) => asSentence(message);

/** The text, for screen readers. @param {string} name the name of its file */
export const listing = (name) => `Das Programm ${quoted(name)}`;
