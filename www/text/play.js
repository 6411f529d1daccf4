/** What Play says, in the language of the page. */

export * from "./en/play.js";
