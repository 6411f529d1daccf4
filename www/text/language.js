/**
 * How a language formats numbers, and which form of a word it uses with them. Each folder beside this file
 * contains the texts of one language; all of them must match the type `Texts`. Other modules import those of the
 * page's language as `#text/…`, which package.json and the bundler map to its folder.
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

/** The words that replace terms in braces in sentences. @typedef {Readonly<Record<string, string>>} Terms */

/**
 * The type of a text in any language: a string wherever English has one.
 * @template T
 * @typedef {T extends string ? string : T extends (...given: infer G) => infer R ? (...given: G) => InAnyLanguage<R> : T extends object ? { [K in keyof T]: InAnyLanguage<T[K]> } : T} InAnyLanguage
 */

/**
 * All texts of the page, file by file.
 * @typedef {object} Texts
 * @property {InAnyLanguage<typeof import("./en/words.js")>} words
 * @property {InAnyLanguage<typeof import("./en/build.js")>} build
 * @property {InAnyLanguage<typeof import("./en/compare.js")>} compare
 * @property {InAnyLanguage<typeof import("./en/count.js")>} count
 * @property {InAnyLanguage<typeof import("./en/estimates.js")>} estimates
 * @property {InAnyLanguage<typeof import("./en/exist.js")>} exist
 * @property {InAnyLanguage<typeof import("./en/gallery.js")>} gallery
 * @property {InAnyLanguage<typeof import("./en/glossary.js")>} glossary
 * @property {InAnyLanguage<typeof import("./en/keypad.js")>} keypad
 */

/** @param {string} locale as in `<html lang>` */
export function createLanguage(locale) {
  const whole = new Intl.NumberFormat(locale);
  const rounded = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 });
  const cardinals = new Intl.PluralRules(locale);
  const ordinals = new Intl.PluralRules(locale, { type: "ordinal" });
  const alternatives = new Intl.ListFormat(locale, { type: "disjunction" });

  return {
    locale,
    /** Formats a number with separators between thousands. @param {number | bigint} n */
    number: (n) => whole.format(n),
    /** Formats a number with this many decimal places. @type {(n: number, digits: number) => string} */
    decimal: (n, digits) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(n),
    /** Formats a ratio as a percentage. @type {(n: number, of: number) => string} */
    percent: (n, of) => `${rounded.format((100 * n) / of)} %`,
    /** The plural form for a number. @type {(n: number | bigint, forms: Forms) => string} */
    plural: (n, forms) => forms[cardinals.select(Number(n))] ?? forms.other,
    /** The ordinal form for a position. @type {(n: number, forms: Forms) => string} */
    ordinal: (n, forms) => forms[ordinals.select(n)] ?? forms.other,
    /** Names of which any will do: "c2 or e4" @param {readonly string[]} names */
    either: (names) => alternatives.format(names),
  };
}
