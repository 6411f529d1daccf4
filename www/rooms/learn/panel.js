/**
 * The texts of a step: explanation, question, answers to choose from, a field for a number, and the reply to
 * an answer. It shows texts; its caller decides which.
 * @import { StepText } from "#text/lessons.js"
 * @import { Step } from "./lessons.js"
 * @import { Reply } from "./room.js"
 */

import * as words from "#text/learn.js";
import { play } from "#text/words.js";
import {
  button,
  find,
  keepInPlace,
  make,
  setAttribute,
  setProse,
  setText,
} from "../../widgets/dom.js";
import { nameButton } from "../../widgets/transport.js";
import { createFieldError } from "../../widgets/field-error.js";

/** Kinds of questions that are answered on the board. @type {readonly string[]} */
const ON_BOARD = ["move", "predict", "square"];

/** The card at the end of a lesson: what one knows now, a link to where one goes on, and whether all lessons are done. @typedef {{ known: readonly string[], goOn: string, href: string, done: string }} Card */

/**
 * @typedef {object} Shown
 * @property {string} key differs for each step
 * @property {Step} step
 * @property {StepText} texts
 * @property {Card | null} card what the pupil knows now, in the place of a lesson’s last step
 * @property {(text: string) => string} fill
 * @property {string} lesson number and title of the lesson
 * @property {string} progress
 * @property {Reply | null} reply
 * @property {ReadonlySet<number>} tried the answers of a list that were tried
 * @property {boolean} isDone whether the next step is what to do now
 * @property {boolean} isFirst whether no step is before it
 * @property {string} next what the way on is called; nothing if there is none
 * @property {boolean} isReading whether the text is read aloud
 * @property {boolean} isRun whether there is a play head
 * @property {boolean} isPosition whether the reader makes moves
 * @property {boolean} isMoving
 * @property {boolean} canGoBack
 * @property {boolean} done whether the run is at its end
 */

/**
 * @typedef {object} Panel
 * @property {(selector: string) => HTMLElement} part
 * @property {HTMLElement} heading
 * @property {HTMLElement} options the answers to choose from
 * @property {HTMLFormElement} form with the field for a number
 * @property {HTMLInputElement} field
 * @property {ReturnType<typeof createFieldError>} error
 * @property {(at: number) => void} choose
 * @property {string} shown the key of the step that is shown
 * @property {string | undefined} said the current reply
 */

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(at: number) => void} on.choose
 * @param {(text: string) => string | null} on.estimate tells what is wrong
 * @param {(by: number) => void} on.go
 * @param {() => void} on.keep saves a picture of the lessons that are done
 * @param {(() => void) | null} on.read reads the text aloud, or stops; `null` if the browser cannot
 */
export function createPanel(root, { choose, estimate, go, keep, read }) {
  const part = (/** @type {string} */ selector) => find(root, selector, HTMLElement);
  const form = find(root, ".estimate", HTMLFormElement);
  const field = find(root, "#learn-number", HTMLInputElement);
  const error = createFieldError(part("#learn-number-error"));
  /** @type {Panel} */
  const panel = {
    ...{ part, heading: part("#learn-heading"), options: part(".options") },
    ...{ form, field, error, choose, shown: "", said: undefined },
  };
  const reader = part("#learn-read");
  reader.hidden = read === null;
  reader.addEventListener("click", () => read?.());
  part("#learn-previous").addEventListener("click", () => go(-1));
  part("#learn-next").addEventListener("click", () => go(1));
  part("#learn-keepsake").addEventListener("click", keep);
  form.addEventListener("submit", () => {
    const wrong = estimate(field.value);
    error.clear();
    if (wrong !== null) {
      error.say(wrong, field);
    }
  });
  return panel;
}

/** @type {(panel: Panel, now: Shown) => void} */
export function showPanel(panel, now) {
  showText(panel, now);
  const isOther = now.key !== panel.shown;
  showAnswers(panel, now);
  showTried(panel, now);
  tellReply(panel, now, isOther);
  showMoves(panel, now);
  showPrimary(panel, now);
  const { readAloud, stopReading } = words.labels;
  setText(panel.part("#learn-read"), now.isReading ? stopReading : readAloud);
}

