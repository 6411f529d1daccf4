/**
 * Evaluates answers: moves, predictions, squares, choices and numbers.
 * @import { Hint } from "../../pkg/knights_tour.js"
 * @import { StepText } from "#text/lessons.js"
 * @import { Step } from "./lessons.js"
 * @import { Stage } from "./stage.js"
 */

import { isChoice, isRight } from "../../run/predict.js";
import * as words from "#text/learn.js";
import * as play from "#text/play.js";
import { paragraph } from "#text/words.js";
import { isNear } from "./lessons.js";
import { squaresToBlame } from "./scene.js";

/** The reply to an answer, and whether the answer is right. @typedef {{ text: string, isRight: boolean }} Reply */

/**
 * @param {Stage} stage
 * @param {object} on
 * @param {() => Step} on.step
 * @param {() => StepText} on.texts
 * @param {(reply: Reply, isDone: boolean) => void} on.reply
 * @param {(text: string) => void} on.say shows a text under the board that is not a reply
 * @param {(text: string) => void} on.announce for screen readers alone
 */
export function createAnswers(stage, { step, texts, reply, say, announce }) {
  let [asked, right] = [0, 0];

  /** Replies that an answer is right or wrong, with the text of the step. @param {boolean} isGood */
  const tell = (isGood) =>
    reply({ text: (isGood ? texts().right : texts().wrong) ?? "", isRight: isGood }, isGood);

  /** @type {(square: string, squares: readonly string[] | undefined) => void} */
  function answerOnBoard(square, listed) {
    const answers = listed ?? squaresToBlame(step().shows);
    const isGood = answers.includes(square);
    // If several answers are right, none is given away.
    const isOne = listed === undefined || listed.length <= 2;
    stage.mark(isGood ? [square] : isOne ? answers : []);
    if (isGood || listed !== undefined) {
      tell(isGood);
    } else {
      reply(
        { text: paragraph(texts().wrong ?? "", words.toBlame(answers)), isRight: false },
        false,
      );
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
      tell(outcome.kind === "tour");
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
    if (!hint.candidates.some((candidate) => candidate.square === square)) {
      refuse(square);
      return;
    }
    const isGood = isRight(hint, square);
    asked += 1;
    right += Number(isGood);
    game.play(hint.to);
    const only = goWhereForced(() => game.hint());
    stage.player.moved();
    stage.mark(isGood ? [] : [square]);
    const left = game.hint() ? times - asked : 0;
    const told = isGood ? play.right(hint, square) : play.mistaken(hint, square);
    const score = left > 0 ? words.predicted(right, asked, left) : words.roundOver(right, asked);
    reply({ text: paragraph(told, play.onlyWay(only), score), isRight: isGood }, left === 0);
  }

  return {
    /** A step begins. */
    begin() {
      [asked, right] = [0, 0];
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
    /** @param {number} at the index of an answer */
    choose(at) {
      const { asks } = step();
      if (asks?.kind === "choose") {
        const isGood = at === asks.right;
        reply({ text: texts().options?.[at]?.[1] ?? "", isRight: isGood }, isGood);
      }
    },
    /** @param {string} text @returns {string | null} what is wrong with it */
    estimate(text) {
      const { asks } = step();
      const answer = Number(text.replaceAll(/[\s,_’']/g, ""));
      if (asks?.kind !== "number" || !text.trim() || !Number.isFinite(answer)) {
        return words.wantsNumber;
      }
      tell(isNear(asks, answer));
      return null;
    },
  };
}
