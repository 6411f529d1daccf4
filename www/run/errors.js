/**
 * Says what is wrong, in the page’s language.
 * @import { Phrase } from "../pkg/knights_tour.js"
 */

import { errors } from "#text/errors.js";
import { number } from "#text/sentence.js";
import { nameOfAny } from "./methods.js";
import { thrownAs } from "./thrown.js";

/** Texts by the kind of phrase, of whatever facts. @typedef {Record<string, string | ((facts: any) => string) | undefined>} Catalogue */

/** @param {string | number | undefined} fact */
const written = (fact) => (typeof fact === "number" ? number(fact) : fact);

/** A phrase of the solver in another language, or in English if that has no text for it. @type {(texts: Catalogue, phrase: Phrase, english: string) => string} */
export function translated(texts, { kind, facts: given, phrases = {} }, english) {
  const text = Object.hasOwn(texts, kind) ? texts[kind] : undefined;
  if (text === undefined) {
    return english;
  }
  /** @type {Record<string, string | number>} */
  const facts = { ...given };
  for (const [name, phrase] of Object.entries(phrases)) {
    facts[name] = translated(texts, phrase, String(given[name]));
  }
  if (facts.method !== undefined) {
    facts.method = nameOfAny(String(facts.method));
  }
  return typeof text === "function"
    ? text(facts)
    : text.replace(/\{(\w+)\}/g, (braces, name) => written(facts[name]) ?? braces);
}

/** What the solver says of something, in the page’s language. @param {{ message: string } & Partial<Phrase>} told */
export const saidOf = ({ message, kind, facts, phrases }) =>
  kind && facts
    ? translated(errors, { kind, facts, ...(phrases && { phrases }) }, message)
    : message;

/** What is wrong. Errors of the page itself have its texts. @param {unknown} error */
export const messageOf = (error) => saidOf(thrownAs(error));
