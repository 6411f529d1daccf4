/**
 * The form for an estimate: the weight, the number of walks, and the seed.
 * @import { Walks } from "./state.js"
 */

import { messageOf } from "../../run/errors.js";
import { textIn } from "../../widgets/text-field.js";
import { listChoices } from "../../widgets/choices.js";
import { find } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { createLanguage } from "../../text/language.js";
import { walkCounts, weightOf } from "./state.js";
import * as words from "#text/estimates.js";
import { locale } from "#text/words.js";

const { typed } = createLanguage(locale);

/**
 * @param {HTMLFormElement} form
 * @param {(how: Walks) => void} change called when a field has changed
 */
export function createWalkForm(form, change) {
  const weight = find(form, "#count-weight", HTMLInputElement);
  const walks = find(form, "#count-walks", HTMLSelectElement);
  const seed = find(form, "#count-seed", HTMLInputElement);
  const error = createFieldError(find(form, "#count-walks-error", HTMLElement));
  /** @type {Walks} */
  let how = { weight: null, walks: 1000, seed: "1" };
  /** The default weight. */
  let usual = 1;

  /** Takes the values of the fields; false if they are invalid. */
  function take() {
    try {
      const given = weight.value.trim() === "" ? usual : weightOf(weight.value);
      const asIsUsual = given === usual ? null : given;
      how = { weight: asIsUsual, walks: Number(walks.value), seed: textIn(seed) };
      weight.value = typed(given);
    } catch (wrong) {
      error.refuse(messageOf(wrong), weight);
      return false;
    }
    error.clear();
    change(how);
    return true;
  }

  const weightNow = () => how.weight ?? usual;

  listChoices(walks, walkCounts, words.number);
  for (const field of [weight, walks, seed]) {
    field.addEventListener("change", take);
  }

  return {
    take,
    /** Shows an error that is not about any field. @param {string} message */
    refuse: (message) => error.say(message),
    /** Clears the error: other values have come from elsewhere. */
    forget: error.clear,
    how: () => how,
    weight: weightNow,
    /** Fills the fields; a refused value stays until it is replaced. @type {(wanted: Walks, usualWeight?: number) => void} */
    fill(wanted, usualWeight = usual) {
      const isRefused = error.isAbout(weight) && wanted.weight === how.weight;
      [how, usual] = [wanted, usualWeight];
      if (isRefused) {
        return;
      }
      weight.value = typed(weightNow());
      walks.value = String(wanted.walks);
      seed.value = wanted.seed;
      error.clear();
    },
  };
}
