/**
 * Helpers for building sentences: numbers, lists, and what stands between sentences, as the language has it.
 * @import { Some } from "./choice.js"
 * @import { Forms, Part } from "./language.js"
 */

import * as messages from "#messages/sentence.js";
import { excerpt } from "./cut.js";
import { createLanguage, whenUsed } from "./language.js";
import { chosen as asChosen, joined, plain, square as asSquare } from "./parts.js";
import { bytesOf } from "./quantities.js";

export { locale, between } from "#messages/sentence.js";
export { plain };
export { sentence } from "./parts.js";

const language = createLanguage(messages.locale);
export const { percent, ordinal, either } = language;
const lists = whenUsed(() => new Intl.ListFormat(messages.lists));

/** @param {string} text */
const spaced = (text) => text.replaceAll(".", messages.thousands);

/** @type {(n: number | bigint) => string} */
export const number = messages.thousands ? (n) => spaced(language.number(n)) : language.number;
/** @type {(n: number, digits: number) => string} */
export const decimal = messages.thousands
  ? (n, digits) => spaced(language.decimal(n, digits))
  : language.decimal;

/** The plural form for a number. @type {(n: number | bigint, forms: Forms) => string} */
export const plural = messages.zero
  ? (n, forms) => (Number(n) === 0 ? forms.other : language.plural(n, forms))
  : language.plural;

/** A small number in words. @param {number} n */
export const word = (n) => messages.words[n] ?? number(n);

/** The same at the beginning of a sentence. @param {number} n */
export const wordAtFirst = (n) =>
  word(n).replace(/^./u, (first) => first.toLocaleUpperCase(messages.locale));

/** "600 MiB", "1.5 GiB" @param {number | bigint} n */
export function bytes(n) {
  const { unit, value } = bytesOf(Number(n));
  return unit === "GiB" ? messages.bytes.GiB({ value }) : messages.bytes.MiB({ value });
}

const large = () =>
  new Intl.NumberFormat(messages.locale, { notation: "compact", compactDisplay: "long" });

/** "30 million"; less than a million in digits. @param {number | bigint} n */
export const roughly = (n) => (n < 1e6 ? number(n) : large().format(n));

/** A number as people type it into a field; another text as it is. @param {string | number} text */
export const typed = (text) => (isNaN(Number(text)) ? `${text}` : language.typed(Number(text)));

/** A text with facts in the place of their names in braces. @type {(text: string, facts: Readonly<Record<string, unknown>>) => string} */
export const filled = (text, facts) =>
  text.replace(/\{(\w+)\}/g, (braces, name) => {
    const fact = facts[name] ?? braces;
    return typeof fact === "number" ? number(fact) : String(fact);
  });

/** An error message in a sentence of its own. @param {string} message */
export const asSentence = (message) =>
  messages.asSentence({ message: message.replace(/[.。]$/, "") });

/** A visitor’s text in quotation marks, shortened if it is long. @param {string} text */
export const quoted = (text) => messages.quoted({ text: excerpt(text) });

/** "2 onward moves", as Warnsdorff’s rule counts them. @param {number} n */
export const onwardMoves = (n) => messages.onwardMoves({ n });

/** What stands before the name of a vertex that is a number: in Japanese “1から1手で” would not be understood. @param {string} name */
export const vertex = (name) => (messages.vertex && /^\d+$/.test(name) ? messages.vertex : "");

/** A square in a sentence, or a vertex. @type {(name: string) => Part | Part[]} */
export const square = messages.vertex ? (name) => [vertex(name), asSquare(name)] : asSquare;

/** A square in a sentence, as the chosen one. @type {(name: string) => Part | Part[]} */
export const chosen = messages.vertex ? (name) => [vertex(name), asChosen(name)] : asChosen;

/** Puts commas and a last “and” between pieces. @type {(pieces: readonly (readonly Part[])[]) => Part[]} */
export function list(pieces) {
  if (messages.pair && pieces.length === 2) {
    return joined(pieces, messages.pair);
  }
  const left = [...pieces];
  return lists()
    .formatToParts(pieces.map(plain))
    .flatMap(({ type, value }) => (type === "element" ? (left.shift() ?? []) : [value]));
}

/** Squares of which only the first are named: "a1, b3 and 12 others" @param {Some} some */
export const someOf = ({ squares, others }) =>
  list([
    ...squares.map((name, i) => [i ? asSquare(name) : square(name)].flat()),
    ...(others > 0 ? [[messages.others({ n: others })]] : []),
  ]);

/** Names of squares: "c2, e4 and f5" @param {readonly string[]} names */
export const listed = (names) =>
  plain(list(names.map((name, i) => [messages.vertex && i === 0 ? vertex(name) + name : name])));

/** Whole sentences, one after the other; empty ones are left out. @param {string[]} texts */
export const paragraph = (...texts) => texts.filter(Boolean).join(messages.between);

/** The same for sentences in parts. @param {(readonly Part[])[]} sentences */
export const passage = (...sentences) =>
  joined(
    sentences.filter(({ length }) => length > 0),
    messages.between,
  );

/** Names one after the other: "c2, e4" @param {readonly string[]} names */
export const commas = (names) => names.join(messages.comma);
