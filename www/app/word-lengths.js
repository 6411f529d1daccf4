/**
 * The words of a link, read within limits: a link can have megabytes, and reading them all, trying
 * them and writing them out again would hold the page up.
 */

/** Characters of words that are long by their nature, with room to spare. @type {Record<string, number>} */
const longWords = {
  // As a drawing of 300 × 300 squares has, or a list of its edges or squares.
  ...{ board: 100_000, graph: 100_000, tour: 100_000, path: 100_000 },
  // As many keys as a sequence can have, or many times the limits or lanes that can be used.
  ...{ keypad: 20_000, limits: 20_000, sequence: 20_000, lanes: 20_000, map: 20_000 },
  byHand: 100_000,
};

/** Characters of any other word. */
const SHORT = 1000;

/** Greatest lengths of a room's own, for words that it can use less of. @typedef {Readonly<Record<string, number>>} Lengths */

/** The most characters that a word of a link can have. @type {(name: string, own?: Lengths) => number} */
export const longestWord = (name, own = {}) => own[name] ?? longWords[name] ?? SHORT;

/** A character of a text can take so many in a link, as `%E2%96%88` does. */
const MOST_ENCODED = 9;

/** Words that a link is read for; no room knows as many. */
const MOST_WORDS = 1000;

/** Texts from a link may be broken off in the midst of a character. @param {string} text */
export function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The value of `name=value`; `null` where it is too long to be read. @type {(part: string, most: number) => string | null} */
function valueOf(part, most) {
  if (part.length > SHORT + MOST_ENCODED * most) {
    return null;
  }
  const [[, value] = ["", ""]] = new URLSearchParams(part);
  return value.length > most ? null : value;
}

/**
 * The words of a link that somebody asks for, each where it is named first; of others nothing is
 * read.
 * @type {(query: string, names: readonly string[], own?: Lengths) => { words: URLSearchParams, tooLong: string[] }}
 */
export function readWords(query, names, own) {
  const words = new URLSearchParams();
  /** @type {string[]} */
  const tooLong = [];
  for (const part of query.split("&", MOST_WORDS)) {
    const name = decode(/^[^=]{0,99}(?==|$)/.exec(part)?.[0] ?? "");
    if (names.includes(name) && !words.has(name) && !tooLong.includes(name)) {
      const value = valueOf(part, longestWord(name, own));
      if (value === null) {
        tooLong.push(name);
      } else {
        words.append(name, value);
      }
    }
  }
  return { words, tooLong };
}
