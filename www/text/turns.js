/** The comparison of turns and crossings, in the language of the page. */

export * from "./en/turns.js";
