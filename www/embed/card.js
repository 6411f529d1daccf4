/**
 * What the element shows: a run on its board, its story in a sentence, and its play head. The parts are those
 * of Explore; here is what follows from not being alone on a page.
 *
 * @import { Moment, ThemeId } from "../pkg/knights_tour.js"
 * @import { Route } from "../app/run-address.js"
 * @import { RoomFrame } from "../app/mount-room.js"
 * @import { Opened, Problem } from "../run/open-run.js"
 */

import { listenForClicks, listenForKeys } from "../app/actions.js";
import { announceIn, createSpeaker } from "../app/live-region.js";
import { createPlayHead } from "../app/play-head.js";
import { goByHand } from "../run/by-hand.js";
import { pieceOf, runOf } from "../run/describe.js";
import { feasibilityInWords, rememberTour } from "../run/feasibility.js";
import { createFlashGuard } from "../run/flash-guard.js";
import { allLayers, usualLayers } from "../run/layers.js";
import { methodOf, withChanges } from "../run/methods.js";
import { openRun } from "../run/open-run.js";
import {
  captionOf,
  correctionsOf,
  createRoom,
  enter,
  lookOf,
  numberTourFrom,
  settleThere,
} from "../rooms/explore/state.js";
import { labelIn } from "../rooms/explore/asking.js";
import { render } from "../rooms/explore/story.js";
import { elementName } from "../text/embed.js";
import * as words from "../text/words.js";
import { find, setText } from "../widgets/dom.js";
import { createNotices } from "../widgets/notices.js";
import { createRunBoard } from "../widgets/run-board.js";
import { bindingsOf } from "../widgets/shortcuts.js";
import { nameButtons } from "../widgets/transport.js";

/** @typedef {ReturnType<typeof createCard>} Card */

/**
 * @param {HTMLElement} page holds the card, and its theme
 * @param {Opened} opened
 * @param {object} on
 * @param {(moment: Moment) => void} on.moved the play head is elsewhere, or another run is on
 * @param {(problem: Problem) => void} on.problem something that was asked for cannot be
 * @param {() => ThemeId} on.theme
 */
