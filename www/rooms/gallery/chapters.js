/**
 * The chapters of a book that a tour orders, and its parts: one ends whenever the knight has touched all four sides.
 * @import { Exhibit } from "./tours.js"
 */

import * as words from "#text/gallery.js";
import { find, setText } from "../../widgets/dom.js";
import { showSteps } from "../../widgets/step-list.js";
import { numberedBoard } from "./particulars.js";

/** The places at which the knight has touched all four sides of the board since it did so before, from 1. @param {Pick<Exhibit, "board" | "squares">} exhibit */
export function roundsOf(exhibit) {
  const cells = numberedBoard(exhibit);
  const columns = (cells[0] ?? []).map((_, column) => cells.map((row) => row[column] ?? 0));
  const sides = [cells[0], cells.at(-1), columns[0], columns.at(-1)];
  let touched = new Set();
  return exhibit.squares.flatMap((_, i) => {
    sides.filter((side) => side?.includes(i + 1)).forEach((side) => touched.add(side));
    const isRound = touched.size === sides.length;
    touched = isRound ? new Set() : touched;
    return isRound ? [i + 1] : [];
  });
}

/** @param {HTMLElement} root */
export function createChapters(root) {
  const here = find(root, "p", HTMLElement);
  const list = find(root, "ol", HTMLElement);
  /** The places at which parts end. @type {number[]} */
  let ends = [];
  /** @type {number | null} */
  let unwritten = null;

  /** The chapter of a place. @param {number} place */
  const chapterOf = (place) => (unwritten !== null && place > unwritten ? place - 1 : place);

  return {
    /** @param {Exhibit} exhibit */
    use(exhibit) {
      ({ unwritten } = exhibit);
      root.hidden = unwritten === null;
      ends = root.hidden ? [] : [...roundsOf(exhibit), exhibit.squares.length];
    },
    /** Shows where the knight is. @param {number} visited */
    show(visited) {
      const part = ends.findIndex((end) => visited <= end);
      const isRound = part < ends.length - 1 && visited === ends[part];
      setText(here, words.chapter(visited === unwritten ? null : chapterOf(visited), isRound));
      const lines = ends.map((end, i) =>
        words.part(chapterOf((ends[i - 1] ?? 0) + 1), chapterOf(end), i < ends.length - 1),
      );
      showSteps(list, lines, part);
    },
  };
}
