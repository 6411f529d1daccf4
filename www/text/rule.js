/**
 * Rules in words: what each criterion looks for, in the story, the list of candidates and the pseudo-code.
 * @import { RuleMeasureId } from "../pkg/knights_tour.js"
 * @import { RaceStep, RaceTexts } from "./choice.js"
 * @import { CodeTexts } from "./pseudo-code.js"
 * @import { Criterion } from "./rule-parts.js"
 */

import { onwardMoves } from "#text/sentence.js";
import { measures } from "#messages/rule.js";
export { own, opened, name, usual, usualNumbers } from "#messages/rule.js";
import * as messages from "#messages/rule.js";

/** The same with its text. @param {string} rule */
export const named = (rule) => messages.named({ rule });

/** The words for a measure; none for a formula. @param {string} formula */
const wordsFor = (formula) =>
  Object.hasOwn(measures, formula) ? measures[/** @type {RuleMeasureId} */ (formula)] : undefined;

/** Whether rules can compare squares by it. @param {string} measure @returns {measure is RuleMeasureId} */
export const isRuleMeasure = (measure) => wordsFor(measure) !== undefined;

/** Measures that tell where a square is, such as “nearest the edge”. @type {readonly string[]} */
const places = ["centre", "edge", "corner", "start", "column", "order", "move"];

/** @type {(criterion: Criterion, isSeveral: boolean) => string} */
function sought({ least, formula }, isSeveral) {
  const known = wordsFor(formula);
  if (!known) {
    return messages.soughtByFormula({ isLeast: least, formula });
  }
  const words = least ? known.least : known.greatest;
  return messages.sought({ words, isSeveral, isPlace: places.includes(formula) });
}

/** Which square a criterion prefers: "nearest the edge", "with the fewest onward moves". @param {Criterion} criterion */
export const soughtBy = (criterion) => sought(criterion, false);

/** The heading of a criterion’s column, and the name of a measure in short. @param {Pick<Criterion, "formula">} criterion */
export const headOf = ({ formula }) => wordsFor(formula)?.head ?? messages.formula;

/** A candidate’s values, for screen readers, and of the chosen one what decided: "edge 1, 2 onward moves, decided by edge". @type {(criteria: readonly Criterion[], values: readonly number[], decisive?: Criterion) => string} */
export const valuesInWords = (criteria, values, decisive) =>
  [
    ...criteria.map((each, i) =>
      each.formula === "onward"
        ? onwardMoves(values[i] ?? 0)
        : messages.values.one({ head: headOf(each), value: values[i] ?? 0 }),
    ),
    ...(decisive ? [messages.values.decisive({ head: headOf(decisive) })] : []),
  ].reduce((before, next) => (before ? messages.values.several({ before, next }) : next), "");

/** The heading of a criterion’s column, with a sign if it decided. @type {(criterion: Criterion, isDecisive: boolean) => string} */
export const columnHead = (criterion, isDecisive) =>
  messages.columnHead({ measure: criterion.formula, head: headOf(criterion), isDecisive });

/** The unit of the distances from the centre. */
export const centreUnit = () => messages.centreUnit({ head: headOf({ formula: "centre" }) });

/** A criterion of the pseudo-code. @param {Criterion} criterion */
const shortly = (criterion) =>
  messages.ownLines.criterion({
    measure: isRuleMeasure(criterion.formula) ? criterion.formula : "formula",
    formula: criterion.formula,
    isLeast: criterion.least,
    text: criterion.text,
    head: headOf(criterion),
    soughtBy: soughtBy(criterion),
  });

/** The lines of pseudo-code of a rule of one’s own. @type {CodeTexts["own"]} */
export const ownLines = {
  measure: messages.ownLines.measure,
  go: (criterion) => messages.ownLines.go({ soughtBy: soughtBy(criterion) }),
  tie(others, last) {
    const criteria = others
      .map(shortly)
      .reduce((before, next) => (before ? messages.ownLines.then({ before, next }) : next), "");
    return others.length === 0
      ? messages.ownLines.tie({ last })
      : messages.ownLines.tieBy({ criteria, last });
  },
};

/** @type {(texts: typeof messages.race.first | typeof messages.race.next) => RaceStep} */
const stepOf = (texts) => ({
  take: (criterion, to) => texts.take({ soughtBy: soughtBy(criterion), to }),
  keep: (criterion, some) => texts.keep({ soughtBy: sought(criterion, true), some }),
});

/** @type {(texts: typeof messages.race.last | typeof messages.race.allEqual) => RaceTexts["last"]} */
const lastOf = (texts) => ({
  order: (to) => texts.order({ to }),
  random: (to) => texts.random({ to }),
  regions: (to) => texts.regions({ to }),
});

/** How the story tells what the rule does: first or later, with one square left or several. @type {RaceTexts} */
export const race = {
  first: stepOf(messages.race.first),
  next: stepOf(messages.race.next),
  last: lastOf(messages.race.last),
  // Nothing in the rule tells the candidates apart.
  allEqual: lastOf(messages.race.allEqual),
};
