/**
 * The stories of a run: each step of Warnsdorff’s rule and its reason, and the progress. For the steps of
 * other methods see `methods.js`, for results `outcomes.js`.
 * @import { Algorithm, Candidate, DeadEnd, Moment, RunSettings, TieBreakId } from "../../pkg/knights_tour.js"
 * @import { Part, Terms } from "../language.js"
 */

import { narrowed, partsOf } from "../rule-parts.js";
import { labels, rooms } from "./labels.js";
import { fillIn, fillSentence, termsOf, usualTerms } from "./terms.js";
import { storyOf } from "./methods.js";
import { ending } from "./outcomes.js";
import { allEqual, soughtBy, steps as ruleSteps } from "./rule.js";
import {
  capital,
  chosen,
  count,
  list,
  number,
  plain,
  square,
  onwardMoves,
  word,
} from "./sentence.js";

/**
 * The facts of a run that its story needs.
 * @typedef {object} Run
 * @property {RunSettings} settings
 * @property {Algorithm | undefined} method
 * @property {boolean} isImpossible whether it is known that there is no such tour
 * @property {string} piece what moves
 */

/** Named pieces in a sentence. @type {Record<string, string>} */
const pieces = {
  Knight: "knight",
  Camel: "camel",
  Zebra: "zebra",
  Giraffe: "giraffe",
  Antelope: "antelope",
};

/** A piece: its name, or the lengths of its leap. @type {(name: string | undefined, lengths: readonly number[]) => string} */
export const piece = (name, lengths) =>
  pieces[name ?? ""] ?? name ?? `(${lengths.join(", ")})-leaper`;

/** How each tie-break chooses among squares with the fewest onward moves. */
const tieRules = /** @type {Record<TieBreakId, string>} */ ({
  first: "To break the tie, the rule picks the first in a fixed order of moves: ",
  random: "To break the tie, the rule picks one at random: ",
  "pohl-sum":
    "To break the tie, the rule looks one move further and adds up the onward moves there. The smallest sum belongs to ",
  "pohl-min":
    "To break the tie, the rule looks one move further. The fewest onward moves follow after ",
  roth: "To break the tie, the rule picks one farthest from the centre: ",
  "roth-random":
    "To break the tie, the rule picks at random among those farthest from the centre: ",
  "squirrel-cull":
    "To break the tie, the rule follows a fixed order for this part of the {board}: ",
});

/** Where tie-breaks come from. @type {Partial<Record<TieBreakId, string>>} */
const tieSources = {
  "pohl-sum":
    "I. Pohl, “A method for finding Hamilton paths and knight’s tours”, Communications of the ACM, 1967.",
  "pohl-min":
    "I. Pohl, “A method for finding Hamilton paths and knight’s tours”, Communications of the ACM, 1967.",
  roth: "A. Roth, “The Problem of the Knight: A Fast and Simple Algorithm”, MathSource.",
  "roth-random":
    "A. Roth, “The Problem of the Knight: A Fast and Simple Algorithm”, MathSource; the random choice is ours.",
  "squirrel-cull":
    "D. Squirrel and P. Cull, “A Warnsdorff-Rule Algorithm for Knight’s Tours on Square Boards”, 1996.",
};

/** Where a tie-break comes from; empty for those that need no source. @param {TieBreakId} [rule] */
export const tieSource = (rule) => (rule && tieSources[rule]) ?? "";

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
        "Dead end: no remaining {square} is a move from the start, ",
        square(start),
        ", so the tour could not close.",
      ];
    case "all-tried":
      return [
        "The {knight} has tried every move from ",
        square(focus),
        ". Each led to a dead end.",
      ];
    case "budget":
      return ["This attempt has used all its steps."];
    case "no-onward-move":
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

/** Candidates that the method prefers come first, else the order of the board. @param {Candidate[]} candidates */
export const leastFirst = (candidates) => [...candidates].sort((a, b) => a.value - b.value);

/** Maximum number of candidates named: knights have at most eight, vertices of a graph may have more. */
const MAX_NAMED = 8;

