/** The legend of rings, colours and signs on a board, each beside a small picture. */

import { diagramSvg } from "../pkg/knights_tour.js";
import { signs } from "#text/legend.js";
import { make } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";

const IN_ACCENT = 'fill="var(--accent)" stroke="none"';

/** A square of a board, 32 units wide, drawn like those of the boards. @type {Record<keyof typeof signs, string>} */
const pictures = {
  number: '<text x="16" y="21" fill="var(--ink)" stroke="none">4</text>',
  candidate: `<circle cx="16" cy="16" r="11" stroke-dasharray="3 2" /><text x="16" y="21" ${IN_ACCENT}>3</text>`,
  chosen:
    '<path d="M1 31 6 26" fill="var(--panel)" /><circle cx="16" cy="16" r="11" fill="var(--accent)" /><text x="16" y="21" fill="var(--panel)" stroke="none">2</text>',
  tied: `<circle cx="16" cy="16" r="11" stroke-width="2.2" /><text x="16" y="21" ${IN_ACCENT}>2</text><circle cx="26" cy="6" r="5" fill="var(--panel)" /><text x="26" y="9" ${IN_ACCENT} font-size="9">=</text>`,
  tried:
    '<circle cx="16" cy="16" r="11" stroke="var(--soft)" /><path d="M8 24 24 8" stroke="var(--soft)" />',
  visited: "",
  marked: '<rect x="1.5" y="1.5" width="29" height="29" stroke-width="2.2" />',
  hole: '<rect width="32" height="32" fill="var(--line)" stroke="none" />',
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
