/**
 * The choice of sound in the menu “Display”: none until somebody switches it on, which the device remembers. What makes
 * it is fetched then.
 * @import { Sound } from "../widgets/sound.js"
 */

import { setChoices } from "../widgets/dom.js";
import { recall, remember } from "../widgets/storage.js";
import { sounds } from "#text/words.js";

const STORED = "sound";

/** What the device remembers; “off” for all that is no choice. */
export function keptSound() {
  const kept = recall(STORED) ?? "";
  return Object.hasOwn(sounds, kept) ? kept : "off";
}

/** @param {HTMLSelectElement} select */
export function createSoundChoice(select) {
  /** @param {boolean} isNew whether it has just been chosen */
  async function use(isNew) {
    try {
      const { useSound } = await import("../widgets/sound.js");
      useSound(/** @type {Sound} */ (select.value));
    } catch (error) {
      // The page works without it; the choice shows what is so.
      console.error(error);
      select.value = isNew ? "off" : select.value;
    }
  }

  setChoices(
    select,
    Object.entries(sounds).map(([id, name]) => ({ id, name })),
  );
  select.value = keptSound();
  if (select.value !== "off") {
    void use(false);
  }
  select.addEventListener("change", () => {
    remember(STORED, select.value === "off" ? null : select.value);
    void use(true);
  });
}
