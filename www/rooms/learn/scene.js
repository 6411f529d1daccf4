/**
 * What a step has on its board: a run to watch, or a position of moves made by hand. It knows nothing of
 * the page.
 *
 * @import { Layer, Session } from "../../pkg/knights_tour.js"
 * @import { BoardOrGraph } from "../../run/board-or-graph.js"
 * @import { Game } from "../../run/game.js"
 * @import { Position, Step } from "./lessons.js"
 */

import { graphs, Verdict } from "../../pkg/knights_tour.js";
import { boardOrGraphOf } from "../../run/board-or-graph.js";
import { openGame } from "../../run/game.js";
import { openRun } from "../../run/open-run.js";

/** What the board of a step without one of its own is. @type {Position} */
const USUAL = { board: "8x8", start: "d4" };

/** Milliseconds that may be searched for the squares to blame. */
const JUDGE_MS = 500;

/**
 * @typedef {object} Scene
 * @property {Session} session
 * @property {BoardOrGraph} info
 * @property {Game | null} game `null` for a run to watch
 * @property {Layer[]} layers
 */

/** @param {Position} on */
function openPosition({ path = "", graph: id, ...settings }) {
  const graph = graphs().find((known) => known.id === id)?.graph;
  const game = openGame({ ...settings, ...(graph !== undefined && { graph }) });
  game.playAll(path.split(",").filter(Boolean));
  return game;
}

/** @param {Step} step @returns {Scene} */
export function openScene(step) {
  const layers = step.layers ?? ["colours", "path", "numbers"];
  if ("run" in step && step.run) {
    const { session, settings } = openRun(step.run);
    session.seek(step.at ?? 0);
    return { session, info: boardOrGraphOf(settings), game: null, layers };
  }
  const game = openPosition(("on" in step && step.on) || USUAL);
  const { session, info } = game;
  return { session, info, game, layers };
}

/** The squares that answer a question: those listed, or those to blame for a loss. @type {(step: Step & { kind: "square" }) => readonly string[]} */
export function squaresFor({ squares, on }) {
  if (squares) {
    return squares;
  }
  const game = openPosition(on);
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
