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
<<<<<<< HEAD
import { count, number, passage, plural, sentence, square } from "./sentence.js";
=======
import { tellingOf } from "../telling.js";
import { why } from "./reasons.js";
import { count, number, plural, square } from "./sentence.js";

/** The texts at the end of a run. @type {(moment: Moment, run: Run) => Part[]} */
export const ending = (moment, run) => [
  ...outcome(moment, run.settings),
  ...furtherWords(moment, run),
  ...advice(moment, run),
];

/** @type {(reason: Extract<Outcome, { kind: "impossible" }>["reason"], settings: RunSettings) => string} */
const whyNot = (reason, settings) => why(tellingOf(reason, settings, settings.target ?? "open"));

/** The result of a run. @type {(moment: Moment, settings: RunSettings) => Part[]} */
function outcome(moment, settings) {
  const { target } = settings;
  const { outcome: end, focus, start, squares } = moment;
  if (!end) {
    return ["The run is over."];
  }
  switch (end.kind) {
    case "tour":
      if (squares === 1) {
        return ["The only {square}, ", square(start), ", is visited: the tour is done."];
      }
      return end.closed
        ? [
            `A closed tour. All ${number(squares)} {squares} are visited once, and the last is a move from the first, `,
            square(start),
            ".",
          ]
        : [
            `An open tour. All ${number(squares)} {squares} are visited once, from `,
            square(start),
            " to ",
            square(focus),
            ".",
          ];
    case "stuck":
      return stuck(end, focus, start);
    case "cycles":
      return [
        `Every {square} has two moves, but they form ${count(end.cycles, { one: "loop", other: "loops" })}, not a single tour.`,
      ];
    case "impossible":
      return ofStart.includes(end.reason.code) && settings.start !== "any"
        ? ["No such tour begins on ", square(start), `: ${whyNot(end.reason, settings)}.`]
        : [`There is no such tour: ${whyNot(end.reason, settings)}.`];
    case "gave-up":
      return [
        `No ${target === "closed" ? "closed " : ""}tour was found in ${count(end.limit, efforts[end.of])}.`,
      ];
  }
}

/** @type {(end: Extract<Outcome, { kind: "stuck" }>, focus: string, start: string) => Part[]} */
function stuck({ cause, visited, squares }, focus, start) {
  if (squares === 1) {
    return ["The only {square} is visited, but no move closes the tour."];
  }
  if (cause === "not-closed") {
    return [
      `All ${number(squares)} {squares} are visited. You asked for a closed tour, but `,
      square(start),
      " is not one move from ",
      square(focus),
      ".",
    ];
  }
  const left = squares - visited;
  const rest =
    left === 1 ? "the one left is out of reach" : `the other ${number(left)} are out of reach`;
  const are = plural(visited, { one: "is", other: "are" });
  const seen = `${number(visited)} of ${number(squares)} {squares} ${are} visited, and ${rest}`;
  return ["The {knight} is stuck on ", square(focus), `: ${seen}.`];
}

/** Reasons that speak of the start: from another one there may be a tour. @type {ImpossibleCode[]} */
const ofStart = ["all-tried", "start-colour", "inner-row", "start-exception"];
>>>>>>> errors

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
  impossible: (why) => [`There is no such tour: ${why}.`],
  impossibleFrom: (why, start) => sentence`No such tour begins on ${square(start)}: ${why}.`,
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
