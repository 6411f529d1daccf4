/**
 * What a step shows: a board or a graph with a play head or to move on, an argument, or a demonstration.
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { Player } from "../../run/player.js"
 * @import { Pointing } from "../../widgets/run-board.js"
 * @import { Given, Shown } from "./demonstrations/demonstrations.js"
 * @import { Step } from "./lessons.js"
 * @import { Scene } from "./scene.js"
 */

import { boardInfo } from "../../pkg/knights_tour.js";
import { runOf } from "../../run/describe.js";
import { createFlashGuard } from "../../run/flash-guard.js";
import { createPlayer } from "../../run/player.js";
import * as words from "#text/learn.js";
import { openSquare } from "#text/play.js";
import * as shared from "#text/words.js";
import { celebrate } from "../../widgets/celebrate.js";
import { createBoardDiagram } from "../../widgets/board-diagram.js";
import { drawDiagram } from "../../widgets/diagram-view.js";
import { find, make, setAttribute, setText } from "../../widgets/dom.js";
import { createRunBoard } from "../../widgets/run-board.js";
import { followNames, wordsIn } from "../../widgets/square-names.js";
import { showSteps } from "../../widgets/step-list.js";
import { demonstrations } from "./demonstrations/demonstrations.js";
import { openScene } from "./scene.js";

/**
 * @typedef {object} Stage
 * @property {RoomFrame} frame
 * @property {Step} step
 * @property {Scene} scene
 * @property {string | null} cursor
 * @property {{ right: readonly string[], wrong: readonly string[] }} marked squares that were right or wrong answers
 * @property {string} drawnBeside which picture is beside the board
 * @property {Omit<Given, "signal" | "theme" | "whenAnswered">} told callbacks of a demonstration
 * @property {AbortController} shown ends the demonstration
 * @property {Shown} restyle draws it in another theme
 * @property {() => void} showAnswer what it shows once the question is answered
 * @property {Player} player
 * @property {ReturnType<typeof createFlashGuard>} guard
 * @property {ReturnType<typeof createRunBoard>} board
 * @property {ReturnType<typeof partsIn>} parts
 */

/**
 * @param {HTMLElement} root
 * @param {RoomFrame} frame
 * @param {object} on
 * @param {Step} on.first the first step
 * @param {(square: string) => void} on.pick
 * @param {Stage["told"]} on.told
 * @returns {Stage}
 */
export function createStage(root, frame, { first, pick, told }) {
  const scene = openScene(first.shows);
  const board = createRunBoard(root, {
    look: () => lookOf(stage),
    resize: frame.redraw,
    pick,
    cursor(square) {
      if (square !== stage.cursor) {
        stage.cursor = square;
        frame.redraw();
      }
    },
    label: (square) => label(stage, square),
    // On a graph, neighbours in the row of vertices are joined by chance only.
    step: (square, isOnward) =>
      isPosition(stage) && stage.scene.info.form !== undefined
        ? (stage.scene.game?.nextWay(square, isOnward) ?? null)
        : null,
  });
  /** @type {Stage} */
  const stage = {
    ...{ frame, step: first, scene, cursor: null, marked: { right: [], wrong: [] } },
    ...{ drawnBeside: "", told, shown: new AbortController(), restyle: undefined },
    showAnswer() {},
    ...{ player: createPlayer(scene.session), guard: createFlashGuard(), board },
    parts: partsIn(root, frame),
  };
  const spoken = [...wordsIn(root), find(root, ".argument .sentence", HTMLElement)];
  followNames(spoken, pointingOn(stage), frame);
  return stage;
}

/** What words point at: the board, or that of an argument in its place. @type {(stage: Stage) => Pointing} */
function pointingOn(stage) {
  const { board, parts } = stage;
  const here = () => (stage.scene.argument ? parts.diagram : board).pointing;
  return {
    has: (square) => here().has(square),
    point: (squares) => here().point(squares),
    at: () => here().at(),
    whenAt(act) {
      board.pointing.whenAt(act);
      parts.diagram.pointing.whenAt(act);
    },
  };
}

/**
 * @param {HTMLElement} root
 * @param {RoomFrame} frame
 */
function partsIn(root, frame) {
  const part = (/** @type {string} */ selector) => find(root, selector, HTMLElement);
  const picture = find(root, ".argument canvas", HTMLCanvasElement);
  const parts = {
    ...{ board: part(".board"), badges: make("div", { "aria-hidden": "true" }) },
    ...{ withBeside: part(".with-beside"), beside: part(".beside"), demo: part(".demo") },
    ...{ argument: part(".argument"), lines: find(root, ".lines", HTMLOListElement), picture },
    diagram: createBoardDiagram(part(".argument"), picture, () => frame.theme),
  };
  parts.board.append(parts.badges);
  return parts;
}

