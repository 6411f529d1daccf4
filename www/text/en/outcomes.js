/**
 * The result of a run, the method that found it, and suggestions.
 * @import { AskedMethod, Effort, Moment } from "../../pkg/knights_tour.js"
 * @import { EndingTexts } from "../ending.js"
 * @import { Forms, Part } from "../language.js"
 * @import { Run } from "../story.js"
 */

import { endingOf } from "../ending.js";
import { labels, whenStuck } from "./labels.js";
import { askedMethods, optionName, optionValue, triedBy } from "./methods.js";
import { why } from "./reasons.js";
import { count, number, passage, plural, sentence, square } from "./sentence.js";

/** The units of effort. @type {Record<Effort | "milliseconds", Forms>} */
const efforts = {
  steps: { one: "step", other: "steps" },
  sweeps: { one: "sweep", other: "sweeps" },
  exchanges: { one: "exchange of moves", other: "exchanges of moves" },
  guesses: { one: "guess", other: "guesses" },
  milliseconds: { one: "millisecond", other: "milliseconds" },
};

/** What may be changed, after “Try another …”. @type {Record<string, string>} */
const others = {
  start: "start",
  seed: "seed",
  "start seed": "start or seed",
  "seed tie-break": "seed or tie-break",
  "start seed tie-break": "start, seed or tie-break",
};

/** Names the method that found the answer. @param {AskedMethod} by */
export const answeredBy = (by) => `The answer came from ${askedMethods[by]}.`;

/** @type {EndingTexts} */
const texts = {
  over: ["The run is over."],
  onlySquare: (start) =>
    sentence`The only {square}, ${square(start)}, is visited: the tour is done.`,
  closed: (squares, start) =>
    sentence`A closed tour. All ${number(squares)} {squares} are visited once, and the last is a move from the first, ${square(start)}.`,
  open: (squares, start, end) =>
    sentence`An open tour. All ${number(squares)} {squares} are visited once, from ${square(start)} to ${square(end)}.`,
  onlySquareNotClosed: ["The only {square} is visited, but no move closes the tour."],
  notClosed: (squares, start, end) =>
    sentence`All ${number(squares)} {squares} are visited. You asked for a closed tour, but ${square(start)} is not one move from ${square(end)}.`,
  stuck(at, visited, squares) {
    const left = squares - visited;
    const are = plural(visited, { one: "is", other: "are" });
    const rest =
      left === 1 ? "the one left is out of reach" : `the other ${number(left)} are out of reach`;
    return sentence`The {knight} is stuck on ${square(at)}: ${number(visited)} of ${number(squares)} {squares} ${are} visited, and ${rest}.`;
  },
  cycles: (loops) => [
    `Every {square} has two moves, but they form ${count(loops, { one: "loop", other: "loops" })}, not a single tour.`,
  ],
  impossible: (reason) => [`There is no such tour: ${why(reason)}.`],
  impossibleFrom: (reason, start) =>
    sentence`No such tour begins on ${square(start)}: ${why(reason)}.`,
  gaveUp: (target, limit, of) => [
    target === "closed"
      ? `No closed tour was found in ${count(limit, efforts[of])}.`
      : `No tour was found in ${count(limit, efforts[of])}.`,
  ],
  answeredBy: (by) => [answeredBy(by)],
  triedInTurn(methods, rounds) {
    const names = methods.map((each) => askedMethods[each]).join(", ");
    return [
      rounds > 1
        ? `These methods found none: ${names}, in ${number(rounds)} rounds.`
        : `These methods found none: ${names}.`,
    ];
  },
  triedBy,
  tryBoard: ["Try a smaller {board}, or one with fewer moves."],
  tryMethods: [
    "“Several methods in turn” tries other methods, and some of them can prove that no tour exists.",
  ],
  printed: [
    `The rule does not work as it is printed: try “${optionValue("equation", "corrected")}” under “${optionName("equation")}”.`,
  ],
  allAtOnce: [
    `When all change at once, moves often switch on and off forever: try “${optionValue("update", "shuffled")}” under “${optionName("update")}”.`,
  ],
  tryAnother: (changed, policy) => [
    policy
      ? `Try another ${others[changed.join(" ")]}, or set “${labels.whenStuck}” to “${whenStuck[policy]}”.`
      : `Try another ${others[changed.join(" ")]}.`,
  ],
  passage,
};

/** The texts at the end of a run. @type {(moment: Moment, run: Run) => Part[]} */
export const ending = (moment, run) => endingOf(moment, run, texts);
