/** What the words of the page mean, in the language of the page. */

export * from "./en/glossary.js";