/** @param {Stage} stage */
const isDemonstration = ({ step }) => "demonstration" in step.shows;

/** Whether the reader makes the moves. @param {Stage} stage */
export const isPosition = ({ step }) => "position" in step.shows;

/** Whether there is a play head. @param {Stage} stage */
export const isRun = ({ step, scene }) => "run" in step.shows || scene.argument !== null;

/** The run that the play head controls. @param {Stage} stage */
export const runIn = ({ scene }) => scene.argument?.run ?? scene.session;

/** The square to describe. In a position, the pointer's square is highlighted as well. @param {Stage} stage */
export const cursorIn = (stage) => (isPosition(stage) ? stage.board.grid.cursor() : stage.cursor);

/** @param {Step} step */
const showsWays = ({ shows }) => "position" in shows && shows.showsWays === true;

/** Whether the possible moves are shown. They are not if they would reveal the answer. @param {Stage} stage */
function showsChoice(stage) {
  const { step, scene, player } = stage;
  const isGraph =
    isPosition(stage) && scene.layers.includes("graph") && scene.info.form !== undefined;
  const isSeen = "run" in step.shows && !step.shows.hidesChoice && step.asks?.kind !== "square";
  return (isGraph || isSeen || showsWays(step)) && player.showsChoice;
}

/** How the board is to be drawn now. @param {Stage} stage */
const lookOf = (stage) => ({
  layers: stage.scene.layers,
  theme: stage.frame.theme,
  glide: stage.player.glideOn,
  choice: showsChoice(stage),
  cursor: stage.cursor,
  numberFrom: null,
  marked: [],
});

/** The label of a square. @type {(stage: Stage, square: string) => string} */
export function label({ step, scene, marked }, square) {
  const info = scene.session.squareInfo(square);
  // A moment has all that is told of it: it is asked only for the first square, not for each.
  const start = info.visit === 1 ? scene.session.moment().start : "";
  // Nothing may reveal which square is asked for.
  const isAsked = step.asks?.kind === "square";
  const hasNumbers = scene.layers.includes("degrees") || ("run" in step.shows && !isAsked);
  const text =
    info.hole || info.visit || hasNumbers
      ? shared.squareLabel(isAsked ? { ...info, chosen: false, candidate: false } : info, start)
      : openSquare(info, null, info.candidate && showsWays(step));
  const isDark = (info.column + info.row) % 2 === 0;
  const described = step.byColour && !info.hole ? words.coloured(text, isDark) : text;
  const isRight = marked.right.includes(square);
  return isRight || marked.wrong.includes(square) ? words.tried(described, isRight) : described;
}

/** Whether to show a moment; one that would flash, or that others follow immediately, is skipped. @type {(stage: Stage, now: number) => boolean} */
function isDue({ player, guard, board: { view } }, now) {
  const isLeftOut = player.phase === "seeking" && view.isResting();
  return (!isLeftOut && guard.allows(view.takenBack(), now, player)) || !player.isMoving;
}

/** Updates the labels of the squares. @param {Stage} stage */
export function settle({ scene: { session }, board }) {
  board.grid.show(session.squareInfo(session.moment().focus));
}

/** Marks squares as answers. @type {(stage: Stage, right: readonly string[], wrong: readonly string[]) => void} */
export function mark(stage, right, wrong) {
  stage.marked = { right, wrong };
  stage.frame.redraw();
}

/** The reader has made a tour. @param {Stage} stage */
export const celebrateOn = ({ parts }) => void celebrate(parts.board);

/** The question is answered: a demonstration may show the answer now. @param {Stage} stage */
export function answered(stage) {
  stage.showAnswer();
  stage.showAnswer = () => {};
}

/** Presses the button by which a demonstration goes on, or back; false if it has none now. @type {(stage: Stage, way: "on" | "back") => boolean} */
export function press({ parts }, way) {
  const control = parts.demo.querySelector(`[data-goes="${way}"]`);
  if (!(control instanceof HTMLElement) || control.getAttribute("aria-disabled") === "true") {
    return false;
  }
  control.click();
  return true;
}

/** Switches to a step, at its start. @type {(stage: Stage, step: Step) => void} */
export function putStep(stage, step) {
  const { player, board } = stage;
  stage.shown.abort();
  stage.scene.session.free();
  const scene = openScene(step.shows);
  Object.assign(stage, {
    ...{ step, scene, marked: { right: [], wrong: [] }, drawnBeside: "" },
    ...{ shown: new AbortController(), restyle: undefined, showAnswer() {} },
  });
  const { session, info } = scene;
  player.use(runIn(stage), info.squares);
  board.use(session, info);
  settle(stage);
  stage.cursor = board.grid.cursor();
  showParts(stage);
  if ("demonstration" in step.shows) {
    demonstrate(stage, step.shows.demonstration);
  }
}

