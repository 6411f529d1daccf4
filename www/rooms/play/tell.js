/**
 * The texts of the room: the story, the line under the board, and the verdict on a position.
 * @import { Layer, Moment } from "../../pkg/knights_tour.js"
 * @import { Story } from "./panel.js"
 * @import { Room } from "./state.js"
 */

import { KNIGHT } from "../../app/codecs.js";
import { pieceOf } from "../../run/describe.js";
import { sinceOf, standing as standingOf, verdictOf } from "../../run/game-words.js";
import { methodOf } from "../../run/methods.js";
import { summary } from "#text/ladder.js";
import * as words from "#text/play.js";
import { fillIn, paragraph, squareLabel, termsOf } from "#text/words.js";
import { linksIn } from "./offer.js";
import { isLongest, isOwn, markFor, MARKS, rungOf } from "./ladder.js";
import { isRinged, mayUse, showsWays } from "./state.js";
import { crossingIn, isUncrossed, mostOn } from "./uncrossed.js";

/** The function that fills in the terms of texts. @param {Room} room */
export function sayIn({ game }) {
  const terms = termsOf(pieceOf(game.settings));
  return (/** @type {string} */ text) => fillIn(text, terms);
}

/** The state of the game in a sentence. @type {(room: Room, moment: Moment) => string} */
export function standing(room, moment) {
  const { game, mode, used } = room;
  const { outcome, position } = moment;
  if (isUncrossed(room)) {
    return words.uncrossed({ ...crossingIn(game), start: game.start, most: mostOn(game) });
  }
  if (!outcome && game.isAtWork) {
    return words.atWork(methodOf(game.session.moment().algorithm)?.name ?? "");
  }
  if (isLongest(game)) {
    return words.isLongest(moment.counters.visited, moment.squares);
  }
  return mode === "predict" && !outcome && position === 0 && !game.canClose()
    ? words.predictOpening(game.start, game.settings.rule)
    : standingOf(game, moment, isOwn(used));
}

/** The announcement when the way of playing changes. @param {Room} room */
export function opening(room) {
  const moment = room.game.session.moment();
  const question = room.mode === "predict" && !moment.outcome ? words.predictHeading : "";
  return sayIn(room)(paragraph(question, standing(room, moment)));
}

/** The move since which the position has been lost, if it is known. @param {Room} room */
export const sinceIn = ({ verdict, game }) => sinceOf(verdict, game.path());

/** The predictions missed so far, and at the end also that none was. @type {(room: Room, isOver: boolean) => string} */
function missedIn({ round, challenge }, isOver) {
  const { asked, right, longest } = round.score();
  const isMet = challenge !== null && longest >= challenge.goal;
  return asked > 0 && (isOver || isMet || right < asked) ? words.missed(round.tallies()) : "";
}

/** The result of a round, for screen readers. @param {Room} room */
export const roundOf = (room) => paragraph(words.score(room.round.score()), missedIn(room, true));

/** How far the rule gets from the same start, once that is known. @param {Room} room */
export function ruleRunsOf(room) {
  const { game, ruleRuns } = room;
  const { counters, squares } = game.session.moment();
  return ruleRuns
    ? sayIn(room)(words.ruleRuns(ruleRuns, counters.visited, squares, game.start))
    : "";
}

/** Whether the praise for a board of the ladder says that it took no help. @param {Room} room */
const isPraised = ({ game, used, challenge }) =>
  !challenge && rungOf(game.settings) !== undefined && markFor(used) === MARKS.straight;

/** The result of a game, and the help used, unless that has been said. @param {Room} room */
export function summaryOf(room) {
  const { counters, outcome, squares } = room.game.session.moment();
  const isPasted = "pasted" in room.used && room.told !== "";
  const isSaid = outcome?.kind === "tour" && (isPraised(room) || isPasted);
  return outcome && !isSaid && room.mode === "free"
    ? sayIn(room)(summary(counters.visited, squares, room.used))
    : "";
}

/**
 * @type {(room: Room, moment: Moment, offers: { takeBackTo: (move: number) => void, next: Story["next"] }) => Story}
 */
export function storyOf(room, moment, { takeBackTo, next }) {
  const { game, mode, round, hint } = room;
  const say = sayIn(room);
  const isPredicting = mode === "predict";
  const isOver = moment.outcome !== null;
  const since = sinceIn(room);
  return {
    heading:
      isPredicting && !isOver
        ? words.predictHeading
        : say(words.heading(moment.counters.visited, moment.squares)),
    told: say(room.told),
    isRight: isUncrossed(room) && crossingIn(game).crossing ? false : room.isRight,
    say: say(standing(room, moment)),
    how:
      !isOver && game.settings.graph === undefined
        ? say(words.howItMoves(game.settings.leaper ?? KNIGHT))
        : "",
    verdict: say(verdictOf(room, room.game.settings)),
    isVerdictDue: !room.watch || room.verdict?.kind === "lost",
    isLost:
      room.verdict?.kind === "lost" ? true : room.verdict?.kind === "finishable" ? false : null,
    since: say(since?.text ?? ""),
    takeBack:
      since && since.move > (room.challenge?.locked ?? 0) && mayUse(room, "back")
        ? { text: words.takeBackTo(since.move), act: () => takeBackTo(since.move) }
        : null,
    candidates: say(words.labels.candidates),
    ways: game.ways().map(({ square, value }) => {
      const isMeasured = hint > 0 && moment.candidates.length > 0;
      return { square, text: isMeasured ? words.wayWith(square, value) : square };
    }),
    // On a board the rings say it.
    areWaysSeen: room.legal || hint > 0 || (game.settings.graph !== undefined && isRinged(room)),
    score: isPredicting ? words.score(round.score()) : "",
    missed: isPredicting ? missedIn(room, isOver) : "",
    ruleRuns: ruleRunsOf(room),
    next,
    links:
      isOver && !room.challenge
        ? linksIn(game.settings, moment.outcome?.kind === "tour" ? game.path() : null)
        : [],
  };
}

/** The line under the board; `message` is the last message. @type {(room: Room, moment: Moment, message: string, layers: readonly Layer[]) => string} */
export function captionOf(room, { outcome }, message, layers) {
  const { cursor, mode } = room;
  if (message) {
    return message;
  }
  if (cursor) {
    return labelOf(room, cursor, layers);
  }
  const hint = mode === "predict" ? words.predictHint : words.moveHint(isRinged(room));
  return outcome ? "" : sayIn(room)(hint);
}

/** The label of a square, with no more information than is visible. @type {(room: Room, square: string, layers?: readonly Layer[]) => string} */
export function labelOf(room, square, layers = []) {
  const info = room.game.session.squareInfo(square);
  if (info.hole || info.visit > 0) {
    return squareLabel(info, room.game.start);
  }
  const isMeasured = layers.includes("degrees") || room.hint > 0;
  const isWay = info.candidate && showsWays(room);
  return words.openSquare(info, isMeasured ? info.accessibility : null, isWay);
}
