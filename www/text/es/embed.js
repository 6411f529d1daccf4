/** The texts of the element for other people's pages. */

import { labels } from "./labels.js";
import { number, quoted } from "./sentence.js";
import { press } from "./words.js";

/** The accessible name of the element. @param {string} what its board */
export const elementName = (what) => `Recorrido del caballo, ${what}`;

/** The solver could not be fetched or started. @param {string} message what the browser said */
export const notLoaded = (message) => `${labels.loadFailed} ${message}`;

/** An unknown attribute. @type {(name: string, meant: string) => string} */
export const misspelt = (name, meant) => `no hay ningún atributo ${quoted(name)}; escribe ${meant}`;

/** What a click on the board does in a game. */
export const moveHint = `${press} {una casilla} adonde pueda ir {el caballo}.`;

/** A speed that is none. @type {(value: string, least: number, most: number) => string} */
export const wrongSpeed = (value, least, most) =>
  `${quoted(value)} no es una velocidad; escribe pasos por segundo, de ${number(least)} a ${number(most)}`;
