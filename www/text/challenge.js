/** What Challenge says, in the language of the page. */

export * from "./en/challenge.js";
