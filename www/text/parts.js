/**
 * Sentences of which some parts are squares to be highlighted. The same in every language.
 * @import { Part } from "./language.js"
 */

/** A square in a sentence. @param {string} name @returns {Part} */
export const square = (name) => ({ square: name });

/** A square in a sentence, as the chosen one. @param {string} name @returns {Part} */
export const chosen = (name) => ({ square: name, chosen: true });

/**
 * A sentence that is written in one piece, with squares in it: sentence`From ${square("a1")} to b3.`
 * @param {readonly string[]} texts
 * @param {(Part | readonly Part[])[]} between a text, a square, or several of them
 * @returns {Part[]}
 */
export const sentence = (texts, ...between) =>
  texts.flatMap((text, i) => [text, ...[between[i] ?? ""].flat()]).filter((part) => part !== "");

/**
 * Texts one after the other, with others between them, such as ", " and at last " and ".
 * @param {readonly (readonly Part[])[]} pieces
 * @param {string} joint
 * @param {string} [last]
 * @returns {Part[]}
 */
export const joined = (pieces, joint, last = joint) =>
  pieces.flatMap((piece, i) =>
    i === 0 ? [...piece] : [i === pieces.length - 1 ? last : joint, ...piece],
  );

/** A sentence as plain text. @param {readonly Part[]} parts */
export const plain = (parts) =>
  parts.map((part) => (typeof part === "string" ? part : part.square)).join("");
