/** The texts of Keypad, in the language of the page. */

export * from "./en/keypad.js";
