/** The texts of the Gallery, in the language of the page. */

export * from "./en/gallery.js";
