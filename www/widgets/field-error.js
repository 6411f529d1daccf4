/** The error message of a field: shown beside it and linked to it for screen readers. */

import { refused } from "#text/words.js";
import { setAttribute, setText } from "./dom.js";

/** @typedef {ReturnType<typeof createFieldError>} FieldError */

/** Links an error to its field, or unlinks it; other descriptions of the field stay. @type {(field: Element, error: Element, isWrong: boolean) => void} */
function tie(field, error, isWrong) {
  const described = (field.getAttribute("aria-describedby") ?? "").split(" ");
  const others = described.filter((id) => id !== "" && id !== error.id);
  const ids = isWrong ? [...others, error.id] : others;
  setAttribute(field, "aria-invalid", isWrong ? "true" : null);
  setAttribute(field, "aria-describedby", ids.join(" ") || null);
}

/**
 * One line for the error of any of several fields.
 * @param {Element} line with an id, and hidden while there is no error
 */
export function createFieldError(line) {
  /** The fields that the error is about. @type {readonly Element[]} */
  let about = [];

  /** Shows an error about these fields; an empty text clears it. @type {(text: string, ...fields: Element[]) => void} */
  function say(text, ...fields) {
    setAttribute(line, "hidden", text === "" ? "" : null);
    setText(line, text);
    const before = about;
    about = text === "" ? [] : fields;
    for (const field of new Set([...before, ...about])) {
      tie(field, line, about.includes(field));
    }
  }

  return {
    say,
    /** Shows why the contents of these fields were refused; `null` if they were accepted. @type {(message: string | null, ...fields: Element[]) => void} */
    refuse: (message, ...fields) => say(message === null ? "" : refused(message), ...fields),
    clear: () => say(""),
    /** Whether the error is about this field. @param {Element} field */
    isAbout: (field) => about.includes(field),
    get isShown() {
      return !line.hasAttribute("hidden");
    },
  };
}

/** A new line for an error. @param {string} id */
export function makeErrorLine(id) {
  const line = document.createElement("p");
  line.id = id;
  line.className = "error";
  line.setAttribute("role", "alert");
  line.hidden = true;
  return line;
}
