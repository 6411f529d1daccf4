/** The texts of the first view, in the language of the page. */

export * from "./en/door.js";
