/** The texts of the element for other people's pages. */

import { labels } from "./labels.js";
import { quoted } from "./sentence.js";

/** The accessible name of the element. @param {string} what its board */
export const elementName = (what) => `Knight’s tour, ${what}`;

/** The solver could not be fetched or started. @param {string} message what the browser said */
export const notLoaded = (message) => `${labels.loadFailed} ${message}`;

/** An unknown attribute. @type {(name: string, meant: string) => string} */
export const misspelt = (name, meant) => `there is no attribute ${quoted(name)}; write ${meant}`;
