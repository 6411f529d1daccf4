/** Drawings in SVG. */

import { shape } from "../../widgets/dom.js";

/** Replaces the drawing by one of this size in pixels. @type {(root: Element, width: number, height: number, label: string, ...shapes: Node[]) => void} */
export function put(root, width, height, label, ...shapes) {
  root.replaceChildren(
    shape(
      "svg",
      { viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": label },
      ...shapes,
    ),
  );
}

/** Calls back when the width of an element changes, but not while it has none. @type {(root: Element, draw: () => void) => void} */
export function onWidth(root, draw) {
  let before = 0;
  new ResizeObserver(() => {
    if (root.clientWidth > 0 && root.clientWidth !== before) {
      before = root.clientWidth;
      draw();
    }
  }).observe(root);
}

/** Points as a path's data. @param {[number, number][]} points */
export const pathOf = (points) =>
  points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
