/**
 * Evaluates answers: moves, predictions, squares, choices and numbers. A first wrong answer gets a nudge, and
 * a second one the solution.
 * @import { Hint } from "../../pkg/knights_tour.js"
 * @import { StepText } from "#text/lessons.js"
 * @import { Step } from "./lessons.js"
 * @import { Stage } from "./stage.js"
 */

import { isChoice, isRight } from "../../run/predict.js";
import * as words from "#text/learn.js";
import * as play from "#text/play.js";
import { readNumber } from "#text/read-number.js";
import { paragraph } from "#text/words.js";
import { isNear } from "./lessons.js";
import { squaresToBlame } from "./scene.js";

/** The reply to an answer, whether the answer is right, and whether the solution is out. @typedef {{ text: string, isRight: boolean, isOver?: boolean }} Reply */

/**
 * @param {Stage} stage
 * @param {object} on
 * @param {() => Step} on.step
 * @param {() => StepText} on.texts
 * @param {(reply: Reply, isDone: boolean) => void} on.reply
 * @param {(text: string) => void} on.say shows a text under the board that is not a reply
 * @param {(text: string) => void} on.announce for screen readers alone, and removes the reply
 */
export function createAnswers(stage, { step, texts, reply, say, announce }) {
  let [asked, right] = [0, 0];
  /** Wrong answers to the current question. */
  let misses = 0;
  /** The answers of a list that were tried, or given away. @type {Set<number>} */
  const tried = new Set();

  const tellRight = (text = texts().right ?? "") =>
    reply({ text, isRight: true, isOver: true }, true);

  /** Gives a nudge at first, and then the solution. @type {(nudge: string, solution: string) => boolean} whether the solution is out */
  function tellWrong(nudge, solution) {
    misses += 1;
    const isOver = misses > 1;
    reply({ text: isOver ? solution : nudge, isRight: false, isOver }, false);
    return isOver;
  }

  /** @type {(square: string, listed: readonly string[] | undefined) => void} */
  function answerOnBoard(square, listed) {
    const answers = listed ?? squaresToBlame(step().shows);
    const { nudge = "", wrong = "" } = texts();
    if (answers.includes(square)) {
      stage.mark([square], []);
      tellRight();
    } else {
      const isOver = tellWrong(nudge, wrong);
      // If many answers are right, none is given away.
      stage.mark(isOver && answers.length <= 2 ? answers : [], [square]);
    }
  }

  /** Says that no move leads there. @param {string} square */
  function refuse(square) {
    say(words.noWay(square, stage.scene.session.moment().focus));
  }

  /** Makes a move by hand; false if no move leads there. @param {string} square */
  function move(square) {
    const { game } = stage.scene;
    if (!game?.ways().some((way) => way.square === square)) {
      refuse(square);
      return false;
    }
    game.play(square);
    stage.player.moved();
    return true;
  }

  /** @param {string} square */
  function answerByMove(square) {
    if (!move(square)) {
      return;
    }
    const { outcome, counters, squares, focus } = stage.scene.session.moment();
    if (outcome && step().asks?.kind === "move") {
      if (outcome.kind === "tour") {
        tellRight();
      } else {
        reply({ text: texts().wrong ?? "", isRight: false }, false);
      }
    } else {
      const ways = stage.scene.game?.ways().length ?? 0;
      announce(play.went(focus, counters.visited, squares, ways));
    }
  }

  /** The rule moves by itself while there is nothing to predict. @param {() => Hint | null} hint @returns {string[]} the squares it went to */
  function goWhereForced(hint) {
    const squares = [];
    for (let next = hint(); next && !isChoice(next); next = hint()) {
      stage.scene.game?.play(next.to);
      squares.push(next.to);
    }
    return squares;
  }

  /** @type {(square: string, times: number) => void} */
  function predict(square, times) {
    const { game } = stage.scene;
    const hint = game?.hint();
    if (!game || !hint || asked >= times) {
      return;
    }
    const chosen = hint.candidates.find((candidate) => candidate.square === square);
    if (!chosen) {
      refuse(square);
      return;
    }
    const isGood = isRight(hint, square);
    if (!isGood && misses === 0) {
      misses = 1;
      stage.mark([], [square]);
      const { focus } = stage.scene.session.moment();
      reply({ text: words.notThere(square, chosen.value, focus), isRight: false }, false);
      return;
    }
    asked += 1;
    right += Number(isGood);
    misses = 0;
    game.play(hint.to);
    const only = goWhereForced(() => game.hint());
    stage.player.moved();
    stage.mark([], isGood ? [] : [square]);
    const left = game.hint() ? times - asked : 0;
    const told = isGood ? play.right(hint, square) : play.mistaken(hint, square);
    const score = left > 0 ? words.predicted(right, asked, left) : words.roundOver(right, asked);
    const isOver = left === 0;
    reply({ text: paragraph(told, play.onlyWay(only), score), isRight: isGood, isOver }, isOver);
  }

  return {
    /** A step begins. */
    begin() {
      [asked, right, misses] = [0, 0, 0];
      tried.clear();
    },
    /** Handles the choice of a square on the board. @param {string} square */
    pick(square) {
      const { asks } = step();
      if (asks?.kind === "square") {
        answerOnBoard(square, asks.squares);
      } else if (asks?.kind === "predict") {
        predict(square, asks.times);
      } else if (stage.isPosition()) {
        answerByMove(square);
      }
    },
    tried,
    /** @param {number} at the index of an answer */
    choose(at) {
      const { asks } = step();
      if (asks?.kind !== "choose") {
        return;
      }
      const { options = [] } = texts();
      const [, why = ""] = options[at] ?? [];
      tried.add(at);
      if (at === asks.right) {
        tellRight(why);
        return;
      }
      if (misses > 0) {
        tried.add(asks.right);
      }
      tellWrong(words.tryAgain(why), words.solution(why, options[asks.right]?.[0] ?? ""));
    },
    /** @param {string} text @returns {string | null} what is wrong with it */
    estimate(text) {
      const { asks } = step();
      const answer = readNumber(text);
      if (asks?.kind !== "number" || answer === null) {
        return words.wantsNumber;
      }
      const { exact, nudge, wrong = "" } = texts();
      if (answer === asks.right && exact) {
        tellRight(exact);
      } else if (isNear(asks, answer)) {
        tellRight();
      } else {
        tellWrong(nudge ?? (answer < asks.right ? words.tooFew : words.tooMany), wrong);
      }
      return null;
    },
  };
}
