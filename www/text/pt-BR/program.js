/** The texts about a run as a program. */

import { asSentence, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  program: "Como programa",
  programHelp: "Este programa faz o mesmo percurso e imprime o tabuleiro com os números.",
  language: "Linguagem",
  copyProgram: "Copiar",
  saveProgram: "Salvar",
});

/** Why there is no program. @param {string} message */
export const wrong = (message) => asSentence(message);

/** The text, for screen readers. @param {string} name the name of its file */
export const listing = (name) => `O programa ${quoted(name)}`;
