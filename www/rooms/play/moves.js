/**
 * The visitor's actions: moving the knight, taking moves back and repeating them, handing over to a method;
 * and their consequences.
 * @import { AlgorithmId, Layer } from "../../pkg/knights_tour.js"
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { Player } from "../../run/player.js"
 * @import { Room } from "./state.js"
 */

import { messageOf } from "../../run/errors.js";
import { noMove } from "../../run/game-words.js";
import { methodOf } from "../../run/methods.js";
import * as words from "#text/play.js";
import { paragraph } from "#text/words.js";
import { createCoach } from "./coach.js";
import { celebrate } from "../../widgets/celebrate.js";
import { forgetBefore, freshPosition, isOver, mayUse } from "./state.js";
import { noteShown, noteUse } from "./state.js";
import { roundOf, sayIn, standing, summaryOf } from "./tell.js";
import { isWin } from "./win.js";

/** Announcements of the position replace each other: a visitor who moves quickly hears only the last. */
const PLACE = { about: "place" };

/**
 * @param {Room} room
 * @param {RoomFrame} frame
 * @param {object} parts
 * @param {Player} parts.player
 * @param {ReturnType<typeof import("./inquiry.js").createInquiry>} parts.inquiry
 * @param {() => readonly Layer[]} parts.layers the visible layers
 * @param {(square: string) => void} parts.place moves the start
 * @param {() => string} parts.reached called for a tour; returns a comment on it
 * @param {() => void} parts.focus moves the focus when the pressed button disappears
 * @param {HTMLElement} parts.board where a tour is celebrated
 * @param {() => void} parts.won shows that the visitor has made a tour
 */
export function createMoves(
  room,
  frame,
  { player, inquiry, layers, place, reached, focus, board, won },
) {
  const { announce, changed, say } = frame;
  const coach = createCoach(room, frame, moved);

  /** Resets what was known of the previous position. */
  function arrived() {
    inquiry.stop();
    frame.hush(); // Messages about the previous position, such as an impossible move.
    Object.assign(room, freshPosition());
    const { outcome } = room.game.session.moment();
    if (room.watch && outcome?.kind !== "tour") {
      inquiry.judge();
    }
    if (outcome && room.mode === "free") {
      inquiry.countRuns();
    }
    changed();
  }

  /** Announces the result of a move. @param {string} told an additional comment */
  function moved(told = "") {
    const { session } = room.game;
    const { focus: square, outcome, counters, squares } = session.moment();
    player.moved();
    forgetBefore(room);
    noteShown(room, layers());
    arrived();
    const more = outcome?.kind === "tour" && !room.challenge ? reached() : "";
    room.told = paragraph(told, more);
    if (outcome?.kind === "tour") {
      celebrate(board);
    }
    if (isWin(room)) {
      won();
      return;
    }
    const news = outcome
      ? standing(room, session.moment())
      : words.went(square, counters.visited, squares, room.game.ways().length);
    const round = outcome && room.mode === "predict" ? roundOf(room) : "";
    const said = paragraph(room.told, news, round, summaryOf(room));
    announce(sayIn(room)(said), room.told || outcome ? undefined : PLACE);
  }

  /** Makes a move, or says that it is impossible. @param {string} square */
  function go(square) {
    player.pause();
    try {
      room.game.play(square);
    } catch (error) {
      room.isRefused = true;
      say(sayIn(room)(noMove(room.game, square, error)), "error");
      return;
    }
    moved();
  }

  /** Whether a move can be taken back: not one that a challenge has locked. */
  function canTakeBack() {
    const locked = room.challenge?.locked ?? 0;
    const { visited } = room.game.session.moment().counters;
    return room.game.session.position > 0 && visited > locked + 1 && mayUse(room, "back");
  }

  return {
    arrived,
    moved,
    canTakeBack,
    hint: coach.hint,
    /** Handles the choice of a square, on the board or among the buttons. @param {string} square */
    pick(square) {
      const { game, mode } = room;
      const isWay = game.ways().some((way) => way.square === square);
      if (room.isPlacing) {
        place(square);
      } else if (isWay && mode === "predict" && !game.canClose() && !game.isAtWork) {
        coach.predict(square);
      } else {
        go(square);
      }
    },
    /** Goes forward: one step of the method at work, or a move that was taken back. */
    forward() {
      const before = room.game.session.position;
      player.forward();
      if (room.game.session.position !== before) {
        moved();
      }
    },
    back() {
      if (canTakeBack()) {
        noteUse(room, "back");
        player.back();
        arrived();
        announce(words.tookBack(room.game.session.moment().focus), PLACE);
      }
    },
    /** Takes back the move that lost the position. @param {number} move */
    takeBackTo(move) {
      const { visited } = room.game.session.moment().counters;
      noteUse(room, "back", visited - move);
      player.pause();
      room.game.takeBackTo(move);
      player.moved();
      arrived();
      say(words.tookBack(room.game.session.moment().focus));
      focus();
    },
    /** Lets a method continue from here. @param {AlgorithmId} method @returns {string | null} why it cannot, or null */
    handOver(method) {
      try {
        room.game.session.handOver({ algorithm: method, whenStuck: "backtrack" });
      } catch (error) {
        return messageOf(error);
      }
      noteUse(room, "method");
      player.pause();
      arrived();
      say(words.handedOver(methodOf(method)?.name ?? ""));
      return null;
    },
    /** Lets the method at work play or pause. @returns {boolean} whether there is one */
    play() {
      if (!room.game.isAtWork || isOver(room)) {
        return false;
      }
      if (player.isMoving) {
        player.pause();
        arrived();
      } else {
        player.play();
      }
      return true;
    },
  };
}
