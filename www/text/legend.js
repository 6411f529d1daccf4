/** What the signs on a board mean, in the language of the page. */

export * from "./en/legend.js";
