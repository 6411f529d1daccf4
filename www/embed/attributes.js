/**
 * The attributes of the element: the words of a link to Explore, in kebab-case. What they say is read as
 * a link is read.
 */

import { joinAddress } from "../app/address.js";
import { readAddress } from "../app/run-address.js";

/** Every word that a link to a run may have, but for those that are for a class. */
export const linkWords = /** @type {const} */ ([
  ...["board", "leaper", "graph", "start", "algorithm", "tour", "tieBreak", "target"],
  ...["whenStuck", "seed", "byHand", "order", "prune", "growth", "update", "rule", "merge"],
  ...["step", "layers", "theme", "numberFrom"],
]);

/** How a word is written as an attribute. @param {string} word */
export const attributeOf = (word) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every attribute that says what is shown. */
export const attributes = [...linkWords.map(attributeOf), "controls"];

/** What the attributes of an element ask for, and what of it cannot be read. @param {Element} element */
export const readAttributes = (element) =>
  readAddress(
    joinAddress(
      "explore",
      linkWords.flatMap((word) => {
        const value = element.getAttribute(attributeOf(word));
        return value === null ? [] : [[word, value]];
      }),
    ),
  );
