/**
 * Words in other languages, marked up as such: screen readers use the language for pronunciation, browsers
 * for the choice of a font.
 * @import { Foreign } from "./tours.js"
 */

import { make } from "../../widgets/dom.js";

/** A text whose foreign words are marked with their language. @type {(text: string, foreign: readonly Foreign[]) => (string | Node)[]} */
export function marked(text, foreign) {
  for (const [i, { lang, words }] of foreign.entries()) {
    const at = text.indexOf(words);
    if (at >= 0) {
      const others = foreign.filter((_, other) => other !== i);
      return [
        ...marked(text.slice(0, at), others),
        make("span", { lang }, ...marked(words, others)),
        ...marked(text.slice(at + words.length), others),
      ];
    }
  }
  return text ? [text] : [];
}