/** "12 others" for those that are not named. @param {number} all @returns {Part[][]} */
const unnamed = (all) =>
  all > MAX_NAMED ? [[count(all - MAX_NAMED, { one: "other", other: "others" })]] : [];

/** The next choice, if there is one. @param {Moment} moment @returns {Part[]} */
function choice({ position, focus, start, candidates, untried, reason }) {
  if (reason.code !== "fewest" && reason.code !== "tie") {
    return [];
  }
  const open = leastFirst(candidates.filter(({ tried }) => !tried));
  const tried = reason.candidates > untried;
  /** @type {Part[]} */
  const from =
    position === 0
      ? ["The {knight} begins on ", square(start), ". From there it "]
      : ["From ", square(focus), " the {knight} "];
  if (untried === 1) {
    const only = tried ? "has only one {square} left to try: " : "has only one move: to ";
    return [...from, only, chosen(reason.to), `, with ${onwardMoves(reason.accessibility)}.`];
  }
  const are = tried
    ? `has ${word(untried)} {squares} left to try`
    : `has ${word(untried)} possible moves`;
  if (reason.code === "fewest") {
    return [
      ...from,
      `${are}: `,
      ...listWithWays(open.slice(0, MAX_NAMED)),
      ...unnamed(untried).flatMap((rest) => [" and ", ...rest]),
      ". The fewest onward moves: ",
      chosen(reason.to),
      ".",
    ];
  }
  const all = reason.tied === untried;
  const named = open.filter((candidate) => candidate.tied).slice(0, MAX_NAMED);
  const tied = named.map((candidate) => [square(candidate.square)]);
  const share = all
    ? `, ${reason.tied === 2 ? "both" : "all"} with ${onwardMoves(reason.accessibility)}: `
    : `. ${capital(word(reason.tied))} of them tie for the fewest onward moves (${number(reason.accessibility)}): `;
  const rule = tieRules[reason.rule];
  const listed = list([...tied, ...unnamed(reason.tied)]);
  return [...from, are, share, ...listed, `. ${rule}`, chosen(reason.to), "."];
}

/** Squares of a list, of which the first are named. @param {readonly Candidate[]} those */
const named = (those) =>
  list([
    ...those.slice(0, MAX_NAMED).map((each) => [square(each.square)]),
    ...unnamed(those.length),
  ]);

/** How a rule of one’s own narrows the choice down, criterion by criterion. @type {(choice: Pick<Moment, "candidates" | "rule" | "decidedBy">, to: string) => Part[]} */
export function race({ candidates, rule, decidedBy }, to) {
  const { criteria, last } = partsOf(rule ?? "");
  let before = candidates.filter(({ tried }) => !tried).length;
  /** @type {Part[]} */
  const told = [];
  narrowed(candidates, criteria)
    .slice(0, (decidedBy ?? 0) + 1)
    .forEach((left, i) => {
      const criterion = criteria[i];
      if (criterion && left.length < before) {
        const say = told.length === 0 ? ruleSteps.first : ruleSteps.next;
        const isLast = left.length === 1;
        told.push(isLast ? say.take(soughtBy(criterion)) : say.keep(soughtBy(criterion)));
        told.push(...(isLast ? [chosen(to)] : named(left)), ". ");
        before = left.length;
      }
    });
  if (before === 1) {
    return told;
  }
  return [...told, told.length === 0 ? allEqual[last] : ruleSteps[last], chosen(to), "."];
}

/** The next choice by a rule of one’s own. @param {Moment} moment @returns {Part[]} */
function choiceByRule(moment) {
  const { position, focus, start, untried, reason } = moment;
  if (reason.code !== "by-rule") {
    return [];
  }
  const tried = reason.candidates > untried;
  /** @type {Part[]} */
  const from =
    position === 0
      ? ["The {knight} begins on ", square(start), ". From there it has "]
      : ["From ", square(focus), " the {knight} has "];
  if (untried === 1) {
    const only = tried ? "only one {square} left to try: " : "only one move: to ";
    return [...from, only, chosen(reason.to), "."];
  }
  const many = tried
    ? `${word(untried)} {squares} left to try. `
    : `${word(untried)} possible moves. `;
  return [...from, many, ...trimmed(race(moment, reason.to))];
}

