/** What several rooms say, in the language of the page. */

export * from "./en/words.js";
