/**
 * Rules in words: what each criterion looks for, in the story, the list of candidates and the pseudo-code.
 * @import { RuleMeasureId } from "../../pkg/knights_tour.js"
 * @import { RaceTexts } from "../choice.js"
 * @import { CodeTexts } from "../pseudo-code.js"
 * @import { Criterion } from "../rule-parts.js"
 */

import { chosen, number, onwardMoves, quoted, sentence, someOf } from "./sentence.js";

/** Choices of the list of rules: the last one, and the heading of those before it. */
export const own = "Escreva a sua";
export const opened = "Você pode escrever sua regra abaixo desta lista.";
/** The name of the method that follows it. */
export const name = "Sua própria regra";
/** The same with its text. @param {string} rule */
export const named = (rule) => `Regra “${rule}”`;
export const usual = "Regra de Warnsdorff e, no empate:";

/**
 * Which squares a criterion prefers, after “{a casa}” or “{as casas}”, and the heading of its column.
 * @type {Record<RuleMeasureId, { least: string, greatest: string, head: string }>}
 */
const measures = {
  onward: {
    least: "com menos saídas",
    greatest: "com mais saídas",
    head: "saídas",
  },
  "onward-sum": {
    least: "com a menor soma de saídas um lance adiante",
    greatest: "com a maior soma de saídas um lance adiante",
    head: "soma adiante",
  },
  "onward-min": {
    least: "com menos saídas um lance adiante",
    greatest: "com mais saídas depois do pior lance seguinte",
    head: "mín. adiante",
  },
  "onward-max": {
    least: "com menos saídas depois do melhor lance seguinte",
    greatest: "com mais saídas um lance adiante",
    head: "máx. adiante",
  },
  onward2: {
    least: "com menos {casas} livres dois lances adiante",
    greatest: "com mais {casas} livres dois lances adiante",
    head: "dois adiante",
  },
  degree: {
    least: "com menos lances no {tabuleiro} vazio",
    greatest: "com mais lances no {tabuleiro} vazio",
    head: "lances",
  },
  visited: {
    least: "com menos {casas visitadas} a um lance",
    greatest: "com mais {casas visitadas} a um lance",
    head: "visitas",
  },
  centre: {
    least: "mais perto do centro",
    greatest: "mais longe do centro",
    head: "centro",
  },
  edge: { least: "mais perto da borda", greatest: "mais longe da borda", head: "borda" },
  corner: { least: "mais perto de um canto", greatest: "mais longe dos cantos", head: "canto" },
  start: { least: "mais perto do início", greatest: "mais longe do início", head: "início" },
  turn: { least: "com a virada mais leve", greatest: "com a virada mais forte", head: "virada" },
  row: { least: "na fileira mais baixa", greatest: "na fileira mais alta", head: "fileira" },
  column: { least: "mais à esquerda", greatest: "mais à direita", head: "coluna" },
  quadrant: {
    least: "no quadrante de menor número",
    greatest: "no quadrante de maior número",
    head: "quadrante",
  },
  order: {
    least: "que vem antes na ordem dos lances",
    greatest: "que vem depois na ordem dos lances",
    head: "ordem",
  },
};

/** The words for a measure; none for a formula. @param {string} formula */
const wordsFor = (formula) =>
  Object.hasOwn(measures, formula) ? measures[/** @type {RuleMeasureId} */ (formula)] : undefined;

/** Whether rules can compare squares by it. @param {string} measure @returns {measure is RuleMeasureId} */
export const isRuleMeasure = (measure) => wordsFor(measure) !== undefined;

/** Which squares a criterion prefers: "mais perto da borda", "com menos saídas". @param {Criterion} criterion */
export function soughtBy({ least, formula }) {
  const known = wordsFor(formula);
  if (!known) {
    return least
      ? `com o menor valor de ${quoted(formula)}`
      : `com o maior valor de ${quoted(formula)}`;
  }
  return least ? known.least : known.greatest;
}

/** The heading of a criterion’s column, and the name of a measure in short. @param {Pick<Criterion, "formula">} criterion */
export const headOf = ({ formula }) => wordsFor(formula)?.head ?? "fórmula";

/** A candidate’s values, for screen readers, and of the chosen one what decided: "borda 1, 2 saídas, decisão por: borda". @type {(criteria: readonly Criterion[], values: readonly number[], decisive?: Criterion) => string} */
export const valuesInWords = (criteria, values, decisive) =>
  [
    ...criteria.map((each, i) =>
      each.formula === "onward"
        ? onwardMoves(values[i] ?? 0)
        : `${headOf(each)} ${number(values[i] ?? 0)}`,
    ),
    ...(decisive ? [`decisão por: ${headOf(decisive)}`] : []),
  ].join(", ");

/** The numbers on squares that are not a measure of somebody’s choice. */
export const usualNumbers = "o que o método observa";

/** The heading of a criterion’s column, with a sign if it decided. @type {(criterion: Criterion, isDecisive: boolean) => string} */
export const columnHead = (criterion, isDecisive) =>
  isDecisive ? `${headOf(criterion)} ✓` : headOf(criterion);

/** What breaks the last tie, in the pseudo-code. */
const lastLines = {
  order: { alone: "{a primeira} na ordem", after: "{a primeira}" },
  random: { alone: "sortear", after: "sortear" },
  regions: { alone: "região do {tabuleiro}", after: "região do {tabuleiro}" },
};

/** The lines of pseudo-code of a rule of one’s own. @type {CodeTexts["own"]} */
export const ownLines = {
  measure: "medir cada {candidata} pela regra",
  go: (criterion) => `ir para {a casa} ${soughtBy(criterion)}`,
  tie: (others, last) =>
    others.length === 0
      ? `no empate: ${lastLines[last].alone}`
      : `no empate: {a} ${others.map(soughtBy).join(", depois ")}, depois ${lastLines[last].after}`,
};

/** How the story tells what the rule does: first or later, with one square left or several. @type {RaceTexts} */
export const race = {
  first: {
    take: (criterion, to) =>
      sentence`Sua regra fica com {a casa} ${soughtBy(criterion)}: ${chosen(to)}.`,
    keep: (criterion, some) =>
      sentence`Sua regra mantém {as casas} ${soughtBy(criterion)}: ${someOf(some)}.`,
  },
  next: {
    take: (criterion, to) =>
      sentence`{Dessas}, ela fica com {aquela} ${soughtBy(criterion)}: ${chosen(to)}.`,
    keep: (criterion, some) =>
      sentence`{Dessas}, ela mantém {as casas} ${soughtBy(criterion)}: ${someOf(some)}.`,
  },
  last: {
    order: (to) =>
      sentence`Como são iguais, ela fica com {a primeira} na ordem dos lances: ${chosen(to)}.`,
    random: (to) => sentence`Como são iguais, o acaso escolhe: ${chosen(to)}.`,
    regions: (to) =>
      sentence`Como são iguais, decide a ordem para esta parte do {tabuleiro}: ${chosen(to)}.`,
  },
  // Nothing in the rule tells the candidates apart.
  allEqual: {
    order: (to) =>
      sentence`Para sua regra são iguais, então ela fica com {a primeira} na ordem dos lances: ${chosen(to)}.`,
    random: (to) => sentence`Para sua regra são iguais, então o acaso escolhe: ${chosen(to)}.`,
    regions: (to) =>
      sentence`Para sua regra são iguais, então decide a ordem para esta parte do {tabuleiro}: ${chosen(to)}.`,
  },
};
