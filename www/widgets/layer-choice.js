/**
 * What boards show: layers that the reader has chosen, or else the usual ones, and the switches for
 * them. Those that could not be drawn at the size that boards have now cannot be pressed.
 *
 * @import { Layer, Measure } from "../pkg/knights_tour.js"
 */

import { allLayers, ownChoice, usualLayers } from "../run/layers.js";
import * as words from "../text/words.js";
import { make, setAttribute, setText } from "./dom.js";

/**
 * @param {HTMLElement} root
 * @param {object} boards
 * @param {() => number} boards.squareSize the side of a square, in CSS pixels
 * @param {() => readonly Layer[]} boards.drawable layers that can be drawn at this size
 * @param {() => void} boards.changed other layers are shown
 * @param {(square: number) => Layer[]} [boards.usual] what is shown unless the reader chooses
 */
export function createLayerChoice(root, { squareSize, drawable, changed, usual = usualLayers }) {
  /** @type {Layer[] | null} */
  let chosen = null;
  let shown = [...allLayers];

  const chips = allLayers.map((layer) => {
    const chip = make("button", { type: "button", class: "pill" }, words.layerName(layer));
    chip.dataset.layer = layer;
    chip.addEventListener("click", () => {
      if (!chip.hasAttribute("aria-disabled")) {
        flip(layer);
      }
    });
    return { layer, chip };
  });
  root.append(...chips.map(({ chip }) => chip));

  /** @param {Layer} layer */
  function flip(layer) {
    const wanted = allLayers.filter((each) => shown.includes(each) !== (each === layer));
    chosen = ownChoice(wanted, usual(squareSize()));
    show();
    changed();
  }

  function show() {
    shown = chosen ?? usual(squareSize());
    const possible = drawable();
    for (const { layer, chip } of chips) {
      const isDrawable = possible.includes(layer);
      setAttribute(chip, "aria-pressed", String(isDrawable && shown.includes(layer)));
      setAttribute(chip, "aria-disabled", isDrawable ? null : "true");
      setAttribute(chip, "title", isDrawable ? null : words.tooSmallFor);
    }
  }

  return {
    /** Those that the reader has chosen; `null` for the usual ones. */
    get chosen() {
      return chosen;
    },
    /** Those that are shown. */
    get shown() {
      return shown;
    },
    /** Shows what is chosen, or what is usual at this size of the squares. */
    show,
    /** What a link names, or nothing. @param {Layer[] | null} layers */
    choose(layers) {
      chosen = layers;
      show();
    },
    /** On another board a choice that is the usual one here is none. */
    forgetUsual() {
      chosen = ownChoice(chosen, usual(squareSize()));
    },
    /** Says what the numbers on open squares are. @param {readonly Measure[]} measures */
    name(measures) {
      for (const { layer, chip } of chips) {
        setText(chip, words.layerName(layer, measures));
      }
    },
  };
}
