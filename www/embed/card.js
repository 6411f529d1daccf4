/**
 * What the element shows: a run on its board, its story in a sentence, and its play head; or a game with its
 * buttons. The parts are those of Explore and of Play; here is what follows from not being alone on a page.
 *
 * @import { Moment, ThemeId } from "../pkg/knights_tour.js"
 * @import { RunState } from "../app/run-link.js"
 * @import { Problem } from "../run/open-run.js"
 * @import { OpenedHere } from "./open-shown.js"
 */

import { isTaken, listenForClicks, listenForKeys } from "../app/actions.js";
import { attributeOf } from "../app/run-link.js";
import { runOf } from "../run/describe.js";
import { allLayers, layersForPlay, usualLayers } from "../run/layers.js";
import { nameOf } from "../run/methods.js";
import { openChanged, openRun } from "../run/open-run.js";
import { createShownRun, numberTourFrom, settleThere } from "../run/shown-run.js";
import { elementName } from "#text/embed.js";
import * as words from "#text/words.js";
import { fitShape, redrawFor } from "../widgets/canvas.js";
import { find, sentencePart } from "../widgets/dom.js";
import { announceIn, createSpeaker } from "../widgets/live-region.js";
import { createNotices } from "../widgets/notices.js";
import { createRedraw } from "../widgets/redraw.js";
import {
  createRunStage,
  drawRun,
  lookOf,
  moveByHand,
  putRun,
  showFeasibility,
} from "../widgets/run-stage.js";
import { bindingsOf } from "../widgets/shortcuts.js";
import { nameButtons } from "../widgets/transport.js";
import { createGameHere } from "./game-here.js";
import { openGameHere } from "./open-shown.js";

/** @typedef {ReturnType<typeof createCard>} Card */
/**
 * What is seen of a run or a game: enough to open it again.
 * @typedef {Pick<OpenedHere, "settings" | "problems"> & { position: number, isPlaying: boolean, moves: readonly string[] }} Seen
 */

/** A run that loops rests at its end. */
const LOOP_MS = 3000;
/** Frames that are drawn at once for paper: a run may be on its way to its step. */
const MAX_PASSES = 60;

/**
 * @param {HTMLElement} page holds the card, and its theme
 * @param {OpenedHere} opened
 * @param {object} on
 * @param {(moment: Moment) => void} on.moved the play head is elsewhere, or another run is on
 * @param {(problem: Problem) => void} on.problem something that was asked for cannot be
 * @param {() => ThemeId} on.theme
 * @param {() => void} on.arrived it is where it was asked to go at first
 * @param {() => boolean} on.loops whether a run that has played to its end begins again
 */
