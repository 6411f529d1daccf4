/**
 * What a tour leaves, and the moment of motion when it is found. Both are fetched with the first tour.
 *
 * @import { Moment } from "../../pkg/knights_tour.js"
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { Room } from "./state.js"
 */

import { preflight } from "../../run/preflight.js";
import { labels } from "#text/words.js";
import { find } from "../../widgets/dom.js";

const OUTCOME = new URL("outcome.js", import.meta.url);

/** On larger boards the line of a tour is too dense to be seen. */
const MAX_CELEBRATED = 2500;

/**
 * @param {HTMLElement} root
 * @param {Room} room
 * @param {RoomFrame} frame
 * @param {Parameters<typeof import("./celebration.js").createCelebration>[1]} boxOf where a square is drawn
 * @param {Parameters<typeof import("./outcome.js").createOutcome>[1]} on
 */
export function createTourFound(root, room, frame, boxOf, on) {
  /** @type {Awaited<ReturnType<typeof fetchParts>> | null} */
  let parts = null;
  let isComing = false;
  /** The run whose tour has been celebrated, or was there when a link was opened. */
  let celebrated = 0;

  async function fetchParts() {
    await preflight(OUTCOME);
    const { createOutcome, focusPick, showOutcome } = await import("./outcome.js");
    const { createCelebration } = await import("./celebration.js");
    const outcome = createOutcome(find(root, ".outcome", HTMLElement), on);
    return {
      focus: () => focusPick(outcome),
      show: (/** @type {Moment} */ moment) => showOutcome(outcome, room, moment),
      celebration: createCelebration(find(root, ".desk .board", HTMLElement), boxOf),
    };
  }

  async function bring() {
    isComing = true;
    try {
      parts = await fetchParts();
      show(room.session.moment());
    } catch (error) {
      console.error(error);
      frame.say(labels.roomFailed);
    }
    isComing = false;
  }

  /** @param {Moment} moment */
  function show(moment) {
    const isTour = moment.outcome?.kind === "tour";
    if (parts) {
      parts.show(moment);
      celebrate(moment, parts.celebration);
    } else if (isTour && !isComing) {
      void bring();
    }
  }

  /** Celebrates a tour that has just been found. @type {(moment: Moment, celebration: NonNullable<typeof parts>["celebration"]) => void} */
  function celebrate({ outcome: end, squares }, celebration) {
    if (end?.kind !== "tour") {
      celebration.stop();
    } else if (room.player.phase === "finished" && celebrated !== room.run) {
      celebrated = room.run;
      celebration.start(
        squares > MAX_CELEBRATED ? [] : (room.session.tour()?.squares ?? []),
        end.closed,
      );
    }
  }

  return {
    show,
    stop: () => parts?.celebration.stop(),
    focus: () => parts?.focus(),
    /** The tour was there when a link was opened. */
    isKnown() {
      celebrated = room.session.done ? room.run : celebrated;
    },
  };
}
