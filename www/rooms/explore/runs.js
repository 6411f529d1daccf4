/**
 * Which run is on: by other settings, by a click on the board, and back again.
 *
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 * @import { Opened, Problem } from "../../run/open-run.js"
 * @import { Parts } from "./parts.js"
 * @import { Before, Room } from "./state.js"
 */

import { linkTo } from "../../app/links.js";
import { pieceOf } from "../../run/describe.js";
import { feasibilityInWords } from "../../run/feasibility.js";
import { LONGEST, methodOf } from "../../run/methods.js";
import { openChanged, openRun } from "../../run/open-run.js";
import { whenRunnable } from "../../run/when-here.js";
import * as words from "#text/words.js";
import { find } from "../../widgets/dom.js";
import { moveByHand, putRun, showFeasibility } from "../../widgets/run-stage.js";
import { showSettings } from "./settings.js";
import { setMethod } from "./story.js";

/** Maximum number of clicks on the board that can be undone. */
const MAX_UNDO = 100;

/** Puts a run on in place of the one before. @type {(parts: Parts, opened: Opened) => void} */
export function put({ root, room, frame, story, stage, settings, numbers, tourFound }, opened) {
  putRun(stage, opened);
  tourFound.stop();
  room.picking = false;
  frame.hush();
  setMethod(story, methodOf(room.settings.algorithm), room.settings, pieceOf(room.settings));
  const { start } = room.session.moment();
  numbers.keep();
  showSettings(settings, room, start);
  const editBoard = find(root, "#edit-board", HTMLAnchorElement);
  editBoard.hidden = room.settings.graph !== undefined;
  editBoard.href = linkTo("build", { ...room.settings, start });
  frame.notices.show([]);
  showFeasibility(stage);
  frame.changed();
}

/** The same run again, from its beginning. @param {Parts} parts */
export const restart = (parts) => put(parts, openRun(parts.room.settings));

/** Starts a run with other settings. What is wrong leaves the run as it is. @type {(parts: Parts, changes: Partial<RunSettings>) => Problem | undefined} */
export function begin(parts, changes) {
  const { room, frame, layers } = parts;
  const isOtherMethod = changes.algorithm !== undefined;
  const wished = { ...room.settings, ...(isOtherMethod && room.waiting) };
  const { opened, refusal } = openChanged(wished, changes);
  if (!opened) {
    return refusal;
  }
  room.waiting = notOffered({ ...room.settings, ...room.waiting, ...changes }, opened.settings);
  frame.asStep(() => {
    layers.forgetUsual();
    put(parts, opened);
  });
  frame.adapt(opened.problems);
  return undefined;
}

/** What was wished for, of the settings that not every method offers, and is not in use. @type {(wished: Partial<RunSettings>, used: RunSettings) => Partial<RunSettings>} */
const notOffered = ({ target, tieBreak, rule, moves, whenStuck }, used) => ({
  ...(target && target !== used.target && { target }),
  ...(tieBreak && tieBreak !== used.tieBreak && { tieBreak }),
  ...(rule && rule !== used.rule && { rule }),
  ...(moves && moves !== used.moves && { moves }),
  ...(whenStuck && whenStuck !== used.whenStuck && { whenStuck }),
});

/** What would be wrong with other settings; changes nothing. @type {(room: Room, changes: Partial<RunSettings>) => string | null} */
export function refusalOf({ settings }, changes) {
  const { opened, refusal } = openChanged(settings, changes);
  opened?.session.free();
  return refusal?.message ?? null;
}

/** Puts another method in the place of the one that did not settle it. @type {(parts: Parts, changes: Partial<RunSettings>) => void} */
function askAnother(parts, changes) {
  function change() {
    begin(parts, changes);
    parts.story.heading.focus();
  }
  void whenRunnable(changes.algorithm, change, parts.settings.on);
}

/** Asks several methods in turn. @param {Parts} parts */
export const askBest = (parts) => askAnother(parts, { algorithm: "best" });

/** Looks for the longest path, from any square where no tour begins anywhere. @param {Parts} parts */
export function askLongest(parts) {
  const { answer } = feasibilityInWords({ ...parts.room.settings, target: "open" });
  askAnother(parts, { algorithm: LONGEST, ...(answer === "no" && { start: "any" }) });
}

/** @param {Room} room @returns {Before} */
const momentIn = ({ settings, session }) => ({ settings, step: session.position });

/** Begins on a square. @type {(parts: Parts, square: string) => void} */
export function startFrom(parts, square) {
  const here = momentIn(parts.room);
  const refusal = begin(parts, { start: square });
  if (refusal) {
    parts.frame.say(words.refused(refusal.message), "error");
  } else {
    remember(parts, here);
  }
}

/** Goes to a square by hand; false where no move leads there, or the method could not go on. @type {(parts: Parts, square: string) => boolean} */
export function goTo(parts, square) {
  const { room, frame, stage } = parts;
  const here = momentIn(room);
  if (!moveByHand(stage, square)) {
    return false;
  }
  remember(parts, here);
  if (room.session.waits) {
    frame.notices.add(words.waits);
  }
  return true;
}

/** Remembers what was there, now that a click has put something else in its place. @type {(parts: Parts, moment: Before) => void} */
function remember({ room: { before }, stage }, moment) {
  before.push(moment);
  before.splice(0, before.length - MAX_UNDO);
  stage.playHead.transport.allow("undo", true);
}

/** Brings back what was there before the last click on the board; false where there was none. @param {Parts} parts */
export function undo(parts) {
  const { root, room, stage } = parts;
  const last = room.before.pop();
  if (!last) {
    return false;
  }
  const isMore = room.before.length > 0;
  room.waiting = {};
  put(parts, openRun(last.settings));
  room.player.seek(last.step);
  const button = find(root, ".undo", HTMLElement);
  // Its button goes when nothing is left, and the focus must not go with it.
  if (!isMore && button === document.activeElement) {
    find(root, "[data-action=play]", HTMLElement).focus();
  }
  stage.playHead.transport.allow("undo", isMore);
  return true;
}
