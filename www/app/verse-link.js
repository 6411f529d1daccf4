/** The link that opens a printed grid of syllables in the room of words. */

import { anyText } from "./codecs.js";
import { defineRoute } from "./route.js";

const route = defineRoute("verse", { grid: anyText(""), text: anyText("") });

/** @type {(rows: readonly (readonly string[])[], text: string) => string} */
export const verseLink = (rows, text) =>
  route.write({ grid: rows.map((row) => row.join("\t")).join("\n"), text });
