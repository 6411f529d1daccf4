/** The texts about the ladder and the board of the day, in the language of the page. */

export * from "./en/ladder.js";
