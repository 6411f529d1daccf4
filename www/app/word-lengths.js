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

/** A room may say how much it can use of a word. @typedef {Readonly<Record<string, { longest?: number }>>} Entries */

/** The most characters that a word of a link can have. @type {(name: string, entries?: Entries) => number} */
export const longestWord = (name, entries = {}) =>
  entries[name]?.longest ?? longWords[name] ?? SHORT;

/** A character of a text can take so many in a link, as `%E2%96%88` does. */
const MAX_ENCODED = 9;

/** Words that a link is read for; no room knows as many. */
const MAX_WORDS = 1000;

/** Texts from a link may be broken off in the midst of a character. @param {string} text */
export function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The words of a link that have an entry, each where it is named first; of others nothing is read. @type {(query: string, entries: Entries) => { words: URLSearchParams, tooLong: string[] }} */
export function readWords(query, entries) {
  const words = new URLSearchParams();
  /** @type {string[]} */
  const tooLong = [];
  for (const part of query.split("&", MAX_WORDS)) {
    const name = decode(/^[^=]{0,99}(?==|$)/.exec(part)?.[0] ?? "");
    if (Object.hasOwn(entries, name) && !words.has(name) && !tooLong.includes(name)) {
      const most = longestWord(name, entries);
      const isShort = part.length <= SHORT + MAX_ENCODED * most;
      const [[, value = ""] = []] = isShort ? new URLSearchParams(part) : [];
      if (isShort && value.length <= most) {
        words.append(name, value);
      } else {
        tooLong.push(name);
      }
    }
  }
  return { words, tooLong };
}
