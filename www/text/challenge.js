/** The texts about challenges, in the language of the page. */

export * from "./en/challenge.js";
