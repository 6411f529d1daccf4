/**
 * A tour as a run that can be stepped through; a path that is not a tour is played by hand.
 * @import { Moment } from "../../pkg/knights_tour.js"
 * @import { Exhibit } from "./tours.js"
 */

import { Session } from "../../pkg/knights_tour.js";
import { runOf } from "../../run/describe.js";
import * as words from "#text/gallery.js";
import * as shared from "#text/words.js";
import { verified } from "./particulars.js";

/** The settings for a run of an exhibit. @param {Exhibit} exhibit @returns {import("../../pkg/knights_tour.js").RunSettings} */
export function settingsOf(exhibit) {
  const { board, leaper, squares, isTour } = exhibit;
  const [start = "", ...moves] = squares;
  if (!isTour) {
    const byHand = moves.map((square, i) => `${i}:${square}`).join(",");
    return { board, leaper, start, algorithm: "player", byHand };
  }
  /** @type {import("../../pkg/knights_tour.js").Target} */
  const target = verified(exhibit).closed ? "closed" : "open";
  return { board, leaper, target, algorithm: "given", tour: squares.join(" ") };
}

/** A run at its start. @param {Exhibit} exhibit */
export function openWalk(exhibit) {
  const session = new Session(settingsOf(exhibit));
  if (!exhibit.isTour) {
    session.finish();
    session.seek(0);
  }
  return session;
}

/** The current moment of the run; a path that is not a tour ends at its last square. @type {(exhibit: Exhibit, session: Session) => Moment} */
export function momentOf({ isTour, squares }, session) {
  const moment = session.moment();
  const last = squares.length - 1;
  const isAtEnd = session.position === last;
  return isTour ? moment : { ...moment, expected: last, recorded: last, done: isAtEnd };
}

/** The sentence about the current step. @type {(exhibit: Exhibit, session: Session) => string} */
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
