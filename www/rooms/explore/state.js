/**
 * The state of the room in which a run is stepped through, all of it, and what can be read off it.
 * Events change it; `show.js` shows it.
 *
 * @import { Layer, Moment, RunSettings, Session, ThemeId } from "../../pkg/knights_tour.js"
 * @import { Route } from "../../app/run-address.js"
 * @import { Look } from "../../widgets/board-view.js"
 * @import { BoardOrGraph } from "../../run/board-or-graph.js"
 * @import { Player } from "../../run/player.js"
 * @import { Opened, Problem } from "../../run/open-run.js"
 */

import { boardOrGraphOf } from "../../run/board-or-graph.js";
import { messageOf } from "../../run/errors.js";
import { layersInLink } from "../../run/layers.js";
import { methodOf, nameOf } from "../../run/methods.js";
import { createPlayer } from "../../run/player.js";
import * as words from "../../text/words.js";
import { isAsking, labelIn, layersIn } from "./asking.js";

/**
 * @typedef {object} Room
 * @property {Session} session
 * @property {RunSettings} settings as the session was opened with, boards and squares in their usual writing
 * @property {BoardOrGraph} info what the run is on
 * @property {boolean} usesSeed whether another seed may give another run
 * @property {Problem[]} problems what could not be used of what was asked for
 * @property {number} run counts the runs, to tell them apart
 * @property {Player} player
 * @property {string[]} marked squares to blame for that, pointed out before the first step
 * @property {boolean} isImpossible whether it is known that no tour as asked for exists
 * @property {string | null} cursor the square the keyboard or the pointer is at
 * @property {string | null} numberFrom the square that a finished closed tour is numbered from
 * @property {boolean} asks whether it is asked before each step where the method goes
 * @property {string} revealed the moment whose answer was shown
 * @property {boolean} picking the next click on the board says where to number from
 */

/** @param {Opened} opened @returns {Room} */
export function createRoom(opened) {
  return {
    ...opened,
    info: boardOrGraphOf(opened.settings),
    run: 0,
    player: createPlayer(opened.session),
    marked: [],
    isImpossible: false,
    cursor: null,
    numberFrom: null,
    asks: false,
    revealed: "",
    picking: false,
  };
}

/** Puts a run on in place of the one before. @type {(room: Room, opened: Opened) => void} */
export function enter(room, { session, settings, usesSeed, problems }) {
  if (session !== room.session) {
    room.session.free();
  }
  const info = boardOrGraphOf(settings);
  Object.assign(room, {
    session,
    problems,
    usesSeed,
    info,
    settings: { ...settings, ...info.settings },
  });
  Object.assign(room, { numberFrom: null, picking: false });
  room.run += 1;
  room.player.use(session, info.squares);
}

/** What shapes the picture besides the run. @type {(room: Room, layers: Layer[], theme: ThemeId) => Look} */
export const lookOf = (room, layers, theme) => ({
  layers: layersIn(room, layers),
  theme,
  glide: room.player.glide,
  choice: room.player.showsChoice && !isAsking(room),
  cursor: room.cursor,
  numberFrom: room.numberFrom,
  marked: room.session.position === 0 ? room.marked : [],
});

/** What belongs into the address. @type {(room: Room, layers: Layer[], theme: ThemeId | undefined, present: boolean) => Route} */
export const routeOf = ({ settings, session, info, numberFrom, asks }, layers, theme, present) => ({
  settings,
  step: session.position,
  layers: layersInLink(layers, info),
  theme,
  numberFrom: numberFrom ?? undefined,
  ask: asks,
  present,
});

/** The line under the board, where `message` is what was said last. @type {(room: Room, moment: Moment, message: string, isLong: boolean) => string} */
export function captionOf(room, moment, message, isLong) {
  const { session, settings, player, cursor, picking } = room;
  const say = words.sayOn(settings);
  if (isLong) {
    return say(words.computing(moment));
  }
  if (message) {
    return message;
  }
  if (picking) {
    return say(words.clickHint("numberFrom"));
  }
  if (cursor) {
    return labelIn(room, session.squareInfo(cursor), moment.start);
  }
  if (isAsking(room)) {
    return say(words.clickHint("answer"));
  }
  if (!moment.timeline) {
    return say(words.noTimeline);
  }
  const canGo = methodOf(settings.algorithm)?.takesOver && moment.untried > 0;
  return say(words.clickHint(canGo && !player.isMoving ? "go" : "start"));
}

/** Numbers a finished closed tour from a square. @type {(room: Room, square: string) => string | null} what is wrong with it */
export function numberTourFrom(room, square) {
  try {
    if (room.session.squareInfo(square).hole) {
      return words.wrong.hole(square);
    }
  } catch (error) {
    return messageOf(error);
  }
  room.numberFrom = square;
  return null;
}

/**
 * Some of what a link says can only be judged where it leads to: what could not be done of it.
 * @type {(room: Room, wanted: Route) => Problem[]}
 */
export function settleThere(room, { step, settings: { byHand: asked = "" } }) {
  const { position, done, outcome: end } = room.session.moment();
  /** @type {Problem[]} */
  const problems = [];
  if (position < step) {
    problems.push({ name: "step", message: words.beyondEnd(position) });
  }
  const { byHand } = room.session;
  if (room.settings.byHand && byHand.split(",").length < asked.split(",").length) {
    room.settings = { ...room.settings, byHand };
    problems.push({ name: "byHand", message: words.noSuchMove });
  }
  if (room.numberFrom && done && !(end?.kind === "tour" && end.closed)) {
    room.numberFrom = null;
    problems.push({ name: "numberFrom", message: words.notRenumbered });
  }
  return problems;
}

/** What was wrong with what was asked for, each with what stands in its place. @type {(room: Room, theme: ThemeId) => string[]} */
export const correctionsOf = ({ problems, settings }, theme) =>
  problems.map(({ name, message, instead }) => {
    const used = Object.entries({ ...settings, theme }).find(([key]) => key === name)?.[1];
    return words.replaced(name, message, nameOf(name, instead ?? String(used ?? "")));
  });
