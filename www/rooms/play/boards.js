/** Boards to play on, from small to large; the ring and the cross are solved by hand. */

import { boardNames, boardWithHoles } from "#text/play.js";
import { valueName } from "#text/words.js";

/** In order of difficulty. */
export const boards = ["4x3", ".../.#./...", "#..#/..../..../#..#", "5x5", "6x6", "10x3", "8x8"];

/** The name of a drawn board: its size and its holes. @param {string} board */
export function boardName(board) {
  const [first = "", ...others] = board.split("/");
  const isDrawn = others.length > 0 && !(board in boardNames);
  return isDrawn
    ? boardWithHoles(first.length, others.length + 1, board.split("#").length - 1)
    : (boardNames[board] ?? valueName("board", board));
}

/** The board after this one; the last if it is not in the list. @param {string} board */
export function boardAfter(board) {
  const at = boards.indexOf(board);
  return at < 0 ? undefined : boards[at + 1];
}
