/** The knight being carried: a picture of it that follows the pointer, while the board keeps its own. */

import { find } from "../../widgets/dom.js";

/** @import { PieceCarrier } from "../../widgets/board-view.js" */

/**
 * @param {HTMLElement} board
 * @param {object} on
 * @param {(square: string) => boolean} on.takes
 * @param {(square: string | null) => void} on.over where it would be dropped
 * @param {(square: string) => void} on.put
 * @returns {PieceCarrier}
 */
export function createCarrier(board, { takes, over, put }) {
  const carried = find(board, ".carried", HTMLElement);

  return {
    takes,
    moves({ x, y }, square) {
      carried.hidden = false;
      carried.style.translate = `${x}px ${y}px`;
      over(square);
    },
    ends(square) {
      carried.hidden = true;
      over(null);
      if (square !== null) {
        put(square);
      }
    },
  };
}
