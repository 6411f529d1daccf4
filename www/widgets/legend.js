/**
 * The legend of rings, colours and signs on a board, each beside a small picture.
 * @import { Diagram, ThemeId } from "../pkg/knights_tour.js"
 */

import { diagramSvg } from "../pkg/knights_tour.js";
import { trustedMarkup } from "../run/trusted-types.js";
import { signs } from "#text/legend.js";
import { make } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";

const IN_ACCENT = 'fill="var(--accent)" stroke="none"';

/** A square of a board, 32 units wide, drawn like those of the boards. @type {Record<keyof typeof signs, string>} */
const pictures = {
  number:
    '<text x="16" y="19.2" fill="var(--soft)" stroke="none" font-size="9" font-weight="400">4</text>',
  order:
    '<circle cx="16" cy="16" r="9.6" fill="#1f3b6d" stroke="var(--ink)" stroke-width="1" /><text x="16" y="19.6" fill="#fff" stroke="none" font-size="10.5">4</text>',
  candidate: `<circle cx="16" cy="16" r="11" fill="var(--panel)" stroke-dasharray="3 2" /><text x="16" y="21" ${IN_ACCENT}>3</text>`,
  chosen:
    '<path d="M1 31 6 26" fill="var(--panel)" /><circle cx="16" cy="16" r="11" fill="var(--accent)" /><text x="16" y="21" fill="var(--on-accent)" stroke="none">2</text>',
  tied: `<circle cx="16" cy="16" r="11" fill="var(--panel)" stroke-width="2.2" /><text x="16" y="21" ${IN_ACCENT}>2</text><circle cx="26" cy="6" r="5" fill="var(--panel)" /><text x="26" y="9" ${IN_ACCENT} font-size="9">=</text>`,
  tried:
    '<circle cx="16" cy="16" r="11" fill="var(--panel)" stroke="var(--soft)" /><path d="M8 24 24 8" stroke="var(--soft)" />',
  visited: "",
  marked: '<rect x="1.5" y="1.5" width="29" height="29" stroke-width="2.2" />',
  piece: "",
  hole: '<rect width="32" height="32" fill="var(--hole)" stroke="none" /><path d="M0 16 16 0M0 32 32 0M16 32 32 16" stroke="var(--edge)" />',
};

/** What the solver draws: a tour from its first colour to its last, and a piece. @type {Partial<Record<keyof typeof signs, Diagram>>} */
const diagrams = {
  visited: {
    ...{ board: "4x3", path: "a1 c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d3".split(" ") },
    colours: true,
  },
  piece: { board: "1x1", leaper: [1, 3], knight: "a1", coordinates: false },
};

/** @param {Diagram} diagram */
function drawn(diagram) {
  const theme = /** @type {ThemeId} */ (document.documentElement.dataset.theme ?? "light");
  const svg = diagramSvg(diagram, { theme });
  return make("img", { alt: "", src: `data:image/svg+xml,${encodeURIComponent(svg)}` });
}

/** The list. */
export function makeLegend() {
  const rows = Object.entries(signs).map(([name, meaning]) => {
    const diagram = diagrams[/** @type {keyof typeof signs} */ (name)];
    if (diagram) {
      return make("li", {}, drawn(diagram), make("span", {}, meaning));
    }
    const picture = document.createElementNS(SVG, "svg");
    picture.setAttribute("viewBox", "0 0 32 32");
    picture.setAttribute("aria-hidden", "true");
    picture.innerHTML = trustedMarkup(pictures[/** @type {keyof typeof signs} */ (name)]);
    return make("li", {}, picture, make("span", {}, meaning));
  });
  return make("ul", { class: "sign-list", role: "list" }, ...rows);
}
