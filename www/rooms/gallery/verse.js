/**
 * The verse of a tour: its syllables on their squares, and the part read so far.
 * @import { Exhibit } from "./tours.js"
 */

import * as words from "#text/gallery.js";
import { find, make, setAttribute } from "../../widgets/dom.js";
import { verseLink } from "../../app/verse-link.js";
import { marked } from "./foreign.js";
import { numberedBoard } from "./particulars.js";

/** Joins syllables of a word where the verse has a hyphen. @param {readonly string[]} syllables */
const join = (syllables) => syllables.join(" ").replace(/- /g, "").replace(/-$/, "");

/** @param {HTMLElement} root */
export function createVerse(root) {
  const table = find(root, ".syllables", HTMLTableElement);
  const read = find(root, ".read", HTMLElement);
  const link = find(root, ".read-verse", HTMLAnchorElement);
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
      setAttribute(table, "lang", exhibit.verse?.lang ?? null);
      const cellOf = (/** @type {number} */ place) => {
        const cell = make("td", {}, along[place - 1] ?? "");
        cells[place - 1] = cell;
        return cell;
      };
      const rows = exhibit.verse ? numberedBoard(exhibit).reverse() : [];
      const syllables = rows.map((row) => row.map((place) => along[place - 1] ?? "#"));
      link.href = verseLink(syllables, join(along));
      table.replaceChildren(
        make("tbody", {}, ...rows.map((row) => make("tr", {}, ...row.map(cellOf)))),
      );
    },
    /** Shows the first squares as read. @param {number} visited */
    show(visited) {
      if (shown?.verse) {
        cells.forEach((cell, i) => {
          setAttribute(cell, "aria-current", i + 1 === visited ? "step" : null);
          cell.classList.toggle("is-read", i < visited);
        });
        const { along, lang } = shown.verse;
        const soFar = join(along.slice(0, visited));
        const text = words.readSoFar(soFar, visited >= along.length);
        if (read.textContent !== text) {
          read.replaceChildren(...marked(text, soFar ? [{ lang, words: soFar }] : []));
        }
      }
    },
  };
}
