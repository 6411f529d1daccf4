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

/** @param {string} locale as in `<html lang>` */
export function createLanguage(locale) {
  const whole = new Intl.NumberFormat(locale);
  const plain = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 10 });
  const share = new Intl.NumberFormat(locale, { style: "percent", maximumSignificantDigits: 2 });
  const cardinals = new Intl.PluralRules(locale);
  const ordinals = new Intl.PluralRules(locale, { type: "ordinal" });
  const alternatives = new Intl.ListFormat(locale, { type: "disjunction" });

  return {
    locale,
    /** Formats a number with separators between thousands. @param {number | bigint} n */
    number: (n) => whole.format(n),
    /** Formats a number as people type it into a field. @param {number} n */
    typed: (n) => plain.format(n),
    /** Formats a number with this many decimal places. @type {(n: number, digits: number) => string} */
    decimal: (n, digits) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(n),
    /** Formats a ratio as a percentage, as the language writes it: "13%", or with a space at which no line ends. @type {(n: number, of: number) => string} */
    percent: (n, of) => share.format(n / of),
    /** The plural form for a number. @type {(n: number | bigint, forms: Forms) => string} */
    plural: (n, forms) => forms[cardinals.select(Number(n))] ?? forms.other,
    /** The ordinal form for a position. @type {(n: number, forms: Forms) => string} */
    ordinal: (n, forms) => forms[ordinals.select(n)] ?? forms.other,
    /** Names of which any will do: "c2 or e4" @param {readonly string[]} names */
    either: (names) => alternatives.format(names),
  };
}
