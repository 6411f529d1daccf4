/** What is said of animations, in the language of the page. */

export * from "./en/animation.js";
