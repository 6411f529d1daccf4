/**
 * Tours as small pictures, each a link. They are drawn a few at a time: a room full of them takes longer
 * than a frame.
 *
 * @import { ThemeId } from "../../pkg/knights_tour.js"
 * @import { Exhibit } from "./tours.js"
 */

import { boardInfo } from "../../pkg/knights_tour.js";
import * as words from "../../text/gallery.js";
import { drawDiagram } from "../../widgets/diagram-view.js";
import { keepFocus, make, setAttribute } from "../../widgets/dom.js";
import { linkTo } from "./address.js";
import { verified } from "./particulars.js";

/** So many pictures are drawn in a frame. */
const MOST_A_FRAME = 2;

/** @param {Exhibit} exhibit @returns {import("../../pkg/knights_tour.js").Diagram} */
function inSmall({ board, leaper, squares }) {
  const isClosed = verified({ board, leaper, squares }).closed;
  return {
    ...{ board, leaper, coordinates: false, plain: true },
    path: isClosed ? [...squares, ...squares.slice(0, 1)] : squares,
    ...(!isClosed && { marks: { disc: squares.slice(0, 1), ring: squares.slice(-1) } }),
  };
}

/**
 * @param {HTMLElement} list
 * @param {object} on
 * @param {() => ThemeId} on.theme the one that is shown
 * @param {() => ThemeId | undefined} on.linkedTheme the one that a link has asked for
 * @param {() => void} on.redraw there is something to be drawn
 * @param {(exhibit: Exhibit) => void} [on.remove] each can be removed
 */
export function createCards(list, { theme, linkedTheme, redraw, remove }) {
  /** @type {{ exhibit: Exhibit, link: HTMLAnchorElement, picture: HTMLElement }[]} */
  let cards = [];
  /** Pictures that are still to be drawn. @type {typeof cards} */
  let waiting = [];

  /** @type {(exhibit: Exhibit, at: number) => HTMLElement} */
  function makeCard(exhibit, at) {
    const { width, height } = boardInfo(exhibit.board);
    const picture = make("span", { class: "small-board", "aria-hidden": "true" });
    picture.style.setProperty("--shape", String(width / height));
    const link = make(
      "a",
      { class: "card" },
      picture,
      make("b", {}, exhibit.name),
      make("small", {}, words.origin(exhibit.by, exhibit.year, "", "")),
    );
    cards.push({ exhibit, link, picture });
    const item = make("li", {}, link);
    if (remove) {
      const button = make("button", { type: "button", class: "round remove" }, "×");
      button.id = `gallery-remove-${at}`;
      button.setAttribute("aria-label", words.remove(exhibit.name));
      button.addEventListener("click", () => remove(exhibit));
      item.append(button);
    }
    return item;
  }

  return {
    /** @type {(exhibits: readonly Exhibit[], instead?: () => void) => void} */
    use(exhibits, instead) {
      cards = [];
      keepFocus(list, () => list.replaceChildren(...exhibits.map(makeCard)), instead);
      this.restyle();
    },
    /** Marks the one that is shown, and brings the links up to date. @param {Exhibit} shown */
    mark(shown) {
      const here = linkTo(shown);
      for (const { exhibit, link } of cards) {
        link.href = linkTo(exhibit, linkedTheme());
        setAttribute(link, "aria-current", linkTo(exhibit) === here ? "true" : null);
      }
    },
    /** Draws all of them anew. */
    restyle() {
      waiting = [...cards];
      redraw();
    },
    /** Draws some of those that wait; true while there are others. */
    draw() {
      for (const { exhibit, picture } of waiting.splice(0, MOST_A_FRAME)) {
        picture.replaceChildren(drawDiagram(inSmall(exhibit), theme()));
      }
      return waiting.length > 0;
    },
  };
}
