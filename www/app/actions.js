/**
 * What buttons and keys do.
 *
 * @import { Action } from "../widgets/shortcuts.js"
 * @import { Player } from "../run/player.js"
 * @import { Speaker } from "./live-region.js"
 */

import { faster } from "../run/pace.js";
import * as words from "../text/en/words.js";

/** What is done to a run. @typedef {Exclude<Action, "help">} RunAction */

/**
 * A room as far as actions know it.
 * @typedef {object} Acted
 * @property {Player} player
 * @property {string} message
 * @property {boolean} picking
 * @property {{ moment: () => { timeline: boolean } }} session
 */

/** Notches of the speed slider that a key moves. */
const KEY_NOTCHES = 6;

/**
 * @param {Acted} room
 * @param {object} on
 * @param {() => void} on.changed
 * @param {() => void} on.restart
 * @param {(perSecond: number) => void} on.speed
 * @param {() => boolean} [on.undo] brings back the run before; false where there is none
 * @param {(message: string) => void} on.say says something under the board
 * @param {Speaker} on.speaker
 * @returns {(action: RunAction) => boolean} does it; false when it means nothing now
 */
export function createActs(room, { changed, restart, undo, speed, say, speaker }) {
  const { player } = room;

  /** @param {"tie" | "dead-end"} what */
  function findNext(what) {
    player.find(what, () => say(words.noneAhead(what)));
  }

  /** @param {number} notches */
  function accelerate(notches) {
    speed(faster(player.speed, notches, player.fastest));
    speaker.say(words.speed(player.speed), { about: "speed", rank: "progress" });
  }

  /** Those that answer false had nothing to do. @type {Record<RunAction, () => boolean | void>} */
  const acts = {
    play() {
      if (player.isMoving) {
        player.pause();
      } else {
        if (player.phase === "finished") {
          restart();
        }
        player.play();
      }
    },
    first() {
      if (room.session.moment().timeline) {
        player.seek(0);
      } else {
        restart();
      }
    },
    back: player.back,
    forward: player.forward,
    last: player.last,
    nextTie: () => findNext("tie"),
    nextDeadEnd: () => findNext("dead-end"),
    faster: () => accelerate(KEY_NOTCHES),
    slower: () => accelerate(-KEY_NOTCHES),
    restart,
    undo: () => undo?.() ?? false,
    cancel() {
      const isNeeded = player.phase === "seeking" || room.picking;
      if (isNeeded) {
        player.pause();
        room.picking = false;
      }
      return isNeeded;
    },
  };

  return (action) => {
    room.message = "";
    const isDone = acts[action]() !== false;
    changed();
    return isDone;
  };
}

/**
 * Lets every button with `data-action` do it. One marked as disabled keeps its focus, so that keys
 * go on working, and does nothing.
 * @type {(page: Document, act: (action: Action) => boolean) => void}
 */
export function listenForClicks(page, act) {
  page.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-action]") : null;
    if (button && button.getAttribute("aria-disabled") !== "true") {
      act(/** @type {Action} */ (button.getAttribute("data-action")));
    }
  });
}
