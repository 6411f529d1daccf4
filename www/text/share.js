/** What the sheet behind “Share” says, in the language of the page. */

export * from "./en/share.js";
