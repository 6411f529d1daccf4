/**
 * Why there is no tour, or one, as it follows “there is no such tour: ”. In English the solver says it, which has the
 * same sentences in `src/theory/reasons.rs`; other languages have one for each code.
 * @import { Telling } from "./reason-facts.js"
 */

import { filled, listed } from "#text/sentence.js";
import { fillIn, termsOf, usualTerms } from "#text/terms.js";
import * as messages from "#messages/reasons.js";
import { byId } from "./by-id.js";
import { WALKER } from "./terms.js";

const reasons = messages.reasons;

/** Number of squares up to which a sentence names all of them; of more it names three. */
const MAX_NAMED = 4;

/** "a1, b2 and c3"; of many "a1, b2, c3 and 7 others". The count may be larger than the list. @type {(squares: readonly string[], count?: number) => string} */
function named(squares, count = 0) {
  const all = squares.length && Math.max(squares.length, count);
  const names = all > MAX_NAMED ? squares.slice(0, 3) : squares;
  return reasons.names({ names, all, others: all - names.length });
}

/** What a sentence may tell; without squares, it is about some of them or about the start. @param {Telling} telling */
const factsOf = ({ squares, numbers: [first = 0, second = 0], isGraph, isHigh }) => ({
  isHigh,
  // The vertices of a graph have no colours to be seen.
  commoner: isGraph || first === second ? "none" : first < second ? "dark" : "light",
  more: Math.max(first, second),
  fewer: Math.min(first, second),
  isKnown: squares.length > 0,
  isOne: squares.length === 1 && first <= 1,
  squares: squares.length,
  first,
  second,
  start: listed(squares.slice(0, 1)),
  last: squares[1],
  some: named(squares),
  counted: named(squares, first),
  rest: named(squares.slice(1), first),
  these: named(squares.slice(0, first), first),
  those: named(squares.slice(first), second),
});

/** @param {Telling} telling */
export function why(telling) {
  const text = byId(reasons, telling.code);
  if (text === undefined) {
    return telling.sentence;
  }
  const facts = factsOf(telling);
  const said = typeof text === "string" ? filled(text, facts) : text(facts);
  return fillIn(said, telling.isGraph ? termsOf(WALKER) : usualTerms);
}
