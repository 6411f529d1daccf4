/**
 * A game in the element: the reader moves the knight, as in Play, and may ask whether it is lost.
 *
 * @import { Moment } from "../pkg/knights_tour.js"
 * @import { Game } from "../run/game.js"
 * @import { Judged } from "../run/game-words.js"
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
 * @typedef {object} GameHere
 * @property {HTMLElement} buttons
 * @property {ShownRun} shown
 * @property {Host} host
 * @property {Game | undefined} game
 * @property {readonly string[]} moves the moves so far: they are known even after the solver is lost
 * @property {Judged} judged
 * @property {() => void} stopJudging
 */

/**
 * @typedef {object} Host
 * @property {(text: string) => void} say under the board, and to screen readers
 * @property {(text: string, how: { about: string }) => void} announce to screen readers
 * @property {() => void} changed everything is to be drawn
 */

/** @type {(page: HTMLElement, shown: ShownRun, host: Host) => GameHere} */
export const createGameHere = (page, shown, host) => ({
  buttons: find(page, ".moves", HTMLElement),
  ...{ shown, host, game: undefined, moves: [], judged: notJudged, stopJudging() {} },
});

/** @type {(here: GameHere, text: string) => string} */
const filled = ({ shown }, text) => sayOn(shown.settings)(text);

/** Finds out no more, and forgets what was known of the position. @param {GameHere} here */
export function stopJudging(here) {
  here.stopJudging();
  here.judged = notJudged;
}

/** Another game is on, or none. @type {(here: GameHere, game: Game | undefined) => void} */
export function useGame(here, game) {
  here.game = game;
  moved(here);
}

/** The knight is elsewhere. @param {GameHere} here */
export function moved(here) {
  stopJudging(here);
  here.moves = here.game?.moves() ?? [];
}

/** @type {(here: GameHere, known: Partial<Judged>) => void} */
function learn(here, known) {
  const { host } = here;
  const before = verdictIn(here);
  here.judged = { ...here.judged, ...known };
  const verdict = verdictIn(here);
  if (verdict !== before) {
    host.announce(verdict, { about: "verdict" });
    host.changed();
  }
}

/** @param {GameHere} here */
function verdictIn(here) {
  const { game, judged, moves } = here;
  if (!game) {
    return "";
  }
  const since = sinceOf(judged.verdict, [game.start, ...moves])?.text ?? "";
  return filled(here, paragraph(verdictOf(judged, game.settings), since));
}

/** What is said of the game; `null` where there is none. @type {(here: GameHere, moment: Moment) => string | null} */
export function storyOf(here, moment) {
  const { game } = here;
  if (!game) {
    return null;
  }
  const { graph, leaper = [1, 2] } = game.settings;
  const isNew = moment.position === 0 && graph === undefined;
  return paragraph(
    filled(here, standing(game, moment)),
    isNew ? filled(here, howItMoves(leaper)) : "",
    verdictIn(here),
  );
}

/** The same for screen readers. @type {(here: GameHere, moment: Moment) => string | undefined} */
export function spokenOf(here, { focus, counters, squares, outcome, position }) {
  const { game, shown } = here;
  if (!game) {
    return undefined;
  }
  const isEnd = position === 0 || outcome;
  return filled(
    here,
    isEnd
      ? standing(game, shown.session.moment())
      : went(focus, counters.visited, squares, game.ways().length),
  );
}

/** What a click on the board does, for the line under it. @param {GameHere} here */
export function hintOf(here) {
  if (!here.game) {
    return undefined;
  }
  return here.shown.session.moment().outcome ? "" : filled(here, moveHint);
}

/** @type {(here: GameHere, moment: Moment) => void} */
export function showButtons({ buttons }, { position, recorded, outcome }) {
  const means = {
    back: position > 0,
    forward: position < recorded,
    judge: outcome?.kind !== "tour",
    restart: position > 0,
  };
  for (const [action, isOn] of Object.entries(means)) {
    const button = find(buttons, `[data-action=${action}]`, HTMLElement);
    setAttribute(button, "aria-disabled", isOn ? null : "true");
  }
}

/** Makes a move, or says why that is impossible. @type {(here: GameHere, square: string) => void} */
export function play(here, square) {
  const { game, host, shown } = here;
  if (!game) {
    return;
  }
  try {
    game.play(square);
  } catch (error) {
    host.say(filled(here, noMove(game, square, error)));
    return;
  }
  shown.player.moved();
  host.say("");
}

/** Finds out whether the position is lost. @param {GameHere} here */
export function askVerdict(here) {
  const { game } = here;
  if (!game) {
    return;
  }
  const { board, leaper, wrap, graph, target, end } = game.settings;
  stopJudging(here);
  learn(here, { isJudging: true });
  here.stopJudging = judge(
    { board, leaper, wrap, graph, target, end, path: game.path(), limit: JUDGE_MS },
    {
      known: (verdict, isJudged) => learn(here, { verdict, isJudging: !isJudged, isJudged }),
      failed: (error) =>
        learn(here, { refusal: messageOf(error), isJudging: false, isJudged: true }),
    },
  );
}
