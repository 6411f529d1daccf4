/**
 * Rules in words: what each criterion looks for, in the story, the list of candidates and the pseudo-code.
 * @import { RuleMeasureId } from "../../pkg/knights_tour.js"
 * @import { RaceTexts } from "../choice.js"
 * @import { CodeTexts } from "../pseudo-code.js"
 * @import { Criterion } from "../rule-parts.js"
 */

import { chosen, number, onwardMoves, quoted, sentence, someOf } from "./sentence.js";

/** Choices of the list of rules: the last one, and the heading of those before it. */
export const own = "Eigene Regel schreiben";
export const opened = "Unter dieser Liste kannst du deine Regel schreiben.";
/** The name of the method that follows it. */
export const name = "Deine eigene Regel";
/** The same with its text. @param {string} rule */
export const named = (rule) => `Regel „${rule}“`;
export const usual = "Warnsdorffs Regel, und bei Gleichstand:";

/**
 * Which squares a criterion prefers, to complete "das Feld …", and the heading of its column.
 * @type {Record<RuleMeasureId, { least: string, greatest: string, head: string }>}
 */
const measures = {
  onward: {
    least: "mit den wenigsten Folgezügen",
    greatest: "mit den meisten Folgezügen",
    head: "Folgezüge",
  },
  "onward-sum": {
    least: "mit der kleinsten Summe der Folgezüge einen Zug weiter",
    greatest: "mit der größten Summe der Folgezüge einen Zug weiter",
    head: "Summe danach",
  },
  "onward-min": {
    least: "mit den wenigsten Folgezügen einen Zug weiter",
    greatest: "mit den meisten Folgezügen nach dem schlechtesten nächsten Zug",
    head: "Minimum danach",
  },
  "onward-max": {
    least: "mit den wenigsten Folgezügen nach dem besten nächsten Zug",
    greatest: "mit den meisten Folgezügen einen Zug weiter",
    head: "Maximum danach",
  },
  onward2: {
    least: "mit den wenigsten freien {Feldern} zwei Züge weiter",
    greatest: "mit den meisten freien {Feldern} zwei Züge weiter",
    head: "Zwei weiter",
  },
  degree: {
    least: "mit den wenigsten Zügen {auf dem leeren Brett}",
    greatest: "mit den meisten Zügen {auf dem leeren Brett}",
    head: "Alle Züge",
  },
  visited: {
    least: "mit den wenigsten besuchten {Feldern} einen Zug entfernt",
    greatest: "mit den meisten besuchten {Feldern} einen Zug entfernt",
    head: "Besuchte",
  },
  centre: {
    least: "mit dem kleinsten Abstand zur Mitte",
    greatest: "mit dem größten Abstand zur Mitte",
    head: "Mittenabstand",
  },
  edge: {
    least: "mit dem kleinsten Abstand zum Rand",
    greatest: "mit dem größten Abstand zum Rand",
    head: "Randabstand",
  },
  corner: {
    least: "mit dem kleinsten Abstand zu einer Ecke",
    greatest: "mit dem größten Abstand zu den Ecken",
    head: "Eckenabstand",
  },
  start: {
    least: "mit dem kleinsten Abstand zum Start",
    greatest: "mit dem größten Abstand zum Start",
    head: "Startabstand",
  },
  turn: {
    least: "mit dem schwächsten Knick",
    greatest: "mit dem schärfsten Knick",
    head: "Knick",
  },
  row: { least: "in der untersten Reihe", greatest: "in der obersten Reihe", head: "Reihe" },
  column: { least: "am weitesten links", greatest: "am weitesten rechts", head: "Spalte" },
  quadrant: {
    least: "im Viertel mit der kleinsten Nummer",
    greatest: "im Viertel mit der größten Nummer",
    head: "Viertel",
  },
  order: {
    least: "ganz vorn in der Zugreihenfolge",
    greatest: "ganz hinten in der Zugreihenfolge",
    head: "Reihenfolge",
  },
};

/** The words for a measure; none for a formula. @param {string} formula */
const wordsFor = (formula) =>
  Object.hasOwn(measures, formula) ? measures[/** @type {RuleMeasureId} */ (formula)] : undefined;

/** Whether rules can compare squares by it. @param {string} measure @returns {measure is RuleMeasureId} */
export const isRuleMeasure = (measure) => wordsFor(measure) !== undefined;

/** Which squares a criterion prefers: "mit den wenigsten Folgezügen". @param {Criterion} criterion */
export function soughtBy({ least, formula }) {
  const known = wordsFor(formula);
  if (!known) {
    return `mit dem ${least ? "kleinsten" : "größten"} Wert von ${quoted(formula)}`;
  }
  return least ? known.least : known.greatest;
}

