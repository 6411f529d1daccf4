/**
 * Rules in words: what each criterion looks for, in the story, the list of candidates and the pseudo-code.
 * @import { RuleMeasureId } from "../../pkg/knights_tour.js"
 * @import { RaceTexts } from "../choice.js"
 * @import { CodeTexts } from "../pseudo-code.js"
 * @import { Criterion } from "../rule-parts.js"
 */

import { chosen, number, onwardMoves, quoted, sentence, someOf } from "./sentence.js";

/** Choices of the list of rules: the last one, and the heading of those before it. */
export const own = "Écrire la mienne";
export const opened = "Tu peux écrire ta règle sous cette liste.";
/** The name of the method that follows it. */
export const name = "Ta propre règle";
/** The same with its text. @param {string} rule */
export const named = (rule) => `Règle « ${rule} »`;
export const usual = "Règle de Warnsdorff, et en cas d’égalité :";

/**
 * Which squares a criterion prefers, to complete “{la case} …” and “{les cases} …”, and the heading of its column.
 * @type {Record<RuleMeasureId, { least: string, greatest: string, head: string }>}
 */
const measures = {
  onward: {
    least: "avec le moins de sorties",
    greatest: "avec le plus de sorties",
    head: "sorties",
  },
  "onward-sum": {
    least: "avec la plus petite somme de sorties un coup plus loin",
    greatest: "avec la plus grande somme de sorties un coup plus loin",
    head: "somme",
  },
  "onward-min": {
    least: "avec le moins de sorties un coup plus loin",
    greatest: "avec le plus de sorties après le coup suivant le plus pauvre",
    head: "minimum",
  },
  "onward-max": {
    least: "avec le moins de sorties après le coup suivant le plus riche",
    greatest: "avec le plus de sorties un coup plus loin",
    head: "maximum",
  },
  onward2: {
    least: "avec le moins de {cases libres} à deux coups",
    greatest: "avec le plus de {cases libres} à deux coups",
    head: "à deux coups",
  },
  degree: {
    least: "avec le moins de sauts sur le {plateau} vide",
    greatest: "avec le plus de sauts sur le {plateau} vide",
    head: "degré",
  },
  visited: {
    least: "avec le moins de {cases visitées} à un saut",
    greatest: "avec le plus de {cases visitées} à un saut",
    head: "cases visitées",
  },
  centre: {
    least: "au plus près du centre",
    greatest: "au plus loin du centre",
    head: "centre",
  },
  edge: { least: "au plus près du bord", greatest: "au plus loin du bord", head: "bord" },
  corner: {
    least: "au plus près d’un coin",
    greatest: "au plus loin des coins",
    head: "coin",
  },
  start: { least: "au plus près du départ", greatest: "au plus loin du départ", head: "départ" },
  turn: {
    least: "avec le virage le plus faible",
    greatest: "avec le virage le plus fort",
    head: "virage",
  },
  row: {
    least: "sur la ligne la plus basse",
    greatest: "sur la ligne la plus haute",
    head: "ligne",
  },
  column: { least: "le plus à gauche", greatest: "le plus à droite", head: "colonne" },
  quadrant: {
    least: "dans le quart au plus petit numéro",
    greatest: "dans le quart au plus grand numéro",
    head: "quart",
  },
  order: {
    least: "en tête dans l’ordre des sauts",
    greatest: "en queue dans l’ordre des sauts",
    head: "ordre",
  },
};

/** The words for a measure; none for a formula. @param {string} formula */
const wordsFor = (formula) =>
  Object.hasOwn(measures, formula) ? measures[/** @type {RuleMeasureId} */ (formula)] : undefined;

/** Whether rules can compare squares by it. @param {string} measure @returns {measure is RuleMeasureId} */
export const isRuleMeasure = (measure) => wordsFor(measure) !== undefined;

