/** The list of lessons, with the steps of the current one and the progress in each. */

/** @import { Lesson } from "./lessons.js" */
/** @import { Progress } from "./progress.js" */

import * as words from "#text/learn.js";
import { lessons as texts } from "#text/lessons.js";
import { find, make, setAttribute, setText } from "../../widgets/dom.js";
import { showLine } from "../../widgets/show.js";
import { stepLink } from "./state.js";
import { lessons } from "./lessons.js";

/**
 * @param {HTMLElement} root
 * @param {Progress} progress
 * @param {() => void} erase
 */
export function createLessonList(root, progress, erase) {
  /** A list for each age, under its heading. @type {Map<number, HTMLElement>} */
  const lists = new Map();
  const place = find(root, ".all-lessons", HTMLElement);
  const notKept = find(root, ".not-kept", HTMLElement);
  const eraser = find(root, "#learn-erase", HTMLElement);
  eraser.addEventListener("click", erase);

  /** @param {Lesson["age"]} age */
  function listFor(age) {
    const list = lists.get(age) ?? make("ol", { class: "lessons", role: "list" });
    if (!lists.has(age)) {
      lists.set(age, list);
      place.append(make("h3", {}, words.ages[age]), list);
    }
    return list;
  }

  const rows = lessons.map((lesson, i) => {
    const name = words.lessonTitle(i + 1, texts[lesson.id].title);
    const link = make("a", { href: stepLink(lesson.id, 0) }, name);
    const dots = lesson.steps.map((_, at) =>
      make("a", { href: stepLink(lesson.id, at), class: "dot" }, String(at + 1)),
    );
    const state = make("span", { class: "state note" });
    const steps = make(
      "span",
      { class: "steps chips", role: "group", "aria-label": name },
      ...dots,
    );
    listFor(lesson.age).append(make("li", {}, link, " ", state, steps));
    return { lesson, link, dots, state, steps };
  });

  return {
    /** @type {(here: Lesson | null, index: number) => void} */
    show(here, index) {
      for (const { lesson, link, dots, state, steps } of rows) {
        const isHere = lesson === here;
        setAttribute(link, "aria-current", isHere ? "true" : null);
        steps.hidden = !isHere;
        setText(state, words.doneOf(progress.count(lesson.id), lesson.steps.length));
        dots.forEach((dot, at) => {
          const isDone = progress.has(lesson.id, lesson.steps[at]?.id ?? "");
          dot.classList.toggle("is-done", isDone);
          setAttribute(dot, "aria-label", words.stepName(at + 1, isDone));
          setAttribute(dot, "aria-current", isHere && at === index ? "step" : null);
        });
      }
      eraser.hidden = !progress.any;
      showLine(notKept, progress.isKept ? "" : words.notKept);
    },
  };
}
