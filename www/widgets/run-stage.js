/**
 * A run on its board, above its play head: which run is on, and what one frame shows of it. Explore and the
 * element for other pages stand on it.
 *
 * @import { Layer, Moment, SquareInfo, ThemeId } from "../pkg/knights_tour.js"
 * @import { FeasibilityInWords } from "../run/feasibility.js"
 * @import { Opened } from "../run/open-run.js"
 * @import { ShownRun } from "../run/shown-run.js"
 * @import { Cell } from "./board-grid.js"
 * @import { Look } from "./board-view.js"
 * @import { Frame as PlayHeadFrame } from "./play-head.js"
 */

import { goByHand } from "../run/by-hand.js";
import { pieceOf, runOf } from "../run/describe.js";
import { feasibilityInWords, rememberTour } from "../run/feasibility.js";
import { createFlashGuard } from "../run/flash-guard.js";
import { LONGEST, methodOf } from "../run/methods.js";
import { enter } from "../run/shown-run.js";
import * as words from "#text/words.js";
import { find, setText } from "./dom.js";
import { createPlayHead } from "./play-head.js";
import { createRunBoard } from "./run-board.js";

/**
 * What the host, a room or an element, provides.
 * @typedef {PlayHeadFrame & { notices: { showImpossible: (text: string) => void }, once: (moment: string, show: () => void) => void }} Frame
 */

/** What determines the picture apart from the run. @type {(shown: ShownRun, layers: Layer[], theme: ThemeId) => Look} */
export const lookOf = ({ player, session, cursor, numberFrom, marked }, layers, theme) => ({
  layers,
  theme,
  glide: player.glideOn,
  choice: player.showsChoice,
  cursor,
  numberFrom,
  marked: session.position === 0 ? marked : [],
});

/**
 * @typedef {object} On
 * @property {() => Look} look how the board is to be drawn now
 * @property {() => void} resize another run is on, or squares have another size
 * @property {(square: string) => void} pick
 * @property {() => void} restart
 * @property {(info: SquareInfo, start: string) => string} label the label of a square
 * @property {() => string} message what was said last, for the line under the board
 * @property {() => string | undefined} [hint] what a click on the board does, if it does nothing usual
 * @property {(square: string, onward: boolean) => Cell | null} [step] where an arrow key leads if not to the neighbouring square
 * @property {(moment: Moment) => string} [spoken] what is told of a moment at rest
 * @property {(moment: Moment) => void} [moved] the moment of this frame
 * @property {() => boolean} [isSeen] whether there is anything to be seen of it
 * @property {(moment: Moment, isDrawn: boolean) => void} [show] shows more in the frames that are drawn
 * @property {(moment: Moment) => void} tell tells the story of a moment
 * @property {(known: FeasibilityInWords) => void} [feasible] what is known of whether there is a tour
 */

/** @typedef {ReturnType<typeof createRunStage>} Stage */

/**
 * @param {HTMLElement} root
 * @param {ShownRun} shown
 * @param {Frame} frame
 * @param {On} on
 */
export function createRunStage(root, shown, frame, on) {
  const playHead = createPlayHead(root, frame, shown.player, {
    hasTimeline: () => shown.session.timeline,
    restart: on.restart,
  });
  const board = createRunBoard(root, {
    ...on,
    cursor(square) {
      if (square !== shown.cursor) {
        shown.cursor = square;
        frame.redraw();
      }
    },
    label: (square) => labelOf(shown, on, square),
  });
  const caption = find(root, ".caption", HTMLElement);
  return { ...board, shown, frame, on, playHead, caption, guard: createFlashGuard() };
}

/** @type {(shown: ShownRun, on: On, square: string) => string} */
const labelOf = ({ session }, on, square) =>
  on.label(session.squareInfo(square), session.moment().start);

