/** The words of a link to Explore that the element for other people’s pages has as attributes. */

/** Every word that a link to a run may have, but for those that are for a class. */
export const linkWords = /** @type {const} */ ([
  ...["board", "leaper", "graph", "start", "algorithm", "tour", "tieBreak", "target"],
  ...["whenStuck", "seed", "byHand", "order", "prune", "growth", "update", "rule", "merge"],
  ...["step", "layers", "theme", "numberFrom"],
]);

/** How a word is written as an attribute. @param {string} word */
export const attributeOf = (word) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
