/** What is said of what lessons measure, count and draw, in the language of the page. */

export * from "./en/demonstrations.js";
