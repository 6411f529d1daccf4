/**
 * Four lessons in words: proofs, graphs, speed and numbers.
 *
 * @import { LessonText } from "#text/lessons.js"
 */

import { press } from "#text/words.js";
export { graph, fast, many } from "#messages/lessons-theory.js";
import * as messages from "#messages/lessons-theory.js";

const { steps } = messages.colours;

/** @type {LessonText} */
export const colours = {
  ...messages.colours,
  steps: { ...steps, start: { ...steps.start, ask: steps.start.ask({ press }) } },
};
