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
import { chosen, count, list, number, plain, square, withOnwardMoves, word } from "./sentence.js";

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
  Knight: "Springer",
  Camel: "Kamel",
  Zebra: "Zebra",
  Giraffe: "Giraffe",
  Antelope: "Antilope",
};

/** A piece: its name, or the lengths of its leap. @type {(name: string | undefined, lengths: readonly number[]) => string} */
export const piece = (name, lengths) =>
  pieces[name ?? ""] ?? name ?? `(${lengths.join(", ")})-Springer`;

/** How each tie-break chooses among squares with the fewest onward moves. */
const tieRules = /** @type {Record<TieBreakId, string>} */ ({
  first: "Bei Gleichstand nimmt die Regel {den ersten Knoten} einer festen Zugreihenfolge: ",
  random: "Bei Gleichstand wählt die Regel zufällig: ",
  "pohl-sum":
    "Bei Gleichstand schaut die Regel einen Zug weiter und addiert die Folgezüge dort. Die kleinste Summe gehört zu ",
  "pohl-min":
    "Bei Gleichstand schaut die Regel einen Zug weiter. Die wenigsten Folgezüge kommen nach ",
  roth: "Bei Gleichstand geht die Regel möglichst weit weg von der Mitte: ",
  "roth-random":
    "Bei Gleichstand wählt die Regel zufällig unter denen, die am weitesten von der Mitte entfernt sind: ",
  "squirrel-cull":
    "Bei Gleichstand folgt die Regel einer festen Reihenfolge für diesen Teil {des Bretts}: ",
});

/** Where tie-breaks come from. @type {Partial<Record<TieBreakId, string>>} */
const tieSources = {
  "pohl-sum":
    "I. Pohl, „A method for finding Hamilton paths and knight’s tours“, Communications of the ACM, 1967.",
  "pohl-min":
    "I. Pohl, „A method for finding Hamilton paths and knight’s tours“, Communications of the ACM, 1967.",
  roth: "A. Roth, „The Problem of the Knight: A Fast and Simple Algorithm“, MathSource.",
  "roth-random":
    "A. Roth, „The Problem of the Knight: A Fast and Simple Algorithm“, MathSource; die zufällige Wahl ist von uns.",
  "squirrel-cull":
    "D. Squirrel und P. Cull, „A Warnsdorff-Rule Algorithm for Knight’s Tours on Square Boards“, 1996.",
};

/** Where a tie-break comes from; empty for those that need no source. @param {TieBreakId} [rule] */
export const tieSource = (rule) => (rule && tieSources[rule]) ?? "";

/** Why the knight cannot go on from `focus`. @type {(moment: Moment, cause: DeadEnd | "budget") => Part[]} */
function deadEnd({ focus, start }, cause) {
  switch (cause) {
    case "not-closed":
      return [
        "{Jedes Feld} ist besucht, aber von ",
        square(focus),
        " führt kein Zug nach ",
        square(start),
        ".",
      ];
    case "start-cut-off":
      return [
        "Sackgasse: {Kein übriges Feld} ist einen Zug vom Start entfernt, von ",
        square(start),
        ". Die Tour könnte sich nicht schließen.",
      ];
    case "all-tried":
      return [
        "{Der Springer} hat von ",
        square(focus),
        " aus jeden Zug versucht. Jeder führte in eine Sackgasse.",
      ];
    case "budget":
      return ["Dieser Versuch hat alle seine Schritte verbraucht."];
    case "no-onward-move":
      return ["Sackgasse: Von ", square(focus), " führt kein Zug {auf ein freies Feld}."];
  }
}

/**
 * The open squares and their onward moves: "a1 mit 1 Folgezug, a3 mit 3, e3 mit 5".
 * @param {Candidate[]} open
 * @returns {Part[]}
 */
function listWithWays(open) {
  return open.flatMap(({ square: name, accessibility }, i) => [
    i > 0 ? ", " : "",
    square(name),
    i > 0 && accessibility > 0 ? ` mit ${accessibility}` : ` ${withOnwardMoves(accessibility)}`,
  ]);
}

/** Candidates that the method prefers come first, else the order of the board. @param {Candidate[]} candidates */
export const leastFirst = (candidates) => [...candidates].sort((a, b) => a.value - b.value);

