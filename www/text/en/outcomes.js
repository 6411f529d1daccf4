/**
 * What a run came to, who had the answer, and what else could be tried.
 *
 * @import { AskedMethod, Effort, ImpossibleCode, Moment, Outcome, RunSettings } from "../../pkg/knights_tour.js"
 * @import { Forms, Part } from "../language.js"
 * @import { Run } from "./stories.js"
 */

import { labels, whenStuck } from "./labels.js";
import { optionName, optionValue } from "./options.js";
import { count, number, plural, square } from "./sentence.js";

/** What is told at the end of a run. @type {(moment: Moment, run: Run) => Part[]} */
export const ending = (moment, run) => [
  ...outcome(moment, run.settings),
  ...furtherWords(moment, run),
  ...advice(moment, run),
];

/** What a run came to. @type {(moment: Moment, settings: RunSettings) => Part[]} */
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
        `Every {square} has two moves, but they make ${count(end.cycles, { one: "cycle", other: "cycles" })}, not a single tour.`,
      ];
    case "impossible":
      if (settings.start === "any" && end.reason.code === "all-tried") {
        return ["Every possibility was tried. There is no such tour."];
      }
      return impossible[end.reason.code](start);
    case "gave-up":
      return [
        `No ${target === "closed" ? "closed " : ""}tour was found in ${count(end.limit, efforts[end.of])}.`,
      ];
  }
}

/** @type {(end: Extract<Outcome, { kind: "stuck" }>, focus: string, start: string) => Part[]} */
function stuck({ cause, visited, squares }, focus, start) {
  if (squares === 1) {
    return ["The only {square} is visited, and there is no move to close the tour with."];
  }
  if (cause === "not-closed") {
    return [
      `All ${number(squares)} {squares} are visited, but `,
      square(start),
      " is not a move from ",
      square(focus),
      ": the tour is open, and a closed one was asked for.",
    ];
  }
  const left = squares - visited;
  const rest =
    left === 1
      ? "the one left is not a move away"
      : `none of the other ${number(left)} is a move away`;
  const are = plural(visited, { one: "is", other: "are" });
  const seen = `${number(visited)} of ${number(squares)} {squares} ${are} visited, and ${rest}`;
  return ["Stuck on ", square(focus), `: ${seen}.`];
}

/** Theory rules a tour out; beside the run stands what is known of the {board}, with its numbers. @type {(why: string) => () => Part[]} */
const ruledOut = (why) => () => [`There is no such tour: ${why}.`];

const unbalanced = ruledOut(
  "every move changes the colour, and there are too many {squares} of one colour",
);
const tooNarrow = ruledOut("the {board} is too narrow for the {knight}");

/** Why there is no tour, where the settings do not say it. @type {Record<ImpossibleCode, (start: string) => Part[]>} */
const impossible = {
  "all-tried": (start) => [
    "Every possibility was tried. No such tour begins on ",
    square(start),
    ".",
  ],
  "one-square": (start) => [
    "There is no closed tour: ",
    square(start),
    " is the only {square}, and no move leads back to it.",
  ],
  "start-colour": (start) => [
    "No such tour begins on ",
    square(start),
    ": its colour has one {square} fewer, and a tour begins and ends on the other.",
  ],
  "inner-row": (start) => [
    "No tour begins on ",
    square(start),
    ": on a {board} four {squares} wide they begin and end in the outer rows.",
  ],
  "start-exception": (start) => [
    "No tour begins on ",
    square(start),
    ", as an exhaustive search found.",
  ],
  "odd-area": unbalanced,
  colours: unbalanced,
  "side-1": tooNarrow,
  "side-2": tooNarrow,
  "side-4": ruledOut(
    "on a {board} four {squares} wide, moves from the outer rows lead to the inner rows only",
  ),
  "small-exception": ruledOut("this is one of the few small {boards} without one"),
  "too-few-moves": ruledOut("a {square} has too few moves"),
  "not-connected": ruledOut("some {squares} cannot be reached from the others"),
  "too-many-ends": ruledOut("too many {squares} have a single move"),
  "cut-squares": ruledOut("without some {squares} the {board} falls apart into too many pieces"),
  "end-parts": ruledOut("too many parts would have to hold an end of the tour"),
  "forced-moves": ruledOut("a {square} would need more than two moves"),
  "forced-cycle": ruledOut("forced moves close a cycle that misses some {squares}"),
  "no-two-factor": () => [
    "There is no such tour: no choice of moves gives every {square} two, as a closed tour would.",
  ],
  "no-cycle-cover": () => [
    "There is no such tour: no choice of moves leads from every {square} to another one.",
  ],
  "separate-cycles": () => [
    "There is no such tour: however every {square} is given two moves, they make separate cycles.",
  ],
  "separate-parts": () => [
    "There is no such tour: two parts of the {board} can each be visited, but not both by one tour.",
  ],
};

