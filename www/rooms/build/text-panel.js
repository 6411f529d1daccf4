/**
 * The board as text, in and out. A text that cannot be used stays as it was written.
 *
 * @import { Draft } from "./draft.js"
 */

import { find, setAttribute, setChoices } from "../../dom.js";
import { copyText } from "../../share.js";
import { refused } from "../../words.js";
import { puzzleOf } from "./draft.js";
import * as words from "./words.js";

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(text: string) => string | null} on.use tells what is wrong, or `null`
 * @param {(message: string) => void} on.say
 */
export function createTextPanel(root, on) {
  const text = find(root, "textarea", HTMLTextAreaElement);
  const form = find(root, "select", HTMLSelectElement);
  const error = find(root, ".error", HTMLElement);
  const reset = find(root, "#build-reset-text", HTMLButtonElement);
  /** What was last written here for the board. */
  let written = "";
  /** @type {Draft | null} */
  let draft = null;

  const isEdited = () => text.value !== written;

  /** @param {string | null} message */
  function mark(message) {
    error.hidden = message === null;
    error.textContent = message === null ? "" : refused(message);
    setAttribute(text, "aria-invalid", message === null ? null : "true");
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
    const message = on.use(text.value);
    if (message === null) {
      writeOut();
    } else {
      mark(message);
    }
  }

  setChoices(
    form,
    Object.entries(words.forms).map(([id, name]) => ({ id, name })),
  );
  form.addEventListener("change", writeOut);
  text.addEventListener("input", () => {
    reset.hidden = !isEdited();
  });
  text.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      use();
    }
  });
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
    },
  };
}
