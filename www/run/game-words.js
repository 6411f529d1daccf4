/**
 * What is said of a game: where it stands, why a move is impossible, and whether the position is lost. Play and
 * the element for other pages say it.
 * @import { Moment, VerdictResult } from "../pkg/knights_tour.js"
 * @import { GameSettings } from "./bare-game.js"
 * @import { Game } from "./game.js"
 */

import { inWords } from "./reasons.js";
import * as words from "#text/play.js";

/** So long it may take to find out whether a position is lost. */
export const JUDGE_MS = 10_000;

/**
 * What is known of whether a position is lost.
 * @typedef {object} Judged
 * @property {VerdictResult | null} verdict
 * @property {string} refusal why there is no verdict
 * @property {boolean} isJudging
 * @property {boolean} isJudged
 */

/** A position that nobody has asked about. @type {Readonly<Judged>} */
export const notJudged = { verdict: null, refusal: "", isJudging: false, isJudged: false };

/** The state of a game in a sentence. @type {(game: Game, moment: Moment, isOwn?: boolean) => string} */
export function standing(game, { outcome, focus, position, counters, squares }, isOwn = true) {
  if (outcome?.kind === "tour") {
    return words.won(game.target === "closed", isOwn);
  }
  if (outcome) {
    const left = squares - counters.visited;
    return left === 0 ? words.notClosed(game.start) : words.stuck(left);
  }
  if (game.canClose()) {
    return words.closable(game.start);
  }
  return position > 0
    ? words.standing(focus)
    : words.opening(game.start, game.target, game.settings.end);
}

/** Why the knight cannot go to a square. @type {(game: Game, to: string, error: unknown) => string} */
export function noMove({ session, settings }, to, error) {
  const [from, goal] = [session.moment().focus, to].map((name) => session.squareInfo(name));
  const { what = "not-a-move" } = /** @type {import("../pkg/knights_tour.js").KnightsTourError} */ (
    error
  );
  const miss = {
    from: from?.square ?? "",
    to,
    lengths: settings.graph === undefined ? (settings.leaper ?? [1, 2]) : undefined,
    across: (goal?.column ?? 0) - (from?.column ?? 0),
    up: (goal?.row ?? 0) - (from?.row ?? 0),
  };
  return words.noMove(miss, what);
}

/** The verdict on the position, or why there is none. @type {(judged: Judged, settings: GameSettings) => string} */
export function verdictOf({ verdict, refusal, isJudged, isJudging }, settings) {
  if (refusal) {
    return words.asSentence(refusal);
  }
  if (verdict?.kind === "lost") {
    const { code } = verdict;
    if (code === "stuck" || code === "not-closed") {
      return ""; // The story says so already.
    }
    return words.lost(inWords(verdict, settings, settings.target ?? "open").sentence);
  }
  if (verdict?.kind === "finishable") {
    return words.finishable;
  }
  return isJudging ? words.judging : isJudged ? words.undecided(JUDGE_MS / 1000) : "";
}

/** The move since which the position has been lost, if it is known. @type {(verdict: VerdictResult | null, path: readonly string[]) => { move: number, text: string } | null} */
export function sinceOf(verdict, path) {
  if (verdict?.kind !== "lost" || verdict.since === undefined) {
    return null;
  }
  const { since } = verdict;
  return { move: since, text: words.lostSince(since, path[since] ?? "") };
}
