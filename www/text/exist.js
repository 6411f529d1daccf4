/** What Possible? says, in the language of the page. */

export * from "./en/exist.js";
