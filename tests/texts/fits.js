/**
 * What `Misfits` finds in tiny languages, and that it finds nothing else. Only the compiler checks it.
 * @import { Fits, Misfits, Texts } from "../../www/text/language.js"
 */

/** @typedef {{ words: typeof import("./en/words.js") }} English */

/** @typedef {Fits<Misfits<English, { words: typeof import("./de/words.js") }>>} German */

/** @typedef {Misfits<English, { words: typeof import("./wrong/words.js") }>} Wrong */

/** Each of them is told, and nothing but them. @type {Record<Wrong, true>} */
export const told = {
  "words.greeting is missing": true,
  "words.farewell is superfluous": true,
  "words.labels.close is missing": true,
  "words.labels.more.about is superfluous": true,
  "words.parts is of another kind": true,
  "words.papers is of another kind": true,
  "words.told is of another kind": true,
  "words.sentences.one is of another kind": true,
  "words.sentences.two is of another kind": true,
};

// @ts-expect-error what is wrong makes an error
/** @typedef {Fits<Wrong>} Spanish */

/** A file that is missing, and one that is superfluous. @type {Record<Misfits<English, { word: object }>, true>} */
export const files = { "words is missing": true, "word is superfluous": true };

/** English fits itself. @typedef {Fits<Misfits<Texts, Texts>>} Itself */

// @ts-expect-error a language without any texts does not fit
/** @typedef {Fits<Misfits<Texts, object>>} Nothing */
