/** What rings, colours and signs on a board mean, each beside a small picture of it. */

import { diagramSvg } from "../pkg/knights_tour.js";
import { signs } from "../text/legend.js";
import { make } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";

/** A square of a board, 32 units wide, as the boards draw it. @type {Record<keyof typeof signs, string>} */
const pictures = {
  number: '<text x="16" y="21">4</text>',
  candidate:
    '<circle cx="16" cy="16" r="11" class="dashed" /><text x="16" y="21" class="in-accent">3</text>',
  chosen:
    '<path d="M1 31 6 26" class="rim" /><circle cx="16" cy="16" r="11" class="full" /><text x="16" y="21" class="on-accent">2</text>',
  tied: '<circle cx="16" cy="16" r="11" class="thick" /><text x="16" y="21" class="in-accent">2</text><circle cx="26" cy="6" r="5" class="rim" /><text x="26" y="9" class="in-accent small">=</text>',
  tried: '<circle cx="16" cy="16" r="11" class="quiet" /><path d="M8 24 24 8" class="quiet" />',
  visited: "",
  marked: '<rect x="1.5" y="1.5" width="29" height="29" class="thick" />',
  hole: '<rect width="32" height="32" class="hole" />',
};

/** A tour from its first colour to its last. */
function pictureOfTour() {
  const path = "a1 c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d3".split(" ");
  const dark = document.documentElement.dataset.theme === "dark";
  const theme = dark ? "dark" : "light";
  const svg = diagramSvg({ board: "4x3", path, colours: true }, { theme });
  return make("img", { alt: "", src: `data:image/svg+xml,${encodeURIComponent(svg)}` });
}

/** The list. */
export function makeLegend() {
  const rows = Object.entries(signs).map(([name, meaning]) => {
    if (name === "visited") {
      return make("li", {}, pictureOfTour(), make("span", {}, meaning));
    }
    const picture = document.createElementNS(SVG, "svg");
    picture.setAttribute("viewBox", "0 0 32 32");
    picture.setAttribute("aria-hidden", "true");
    picture.innerHTML = pictures[/** @type {keyof typeof signs} */ (name)];
    return make("li", {}, picture, make("span", {}, meaning));
  });
  return make("ul", { class: "sign-list", role: "list" }, ...rows);
}
