/**
 * Rules in words: what each criterion looks for, in the story, the list of candidates and the pseudo-code.
 * @import { RuleMeasureId } from "../../pkg/knights_tour.js"
 * @import { RaceTexts } from "../choice.js"
 * @import { CodeTexts } from "../pseudo-code.js"
 * @import { Criterion } from "../rule-parts.js"
 */

import { chosen, number, onwardMoves, quoted, sentence, someOf } from "./sentence.js";

/** Choices of the list of rules: the last one, and the heading of those before it. */
export const own = "Escribir la tuya";
export const opened = "Puedes escribir tu regla debajo de esta lista.";
/** The name of the method that follows it. */
export const name = "Tu propia regla";
/** The same with its text. @param {string} rule */
export const named = (rule) => `Regla ${quoted(rule)}`;
export const usual = "Regla de Warnsdorff y, si hay empate:";

/**
 * Which squares a criterion prefers, to complete “la opción …”, and the heading of its column. “está*” is
 * “está” or “están”.
 * @type {Record<RuleMeasureId, { least: string, greatest: string, head: string }>}
 */
const measures = {
  onward: { least: "con menos salidas", greatest: "con más salidas", head: "salidas" },
  "onward-sum": {
    least: "con la suma más pequeña de salidas un movimiento después",
    greatest: "con la suma más grande de salidas un movimiento después",
    head: "suma después",
  },
  "onward-min": {
    least: "con menos salidas un movimiento después",
    greatest: "con más salidas tras el peor movimiento siguiente",
    head: "mín. después",
  },
  "onward-max": {
    least: "con menos salidas tras el mejor movimiento siguiente",
    greatest: "con más salidas un movimiento después",
    head: "máx. después",
  },
  onward2: {
    least: "con menos {casillas} libres a dos movimientos",
    greatest: "con más {casillas} libres a dos movimientos",
    head: "a dos",
  },
  degree: {
    least: "con menos movimientos en el {tablero} vacío",
    greatest: "con más movimientos en el {tablero} vacío",
    head: "grado",
  },
  visited: {
    least: "con menos {casillas} {visitadas} a un movimiento",
    greatest: "con más {casillas} {visitadas} a un movimiento",
    head: "visitas",
  },
  centre: {
    least: "que está* más cerca del centro",
    greatest: "que está* más lejos del centro",
    head: "centro",
  },
  edge: {
    least: "que está* más cerca del borde",
    greatest: "que está* más lejos del borde",
    head: "borde",
  },
  corner: {
    least: "que está* más cerca de una esquina",
    greatest: "que está* más lejos de las esquinas",
    head: "esquina",
  },
  start: {
    least: "que está* más cerca del inicio",
    greatest: "que está* más lejos del inicio",
    head: "inicio",
  },
  turn: { least: "con el giro más suave", greatest: "con el giro más cerrado", head: "giro" },
  row: { least: "de la fila más baja", greatest: "de la fila más alta", head: "fila" },
  column: {
    least: "que está* más a la izquierda",
    greatest: "que está* más a la derecha",
    head: "columna",
  },
  quadrant: {
    least: "del cuarto con el número más bajo",
    greatest: "del cuarto con el número más alto",
    head: "cuarto",
  },
  order: {
    least: "que está* antes en el orden de los movimientos",
    greatest: "que está* después en el orden de los movimientos",
    head: "orden",
  },
};

/** The words for a measure; none for a formula. @param {string} formula */
const wordsFor = (formula) =>
  Object.hasOwn(measures, formula) ? measures[/** @type {RuleMeasureId} */ (formula)] : undefined;

/** Whether rules can compare squares by it. @param {string} measure @returns {measure is RuleMeasureId} */
export const isRuleMeasure = (measure) => wordsFor(measure) !== undefined;

/** @type {(criterion: Criterion, verb: string) => string} */
const sought = ({ least, formula }, verb) => {
  const known = wordsFor(formula);
  if (!known) {
    return `con el ${least ? "menor" : "mayor"} valor de ${quoted(formula)}`;
  }
  return (least ? known.least : known.greatest).replace("está*", verb);
};

