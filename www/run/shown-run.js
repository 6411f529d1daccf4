/**
 * A run that is shown: its settings, its play head, and what of its picture the reader points out.
 *
 * @import { RunSettings, Session } from "../pkg/knights_tour.js"
 * @import { BoardOrGraph } from "./board-or-graph.js"
 * @import { Opened, Problem } from "./open-run.js"
 * @import { Player } from "./player.js"
 */

import { beyondEnd, noSuchMove, notRenumbered, wrong } from "#text/words.js";
import { boardOrGraphOf } from "./board-or-graph.js";
import { messageOf } from "./errors.js";
import { createPlayer } from "./player.js";

/**
 * @typedef {object} ShownRun
 * @property {Session} session
 * @property {RunSettings} settings as the session was opened with, boards and squares in their usual writing
 * @property {BoardOrGraph} info what the run is on
 * @property {boolean} usesSeed whether another seed may give another run
 * @property {Problem[]} problems what could not be used of what was asked for
 * @property {number} run counts the runs, to tell them apart
 * @property {Player} player
 * @property {string[]} marked squares that rule a tour out, pointed out before the first step
 * @property {boolean} isImpossible whether it is known that no tour as asked for exists
 * @property {string | null} cursor the square the keyboard or the pointer is at
 * @property {string | null} numberFrom the square that a finished closed tour is numbered from
 */

/** @param {Opened} opened @returns {ShownRun} */
export const createShownRun = (opened) => ({
  ...opened,
  info: boardOrGraphOf(opened.settings),
  run: 0,
  player: createPlayer(opened.session),
  marked: [],
  isImpossible: false,
  cursor: null,
  numberFrom: null,
});

/** Puts a run on in place of the one before. @type {(shown: ShownRun, opened: Opened) => void} */
export function enter(shown, { session, settings, usesSeed, problems }) {
  if (session !== shown.session) {
    shown.session.free();
  }
  const info = boardOrGraphOf(settings);
  Object.assign(shown, {
    ...{ session, problems, usesSeed, info, numberFrom: null },
    settings: { ...settings, ...info.settings },
  });
  shown.run += 1;
  shown.player.use(session, info.squares);
}

/** Numbers a finished closed tour from a square. @type {(shown: ShownRun, square: string) => string | null} what is wrong with it */
export function numberTourFrom(shown, square) {
  try {
    if (shown.session.squareInfo(square).hole) {
      return wrong.hole(square);
    }
  } catch (error) {
    return messageOf(error);
  }
  shown.numberFrom = square;
  return null;
}

/**
 * Some of what a link says can only be judged where it leads to: what could not be done of it.
 * @type {(shown: ShownRun, wanted: { step: number, byHand?: string | undefined }) => Problem[]}
 */
export function settleThere(shown, { step, byHand: asked = "" }) {
  const { position, done, outcome: end } = shown.session.moment();
  /** @type {Problem[]} */
  const problems = [];
  if (position < step) {
    problems.push({ name: "step", message: beyondEnd(position) });
  }
  const { byHand } = shown.session;
  if (shown.settings.byHand && byHand.split(",").length < asked.split(",").length) {
    shown.settings = { ...shown.settings, byHand };
    problems.push({ name: "byHand", message: noSuchMove });
  }
  if (shown.numberFrom && done && !(end?.kind === "tour" && end.closed)) {
    shown.numberFrom = null;
    problems.push({ name: "numberFrom", message: notRenumbered });
  }
  return problems;
}
