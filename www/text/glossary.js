/** The glossary, in the language of the page. */

export * from "./en/glossary.js";
