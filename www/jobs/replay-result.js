/**
 * Checks a submitted result of Play by replaying its moves.
 *
 * @import { Progress, SquareName } from "../pkg/knights_tour.js"
 * @import { GameSettings } from "../run/bare-game.js"
 * @import { Resumable } from "./resumable.js"
 */

import { createGame } from "../run/bare-game.js";
import { measuresOf } from "../run/measures.js";
import { createRound, isChoice } from "../run/predict.js";
import { workFor } from "./resumable.js";

/**
 * @typedef {object} ReplaySettings
 * @property {GameSettings} settings
 * @property {"free" | "predict"} mode
 * @property {readonly SquareName[]} locked moves that stood already
 * @property {readonly SquareName[]} done moves that were made, or predictions
 * @property {number} goal right predictions in a row
 */

/** @param {ReplaySettings} settings @returns {Resumable<Progress, boolean>} */
export function openReplay({ settings, mode, locked, done, goal }) {
  const game = createGame(settings, measuresOf(settings));
  const round = createRound();
  const isRound = mode === "predict";
  const moves = isRound ? locked : [...locked, ...done];
  const answers = isRound ? done : [];
  let [taken, isBroken] = [0, false];

  /** The rule’s next choice was predicted so; it then moves as long as it has none. @param {SquareName} answer @returns {boolean} whether there was one */
  function predict(answer) {
    const hint = game.hint();
    if (!hint) {
      return false;
    }
    if (isChoice(hint)) {
      round.answer(hint, answer, game.session.position + 1);
    }
    game.play(hint.to);
    for (let next = game.hint(); next && !isChoice(next); next = game.hint()) {
      game.play(next.to);
    }
    return true;
  }

  /** One move or one prediction; whether all is done. */
  function work() {
    const [move, answer] = [moves[taken], answers[taken - moves.length]];
    taken += 1;
    if (move !== undefined) {
      isBroken = game.playAll([move]) !== undefined;
      return isBroken;
    }
    return answer === undefined || !predict(answer);
  }

  return {
    advance(milliseconds) {
      const isDone = workFor(milliseconds, work);
      return { done: isDone, fraction: isDone ? 1 : taken / (moves.length + answers.length + 1) };
    },
    get result() {
      const isTour = game.session.moment().outcome?.kind === "tour";
      return !isBroken && (isRound ? goal > 0 && round.score().longest >= goal : isTour);
    },
    free: () => game.session.free(),
  };
}
