/**
 * What of an element speaks a language: its card, its words, and what it says is wrong. The English one is in the
 * element’s script; each other language is a file of its own beside it.
 */

import { elementLabels, noWasm, notLoaded } from "#text/embed.js";
import { locale } from "#text/sentence.js";
import { crashed } from "#text/words.js";
import { messageOf } from "../run/errors.js";
import { fillWords } from "../widgets/dom.js";
import { readAttributes } from "./attributes.js";
import { createCard } from "./card.js";
import { openShown } from "./open-shown.js";
import { crashes, isStarted, startSolver } from "./solver.js";

/** The markup of an element, which a page may have to trust, with the words of the language. @param {string} markup */
function furnish(markup) {
  const template = document.createElement("template");
  template.innerHTML = markup;
  fillWords(template.content, elementLabels);
  return template.content;
}

export const inside = {
  ...{ language: locale, crashed, noWasm, notLoaded },
  ...{ createCard, furnish, messageOf, openShown, readAttributes },
  ...{ crashes, isStarted, startSolver },
  /** Puzzles are a file of their own in each language. */
  puzzle: async () => (await import("#puzzle-card")).openPuzzleHere,
};

/** @typedef {typeof inside} Inside */
