/** The texts of Learn, in the language of the page. */

export * from "./en/learn.js";
