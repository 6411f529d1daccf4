/**
 * The verse of a tour: its syllables on their squares, and what has been read of it.
 *
 * @import { Exhibit } from "./tours.js"
 */

import * as words from "../../text/gallery.js";
import { find, make, setAttribute, setText } from "../../widgets/dom.js";
import { numberedBoard } from "./particulars.js";

/** Syllables of a word are joined where the verse has a hyphen. @param {readonly string[]} syllables */
const join = (syllables) => syllables.join(" ").replace(/- /g, "").replace(/-$/, "");

/** @param {HTMLElement} root */
export function createVerse(root) {
  const table = find(root, ".syllables", HTMLTableElement);
  const read = find(root, ".read", HTMLElement);
  /** @type {Exhibit | null} */
  let shown = null;
  /** The cells, in the order of the tour. @type {HTMLElement[]} */
  let cells = [];

  return {
    /** @param {Exhibit} exhibit */
    use(exhibit) {
      shown = exhibit;
      cells = [];
      root.hidden = exhibit.verse === null;
      const along = exhibit.verse?.along ?? [];
      const rows = numberedBoard(exhibit).reverse();
      const body = exhibit.verse ? rows : [];
      table.replaceChildren(
        make(
          "tbody",
          {},
          ...body.map((row) =>
            make(
              "tr",
              {},
              ...row.map((place) => {
                const cell = make("td", {}, along[place - 1] ?? "");
                cells[place - 1] = cell;
                return cell;
              }),
            ),
          ),
        ),
      );
    },
    /** How many squares the knight has come to. @param {number} visited */
    show(visited) {
      if (shown?.verse) {
        cells.forEach((cell, i) => {
          setAttribute(cell, "aria-current", i + 1 === visited ? "step" : null);
          cell.classList.toggle("is-read", i < visited);
        });
        setText(read, words.readSoFar(join(shown.verse.along.slice(0, visited))));
      }
    },
  };
}
