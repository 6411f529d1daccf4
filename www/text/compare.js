/** The texts of Compare, in the language of the page. */

export * from "./en/compare.js";