/** Maximum number of candidates named: knights have at most eight, vertices of a graph may have more. */
const MAX_NAMED = 8;

/** "noch 12" for those that are not named. @param {number} all @returns {Part[][]} */
const unnamed = (all) => (all > MAX_NAMED ? [[`noch ${number(all - MAX_NAMED)}`]] : []);

/** The next choice, if there is one. @param {Moment} moment @returns {Part[]} */
function choice({ position, focus, start, candidates, untried, reason }) {
  if (reason.code !== "fewest" && reason.code !== "tie") {
    return [];
  }
  const open = leastFirst(candidates.filter(({ tried }) => !tried));
  const tried = reason.candidates > untried;
  const from = beginning(position === 0, start, focus);
  if (untried === 1) {
    const only = tried ? "nur noch {einen unversuchten Knoten}: " : "nur einen Zug: nach ";
    return [...from, only, chosen(reason.to), `, ${withOnwardMoves(reason.accessibility)}.`];
  }
  const many = tried
    ? `noch ${word(untried)} unversuchte {Felder}`
    : `${word(untried)} mögliche Züge`;
  if (reason.code === "fewest") {
    return [
      ...from,
      `${many}: `,
      ...listWithWays(open.slice(0, MAX_NAMED)),
      ...unnamed(untried).flatMap((rest) => [" und ", ...rest]),
      ". Die wenigsten Folgezüge: ",
      chosen(reason.to),
      ".",
    ];
  }
  const named = open.filter((candidate) => candidate.tied).slice(0, MAX_NAMED);
  const tied = named.map((candidate) => [square(candidate.square)]);
  const share =
    reason.tied !== untried
      ? `. Am wenigsten Folgezüge, nämlich ${number(reason.accessibility)}, haben davon ${word(reason.tied)}: `
      : reason.tied === 2
        ? `, beide ${withOnwardMoves(reason.accessibility)}: `
        : `, alle ${withOnwardMoves(reason.accessibility)}: `;
  const listed = list([...tied, ...unnamed(reason.tied)]);
  return [...from, many, share, ...listed, `. ${tieRules[reason.rule]}`, chosen(reason.to), "."];
}

/** How a choice begins: "Von a1 aus hat der Springer ". @type {(isFirst: boolean, start: string, focus: string) => Part[]} */
const beginning = (isFirst, start, focus) =>
  isFirst
    ? ["{Der Springer} beginnt auf ", square(start), ". Von dort hat {er} "]
    : ["Von ", square(focus), " aus hat {der Springer} "];

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
  const from = beginning(position === 0, start, focus);
  if (untried === 1) {
    const only = tried ? "nur noch {einen unversuchten Knoten}: " : "nur einen Zug: nach ";
    return [...from, only, chosen(reason.to), "."];
  }
  const many = tried
    ? `noch ${word(untried)} unversuchte {Felder}. `
    : `${word(untried)} mögliche Züge. `;
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
        "{Jedes Feld} ist besucht, und der Start ist einen Zug von ",
        square(focus),
        " entfernt. Der Zug nach ",
        chosen(reason.to),
        " schließt die Tour.",
      ];
    case "backtrack":
      return [
        ...deadEnd(moment, reason.cause),
        " {Der Springer} geht zurück nach ",
        chosen(reason.to),
        ".",
      ];
    case "restart":
      return [
        ...deadEnd(moment, reason.cause),
        ` Versuch ${number(reason.attempt)} beginnt auf `,
        chosen(start),
        `. Bei Gleichstand entscheidet ${rulesInShort[reason.rule]}.`,
      ];
    case "end":
      return ending(moment, run);
    default:
      return storyOf(moment, reason.code);
  }
}

/** Tie-breaks, to complete "Bei Gleichstand entscheidet …". */
const rulesInShort = /** @type {Record<TieBreakId | "own", string>} */ ({
  first: "eine feste Zugreihenfolge",
  random: "der Zufall",
  "pohl-sum": "die kleinste Summe einen Zug weiter",
  "pohl-min": "die kleinste Zahl einen Zug weiter",
  roth: "der Abstand von der Mitte",
  "roth-random": "der Abstand von der Mitte, dann der Zufall",
  "squirrel-cull": "der Bereich {des Bretts}",
  own: "deine Regel, dann der Zufall",
});

