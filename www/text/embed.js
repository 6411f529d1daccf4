/** The texts of the element for other people's pages. */

import { labels } from "#text/labels.js";
import { paragraph } from "#text/sentence.js";
import { press } from "#text/words.js";
import * as messages from "#messages/embed.js";

/** The accessible name of the element. @param {string} what its board */
export const elementName = (what) => messages.elementName({ what });

/** The solver could not be fetched or started. @param {string} message what the browser said */
export const notLoaded = (message) => paragraph(labels.loadFailed, message);

/** An unknown attribute. @type {(name: string, meant: string) => string} */
export const misspelt = (name, meant) => messages.misspelt({ name, meant });

/** What a click on the board does in a game. */
export const moveHint = messages.moveHint({ press });

/** A speed that is none. @type {(value: string, least: number, most: number) => string} */
export const wrongSpeed = (value, least, most) => messages.wrongSpeed({ value, least, most });
