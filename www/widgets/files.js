/**
 * Exports: to the clipboard and into files.
 * @import { RunSettings } from "../pkg/knights_tour.js"
 */

/** The name of a file made from a run. @type {(settings: RunSettings, start: string, ending: string) => string} */
export const fileName = ({ board, graph }, start, ending) =>
  `knights-tour-${graph !== undefined ? "graph" : /^\d+x\d+$/.test(board) ? board : "board"}-${start}.${ending}`;

/**
 * @param {string} text
 * @returns {Promise<boolean>} whether it was copied
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text); // Embedded pages and pages without TLS have no clipboard API.
  }
}

/** Copies as browsers did before they had a clipboard API. @param {string} text */
function copyByHand(text) {
  const field = document.createElement("textarea");
  const focused = document.activeElement;
  field.value = text;
  field.className = "unseen";
  // While a modal dialog is open, nothing outside it can be selected.
  (focused?.closest("dialog") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) {
    focused.focus();
  }
  return done;
}

/** @type {(name: string, content: Blob) => void} */
export function saveFile(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers start reading only after the click event.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** @type {(name: string, content: string, type?: string) => void} */
export const saveText = (name, content, type = "text/plain") =>
  saveFile(name, new Blob([content], { type }));

/**
 * Shows a result on a button for a moment.
 * @type {(button: HTMLElement, message: string) => void}
 */
export function feedback(button, message) {
  const name = button.dataset.before ?? button.textContent ?? "";
  button.dataset.before = name;
  button.textContent = message;
  setTimeout(() => {
    if (button.textContent === message) {
      button.textContent = name;
      delete button.dataset.before;
    }
  }, 1600);
}
