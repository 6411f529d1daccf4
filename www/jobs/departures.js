/**
 * Compares a path with Warnsdorff’s rule: which moves differ, and the rule’s own path from the same start.
 * @import { Progress, SquareName } from "../pkg/knights_tour.js"
 * @import { GameSettings } from "../run/bare-game.js"
 * @import { Resumable } from "./resumable.js"
 */

import { solve } from "../pkg/knights_tour.js";
import { createGame } from "../run/bare-game.js";
import { measuresOf } from "../run/measures.js";
import { isRight } from "../run/predict.js";
import { bestOf, isByOwnRule } from "../text/rule-parts.js";
import { workFor } from "./resumable.js";

/** A move against the rule, which would have gone to one of `best`. By Warnsdorff’s its square had `value` onward moves, and those had the minimum, `least`. @typedef {{ move: number, to: SquareName, best: SquareName[], value?: number, least?: number }} Departure */
/** The differing moves, and the rule’s own path with the tie-break of hints. @typedef {{ departures: Departure[], rule: SquareName[] }} AgainstTheRule */
/** @typedef {{ settings: GameSettings, path: readonly SquareName[] }} DeparturesSettings The path begins with the start. */

/** @param {DeparturesSettings} settings @returns {Resumable<Progress, AgainstTheRule>} */
export function openDepartures({ settings, path }) {
  const game = createGame(settings, measuresOf(settings));
  /** @type {AgainstTheRule} */
  const result = { departures: [], rule: [] };
  let move = 0;

  /** @param {SquareName} to */
  function look(to) {
    const hint = settings.rule === undefined ? null : game.hint();
    if (hint && isByOwnRule(hint)) {
      if (!isRight(hint, to)) {
        result.departures.push({ move, to, best: bestOf(hint) });
      }
    } else {
      lookAtMoves(to);
    }
    game.play(to);
  }

  /** The same by Warnsdorff’s rule, which may break ties as it likes. @param {SquareName} to */
  function lookAtMoves(to) {
    const { candidates } = game.session.moment();
    const least = Math.min(...candidates.map(({ accessibility }) => accessibility));
    const value = candidates.find(({ square }) => square === to)?.accessibility ?? least;
    if (value > least) {
      const best = candidates.filter(({ accessibility }) => accessibility === least);
      const squares = best.map(({ square }) => square);
      result.departures.push({ move, to, value, best: squares, least });
    }
  }

  /** Examines one move, or at the end makes the rule’s run; returns whether all is done. */
  function work() {
    move += 1;
    const to = path[move];
    if (to !== undefined) {
      look(to);
      return false;
    }
    const { board, leaper, wrap, graph, start, tieBreak, rule } = game.settings;
    const by = rule === undefined ? { tieBreak } : { rule };
    result.rule = solve({
      board,
      leaper,
      wrap,
      graph,
      start,
      ...by,
      algorithm: "warnsdorff",
    }).squares;
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
