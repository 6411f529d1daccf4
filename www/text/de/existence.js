/**
 * The texts about existence: whether there is a tour, why, what rules it out, and the figures of a tour.
 * @import { Existence, InEnglish, Statistics, SymmetryId, Target } from "../../pkg/knights_tour.js"
 * @import { Terms } from "../language.js"
 */

import { count, number, paragraph } from "./sentence.js";
import { fillIn } from "./terms.js";

/** @param {Target} target */
const aTour = (target) => (target === "closed" ? "eine geschlossene Tour" : "eine offene Tour");
/** @param {Target} target */
const noTour = (target) => (target === "closed" ? "keine geschlossene Tour" : "keine offene Tour");

/** Whether there is a tour of this kind, and why; further reasons may follow. @type {(known: { answer: Existence["answer"], reason: InEnglish | Existence["reason"] }, target: Target, others?: readonly InEnglish[]) => string} */
export function existence({ answer, reason }, target, others = []) {
  const more = others.map(({ sentence }) => `${sentence}.`);
  const why = reason.sentence;
  switch (answer) {
    case "yes":
      return paragraph(`Hier gibt es ${aTour(target)}: ${why}.`, ...more);
    case "no":
      return "start" in reason
        ? paragraph(`Auf ${reason.start} beginnt ${noTour(target)}: ${why}.`, ...more)
        : paragraph(`Hier gibt es ${noTour(target)}: ${why}.`, ...more);
    case "unknown":
      return paragraph(`Man weiß nicht, ob es hier ${aTour(target)} gibt: ${why}.`, ...more);
  }
}

/** The answer alone. @type {(answer: Existence["answer"], target: Target) => string} */
export function inShort(answer, target) {
  switch (answer) {
    case "yes":
      return `{Dieses Brett} hat ${aTour(target)}.`;
    case "no":
      return `{Dieses Brett} hat ${noTour(target)}.`;
    case "unknown":
      return `Wir wissen noch nicht, ob {dieses Brett} ${aTour(target)} hat.`;
  }
}

/** No theorem applies, but a tour was found since the page was opened. @type {(target: Target, terms: Terms) => string} */
export const foundHere = (target, terms) =>
  fillIn(`{Dieses Brett} hat ${aTour(target)}: Eben wurde eine gefunden.`, terms);

/** The symmetries of a tour, as its figures name them. @type {Record<SymmetryId, string | null>} */
const symmetries = {
  identity: null,
  "half-turn": "halbe Drehung",
  "quarter-turn": "Vierteldrehung",
  "three-quarter-turn": "Dreivierteldrehung",
  "left-right": "Spiegelung von links nach rechts",
  "top-bottom": "Spiegelung von oben nach unten",
  diagonal: "Diagonale durch das erste Feld",
  "anti-diagonal": "andere Diagonale",
};

/** Maximum number of lengths of straight lines to list, the longest included. */
const MAX_LENGTHS = 8;

/** Consecutive moves in one direction: "4 Geraden mit 2 Zügen". @type {(lines: number, moves: number) => string} */
const straightLines = (lines, moves) =>
  `${count(lines, { one: "Gerade", other: "Geraden" })} mit ${number(moves)} Zügen`;

/** The figures of a tour. @typedef {"turns" | "crossings" | "lines" | "symmetry" | "sums"} Figure */

/** @type {Record<Figure, string>} */
const figures = {
  turns: "Knicke",
  crossings: "Kreuzungen",
  lines: "Geraden",
  symmetry: "Symmetrie",
  sums: "Summen",
};

/** What each of them means. @type {Record<Figure, string>} */
const meanings = {
  turns: "Wie oft der Weg seine Richtung ändert.",
  crossings: "Wie oft sich zwei Züge des Weges kreuzen.",
  lines: "Stellen, an denen der Weg mehrere Züge lang geradeaus geht.",
  symmetry: "Wenn man die Tour so dreht oder spiegelt, ergibt sich derselbe Weg.",
  sums: "Was die Zahlen jeder Zeile und jeder Spalte zusammen ergeben.",
};

/** @param {Figure} figure */
export const statisticMeaning = (figure) => meanings[figure];

/** The figures of a tour: names and values. @type {(statistics: Statistics, isClosed: boolean) => { id: Figure, name: string, value: string }[]} */
export function statistics({ turns, runs, crossings, symmetries: found, sums }, isClosed) {
  const others = found.flatMap((id) => symmetries[id] ?? []);
  const straight = runs.flatMap((lines, i) =>
    lines > 0 && i > 0 ? [straightLines(lines, i + 1)] : [],
  );
  if (straight.length > MAX_LENGTHS) {
    straight.splice(MAX_LENGTHS - 2, straight.length - MAX_LENGTHS + 1, "…");
  }
  /** @type {[Figure, string][]} */
  const rows = [
    ["turns", number(turns)],
    ["crossings", crossings === null ? "nicht gezählt" : number(crossings)],
    ["lines", straight.length > 0 ? straight.join(", ") : "keine"],
    ["symmetry", others.length > 0 ? others.join(", ") : "keine"],
  ];
  if (sums?.magic || sums?.semiMagic) {
    const sum = number(sums.rows[0] ?? 0);
    rows.push([
      "sums",
      sums.magic
        ? `magisch: Jede Zeile, Spalte und Diagonale hat die Summe ${sum}`
        : `halbmagisch: Jede Zeile und Spalte hat die Summe ${sum}`,
    ]);
  } else if (sums) {
    rows.push(["sums", "Zeilen und Spalten haben keine gemeinsame Summe"]);
  }
  return rows
    .filter(([id]) => isClosed || id !== "symmetry" || others.length > 0)
    .map(([id, value]) => ({ id, name: figures[id], value }));
}
