/**
 * The control that moves the start: the next square that is chosen becomes it. A square chosen otherwise is
 * a move, so that no start is lost by accident.
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { GameSettings } from "../../run/bare-game.js"
 * @import { Room } from "./state.js"
 */

import * as words from "#text/play.js";
import { refused } from "#text/words.js";
import { find, setAttribute } from "../../widgets/dom.js";
import { mayMoveStart } from "./state.js";
import { sayIn } from "./tell.js";

/**
 * @param {HTMLElement} root
 * @param {Room} room
 * @param {RoomFrame} frame
 * @param {object} on
 * @param {(changes: Partial<GameSettings>) => string | null} on.begin starts another game, or says what is wrong
 * @param {() => void} on.bring scrolls the board into view
 */
export function createPlacing(root, room, frame, { begin, bring }) {
  const button = find(root, "[data-action=place]", HTMLElement);
  const field = /** @type {HTMLElement} */ (find(root, "#play-start", HTMLElement).parentElement);

  /** Whether the start may be moved; says so where it may not. */
  function isFree() {
    if (!mayMoveStart(room)) {
      frame.say(words.startFixed, "error");
    }
    return mayMoveStart(room);
  }

  return {
    /** Asks for the square of the start, or no longer. */
    ask() {
      if (isFree()) {
        room.isPlacing = !room.isPlacing;
        frame.hush();
        frame.changed();
        if (room.isPlacing) {
          bring();
          frame.say(sayIn(room)(words.placeHint));
        }
      }
    },
    /** @param {string} square */
    place(square) {
      if (isFree()) {
        const wrong = begin({ start: square });
        if (wrong !== null) {
          frame.say(refused(wrong), "error");
        }
      }
    },
    show() {
      button.hidden = !mayMoveStart(room) || room.game.session.position > 0 || room.game.isAtWork;
      setAttribute(button, "aria-pressed", String(room.isPlacing));
      field.hidden = !mayMoveStart(room);
    },
  };
}
