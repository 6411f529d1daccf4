/**
 * The page for teachers as data: sections of paragraphs, lists and tables, whose texts may have links. The
 * descriptions of steps come from the lessons. A test keeps `docs/teaching.md` equal to this page.
 * @import { Lesson, Step } from "./lessons.js"
 */

import { lessons as texts } from "#text/lessons.js";
import { lessonTitle } from "#text/learn.js";
import * as words from "#text/teaching.js";
import { stepLink } from "./state.js";
import { lessons } from "./lessons.js";
import { squaresToBlame } from "./scene.js";

/** @typedef {{ text: string } | { list: readonly string[] } | { head: readonly string[], rows: readonly (readonly string[])[] }} Block */
/** @typedef {{ heading: string, level: 2 | 3, blocks: Block[] }} Section */

/** The answer to a step in words. @type {(lesson: Lesson, step: Step) => string} */
function answerOf(lesson, { id, shows, asks }) {
  if (!asks) {
    return "";
  }
  switch (asks.kind) {
    case "choose":
      return texts[lesson.id].steps[id]?.options?.[asks.right]?.[0] ?? "";
    case "number":
      return words.answers.number(asks.right, (asks.within ?? 1) > 1);
    case "square":
      return words.answers.squares(asks.squares ?? squaresToBlame(shows));
    default:
      return words.answers[asks.kind];
  }
}

/** The question of a step, or what it shows if it asks nothing. @type {(lesson: Lesson, step: Step) => string} */
function questionOf(lesson, { id }) {
  const { text = "", ask = text } = texts[lesson.id].steps[id] ?? {};
  return ask;
}

/** How pupils take part in a step. @param {Step} step */
function engagementOf({ asks }) {
  const isEstimate = asks?.kind === "number" && (asks.within ?? 1) > 1;
  return words.engagement[isEstimate ? "estimate" : (asks?.kind ?? "none")];
}

/** The steps of a lesson as rows of a table. @param {Lesson} lesson */
const rowsOf = (lesson) =>
  lesson.steps.map((step, at) => [
    `[${at + 1}](${stepLink(lesson.id, at)})`,
    engagementOf(step),
    questionOf(lesson, step),
    answerOf(lesson, step),
  ]);

/** @returns {Section[]} */
export function teachingSections() {
  const { headings } = words;
  const section = (/** @type {string} */ heading, /** @type {Block[]} */ ...blocks) =>
    /** @type {Section} */ ({ heading, level: 2, blocks });
  const [first = "", ...sheets] = words.sheets;
  return [
    section(headings.before, { list: words.before }),
    section(headings.plan, { head: words.planHead, rows: words.plan }),
    section(headings.lessons, { text: words.note }),
    ...lessons.map((lesson, i) => ({
      heading: lessonTitle(i + 1, texts[lesson.id].title),
      level: /** @type {const} */ (3),
      blocks: [{ text: words.about[lesson.id] }, { head: words.stepHead, rows: rowsOf(lesson) }],
    })),
    section(headings.mistakes, { list: words.mistakes }),
    section(headings.sheets, { text: first }, { list: sheets }),
  ];
}
