/** The glossary: each term with a sentence or two. */

import * as messages from "#messages/glossary.js";
export { labels } from "#messages/glossary.js";

/** @type {{ term: string, meaning: string }[]} */
export const terms = Object.values(messages.terms);
