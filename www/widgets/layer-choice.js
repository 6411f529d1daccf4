/**
 * Which layers boards show, the reader's choice or the default, and the buttons for them. Buttons of layers
 * that cannot be drawn at the current size are disabled.
 * @import { Layer, Measure, RuleMeasureId, RunSettings } from "../pkg/knights_tour.js"
 */

import { allLayers, ownChoice } from "../run/layers.js";
import * as words from "#text/words.js";
import { make, setAttribute, setText } from "./dom.js";

/**
 * @param {HTMLElement} root
 * @param {object} boards
 * @param {() => number} boards.squareSize the side of a square, in CSS pixels
 * @param {() => readonly Layer[]} boards.drawable layers that can be drawn at this size
 * @param {() => void} boards.changed called when the layers change
 * @param {(square: number) => Layer[]} boards.usual the default layers, for squares of this side
 */
export function createLayerChoice(root, { squareSize, drawable, changed, usual }) {
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
    /** The layers that the reader has chosen; `null` for the default. */
    get chosen() {
      return chosen;
    },
    /** The layers that are shown. */
    get shown() {
      return shown;
    },
    /** Shows the chosen layers, or the default for this size of the squares. */
    show,
    /** Shows a layer too. @param {Layer} layer */
    add(layer) {
      if (!shown.includes(layer)) {
        flip(layer);
      }
    },
    /** Takes the choice of a link, if it has one. @param {Layer[] | null} layers */
    choose(layers) {
      chosen = layers;
      show();
    },
    /** On a new board, drops a choice that equals the default there. */
    forgetUsual() {
      chosen = ownChoice(chosen, usual(squareSize()));
    },
    /** Names the measures that the numbers on open squares show, for a board or a graph. @type {(measures: readonly (Measure | RuleMeasureId)[], on?: Partial<RunSettings>) => void} */
    name(measures, on = {}) {
      const say = words.sayOn(on);
      for (const { layer, chip } of chips) {
        setText(chip, say(words.layerName(layer, measures)));
      }
    },
  };
}
