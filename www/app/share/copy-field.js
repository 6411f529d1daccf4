/** A text to be copied: a read-only field that shows all of it, and a button. */

import { copied, isCopied, refused } from "#text/share.js";
import { make } from "../../widgets/dom.js";
import { copyText, feedback } from "../../widgets/files.js";

/** @typedef {ReturnType<typeof createCopyField>} CopyField */

/**
 * @param {object} how
 * @param {string} how.id
 * @param {string} how.label
 * @param {string} how.copy the text of the button
 * @param {(message: string) => void} how.say
 * @param {string} [how.done] the announcement after copying
 */
export function createCopyField({ id, label, copy, say, done = isCopied(label) }) {
  const field = make("textarea", {
    ...{ id, readonly: "", rows: "3", class: "copied" },
    ...{ spellcheck: "false", autocomplete: "off", autocapitalize: "none" },
  });
  const button = make("button", { type: "button", class: "pill" }, copy);
  field.addEventListener("focus", () => field.select());
  button.addEventListener("click", async () => {
    if (await copyText(field.value)) {
      feedback(button, copied);
      say(done);
    } else {
      field.focus();
      say(refused);
    }
  });
  return {
    button,
    element: make(
      "div",
      { class: "copy-field column" },
      make("label", { for: id }, label),
      field,
      make("div", { class: "chips" }, button),
    ),
    /** @param {string} text */
    show(text) {
      field.value = text;
    },
  };
}
