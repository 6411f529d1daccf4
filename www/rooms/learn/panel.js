/**
 * A step of a lesson in words: what is read and asked, answers to choose from, a number to write, what is
 * told of an answer, and the list of lessons. It shows texts; whoever gives them knows why.
 *
 * @import { Lesson, Step } from "./lessons.js"
 * @import { StepText } from "../../text/learn.js"
 */

import * as words from "../../text/learn.js";
import { button, find, make, setAttribute, setText } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { writeAddress } from "./address.js";
import { lessons } from "./lessons.js";

/**
 * @typedef {object} Shown
 * @property {Step} step
 * @property {StepText} texts
 * @property {(text: string) => string} fill
 * @property {number} number of the lesson
 * @property {number} index of the step
 * @property {Lesson} lesson
 * @property {{ text: string, isRight: boolean } | null} reply
 * @property {ReturnType<typeof import("./progress.js").createProgress>} progress
 * @property {boolean} isMoving
 * @property {number} position
 * @property {boolean} done whether the run is at its end
 */

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(at: number) => void} on.choose
 * @param {(text: string) => string | null} on.estimate tells what is wrong
 * @param {(by: number) => void} on.go
 * @param {() => void} on.erase
 */
export function createPanel(root, { choose, estimate, go, erase }) {
  /** @param {string} selector */
  const part = (selector) => find(root, selector, HTMLElement);
  const heading = part("#learn-heading");
  const options = part(".options");
  const form = find(root, ".estimate", HTMLFormElement);
  const field = find(root, "#learn-number", HTMLInputElement);
  const error = createFieldError(part("#learn-number-error"));
  let shown = "";

  part("#learn-previous").addEventListener("click", () => go(-1));
  part("#learn-next").addEventListener("click", () => go(1));
  part("#learn-erase").addEventListener("click", erase);
  form.addEventListener("submit", () => {
    const wrong = estimate(field.value);
    error.clear();
    if (wrong !== null) {
      error.say(wrong, field);
    }
  });

  const rows = lessons.map((lesson, i) => {
    const address = writeAddress({ lesson: lesson.id, step: 0, sheet: null });
    const name = words.lessonTitle(i + 1, words.lessons[lesson.id].title);
    const link = make("a", { href: address }, name);
    const dots = lesson.steps.map((_, at) =>
      make(
        "a",
        { href: writeAddress({ lesson: lesson.id, step: at, sheet: null }), class: "dot" },
        String(at + 1),
      ),
    );
    const state = make("span", { class: "state" });
    const steps = make("span", { class: "steps", role: "group", "aria-label": name }, ...dots);
    part(".lessons").append(make("li", {}, link, " ", state, steps));
    return { lesson, link, dots, state, steps };
  });

  /** @param {Shown} now */
  function showLessons({ lesson, index, progress }) {
    for (const row of rows) {
      const isHere = row.lesson === lesson;
      setAttribute(row.link, "aria-current", isHere ? "true" : null);
      row.steps.hidden = !isHere;
      setText(row.state, words.doneOf(progress.count(row.lesson.id), row.lesson.steps.length));
      row.dots.forEach((dot, at) => {
        const isDone = progress.has(row.lesson.id, at);
        dot.classList.toggle("is-done", isDone);
        setAttribute(dot, "aria-label", words.stepName(at + 1, isDone));
        setAttribute(dot, "aria-current", isHere && at === index ? "step" : null);
      });
    }
    part("#learn-erase").hidden = !progress.any;
    part(".not-kept").hidden = progress.isKept;
    setText(part(".not-kept"), words.notKept);
  }

  /** @param {Shown} now */
  function showAnswers({ step, texts, fill, lesson, index }) {
    const now = `${lesson.id} ${index}`;
    if (now === shown) {
      return;
    }
    shown = now;
    const answers = texts.options ?? [];
    options.hidden = answers.length === 0;
    setAttribute(options, "aria-label", fill(texts.ask ?? ""));
    options.replaceChildren(...answers.map(([text], at) => button(fill(text), () => choose(at))));
    form.hidden = step.kind !== "number";
    field.value = "";
    error.clear();
  }

  return {
    focus: () => heading.focus(),
    /** @param {string} text */
    caption: (text) => setText(part(".caption"), text),
    /** @param {Shown} now */
    show(now) {
      const { step, texts, fill, number, index, lesson, reply, position } = now;
      setText(part(".lesson-name"), words.lessonTitle(number, words.lessons[lesson.id].title));
      setText(heading, words.progress(index + 1, lesson.steps.length));
      setText(part(".say"), fill(texts.text));
      part(".question").hidden = !texts.ask;
      setText(part(".question"), fill(texts.ask ?? ""));
      showAnswers(now);
      const told = part(".reply");
      told.hidden = reply === null;
      told.classList.toggle("is-right", reply?.isRight ?? false);
      setText(told, reply?.text ?? "");
      const isRun = "run" in step && step.run !== undefined;
      const isMove = step.kind === "move";
      part(".moves").hidden = !isRun && !isMove && step.kind !== "predict";
      part("[data-action=forward]").hidden = !isRun;
      part("[data-action=play]").hidden = !isRun;
      part("[data-action=back]").hidden = !isRun && !isMove;
      setAttribute(part("[data-action=back]"), "aria-disabled", position === 0 ? "true" : null);
      setAttribute(part("[data-action=forward]"), "aria-disabled", now.done ? "true" : null);
      showLessons(now);
    },
  };
}
