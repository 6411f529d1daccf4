/**
 * The texts of a step: explanation, question, answers to choose from, a field for a number, and the reply to
 * an answer. It shows texts; its caller decides which.
 * @import { StepText } from "#text/lessons.js"
 * @import { Reply } from "./answers.js"
 * @import { Step } from "./lessons.js"
 */

import { play } from "#text/words.js";
import { button, find, keepInPlace, setAttribute, setProse, setText } from "../../widgets/dom.js";
import { nameButton } from "../../widgets/transport.js";
import { createFieldError } from "../../widgets/field-error.js";

/** Kinds of questions that are answered on the board. @type {readonly string[]} */
const ON_BOARD = ["move", "predict", "square"];

/**
 * @typedef {object} Shown
 * @property {string} key differs for each step
 * @property {Step} step
 * @property {StepText} texts
 * @property {(text: string) => string} fill
 * @property {string} lesson number and title of the lesson
 * @property {string} progress
 * @property {Reply | null} reply
 * @property {boolean} isRun whether there is a play head
 * @property {boolean} isPosition whether the reader makes moves
 * @property {boolean} isMoving
 * @property {boolean} canGoBack
 * @property {boolean} done whether the run is at its end
 */

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(at: number) => void} on.choose
 * @param {(text: string) => string | null} on.estimate tells what is wrong
 * @param {(by: number) => void} on.go
 */
export function createPanel(root, { choose, estimate, go }) {
  /** @param {string} selector */
  const part = (selector) => find(root, selector, HTMLElement);
  const heading = part("#learn-heading");
  const options = part(".options");
  const form = find(root, ".estimate", HTMLFormElement);
  const field = find(root, "#learn-number", HTMLInputElement);
  const error = createFieldError(part("#learn-number-error"));
  let shown = "";
  /** The current reply. @type {string | undefined} */
  let said;

  part("#learn-previous").addEventListener("click", () => go(-1));
  part("#learn-next").addEventListener("click", () => go(1));
  form.addEventListener("submit", () => {
    const wrong = estimate(field.value);
    error.clear();
    if (wrong !== null) {
      error.say(wrong, field);
    }
  });

  /** @param {Shown} now */
  function showAnswers({ key, step, texts, fill }) {
    if (key === shown) {
      return;
    }
    shown = key;
    const answers = texts.options ?? [];
    options.hidden = answers.length === 0;
    setAttribute(options, "aria-label", fill(texts.ask ?? ""));
    options.replaceChildren(...answers.map(([text], at) => button(fill(text), () => choose(at))));
    form.hidden = step.asks?.kind !== "number";
    field.value = "";
    error.clear();
  }

  /** @param {Shown} now */
  function showMoves({ step, isRun, isPosition, isMoving, canGoBack, done }) {
    const kind = step.asks?.kind;
    const isPlayable = isPosition && kind !== "square" && kind !== "predict";
    // Stepping on would reveal the next square.
    const isWatched = isRun && kind !== "square";
    part(".moves").hidden = !isWatched && !isPosition;
    for (const action of ["forward", "play", "last"]) {
      const control = part(`[data-action=${action}]`);
      control.hidden = !isWatched;
      // Play starts the run again.
      setAttribute(control, "aria-disabled", done && action !== "play" ? "true" : null);
    }
    const name = isMoving ? play.pause : done ? play.again : play.play;
    setText(part("[data-action=play]"), name);
    nameButton(part("[data-action=play]"), "play", name);
    part("[data-action=back]").hidden = !isWatched && !isPlayable;
    setAttribute(part("[data-action=back]"), "aria-disabled", canGoBack ? null : "true");
    part("[data-action=restart]").hidden = isPosition && kind === "square";
  }

  const told = part(".reply");

  /** @param {Reply | null} reply */
  function showReply(reply) {
    told.hidden = reply === null;
    told.classList.toggle("is-right", reply?.isRight ?? false);
    setProse(told, reply?.text ?? "");
  }

  /** Shows the reply to an answer; a board that was clicked keeps its position on the screen. @type {(now: Shown, isOther: boolean) => void} */
  function tellReply({ step, reply }, isOther) {
    if (reply?.text === said) {
      return;
    }
    said = reply?.text;
    if (!isOther && ON_BOARD.includes(step.asks?.kind ?? "")) {
      keepInPlace(part(".board"), () => showReply(reply));
    } else {
      showReply(reply);
    }
    if (reply) {
      told.scrollIntoView({ block: "nearest", behavior: "instant" });
    }
  }

  return {
    focus: () => heading.focus(),
    /** @param {string} text */
    caption: (text) => setText(part(".caption"), text),
    /** @param {Shown} now */
    show(now) {
      const { texts, fill, lesson, progress } = now;
      setText(part(".lesson-name"), lesson);
      setText(heading, progress);
      setProse(part(".say"), fill(texts.text));
      part(".question").hidden = !texts.ask;
      setProse(part(".question"), fill(texts.ask ?? ""));
      const isOther = now.key !== shown;
      showAnswers(now);
      tellReply(now, isOther);
      showMoves(now);
    },
  };
}
