/** The texts of the page for teachers, in the language of the page. */

export * from "./en/teaching.js";
