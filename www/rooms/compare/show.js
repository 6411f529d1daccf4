/**
 * Shows the lanes: one redraw a frame, however much has happened, and the time that it may take is
 * shared between them. What is slower to read than a frame follows at its own pace.
 *
 * @import { Moment } from "../../pkg/knights_tour.js"
 * @import { State } from "./compare.js"
 */

import { showAddress } from "../../app/address.js";
import { setText } from "../../widgets/dom.js";
import { createFlashGuard } from "../../run/flash-guard.js";
import { createNarrator } from "../../app/narrator.js";
import { rememberTour } from "../../run/feasibility.js";
import { boardInfo } from "../../pkg/knights_tour.js";
import * as shared from "../../text/en/words.js";
import * as words from "../../text/en/compare.js";

/** Stepping and drawing of all lanes together: lanes that are not drawn in time are drawn in the
 * next frame. */
const FRAME_MS = 8;
/** The address, the title and the names of squares follow this often at most. */
const SETTLE_MS = 400;
/** A long way is worth a word when it takes this long. */
const PATIENCE_MS = 200;

/**
 * The parts of the room that show it, besides the lanes.
 * @typedef {object} Parts
 * @property {HTMLElement} caption
 * @property {ReturnType<typeof import("../../widgets/layer-chips.js").createLayerChips>} layers
 * @property {ReturnType<typeof import("../../widgets/transport.js").createTransport>} transport
 * @property {ReturnType<typeof import("./runs.js").createRuns>} runs
 * @property {import("../../app/live-region.js").Speaker} speaker
 * @property {() => string} address
 */

/** @type {(room: State, parts: Parts) => { redraw: () => void, changed: () => void, keep: () => void }} */
export function createShow(room, { caption, layers, transport, runs, speaker, address }) {
  let isAsked = false;
  let told = "";
  let seekingSince = 0;
  let settled = 0;
  let isSettling = false;
  const narrator = createNarrator(speaker);
  /** The lane that is drawn first in the next frame. */
  let next = 0;
  const guard = createFlashGuard();

  function redraw() {
    if (!isAsked && room.isOpen) {
      isAsked = true;
      requestAnimationFrame(frame);
    }
  }

  /** Redraws, and tells everything anew. */
  function changed() {
    told = "";
    redraw();
  }

  /** Whether this moment is shown, in all lanes together, or left out because others follow at once. @param {number} now */
  function isDue(now) {
    const { lanes, player } = room;
    const isLeftOut = player.phase === "seeking" && lanes.every(({ lane }) => lane.isResting());
    const takenBack = Math.max(...lanes.map(({ lane }) => lane.takenBack()));
    return (!isLeftOut && guard.allows(takenBack, now, player)) || !player.isMoving;
  }

  /** Draws one lane after the other while there is time, at least one. @type {(until: number) => boolean} whether all were drawn */
  function drawLanes(until) {
    const { lanes } = room;
    let drawn = 0;
    do {
      next = (next + 1) % lanes.length;
      lanes[next]?.lane.draw();
      drawn += 1;
    } while (drawn < lanes.length && performance.now() < until);
    return drawn === lanes.length;
  }

  /** @param {number} now */
  function frame(now) {
    const start = performance.now();
    const { player, lanes, session } = room;
    isAsked = false;
    if (!room.isOpen) {
      return;
    }
    const goesOn = player.tick(now);
    const moment = session.moment();
    const moments = lanes.map((each) => each.session.moment());
    seekingSince = player.phase === "seeking" ? seekingSince || now : 0;
    const isLong = seekingSince > 0 && now - seekingSince > PATIENCE_MS;
    narrate(moments, moment.position, isLong);
    if (!isDue(now)) {
      redraw();
      return;
    }
    transport.show(moment, player.phase);
    lanes.forEach(({ lane, settings }, i) => {
      const own = /** @type {Moment} */ (moments[i]);
      lane.showCounters(own);
      if (own.outcome) {
        runs.add(settings, own);
      }
      if (own.outcome?.kind === "tour") {
        rememberTour(settings, own.outcome.closed);
      }
    });
    setText(
      caption,
      isLong ? words.computing(moment.position) : room.message || room.cursor || words.caption,
    );
    tell(moments, moment.position, now);
    if (!drawLanes(start + FRAME_MS) || goesOn) {
      redraw();
    }
    performance.measure("lanes", { start });
    if (player.phase !== "seeking") {
      performance.mark("usable");
    }
  }

  /** Tells the stories of a moment, once. @type {(moments: Moment[], position: number, now: number) => void} */
  function tell(moments, position, now) {
    const { isMoving, phase } = room.player;
    const key = `${position} ${phase}`;
    if (key === told) {
      return;
    }
    told = key;
    layers.name(moments.map(({ squareMeasure }) => squareMeasure));
    room.lanes.forEach(({ lane }, i) => {
      lane.showStory(/** @type {Moment} */ (moments[i]), room.isImpossible);
    });
    if (!isMoving && !isSettling) {
      isSettling = true;
      setTimeout(settle, Math.max(0, settled + SETTLE_MS - now));
    }
  }

  /** Tells those who cannot see it. @type {(moments: Moment[], position: number, isLong: boolean) => void} */
  function narrate(moments, position, isLong) {
    narrator.tell({
      run: room.run,
      position,
      phase: room.player.phase,
      isLong,
      full: () => words.spoken(moments),
      short: () => words.shortly(moments),
      computing: () => words.computing(position),
    });
  }

  /** Lets follow what takes longer, once nothing moves. */
  function settle() {
    isSettling = false;
    if (room.player.isMoving || !room.isOpen) {
      return;
    }
    settled = performance.now();
    const { width, height } = boardInfo(room.common.board);
    document.title = words.title(
      shared.progress(room.session.moment()),
      shared.size(width, height),
      shared.labels.title,
    );
    for (const { lane, session } of room.lanes) {
      lane.showGrid(session.moment());
    }
    keep();
  }

  /** Writes the address, except on a long way: it still says where the way leads. */
  function keep() {
    if (room.player.phase !== "seeking" && room.isOpen) {
      showAddress(address, "replace");
    }
  }

  return { redraw, changed, keep };
}