/** Parts of a text without the space at its end. @param {Part[]} parts */
const trimmed = (parts) =>
  parts.map((part, i) =>
    i === parts.length - 1 && typeof part === "string" ? part.trimEnd() : part,
  );

/**
 * One or two sentences: the next step and its reason.
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
    case "by-rule":
      return choiceByRule(moment);
    case "close":
      return [
        "Every {square} is visited, and the start is one move away from ",
        square(focus),
        ". The move to ",
        chosen(reason.to),
        " closes the tour.",
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
        `. It breaks ties ${rulesInShort[reason.rule]}.`,
      ];
    case "end":
      return ending(moment, run);
    default:
      return storyOf(moment, reason.code);
  }
}

/** Tie-breaks, to complete “It breaks ties …”. */
const rulesInShort = /** @type {Record<TieBreakId | "own", string>} */ ({
  first: "by a fixed order of moves",
  random: "at random",
  "pohl-sum": "by the smallest sum one move ahead",
  "pohl-min": "by the smallest number one move ahead",
  roth: "by the distance from the centre",
  "roth-random": "by the distance from the centre, then at random",
  "squirrel-cull": "by the region of the {board}",
  own: "as your rule says, then at random",
});

/**
 * The progress of a run. Counters are given if there is a single board with a single path.
 * @typedef {Pick<Moment, "position" | "recorded" | "expected" | "outcome" | "unit"> & { squares?: number, counters?: Pick<Moment["counters"], "visited"> }} Headway
 */

/** The last position of the scrubber. @param {Headway} moment */
export const furthest = ({ expected, recorded }) => Math.max(expected ?? 0, recorded);

/**
 * The unit and the progress: "move 17 of 63" or "order 4 of 40,320" if the total is known in advance. If
 * moves may be taken back, steps and visited squares differ: "step 90 · 12 of 64 squares".
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

/** The heading above the story. @type {(moment: Moment, terms?: Terms) => string} */
export function heading(moment, terms) {
  if (moment.done) {
    return moment.outcome?.kind === "tour" ? "Tour found" : "The end of this run";
  }
  return moment.position === 0
    ? `Before the first ${moment.unit}`
    : capital(progress(moment, terms));
}

/** The title of the window. @type {(moment: Moment, board: string, terms?: Terms) => string} */
export const title = (moment, board, terms) =>
  `${moment.position === 0 ? "Ready" : capital(progress(moment, terms))} · ${board} from ${moment.start} · ${rooms.explore} · ${labels.title}`;

/** The question before a step. @param {Pick<Moment, "algorithm">} moment */
export const question = ({ algorithm }) =>
  algorithm === "warnsdorff" ? "Where does the rule go?" : "Where does the method go?";

/** For the live region: the position of the knight, then the story. @type {(moment: Moment, run: Run) => string} */
export const spoken = (moment, run) =>
  `${moment.position === 0 || moment.done ? "" : `${capital(moment.unit)} ${number(moment.position)}. `}${plain(story(moment, run))}`;

/** The same while the visitor predicts the next step. @param {Moment} moment */
export const asks = (moment) =>
  moment.position === 0
    ? question(moment)
    : `${capital(moment.unit)} ${number(moment.position)}, ${moment.focus}. ${question(moment)}`;

/** What a screen reader announces about the next step while a run plays. @type {Record<string, string>} */
const callouts = { tie: " Tie.", backtrack: " Dead end.", restart: " Dead end." };

/** For the live region while a run plays: "Move 5, f5. Tie." @param {Moment} moment */
export const shortly = (moment) =>
  `${capital(moment.unit)} ${number(moment.position)}, ${moment.focus}.${callouts[moment.reason.code] ?? ""}`;

/** Shown during a long computation. @param {Moment} moment */
export const computing = (moment) =>
  `Computing: ${moment.unit} ${number(moment.position)}, ${number(moment.counters.visited)} of ${count(moment.squares, { one: "{square}", other: "{squares}" })} visited. Esc stops it.`;
