/**
 * The switches for what boards show. Those that could not be drawn at the size that boards have now
 * cannot be pressed.
 *
 * @import { Layer, Measure } from "../pkg/knights_tour.js"
 */

import { allLayers } from "../run/layers.js";
import { make, setAttribute, setText } from "./dom.js";
import * as words from "../text/en/words.js";

/** @type {(root: HTMLElement, onSwitch: (layer: Layer) => void) => { show: (shown: readonly Layer[], drawable: readonly Layer[]) => void, name: (measures: readonly Measure[]) => void }} */
export function createLayerChips(root, onSwitch) {
  const chips = allLayers.map((layer) => {
    const chip = make("button", { type: "button", class: "pill" }, words.layerName(layer));
    chip.dataset.layer = layer;
    chip.addEventListener("click", () => {
      if (!chip.hasAttribute("aria-disabled")) {
        onSwitch(layer);
      }
    });
    return { layer, chip };
  });
  root.append(...chips.map(({ chip }) => chip));
  return {
    show(shown, drawable) {
      for (const { layer, chip } of chips) {
        const isDrawable = drawable.includes(layer);
        setAttribute(chip, "aria-pressed", String(isDrawable && shown.includes(layer)));
        setAttribute(chip, "aria-disabled", isDrawable ? null : "true");
        setAttribute(chip, "title", isDrawable ? null : words.tooSmallFor);
      }
    },
    /** Says what the numbers on open squares are. */
    name(measures) {
      for (const { layer, chip } of chips) {
        setText(chip, words.layerName(layer, measures));
      }
    },
  };
}
