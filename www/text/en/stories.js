/**
 * What is told of a run: each step of Warnsdorff’s rule and why, what a run came to and what else
 * could be tried, and the lines of the pseudo-code. For the other methods see `methods.js`.
 *
 * @import { Algorithm, Candidate, DeadEnd, Effort, ImpossibleCode, Moment, Outcome, RunSettings, TieBreakId, WhenStuck } from "../../pkg/knights_tour.js"
 * @import { Forms } from "../language.js"
 * @import { Part, Terms } from "../language.js"
 */

import { labels, rooms, whenStuck } from "./labels.js";
import { fillIn, fillSentence, termsOf, usualTerms } from "./terms.js";
import { answeredBy, codeOf, gaveUp, optionName, optionValue, storyOf } from "./methods.js";
import {
  capital,
  chosen,
  count,
  list,
  number,
  plain,
  plural,
  square,
  onwardMoves,
  word,
} from "./sentence.js";

/**
 * What a story has to know of its run.
 * @typedef {object} Run
 * @property {RunSettings} settings
 * @property {Algorithm | undefined} method
 * @property {boolean} isImpossible whether it is known that there is no such tour
 * @property {string} piece what moves
 */

/** What pieces with a name are called in a sentence. @type {Record<string, string>} */
const pieces = {
  Knight: "knight",
  Camel: "camel",
  Zebra: "zebra",
  Giraffe: "giraffe",
  Antelope: "antelope",
};

/** What a piece is called: by name, or by the lengths of its leap. @type {(name: string | undefined, lengths: readonly number[]) => string} */
export const piece = (name, lengths) =>
  pieces[name ?? ""] ?? name ?? `(${lengths.join(", ")})-leaper`;

/** How each rule picks among squares that share the fewest onward moves. */
const tieRules = /** @type {Record<TieBreakId, string>} */ ({
  first: "The first in the fixed order of moves is taken: ",
  random: "Chosen at random, by the seed: ",
  "pohl-sum":
    "Pohl’s rule adds up the onward moves one move ahead and takes the first with the least sum: ",
  "pohl-min":
    "Pohl’s rule looks one move ahead and takes the first that leads to the fewest onward moves: ",
  roth: "Roth’s rule takes the first of those farthest from the centre: ",
  "roth-random": "Roth’s rule keeps those farthest from the centre; chosen at random among them: ",
  "squirrel-cull": "Squirrel and Cull’s table for this part of the {board} puts first: ",
});

/** Why the knight cannot go on from `focus`. @type {(moment: Moment, cause: DeadEnd | "budget") => Part[]} */
function deadEnd({ focus, start }, cause) {
  switch (cause) {
    case "not-closed":
      return [
        "Every {square} is visited, but ",
        square(start),
        " is not a move from ",
        square(focus),
        ".",
      ];
    case "start-cut-off":
      return [
        "Dead end: none of the {squares} left is a move from ",
        square(start),
        ", so the tour could not close.",
      ];
    case "all-tried":
      return ["Every move from ", square(focus), " has been tried and led to a dead end."];
    case "budget":
      return ["This attempt has used up its steps."];
    case "no-way-on":
      return ["Dead end: no open {square} is a move from ", square(focus), "."];
  }
}

/**
 * The open squares and their onward moves: "a1 with 1 onward move, a3 with 3, e3 with 5".
 * @param {Candidate[]} open
 * @returns {Part[]}
 */
function listWithWays(open) {
  return open.flatMap(({ square: name, accessibility }, i) => [
    i > 0 ? ", " : "",
    square(name),
    i > 0 && accessibility > 0 ? ` with ${accessibility}` : ` with ${onwardMoves(accessibility)}`,
  ]);
}

/** Candidates, those first that the method prefers, else in the board's order. @param {Candidate[]} candidates */
export const leastFirst = (candidates) => [...candidates].sort((a, b) => a.value - b.value);

/** Of more candidates, which only a graph can have, the first are named: knights have eight. */
const MOST_NAMED = 8;

/** "12 others", where not all are named. @param {number} all @returns {Part[][]} */
const unnamed = (all) =>
  all > MOST_NAMED ? [[count(all - MOST_NAMED, { one: "other", other: "others" })]] : [];

