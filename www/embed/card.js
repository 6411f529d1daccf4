/**
 * What the element shows: a run on its board, its story in a sentence, and its play head; or a game with its
 * buttons. The parts are those of Explore and of Play; here is what follows from not being alone on a page.
 *
 * @import { Layer, Moment, ThemeId } from "../pkg/knights_tour.js"
 * @import { RunState } from "../app/run-link.js"
 * @import { Problem } from "../run/open-run.js"
 * @import { ShownRun } from "../run/shown-run.js"
 * @import { Speaker } from "../widgets/live-region.js"
 * @import { Stage } from "../widgets/run-stage.js"
 * @import { Actions } from "../widgets/shortcuts.js"
 * @import { GameHere } from "./game-here.js"
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
import {
  askVerdict,
  createGameHere,
  hintOf,
  moved,
  play,
  showButtons,
  spokenOf,
  stopJudging,
  storyOf,
  useGame,
} from "./game-here.js";
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
 * What the element around provides.
 * @typedef {object} Host
 * @property {(moment: Moment) => void} moved the play head is elsewhere, or another run is on
 * @property {(problem: Problem) => void} problem something that was asked for cannot be
 * @property {() => ThemeId} theme
 * @property {() => void} arrived it is where it was asked to go at first
 * @property {() => boolean} loops whether a run that has played to its end begins again
 */

/**
 * @typedef {object} Inside
 * @property {HTMLElement} page
 * @property {ShownRun} shown
 * @property {Host} host
 * @property {HTMLElement} story
 * @property {ReturnType<typeof createNotices>} notices
 * @property {Speaker} speaker
 * @property {(text: string) => void} say says something under the board, and to screen readers
 * @property {ReturnType<typeof createRedraw>} drawing
 * @property {Stage} stage
 * @property {GameHere} game
 * @property {boolean} isSeen
 * @property {boolean} isClosed
 * @property {boolean} hasControls
 * @property {boolean} isOnPaper
 * @property {string} message
 * @property {string} told the moment that was told of last
 * @property {number} reached its step
 * @property {boolean} isThere whether it has come to the step that was asked for at first
 * @property {boolean} playsThere whether it plays once it is back at the beginning
 * @property {boolean} isRepeating whether it has begun again by itself: nobody wants to hear that every time
 * @property {number} resting
 * @property {Pick<RunState, "layers">} wanted
 * @property {Layer[]} layers
 */

/**
 * @param {HTMLElement} page holds the card, and its theme
 * @param {OpenedHere} opened
 * @param {Host} host
 */
export function createCard(page, opened, host) {
  const inside = createInside(page, opened, host);
  const { shown, stage, game, drawing, speaker } = inside;
  const { player } = shown;
  listen(inside);
  nameButtons(page);
  put(inside, opened);

  return {
    act: (/** @type {string} */ action) => act(inside, action),
    put: (/** @type {OpenedHere} */ next) => put(inside, next),
    follow: (/** @type {RunState} */ state, /** @type {boolean} */ goes) =>
      follow(inside, state, goes),
    redraw: drawing.changed,
    /** Steps a second; `null` for what is usual on the board. @param {number | null} perSecond */
    setSpeed: (perSecond) => stage.playHead.setSpeed(perSecond),
    get position() {
      return shown.session.position;
    },
    /** @param {boolean} [isLost] whether the solver has crashed, and the run can no longer be asked @returns {Seen} */
    seen(isLost = false) {
      const { settings, problems } = shown;
      const isPlaying = player.phase === "running";
      const position = isLost ? inside.reached : player.destination;
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
      takeOver(inside);
      stage.playHead.seek(position);
    },
    /** @param {boolean} has */
    setControls(has) {
      inside.hasControls = has;
    },
    /** Only what is in sight is drawn. @param {boolean} isInSight */
    setSeen(isInSight) {
      inside.isSeen = isInSight;
      drawing.redraw();
    },
    /** Draws for paper, at once, wherever it is; or for the screen again. @param {boolean} isPrinting */
    print(isPrinting) {
      inside.isOnPaper = isPrinting;
      redrawFor(page, isPrinting);
      drawing.changed();
      if (isPrinting) {
        drawing.drawNow(MAX_PASSES);
      }
    },
    /** Gives back all that was held of the solver. */
    close() {
      inside.isClosed = true;
      takeOver(inside);
      stopJudging(game);
      speaker.clear();
      stage.view.close();
      shown.session.free();
    },
  };
}

