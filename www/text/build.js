/** What Build says, in the language of the page. */

export * from "./en/build.js";
