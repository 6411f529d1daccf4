/**
 * A tour as a run that can be stepped through; a path that is none is walked by hand.
 *
 * @import { Moment } from "../../pkg/knights_tour.js"
 * @import { Exhibit } from "./tours.js"
 */

import { Session, verify } from "../../pkg/knights_tour.js";
import { runOf } from "../../run/describe.js";
import * as words from "../../text/gallery.js";
import * as shared from "../../text/words.js";

/** What a run of an exhibit is asked for. @param {Exhibit} exhibit @returns {import("../../pkg/knights_tour.js").RunSettings} */
export function settingsOf({ board, leaper, squares, isTour }) {
  const [start = "", ...moves] = squares;
  if (!isTour) {
    const byHand = moves.map((square, i) => `${i}:${square}`).join(",");
    return { board, leaper, start, algorithm: "player", byHand };
  }
  /** @type {import("../../pkg/knights_tour.js").Target} */
  const target = verify(board, squares, leaper).closed ? "closed" : "open";
  return { board, leaper, target, algorithm: "given", tour: squares.join(" ") };
}

/** A run at its beginning. @param {Exhibit} exhibit */
export function openWalk(exhibit) {
  const session = new Session(settingsOf(exhibit));
  if (!exhibit.isTour) {
    session.finish();
    session.seek(0);
  }
  return session;
}

/** The moment that the run stands at; a path that is no tour ends where it ends. @type {(exhibit: Exhibit, session: Session) => Moment} */
export function momentOf({ isTour, squares }, session) {
  const moment = session.moment();
  const last = squares.length - 1;
  const isAtEnd = session.position === last;
  return isTour ? moment : { ...moment, expected: last, recorded: last, done: isAtEnd };
}

/** What is told of the step that the run stands at. @type {(exhibit: Exhibit, session: Session) => string} */
export function sentenceOf(exhibit, session) {
  const { squares, isTour } = exhibit;
  const { position } = session;
  return isTour
    ? shared.plain(
        shared.story(
          session.moment(),
          runOf({ settings: settingsOf(exhibit), isImpossible: false }),
        ),
      )
    : words.pathStep(position, squares.length - 1, squares[position] ?? "");
}