/** Which squares a criterion prefers: "au plus près du bord", "avec le moins de sorties". @param {Criterion} criterion */
export function soughtBy({ least, formula }) {
  const known = wordsFor(formula);
  if (!known) {
    return least
      ? `avec la plus petite valeur de ${quoted(formula)}`
      : `avec la plus grande valeur de ${quoted(formula)}`;
  }
  return least ? known.least : known.greatest;
}

/** The heading of a criterion’s column, and the name of a measure in short. @param {Pick<Criterion, "formula">} criterion */
export const headOf = ({ formula }) => wordsFor(formula)?.head ?? "formule";

/** A candidate’s values, for screen readers, and of the chosen one what decided: "bord 1, 2 sorties, critère décisif : bord". @type {(criteria: readonly Criterion[], values: readonly number[], decisive?: Criterion) => string} */
export const valuesInWords = (criteria, values, decisive) =>
  [
    ...criteria.map((each, i) =>
      each.formula === "onward"
        ? onwardMoves(values[i] ?? 0)
        : `${headOf(each)} ${number(values[i] ?? 0)}`,
    ),
    ...(decisive ? [`critère décisif : ${headOf(decisive)}`] : []),
  ].join(", ");

/** The numbers on squares that are not a measure of somebody’s choice. */
export const usualNumbers = "ce que regarde la méthode";

/** The heading of a criterion’s column, with a sign if it decided. @type {(criterion: Criterion, isDecisive: boolean) => string} */
export const columnHead = (criterion, isDecisive) =>
  isDecisive ? `${headOf(criterion)} ✓` : headOf(criterion);

/** What breaks the last tie, in the pseudo-code. */
const lastLines = {
  order: { alone: "le premier dans l’ordre", after: "le premier" },
  random: { alone: "au hasard", after: "au hasard" },
  regions: { alone: "selon la zone du {plateau}", after: "selon la zone du {plateau}" },
};

/** The lines of pseudo-code of a rule of one’s own. @type {CodeTexts["own"]} */
export const ownLines = {
  measure: "mesurer chaque choix par la règle",
  go: (criterion) => `prendre {la case} ${soughtBy(criterion)}`,
  tie: (others, last) =>
    others.length === 0
      ? `égalité : ${lastLines[last].alone}`
      : `égalité : {celle} ${others.map(soughtBy).join(", puis ")}, puis ${lastLines[last].after}`,
};

/** How the story tells what the rule does: first or later, with one square left or several. @type {RaceTexts} */
export const race = {
  first: {
    take: (criterion, to) =>
      sentence`Ta règle prend {la case} ${soughtBy(criterion)} : ${chosen(to)}.`,
    keep: (criterion, some) =>
      sentence`Ta règle garde {les cases} ${soughtBy(criterion)} : ${someOf(some)}.`,
  },
  next: {
    take: (criterion, to) =>
      sentence`Parmi elles, elle prend {la case} ${soughtBy(criterion)} : ${chosen(to)}.`,
    keep: (criterion, some) =>
      sentence`Parmi elles, elle garde {les cases} ${soughtBy(criterion)} : ${someOf(some)}.`,
  },
  last: {
    order: (to) =>
      sentence`Il y a égalité, alors elle prend le premier coup dans l’ordre : ${chosen(to)}.`,
    random: (to) => sentence`Il y a égalité, alors le hasard choisit : ${chosen(to)}.`,
    regions: (to) =>
      sentence`Il y a égalité, alors l’ordre de cette partie du {plateau} décide : ${chosen(to)}.`,
  },
  // Nothing in the rule tells the candidates apart.
  allEqual: {
    order: (to) =>
      sentence`Pour ta règle, tout se vaut, alors elle prend le premier coup dans l’ordre : ${chosen(to)}.`,
    random: (to) => sentence`Pour ta règle, tout se vaut, alors le hasard choisit : ${chosen(to)}.`,
    regions: (to) =>
      sentence`Pour ta règle, tout se vaut, alors l’ordre de cette partie du {plateau} décide : ${chosen(to)}.`,
  },
};
