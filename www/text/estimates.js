/** The texts about estimates, in the language of the page. */

export * from "./en/estimates.js";
