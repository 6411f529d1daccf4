/** The texts of Count, in the language of the page. */

export * from "./en/count.js";
