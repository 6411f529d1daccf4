/**
 * The result of a run, the method that found it, and suggestions.
 * @import { AskedMethod, Effort, ImpossibleCode, Moment, Outcome, RunSettings } from "../../pkg/knights_tour.js"
 * @import { Forms, Part } from "../language.js"
 * @import { Run } from "./stories.js"
 */

import { labels, whenStuck } from "./labels.js";
import { askedMethods, optionName, optionValue, triedBy } from "./methods.js";
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

/** The units of effort. @type {Record<Effort | "milliseconds", Forms>} */
const efforts = {
  steps: { one: "step", other: "steps" },
  sweeps: { one: "sweep", other: "sweeps" },
  exchanges: { one: "exchange of moves", other: "exchanges of moves" },
  guesses: { one: "guess", other: "guesses" },
  milliseconds: { one: "millisecond", other: "milliseconds" },
};

/** Additions to an outcome: the method that found it, and what was tried. @type {(moment: Moment, run: Run) => Part[]} */
function furtherWords({ outcome: end }, { method, isImpossible }) {
  if (end?.kind === "gave-up" && method && !isImpossible) {
    return gaveUp(method.id, end);
  }
  const by = end && "by" in end ? end.by : undefined;
  return by ? [answeredBy(by)] : [];
}

/** Names the method that found the answer. @param {AskedMethod} by */
export const answeredBy = (by) => ` The answer came from ${askedMethods[by]}.`;

/** The methods that were tried in turn, and the number of rounds. @param {AskedMethod[]} methods @param {number} rounds */
const triedInTurn = (methods, rounds) =>
  `These methods found none: ${methods.map((each) => askedMethods[each]).join(", ")}${rounds > 1 ? `, in ${rounds} rounds` : ""}.`;

/** What was tried without success, and what may help. @type {(method: string, end: Extract<Outcome, { kind: "gave-up" }>) => Part[]} */
const gaveUp = (method, { tried, rounds = 1 }) => [
  ...(tried ? [` ${triedInTurn(tried, rounds)}`] : []),
  ...(triedBy[method] ? [` ${triedBy[method]}`] : []),
  method === "best"
    ? " Try a smaller {board}, or one with fewer moves."
    : " “Several methods in turn” tries other methods, and some of them can prove that no tour exists.",
];

/**
 * Suggestions for finding a tour after a failure.
 * @type {(moment: Moment, run: Run) => Part[]}
 */
function advice({ outcome: end }, { settings, method, isImpossible }) {
  const isClosed = settings.target === "closed";
  const isOver = end?.kind === "tour" || end?.kind === "impossible";
  if (isImpossible || !method || isOver || (end?.kind === "stuck" && !isClosed)) {
    return [];
  }
  if (settings.equation === "printed") {
    return [hint("The rule does not work as it is printed", "equation", "corrected")];
  }
  if (settings.update === "all-at-once") {
    return [
      hint("When all change at once, moves often switch on and off forever", "update", "shuffled"),
    ];
  }
  const others = [
    method.buildsPath ? "start" : "",
    method.randomized || method.tieBreaks.length > 0 ? "seed" : "",
    method.tieBreaks.length > 0 ? "tie-break" : "",
  ].filter(Boolean);
  const better = /** @type {const} */ (["backtrack", "restart"]).find((policy) =>
    method.whenStuck.includes(policy),
  );
  const policy =
    better && settings.whenStuck === "stop"
      ? `, or set “${labels.whenStuck}” to “${whenStuck[better]}”`
      : "";
  const other =
    others.length > 1 ? `${others.slice(0, -1).join(", ")} or ${others.at(-1)}` : others[0];
  return other ? [` Try another ${other}${policy}.`] : [];
}

/** @type {(what: string, option: string, value: string) => string} */
const hint = (what, option, value) =>
  ` ${what}: try “${optionValue(option, value)}” under “${optionName(option)}”.`;