/** @type {(page: HTMLElement, opened: OpenedHere, host: Host) => Inside} */
function createInside(page, opened, host) {
  const shown = createShownRun(opened);
  const story = find(page, ".say", HTMLElement);
  const notices = createNotices(find(page, ".notices", HTMLElement), () => story.focus());
  const announce = announceIn(find(page, ".live", HTMLElement));
  const drawing = createRedraw({
    isShown: () => !inside.isClosed,
    draw: (now) => draw(inside, now),
  });
  // Several elements of a page would talk all at once: the one that somebody is in speaks.
  const speaker = createSpeaker(
    (text) => !inside.isRepeating && page.matches(":focus-within") && announce(text),
  );
  const say = (/** @type {string} */ text) => {
    inside.message = text;
    drawing.changed();
    speaker.say(text);
  };
  const voice = { say, announce: speaker.say };
  const game = createGameHere(page, shown, { ...voice, changed: drawing.changed });
  /** @type {Inside} */
  const inside = {
    ...{ page, shown, host, story, notices, speaker, say, drawing, game },
    ...{ isSeen: false, isClosed: false, hasControls: false, isOnPaper: false },
    ...{ message: "", told: "", reached: 0, resting: 0 },
    ...{ isThere: false, playsThere: false, isRepeating: false },
    ...{ wanted: { layers: undefined }, layers: [...allLayers] },
    stage: createRunStage(
      page,
      shown,
      { ...voice, ...drawing, speaker, notices },
      {
        look: () => lookOf(shown, inside.layers, host.theme()),
        resize: () => chooseLayers(inside),
        pick: (square) => pick(inside, square),
        restart: () => restart(inside),
        label: words.squareLabel,
        message: () => inside.message,
        hint: () => hintOf(game),
        step: (square, isOnward) => game.game?.nextWay(square, isOnward) ?? null,
        spoken: (moment) => spokenOf(game, moment) ?? words.spoken(moment, runOf(shown)),
        moved: (moment) => notice(inside, moment),
        isSeen: () => (inside.isSeen || inside.isOnPaper) && !inside.isClosed,
        tell: (moment) => tell(inside, moment),
      },
    ),
  };
  return inside;
}

/** @type {(inside: Inside, now: number) => boolean} whether more is to come */
function draw(inside, now) {
  const { shown, host, stage } = inside;
  const { player } = shown;
  const wasRunning = player.phase === "running";
  // Out of sight, a run that plays waits.
  if (wasRunning && !inside.isSeen && !inside.isOnPaper) {
    return false;
  }
  const goesOn = drawRun(stage, now);
  if (player.isMoving) {
    return goesOn;
  }
  if (!inside.isThere) {
    inside.isThere = true;
    host.arrived();
  }
  if (inside.playsThere) {
    inside.playsThere = false;
    stage.playHead.actions.play();
  }
  if (wasRunning && shown.session.done && host.loops()) {
    inside.resting = setTimeout(() => playAgain(inside), LOOP_MS);
  }
  return goesOn || player.isMoving;
}

/** @param {Inside} inside */
function playAgain(inside) {
  inside.stage.playHead.actions.first();
  inside.isRepeating = inside.playsThere = true;
  inside.drawing.redraw();
}

/** What was to come by itself does not: somebody has taken over. @param {Inside} inside */
function takeOver(inside) {
  clearTimeout(inside.resting);
  inside.isRepeating = inside.playsThere = false;
}

/** Tells the page around that the play head is elsewhere. @type {(inside: Inside, moment: Moment) => void} */
function notice(inside, moment) {
  const told = `${inside.shown.run} ${moment.position}`;
  if (told !== inside.told) {
    Object.assign(inside, { told, reached: moment.position });
    moved(inside.game);
    inside.host.moved(moment);
  }
}

/** @type {(inside: Inside, moment: Moment) => void} */
function tell({ shown, story, stage, game }, moment) {
  const said = storyOf(game, moment);
  story.replaceChildren(
    ...(said === null ? words.story(moment, runOf(shown)).map(sentencePart) : [said]),
  );
  showButtons(game, moment);
  if (!shown.player.isMoving) {
    stage.grid.show(shown.session.squareInfo(moment.focus));
  }
}

