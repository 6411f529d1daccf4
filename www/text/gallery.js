/** What the Gallery says, in the language of the page. */

export * from "./en/gallery.js";
