/**
 * The texts of the editor of rules.
 * @import { RuleMeasureId } from "../../pkg/knights_tour.js"
 * @import { LastResort } from "../rule-parts.js"
 */

import { number } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  title: "Deine Regel",
  intro:
    "{Der Springer} nimmt {den Knoten}, {das} nach Zeile 1 {das beste} ist. Sind mehrere gleich gut, entscheidet die nächste Zeile.",
  lines: "Zeilen der Regel",
  last: "Zuletzt",
  add: "Neue Zeile",
  addFormula: "Neue Formel",
  undo: "Änderung zurücknehmen",
  usual: "Mit Warnsdorffs Regel beginnen",
  text: "Als Text",
  copy: "Regel kopieren",
});

/** The words of a rule for the least and the greatest, as choices. @type {Record<string, string>} */
const superlatives = {
  fewest: "Die wenigsten",
  most: "Die meisten",
  nearest: "Kleinster Abstand",
  farthest: "Größter Abstand",
  least: "Kleinster Wert:",
  greatest: "Größter Wert:",
};

/** @param {string} word */
export const superlative = (word) => superlatives[word] ?? word;

/** Each measure as a choice after “fewest” and its like, and what it means. @type {Record<RuleMeasureId, { name: string, means: string }>} */
export const measures = {
  onward: {
    name: "Folgezüge",
    means: "Die freien {Felder}, die von dort einen Zug entfernt sind.",
  },
  "onward-sum": {
    name: "Folgezüge danach: Summe",
    means: "Geh in Gedanken einen Zug weiter. Addiere die Folgezüge all dieser {Felder}.",
  },
  "onward-min": {
    name: "Folgezüge danach: kleinste Zahl",
    means: "Geh in Gedanken einen Zug weiter. Nimm die kleinste Zahl von Folgezügen dort.",
  },
  "onward-max": {
    name: "Folgezüge danach: größte Zahl",
    means: "Geh in Gedanken einen Zug weiter. Nimm die größte Zahl von Folgezügen dort.",
  },
  onward2: {
    name: "freie {Felder} zwei Züge weiter",
    means: "Die freien {Felder}, zu denen zwei weitere Züge führen können.",
  },
  degree: {
    name: "Züge {auf dem leeren Brett}",
    means: "Alle Züge, die es gab, bevor die Tour begann.",
  },
  visited: {
    name: "besuchte {Felder} einen Zug entfernt",
    means: "Die besuchten {Felder}, die von dort einen Zug entfernt sind.",
  },
  centre: {
    name: "zur Mitte",
    means: "Wie weit das Feld von der Mitte des Bretts entfernt ist.",
  },
  edge: {
    name: "zum Rand",
    means: "0 in einer Ecke, 1 am Rand, 2 einen Schritt weiter innen.",
  },
  corner: {
    name: "zu einer Ecke",
    means: "Wie weit das Feld von der nächsten Ecke entfernt ist.",
  },
  start: {
    name: "zum Start",
    means: "Wie weit das Feld von dem Feld entfernt ist, auf dem die Tour begann.",
  },
  turn: {
    name: "Knick",
    means: "Wie scharf der Springer abbiegt. Geradeaus ist 0.",
  },
  row: { name: "Reihe", means: "Die Reihen zählen von unten, ab 1." },
  column: { name: "Spalte", means: "Die Spalten zählen von links, ab 1." },
  quadrant: {
    name: "Viertel des Bretts",
    means: "Viertel 1 ist oben rechts, dann folgen 2, 3 und 4 gegen den Uhrzeigersinn.",
  },
  order: {
    name: "Platz in der Zugreihenfolge",
    means: "Die Seite probiert die Züge in einer festen Reihenfolge. Dies ist der Platz darin.",
  },
};

/** Below a formula. */
export const formulaHelp =
  "Verwende Wörter wie onward und visited, ganze Zahlen, + - * ( ), min(a, b) und max(a, b).";

/** Where a new formula begins: on a board, and on a graph, which has no edge. */
export const formulas = { board: "2*onward + edge", graph: "2*onward + visited" };

/** Who wins in the end. @type {Record<LastResort, string>} */
export const lasts = {
  order: "nach der Zugreihenfolge",
  random: "zufällig",
  regions: "nach Bereich (Squirrel und Cull)",
};

/** The names of the parts of a line, for screen readers. */
export const ofLine = {
  /** @param {number} n */
  line: (n) => `Zeile ${number(n)}`,
  /** @param {number} n */
  superlative: (n) => `Zeile ${number(n)}: wenigste oder meiste`,
  /** @param {number} n */
  measure: (n) => `Zeile ${number(n)}: was zählt`,
  /** @param {number} n */
  formula: (n) => `Zeile ${number(n)}: Formel`,
  /** @param {number} n */
  up: (n) => `Zeile ${number(n)} nach oben`,
  /** @param {number} n */
  down: (n) => `Zeile ${number(n)} nach unten`,
  /** @param {number} n */
  remove: (n) => `Zeile ${number(n)} entfernen`,
};

/** What is announced. */
export const told = {
  /** @param {string} text */
  used: (text) => `Deine Regel lautet jetzt: ${text}.`,
  copied: "Die Regel ist kopiert.",
  notCopied: "Die Regel konnte nicht kopiert werden. Sie ist markiert.",
};

/** The mark where something is missing in a rule. */
export const missing = "?";