/** The choice about to be made, where there is one. @param {Moment} moment @returns {Part[]} */
function choice({ position, focus, start, candidates, untried, reason }) {
  if (reason.code !== "fewest" && reason.code !== "tie") {
    return [];
  }
  const open = leastFirst(candidates.filter(({ tried }) => !tried));
  const tried = reason.candidates > untried;
  /** @type {Part[]} */
  const from =
    position === 0
      ? ["The {knight} begins on ", square(start), ". From there "]
      : ["From ", square(focus), untried > MOST_NAMED ? ", " : " "];
  if (untried === 1) {
    const only = tried ? "only one {square} is left to try: " : "only one {square} is open: ";
    return [...from, only, chosen(reason.to), `, with ${onwardMoves(reason.accessibility)}.`];
  }
  const are = `${word(untried)} {squares} are ${tried ? "left to try" : "open"}`;
  if (reason.code === "fewest") {
    return [
      ...from,
      `${are}: `,
      ...listWithWays(open.slice(0, MOST_NAMED)),
      ...unnamed(untried).flatMap((rest) => [" and ", ...rest]),
      ". Fewest onward moves: ",
      chosen(reason.to),
      ".",
    ];
  }
  const all = reason.tied === untried;
  const named = open.filter((candidate) => candidate.tied).slice(0, MOST_NAMED);
  const tied = named.map((candidate) => [square(candidate.square)]);
  const each =
    reason.accessibility === 0 ? "no onward move" : `${onwardMoves(reason.accessibility)} each`;
  const share = all
    ? `, ${reason.tied === 2 ? "both" : "all"} with ${onwardMoves(reason.accessibility)}: `
    : `. ${capital(word(reason.tied))} share the fewest, ${each}: `;
  const rule = tieRules[reason.rule];
  const listed = list([...tied, ...unnamed(reason.tied)]);
  return [...from, are, share, ...listed, `. ${rule}`, chosen(reason.to), "."];
}

/**
 * One or two sentences: what is about to happen and why.
 * @type {(moment: Moment, run: Run) => Part[]}
 */
export const story = (moment, run) => fillSentence(sentences(moment, run), termsOf(run.piece));

/** @type {(moment: Moment, run: Run) => Part[]} */
function sentences(moment, run) {
  const { reason, focus, start } = moment;
  switch (reason.code) {
    case "fewest":
    case "tie":
      return choice(moment);
    case "close":
      return [
        "Every {square} is visited, and the start is a move from ",
        square(focus),
        ": one more move, to ",
        chosen(reason.to),
        ", closes the tour.",
      ];
    case "backtrack":
      return [
        ...deadEnd(moment, reason.cause),
        " The {knight} goes back to ",
        chosen(reason.to),
        ".",
      ];
    case "restart":
      return [
        ...deadEnd(moment, reason.cause),
        ` Attempt ${number(reason.attempt)} begins on `,
        chosen(start),
        `, ties broken ${rulesInShort[reason.rule]}.`,
      ];
    case "end":
      return [
        ...outcome(moment, run.settings),
        ...furtherWords(moment, run),
        ...advice(moment, run),
      ];
    default:
      return storyOf(moment, reason.code);
  }
}

/** What the other words add to an outcome: who had the answer, and what was tried. @type {(moment: Moment, run: Run) => Part[]} */
function furtherWords({ outcome: end }, { method, isImpossible }) {
  if (end?.kind === "gave-up" && method && !isImpossible) {
    return gaveUp(method.id);
  }
  const by = end && "by" in end ? end.by : undefined;
  return by ? [answeredBy(by)] : [];
}

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

/** Tie-breaks as the end of "ties broken …". */
const rulesInShort = /** @type {Record<TieBreakId, string>} */ ({
  first: "by the fixed order of moves",
  random: "at random",
  "pohl-sum": "by Pohl’s rule (least sum)",
  "pohl-min": "by Pohl’s rule (least {square})",
  roth: "by Roth’s rule",
  "roth-random": "by Roth’s rule, then at random",
  "squirrel-cull": "by Squirrel and Cull’s table",
});

/** The break-tie line of the pseudo-code. Lines are kept short enough for one line on the page. */
const tieLines = /** @type {Record<TieBreakId, string>} */ ({
  first: "on a tie: first in order of moves",
  random: "on a tie: any of them, at random",
  "pohl-sum": "on a tie: least sum one move ahead",
  "pohl-min": "on a tie: fewest one move ahead",
  roth: "on a tie: farthest from the centre",
  "roth-random": "on a tie: farthest out, then random",
  "squirrel-cull": "on a tie: Squirrel and Cull’s table",
});

