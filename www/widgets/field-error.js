/** What is wrong with a field: told beside it, and tied to it for those who cannot see that. */

import { refused } from "../text/words.js";
import { setAttribute, setText } from "./dom.js";

/** @typedef {ReturnType<typeof createFieldError>} FieldError */

/** Ties an error to a field that it is about, or unties it; other descriptions of the field stay. @type {(field: Element, error: Element, isWrong: boolean) => void} */
function tie(field, error, isWrong) {
  const described = (field.getAttribute("aria-describedby") ?? "").split(" ");
  const others = described.filter((id) => id !== "" && id !== error.id);
  const ids = isWrong ? [...others, error.id] : others;
  setAttribute(field, "aria-invalid", isWrong ? "true" : null);
  setAttribute(field, "aria-describedby", ids.join(" ") || null);
}

/**
 * One line for what is wrong with one of some fields.
 * @param {Element} line with an id, and hidden while nothing is wrong
 */
export function createFieldError(line) {
  /** The fields that it is about. @type {readonly Element[]} */
  let about = [];

  /** Says something of these fields; nothing is wrong any more where the text is empty. @type {(text: string, ...fields: Element[]) => void} */
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
    /** Says why what stands in these fields was refused; `null` where it was not. @type {(message: string | null, ...fields: Element[]) => void} */
    refuse: (message, ...fields) => say(message === null ? "" : refused(message), ...fields),
    clear: () => say(""),
    /** Whether it is about this field. @param {Element} field */
    isAbout: (field) => about.includes(field),
    /** Whether something is wrong. */
    get isShown() {
      return !line.hasAttribute("hidden");
    },
  };
}

/** A new line for what is wrong. @param {string} id */
export function makeErrorLine(id) {
  const line = document.createElement("p");
  line.id = id;
  line.className = "error";
  line.setAttribute("role", "alert");
  line.hidden = true;
  return line;
}
