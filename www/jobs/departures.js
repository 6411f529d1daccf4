/**
 * A path against Warnsdorff’s rule: the moves that left it, one by one, and what the rule makes of the
 * same start.
 *
 * @import { Progress, SquareName } from "../pkg/knights_tour.js"
 * @import { GameSettings } from "../run/game.js"
 * @import { Resumable } from "./resumable.js"
 */

import { solve } from "../pkg/knights_tour.js";
import { openGame } from "../run/game.js";
import { workFor } from "./resumable.js";

/** A move that the rule would not have made: it had `value` onward moves, `best` had the least. @typedef {{ move: number, to: SquareName, value: number, best: SquareName[], least: number }} Departure */
/** The moves, and the rule’s own path, ties broken as hints do. @typedef {{ departures: Departure[], rule: SquareName[] }} AgainstTheRule */
/** @typedef {{ settings: GameSettings, path: readonly SquareName[] }} DeparturesSettings The path begins on the start. */

/** @param {DeparturesSettings} settings @returns {Resumable<Progress, AgainstTheRule>} */
export function openDepartures({ settings, path }) {
  const game = openGame(settings);
  /** @type {AgainstTheRule} */
  const result = { departures: [], rule: [] };
  let move = 0;

  /** @param {SquareName} to */
  function look(to) {
    const { candidates } = game.session.moment();
    const least = Math.min(...candidates.map(({ accessibility }) => accessibility));
    const value = candidates.find(({ square }) => square === to)?.accessibility ?? least;
    if (value > least) {
      const best = candidates.filter(({ accessibility }) => accessibility === least);
      const squares = best.map(({ square }) => square);
      result.departures.push({ move, to, value, best: squares, least });
    }
    game.play(to);
  }

  /** One move, and at the end the rule’s run; whether all is done. */
  function work() {
    move += 1;
    const to = path[move];
    if (to !== undefined) {
      look(to);
      return false;
    }
    const { board, leaper, graph, start, tieBreak } = game.settings;
    result.rule = solve({ board, leaper, graph, start, tieBreak, algorithm: "warnsdorff" }).squares;
    return true;
  }

  return {
    advance(milliseconds) {
      const done = workFor(milliseconds, work);
      return { done, fraction: done ? 1 : move / path.length };
    },
    result,
    free: () => game.session.free(),
  };
}
