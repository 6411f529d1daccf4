/** The texts of the sheet behind “Share”, in the language of the page. */

export * from "./en/share.js";