/**
 * The progress of a run. Counters are given if there is a single board with a single path.
 * @typedef {Pick<Moment, "position" | "recorded" | "expected" | "outcome" | "unit"> & { squares?: number, counters?: Pick<Moment["counters"], "visited"> }} Headway
 */

/** The last position of the scrubber. @param {Headway} moment */
export const furthest = ({ expected, recorded }) => Math.max(expected ?? 0, recorded);

/** What is counted. @type {Record<Moment["unit"], string>} */
const units = { move: "Zug", order: "Reihenfolge", step: "Schritt" };

/** @type {Record<Moment["unit"], string>} */
const beforeFirst = {
  move: "Vor dem ersten Zug",
  order: "Vor der ersten Reihenfolge",
  step: "Vor dem ersten Schritt",
};

/**
 * The unit and the progress: "Zug 17 von 63" or "Reihenfolge 4 von 40.320" if the total is known in advance. If
 * moves may be taken back, steps and visited squares differ: "Schritt 90 · 12 von 64 Feldern".
 * @type {(moment: Headway, terms?: Terms) => string}
 */
export const progress = (moment, terms = usualTerms) => fillIn(headway(moment), terms);

/** @param {Headway} moment */
function headway(moment) {
  const { unit, position, expected, recorded, squares, counters, outcome: end } = moment;
  if (unit !== "step") {
    return `${units[unit]} ${number(position)} von ${number(furthest(moment))}`;
  }
  if (expected !== null && squares !== undefined && counters) {
    return `Schritt ${number(position)} · ${number(counters.visited)} von ${count(squares, { one: "{Feld}", other: "{Feldern}" })}`;
  }
  return position === 0 && recorded === 0
    ? "Schritt 0"
    : end
      ? `Schritt ${number(position)} von ${number(recorded)}`
      : `Schritt ${number(position)} von bisher ${number(recorded)}`;
}

/** The heading above the story. @type {(moment: Moment, terms?: Terms) => string} */
export function heading(moment, terms) {
  if (moment.done) {
    return moment.outcome?.kind === "tour" ? "Tour gefunden" : "Das Ende dieses Laufs";
  }
  return moment.position === 0 ? beforeFirst[moment.unit] : progress(moment, terms);
}

/** The title of the window. @type {(moment: Moment, board: string, terms?: Terms) => string} */
export const title = (moment, board, terms) =>
  `${moment.position === 0 ? "Bereit" : progress(moment, terms)} · ${board} von ${moment.start} aus · ${rooms.explore} · ${labels.title}`;

/** The question before a step. @param {Pick<Moment, "algorithm">} moment */
export const question = ({ algorithm }) =>
  algorithm === "warnsdorff" ? "Wohin zieht die Regel?" : "Wohin zieht das Verfahren?";

/** For the live region: the position of the knight, then the story. @type {(moment: Moment, run: Run) => string} */
export const spoken = (moment, run) =>
  moment.position === 0 || moment.done
    ? plain(story(moment, run))
    : `${units[moment.unit]} ${number(moment.position)}. ${plain(story(moment, run))}`;

/** The same while the visitor predicts the next step. @param {Moment} moment */
export const asks = (moment) =>
  moment.position === 0
    ? question(moment)
    : `${units[moment.unit]} ${number(moment.position)}, ${moment.focus}. ${question(moment)}`;

/** What a screen reader announces about the next step while a run plays. @type {Record<string, string>} */
const callouts = { tie: " Gleichstand.", backtrack: " Sackgasse.", restart: " Sackgasse." };

/** For the live region while a run plays: "Zug 5, f5. Gleichstand." @param {Moment} moment */
export const shortly = (moment) =>
  `${units[moment.unit]} ${number(moment.position)}, ${moment.focus}.${callouts[moment.reason.code] ?? ""}`;

/** Shown during a long computation. @param {Moment} moment */
export const computing = (moment) =>
  `Rechnet: ${units[moment.unit]} ${number(moment.position)}, ${number(moment.counters.visited)} von ${count(moment.squares, { one: "{Feld}", other: "{Feldern}" })} besucht. Esc bricht ab.`;
