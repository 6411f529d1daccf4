/** The texts of the element for other people's pages. */

import { labels } from "./labels.js";
import { number, quoted } from "./sentence.js";
import { press } from "./words.js";

/** The accessible name of the element. @param {string} what its board */
export const elementName = (what) => `Passeio do cavalo, ${what}`;

/** The solver could not be fetched or started. @param {string} message what the browser said */
export const notLoaded = (message) => `${labels.loadFailed} ${message}`;

/** An unknown attribute. @type {(name: string, meant: string) => string} */
export const misspelt = (name, meant) => `não há atributo ${quoted(name)}; escreva ${meant}`;

/** What a click on the board does in a game. */
export const moveHint = `${press} {uma casa} aonde {o cavalo} pode ir.`;

/** A speed that is none. @type {(value: string, least: number, most: number) => string} */
export const wrongSpeed = (value, least, most) =>
  `${quoted(value)} não é uma velocidade; escreva passos por segundo, de ${number(least)} a ${number(most)}`;
