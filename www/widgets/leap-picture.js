/**
 * A small picture of how a piece moves: a board with the piece in its middle, and the squares that it can go to.
 * @import { Diagram, Leaps, ThemeId } from "../pkg/knights_tour.js"
 */

import { squareName, whenCrashed } from "../pkg/knights_tour.js";
import { leapsOf } from "../text/leaps.js";
import { drawDiagram } from "./diagram-view.js";
import { make } from "./dom.js";
import { pause } from "./redraw.js";

/** The fewest squares of its board on each side of the piece, and the most that can be told apart. */
const MIN_REACH = 2;
const MAX_REACH = 12;

/** The farthest that it goes along a row. @type {(leaper: Leaps) => number} */
const reachOf = (leaper) => Math.max(...leapsOf(leaper).flat());

/** The squares that a piece goes to from the middle of a board. @type {(leaper: Leaps, middle: number) => string[]} */
function goalsOf(leaper, middle) {
  const ways = leapsOf(leaper).flatMap(([a, b]) =>
    [a, -a].flatMap((x) => [b, -b].map((y) => [x, y])),
  );
  const at = (x = 0, y = 0) => squareName(middle + x, middle + y);
  return [...new Set(ways.flatMap(([x, y]) => [at(x, y), at(y, x)]))];
}

/** @param {Leaps} leaper @returns {Diagram} */
function diagramOf(leaper) {
  const reach = Math.max(MIN_REACH, reachOf(leaper));
  const side = 2 * reach + 1;
  const [board, knight] = [`${side}x${side}`, squareName(reach, reach)];
  return { board, leaper, knight, marks: { disc: goalsOf(leaper, reach) }, coordinates: false };
}

/**
 * Puts the picture behind an element of the page.
 * @param {Element} element
 */
export function createLeapPicture(element) {
  const picture = make("span", { class: "leap-picture", "aria-hidden": "true", hidden: "" });
  /** @type {Leaps | null} */
  let shown = null;
  element.after(picture);

  function draw() {
    if (shown) {
      const theme = /** @type {ThemeId} */ (document.documentElement.dataset.theme ?? "light");
      picture.replaceChildren(drawDiagram(diagramOf(shown), theme));
    }
  }

  const themes = new MutationObserver(draw);
  themes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  whenCrashed(() => themes.disconnect());

  return {
    /** Shows how this piece moves; nothing for `null`, and for leaps that are too long to be drawn. @param {Leaps | null} leaper */
    show(leaper) {
      const next = leaper && reachOf(leaper) <= MAX_REACH ? leaper : null;
      picture.hidden = next === null;
      if (String(next) !== String(shown)) {
        shown = next;
        void pause().then(draw);
      }
    },
  };
}
