/** The texts that several rooms share, in the language of the page. */

export * from "./en/words.js";
