/**
 * The board: its picture with layers, its squares for the keyboard, and the knight being carried.
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { Game } from "../../run/game.js"
 * @import { Player } from "../../run/player.js"
 * @import { PieceCarrier } from "../../widgets/board-view.js"
 * @import { Room } from "./state.js"
 */

import { find } from "../../widgets/dom.js";
import { KNIGHT } from "../../app/codecs.js";
import { isKnight, leapsText } from "../../text/leaps.js";
import { layersForPlay } from "../../run/layers.js";
import { createLayerChoice } from "../../widgets/layer-choice.js";
import { createLeapPicture } from "../../widgets/leap-picture.js";
import { createRunBoard } from "../../widgets/run-board.js";
import { followNames, wordsIn } from "../../widgets/square-names.js";
import { isOver, layersIn, markedIn, showsWays } from "./state.js";
import { labelOf } from "./tell.js";

/**
 * The knight being carried: a picture of it that follows the pointer, while the board keeps its own.
 * @param {HTMLElement} board
 * @param {object} on
 * @param {(square: string) => boolean} on.takes
 * @param {(square: string | null) => void} on.over where it would be dropped; `null` when it is
 * @param {(square: string) => void} on.put
 * @returns {PieceCarrier}
 */
function createCarrier(board, { takes, over, put }) {
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

/**
 * @param {HTMLElement} root
 * @param {Room} room
 * @param {RoomFrame} frame
 * @param {object} on
 * @param {Player} on.player
 * @param {(square: string) => void} on.pick
 */
export function createBoard(root, room, frame, { player, pick }) {
  const { redraw, changed } = frame;
  const canvas = find(root, ".board", HTMLElement);
  const carried = find(canvas, ".carried", HTMLElement);
  const leap = createLeapPicture(find(root, ".how-it-moves", HTMLElement));

  const layers = createLayerChoice(find(root, ".layers", HTMLElement), {
    squareSize: () => view.squareSize(),
    drawable: () => view.drawable(),
    changed,
    usual: () => layersForPlay(room.game.settings.graph !== undefined),
  });

  const knight = () => room.game.session.moment().focus;

  /** @param {string | null} square */
  function setCursor(square) {
    if (square !== room.cursor) {
      room.cursor = square;
      redraw();
    }
  }

  const look = () => ({
    layers: layersIn(room, layers.shown),
    theme: frame.theme,
    glide: player.glideOn,
    choice: player.showsChoice && (room.game.isAtWork || showsWays(room)),
    cursor: room.cursor,
    numberFrom: null,
    marked: markedIn(room, room.game.hint),
  });
  const { view, grid, pointing, use } = createRunBoard(root, {
    look,
    resize() {
      layers.show();
      redraw();
    },
    pick,
    cursor: setCursor,
    carry: createCarrier(canvas, {
      takes: (square) => !isOver(room) && knight() === square,
      over(square) {
        const isCarrying = square !== null;
        setCursor(square);
        if (isCarrying !== room.isCarrying) {
          room.isCarrying = isCarrying;
          changed();
        }
      },
      put(square) {
        if (square !== knight()) {
          pick(square);
        }
      },
    }),
    step: (square, isOnward) => room.game.nextWay(square, isOnward),
    label: (square) => labelOf(room, square, layers.shown),
  });
  followNames(wordsIn(root), pointing, { redraw });

  return {
    canvas,
    view,
    layers,
    look,
    /** Switches to another game. @param {Game} game */
    use({ session, info, settings }) {
      use(session, info);
      const leaper = settings.leaper ?? KNIGHT;
      carried.dataset.leap = isKnight(leaper) ? "" : leapsText(leaper);
      leap.show(settings.graph === undefined ? leaper : null);
      layers.show();
      room.cursor = grid.cursor();
    },
    /** Scrolls the board into view, or as much of it as fits, from its top row. */
    bring: () => canvas.scrollIntoView({ block: "nearest", behavior: "instant" }),
    /** Moves the keyboard's cursor to the knight. */
    settle: () => grid.show(room.game.session.squareInfo(knight())),
  };
}
