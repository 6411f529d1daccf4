/** The texts of the element for other people's pages. */

import { labels } from "./labels.js";
import { number, quoted } from "./sentence.js";
import { press } from "./words.js";

/** The accessible name of the element. @param {string} what its board */
export const elementName = (what) => `骑士巡游，${what}`;

/** The solver could not be fetched or started. @param {string} message what the browser said */
export const notLoaded = (message) => `${labels.loadFailed}${message}`;

/** An unknown attribute. @type {(name: string, meant: string) => string} */
export const misspelt = (name, meant) => `没有${quoted(name)}这个属性；请写${meant}`;

/** What a click on the board does in a game. */
export const moveHint = `${press}{马}能走到的一个{格子}。`;

/** A speed that is none. @type {(value: string, least: number, most: number) => string} */
export const wrongSpeed = (value, least, most) =>
  `${quoted(value)}不是速度；请写每秒步数，从${number(least)}到${number(most)}`;