/** Shows what can be answered, empty in each step. @type {(panel: Panel, now: Shown) => void} */
function showAnswers(panel, { key, step, texts, card, fill }) {
  if (key === panel.shown) {
    return;
  }
  panel.shown = key;
  const { options, form, field, error, choose } = panel;
  const answers = card ? [] : (texts.options ?? []);
  options.hidden = answers.length === 0;
  setAttribute(options, "aria-label", fill(texts.ask ?? ""));
  options.replaceChildren(...answers.map(([text], at) => button(fill(text), () => choose(at))));
  form.hidden = card !== null || step.asks?.kind !== "number";
  field.value = "";
  error.clear();
}

/** Signs, not colour alone, show which answers are right and wrong. @type {(panel: Panel, now: Shown) => void} */
function showTried({ options }, { step, texts, fill, tried }) {
  [...options.children].forEach((option, at) => {
    const isRight = step.asks?.kind === "choose" && step.asks.right === at;
    const isTried = tried.has(at);
    option.classList.toggle("is-right", isTried && isRight);
    option.classList.toggle("is-wrong", isTried && !isRight);
    const text = fill(texts.options?.[at]?.[0] ?? "");
    setAttribute(option, "aria-label", isTried ? words.tried(text, isRight) : null);
  });
}

/** Shows the text and the question of a step, or the card in their place. @type {(panel: Panel, now: Shown) => void} */
function showText({ part, heading }, { texts, card, fill, lesson, progress, isFirst, next }) {
  const [known, link] = [part(".known"), part("#learn-go-on")];
  setText(part(".lesson-name"), lesson);
  setText(heading, card ? words.labels.known : progress);
  known.hidden = part(".chips:has(#learn-go-on)").hidden = !card;
  known.replaceChildren(...(card?.known ?? []).map(() => make("li", {})));
  card?.known.forEach((line, at) => setProse(/** @type {Node} */ (known.children[at]), line));
  setProse(link, card?.goOn ?? "");
  setAttribute(link, "href", card?.href ?? null);
  setProse(part(".say"), card ? card.done : fill(texts.text));
  part("#learn-keepsake").hidden = !card?.done;
  part(".question").hidden = card !== null || !texts.ask;
  setProse(part(".question"), fill(texts.ask ?? ""));
  part("#learn-previous").hidden = isFirst;
  part("#learn-next").hidden = !next;
  setText(part("#learn-next"), next);
}

/** The one button that looks like the next action. @type {(panel: Panel, now: Shown) => void} */
function showPrimary({ part }, { step, isRun, isDone, next }) {
  const { asks } = step;
  part("#learn-next").classList.toggle("go", isDone);
  part("#learn-go-on").classList.toggle("go", !next);
  part("#learn-check").classList.toggle("go", asks?.kind === "number" && !isDone);
  part("[data-action=play]").classList.toggle("go", isRun && !asks && !isDone);
}

/** @type {(panel: Panel, now: Shown) => void} */
function showMoves({ part }, { step, isRun, isPosition, isMoving, canGoBack, done }) {
  const kind = step.asks?.kind;
  const isPlayable = isPosition && kind !== "square" && kind !== "predict";
  // Stepping on would reveal the next square.
  const isWatched = isRun && kind !== "square";
  part(".moves").hidden = !isWatched && !(isPosition && kind !== "square");
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
}

/** @type {(told: HTMLElement, reply: Reply | null) => void} */
function showReply(told, reply) {
  told.hidden = reply === null;
  told.classList.toggle("is-right", reply?.isRight ?? false);
  told.classList.toggle("is-wrong", reply?.isRight === false);
  setProse(told, reply?.text ?? "");
}

/** Shows the reply to an answer; a board that was clicked keeps its position on the screen. @type {(panel: Panel, now: Shown, isOther: boolean) => void} */
function tellReply(panel, { step, reply }, isOther) {
  if (reply?.text === panel.said) {
    return;
  }
  panel.said = reply?.text;
  const told = panel.part(".reply");
  if (!isOther && ON_BOARD.includes(step.asks?.kind ?? "")) {
    keepInPlace(panel.part(".board"), () => showReply(told, reply));
  } else {
    showReply(told, reply);
  }
  if (reply) {
    told.scrollIntoView({ block: "nearest", behavior: "instant" });
  }
}
