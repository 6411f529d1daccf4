/** What the element for other people's pages says. */

import { labels } from "./labels.js";

/** What the element is called by screen readers. @param {string} what its board */
export const elementName = (what) => `Knight’s tour, ${what}`;

/** The solver could not be fetched or started. @param {string} message what the browser said */
export const notLoaded = (message) => `${labels.loadFailed} ${message}`;
