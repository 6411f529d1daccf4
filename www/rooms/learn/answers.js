/**
 * Evaluates answers: moves, predictions, squares, choices and numbers. A first wrong answer gets a nudge, and
 * a second one the solution, which can be asked for as well.
 * @import { Hint, RunSettings } from "../../pkg/knights_tour.js"
 * @import { Game } from "../../run/game.js"
 * @import { StepText } from "#text/lessons.js"
 * @import { Step } from "./lessons.js"
 * @import { Stage } from "./stage.js"
 */

import { solve } from "../../pkg/knights_tour.js";
import { isChoice, isRight } from "../../run/predict.js";
import * as words from "#text/learn.js";
import * as play from "#text/play.js";
import { readNumber } from "#text/read-number.js";
import { answers as allAnswers } from "#text/teaching.js";
import { paragraph } from "#text/words.js";
import { oneSolution } from "#text/worksheets.js";
import { isNear } from "./lessons.js";
import { squaresToBlame } from "./scene.js";

/** Time limit in milliseconds for finding a tour. */
const SEARCH_MS = 300;

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
export function createAnswers(stage, { step, texts, reply: tell, say, announce }) {
  let [asked, right] = [0, 0];
  /** Wrong answers to the current question. */
  let misses = 0;
  /** The answers of a list that were tried, or given away. @type {Set<number>} */
  const tried = new Set();
  /** Whether the solution is out. */
  let isOut = false;

  /** @type {typeof tell} */
  function reply(told, isDone) {
    isOut ||= told.isOver ?? false;
    tell(told, isDone);
  }

  /** Tells the solution to whoever did not find it. @param {string} text */
  const tellSolution = (text) => reply({ text, isRight: true, isOver: true }, false);

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
    if (outcome?.kind === "tour") {
      stage.celebrate();
    }
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
    right += Number(isGood);
    const told = isGood ? play.right(hint, square) : play.mistaken(hint, square);
    const { only, left } = goOn(game, hint.to, times);
    stage.mark([], isGood ? [] : [square]);
    const score = left > 0 ? words.predicted(right, asked, left) : words.roundOver(right, asked);
    const isOver = left === 0;
    reply({ text: paragraph(told, only, score), isRight: isGood, isOver }, isOver);
  }

  /** The rule moves, and goes on while there is nothing to predict. @type {(game: Game, to: string, times: number) => { only: string, left: number }} the moves without a choice, in words, and how many predictions are left */
  function goOn(game, to, times) {
    asked += 1;
    misses = 0;
    game.play(to);
    const only = play.onlyWay(goWhereForced(() => game.hint()));
    stage.player.moved();
    stage.mark([], []);
    return { only, left: game.hint() ? times - asked : 0 };
  }

  /** The rule moves and says why; false if nothing is left to predict. @param {number} times */
  function revealMove(times) {
    const { game } = stage.scene;
    const hint = game?.hint();
    if (!game || !hint || asked >= times) {
      return false;
    }
    const { only, left } = goOn(game, hint.to, times);
    const text = paragraph(play.hintChoice(hint), only);
    reply({ text, isRight: true, isOver: left === 0 }, false);
    return true;
  }

  /** Makes the moves of a tour; false if none is found. */
  function revealTour() {
    const { game } = stage.scene;
    if (!game) {
      return false;
    }
    const { board, graph, start, target } = game.settings;
    const on = graph === undefined ? { board } : { graph };
    const settings = { ...on, start, target, algorithm: "best", limit: SEARCH_MS };
    const { outcome, squares } = solve(/** @type {RunSettings} */ (settings));
    if (outcome?.kind !== "tour") {
      return false;
    }
    game.takeBackTo(1);
    game.playAll(squares.slice(1));
    if (game.canClose()) {
      game.play(game.start);
    }
    stage.player.moved();
    tellSolution(oneSolution);
    return true;
  }

  return {
    /** A step begins. */
    begin() {
      [asked, right, misses] = [0, 0, 0];
      isOut = false;
      tried.clear();
    },
    /** Shows the answer to the question, of predictions the next one. @returns {boolean} whether there was one to show */
    reveal() {
      const { asks } = step();
      const { options = [], wrong = "" } = texts();
      if (!asks || isOut) {
        return false;
      }
      switch (asks.kind) {
        case "move":
          return revealTour();
        case "predict":
          return revealMove(asks.times);
        case "choose": {
          const [answer = "", why = ""] = options[asks.right] ?? [];
          tried.add(asks.right);
          tellSolution(paragraph(words.solution("", answer).trim(), why));
          return true;
        }
        case "square": {
          const squares = asks.squares ?? squaresToBlame(step().shows);
          const any = words.solution("", allAnswers.squares(squares)).trim();
          stage.mark(squares, []);
          tellSolution(squares.length > 1 ? any : wrong);
          return true;
        }
        case "number":
          tellSolution(wrong);
          return true;
        default:
          return false;
      }
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