/** @param {Stage} stage */
function showParts(stage) {
  const { step, scene } = stage;
  const { withBeside, beside, argument, lines, demo } = stage.parts;
  const isArgument = scene.argument !== null;
  withBeside.hidden = isDemonstration(stage) || isArgument;
  argument.hidden = !isArgument;
  lines.hidden = !isArgument;
  demo.hidden = !isDemonstration(stage);
  beside.hidden = scene.beside === null;
  withBeside.classList.toggle("has-beside", scene.beside !== null);
  demo.replaceChildren();
  if ("argument" in step.shows) {
    stage.parts.diagram.use(boardInfo(step.shows.argument));
  }
}

/** @type {(stage: Stage, what: import("./lessons.js").Demonstration) => void} */
function demonstrate(stage, what) {
  const { frame, told, shown, parts } = stage;
  stage.restyle = demonstrations[what](parts.demo, {
    ...{ ...told, signal: shown.signal },
    theme: () => frame.theme,
    whenAnswered(act) {
      stage.showAnswer = act;
    },
  });
}

/** The state at the play head, in short. @param {Stage} stage */
export function momentIn(stage) {
  const { step, scene } = stage;
  if (isDemonstration(stage)) {
    return "";
  }
  if (scene.argument) {
    return scene.argument.sentence();
  }
  const moment = scene.session.moment();
  // A beginner has not heard of ties yet.
  const isPlain = isPosition(stage) || ("run" in step.shows && step.shows.hidesChoice);
  return isPlain
    ? words.visitedOf(moment.counters.visited, moment.squares)
    : shared.shortly(moment);
}

/** The same for screen readers, which also announce how a run has ended. @param {Stage} stage */
export function spokenMoment(stage) {
  const { shows } = stage.step;
  const { settings, session } = stage.scene;
  const moment = session.moment();
  return "run" in shows && !shows.hidesChoice && moment.outcome
    ? shared.plain(shared.story(moment, runOf({ settings, isImpossible: false })))
    : momentIn(stage);
}

/** Draws a moment, unless others follow immediately. @type {(stage: Stage, now: number) => { isDue: boolean, isDrawn: boolean, goesOn: boolean }} */
export function drawStage(stage, now) {
  const { view } = stage.board;
  const goesOn = stage.player.tick(now);
  if (isDemonstration(stage) || stage.scene.argument) {
    drawArgument(stage);
    return { isDue: true, isDrawn: true, goesOn };
  }
  if (!isDue(stage, now)) {
    return { isDue: false, isDrawn: false, goesOn };
  }
  drawBeside(stage);
  placeBadges(stage);
  return { isDue: true, isDrawn: view.draw(), goesOn: goesOn || view.isBehind() };
}

/** @param {Stage} stage */
function drawArgument({ scene: { argument }, parts }) {
  if (!argument) {
    return;
  }
  parts.diagram.show(argument.look());
  const sentence = argument.sentence();
  setText(find(parts.argument, ".sentence", HTMLElement), sentence);
  setAttribute(parts.picture, "aria-label", sentence);
  showSteps(parts.lines, argument.lines(), argument.line());
}

/** @param {Stage} stage */
function drawBeside(stage) {
  const { frame, scene, parts } = stage;
  const key = `${scene.game?.path().length} ${frame.theme} ${scene.session.moment().outcome?.kind}`;
  if (scene.beside && key !== stage.drawnBeside) {
    stage.drawnBeside = key;
    find(parts.beside, ".beside-picture", HTMLElement).replaceChildren(
      drawDiagram(scene.beside(), frame.theme),
    );
  }
}

/** Shows by a sign, not by colour alone, which squares are right and which are wrong. @param {Stage} stage */
function placeBadges({ marked, board, parts }) {
  const signs = [
    ...marked.right.map((square) => ({ square, look: "is-right" })),
    ...marked.wrong.map((square) => ({ square, look: "is-wrong" })),
  ];
  parts.badges.replaceChildren(
    ...signs.map(({ square, look }) => {
      const badge = make("span", { class: `badge ${look}` });
      for (const [name, value] of Object.entries(board.view.boxOf(square) ?? {})) {
        badge.style.setProperty(`--${name}`, `${value}px`);
      }
      return badge;
    }),
  );
}
