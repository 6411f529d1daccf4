/** The texts of Possible?, in the language of the page. */

export * from "./en/exist.js";
