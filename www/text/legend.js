/** The legend of the signs on a board, in the language of the page. */

export * from "./en/legend.js";
