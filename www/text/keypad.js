/** What Keypad says, in the language of the page. */

export * from "./en/keypad.js";
