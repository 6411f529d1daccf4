/**
 * The visitor's actions: moving the knight, taking moves back and repeating them, handing over to a method;
 * and their consequences.
 * @import { AlgorithmId } from "../../pkg/knights_tour.js"
 * @import { Help } from "./challenge.js"
 * @import { Parts } from "./parts.js"
 * @import { Room } from "./state.js"
 */

import { messageOf } from "../../run/errors.js";
import { noMove } from "../../run/game-words.js";
import { methodOf } from "../../run/methods.js";
import { notAllowed } from "#text/challenge.js";
import * as words from "#text/play.js";
import { paragraph } from "#text/words.js";
import { celebrate } from "../../widgets/celebrate.js";
import { giveHint, predict } from "./coach.js";
import { forgetBefore, freshPosition, isOver, mayUse } from "./state.js";
import { noteShown, noteUse } from "./state.js";
import { isSolved } from "./ladder.js";
import { roundOf, sayIn, standing, summaryOf } from "./tell.js";
import { isLongestUncrossed, isUncrossed } from "./uncrossed.js";
import { isWin } from "./win.js";

/** Announcements of the position replace each other: a visitor who moves quickly hears only the last. */
const PLACE = { about: "place" };

/** Resets what was known of the previous position. @param {Parts} parts */
export function arrived({ room, frame, inquiry }) {
  inquiry.stop();
  frame.hush(); // Messages about the previous position, such as an impossible move.
  Object.assign(room, freshPosition());
  const { outcome } = room.game.session.moment();
  if (room.watch && !isSolved(room.game)) {
    inquiry.judge();
  }
  if (outcome && room.mode === "free") {
    inquiry.countRuns();
  }
  frame.changed();
}

/** Announces the result of a move. @type {(parts: Parts, told?: string) => void} an additional comment */
export function moved(parts, told = "") {
  const { room, frame, player, board, ladder, win } = parts;
  const { session } = room.game;
  const { focus: square, outcome, counters, squares } = session.moment();
  player.moved();
  forgetBefore(room);
  noteShown(room, board.layers.shown);
  arrived(parts);
  if (isUncrossed(room)) {
    if (isLongestUncrossed(room.game)) {
      celebrate(board.canvas);
    }
    frame.announce(sayIn(room)(standing(room, session.moment())));
    return;
  }
  const more = isSolved(room.game) && !room.challenge ? ladder.reach() : "";
  room.told = paragraph(told, more);
  if (isSolved(room.game)) {
    celebrate(board.canvas);
  }
  if (isWin(room)) {
    win.open();
    return;
  }
  const news = outcome
    ? standing(room, session.moment())
    : words.went(square, counters.visited, squares, room.game.ways().length);
  const round = outcome && room.mode === "predict" ? roundOf(room) : "";
  const said = paragraph(room.told, news, round, summaryOf(room));
  frame.announce(sayIn(room)(said), room.told || outcome ? undefined : PLACE);
}

/** Makes a move, or says that it is impossible. @type {(parts: Parts, square: string) => void} */
function go(parts, square) {
  const { room, frame, player } = parts;
  player.pause();
  try {
    room.game.play(square);
  } catch (error) {
    room.isRefused = true;
    frame.say(sayIn(room)(noMove(room.game, square, error)), "error");
    return;
  }
  moved(parts);
}

/** Handles the choice of a square, on the board or among the buttons. @type {(parts: Parts, square: string) => void} */
export function pick(parts, square) {
  const { game, mode, isPlacing } = parts.room;
  const isWay = game.ways().some((way) => way.square === square);
  if (isPlacing) {
    parts.placing.place(square);
  } else if (isWay && mode === "predict" && !game.canClose() && !game.isAtWork) {
    predict(parts, square);
  } else {
    go(parts, square);
  }
}

/** Helps, unless a challenge forbids it. @type {(help: Help, parts: Parts, does: () => void) => void} */
function helpBy(help, { room, frame }, does) {
  if (mayUse(room, help)) {
    does();
  } else {
    frame.say(room.mode === "uncrossed" ? words.notAboutTours : notAllowed);
  }
}

/** @param {Parts} parts */
export const askHint = (parts) => helpBy("hint", parts, () => giveHint(parts));

/** @param {Parts} parts */
export const askVerdict = (parts) =>
  helpBy("judge", parts, () => {
    // Of a finished tour it says what that is, which is no help.
    if (parts.room.game.session.moment().outcome?.kind !== "tour") {
      noteUse(parts.room, "judge");
    }
    parts.inquiry.judge();
  });

/** Goes forward: one step of the method at work, or a move that was taken back. @param {Parts} parts */
export function forward(parts) {
  const { session } = parts.room.game;
  const before = session.position;
  parts.player.forward();
  if (session.position !== before) {
    moved(parts);
  }
}

/** Whether a move can be taken back: not one that a challenge has locked. @param {Room} room */
export function canTakeBack(room) {
  const locked = room.challenge?.locked ?? 0;
  const { visited } = room.game.session.moment().counters;
  return room.game.session.position > 0 && visited > locked + 1 && mayUse(room, "back");
}

/** @param {Parts} parts */
export function back(parts) {
  const { room, frame, player } = parts;
  if (canTakeBack(room)) {
    noteUse(room, "back");
    player.back();
    arrived(parts);
    frame.announce(words.tookBack(room.game.session.moment().focus), PLACE);
  }
}

/** Takes back the move that lost the position. @type {(parts: Parts, move: number) => void} */
export function takeBackTo(parts, move) {
  const { room, frame, player, panel } = parts;
  const { visited } = room.game.session.moment().counters;
  noteUse(room, "back", visited - move);
  player.pause();
  room.game.takeBackTo(move);
  player.moved();
  arrived(parts);
  frame.say(words.tookBack(room.game.session.moment().focus));
  panel.focus();
}

/** Lets a method continue from here. @type {(parts: Parts, method: AlgorithmId) => string | null} why it cannot, or null */
export function handOver(parts, method) {
  const { room, frame, player } = parts;
  try {
    room.game.session.handOver({ algorithm: method, whenStuck: "backtrack" });
  } catch (error) {
    return messageOf(error);
  }
  noteUse(room, "method");
  player.pause();
  arrived(parts);
  frame.say(words.handedOver(methodOf(method)?.name ?? ""));
  return null;
}

/** Lets the method at work play or pause. @param {Parts} parts @returns {boolean} whether there is one */
export function play(parts) {
  const { room, player } = parts;
  if (!room.game.isAtWork || isOver(room)) {
    return false;
  }
  if (player.isMoving) {
    player.pause();
    arrived(parts);
  } else {
    player.play();
  }
  return true;
}
