/** What Count says, in the language of the page. */

export * from "./en/count.js";