/** Puts a run on in place of the one before. @type {(stage: Stage, opened: Opened) => void} */
export function putRun({ shown, on, use, grid, playHead }, opened) {
  enter(shown, opened);
  const { settings, session, info } = shown;
  use(session, info);
  on.resize();
  playHead.transport.setMethod(methodOf(settings.algorithm), words.termsOf(pieceOf(settings)));
  playHead.showSpeed();
  shown.cursor = grid.cursor();
}

/** Says whether there is a tour. @param {Stage} stage */
export function showFeasibility({ shown, frame, on }) {
  const { settings, session, player } = shown;
  const start = settings.start === "any" ? undefined : session.moment().start;
  const known = feasibilityInWords(settings, start);
  // Who looks for the longest path does not expect a tour.
  const isImpossible = known.answer === "no" && settings.algorithm !== LONGEST;
  Object.assign(shown, { isImpossible, marked: known.marked });
  on.feasible?.(known);
  frame.notices.showImpossible(
    isImpossible ? words.noTour(known.because, player.phase === "finished") : "",
  );
}

/** Goes to a square by hand; false where no move leads there, or the method could not go on. @type {(stage: Stage, square: string) => boolean} */
export function moveByHand({ shown, frame }, square) {
  const { session, settings, player } = shown;
  const moment = session.moment();
  if (player.isMoving || !goByHand(session, settings.algorithm, square)) {
    return false;
  }
  shown.settings = { ...settings, byHand: session.byHand };
  player.moved();
  frame.say(words.wentByHand(moment, square));
  return true;
}

/** Takes the steps of a frame, and shows where they lead. @type {(stage: Stage, now: number) => boolean} whether more is to come */
export function drawRun(stage, now) {
  const { shown, frame, on, view, caption, playHead } = stage;
  const { player } = shown;
  const goesOn = player.tick(now);
  const moment = shown.session.moment();
  const say = words.sayOn(shown.settings);
  const isLong = playHead.narrate({
    run: shown.run,
    position: moment.position,
    full: () => on.spoken?.(moment) ?? words.spoken(moment, runOf(shown)),
    short: () => say(words.shortly(moment)),
    computing: () => say(words.computing(moment)),
  });
  on.moved?.(moment);
  if (on.isSeen?.() === false || !isDue(stage, now)) {
    return goesOn;
  }
  const isDrawn = view.draw();
  playHead.transport.show(moment, player.phase);
  setText(caption, captionOf(stage, moment, isLong));
  on.show?.(moment, isDrawn);
  frame.once(`${shown.run} ${moment.position} ${player.phase}`, () => tell(stage, moment));
  return goesOn || view.isBehind();
}

/** Whether this moment is shown, by all parts together, or left out because others follow at once. @type {(stage: Stage, now: number) => boolean} */
function isDue({ shown: { player }, view, guard }, now) {
  const isLeftOut = player.phase === "seeking" && view.isResting();
  return (!isLeftOut && guard.allows(view.takenBack(), now, player)) || !player.isMoving;
}

/** The line under the board. @type {(stage: Stage, moment: Moment, isLong: boolean) => string} */
function captionOf({ shown, on }, moment, isLong) {
  const { settings, cursor, player } = shown;
  const say = words.sayOn(settings);
  if (isLong) {
    return say(words.computing(moment));
  }
  const said = on.message() || (cursor ? labelOf(shown, on, cursor) : on.hint?.());
  if (said !== undefined) {
    return said;
  }
  if (!moment.timeline) {
    return say(words.noTimeline);
  }
  const canGo = methodOf(settings.algorithm)?.canTakeOver && moment.untried > 0;
  return say(words.clickHint(canGo && !player.isMoving ? "go" : "start"));
}

/** @type {(stage: Stage, moment: Moment) => void} */
function tell(stage, moment) {
  stage.on.tell(moment);
  const { outcome, start } = moment;
  // Where nobody knew whether there is a tour, it is known now.
  if (outcome?.kind === "tour" && rememberTour(stage.shown.settings, outcome.closed, start)) {
    showFeasibility(stage);
  }
}
