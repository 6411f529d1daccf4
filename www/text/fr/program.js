/** The texts about a run as a program. */

import { asSentence, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  program: "En programme",
  programHelp: "Ce programme fait le même parcours et affiche le plateau avec ses numéros.",
  language: "Langage",
  copyProgram: "Copier",
  saveProgram: "Enregistrer",
});

/** Why there is no program. @param {string} message */
export const wrong = (message) => asSentence(message);

/** The text, for screen readers. @param {string} name the name of its file */
export const listing = (name) => `Le programme ${quoted(name)}`;
