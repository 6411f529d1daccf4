/**
 * The switches for what the boards of all lanes show.
 *
 * @import { Layer } from "../../pkg/knights_tour.js"
 */

import { allLayers } from "../../address.js";
import { make, setAttribute } from "../../dom.js";
import * as words from "../../words.js";

/** @type {(root: HTMLElement, onSwitch: (layer: Layer) => void) => { show: (shown: readonly Layer[]) => void }} */
export function createLayers(root, onSwitch) {
  const chips = allLayers.map((layer) => {
    const chip = make("button", { type: "button", class: "pill" }, words.layers[layer] ?? layer);
    chip.addEventListener("click", () => onSwitch(layer));
    return { layer, chip };
  });
  root.append(...chips.map(({ chip }) => chip));
  return {
    show(shown) {
      for (const { layer, chip } of chips) {
        setAttribute(chip, "aria-pressed", String(shown.includes(layer)));
      }
    },
  };
}
