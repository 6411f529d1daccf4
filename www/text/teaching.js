/** What the page for teachers says, in the language of the page. */

export * from "./en/teaching.js";
