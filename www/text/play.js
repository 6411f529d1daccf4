/** The texts of Play, in the language of the page. */

export * from "./en/play.js";
