/** What Compare says, in the language of the page. */

export * from "./en/compare.js";