export function createCard(page, opened, { moved, problem, theme }) {
  const room = createRoom(opened);
  const { player } = room;
  const guard = createFlashGuard();
  const caption = find(page, ".caption", HTMLElement);
  const story = find(page, ".say", HTMLElement);
  const notices = createNotices(find(page, ".notices", HTMLElement), () => story.focus());
  const announce = announceIn(find(page, ".live", HTMLElement));
  let [isSeen, isAsked, isClosed, hasControls] = [false, false, false, false];
  let message = "";
  /** What was told of last. */
  let [told, shown] = ["", ""];
  /** @type {Route} */
  let wanted = { settings: {}, step: 0 };
  let layers = [...allLayers];

  const hasFocus = () => page.matches(":focus-within");

  // Several elements of a page would talk all at once: the one that somebody is in speaks.
  const speaker = createSpeaker((text) => hasFocus() && announce(text));

  function redraw() {
    if (!isAsked && !isClosed) {
      isAsked = true;
      requestAnimationFrame(draw);
    }
  }

  function changed() {
    shown = "";
    redraw();
  }

  /** @param {string} text */
  function say(text) {
    message = text;
    changed();
    speaker.say(text);
  }

  /** @type {Pick<RoomFrame, "speaker" | "redraw" | "announce" | "say">} */
  const frame = { speaker, redraw, say, announce: speaker.say };
  const playHead = createPlayHead(page, frame, player, {
    hasTimeline: () => room.session.moment().timeline,
    restart: () => put({ ...openRun(room.settings), problems: [] }),
  });
  const { transport } = playHead;

  /** Shows the layers that are asked for, or those that are usual at this size of the squares. */
  function chooseLayers() {
    layers = wanted.layers ?? usualLayers(view.squareSize());
    redraw();
  }

  const board = createRunBoard(page, {
    look: () => lookOf(room, layers, theme()),
    resize: chooseLayers,
    pick,
    cursor(square) {
      room.cursor = square;
      redraw();
    },
    label: (square) => labelIn(room, room.session.squareInfo(square), room.session.moment().start),
  });
  const { view, grid } = board;

  /** Tells whoever looks, and whoever listens. @param {Problem} what @param {string} text */
  function tell(what, text) {
    notices.add(text);
    problem({ ...what, message: text });
  }

  /** Puts a run on in place of the one before. @param {Opened} next */
  function put(next) {
    enter(room, next);
    board.use(room.session, room.info);
    chooseLayers();
    const terms = words.termsOf(pieceOf(room.settings));
    transport.setMethod(methodOf(room.settings.algorithm), terms);
    playHead.showSpeed();
    page.setAttribute("aria-label", elementName(room.info.title));
    message = "";
    notices.show([], "");
    correctionsOf(room, theme()).forEach((text, i) =>
      tell(/** @type {Problem} */ (room.problems[i]), text),
    );
    showFeasibility();
    changed();
  }

  /** Says where there is no tour. */
  function showFeasibility() {
    const { settings, session } = room;
    const start = settings.start === "any" ? undefined : session.moment().start;
    const { answer, because, marked } = feasibilityInWords(settings, start);
    Object.assign(room, { isImpossible: answer === "no", marked });
    notices.showImpossible(room.isImpossible ? words.noTour(because, false) : "");
  }

  /** @param {string} square */
  function pick(square) {
    if (!hasControls) {
      return;
    }
    const { session, settings } = room;
    const moment = session.moment();
    if (!player.isMoving && goByHand(session, settings.algorithm, square)) {
      room.settings = { ...settings, byHand: session.byHand };
      player.moved();
      say(words.wentByHand(moment, square));
      return;
    }
    const next = openRun(withChanges(settings, { start: square }), ["start"]);
    const [refusal] = next.problems;
    if (refusal) {
      next.session.free();
      say(words.refused(refusal.message));
    } else {
      put(next);
    }
  }

  /** Shows the moment to those who read. @param {Moment} moment */
  function show(moment) {
    story.replaceChildren(...words.story(moment, runOf(room)).map(render));
    if (moment.outcome?.kind === "tour") {
      rememberTour(room.settings, moment.outcome.closed);
    }
  }

  /** @param {number} now */
  function draw(now) {
    isAsked = false;
    if (isClosed) {
      return;
    }
    if (!isSeen && player.phase === "running") {
      return; // It goes on playing when it is seen again.
    }
    const goesOn = player.tick(now);
    const moment = room.session.moment();
    const sayOn = words.sayOn(room.settings);
    const isLong = playHead.narrate({
      run: room.run,
      position: moment.position,
      full: () => words.spoken(moment, runOf(room)),
      short: () => sayOn(words.shortly(moment)),
      computing: () => sayOn(words.computing(moment)),
    });
    const key = `${room.run} ${moment.position}`;
    if (key !== told) {
      told = key;
      moved(moment);
    }
    if (!isClosed && isSeen) {
      const isLeftOut = player.phase === "seeking" && view.isResting();
      if ((!isLeftOut && guard.allows(view.takenBack(), now, player)) || !player.isMoving) {
        paint(moment, isLong);
      }
    }
    if (goesOn || (isSeen && view.isBehind())) {
      redraw();
    }
  }

  /** @type {(moment: Moment, isLong: boolean) => void} */
  function paint(moment, isLong) {
    view.draw();
    transport.show(moment, player.phase);
    setText(caption, captionOf(room, moment, message, isLong));
    const key = `${room.run} ${moment.position} ${player.phase}`;
    if (key !== shown) {
      shown = key;
      show(moment);
      if (!player.isMoving) {
        grid.show(room.session.squareInfo(moment.focus));
      }
    }
  }

  const actions = { ...playHead.actions, ...playHead.jumps };

  /** @param {string} action */
  function act(action) {
    const does = /** @type {Record<string, () => boolean | void>} */ (actions)[action];
    if (!does) {
      return false;
    }
    message = "";
    const isDone = does() !== false;
    changed();
    return isDone;
  }

  /** Goes where the attributes say, on the run that is there. @param {Route} route @param {boolean} goes whether the step is asked for */
  function follow(route, goes) {
    wanted = route;
    chooseLayers();
    room.numberFrom = null;
    if (route.numberFrom) {
      const refusal = numberTourFrom(room, route.numberFrom);
      if (refusal) {
        const name = "numberFrom";
        tell({ name, message: refusal }, words.replaced(name, refusal, ""));
      }
    }
    if (goes) {
      playHead.seek(route.step, () =>
        settleThere(room, route).forEach((each) => tell(each, each.message)),
      );
    }
    changed();
  }

  listenForClicks(page, act);
  const bindings = bindingsOf(actions, [], {});
  listenForKeys(() => (hasControls ? bindings : []), act, page);
  nameButtons(page);
  put(room);

  return {
    act,
    put,
    follow,
    redraw: changed,
    get position() {
      return room.session.position;
    },
    get phase() {
      return player.phase;
    },
    get moment() {
      return room.session.moment();
    },
    /** The squares of the tour in their order; nothing is worked out for one that nobody asks for. */
    path: () => room.session.state().path,
    /** @param {number} position */
    seek(position) {
      playHead.seek(position);
    },
    /** @param {boolean} has */
    setControls(has) {
      hasControls = has;
      page.classList.toggle("has-controls", has);
    },
    /** Only what is in sight is drawn. @param {boolean} isInSight */
    setSeen(isInSight) {
      isSeen = isInSight;
      redraw();
    },
    /** Gives back all that was held of the solver. */
    close() {
      isClosed = true;
      speaker.clear();
      view.close();
      room.session.free();
    },
  };
}
