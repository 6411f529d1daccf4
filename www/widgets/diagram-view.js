/**
 * Diagrams in the page as SVG; those that change often are on a canvas (`diagram-canvas.js`).
 * @import { Diagram, ThemeId } from "../pkg/knights_tour.js"
 */

import { diagramSvg } from "../pkg/knights_tour.js";
import { trustedMarkup } from "../run/trusted-types.js";
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
