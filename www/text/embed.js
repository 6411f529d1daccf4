/** What the element for other people’s pages says, in the language of the page. */

export * from "./en/embed.js";
