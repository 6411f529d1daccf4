/**
 * What a step shows: a board or a graph with a play head or to move on, an argument, or a demonstration.
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { Given } from "./demonstrations/demonstrations.js"
 * @import { Step } from "./lessons.js"
 */

import { boardInfo } from "../../pkg/knights_tour.js";
import { runOf } from "../../run/describe.js";
import { createFlashGuard } from "../../run/flash-guard.js";
import { createPlayer } from "../../run/player.js";
import * as words from "#text/learn.js";
import * as shared from "#text/words.js";
import { celebrate } from "../../widgets/celebrate.js";
import { createDiagramView, drawDiagram } from "../../widgets/diagram-view.js";
import { find, make, setAttribute, setText } from "../../widgets/dom.js";
import { createRunBoard } from "../../widgets/run-board.js";
import { showSteps } from "../../widgets/show.js";
import { demonstrations } from "./demonstrations/demonstrations.js";
import { openScene } from "./scene.js";

/** The width of the coordinates beside a board, in squares. */
const MARGIN = 0.7;

/**
 * @param {HTMLElement} root
 * @param {RoomFrame} frame
 * @param {object} on
 * @param {Step} on.first the first step
 * @param {(square: string) => void} on.pick
 * @param {Omit<Given, "signal" | "theme" | "whenAnswered">} on.told callbacks of a demonstration
 */
