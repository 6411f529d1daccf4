/**
 * How a language formats numbers, and which form of a word it uses with them. Each folder beside this file contains
 * the messages of one language. Other modules import what is said in the page's language as `#text/…`.
 */

/**
 * The forms of a word by its plural category, as Intl.PluralRules names them: “one” and “other” in
 * English.
 * @typedef {Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }} Forms
 */

/**
 * A part of a sentence: plain text, or a square to be highlighted, perhaps as the chosen one.
 * @typedef {string | { square: string, chosen?: boolean }} Part
 */

/** The words that replace terms in braces in sentences. @typedef {ReadonlyMap<string, string>} Terms */

/**
 * Makes something when it is first used.
 * @template T
 * @param {() => T} make
 */
export function whenUsed(make) {
  /** @type {T | undefined} */
  let made;
  return () => (made ??= make());
}

/** @param {string} locale as in `<html lang>` */
export function createLanguage(locale) {
  // Browsers take up to 50 ms for the first of these.
  /** @param {Intl.NumberFormatOptions} [options] */
  const numbers = (options) => whenUsed(() => new Intl.NumberFormat(locale, options));
  /** @param {Intl.PluralRulesOptions} [options] */
  const rules = (options) => whenUsed(() => new Intl.PluralRules(locale, options));
  const whole = numbers();
  const plain = numbers({ useGrouping: false, maximumFractionDigits: 10 });
  const share = numbers({ style: "percent", maximumSignificantDigits: 2 });
  const cardinals = rules();
  const ordinals = rules({ type: "ordinal" });
  const alternatives = whenUsed(() => new Intl.ListFormat(locale, { type: "disjunction" }));

  return {
    locale,
    /** Formats a number with separators between thousands. @param {number | bigint} n */
    number: (n) => whole().format(n),
    /** Formats a number as people type it into a field. @param {number} n */
    typed: (n) => plain().format(n),
    /** Formats a number with this many decimal places. @type {(n: number, digits: number) => string} */
    decimal: (n, digits) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(n),
    /** Formats a ratio as a percentage, as the language writes it: "13%", or with a space at which no line ends. @type {(n: number, of: number) => string} */
    percent: (n, of) => share().format(n / of),
    /** The plural form for a number. @type {(n: number | bigint, forms: Forms) => string} */
    plural: (n, forms) => forms[cardinals().select(Number(n))] ?? forms.other,
    /** The ordinal form for a position. @type {(n: number, forms: Forms) => string} */
    ordinal: (n, forms) => forms[ordinals().select(n)] ?? forms.other,
    /** Names of which any will do: "c2 or e4" @param {readonly string[]} names */
    either: (names) => alternatives().format(names),
  };
}
