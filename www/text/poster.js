/** The texts about posters, in the language of the page. */

export * from "./en/poster.js";
