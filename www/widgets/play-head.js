/**
 * A run under a play head, as several rooms have it: its buttons, its scrubber and its speed, what they
 * do, and what screen readers are told of it.
 *
 * @import { Player } from "../run/player.js"
 * @import { Rank, Speaker } from "./live-region.js"
 * @import { Standing } from "./narrator.js"
 * @import { Actions } from "./shortcuts.js"
 */

import { faster } from "../run/pace.js";
import * as words from "#text/words.js";
import { createNarrator } from "./narrator.js";
import { createTransport } from "./transport.js";

/** Notches of the speed slider that a key moves. */
const KEY_NOTCHES = 6;
/** A long way is worth a word when it takes this long. */
const PATIENCE_MS = 200;

/**
 * What the host, a room or an element, provides.
 * @typedef {object} Frame
 * @property {Speaker} speaker
 * @property {() => void} redraw draws soon
 * @property {(text: string, how?: { about?: string, rank?: Rank }) => void} announce tells screen readers
 * @property {(text: string, rank?: Rank) => void} say says something under the board, and to screen readers
 */

/**
 * @param {HTMLElement} root
 * @param {Frame} frame
 * @param {Player} player
 * @param {object} on
 * @param {() => boolean} on.hasTimeline whether the run can go back
 * @param {() => void} on.restart
 */
export function createPlayHead(root, frame, player, { hasTimeline, restart }) {
  const transport = createTransport(root, { seek, speed: setSpeed });
  const narrator = createNarrator(frame.speaker);
  let seekingSince = 0;

  /** Goes to the step of a link; a notice says if the run ends before it. @type {(step: number, notices: { add: (text: string) => void }) => void} */
  const seekStep = (step, notices) =>
    seek(step, (reached) => {
      if (reached < step) {
        notices.add(words.beyondEnd(reached));
      }
    });

  /** @type {(position: number, onArrived?: (reached: number) => void) => void} */
  function seek(position, onArrived) {
    player.seek(position, onArrived);
    frame.redraw();
  }

  function showSpeed() {
    transport.showSpeed(player);
  }

  /** @param {number | null} perSecond `null` for the default of the board */
  function setSpeed(perSecond) {
    player.setSpeed(perSecond);
    showSpeed();
  }

  /** @param {number} notches */
  function accelerate(notches) {
    setSpeed(faster(player.speed, notches, player.fastest));
    frame.announce(words.namedSpeed(player), { about: "speed", rank: "progress" });
  }

  /** @param {"tie" | "dead-end"} what */
  function findNext(what) {
    player.find(what, () => frame.say(words.noneAhead(what)));
  }

  /** @satisfies {Actions} */
  const actions = {
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
      if (hasTimeline()) {
        player.seek(0);
      } else {
        restart();
      }
    },
    back: player.back,
    forward: player.forward,
    last: player.last,
    faster: () => accelerate(KEY_NOTCHES),
    slower: () => accelerate(-KEY_NOTCHES),
    restart,
    cancel() {
      const isNeeded = player.phase === "seeking";
      if (isNeeded) {
        player.pause();
      }
      return isNeeded;
    },
  };

  return {
    transport,
    actions,
    /** For runs with ties and dead ends. @satisfies {Actions} */
    jumps: {
      nextTie: () => findNext("tie"),
      nextDeadEnd: () => findNext("dead-end"),
    },
    seek,
    seekStep,
    setSpeed,
    showSpeed,
    /** Tells screen readers where the run stands. @param {Omit<Standing, "phase" | "isLong">} standing @returns {boolean} whether it has been on its way for so long that a word is due */
    narrate(standing) {
      const now = performance.now();
      seekingSince = player.phase === "seeking" ? seekingSince || now : 0;
      const isLong = seekingSince > 0 && now - seekingSince > PATIENCE_MS;
      narrator.tell({ ...standing, phase: player.phase, isLong });
      return isLong;
    },
  };
}
