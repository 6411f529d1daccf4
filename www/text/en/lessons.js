/** What lessons say, step by step. */

import { guess, hand, rule, ties } from "./lessons-rule.js";
import { colours, fast, graph, many } from "./lessons-theory.js";

/**
 * A step: what is read, what is asked, and what is told of answers. Answers to choose from each have a
 * reply of their own.
 * @typedef {{ text: string, ask?: string, options?: readonly (readonly [string, string])[], right?: string, wrong?: string }} StepText
 */

/** @typedef {{ title: string, steps: readonly StepText[] }} LessonText */

/** By the names of lessons, in their order. */
export const lessons = { hand, guess, rule, ties, colours, graph, fast, many };
