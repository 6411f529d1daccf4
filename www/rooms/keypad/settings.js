/**
 * The settings apart from the limits: the pad, the piece, the length and the start. Invalid input stays in
 * its field, with the error beside it.
 * @import { KeypadInfo } from "../../pkg/knights_tour.js"
 * @import { FieldError } from "../../widgets/field-error.js"
 * @import { SequenceRequest } from "./problem.js"
 */

import { limitField } from "../../widgets/text-field.js";
import { createChips, listenForSending } from "../../widgets/choices.js";
import { find, setChoices } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { createPieceChoice } from "../../widgets/piece-picker.js";
import { parseInteger } from "../../widgets/parse-integer.js";
import { MAX_LIST_TEXT } from "../../app/codecs.js";
import { wrong } from "#text/words.js";
import { MAX_LENGTH } from "./state.js";
import { presets } from "./problem.js";
import * as words from "#text/keypad.js";

/**
 * @param {HTMLElement} root
 * @param {object} on each returns what is wrong, or `null`
 * @param {(rows: string) => string | null} on.keypad
 * @param {(change: Partial<SequenceRequest>) => string | null} on.change
 * @param {(name: keyof typeof presets) => void} on.preset
 */
export function createSettings(root, on) {
  const rows = find(root, "#keypad-rows", HTMLTextAreaElement);
  const length = find(root, "#keypad-length", HTMLInputElement);
  const start = find(root, "#keypad-start", HTMLSelectElement);
  /** @param {string} panel */
  const errorOf = (panel) => createFieldError(find(root, `${panel} .error`, HTMLElement));
  const padError = errorOf(".pad-panel");
  const lengthError = errorOf(".length-panel");
  let shownKeys = "";
  /** Whether the fields are to be refilled regardless of their contents. */
  let isForgotten = false;

  /** Reads the field when it loses the focus: a half-typed number is a different number. @type {(field: HTMLInputElement | HTMLTextAreaElement, error: FieldError, use: () => string | null) => void} */
  function listen(field, error, use) {
    field.addEventListener("change", () => error.refuse(use(), field));
  }

  const longest = MAX_LIST_TEXT;
  const tooLong = wrong.tooLong(longest);
  const useRows = () => (rows.value.length > longest ? tooLong : on.keypad(rows.value));
  limitField(rows, longest, () => padError.refuse(tooLong, rows));
  listen(rows, padError, useRows);
  listen(length, lengthError, () => {
    const value = parseInteger(length.value, 1, MAX_LENGTH);
    return value === null
      ? words.wrong.number(length.value, 1, MAX_LENGTH)
      : on.change({ length: value });
  });
  listenForSending(rows, () => padError.refuse(useRows(), rows));
  start.addEventListener("change", () => on.change({ start: start.value }));
  const piece = createPieceChoice(
    find(root, ".piece-panel", HTMLElement),
    errorOf(".piece-panel"),
    (leaper) => piece.refuse(on.change({ leaper })),
  );
  const names = /** @type {(keyof typeof presets)[]} */ (Object.keys(words.presets));
  const chips = createChips(
    find(root, ".presets", HTMLElement),
    names,
    (name) => words.presets[name],
    on.preset,
  );

  /** Fills a field, but not while it is being edited, and an invalid value stays until it is replaced. @type {(field: HTMLInputElement | HTMLTextAreaElement, error: FieldError, text: string) => void} */
  function write(field, error, text) {
    const isRefused = error.isAbout(field) && field.dataset.used === text;
    if (isForgotten || (field !== document.activeElement && !isRefused)) {
      field.dataset.used = text;
      field.value = text;
      error.clear();
    }
  }

  return {
    /** @type {(request: SequenceRequest, info: KeypadInfo) => void} */
    show(request, info) {
      write(rows, padError, request.keypad.replaceAll("/", "\n"));
      write(length, lengthError, String(request.length));
      isForgotten = false;
      piece.show(request.leaper);
      piece.refuse(null);
      if (shownKeys !== info.text) {
        shownKeys = info.text;
        const any = { id: "", name: words.anyStart };
        setChoices(start, [any, ...info.keys.map(({ key }) => ({ id: key, name: key }))]);
      }
      start.value = request.start;
      chips.press(...names.filter((name) => presets[name].request.keypad === request.keypad));
    },
    /** Refills all fields: their contents belong to another link. */
    forget() {
      isForgotten = true;
    },
  };
}
