/**
 * The attributes of the element: the words of a link to Explore, in kebab-case, and some that only mean
 * something in another page. What they say is read as a link is read.
 *
 * @import { Codec } from "../app/route.js"
 * @import { RunState } from "../app/run-link.js"
 * @import { Problem } from "../run/open-run.js"
 */

import { defineRoute, joinAddress } from "../app/route.js";
import { attributeOf, elementEntries, runRoute } from "../app/run-link.js";
import { MAX_SPEED, slowest } from "../run/pace.js";
import { misspelt, wrongSpeed } from "#text/embed.js";

export { attributeOf };

/** Attributes that are there or not, by their properties. `play` is a method already. */
export const flags = /** @type {const} */ ({
  controls: "controls",
  playable: "play",
  autoplay: "autoplay",
  loop: "loop",
});

/** Attributes with a value, by their properties. */
export const values = [...elementEntries, "speed"];

/** Every attribute that says what is shown. */
export const attributes = [...values.map(attributeOf), ...Object.values(flags)];

/** Steps a second. @type {Codec<number | null>} */
const speed = {
  usual: null,
  read(written) {
    const perSecond = Number(written);
    if (!(perSecond >= slowest && perSecond <= MAX_SPEED)) {
      throw new Error(wrongSpeed(written, slowest, MAX_SPEED));
    }
    return perSecond;
  },
};

/** What a link has no word for. */
const ownRoute = defineRoute("explore", { speed });

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

/** What the attributes of an element ask for, and what of it cannot be read. @param {Element} element @returns {{ state: RunState & { speed: number | null }, problems: Problem[] }} */
export function readAttributes(element) {
  const words = values.flatMap((word) => {
    const value = element.getAttribute(attributeOf(word));
    return value === null ? [] : [[word, value]];
  });
  const address = joinAddress("explore", words);
  const { state, problems } = runRoute.read(address);
  const own = ownRoute.read(address);
  return {
    state: { ...state, speed: own.state.speed },
    // The theme is a word of every link, and told of once.
    problems: [
      ...misspeltOf(element),
      ...problems,
      ...own.problems.filter(({ name }) => name === "speed"),
    ],
  };
}

/** The sides of the board that an attribute names, before the solver can read it: about as it will be. @param {string | null} board */
export function sidesOf(board) {
  const [, width, height = width] = /^\s*(\d+)(?:x(\d+))?\s*$/.exec(board ?? "8") ?? [];
  const rows = (board ?? "").split(/[/\n]/);
  return width === undefined
    ? { width: Math.max(...rows.map((row) => row.length)), height: rows.length }
    : { width: Number(width), height: Number(height) };
}
