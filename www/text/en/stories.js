/**
 * The stories of a run: each step of Warnsdorff’s rule and its reason, and the progress. For the steps of
 * other methods see `methods.js`, for results `outcomes.js`.
 * @import { Hint, Moment, TieBreakId } from "../../pkg/knights_tour.js"
 * @import { Choice, ChoiceTexts } from "../choice.js"
 * @import { Part, Terms } from "../language.js"
 * @import { Headway, Run, StoryTexts } from "../story.js"
 */

import { raceOf } from "../choice.js";
import { progressOf, storyOf } from "../story.js";
import { labels, rooms } from "./labels.js";
import { stories } from "./methods.js";
import { ending } from "./outcomes.js";
import { race } from "./rule.js";
import {
  chosen,
  count,
  number,
  passage,
  plain,
  onwardMoves,
  sentence,
  someOf,
  square,
  word,
  wordAtFirst,
} from "./sentence.js";
import { fillIn, fillSentence, termsOf, usualTerms } from "./terms.js";

/** How each tie-break chooses among squares with the fewest onward moves. @type {Record<TieBreakId, (to: string) => Part[]>} */
const tieRules = {
  first: (to) =>
    sentence`To break the tie, the rule picks the first in a fixed order of moves: ${chosen(to)}.`,
  random: (to) => sentence`To break the tie, the rule picks one at random: ${chosen(to)}.`,
  "pohl-sum": (to) =>
    sentence`To break the tie, the rule looks one move further and adds up the onward moves there. The smallest sum belongs to ${chosen(to)}.`,
  "pohl-min": (to) =>
    sentence`To break the tie, the rule looks one move further. The fewest onward moves follow after ${chosen(to)}.`,
  roth: (to) =>
    sentence`To break the tie, the rule picks one farthest from the centre: ${chosen(to)}.`,
  "roth-random": (to) =>
    sentence`To break the tie, the rule picks at random among those farthest from the centre: ${chosen(to)}.`,
  "squirrel-cull": (to) =>
    sentence`To break the tie, the rule follows a fixed order for this part of the {board}: ${chosen(to)}.`,
};

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

/** Why the knight cannot go on. @type {StoryTexts["deadEnds"]} */
const deadEnds = {
  "not-closed": (from, start) =>
    sentence`Every {square} is visited, but ${square(start)} is not a move from ${square(from)}.`,
  "start-cut-off": (_, start) =>
    sentence`Dead end: no remaining {square} is a move from the start, ${square(start)}, so the tour could not close.`,
  "all-tried": (from) =>
    sentence`The {knight} has tried every move from ${square(from)}. Each led to a dead end.`,
  budget: () => ["This attempt has used all its steps."],
  "no-onward-move": (from) => sentence`Dead end: no open {square} is a move from ${square(from)}.`,
};

/** "From a1 the knight" @param {Choice} choice */
const whereFrom = ({ from, isStart }) =>
  isStart
    ? sentence`The {knight} begins on ${square(from)}. From there it`
    : sentence`From ${square(from)} the {knight}`;

/** "has eight possible moves" @param {Choice} choice */
const several = ({ many, hasTried }) =>
  hasTried ? `has ${word(many)} {squares} left to try` : `has ${word(many)} possible moves`;

/** @param {Choice} choice */
const single = ({ hasTried }) =>
  hasTried ? "has only one {square} left to try:" : "has only one move: to";

/** The next choice. @type {ChoiceTexts} */
const choices = {
  only: (choice) =>
    sentence`${whereFrom(choice)} ${single(choice)} ${chosen(choice.to)}, with ${onwardMoves(choice.ways)}.`,
  fewest(choice) {
    // The first says what is counted: "a1 with 1 onward move, a3 with 3, e3 with 5"
    const open = choice.open.map(({ square: name, ways }, i) =>
      i > 0 && ways > 0
        ? sentence`, ${square(name)} with ${String(ways)}`
        : sentence`${i > 0 ? ", " : ""}${square(name)} with ${onwardMoves(ways)}`,
    );
    const others =
      choice.others > 0 ? ` and ${count(choice.others, { one: "other", other: "others" })}` : "";
    return sentence`${whereFrom(choice)} ${several(choice)}: ${open.flat()}${others}. The fewest onward moves: ${chosen(choice.to)}.`;
  },
  tie: (choice) =>
    passage(
      sentence`${whereFrom(choice)} ${several(choice)}.`,
      sentence`${wordAtFirst(choice.tied)} of them tie for the fewest onward moves (${number(choice.ways)}): ${someOf(choice.some)}.`,
      tieRules[choice.rule](choice.to),
    ),
  allTied: (choice) =>
    passage(
      sentence`${whereFrom(choice)} ${several(choice)}, ${choice.tied === 2 ? "both" : "all"} with ${onwardMoves(choice.ways)}: ${someOf(choice.some)}.`,
      tieRules[choice.rule](choice.to),
    ),
  onlyByRule: (choice) => sentence`${whereFrom(choice)} ${single(choice)} ${chosen(choice.to)}.`,
  byRule: (choice) => sentence`${whereFrom(choice)} ${several(choice)}.`,
};

