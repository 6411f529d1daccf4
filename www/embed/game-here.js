/**
 * A game in the element: the reader moves the knight, as in Play, and may ask whether it is lost.
 *
 * @import { Moment } from "../pkg/knights_tour.js"
 * @import { Game } from "../run/game.js"
 * @import { ShownRun } from "../run/shown-run.js"
 */

import { messageOf } from "../run/errors.js";
import { JUDGE_MS, noMove, notJudged, sinceOf, standing, verdictOf } from "../run/game-words.js";
import { moveHint } from "#text/embed.js";
import { howItMoves, went } from "#text/play.js";
import { paragraph, sayOn } from "#text/words.js";
import { find, setAttribute } from "../widgets/dom.js";
import { judge } from "./judge.js";

/**
 * @param {HTMLElement} page
 * @param {ShownRun} shown
 * @param {object} on
 * @param {(text: string) => void} on.say under the board, and to screen readers
 * @param {(text: string, how: { about: string }) => void} on.announce to screen readers
 * @param {() => void} on.changed everything is to be drawn
 */
export function createGameHere(page, shown, { say, announce, changed }) {
  const buttons = find(page, ".moves", HTMLElement);
  /** @type {Game | undefined} */
  let game;
  let judged = notJudged;
  let stopJudging = () => {};
  /** The moves so far: they are known even after the solver is lost. @type {readonly string[]} */
  let moves = [];

  /** @param {string} text */
  const filled = (text) => sayOn(shown.settings)(text);

  function stop() {
    stopJudging();
    judged = notJudged;
  }

  /** @param {Partial<import("../run/game-words.js").Judged>} known */
  function learn(known) {
    const before = verdict();
    judged = { ...judged, ...known };
    if (verdict() !== before) {
      announce(verdict(), { about: "verdict" });
      changed();
    }
  }

  const verdict = () =>
    game
      ? filled(
          paragraph(
            verdictOf(judged, game.settings),
            sinceOf(judged.verdict, [game.start, ...moves])?.text ?? "",
          ),
        )
      : "";

  /** @type {(action: string, means: boolean) => void} */
  function allow(action, means) {
    const button = find(buttons, `[data-action=${action}]`, HTMLElement);
    setAttribute(button, "aria-disabled", means ? null : "true");
  }

  return {
    get isOn() {
      return game !== undefined;
    },
    get moves() {
      return moves;
    },
    stop,
    /** Another game is on, or none. @param {Game | undefined} next */
    use(next) {
      stop();
      game = next;
      moves = next?.moves() ?? [];
    },
    /** The knight is elsewhere. */
    moved() {
      if (game) {
        stop();
        moves = game.moves();
      }
    },
    /** What is said of the game; `null` where there is none. @param {Moment} moment */
    story: (moment) =>
      game
        ? paragraph(
            filled(standing(game, moment)),
            moment.position === 0 && game.settings.graph === undefined
              ? filled(howItMoves(game.settings.leaper ?? [1, 2]))
              : "",
            verdict(),
          )
        : null,
    /** The same for screen readers. @param {Moment} moment */
    spoken({ focus, counters, squares, outcome, position }) {
      if (!game) {
        return undefined;
      }
      const moment = shown.session.moment();
      return position === 0 || outcome
        ? filled(standing(game, moment))
        : filled(went(focus, counters.visited, squares, game.ways().length));
    },
    /** Says under the board what a click on it does. */
    hint() {
      if (!game) {
        return undefined;
      }
      return shown.session.moment().outcome ? "" : filled(moveHint);
    },
    /** Where an arrow key leads. @type {(square: string, isOnward: boolean) => import("../widgets/board-grid.js").Cell | null} */
    step: (square, isOnward) => game?.nextWay(square, isOnward) ?? null,
    /** @param {Moment} moment */
    show({ position, recorded, outcome }) {
      allow("back", position > 0);
      allow("forward", position < recorded);
      allow("judge", outcome?.kind !== "tour");
      allow("restart", position > 0);
    },
    /** Makes a move, or says why that is impossible. @param {string} square */
    pick(square) {
      if (!game) {
        return;
      }
      try {
        game.play(square);
      } catch (error) {
        say(filled(noMove(game, square, error)));
        return;
      }
      shown.player.moved();
      say("");
    },
    /** Finds out whether the position is lost. */
    judge() {
      if (!game) {
        return;
      }
      const { board, leaper, graph, target } = game.settings;
      stop();
      learn({ isJudging: true });
      stopJudging = judge(
        { board, leaper, graph, target, path: game.path(), limit: JUDGE_MS },
        {
          known: (known, isDone) => learn({ verdict: known, isJudging: !isDone, isJudged: isDone }),
          failed: (error) => learn({ refusal: messageOf(error), isJudging: false, isJudged: true }),
        },
      );
    },
  };
}
