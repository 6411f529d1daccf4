/** The texts of the element for other people's pages. */

import { labels } from "./labels.js";
import { number, quoted } from "./sentence.js";
import { press } from "./words.js";

/** The accessible name of the element. @param {string} what its board */
export const elementName = (what) => `Tour du cavalier, ${what}`;

/** The solver could not be fetched or started. @param {string} message what the browser said */
export const notLoaded = (message) => `${labels.loadFailed} ${message}`;

/** An unknown attribute. @type {(name: string, meant: string) => string} */
export const misspelt = (name, meant) => `il n’y a pas d’attribut ${quoted(name)} ; écris ${meant}`;

/** What a click on the board does in a game. */
export const moveHint = `${press} {une case} à portée {du cavalier}.`;

/** A speed that is none. @type {(value: string, least: number, most: number) => string} */
export const wrongSpeed = (value, least, most) =>
  `${quoted(value)} n’est pas une vitesse ; écris un nombre de pas par seconde, de ${number(least)} à ${number(most)}`;
