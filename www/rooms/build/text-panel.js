/**
 * The board as text, in and out. Invalid text stays in the field. If a text can be read in several ways, the
 * likeliest is taken and the others are offered.
 * @import { Draft } from "./draft.js"
 * @import { Reading } from "./read-drafts.js"
 */

import { messageOf } from "../../run/errors.js";
import { limitField } from "../../widgets/text-field.js";
import { listenForSending, listNamed } from "../../widgets/choices.js";
import { button, find } from "../../widgets/dom.js";
import { showLine } from "../../widgets/show.js";
import { createFieldError } from "../../widgets/field-error.js";
import { copyText } from "../../widgets/files.js";
import { size } from "#text/words.js";
import { MAX_TEXT, readDrafts } from "./read-drafts.js";
import { heightOf, isAlike, puzzleOf, widthOf } from "./draft.js";
import * as words from "#text/build.js";

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(draft: Draft) => void} on.use
 * @param {(message: string) => void} on.say
 */
export function createTextPanel(root, on) {
  const text = find(root, "textarea", HTMLTextAreaElement);
  const form = find(root, "select", HTMLSelectElement);
  const error = createFieldError(find(root, ".error", HTMLElement));
  const reset = find(root, "#build-reset-text", HTMLButtonElement);
  const note = find(root, ".note", HTMLElement);
  const choices = find(root, ".readings", HTMLElement);
  /** The possible readings of the last text. @type {readonly Reading[]} */
  let readings = [];
  /** The last text written here for the board. */
  let written = "";
  /** @type {Draft | null} */
  let draft = null;

  const isEdited = () => text.value !== written;

  /** @param {string | null} message */
  function mark(message) {
    error.refuse(message, text);
    reset.hidden = !isEdited();
  }

  /** @param {Draft} board */
  const write = (board) => (form.value === "puzzle" ? puzzleOf(board) : board.rows.join("\n"));

  function writeOut() {
    written = draft ? write(draft) : "";
    text.value = written;
    mark(null);
  }

  function use() {
    try {
      readings = readDrafts(text.value);
      choices.replaceChildren();
    } catch (problem) {
      readings = [];
      showReadings();
      mark(messageOf(problem));
      return;
    }
    take(readings[0]);
  }

  /** @param {Reading} [reading] */
  function take(reading) {
    if (reading) {
      draft = reading.draft;
      on.use(draft);
      writeOut();
      showReadings();
      if (reading.form) {
        on.say(words.readAs(reading.form));
      }
    }
  }

  /** Shows how the text was read, while the board still is the one it gave. */
  function showReadings() {
    const isNow = (/** @type {Reading} */ reading) =>
      draft !== null && isAlike(reading.draft, draft);
    const taken = readings.find(isNow);
    showLine(note, taken?.form ? words.readAs(taken.form) : "");
    choices.hidden = !taken || readings.length < 2;
    if (choices.hidden) {
      choices.replaceChildren();
    } else if (choices.childElementCount !== readings.length) {
      choices.replaceChildren(...readings.map(choiceOf));
    }
    readings.forEach((reading, i) => {
      choices.children[i]?.setAttribute("aria-pressed", String(isNow(reading)));
    });
  }

  /** @param {Reading} reading */
  function choiceOf(reading) {
    const sides = size(widthOf(reading.draft), heightOf(reading.draft));
    const name = reading.form ? words.reading(sides, reading.form) : sides;
    return button(name, () => take(reading));
  }

  listNamed(form, words.forms);
  form.addEventListener("change", writeOut);
  text.addEventListener("input", () => {
    reset.hidden = !isEdited();
  });
  limitField(text, MAX_TEXT, () => mark(words.wrong.text(MAX_TEXT)));
  listenForSending(text, use);
  reset.addEventListener("click", () => {
    writeOut();
    text.focus();
  });
  find(root, "#build-take-text", HTMLButtonElement).addEventListener("click", use);
  find(root, "#build-copy-text", HTMLButtonElement).addEventListener("click", async () =>
    on.say((await copyText(text.value)) ? words.copied : words.notCopied),
  );

  return {
    /** @param {Draft} next */
    show(next) {
      draft = next;
      if (!isEdited()) {
        writeOut();
      }
      showReadings();
    },
  };
}
