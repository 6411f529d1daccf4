/** The texts about animations, in the language of the page. */

export * from "./en/animation.js";
