/** What is said of posters, in the language of the page. */

export * from "./en/poster.js";
