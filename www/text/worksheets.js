/** What worksheets say, in the language of the page. */

export * from "./en/worksheets.js";
