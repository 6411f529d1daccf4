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
import { methodOf } from "../run/methods.js";
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
 * @param {HTMLElement} root
 * @param {ShownRun} shown
 * @param {Frame} frame
 * @param {object} on
 * @param {() => Look} on.look how the board is to be drawn now
 * @param {() => void} on.resize another run is on, or squares have another size
 * @param {(square: string) => void} on.pick
 * @param {() => void} on.restart
 * @param {(info: SquareInfo, start: string) => string} on.label the label of a square
 * @param {() => string} on.message what was said last, for the line under the board
 * @param {() => string | undefined} [on.hint] what a click on the board does, if it does nothing usual
 * @param {(square: string, onward: boolean) => Cell | null} [on.step] where an arrow key leads if not to the neighbouring square
 * @param {(moment: Moment) => string} [on.spoken] what is told of a moment at rest
 * @param {(moment: Moment) => void} [on.moved] the moment of this frame
 * @param {() => boolean} [on.isSeen] whether there is anything to be seen of it
 * @param {(moment: Moment, isDrawn: boolean) => void} [on.show] shows more in the frames that are drawn
 * @param {(moment: Moment) => void} on.tell tells the story of a moment
 * @param {(known: FeasibilityInWords) => void} [on.feasible] what is known of whether there is a tour
 */
export function createRunStage(root, shown, frame, on) {
  const { player } = shown;
  const guard = createFlashGuard();
  const caption = find(root, ".caption", HTMLElement);
  const playHead = createPlayHead(root, frame, player, {
    hasTimeline: () => shown.session.timeline,
    restart: on.restart,
  });

  /** @param {string} square */
  const labelOf = (square) =>
    on.label(shown.session.squareInfo(square), shown.session.moment().start);

  const { view, grid, pointing, use } = createRunBoard(root, {
    look: on.look,
    resize: on.resize,
    pick: on.pick,
    cursor(square) {
      if (square !== shown.cursor) {
        shown.cursor = square;
        frame.redraw();
      }
    },
    label: labelOf,
    step: on.step,
  });

  /** Says whether there is a tour. */
  function showFeasibility() {
    const { settings, session } = shown;
    const start = settings.start === "any" ? undefined : session.moment().start;
    const known = feasibilityInWords(settings, start);
    const isImpossible = known.answer === "no";
    Object.assign(shown, { isImpossible, marked: known.marked });
    on.feasible?.(known);
    frame.notices.showImpossible(
      isImpossible ? words.noTour(known.because, player.phase === "finished") : "",
    );
  }

  /** The line under the board. @type {(moment: Moment, isLong: boolean) => string} */
  function captionOf(moment, isLong) {
    const { settings, cursor } = shown;
    const say = words.sayOn(settings);
    if (isLong) {
      return say(words.computing(moment));
    }
    const said = on.message() || (cursor ? labelOf(cursor) : on.hint?.());
    if (said !== undefined) {
      return said;
    }
    if (!moment.timeline) {
      return say(words.noTimeline);
    }
    const canGo = methodOf(settings.algorithm)?.canTakeOver && moment.untried > 0;
    return say(words.clickHint(canGo && !player.isMoving ? "go" : "start"));
  }

  /** Whether this moment is shown, by all parts together, or left out because others follow at once. @param {number} now */
  function isDue(now) {
    const isLeftOut = player.phase === "seeking" && view.isResting();
    return (!isLeftOut && guard.allows(view.takenBack(), now, player)) || !player.isMoving;
  }

  /** @param {Moment} moment */
  function tell(moment) {
    on.tell(moment);
    const { outcome } = moment;
    // Where nobody knew whether there is a tour, it is known now.
    if (outcome?.kind === "tour" && rememberTour(shown.settings, outcome.closed)) {
      showFeasibility();
    }
  }

  return {
    view,
    grid,
    pointing,
    playHead,
    showFeasibility,
    /** Puts a run on in place of the one before. @param {Opened} opened */
    put(opened) {
      enter(shown, opened);
      const { settings, session, info } = shown;
      use(session, info);
      on.resize();
      playHead.transport.setMethod(methodOf(settings.algorithm), words.termsOf(pieceOf(settings)));
      playHead.showSpeed();
      shown.cursor = grid.cursor();
    },
    /** Goes to a square by hand; false where no move leads there, or the method could not go on. @param {string} square */
    goByHand(square) {
      const { session, settings } = shown;
      const moment = session.moment();
      if (player.isMoving || !goByHand(session, settings.algorithm, square)) {
        return false;
      }
      shown.settings = { ...settings, byHand: session.byHand };
      player.moved();
      frame.say(words.wentByHand(moment, square));
      return true;
    },
    /** Takes the steps of a frame, and shows where they lead. @param {number} now @returns {boolean} whether more is to come */
    draw(now) {
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
      if (on.isSeen?.() === false || !isDue(now)) {
        return goesOn;
      }
      const isDrawn = view.draw();
      playHead.transport.show(moment, player.phase);
      setText(caption, captionOf(moment, isLong));
      on.show?.(moment, isDrawn);
      frame.once(`${shown.run} ${moment.position} ${player.phase}`, () => tell(moment));
      return goesOn || view.isBehind();
    },
  };
}
