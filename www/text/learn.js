/** What Learn says, in the language of the page. */

export * from "./en/learn.js";
