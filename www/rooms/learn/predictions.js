/**
 * Rounds of predictions: the reader says where the rule goes next, and it goes there.
 * @import { Hint } from "../../pkg/knights_tour.js"
 * @import { Game } from "../../run/game.js"
 * @import { Room } from "./room.js"
 */

import { isRight, playForced } from "../../run/predict.js";
import * as words from "#text/learn.js";
import * as play from "#text/play.js";
import { paragraph } from "#text/words.js";
import { fill, reply } from "./room.js";
import { mark } from "./stage.js";

/** The game, and what the rule says in it, while predictions are left. @type {(room: Room, times: number) => { game: Game, hint: Hint } | null} */
function questionIn({ stage, asked }, times) {
  const { game } = stage.scene;
  const hint = game?.hint();
  return game && hint && asked < times ? { game, hint } : null;
}

/** @type {(room: Room, square: string, times: number) => void} */
export function predict(room, square, times) {
  const question = questionIn(room, times);
  if (!question) {
    return;
  }
  const { frame, stage } = room;
  const { game, hint } = question;
  const { focus } = stage.scene.session.moment();
  const chosen = hint.candidates.find((candidate) => candidate.square === square);
  if (!chosen) {
    frame.say(fill(room, words.noWay(square, focus)));
    return;
  }
  const isGood = isRight(hint, square);
  if (!isGood && room.misses === 0) {
    room.misses = 1;
    mark(stage, [], [square]);
    const text = words.notThere(square, chosen.value, focus);
    reply(room, { text, isRight: false }, false);
    return;
  }
  room.right += Number(isGood);
  const told = isGood ? play.right(hint, square) : play.mistaken(hint, square);
  const { only, left } = goOn(room, game, hint.to, times);
  mark(stage, [], isGood ? [] : [square]);
  const { right, asked } = room;
  const score = left > 0 ? words.predicted(right, asked, left) : words.roundOver(right, asked);
  const isOver = left === 0;
  reply(room, { text: paragraph(told, only, score), isRight: isGood, isOver }, isOver);
}

/** The rule moves and says why; false if nothing is left to predict. @type {(room: Room, times: number) => boolean} */
export function revealMove(room, times) {
  const question = questionIn(room, times);
  if (!question) {
    return false;
  }
  const { game, hint } = question;
  const { only, left } = goOn(room, game, hint.to, times);
  const text = paragraph(play.hintChoice(hint), only);
  reply(room, { text, isRight: true, isOver: left === 0 }, false);
  return true;
}

/** The rule moves, and goes on while there is nothing to predict. @type {(room: Room, game: Game, to: string, times: number) => { only: string, left: number }} the moves without a choice, in words, and how many predictions are left */
function goOn(room, game, to, times) {
  room.asked += 1;
  room.misses = 0;
  game.play(to);
  const only = play.onlyWay(playForced(game));
  room.stage.player.moved();
  mark(room.stage, [], []);
  return { only, left: game.hint() ? times - room.asked : 0 };
}