/** What efforts are counted in. @type {Record<Effort | "milliseconds", Forms>} */
const efforts = {
  steps: { one: "step", other: "steps" },
  sweeps: { one: "sweep", other: "sweeps" },
  exchanges: { one: "exchange of moves", other: "exchanges of moves" },
  guesses: { one: "guess", other: "guesses" },
  milliseconds: { one: "millisecond", other: "milliseconds" },
};

/** What the other words add to an outcome: who had the answer, and what was tried. @type {(moment: Moment, run: Run) => Part[]} */
function furtherWords({ outcome: end }, { method, isImpossible }) {
  if (end?.kind === "gave-up" && method && !isImpossible) {
    return gaveUp(method.id);
  }
  const by = end && "by" in end ? end.by : undefined;
  return by ? [answeredBy(by)] : [];
}

/** What is asked in turn, by its word. @type {Record<AskedMethod, string>} */
export const askedMethods = {
  theory: "theory",
  cycles: "merging cycles",
  rotations: "rotating a path’s end",
  decision: "deciding {square} by {square}",
  "cycles-again": "merging other cycles",
  exhaustive: "the exhaustive search",
};

/** Which of several methods had the answer. @param {AskedMethod} by */
export const answeredBy = (by) => ` The answer came from ${askedMethods[by]}.`;

/** What a method has tried when it gives up. @type {Record<string, string>} */
const triedBy = {
  warnsdorff: "Each attempt followed the rule to a dead end, or used up its steps.",
  restarts: "Every attempt ended in a dead end, or did not close.",
  backtracking: "Not every possibility was tried in that time.",
  "edges-first": "The {squares} left over could not all be fitted in as detours.",
  blocks: "A block or a join of the {board} had no tour that was found.",
  rotations: "The path’s end was rotated and the path restarted all that time.",
  cycles: "Cycles were left that no exchange joined, and trying everything would take too long.",
  neural: "The network came to rest with several cycles, or not at all.",
  best: "Merging cycles and rotating a path’s end found none, the graph is too wide to be decided {square} by {square}, and an exhaustive search would take too long.",
};

/** What was tried without success, and what would help. @param {string} method */
const gaveUp = (method) => [
  ...(triedBy[method] ? [` ${triedBy[method]}`] : []),
  method === "best"
    ? " A smaller {board}, or one with fewer moves, can be settled."
    : " “Several methods in turn” asks other methods too, and some can show that there is none.",
];

/**
 * What else could be tried for a tour that was not found.
 * @type {(moment: Moment, run: Run) => Part[]}
 */
function advice({ outcome: end }, { settings, method, isImpossible }) {
  const isClosed = settings.target === "closed";
  const isOver = end?.kind === "tour" || end?.kind === "impossible";
  if (isImpossible || !method || isOver || (end?.kind === "stuck" && !isClosed)) {
    return [];
  }
  if (settings.rule === "printed") {
    return [hint("As it is printed the rule does not work", "rule", "corrected")];
  }
  if (settings.update === "all-at-once") {
    return [
      hint(
        "When all are updated at once, moves often switch on and off forever",
        "update",
        "shuffled",
      ),
    ];
  }
  const others = [
    method.walks ? "start" : "",
    method.drawsLots || method.tieBreaks.length > 0 ? "seed" : "",
    method.tieBreaks.length > 0 ? "tie-break" : "",
  ].filter(Boolean);
  const better = /** @type {const} */ (["backtrack", "restart"]).find((policy) =>
    method.whenStuck.includes(policy),
  );
  const policy =
    better && settings.whenStuck === "stop"
      ? `, and so may “${whenStuck[better]}” under “${labels.whenStuck}”`
      : "";
  const other =
    others.length > 1 ? `${others.slice(0, -1).join(", ")} or ${others.at(-1)}` : others[0];
  return other
    ? [` Another ${other} may find a ${isClosed ? "closed tour" : "tour"}${policy}.`]
    : [];
}

/** @type {(what: string, option: string, value: string) => string} */
const hint = (what, option, value) =>
  ` ${what}: try “${optionValue(option, value)}” under “${optionName(option)}”.`;
