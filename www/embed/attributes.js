/**
 * The attributes of the element: the words of a link to Explore, in kebab-case. What they say is read as
 * a link is read.
 *
 * @import { RunState } from "../app/run-link.js"
 * @import { Problem } from "../run/open-run.js"
 */

import { joinAddress } from "../app/route.js";
import { attributeOf, elementEntries, runRoute } from "../app/run-link.js";
import { misspelt } from "#text/embed.js";

export { attributeOf, elementEntries };

/** Every attribute that says what is shown. */
export const attributes = [...elementEntries.map(attributeOf), "controls"];

/** In names of fewer letters a slip makes what may be another’s: `role` is not `rule`. */
const LEAST_LETTERS = 5;

/** @param {string} name */
const lettersOf = (name) => name.replace(/[-_]/g, "");

/** Whether one letter more, less or other makes one word the other. @type {(one: string, other: string) => boolean} */
function isSlip(one, other) {
  const differs = [...one].findIndex((letter, i) => letter !== other[i]);
  const at = differs < 0 ? one.length : differs;
  return [
    [0, 1],
    [1, 0],
    [1, 1],
  ].some(([ofOne = 0, ofOther = 0]) => one.slice(at + ofOne) === other.slice(at + ofOther));
}

/** Our attribute that a misspelt name was meant for; `undefined` for other people’s attributes. @param {string} name */
function meantBy(name) {
  const written = lettersOf(name);
  return attributes.find((own) => {
    const letters = lettersOf(own);
    const isLong = letters.length >= LEAST_LETTERS;
    return letters === written || (isLong && isSlip(written, letters));
  });
}

/** Names that were meant for an attribute. @param {Element} element @returns {Problem[]} */
const misspeltOf = (element) =>
  element.getAttributeNames().flatMap((name) => {
    const meant = attributes.includes(name) ? undefined : meantBy(name);
    return meant === undefined ? [] : [{ name, message: misspelt(name, meant) }];
  });

/** What the attributes of an element ask for, and what of it cannot be read. @param {Element} element @returns {{ state: RunState, problems: Problem[] }} */
export function readAttributes(element) {
  const words = elementEntries.flatMap((word) => {
    const value = element.getAttribute(attributeOf(word));
    return value === null ? [] : [[word, value]];
  });
  const { state, problems } = runRoute.read(joinAddress("explore", words));
  return { state, problems: [...misspeltOf(element), ...problems] };
}
