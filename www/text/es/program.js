/** The texts about a run as a program. */

import { asSentence, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  program: "Como programa",
  programHelp: "Este programa da los mismos pasos y escribe el tablero con sus números.",
  language: "Lenguaje",
  copyProgram: "Copiar",
  saveProgram: "Guardar",
});

/** Why there is no program. @param {string} message */
export const wrong = (message) => asSentence(message);

/** The text, for screen readers. @param {string} name the name of its file */
export const listing = (name) => `El programa ${quoted(name)}`;
