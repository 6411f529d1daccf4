/** The texts of worksheets, in the language of the page. */

export * from "./en/worksheets.js";
