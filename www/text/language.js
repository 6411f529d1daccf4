/**
 * How a language writes numbers and which form of a word it uses with them. A folder beside this file
 * has the texts of one language; every other has to offer the same, as `Texts` says. The files beside
 * this one hand on those of the page's language: nothing else knows which it is.
 */

/**
 * The forms of a word by its plural category, as Intl.PluralRules names them: “one” and “other” in
 * English.
 * @typedef {Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }} Forms
 */

/**
 * A piece of a sentence: plain text, or a square to be set apart, perhaps as the chosen one.
 * @typedef {string | { square: string, chosen?: boolean }} Part
 */

/** What sentences call things, by the words that they have in braces. @typedef {Readonly<Record<string, string>>} Terms */

/**
 * What a text is in any language: a string wherever English has one.
 * @template T
 * @typedef {T extends string ? string : T extends (...given: infer G) => infer R ? (...given: G) => InAnyLanguage<R> : T extends object ? { [K in keyof T]: InAnyLanguage<T[K]> } : T} InAnyLanguage
 */

/**
 * Everything that the page says, file by file.
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

  return {
    locale,
    /** With separators between thousands. @param {number | bigint} n */
    number: (n) => whole.format(n),
    /** With so many digits after the point. @type {(n: number, digits: number) => string} */
    decimal: (n, digits) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(n),
    /** How many in a hundred. @type {(n: number, of: number) => string} */
    percent: (n, of) => `${rounded.format((100 * n) / of)} %`,
    /** The form that goes with a number. @type {(n: number | bigint, forms: Forms) => string} */
    plural: (n, forms) => forms[cardinals.select(Number(n))] ?? forms.other,
    /** The form that goes with a place in an order. @type {(n: number, forms: Forms) => string} */
    ordinal: (n, forms) => forms[ordinals.select(n)] ?? forms.other,
  };
}