/** Which square a criterion prefers: "que está más cerca del borde", "con menos salidas". @param {Criterion} criterion */
export const soughtBy = (criterion) => sought(criterion, "está");

/** The same of several. @param {Criterion} criterion */
const severalSoughtBy = (criterion) => sought(criterion, "están");

/** The heading of a criterion’s column, and the name of a measure in short. @param {Pick<Criterion, "formula">} criterion */
export const headOf = ({ formula }) => wordsFor(formula)?.head ?? "fórmula";

/** A candidate’s values, for screen readers, and of the chosen one what decided: "borde 1, 2 salidas, criterio decisivo: borde". @type {(criteria: readonly Criterion[], values: readonly number[], decisive?: Criterion) => string} */
export const valuesInWords = (criteria, values, decisive) =>
  [
    ...criteria.map((each, i) =>
      each.formula === "onward"
        ? onwardMoves(values[i] ?? 0)
        : `${headOf(each)} ${number(values[i] ?? 0)}`,
    ),
    ...(decisive ? [`criterio decisivo: ${headOf(decisive)}`] : []),
  ].join(", ");

/** The numbers on squares that are not a measure of somebody’s choice. */
export const usualNumbers = "lo que mira el método";

/** The heading of a criterion’s column, with a sign if it decided. @type {(criterion: Criterion, isDecisive: boolean) => string} */
export const columnHead = (criterion, isDecisive) =>
  isDecisive ? `${headOf(criterion)} ✓` : headOf(criterion);

/** What breaks the last tie, in the pseudo-code. */
const lastLines = {
  order: { alone: "primera por orden", after: "la primera" },
  random: { alone: "cualquiera, al azar", after: "al azar" },
  regions: { alone: "según la zona del {tablero}", after: "según la zona del {tablero}" },
};

/** The lines of pseudo-code of a rule of one’s own. @type {CodeTexts["own"]} */
export const ownLines = {
  measure: "mide cada opción con la regla",
  go: (criterion) => `ve a la opción ${soughtBy(criterion)}`,
  tie: (others, last) =>
    others.length === 0
      ? `si empatan: ${lastLines[last].alone}`
      : `si empatan: opción ${others.map(soughtBy).join("; luego, ")}; luego, ${lastLines[last].after}`,
};

/** How the story tells what the rule does: first or later, with one square left or several. @type {RaceTexts} */
export const race = {
  first: {
    take: (criterion, to) =>
      sentence`Tu regla elige la opción ${soughtBy(criterion)}: ${chosen(to)}.`,
    keep: (criterion, some) =>
      sentence`Tu regla se queda con las opciones ${severalSoughtBy(criterion)}: ${someOf(some)}.`,
  },
  next: {
    take: (criterion, to) =>
      sentence`De ellas elige la opción ${soughtBy(criterion)}: ${chosen(to)}.`,
    keep: (criterion, some) =>
      sentence`De ellas deja las opciones ${severalSoughtBy(criterion)}: ${someOf(some)}.`,
  },
  last: {
    order: (to) =>
      sentence`Son iguales, así que elige la primera en el orden de los movimientos: ${chosen(to)}.`,
    random: (to) => sentence`Son iguales, así que decide el azar: ${chosen(to)}.`,
    regions: (to) =>
      sentence`Son iguales, así que decide el orden de esta zona del {tablero}: ${chosen(to)}.`,
  },
  // Nothing in the rule tells the candidates apart.
  allEqual: {
    order: (to) =>
      sentence`Para tu regla todas las opciones son iguales, así que elige la primera en el orden de los movimientos: ${chosen(to)}.`,
    random: (to) =>
      sentence`Para tu regla todas las opciones son iguales, así que decide el azar: ${chosen(to)}.`,
    regions: (to) =>
      sentence`Para tu regla todas las opciones son iguales, así que decide el orden de esta zona del {tablero}: ${chosen(to)}.`,
  },
};
