/**
 * Shows the room: the board, the story and all that belongs to one moment of the run, together. In each
 * frame the run goes on if it is moving.
 *
 * @import { Moment } from "../../pkg/knights_tour.js"
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { Room } from "./state.js"
 */

import { runOf } from "../../run/describe.js";
import { createFlashGuard } from "../../run/flash-guard.js";
import * as words from "../../text/words.js";
import { setText } from "../../widgets/dom.js";
import { isAsking } from "./asking.js";
import { captionOf } from "./state.js";

/** While a run plays, the address follows this often, so that a reload finds its place. */
const KEEP_MS = 1000;

/**
 * The parts of the page that show the room.
 * @typedef {object} Parts
 * @property {HTMLElement} caption
 * @property {ReturnType<typeof import("../../widgets/board-view.js").createBoardView>} view
 * @property {ReturnType<typeof import("../../widgets/layer-choice.js").createLayerChoice>} layers
 * @property {ReturnType<typeof import("../../app/play-head.js").createPlayHead>} playHead
 * @property {ReturnType<typeof import("./story.js").createStory>} story
 * @property {ReturnType<typeof import("./outcome.js").createOutcome>} outcome
 * @property {ReturnType<typeof import("./for-class.js").createForClass>} forClass
 * @property {(isClosed: boolean) => void} onTour a run has found a tour
 */

/** @type {(room: Room, frame: RoomFrame, parts: Parts) => (now: number) => boolean} draws; true while the run moves */
export function createShow(room, frame, parts) {
  const { caption, view, layers, playHead, story, outcome, forClass, onTour } = parts;
  const { player } = room;
  const guard = createFlashGuard();
  let kept = 0;

  /** Whether this moment is shown, by all parts of the page together, or left out because others follow at once. @param {number} now */
  function isDue(now) {
    const isLeftOut = player.phase === "seeking" && view.isResting();
    return (!isLeftOut && guard.allows(view.takenBack(), now, player)) || !player.isMoving;
  }

  /** Tells the story of a moment. @param {Moment} moment */
  function tell(moment) {
    story.show(moment, runOf(room), isAsking(room));
    forClass.tools?.ask.show();
    layers.name([moment.squareMeasure]);
    outcome.show(room, moment);
    if (moment.outcome?.kind === "tour") {
      onTour(moment.outcome.closed);
    }
  }

  return (now) => {
    const goesOn = player.tick(now);
    if (player.phase === "running" && now - kept > KEEP_MS) {
      kept = now;
      frame.keep();
    }
    const moment = room.session.moment();
    const say = words.sayOn(room.settings);
    const isLong = playHead.narrate({
      run: room.run,
      position: moment.position,
      full: () => (isAsking(room) ? words.asks(moment) : words.spoken(moment, runOf(room))),
      short: () => say(words.shortly(moment)),
      computing: () => say(words.computing(moment)),
    });
    if (!isDue(now)) {
      return goesOn;
    }
    const isDrawn = view.draw();
    forClass.tools?.presentation.show();
    playHead.transport.show(moment, player.phase);
    story.showCounters(moment);
    setText(caption, captionOf(room, moment, frame.message, isLong));
    frame.once(`${room.run} ${moment.position} ${player.phase}`, () => tell(moment));
    if (isDrawn && player.phase !== "seeking") {
      frame.usable();
    }
    return goesOn || view.isBehind();
  };
}
