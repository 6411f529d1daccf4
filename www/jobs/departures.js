/**
 * Compares a path with Warnsdorff’s rule: which moves differ, and the rule’s own path from the same start.
 * @import { Progress, SquareName } from "../pkg/knights_tour.js"
 * @import { GameSettings } from "../run/game.js"
 * @import { Resumable } from "./resumable.js"
 */

import { solve } from "../pkg/knights_tour.js";
import { openGame } from "../run/game.js";
import { workFor } from "./resumable.js";

/** A move against the rule: its square had `value` onward moves, those in `best` had the minimum, `least`. @typedef {{ move: number, to: SquareName, value: number, best: SquareName[], least: number }} Departure */
/** The differing moves, and the rule’s own path with the tie-break of hints. @typedef {{ departures: Departure[], rule: SquareName[] }} AgainstTheRule */
/** @typedef {{ settings: GameSettings, path: readonly SquareName[] }} DeparturesSettings The path begins with the start. */

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

  /** Examines one move, or at the end makes the rule’s run; returns whether all is done. */
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
