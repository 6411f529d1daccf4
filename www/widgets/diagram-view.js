/**
 * Diagrams in the page: on a canvas if they change often, else as SVG.
 * @import { Diagram, ThemeId } from "../pkg/knights_tour.js"
 */

import { diagramSvg, paintDiagram } from "../pkg/knights_tour.js";
import { trustedMarkup } from "../run/trusted-types.js";
import { keepSharp } from "./canvas.js";
import { find } from "./dom.js";

/** A diagram as SVG, sharp at any size. Its description for screen readers is given elsewhere. @type {(diagram: Diagram, theme: ThemeId) => SVGElement} */
export function drawDiagram(diagram, theme) {
  const made = new DOMParser().parseFromString(
    trustedMarkup(diagramSvg(diagram, { theme })),
    "image/svg+xml",
  );
  const picture = document.importNode(find(made, "svg", SVGElement), true);
  picture.setAttribute("aria-hidden", "true");
  return picture;
}

/**
 * A canvas that shows one diagram after another.
 * @param {HTMLCanvasElement} canvas
 * @param {() => ThemeId} theme
 */
export function createDiagramView(canvas, theme) {
  const context = canvas.getContext("2d");
  let size = { width: 0, height: 0, pixelRatio: 1 };
  /** @type {Diagram | null} */
  let shown = null;

  function paint() {
    if (context && shown && size.width > 0) {
      paintDiagram(context, shown, { ...size, theme: theme() });
    }
  }

  keepSharp(canvas, (next) => {
    size = next;
    paint();
  });

  return {
    /** Its width in CSS pixels; 0 before layout. */
    get width() {
      return size.width;
    },
    /** @param {Diagram} diagram */
    show(diagram) {
      shown = diagram;
      paint();
    },
  };
}