export function createCard(page, opened, { moved, problem, theme, arrived, loops }) {
  const shown = createShownRun(opened);
  const { player } = shown;
  const story = find(page, ".say", HTMLElement);
  const notices = createNotices(find(page, ".notices", HTMLElement), () => story.focus());
  const announce = announceIn(find(page, ".live", HTMLElement));
  let [isSeen, isClosed, hasControls, isOnPaper] = [false, false, false, false];
  let message = "";
  /** The moment that was told of last, and its step. */
  let [told, reached] = ["", 0];
  /** Whether it has come to the step that was asked for at first. */
  let isThere = false;
  /** Whether it plays once it is back at the beginning. */
  let playsThere = false;
  /** Whether it has begun again by itself: nobody wants to hear that every time. */
  let isRepeating = false;
  let resting = 0;
  /** @type {Pick<RunState, "layers">} */
  let wanted = { layers: undefined };
  let layers = [...allLayers];

  // Several elements of a page would talk all at once: the one that somebody is in speaks.
  const speaker = createSpeaker(
    (text) => !isRepeating && page.matches(":focus-within") && announce(text),
  );

  const { redraw, changed, once, drawNow } = createRedraw({ isShown: () => !isClosed, draw });

  /** @param {number} now */
  function draw(now) {
    // Out of sight, a run that plays waits.
    if (!isSeen && !isOnPaper && player.phase === "running") {
      return false;
    }
    const wasRunning = player.phase === "running";
    const goesOn = drawRun(stage, now);
    if (player.isMoving) {
      return goesOn;
    }
    if (!isThere) {
      isThere = true;
      arrived();
    }
    if (playsThere) {
      playsThere = false;
      playHead.actions.play();
    }
    if (wasRunning && shown.session.done && loops()) {
      resting = setTimeout(playAgain, LOOP_MS);
    }
    return goesOn || player.isMoving;
  }

  function playAgain() {
    playHead.actions.first();
    [isRepeating, playsThere] = [true, true];
    redraw();
  }

  /** What was to come by itself does not: somebody has taken over. */
  function takeOver() {
    clearTimeout(resting);
    [isRepeating, playsThere] = [false, false];
  }

  /** @param {string} text */
  function say(text) {
    message = text;
    changed();
    speaker.say(text);
  }

  const stage = createRunStage(
    page,
    shown,
    { speaker, redraw, say, announce: speaker.say, notices, once },
    {
      look: () => lookOf(shown, layers, theme()),
      resize: chooseLayers,
      pick,
      restart,
      label: words.squareLabel,
      message: () => message,
      hint: () => game.hint(),
      step: (square, isOnward) => game.step(square, isOnward),
      spoken: (moment) => game.spoken(moment) ?? words.spoken(moment, runOf(shown)),
      moved(moment) {
        const key = `${shown.run} ${moment.position}`;
        if (key !== told) {
          [told, reached] = [key, moment.position];
          game.moved();
          moved(moment);
        }
      },
      isSeen: () => (isSeen || isOnPaper) && !isClosed,
      tell(moment) {
        const said = game.story(moment);
        story.replaceChildren(
          ...(said === null ? words.story(moment, runOf(shown)).map(sentencePart) : [said]),
        );
        game.show(moment);
        if (!player.isMoving) {
          stage.grid.show(shown.session.squareInfo(moment.focus));
        }
      },
    },
  );
  const { playHead, view } = stage;
  const game = createGameHere(page, shown, { say, changed, announce: speaker.say });

  /** Shows the layers that are asked for, or those that are usual at this size of the squares. */
  function chooseLayers() {
    const isGraph = shown.settings.graph !== undefined;
    const usual = game.isOn
      ? layersForPlay(isGraph)
      : usualLayers(view.squareSize(), { isGraph, isQuiet: true });
    layers = wanted.layers ?? usual;
    redraw();
  }

  /** Tells whoever looks, and whoever listens. @param {Problem} what @param {string} text */
  function tell(what, text) {
    notices.add(text);
    problem({ ...what, message: text });
  }

  /** Puts a run or a game on in place of the one before. @param {OpenedHere} next */
  function put(next) {
    takeOver();
    game.use(next.game);
    putRun(stage, next);
    fitShape(find(page, ".place", HTMLElement), shown.info.width, shown.info.height);
    page.setAttribute("aria-label", elementName(shown.info.title));
    message = "";
    notices.show([], "");
    const { speed } = player;
    const inUse = new Map(Object.entries({ ...shown.settings, speed, theme: theme() }));
    for (const each of shown.problems) {
      const { name, message: from, instead = String(inUse.get(name) ?? "") } = each;
      // A setting is named as the page around has written it.
      const why = attributeOf(name) === name ? from : from.replace(name, attributeOf(name));
      tell(each, words.replaced(name, why, nameOf(name, instead)));
    }
    showFeasibility(stage);
    changed();
  }

  /** The same again, from its beginning. */
  function restart() {
    const opener = game.isOn ? openGameHere : openRun;
    put({ ...opener(shown.settings), problems: [] });
  }

  /** @param {string} square */
  function pick(square) {
    takeOver();
    if (game.isOn) {
      // The move before may still wait for its picture, and to be told.
      drawNow(1);
      game.pick(square);
      return;
    }
    if (!hasControls || moveByHand(stage, square)) {
      return;
    }
    const { opened: next, refusal } = openChanged(shown.settings, { start: square });
    if (next) {
      put(next);
    } else {
      say(words.refused(refusal.message));
    }
  }

  const ofRun = { ...playHead.actions, ...playHead.jumps };
  const { back, forward, cancel } = playHead.actions;
  const ofGame = { back, forward, undo: back, cancel, restart, judge: game.judge };
  const bindings = {
    run: bindingsOf(ofRun, [], {}),
    game: bindingsOf(ofGame, [{ action: "judge", name: "", keys: ["l"] }], {}),
  };

  /** @param {string} action */
  function act(action) {
    const actions = game.isOn ? ofGame : ofRun;
    const does = /** @type {Record<string, () => boolean | void>} */ (actions)[action];
    if (!does) {
      return false;
    }
    takeOver();
    message = "";
    const isDone = does() !== false;
    changed();
    return isDone;
  }

  /** Goes where the attributes say, on the run that is there. @param {RunState} state @param {boolean} goes whether the step is asked for */
  function follow(state, goes) {
    wanted = state;
    chooseLayers();
    shown.numberFrom = null;
    if (state.numberFrom) {
      const refusal = numberTourFrom(shown, state.numberFrom);
      if (refusal) {
        const name = "numberFrom";
        tell({ name, message: refusal }, words.replaced(name, refusal, ""));
      }
    }
    if (goes) {
      takeOver();
      playHead.seek(state.step, () =>
        settleThere(shown, state).forEach((each) => tell(each, each.message)),
      );
    }
    changed();
  }

  listenForClicks(page, act);
  listenForKeys(() => (game.isOn ? bindings.game : hasControls ? bindings.run : []), act, page);
  page.addEventListener("keydown", (event) => {
    // In a deck of slides an arrow would turn the slide as well.
    if (event.defaultPrevented || isTaken(event)) {
      event.stopPropagation();
    }
  });
  nameButtons(page);
  put(opened);

  return {
    act,
    put,
    follow,
    redraw: changed,
    /** Steps a second; `null` for what is usual on the board. @param {number | null} perSecond */
    setSpeed: (perSecond) => playHead.setSpeed(perSecond),
    get position() {
      return shown.session.position;
    },
    /** @param {boolean} [isLost] whether the solver has crashed, and the run can no longer be asked @returns {Seen} */
    seen(isLost = false) {
      const { settings, problems } = shown;
      const isPlaying = player.phase === "running";
      const position = isLost ? reached : player.destination;
      return { settings, problems, position, isPlaying, moves: game.moves };
    },
    get phase() {
      return player.phase;
    },
    get moment() {
      return shown.session.moment();
    },
    /** The squares of the tour in their order; nothing is worked out for one that nobody asks for. */
    path: () => shown.session.state().path,
    /** @param {number} position */
    seek(position) {
      takeOver();
      playHead.seek(position);
    },
    /** @param {boolean} has */
    setControls(has) {
      hasControls = has;
    },
    /** Only what is in sight is drawn. @param {boolean} isInSight */
    setSeen(isInSight) {
      isSeen = isInSight;
      redraw();
    },
    /** Draws for paper, at once, wherever it is; or for the screen again. @param {boolean} isPrinting */
    print(isPrinting) {
      isOnPaper = isPrinting;
      redrawFor(page, isPrinting);
      changed();
      if (isPrinting) {
        drawNow(MAX_PASSES);
      }
    },
    /** Gives back all that was held of the solver. */
    close() {
      isClosed = true;
      takeOver();
      game.stop();
      speaker.clear();
      view.close();
      shown.session.free();
    },
  };
}