/** Shows the layers that are asked for, or those that are usual at this size of the squares. @param {Inside} inside */
function chooseLayers(inside) {
  const { shown, game, stage, wanted, drawing } = inside;
  const isGraph = shown.settings.graph !== undefined;
  const usual = game.game
    ? layersForPlay(isGraph)
    : usualLayers(stage.view.squareSize(), { isGraph, isQuiet: true });
  inside.layers = wanted.layers ?? usual;
  drawing.redraw();
}

/** Says that something cannot be, in a notice and to the page around. @type {(inside: Inside, problem: Problem, text: string) => void} */
function warn({ notices, host }, problem, text) {
  notices.add(text);
  host.problem({ ...problem, message: text });
}

/** Puts a run or a game on in place of the one before. @type {(inside: Inside, next: OpenedHere) => void} */
function put(inside, next) {
  const { page, shown, stage, game, notices, drawing, host } = inside;
  takeOver(inside);
  useGame(game, next.game);
  putRun(stage, next);
  fitShape(find(page, ".place", HTMLElement), shown.info.width, shown.info.height);
  page.setAttribute("aria-label", elementName(shown.info.title));
  inside.message = "";
  notices.show([], "");
  const { speed } = shown.player;
  const inUse = new Map(Object.entries({ ...shown.settings, speed, theme: host.theme() }));
  for (const each of shown.problems) {
    const { name, message: from, instead = String(inUse.get(name) ?? "") } = each;
    // A setting is named as the page around has written it.
    const why = attributeOf(name) === name ? from : from.replace(name, attributeOf(name));
    warn(inside, each, words.replaced(name, why, nameOf(name, instead)));
  }
  showFeasibility(stage);
  drawing.changed();
}

/** The same again, from its beginning. @param {Inside} inside */
function restart(inside) {
  const open = inside.game.game ? openGameHere : openRun;
  put(inside, { ...open(inside.shown.settings), problems: [] });
}

/** @type {(inside: Inside, square: string) => void} */
function pick(inside, square) {
  const { shown, stage, game, drawing } = inside;
  takeOver(inside);
  if (game.game) {
    // The move before may still wait for its picture, and to be told.
    drawing.drawNow(1);
    play(game, square);
    return;
  }
  if (!inside.hasControls || moveByHand(stage, square)) {
    return;
  }
  const { opened: next, refusal } = openChanged(shown.settings, { start: square });
  if (next) {
    put(inside, next);
  } else {
    inside.say(words.refused(refusal.message));
  }
}

/** What buttons and keys do. @param {Inside} inside @returns {Actions} */
function actionsOf(inside) {
  const { actions, jumps } = inside.stage.playHead;
  const { back, forward, cancel } = actions;
  return inside.game.game
    ? {
        ...{ back, forward, undo: back, cancel },
        restart: () => restart(inside),
        judge: () => askVerdict(inside.game),
      }
    : { ...actions, ...jumps };
}

/** @type {(inside: Inside, action: string) => boolean} */
function act(inside, action) {
  const does = actionsOf(inside)[action];
  if (!does) {
    return false;
  }
  takeOver(inside);
  inside.message = "";
  const isDone = does() !== false;
  inside.drawing.changed();
  return isDone;
}

/** Goes where the attributes say, on the run that is there; to its step only if that is asked for. @type {(inside: Inside, state: RunState, goes: boolean) => void} */
function follow(inside, state, goes) {
  const { shown, stage, drawing } = inside;
  inside.wanted = state;
  chooseLayers(inside);
  shown.numberFrom = null;
  if (state.numberFrom) {
    const refusal = numberTourFrom(shown, state.numberFrom);
    if (refusal) {
      const name = "numberFrom";
      warn(inside, { name, message: refusal }, words.replaced(name, refusal, ""));
    }
  }
  if (goes) {
    takeOver(inside);
    stage.playHead.seek(state.step, () =>
      settleThere(shown, state).forEach((each) => warn(inside, each, each.message)),
    );
  }
  drawing.changed();
}

/** @param {Inside} inside */
function listen(inside) {
  const { page, game } = inside;
  const does = (/** @type {string} */ action) => act(inside, action);
  const judge = { action: "judge", name: "", keys: ["l"] };
  const bindings = () =>
    game.game || inside.hasControls
      ? bindingsOf(actionsOf(inside), game.game ? [judge] : [], {})
      : [];
  listenForClicks(page, does);
  listenForKeys(bindings, does, page);
  page.addEventListener("keydown", (event) => {
    // In a deck of slides an arrow would turn the slide as well.
    if (event.defaultPrevented || isTaken(event)) {
      event.stopPropagation();
    }
  });
}
