/**
 * Going along what a step shows: a run to watch, or moves made by hand, by buttons, keys and a clicker.
 * @import { Room } from "./room.js"
 */

import { reveal } from "./answers.js";
import { fill, noteSeen, stepIn, tell } from "./room.js";
import { isPosition, isRun, press, runIn, spokenMoment } from "./stage.js";
import { put, turn } from "./turn.js";

/** After this many moves of a run a clicker goes to the next step: nobody clicks through thousands. */
const MAX_CLICKS = 10;

/** Tells those who cannot see it where the play head has come to. @param {Room} room */
export const tellMoment = (room) => tell(room, fill(room, spokenMoment(room.stage)), "progress");

/** Whether the run can be watched: to step on would tell which square is asked for. @param {Room} room */
const isWatched = (room) => isRun(room.stage) && stepIn(room).asks?.kind !== "square";

/** Goes along a run, which was seen then. @type {(room: Room, move: () => void) => boolean} */
function watch(room, move) {
  if (!isWatched(room)) {
    return false;
  }
  move();
  noteSeen(room);
  return true;
}

/** @param {Room} room */
export const stepOn = (room) =>
  watch(room, () => {
    room.stage.player.forward();
    tellMoment(room);
  });

/** A step of the run back, or a move by hand. @param {Room} room */
export function goBack(room) {
  const { stage } = room;
  const kind = stepIn(room).asks?.kind;
  const isPlayed = isPosition(stage) && kind !== "square" && kind !== "predict";
  const { timeline, position } = runIn(stage);
  if (!(isWatched(room) || isPlayed) || !timeline || position === 0) {
    return false;
  }
  stage.player.back();
  room.reply = null;
  tellMoment(room);
  return true;
}

/** Plays, from the beginning where the end is reached, or pauses. @param {Room} room */
export const play = (room) =>
  watch(room, () => {
    const { player } = room.stage;
    if (player.isMoving) {
      player.pause();
      return;
    }
    if (player.phase === "finished") {
      put(room, room.lesson, room.index);
    }
    player.play();
  });

/** @param {Room} room */
export const goToEnd = (room) => watch(room, room.stage.player.last);

/** A clicker’s forward or back: a move of what the step shows, else the answer to its question, else another step. @type {(room: Room, by: 1 | -1) => boolean} */
export function click(room, by) {
  if (room.paper) {
    return false;
  }
  if (room.isAtCard) {
    turn(room, by);
    return true;
  }
  const { stage } = room;
  const isEnough = by * room.clicks >= MAX_CLICKS;
  const moves = by > 0 ? () => !runIn(stage).done && stepOn(room) : () => goBack(room);
  if (!isEnough && (moves() || press(stage, by > 0 ? "on" : "back"))) {
    room.clicks += by;
  } else if (by < 0 || !reveal(room)) {
    turn(room, by);
  }
  return true;
}
