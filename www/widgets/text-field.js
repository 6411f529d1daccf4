/** Text fields, read and kept within limits. */

import { cut } from "../text/cut.js";

/** What stands in a field, which may have cut it anywhere. @param {HTMLInputElement} field */
export const textIn = ({ value, maxLength }) =>
  cut(value, maxLength < 0 ? value.length : maxLength);

/**
 * Keeps more out of a field than can be read: laying millions of lines out takes a browser a minute.
 * What was there before stays.
 * @param {HTMLTextAreaElement} field
 * @param {number} most UTF-16 units
 * @param {() => void} refuse says so
 */
export function limitField(field, most, refuse) {
  let kept = field.value;
  const keep = () => {
    kept = field.value;
  };
  // Not every browser tells before something is put in; rooms fill the field as well.
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
