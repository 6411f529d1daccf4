/**
 * Says what is wrong, in the page’s language.
 * @import { Phrase } from "../pkg/knights_tour.js"
 */

import { errors } from "#text/errors.js";
import { filled } from "#text/sentence.js";
import { byId } from "../text/by-id.js";
import { nameOfAny } from "./methods.js";
import { thrownAs } from "./thrown.js";

/** A text with facts in braces, or of whatever facts; those of a type of error are in a group. @typedef {string | ((facts: any) => string)} ErrorText */
/** @typedef {Readonly<Record<string, ErrorText | Readonly<Record<string, ErrorText>>>>} Catalogue */

/** The text for a kind such as `BoardError.TooLarge`. @type {(texts: Catalogue, kind: string) => ErrorText | undefined} */
function textFor(texts, kind) {
  const [type = "", variant = ""] = kind.split(".");
  const found = Object.hasOwn(texts, type) ? texts[type] : undefined;
  return typeof found === "object" ? byId(found, variant) : found;
}

/** A phrase of the solver in another language, or in English if that has no text for it. @type {(texts: Catalogue, phrase: Phrase, english: string) => string} */
export function translated(texts, { kind, facts: given, phrases = {} }, english) {
  const text = textFor(texts, kind);
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
  if (facts.weight === "no number") {
    facts.weight = "none";
  }
  return typeof text === "function" ? text(facts) : filled(text, facts);
}

/** What the solver says of something, in the page’s language. @param {{ message: string } & Partial<Phrase>} told */
export const saidOf = ({ message, kind, facts, phrases }) =>
  kind && facts
    ? translated(errors, { kind, facts, ...(phrases && { phrases }) }, message)
    : message;

/** What is wrong. Errors of the page itself have its texts. @param {unknown} error */
export const messageOf = (error) => saidOf(thrownAs(error));
