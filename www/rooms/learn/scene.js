/**
 * What the play head of a step controls: a run to watch, a position reached by hand, or an argument. It does
 * not depend on the page.
 * @import { Diagram, Layer, RunSettings, Session } from "../../pkg/knights_tour.js"
 * @import { Argument } from "../../run/argument.js"
 * @import { BoardOrGraph } from "../../run/board-or-graph.js"
 * @import { Game } from "../../run/game.js"
 * @import { Position, Stage } from "./lessons.js"
 */

import { graphs, Verdict } from "../../pkg/knights_tour.js";
import { openArgument as argue } from "../../run/argument.js";
import { boardOrGraphOf } from "../../run/board-or-graph.js";
import { openGame } from "../../run/game.js";
import { openRun } from "../../run/open-run.js";
import { graphOf } from "./ring.js";

/** A placeholder position for a demonstration, which has no run of its own. @type {Position} */
const IDLE = { board: "3x3" };

/** Time limit in milliseconds for finding the squares that cause a loss. */
const JUDGE_MS = 500;

/**
 * @typedef {object} Scene
 * @property {Session} session
 * @property {RunSettings} settings
 * @property {BoardOrGraph} info
 * @property {Game | null} game `null` for a run to watch
 * @property {Layer[]} layers
 * @property {Argument | null} argument shown instead of the session
 * @property {(() => Diagram) | null} beside the same position on the original board of a ring
 */

/** @param {Position} position */
function openPosition({ path = "", graph: id, isRing, ...settings }) {
  const named = graphs().find((known) => known.id === id)?.graph;
  const graph = isRing ? graphOf(settings.board) : named;
  const game = openGame({ ...settings, ...(graph !== undefined && { graph }) });
  game.playAll(path.split(",").filter(Boolean));
  return game;
}

/** A path on the original board of a ring. @type {(board: string, game: Game) => () => Diagram} */
const besideOf = (board, game) => () => {
  const path = game.path();
  const isClosed = game.session.moment().outcome?.kind === "tour";
  const knight = path.at(-1);
  return {
    ...{ board, coordinates: false, path, numbers: true, colours: true, closed: isClosed },
    ...(knight !== undefined && { knight }),
  };
};

/** @param {Stage} stage @returns {Scene} */
export function openScene(stage) {
  const layers = ("layers" in stage && stage.layers) || ["colours", "path", "numbers"];
  const nothing = { game: null, argument: null, beside: null };
  if ("run" in stage) {
    const { session, settings } = openRun(stage.run);
    session.seek(stage.at ?? 0);
    return { ...nothing, session, settings, info: boardOrGraphOf(settings), layers };
  }
  const position = "position" in stage ? stage.position : IDLE;
  const game = openPosition(position);
  const { session, settings, info } = game;
  const argument = "argument" in stage ? argue(stage.argument, "closed") : null;
  const beside = position.isRing ? besideOf(position.board, game) : null;
  return { session, settings, info, game, layers, argument, beside };
}

/** The squares that cause the loss of a position. @param {Stage} stage @returns {readonly string[]} */
export function squaresToBlame(stage) {
  if (!("position" in stage)) {
    return [];
  }
  const game = openPosition(stage.position);
  const { board, graph, target } = game.settings;
  const verdict = new Verdict({ board, graph, target, path: game.path() });
  game.session.free();
  try {
    verdict.advance(JUDGE_MS);
    const { result } = verdict;
    return result.kind === "lost" ? result.squares : [];
  } finally {
    verdict.free();
  }
}
