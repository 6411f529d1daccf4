/**
 * The attributes of the element: the words of a link to Explore, in kebab-case. What they say is read as
 * a link is read.
 */

import { joinAddress } from "../app/address.js";
import { readAddress } from "../app/run-address.js";
import { attributeOf, linkWords } from "../app/share/element-words.js";

export { attributeOf, linkWords };

/** Every attribute that says what is shown. */
export const attributes = [...linkWords.map(attributeOf), "controls"];

/** What the attributes of an element ask for, and what of it cannot be read. @param {Element} element */
export const readAttributes = (element) =>
  readAddress(
    joinAddress(
      "explore",
      linkWords.flatMap((word) => {
        const value = element.getAttribute(attributeOf(word));
        return value === null ? [] : [[word, value]];
      }),
    ),
  );
