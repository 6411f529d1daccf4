/** What Play says of the ladder and of the board of the day, in the language of the page. */

export * from "./en/ladder.js";
