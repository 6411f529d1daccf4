/** The number of states in each layer of a count as a bar chart, in order of computation. */

import { find, setText, shape } from "../../widgets/dom.js";
import { onWidth, put } from "./drawing.js";
import * as words from "#text/count.js";

const HEIGHT = 130;
const GAP = 1;

/** @param {HTMLElement} figure */
export function createLayersChart(figure) {
  const root = find(figure, ".drawing", HTMLElement);
  const caption = find(figure, "figcaption", HTMLElement);
  /** Number of states of each layer and of the current one, and the total number of layers. @type {{ layers: number[], now: number, steps: number }} */
  let shown = { layers: [], now: 0, steps: 0 };
  let isOver = false;

  function draw() {
    const { layers, now, steps } = shown;
    const width = root.clientWidth;
    if (width === 0 || layers.length === 0) {
      return;
    }
    const all = now > 0 ? [...layers, now] : layers;
    const most = Math.max(1, ...all);
    const step = width / Math.max(steps, all.length);
    const thickness = Math.max(0.5, step - (step > 3 ? GAP : 0));
    const bars = all.map((states, i) => {
      const height = states > 0 ? Math.max(1, (states / most) * (HEIGHT - 2)) : 0;
      return shape("rect", {
        class: "layer",
        fill: `var(--${i === layers.length ? "accent" : "good"})`,
        x: (i * step).toFixed(2),
        y: (HEIGHT - height).toFixed(2),
        width: thickness.toFixed(2),
        height: height.toFixed(2),
      });
    });
    const base = shape("path", { stroke: "var(--line)", d: `M0 ${HEIGHT - 0.5}H${width}` });
    put(root, width, HEIGHT, words.layersSummary(layers, steps), ...bars, base);
    setText(caption, words.layersCaption(layers, isOver));
  }

  onWidth(root, draw);
  return {
    /** @type {(layers: number[], now: number, steps: number) => void} */
    show(layers, now, steps) {
      shown = { layers, now, steps };
      isOver = false;
      figure.hidden = layers.length === 0;
      draw();
    },
    /** Says what the finished count kept. */
    finish() {
      isOver = true;
      shown.now = 0;
      draw();
    },
    clear() {
      shown = { layers: [], now: 0, steps: 0 };
      figure.hidden = true;
      root.replaceChildren();
    },
  };
}
