/** The texts of the lessons, step by step. */

import { guess, hand, invent, rule, ties } from "#text/lessons-rule.js";
import { colours, fast, graph, many } from "#text/lessons-theory.js";

/**
 * A step: explanation, question, and replies. Each answer to choose from has a reply of its own. A first wrong
 * answer gets a nudge; after a second one `wrong` tells the solution. A number that may be estimated has an `exact`
 * reply as well.
 * @typedef {{ text: string, ask?: string, options?: readonly (readonly [string, string])[], right?: string, exact?: string, nudge?: string, wrong?: string }} StepText
 */

/** What one knows after a lesson, where one goes on, and its steps by id. @typedef {{ title: string, known: readonly string[], goOn: string, steps: Readonly<Record<string, StepText>> }} LessonText */

/** Lessons by name, in order. @type {Readonly<Record<"hand" | "guess" | "rule" | "ties" | "colours" | "graph" | "invent" | "fast" | "many", LessonText>>} */
export const lessons = { hand, guess, rule, ties, colours, graph, invent, fast, many };
