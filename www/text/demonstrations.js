/** The texts of the lessons' demonstrations, in the language of the page. */

export * from "./en/demonstrations.js";
