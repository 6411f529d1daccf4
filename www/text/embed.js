/** The texts of the element for other people’s pages, in the language of the page. */

export * from "./en/embed.js";
