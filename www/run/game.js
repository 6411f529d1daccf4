/**
 * Opens games, and says what is wrong with what was asked for.
 * @import { GameSettings } from "./bare-game.js"
 * @import { Problem } from "./open-run.js"
 */

import { BY_HAND, createGame, MAX_SQUARES } from "./bare-game.js";
import { boardOrGraphOf } from "./board-or-graph.js";
import { messageOf } from "./errors.js";
import { inWords } from "./open-run.js";
import { openRequest } from "../pkg/knights_tour.js";
import { wrong } from "#text/play.js";

/** @typedef {ReturnType<typeof openGame>} Game */

/** Throws what is wrong with the settings. @param {GameSettings} wanted */
export function openGame(wanted) {
  const info = boardOrGraphOf(wanted);
  if (info.squares > MAX_SQUARES) {
    throw new Error(wrong.size(info.squares, MAX_SQUARES));
  }
  return createGame(wanted, info);
}

/** A game with some settings changed. A rule that the changes do not name is dropped if it no longer fits. @type {(wanted: GameSettings, changes: Partial<GameSettings>) => Game} */
export function openWith(wanted, changes) {
  try {
    return openGame(wanted);
  } catch (error) {
    if ("tieBreak" in changes || "rule" in changes) {
      throw error;
    }
    return openGame({ ...wanted, tieBreak: undefined, rule: undefined });
  }
}

/**
 * A game with these settings; invalid ones are replaced by defaults.
 * @param {Partial<GameSettings>} wanted
 * @returns {{ game: Game, problems: Problem[] }}
 */
export function openUsable({ tieBreak, rule, ...wanted }) {
  const { session, settings, problems } = openRequest({ ...wanted, algorithm: BY_HAND });
  session.free();
  const { board, leaper, wrap, graph, start, end, target } = settings;
  const usable = { board, leaper, wrap, graph, start, end, target };
  const { squares } = boardOrGraphOf(usable);
  if (squares > MAX_SQUARES) {
    const name = graph === undefined ? "board" : "graph";
    const smaller = openUsable({ ...wanted, tieBreak, rule, board: undefined, graph: undefined });
    const message = wrong.size(squares, MAX_SQUARES);
    return { ...smaller, problems: [{ name, message }, ...smaller.problems] };
  }
  /** @type {Problem[]} */
  const told = inWords(problems.filter(({ name }) => name !== "algorithm"));
  try {
    return { game: openGame({ ...usable, tieBreak, rule }), problems: told };
  } catch (error) {
    if (tieBreak === undefined && rule === undefined) {
      throw error;
    }
    const name = rule === undefined ? "tieBreak" : "rule";
    told.push({ name, message: messageOf(error) });
    return { game: openGame(usable), problems: told };
  }
}
