/** The texts of the lessons, in the language of the page. */

export * from "./en/lessons.js";
