/**
 * Why there is no tour, or one, as it follows “there is no such tour: ”. In English the solver says it, which has the
 * same sentences in `src/theory/reasons.rs`; other languages have one for each code.
 * @import { Telling } from "./telling.js"
 */

import { fillIn, termsOf, usualTerms } from "#text/terms.js";
import * as messages from "#messages/reasons.js";
import { WALKER } from "./terms.js";

const { reasons } = messages;

/** Number of squares up to which a sentence names all of them; of more it names three. */
const MAX_NAMED = 4;

/** "a1, b2 and c3"; of many "a1, b2, c3 and 7 others". The count may be larger than the list. @type {(squares: readonly string[], isGraph: boolean, count?: number) => string} */
function namesOf(squares, isGraph, count = 0) {
  const all = Math.max(squares.length, count);
  const names = all > MAX_NAMED ? squares.slice(0, 3) : squares;
  const [first, second] = names;
  return reasons.names({
    ...{ names, first, second, isGraph },
    ...{ many: names.length, others: all - names.length, all },
  });
}

/** What a sentence may tell; without squares, it is about some of them or about the start. @param {Telling} telling */
function factsOf({ squares, numbers, isGraph, isHigh }) {
  const [first = 0, second = 0] = numbers;
  const named = (/** @type {readonly string[]} */ some, count = 0) => namesOf(some, isGraph, count);
  return {
    ...{ isGraph, isHigh, isKnown: squares.length > 0, isCounted: numbers.length > 0 },
    ...{ first, second, isOne: squares.length === 1 && first <= 1 },
    ...{ squares: squares.length, start: squares[0], last: squares[1] },
    ...{
      some: named(squares),
      counted: named(squares, first),
      rest: named(squares.slice(1), first),
    },
    ...{ these: named(squares.slice(0, first), first), those: named(squares.slice(first), second) },
  };
}

/** @param {Telling} telling */
export function why(telling) {
  const { code, sentence, isGraph } = telling;
  if (!Object.hasOwn(reasons, code)) {
    return sentence;
  }
  const text = reasons[code];
  const said = typeof text === "string" ? text : text(factsOf(telling));
  return fillIn(said, isGraph ? termsOf(WALKER) : usualTerms);
}
