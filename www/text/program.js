/** The texts about a run as a program. */

import { asSentence } from "#text/sentence.js";
export { labels } from "#messages/program.js";
import * as messages from "#messages/program.js";

/** Why there is no program. @param {string} message */
export const wrong = (message) => asSentence(message);

/** The text, for screen readers. @param {string} name the name of its file */
export const listing = (name) => messages.listing({ name });
