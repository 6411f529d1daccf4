/** Text fields, read and limited in size. */

import { cut } from "../text/cut.js";

/** The contents of a field, without a surrogate pair cut in half by its limit. @param {HTMLInputElement} field */
export const textIn = ({ value, maxLength }) =>
  cut(value, maxLength < 0 ? value.length : maxLength);

/**
 * Rejects input that is too long: laying out millions of lines takes a browser a minute. The previous text
 * stays.
 * @param {HTMLTextAreaElement} field
 * @param {number} most UTF-16 units
 * @param {() => void} refuse reports it
 */
export function limitField(field, most, refuse) {
  let kept = field.value;
  const keep = () => {
    kept = field.value;
  };
  // Not every browser fires an event before input; rooms fill the field as well.
  field.addEventListener("focus", keep);
  field.addEventListener("beforeinput", (event) => {
    const added = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
    keep();
    if (added.length > most) {
      event.preventDefault();
      refuse();
    }
  });
  field.addEventListener("input", () => {
    if (field.value.length > most) {
      field.value = kept;
      refuse();
    } else {
      kept = field.value;
    }
  });
}
