/**
 * The fields that say how to estimate: the weight, how many walks, and the seed.
 *
 * @import { Walks } from "./address.js"
 */

import { messageOf } from "../../run/errors.js";
import { textIn } from "../../widgets/text-field.js";
import { find, setChoices } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { walkCounts, weightOf } from "./address.js";
import * as words from "../../text/estimates.js";

/**
 * @param {HTMLFormElement} form
 * @param {(how: Walks) => void} change what the fields say has changed
 */
export function createWalkForm(form, change) {
  const weight = find(form, "#count-weight", HTMLInputElement);
  const walks = find(form, "#count-walks", HTMLSelectElement);
  const seed = find(form, "#count-seed", HTMLInputElement);
  const error = createFieldError(find(form, "#count-walks-error", HTMLElement));
  /** @type {Walks} */
  let how = { weight: null, walks: 1000, seed: "1" };
  /** The weight where none is asked for. */
  let usual = 1;

  /** Takes what the fields say; false where that cannot be used. */
  function take() {
    try {
      const given = weight.value.trim() === "" ? usual : weightOf(weight.value);
      const asIsUsual = given === usual ? null : given;
      how = { weight: asIsUsual, walks: Number(walks.value), seed: textIn(seed) };
      weight.value = String(given);
    } catch (wrong) {
      error.refuse(messageOf(wrong), weight);
      return false;
    }
    error.clear();
    change(how);
    return true;
  }

  const weightNow = () => how.weight ?? usual;

  setChoices(
    walks,
    walkCounts.map((count) => ({ id: String(count), name: words.number(count) })),
  );
  for (const field of [weight, walks, seed]) {
    field.addEventListener("change", take);
  }

  return {
    take,
    /** Says what went wrong, which is about no field. @param {string} message */
    refuse: (message) => error.say(message),
    /** Forgets what was refused: something else has come from elsewhere. */
    forget: error.clear,
    how: () => how,
    weight: weightNow,
    /** Puts other values into the fields; what was refused stays until something else takes its place. @type {(wanted: Walks, usualWeight?: number) => void} */
    fill(wanted, usualWeight = usual) {
      const isRefused = error.isAbout(weight) && wanted.weight === how.weight;
      [how, usual] = [wanted, usualWeight];
      if (isRefused) {
        return;
      }
      weight.value = String(weightNow());
      walks.value = String(wanted.walks);
      seed.value = wanted.seed;
      error.clear();
    },
  };
}
