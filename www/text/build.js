/** The texts of Build, in the language of the page. */

export * from "./en/build.js";
