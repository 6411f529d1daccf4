/** What lessons say, in the language of the page. */

export * from "./en/lessons.js";