export function createStage(root, frame, { first, pick, told }) {
  let step = first;
  let scene = openScene(step.shows);
  /** Ends the demonstration. */
  let shown = new AbortController();
  /** Draws it in another theme. @type {import("./demonstrations/demonstrations.js").Shown} */
  let restyleShown;
  /** @type {string | null} */
  let cursor = null;
  /** Squares that were right or wrong answers. @type {{ right: readonly string[], wrong: readonly string[] }} */
  let marked = { right: [], wrong: [] };
  /** What a demonstration shows once the question is answered. */
  let showAnswer = () => {};
  let drawnBeside = "";
  const player = createPlayer(scene.session);
  const guard = createFlashGuard();
  const withBeside = find(root, ".with-beside", HTMLElement);
  const beside = find(root, ".beside", HTMLElement);
  const argument = find(root, ".argument", HTMLElement);
  const picture = find(argument, "canvas", HTMLCanvasElement);
  const lines = find(root, ".lines", HTMLOListElement);
  const demo = find(root, ".demo", HTMLElement);
  const badges = make("div", { "aria-hidden": "true" });
  const board = find(root, ".board", HTMLElement);
  board.append(badges);
  const diagram = createDiagramView(picture, () => frame.theme);

  const isDemonstration = () => "demonstration" in step.shows;
  /** Whether the reader makes the moves. */
  const isPosition = () => "position" in step.shows;
  /** Whether there is a play head. */
  const isRun = () => "run" in step.shows || scene.argument !== null;

  /** Whether the possible moves are shown. They are not if they would reveal the answer. */
  function showsChoice() {
    const isGraph = isPosition() && scene.layers.includes("graph") && scene.info.form !== undefined;
    const isSeen = "run" in step.shows && !step.shows.hidesChoice && step.asks?.kind !== "square";
    return (isGraph || isSeen) && player.showsChoice;
  }

  const { view, grid, use } = createRunBoard(root, {
    look: () => ({
      layers: scene.layers,
      theme: frame.theme,
      glide: player.glideOn,
      choice: showsChoice(),
      cursor,
      numberFrom: null,
      marked: [],
    }),
    resize: frame.redraw,
    pick,
    cursor: setCursor,
    label,
    // On a graph, neighbours in the row of vertices are joined by chance only.
    step: (square, isOnward) =>
      isPosition() && scene.info.form !== undefined
        ? (scene.game?.nextWay(square, isOnward) ?? null)
        : null,
  });

  /** @param {string} square */
  function label(square) {
    const info = scene.session.squareInfo(square);
    const { start } = scene.session.moment();
    // Nothing may reveal which square is asked for.
    const isAsked = step.asks?.kind === "square";
    const hasNumbers = scene.layers.includes("degrees") || ("run" in step.shows && !isAsked);
    const text =
      info.hole || info.visit || hasNumbers
        ? shared.squareLabel(isAsked ? { ...info, chosen: false, candidate: false } : info, start)
        : shared.openSquare(info);
    const isDark = (info.column + info.row) % 2 === 0;
    const described = step.byColour && !info.hole ? words.coloured(text, isDark) : text;
    const isRight = marked.right.includes(square);
    return isRight || marked.wrong.includes(square) ? words.tried(described, isRight) : described;
  }

  /** @param {string | null} square */
  function setCursor(square) {
    if (square !== cursor) {
      cursor = square;
      frame.redraw();
    }
  }

  /** Whether to show a moment; one that would flash, or that others follow immediately, is skipped. @param {number} now */
  function isDue(now) {
    const isLeftOut = player.phase === "seeking" && view.isResting();
    return (!isLeftOut && guard.allows(view.takenBack(), now, player)) || !player.isMoving;
  }

  /** Updates the labels of the squares. */
  function settle() {
    const { session } = scene;
    grid.show(session.squareInfo(session.moment().focus));
  }

  /** Shows by a sign, not by colour alone, which squares are right and which are wrong. */
  function placeBadges() {
    const signs = [
      ...marked.right.map((square) => ({ square, look: "is-right" })),
      ...marked.wrong.map((square) => ({ square, look: "is-wrong" })),
    ];
    badges.replaceChildren(
      ...signs.map(({ square, look }) => {
        const badge = make("span", { class: `badge ${look}` });
        for (const [name, value] of Object.entries(view.boxOf(square) ?? {})) {
          badge.style.setProperty(`--${name}`, `${value}px`);
        }
        return badge;
      }),
    );
  }

  function showParts() {
    const isArgument = scene.argument !== null;
    withBeside.hidden = isDemonstration() || isArgument;
    argument.hidden = !isArgument;
    lines.hidden = !isArgument;
    demo.hidden = !isDemonstration();
    beside.hidden = scene.beside === null;
    withBeside.classList.toggle("has-beside", scene.beside !== null);
    demo.replaceChildren();
    drawnBeside = "";
  }

  /** @param {import("./lessons.js").Demonstration} what */
  function demonstrate(what) {
    restyleShown = demonstrations[what](demo, {
      ...{ ...told, signal: shown.signal },
      theme: () => frame.theme,
      whenAnswered(act) {
        showAnswer = act;
      },
    });
  }

  function drawBeside() {
    const key = `${scene.game?.path().length} ${frame.theme} ${scene.session.moment().outcome?.kind}`;
    if (scene.beside && key !== drawnBeside) {
      drawnBeside = key;
      find(beside, ".beside-picture", HTMLElement).replaceChildren(
        drawDiagram(scene.beside(), frame.theme),
      );
    }
  }

  function drawArgument() {
    const { argument: shownArgument } = scene;
    if (!shownArgument) {
      return;
    }
    diagram.show(shownArgument.look());
    const sentence = shownArgument.sentence();
    setText(find(argument, ".sentence", HTMLElement), sentence);
    setAttribute(picture, "aria-label", sentence);
    showSteps(lines, shownArgument.lines(), shownArgument.line());
  }

  return {
    player,
    label,
    isPosition,
    isRun,
    isDemonstration,
    get scene() {
      return scene;
    },
    /** The square to describe. In a position, the pointer's square is highlighted as well. */
    get cursor() {
      return isPosition() ? grid.cursor() : cursor;
    },
    /** The run that the play head controls. */
    get run() {
      return scene.argument?.run ?? scene.session;
    },
    /** Marks squares as answers. @type {(right: readonly string[], wrong: readonly string[]) => void} */
    mark(right, wrong) {
      marked = { right, wrong };
      frame.redraw();
    },
    /** The reader has made a tour. */
    celebrate: () => void celebrate(board),
    /** The question is answered: a demonstration may show the answer now. */
    answered() {
      showAnswer();
      showAnswer = () => {};
    },
    /** Presses the button by which a demonstration goes on, or back; false if it has none now. @param {"on" | "back"} way */
    press(way) {
      const control = demo.querySelector(`[data-goes="${way}"]`);
      if (!(control instanceof HTMLElement) || control.getAttribute("aria-disabled") === "true") {
        return false;
      }
      control.click();
      return true;
    },
    /** Switches to a step, at its start. @param {Step} next */
    put(next) {
      shown.abort();
      shown = new AbortController();
      restyleShown = undefined;
      showAnswer = () => {};
      scene.session.free();
      step = next;
      scene = openScene(step.shows);
      marked = { right: [], wrong: [] };
      const { session, info } = scene;
      player.use(scene.argument?.run ?? session, info.squares);
      use(session, info);
      settle();
      cursor = grid.cursor();
      showParts();
      if ("argument" in step.shows) {
        const { width, height } = boardInfo(step.shows.argument);
        argument.style.setProperty("--columns", String(width + MARGIN));
        argument.style.setProperty("--rows", String(height + MARGIN));
      }
      if ("demonstration" in step.shows) {
        demonstrate(step.shows.demonstration);
      }
    },
    /** The same for screen readers, which also announce how a run has ended. */
    spoken() {
      const { settings, session } = scene;
      const moment = session.moment();
      return "run" in step.shows && !step.shows.hidesChoice && moment.outcome
        ? shared.plain(shared.story(moment, runOf({ settings, isImpossible: false })))
        : this.moment();
    },
    /** The state at the play head, in short. */
    moment() {
      if (isDemonstration()) {
        return "";
      }
      if (scene.argument) {
        return scene.argument.sentence();
      }
      const { session } = scene;
      const { counters, squares } = session.moment();
      // A beginner has not heard of ties yet.
      const isPlain = isPosition() || ("run" in step.shows && step.shows.hidesChoice);
      return isPlain
        ? words.visitedOf(counters.visited, squares)
        : shared.shortly(session.moment());
    },
    /** Draws a moment, unless others follow immediately. @param {number} now */
    draw(now) {
      const goesOn = player.tick(now);
      if (isDemonstration() || scene.argument) {
        drawArgument();
        return { isDue: true, isDrawn: true, goesOn };
      }
      if (!isDue(now)) {
        return { isDue: false, isDrawn: false, goesOn };
      }
      drawBeside();
      placeBadges();
      return { isDue: true, isDrawn: view.draw(), goesOn: goesOn || view.isBehind() };
    },
    settle,
    restyle: () => restyleShown?.(),
  };
}

/** @typedef {ReturnType<typeof createStage>} Stage */
