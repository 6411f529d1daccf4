/**
 * What is said of a choice: which squares are named, and how a rule narrows it down. The same in every language.
 * @import { Candidate, Moment, TieBreakId } from "../pkg/knights_tour.js"
 * @import { Part } from "./language.js"
 * @import { Criterion, LastResort } from "./rule-parts.js"
 */

import { narrowed, partsOf } from "./rule-parts.js";

/** Maximum number of squares named: knights have at most eight candidates, vertices of a graph may have more. */
const MAX_NAMED = 8;

/** Squares of which the first are named, and the number of the others. @typedef {{ squares: readonly string[], others: number }} Some */

/** @param {readonly Candidate[]} candidates @returns {Some} */
const some = (candidates) => ({
  squares: candidates.slice(0, MAX_NAMED).map(({ square }) => square),
  others: Math.max(0, candidates.length - MAX_NAMED),
});

/** Maximum number of texts quoted that nobody could read. */
const MAX_QUOTED = 3;

/** The first of some texts, and the number of the others. @param {readonly string[]} texts */
export const firstQuoted = (texts) => ({
  first: texts.slice(0, MAX_QUOTED),
  others: Math.max(0, texts.length - MAX_QUOTED),
});

/** Maximum number of squares that reasons name, and that are listed after a reason that only counts them. */
const [MAX_IN_REASON, MAX_LISTED] = [4, 16];

/** Whether this number of squares is listed after a reason, for whoever does not see them marked. @param {number} squares */
export const isListed = (squares) => squares > MAX_IN_REASON && squares <= MAX_LISTED;

/** Candidates that the method prefers come first, else the order of the board. @param {readonly Candidate[]} candidates */
export const leastFirst = (candidates) => [...candidates].sort((a, b) => a.value - b.value);

/** Squares by the value that they share, the least first. @param {readonly Candidate[]} candidates @returns {{ value: number, squares: string[] }[]} */
export function byValue(candidates) {
  const values = [...new Set(leastFirst(candidates).map(({ value }) => value))];
  return values.map((value) => ({
    value,
    squares: candidates.filter((each) => each.value === value).map(({ square }) => square),
  }));
}

/** The square that the method would go to by itself, if it makes moves. @param {Moment} moment */
export const preferredIn = ({ reason, candidates }) =>
  reason.code === "by-hand"
    ? reason.preferred
    : candidates.find((candidate) => candidate.chosen)?.square;

/**
 * A choice that a rule is about to make.
 * @typedef {object} Choice
 * @property {string} from where the knight is
 * @property {boolean} isStart whether the run begins there
 * @property {number} many the squares that it can choose from
 * @property {boolean} hasTried whether others were tried before
 * @property {string} to the square that it chooses
 */

/** The onward moves of the squares. @typedef {Choice & { ways: number }} OnlyChoice */
/** The same with those of all candidates that are named, and the number of the others. @typedef {Choice & { open: { square: string, ways: number }[], others: number }} FewestChoice */
/** A choice with a tie, of this number of squares with this number of onward moves each. @typedef {Choice & { tied: number, ways: number, some: Some, rule: TieBreakId }} TiedChoice */

/**
 * The sentences for a choice.
 * @typedef {object} ChoiceTexts
 * @property {(choice: OnlyChoice) => Part[]} only there is only one square, with this number of onward moves
 * @property {(choice: FewestChoice) => Part[]} fewest one square has the fewest onward moves
 * @property {(choice: TiedChoice) => Part[]} tie several of the squares have the fewest
 * @property {(choice: TiedChoice) => Part[]} allTied all squares have as many
 * @property {(choice: Choice) => Part[]} onlyByRule there is only one square for a rule of one’s own
 * @property {(choice: Choice) => Part[]} byRule a rule of one’s own chooses from several: what it does is told next
 */

/** The sentence for the next choice, if it is one of Warnsdorff’s rule or of a rule of one’s own. @type {(moment: Moment, texts: ChoiceTexts) => Part[]} */
export function choiceIn({ position, focus, start, candidates, untried, reason }, texts) {
  if (reason.code !== "fewest" && reason.code !== "tie" && reason.code !== "by-rule") {
    return [];
  }
  const isStart = position === 0;
  const choice = {
    from: isStart ? start : focus,
    isStart,
    many: untried,
    hasTried: reason.candidates > untried,
    to: reason.to,
  };
  if (reason.code === "by-rule") {
    return untried === 1 ? texts.onlyByRule(choice) : texts.byRule(choice);
  }
  const ways = reason.accessibility;
  if (untried === 1) {
    return texts.only({ ...choice, ways });
  }
  const open = leastFirst(candidates.filter(({ tried }) => !tried));
  if (reason.code === "fewest") {
    return texts.fewest({
      ...choice,
      open: open
        .slice(0, MAX_NAMED)
        .map(({ square, accessibility }) => ({ square, ways: accessibility })),
      others: Math.max(0, untried - MAX_NAMED),
    });
  }
  const { tied, rule } = reason;
  const { squares } = some(open.filter((each) => each.tied));
  const told = {
    ...choice,
    ways,
    tied,
    rule,
    some: { squares, others: Math.max(0, tied - MAX_NAMED) },
  };
  return tied === untried ? texts.allTied(told) : texts.tie(told);
}

/** What one line of a rule does: it takes the only square that it leaves, or keeps several. @typedef {{ take: (criterion: Criterion, to: string) => Part[], keep: (criterion: Criterion, some: Some) => Part[] }} RaceStep */

/**
 * The sentences for what a rule of one’s own does.
 * @typedef {object} RaceTexts
 * @property {RaceStep} first the first line that tells squares apart
 * @property {RaceStep} next a later one
 * @property {Record<LastResort, (to: string) => Part[]>} last the squares left are equal
 * @property {Record<LastResort, (to: string) => Part[]>} allEqual no line tells any squares apart
 */

/** How a rule of one’s own narrows the choice down, line by line: a sentence for each that tells squares apart. @type {(choice: Pick<Moment, "candidates" | "rule" | "decidedBy">, to: string, texts: RaceTexts) => Part[][]} */
export function raceOf({ candidates, rule, decidedBy }, to, texts) {
  const { criteria, last } = partsOf(rule ?? "");
  let before = candidates.filter(({ tried }) => !tried).length;
  /** @type {Part[][]} */
  const told = [];
  narrowed(candidates, criteria)
    .slice(0, (decidedBy ?? 0) + 1)
    .forEach((left, i) => {
      const criterion = criteria[i];
      if (criterion && left.length < before) {
        const step = told.length === 0 ? texts.first : texts.next;
        told.push(left.length === 1 ? step.take(criterion, to) : step.keep(criterion, some(left)));
        before = left.length;
      }
    });
  if (before > 1) {
    told.push((told.length === 0 ? texts.allEqual : texts.last)[last](to));
  }
  return told;
}
