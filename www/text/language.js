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
 * The texts in English, file by file. Those of every other language fit them: the same files have the same
 * exports. `Misfits` tells what does not fit.
 * @typedef {{
 *   animation: typeof import("./animation.js"),
 *   about: typeof import("./about.js"),
 *   build: typeof import("./build.js"),
 *   challenge: typeof import("./challenge.js"),
 *   compare: typeof import("./compare.js"),
 *   contest: typeof import("./contest.js"),
 *   count: typeof import("./count.js"),
 *   demonstrations: typeof import("./demonstrations.js"),
 *   door: typeof import("./door.js"),
 *   embed: typeof import("./embed.js"),
 *   errors: typeof import("./errors.js"),
 *   estimates: typeof import("./estimates.js"),
 *   exist: typeof import("./exist.js"),
 *   existence: typeof import("./existence.js"),
 *   gallery: typeof import("./gallery.js"),
 *   glossary: typeof import("./glossary.js"),
 *   help: typeof import("./help.js"),
 *   keypad: typeof import("./keypad.js"),
 *   labels: typeof import("./labels.js"),
 *   ladder: typeof import("./ladder.js"),
 *   learn: typeof import("./learn.js"),
 *   legend: typeof import("./legend.js"),
 *   lessons: typeof import("./lessons.js"),
 *   "lessons-rule": typeof import("./lessons-rule.js"),
 *   "lessons-theory": typeof import("./lessons-theory.js"),
 *   measures: typeof import("./measures.js"),
 *   methods: typeof import("./methods.js"),
 *   names: typeof import("./names.js"),
 *   outcomes: typeof import("./outcomes.js"),
 *   play: typeof import("./play.js"),
 *   position: typeof import("./position.js"),
 *   poster: typeof import("./poster.js"),
 *   program: typeof import("./program.js"),
 *   "read-number": typeof import("./read-number.js"),
 *   reasons: typeof import("./reasons.js"),
 *   rule: typeof import("./rule.js"),
 *   "rule-editor": typeof import("./rule-editor.js"),
 *   intro: typeof import("./intro.js"),
 *   share: typeof import("./share.js"),
 *   stories: typeof import("./stories.js"),
 *   teaching: typeof import("./teaching.js"),
 *   terms: typeof import("./en/terms.js"),
 *   tours: typeof import("./tours.js"),
 *   turns: typeof import("./turns.js"),
 *   words: typeof import("./words.js"),
 *   worksheets: typeof import("./worksheets.js"),
 * }} Texts
 */

/**
 * The type of a text in any language: a string wherever English has one, and functions of the same facts.
 * @template T
 * @typedef {T extends string ? string : T extends (...given: infer G) => infer R ? (...given: G) => InAnyLanguage<R> : T extends object ? { readonly [K in keyof T]: InAnyLanguage<T[K]> } : T} InAnyLanguage
 */

/**
 * What of some texts does not fit those in English: the name of each entry that is missing, superfluous or of another
 * kind; `never` if all fit. Tables whose keys English leaves open, as in `Record<string, string>`, may have any.
 * @template English
 * @template Other
 * @template {string} [Path=""]
 * @typedef {string extends keyof English
 *   ? Differs<English, Other, Path>
 *   : `${Path}${Name<Exclude<keyof English, keyof Other>>} is missing`
 *   | `${Path}${Name<Exclude<keyof Other, keyof English>>} is superfluous`
 *   | { [K in keyof English & keyof Other]: MisfitsIn<English[K], Other[K], `${Path}${Name<K>}`> }[keyof English & keyof Other]} Misfits
 */

/**
 * @template English
 * @template Other
 * @template {string} Path
 * @typedef {[English] extends [((...given: never) => unknown) | readonly unknown[] | string | number | boolean | bigint | null | undefined]
 *   ? Differs<English, Other, Path>
 *   : string extends keyof English ? Differs<English, Other, Path>
 *   : Other extends object ? Misfits<English, Other, `${Path}.`> : `${Path} is of another kind`} MisfitsIn
 */

/**
 * @template English
 * @template Other
 * @template {string} Path
 * @typedef {[Other] extends [InAnyLanguage<English>] ? never : `${Path} is of another kind`} Differs
 */

/**
 * @template K
 * @typedef {K extends string | number ? `${K}` : never} Name
 */

/**
 * A language that fits. Anything in `Wrong` is an error of types, which names it.
 * @template {never} Wrong
 * @typedef {Wrong} Fits
 */

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
