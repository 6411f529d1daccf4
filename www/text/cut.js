/** Texts that people give, cut short between characters and never in the middle of one. */

/** Half of a character that is written as two, without its other half. */
const HALF = /\p{Surrogate}/gu;

/** The text with a sign in the place of every half character, of which no address can be made. @param {string} text */
export const wellFormed = (text) => text.replace(HALF, "\ufffd");

/** The beginning of a text, at most so many UTF-16 units. @type {(text: string, most: number) => string} */
export const cut = (text, most) => wellFormed(text.slice(0, most).replace(/[\ud800-\udbff]$/, ""));

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
  field.addEventListener("beforeinput", (event) => {
    const added = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
    kept = field.value;
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
