/**
 * Shows the room. Whatever asks for a redraw, there is one a frame, and in it the run goes on if it
 * is moving. What is slower to read or to write than a frame follows at its own pace.
 *
 * @import { Moment } from "../../pkg/knights_tour.js"
 * @import { Room } from "./state.js"
 */

import { showAddress } from "../../app/address.js";
import { writeAddress } from "../../app/run-address.js";
import { setText } from "../../widgets/dom.js";
import { createFlashGuard } from "../../run/flash-guard.js";
import { createNarrator } from "../../app/narrator.js";
import { captionOf, placeOf } from "./state.js";
import { runOf } from "../../run/describe.js";
import * as words from "../../text/en/words.js";

/** The address, the title and the grid's names follow this often at most: browsers count how often
 * an address changes. */
const SETTLE_MS = 400;
/** While a run plays, the address follows this often, so that a reload finds its place. */
const KEEP_MS = 1000;
/** A long way is worth a word when it takes this long. */
const PATIENCE_MS = 200;
/** Frames that are kept for whoever measures. */
const MOST_MEASURED = 5000;

/**
 * The parts of the page that show the room.
 * @typedef {object} Parts
 * @property {HTMLElement} caption
 * @property {ReturnType<typeof import("../../widgets/board-view.js").createBoardView>} view
 * @property {ReturnType<typeof import("../../widgets/board-grid.js").createBoardGrid>} grid
 * @property {ReturnType<typeof import("../../widgets/layer-chips.js").createLayerChips>} layers
 * @property {ReturnType<typeof import("../../widgets/transport.js").createTransport>} transport
 * @property {ReturnType<typeof import("./story.js").createStory>} story
 * @property {ReturnType<typeof import("./outcome.js").createOutcome>} outcome
 * @property {import("../../app/live-region.js").Speaker} speaker
 * @property {(isClosed: boolean) => void} onTour a run has found a tour
 */

/** @type {(room: Room, parts: Parts) => { redraw: () => void, changed: () => void, keep: () => void }} */
export function createFrames(room, parts) {
  const { caption, view, grid, layers, transport, story, outcome, speaker, onTour } = parts;
  let isAsked = false;
  /** What the story last told. */
  let told = "";
  let seekingSince = 0;
  let settled = 0;
  let kept = 0;
  let isSettling = false;
  let measured = 0;
  let isUsable = false;
  const guard = createFlashGuard();
  const narrator = createNarrator(speaker);

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

  /** @param {number} now */
  function frame(now) {
    const start = performance.now();
    const { player } = room;
    isAsked = false;
    if (!room.isOpen) {
      return;
    }
    if (player.tick(now)) {
      redraw();
    }
    if (player.phase === "running" && now - kept > KEEP_MS) {
      keep();
    }
    const moment = room.session.moment();
    seekingSince = player.phase === "seeking" ? seekingSince || now : 0;
    const isLong = seekingSince > 0 && now - seekingSince > PATIENCE_MS;
    narrate(moment, isLong);
    if (!isDue(now)) {
      return;
    }
    const isDrawn = view.draw();
    transport.show(moment, player.phase);
    story.showCounters(moment);
    setText(caption, captionOf(room, moment, isLong));
    tell(moment, now);
    measure(start);
    if (isDrawn && !isUsable && player.phase !== "seeking") {
      isUsable = true;
      performance.mark("usable");
    }
  }

  /** Whether this moment is shown, by all parts of the page together, or left out because others follow at once. @param {number} now */
  function isDue(now) {
    const { player } = room;
    const isLeftOut = player.phase === "seeking" && view.isResting();
    return (!isLeftOut && guard.allows(view.takenBack(), now, player)) || !player.isMoving;
  }

  /** Tells the story of a moment, once. @type {(moment: Moment, now: number) => void} */
  function tell(moment, now) {
    const { isMoving, phase } = room.player;
    const key = `${room.run} ${moment.position} ${phase}`;
    if (key === told) {
      return;
    }
    told = key;
    const run = runOf(room);
    story.show(moment, run);
    layers.name([moment.squareMeasure]);
    outcome.show(room, moment);
    if (moment.outcome?.kind === "tour") {
      onTour(moment.outcome.closed);
    }
    if (!isMoving && !isSettling) {
      isSettling = true;
      setTimeout(settle, Math.max(0, settled + SETTLE_MS - now));
    }
  }

  /** Tells those who cannot see it. @type {(moment: Moment, isLong: boolean) => void} */
  function narrate(moment, isLong) {
    const { run, player, settings } = room;
    narrator.tell({
      run,
      position: moment.position,
      phase: player.phase,
      isLong,
      full: () => words.spoken(moment, runOf(room)),
      short: () => words.sayOn(settings)(words.shortly(moment)),
      computing: () => words.sayOn(settings)(words.computing(moment)),
    });
  }

  /** Lets follow what takes longer, once nothing moves. */
  function settle() {
    isSettling = false;
    if (room.player.isMoving || !room.isOpen) {
      return;
    }
    settled = performance.now();
    const moment = room.session.moment();
    document.title = words.title(moment, room.info.title);
    grid.show(room.session.squareInfo(moment.focus));
    keep();
  }

  /** Writes the address, except on a long way: it still says where the way leads. */
  function keep() {
    if (room.player.phase !== "seeking" && room.isOpen) {
      kept = performance.now();
      showAddress(() => writeAddress(placeOf(room)), "replace");
    }
  }

  /** @param {number} start */
  function measure(start) {
    performance.measure("frame", { start });
    measured += 1;
    if (measured > MOST_MEASURED) {
      performance.clearMeasures("frame");
      measured = 0;
    }
  }

  return { redraw, changed, keep };
}