/** The heading of a criterion’s column, and the name of a measure in short. @param {Pick<Criterion, "formula">} criterion */
export const headOf = ({ formula }) => wordsFor(formula)?.head ?? "Formel";

/** A candidate’s values, for screen readers, and of the chosen one what decided: "Randabstand 1, 2 Folgezüge, entscheidend: Randabstand". @type {(criteria: readonly Criterion[], values: readonly number[], decisive?: Criterion) => string} */
export const valuesInWords = (criteria, values, decisive) =>
  [
    ...criteria.map((each, i) =>
      each.formula === "onward"
        ? onwardMoves(values[i] ?? 0)
        : `${headOf(each)} ${number(values[i] ?? 0)}`,
    ),
    ...(decisive ? [`entscheidend: ${headOf(decisive)}`] : []),
  ].join(", ");

/** The numbers on squares that are not a measure of somebody’s choice. */
export const usualNumbers = "Worauf das Verfahren achtet";

/** Headings that are too long for a narrow column. @type {Readonly<Record<string, string>>} */
const narrow = {
  onward: "Folge\u00adzüge",
  "onward-min": "We\u00adnigs\u00adte danach",
  visited: "Be\u00adsuchte",
  centre: "Mitte",
  edge: "Rand",
  corner: "Ecke",
  start: "Start",
  order: "Reihen\u00adfolge",
};

/** The heading of a criterion’s column, with a sign if it decided. @type {(criterion: Criterion, isDecisive: boolean) => string} */
export function columnHead(criterion, isDecisive) {
  const head = narrow[criterion.formula] ?? headOf(criterion);
  return isDecisive ? `${head} ✓` : head;
}

/** What breaks the last tie, in the pseudo-code. */
const lastLines = {
  order: "nach der Zugreihenfolge",
  random: "zufällig",
  regions: "nach Bereich {des Bretts}",
};

/** What is counted, after "wenigste" and "meiste". @type {Readonly<Record<string, string>>} */
const counted = {
  onward: "Folgezüge",
  onward2: "{Felder} zwei weiter",
  degree: "Züge insgesamt",
  visited: "besuchte {Felder}",
};

/** A criterion of the pseudo-code, in short: "wenigste Folgezüge", "Randabstand am kleinsten". @param {Criterion} criterion */
function shortly({ least, formula }) {
  const many = counted[formula];
  if (many !== undefined) {
    return least ? `wenigste ${many}` : `meiste ${many}`;
  }
  const head = wordsFor(formula)?.head ?? quoted(formula);
  return least ? `${head} am kleinsten` : `${head} am größten`;
}

/** The lines of pseudo-code of a rule of one’s own. @type {CodeTexts["own"]} */
export const ownLines = {
  measure: "bewerte jeden Kandidaten nach der Regel",
  go: (criterion) => `geh {auf das Feld} ${soughtBy(criterion)}`,
  tie: (others, last) =>
    others.length === 0
      ? `Gleichstand: ${lastLines[last]}`
      : `Gleichstand: ${others.map(shortly).join(", dann ")}, dann ${lastLines[last]}`,
};

/** How the story tells what the rule does: first or later, with one square left or several. @type {RaceTexts} */
export const race = {
  first: {
    take: (criterion, to) =>
      sentence`Deine Regel nimmt {den Knoten} ${soughtBy(criterion)}: ${chosen(to)}.`,
    keep: (criterion, some) =>
      sentence`Deine Regel behält die {Felder} ${soughtBy(criterion)}: ${someOf(some)}.`,
  },
  next: {
    take: (criterion, to) =>
      sentence`Davon nimmt sie {den Knoten} ${soughtBy(criterion)}: ${chosen(to)}.`,
    keep: (criterion, some) =>
      sentence`Davon behält sie die {Felder} ${soughtBy(criterion)}: ${someOf(some)}.`,
  },
  last: {
    order: (to) =>
      sentence`Diese sind gleich gut, also nimmt sie {den ersten Knoten} der Zugreihenfolge: ${chosen(to)}.`,
    random: (to) => sentence`Diese sind gleich gut, also wählt der Zufall: ${chosen(to)}.`,
    regions: (to) =>
      sentence`Diese sind gleich gut, also entscheidet die Reihenfolge für diesen Teil {des Bretts}: ${chosen(to)}.`,
  },
  // Nothing in the rule tells the candidates apart.
  allEqual: {
    order: (to) =>
      sentence`Nach deiner Regel sind alle gleich gut, also nimmt sie {den ersten Knoten} der Zugreihenfolge: ${chosen(to)}.`,
    random: (to) =>
      sentence`Nach deiner Regel sind alle gleich gut, also wählt der Zufall: ${chosen(to)}.`,
    regions: (to) =>
      sentence`Nach deiner Regel sind alle gleich gut, also entscheidet die Reihenfolge für diesen Teil {des Bretts}: ${chosen(to)}.`,
  },
};
