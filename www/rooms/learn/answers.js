/**
 * Evaluates answers: moves, predictions, squares, choices and numbers. A first wrong answer gets a nudge, and
 * a second one the solution, which can be asked for as well.
 * @import { Room } from "./room.js"
 */

import { noMove } from "../../run/game-words.js";
import * as words from "#text/learn.js";
import { went } from "#text/play.js";
import { readNumber } from "#text/read-number.js";
import { answers as allAnswers } from "#text/teaching.js";
import { oneSolution } from "#text/worksheets.js";
import { firstTour } from "./first-tour.js";
import { isNear } from "./lessons.js";
import { predict, revealMove } from "./predictions.js";
import { fill, reply, stepIn, tell, textIn } from "./room.js";
import { squaresToBlame } from "./scene.js";
import { celebrateOn, isPosition, mark } from "./stage.js";

/** Tells the solution to whoever did not find it. @type {(room: Room, text: string) => void} */
const tellSolution = (room, text) => reply(room, { text, isRight: true, isOver: true }, false);

/** @param {Room} room */
const tellRight = (room, text = textIn(room).right ?? "") =>
  reply(room, { text, isRight: true, isOver: true }, true);

/** Gives a nudge at first, and then the solution. @type {(room: Room, nudge: string, solution: string) => boolean} whether the solution is out */
function tellWrong(room, nudge, solution) {
  room.misses += 1;
  const isOver = room.misses > 1;
  reply(room, { text: isOver ? solution : nudge, isRight: false, isOver }, false);
  return isOver;
}

/** Handles the choice of a square on the board. @type {(room: Room, square: string) => void} */
export function pick(room, square) {
  const { asks } = stepIn(room);
  if (asks?.kind === "square") {
    answerOnBoard(room, square, asks.squares);
  } else if (asks?.kind === "predict") {
    predict(room, square, asks.times);
  } else if (isPosition(room.stage)) {
    answerByMove(room, square);
  }
}

/** @type {(room: Room, square: string, listed: readonly string[] | undefined) => void} */
function answerOnBoard(room, square, listed) {
  const answers = listed ?? squaresToBlame(stepIn(room).shows);
  const { nudge = "", wrong = "" } = textIn(room);
  if (answers.includes(square)) {
    mark(room.stage, [square], []);
    tellRight(room);
  } else {
    const isOver = tellWrong(room, nudge, wrong);
    // If many answers are right, none is given away.
    mark(room.stage, isOver && answers.length <= 2 ? answers : [], [square]);
  }
}

/** Makes a move by hand, or says why none leads there. @type {(room: Room, square: string) => void} */
function answerByMove(room, square) {
  const { frame, stage } = room;
  const { game, session } = stage.scene;
  if (!game) {
    return;
  }
  try {
    game.play(square);
  } catch (error) {
    frame.say(fill(room, noMove(game, square, error)));
    return;
  }
  stage.player.moved();
  const { outcome, counters, squares, focus } = session.moment();
  if (outcome?.kind === "tour") {
    celebrateOn(stage);
  }
  if (!outcome || stepIn(room).asks?.kind !== "move") {
    // The board shows it; those who cannot see it are told.
    room.reply = null;
    frame.hush();
    tell(room, fill(room, went(focus, counters.visited, squares, game.ways().length)));
    frame.changed();
  } else if (outcome.kind === "tour") {
    tellRight(room);
  } else {
    reply(room, { text: textIn(room).wrong ?? "", isRight: false }, false);
  }
}

/** @type {(room: Room, at: number) => void} the index of an answer */
export function choose(room, at) {
  const { asks } = stepIn(room);
  if (asks?.kind !== "choose") {
    return;
  }
  const { options = [] } = textIn(room);
  const [, why = ""] = options[at] ?? [];
  room.tried.add(at);
  if (at === asks.right) {
    tellRight(room, why);
    return;
  }
  if (room.misses > 0) {
    room.tried.add(asks.right);
  }
  tellWrong(room, words.tryAgain(why), words.solution(why, options[asks.right]?.[0] ?? ""));
}

/** @type {(room: Room, text: string) => string | null} what is wrong with it */
export function estimate(room, text) {
  const { asks } = stepIn(room);
  const answer = readNumber(text);
  if (asks?.kind !== "number" || answer === null) {
    room.reply = null;
    room.frame.changed();
    return words.wantsNumber;
  }
  const { exact, nudge, wrong = "" } = textIn(room);
  if (answer === asks.right && exact) {
    tellRight(room, exact);
  } else if (isNear(asks, answer)) {
    tellRight(room);
  } else {
    tellWrong(room, nudge ?? (answer < asks.right ? words.tooFew : words.tooMany), wrong);
  }
  return null;
}

/** Shows the answer to the question, of predictions the next one. @type {(room: Room) => boolean} whether there was one to show */
export function reveal(room) {
  const { asks, shows } = stepIn(room);
  const { options = [], wrong = "" } = textIn(room);
  if (!asks || room.isOut) {
    return false;
  }
  switch (asks.kind) {
    case "move":
      return revealTour(room);
    case "predict":
      return revealMove(room, asks.times);
    case "choose": {
      const [answer = "", why = ""] = options[asks.right] ?? [];
      room.tried.add(asks.right);
      tellSolution(room, words.shownAnswer(answer, why));
      return true;
    }
    case "square": {
      const squares = asks.squares ?? squaresToBlame(shows);
      const any = words.solution("", allAnswers.squares(squares)).trim();
      mark(room.stage, squares, []);
      tellSolution(room, squares.length > 1 ? any : wrong);
      return true;
    }
    case "number":
      tellSolution(room, wrong);
      return true;
    default:
      return false;
  }
}

/** Makes the moves of a tour; false if none is found. @param {Room} room */
function revealTour(room) {
  const { scene, player } = room.stage;
  const { game } = scene;
  if (!game) {
    return false;
  }
  const { board, graph, start, target } = game.settings;
  const on = graph === undefined ? { board } : { graph };
  const squares = firstTour({ ...on, start, target });
  if (!squares) {
    return false;
  }
  game.takeBackTo(1);
  game.playAll(squares.slice(1));
  if (game.canClose()) {
    game.play(game.start);
  }
  player.moved();
  tellSolution(room, oneSolution);
  return true;
}