/** What a rule of one’s own does, in a sentence for each step. @param {Hint} hint */
export const raceToldOf = (hint) => plain(passage(...raceOf(hint, hint.to, race)));

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

/** @type {StoryTexts} */
const texts = {
  choices,
  race,
  deadEnds,
  goesBack: (to) => sentence`The {knight} goes back to ${chosen(to)}.`,
  restarts: (attempt, start, rule) =>
    sentence`Attempt ${number(attempt)} begins on ${chosen(start)}. It breaks ties ${rulesInShort[rule]}.`,
  closes: (from, to) =>
    sentence`Every {square} is visited, and the start is one move away from ${square(from)}. The move to ${chosen(to)} closes the tour.`,
  methods: stories,
  ending,
  passage,
};

/** One or two sentences: the next step and its reason. @type {(moment: Moment, run: Run) => Part[]} */
export const story = (moment, run) => fillSentence(storyOf(moment, run, texts), termsOf(run.piece));

/** What a step is. */
const units = { move: "move", order: "order", step: "step" };
/** The same at the beginning of a sentence. */
const unitsAtFirst = { move: "Move", order: "Order", step: "Step" };

/** @type {(moment: Headway, words: Record<Moment["unit"], string>) => string} */
function headway(moment, words) {
  const now = progressOf(moment);
  switch (now.kind) {
    case "of":
      return `${words[now.unit]} ${number(now.position)} of ${number(now.most)}`;
    case "visited":
      return `${words.step} ${number(now.position)} · ${number(now.visited)} of ${count(now.squares, { one: "{square}", other: "{squares}" })}`;
    case "nothing":
      return `${words.step} 0`;
    case "so-far":
      return `${words.step} ${number(now.position)} of ${number(now.recorded)} so far`;
    case "over":
      return `${words.step} ${number(now.position)} of ${number(now.recorded)}`;
  }
}

/**
 * The unit and the progress: "move 17 of 63" or "order 4 of 40,320" if the total is known in advance. If
 * moves may be taken back, steps and visited squares differ: "step 90 · 12 of 64 squares".
 * @type {(moment: Headway, terms?: Terms) => string}
 */
export const progress = (moment, terms = usualTerms) => fillIn(headway(moment, units), terms);

/** The same at the beginning of a text. @type {(moment: Headway, terms?: Terms) => string} */
const progressAtFirst = (moment, terms = usualTerms) =>
  fillIn(headway(moment, unitsAtFirst), terms);

/** The heading above the story. @type {(moment: Moment, terms?: Terms) => string} */
export function heading(moment, terms) {
  if (moment.done) {
    return moment.outcome?.kind === "tour" ? "Tour found" : "The end of this run";
  }
  return moment.position === 0
    ? `Before the first ${units[moment.unit]}`
    : progressAtFirst(moment, terms);
}

/** The title of the window. @type {(moment: Moment, board: string, terms?: Terms) => string} */
export const title = (moment, board, terms) =>
  `${moment.position === 0 ? "Ready" : progressAtFirst(moment, terms)} · ${board} from ${moment.start} · ${rooms.explore} · ${labels.title}`;

/** The question before a step. @param {Pick<Moment, "algorithm">} moment */
export const question = ({ algorithm }) =>
  algorithm === "warnsdorff" ? "Where does the rule go?" : "Where does the method go?";

/** For the live region: the position of the knight, then the story. @type {(moment: Moment, run: Run) => string} */
export const spoken = (moment, run) =>
  moment.position === 0 || moment.done
    ? plain(story(moment, run))
    : `${unitsAtFirst[moment.unit]} ${number(moment.position)}. ${plain(story(moment, run))}`;

/** The same while the visitor predicts the next step. @param {Moment} moment */
export const asks = (moment) =>
  moment.position === 0
    ? question(moment)
    : `${unitsAtFirst[moment.unit]} ${number(moment.position)}, ${moment.focus}. ${question(moment)}`;

/** What a screen reader announces about the next step while a run plays. @type {Record<string, string>} */
const callouts = { tie: " Tie.", backtrack: " Dead end.", restart: " Dead end." };

/** For the live region while a run plays: "Move 5, f5. Tie." @param {Moment} moment */
export const shortly = (moment) =>
  `${unitsAtFirst[moment.unit]} ${number(moment.position)}, ${moment.focus}.${callouts[moment.reason.code] ?? ""}`;

/** Shown during a long computation. @param {Moment} moment */
export const computing = (moment) =>
  `Computing: ${units[moment.unit]} ${number(moment.position)}, ${number(moment.counters.visited)} of ${count(moment.squares, { one: "{square}", other: "{squares}" })} visited. Esc stops it.`;
