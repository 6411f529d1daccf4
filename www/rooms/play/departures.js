/**
 * Where a path left Warnsdorff’s rule, and what the rule makes of the same start.
 *
 * @import { Game } from "../../run/game.js"
 */

import { solve } from "../../pkg/knights_tour.js";
import { openGame } from "../../run/game.js";

/** Squares of the largest board whose moves are looked at one by one. */
export const MOST_SQUARES = 1024;

/** A move that the rule would not have made: it had `value` onward moves, `best` had the least. @typedef {{ move: number, to: string, value: number, best: string[], least: number }} Departure */

/** @param {Game} game @returns {Departure[]} */
export function departuresOf(game) {
  const replay = openGame(game.settings);
  /** @type {Departure[]} */
  const found = [];
  game
    .path()
    .slice(1)
    .forEach((to, i) => {
      const { candidates } = replay.session.moment();
      const least = Math.min(...candidates.map(({ accessibility }) => accessibility));
      const value = candidates.find(({ square }) => square === to)?.accessibility ?? least;
      if (value > least) {
        const best = candidates.filter(({ accessibility }) => accessibility === least);
        const squares = best.map(({ square }) => square);
        found.push({ move: i + 1, to, value, best: squares, least });
      }
      replay.play(to);
    });
  replay.session.free();
  return found;
}

/** The path of the rule from the same start, ties broken as hints do. @param {Game} game */
export function ruleFrom({ settings: { board, leaper, graph, start, tieBreak } }) {
  return solve({ board, leaper, graph, start, tieBreak, algorithm: "warnsdorff" }).squares;
}
