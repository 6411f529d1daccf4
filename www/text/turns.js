/** Turns and crossings of tours, side by side, in the language of the page. */

export * from "./en/turns.js";
