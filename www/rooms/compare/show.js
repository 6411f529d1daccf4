/**
 * Renders the lanes: the time available in a frame is shared between them.
 * @import { Moment } from "../../pkg/knights_tour.js"
 * @import { Race } from "./race.js"
 */

import { rememberTour } from "../../run/feasibility.js";
import { createFlashGuard } from "../../run/flash-guard.js";
import * as words from "#text/compare.js";
import { setText } from "../../widgets/dom.js";
import { pause } from "../../widgets/redraw.js";

/** Time for stepping and drawing all lanes together; lanes that do not fit are drawn in the next frame. */
const FRAME_MS = 8;

/**
 * @param {Race} race
 * @param {object} parts
 * @param {HTMLElement} parts.caption
 * @param {ReturnType<typeof import("./runs.js").createRuns>} parts.runs
 */
export function createShow(race, { caption, runs }) {
  const { frame, layers, playHead } = race;
  /** The lane that is drawn first in the next frame. */
  let next = 0;
  const guard = createFlashGuard();

  /** Whether to show this moment, in all lanes together; it is skipped if others follow immediately. @param {number} now */
  function isDue(now) {
    const { lanes, player } = race;
    const isLeftOut = player.phase === "seeking" && lanes.every(({ lane }) => lane.isResting());
    const takenBack = Math.max(...lanes.map(({ lane }) => lane.takenBack()));
    return (!isLeftOut && guard.allows(takenBack, now, player)) || !player.isMoving;
  }

  /** Draws lanes in turn while there is time, at least one. @type {(until: number) => boolean} whether all were drawn */
  function drawLanes(until) {
    const { lanes } = race;
    let drawn = 0;
    do {
      next = (next + 1) % lanes.length;
      lanes[next]?.lane.draw();
      drawn += 1;
    } while (drawn < lanes.length && performance.now() < until);
    return drawn === lanes.length && !lanes.some(({ lane }) => lane.isBehind());
  }

  /** Shows the stories of a moment. @param {Moment[]} moments */
  function tell(moments) {
    layers.name(moments.map(({ squareMeasure }) => squareMeasure));
    race.lanes.forEach(({ lane }, i) => {
      lane.showStory(/** @type {Moment} */ (moments[i]), race.isImpossible);
    });
  }

  return {
    /** @param {number} now */
    draw(now) {
      const start = performance.now();
      const { player, lanes, session } = race;
      const goesOn = player.tick(now);
      const moment = session.moment();
      const moments = lanes.map((each) => each.session.moment());
      const isLong = playHead.narrate({
        run: race.run,
        position: moment.position,
        full: () => words.spoken(moments),
        short: () => words.shortly(moments),
        computing: () => words.computing(moment.position),
      });
      if (!isDue(now)) {
        return true;
      }
      playHead.transport.show(moment, player.phase);
      lanes.forEach(({ lane, settings }, i) => {
        const own = /** @type {Moment} */ (moments[i]);
        lane.showCounters(own);
        if (own.outcome) {
          runs.add(settings, own);
        }
        if (own.outcome?.kind === "tour") {
          rememberTour(settings, own.outcome.closed, own.start);
        }
      });
      setText(
        caption,
        isLong ? words.computing(moment.position) : frame.message || race.cursor || words.caption,
      );
      frame.once(`${moment.position} ${player.phase}`, () => tell(moments));
      const areDrawn = drawLanes(start + FRAME_MS);
      if (player.phase !== "seeking") {
        frame.usable();
      }
      return !areDrawn || goesOn;
    },
    /** Names the squares of one lane after the other; one of them may be closed meanwhile. */
    async settle() {
      for (const each of [...race.lanes]) {
        if (race.lanes.includes(each)) {
          each.lane.showGrid(each.session.moment());
        }
        await pause();
      }
    },
  };
}