const deadEndLines = /** @type {Record<WhenStuck, string>} */ ({
  stop: "at a dead end: stop",
  backtrack: "at a dead end: go back one move",
  restart: "at a dead end: restart, random ties",
});

/**
 * A line of pseudo-code, and how deep it stands; `null` where it does not apply.
 * @param {string} code
 * @param {RunSettings} settings
 * @returns {{ text: string, depth: number } | null}
 */
export function codeLine(code, settings) {
  const { tieBreak, whenStuck: policy, target } = settings;
  switch (code) {
    case "place":
      return { text: "put the {knight} on the start", depth: 0 };
    case "until-all-visited":
      return { text: "until every {square} is visited:", depth: 0 };
    case "count-ways-on":
      return { text: "count each candidate’s onward moves", depth: 1 };
    case "go-to-fewest":
      return { text: "go to the one with the fewest", depth: 1 };
    case "break-tie":
      return { text: tieLines[tieBreak ?? "first"], depth: 1 };
    case "close":
      return target === "closed" ? { text: "close the tour: return to the start", depth: 0 } : null;
    case "dead-end":
      return { text: deadEndLines[policy ?? "stop"], depth: 0 };
    case "out-of-steps":
      return policy === "backtrack"
        ? { text: "out of steps: restart, random ties", depth: 0 }
        : null;
    default:
      return codeOf(code, settings);
  }
}

/**
 * How far a run has come. What is on the board is told where there is one board, with one path on it.
 * @typedef {Pick<Moment, "position" | "recorded" | "expected" | "outcome" | "unit"> & { squares?: number, counters?: Pick<Moment["counters"], "visited"> }} Headway
 */

/** The furthest that the scrubber reaches. @param {Headway} moment */
export const furthest = ({ expected, recorded }) => Math.max(expected ?? 0, recorded);

/**
 * What is counted, and how far it has come: "move 17 of 63" and "order 4 of 40,320" where it is known
 * beforehand how many there are. Where moves may be taken back, steps are one thing and the squares
 * visited another: "step 90 · 12 of 64 squares".
 * @type {(moment: Headway, terms?: Terms) => string}
 */
export const progress = (moment, terms = usualTerms) => fillIn(headway(moment), terms);

/** @param {Headway} moment */
function headway(moment) {
  const { unit, position, expected, recorded, squares, counters, outcome: end } = moment;
  if (unit !== "step") {
    return `${unit} ${number(position)} of ${number(furthest(moment))}`;
  }
  if (expected !== null && squares !== undefined && counters) {
    return `step ${number(position)} · ${number(counters.visited)} of ${count(squares, { one: "{square}", other: "{squares}" })}`;
  }
  return position === 0 && recorded === 0
    ? "step 0"
    : `step ${number(position)} of ${number(recorded)}${end ? "" : " so far"}`;
}

/** Heading over the story. @type {(moment: Moment, terms?: Terms) => string} */
export function heading(moment, terms) {
  if (moment.done) {
    return moment.outcome?.kind === "tour" ? "Tour found" : "The end of this run";
  }
  return moment.position === 0
    ? `Before the first ${moment.unit}`
    : capital(progress(moment, terms));
}

/** The document's title. @type {(moment: Moment, board: string, terms?: Terms) => string} */
export const title = (moment, board, terms) =>
  `${moment.position === 0 ? "Ready" : capital(progress(moment, terms))} · ${board} from ${moment.start} · ${rooms.explore} · ${labels.title}`;

/** For the live region: where the knight is, then the story. @type {(moment: Moment, run: Run) => string} */
export const spoken = (moment, run) =>
  `${moment.position === 0 || moment.done ? "" : `${capital(moment.unit)} ${number(moment.position)}. `}${plain(story(moment, run))}`;

/** What a listener has to know of the step that comes next, while a run plays. @type {Record<string, string>} */
const callouts = { tie: " Tie.", backtrack: " Dead end.", restart: " Dead end." };

/** For the live region while a run plays: "Move 5, f5. Tie." @param {Moment} moment */
export const shortly = (moment) =>
  `${capital(moment.unit)} ${number(moment.position)}, ${moment.focus}.${callouts[moment.reason.code] ?? ""}`;

/** While something long is computed. @param {Moment} moment */
export const computing = (moment) =>
  `Computing: ${moment.unit} ${number(moment.position)}, ${number(moment.counters.visited)} of ${count(moment.squares, { one: "{square}", other: "{squares}" })} visited. Esc stops it.`;
