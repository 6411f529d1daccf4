/**
 * The texts about existence: whether there is a tour, why, what rules it out, and the figures of a tour.
 * @import { Existence, InEnglish, Statistics, SymmetryId, Target } from "../../pkg/knights_tour.js"
 * @import { Terms } from "../language.js"
 */

import { count, number } from "./sentence.js";
import { fillIn } from "./terms.js";

/** @param {Target} target */
const tour = (target) => (target === "closed" ? "recorrido cerrado" : "recorrido abierto");

/** Whether there is a tour of this kind, and why; further reasons may follow. @type {(known: { answer: Existence["answer"], reason: InEnglish | Existence["reason"] }, target: Target, others?: readonly InEnglish[]) => string} */
export function existence({ answer, reason }, target, others = []) {
  const why = [reason, ...others].map(({ sentence }) => sentence).join("; ");
  switch (answer) {
    case "yes":
      return `Aquí hay un ${tour(target)}: ${why}.`;
    case "no":
      return "start" in reason
        ? `Ningún ${tour(target)} empieza en ${reason.start}: ${why}.`
        : `Aquí no hay ningún ${tour(target)}: ${why}.`;
    case "unknown":
      return `No se sabe si hay un ${tour(target)}: ${why}.`;
  }
}

/** The answer alone. @type {(answer: Existence["answer"], target: Target) => string} */
export function inShort(answer, target) {
  switch (answer) {
    case "yes":
      return `Este {tablero} tiene un ${tour(target)}.`;
    case "no":
      return `Este {tablero} no tiene ningún ${tour(target)}.`;
    case "unknown":
      return `Aún no sabemos si este {tablero} tiene un ${tour(target)}.`;
  }
}

/** No theorem applies, but a tour was found since the page was opened. @type {(target: Target, terms: Terms) => string} */
export const foundHere = (target, terms) =>
  fillIn(`Este {tablero} tiene un ${tour(target)}: acaba de encontrarse uno.`, terms);

/** The symmetries of a tour, as its figures name them. @type {Record<SymmetryId, string | null>} */
const symmetries = {
  identity: null,
  "half-turn": "media vuelta",
  "quarter-turn": "un cuarto de vuelta",
  "three-quarter-turn": "tres cuartos de vuelta",
  "left-right": "un espejo de izquierda a derecha",
  "top-bottom": "un espejo de arriba abajo",
  diagonal: "la diagonal desde la primera casilla",
  "anti-diagonal": "la otra diagonal",
};

/** Maximum number of lengths of straight lines to list, the longest included. */
const MAX_LENGTHS = 8;

/** Consecutive moves in one direction: "4 líneas de 2 movimientos". @type {(lines: number, moves: number) => string} */
const straightLines = (lines, moves) =>
  `${count(lines, { one: "línea", other: "líneas" })} de ${number(moves)} movimientos`;

/** The figures of a tour. @typedef {"turns" | "crossings" | "lines" | "symmetry" | "sums"} Figure */

/** @type {Record<Figure, string>} */
const figures = {
  turns: "Giros",
  crossings: "Cruces",
  lines: "Líneas rectas",
  symmetry: "Simetría",
  sums: "Sumas",
};

/** What each of them means. @type {Record<Figure, string>} */
const meanings = {
  turns: "Cuántas veces cambia de dirección el camino.",
  crossings: "Cuántas veces se cruzan dos movimientos del camino.",
  lines: "Lugares donde el camino sigue recto durante varios movimientos.",
  symmetry: "Si el recorrido se gira o se refleja así, sale el mismo camino.",
  sums: "Lo que suman los números de cada fila y de cada columna.",
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
    ["crossings", crossings === null ? "sin contar" : number(crossings)],
    ["lines", straight.length > 0 ? straight.join(", ") : "ninguna"],
    ["symmetry", others.length > 0 ? others.join(", ") : "ninguna"],
  ];
  if (sums?.magic || sums?.semiMagic) {
    const sum = number(sums.rows[0] ?? 0);
    rows.push([
      "sums",
      sums.magic
        ? `mágico: cada fila, columna y diagonal suma ${sum}`
        : `semimágico: cada fila y cada columna suman ${sum}`,
    ]);
  } else if (sums) {
    rows.push(["sums", "las filas y las columnas no suman todas lo mismo"]);
  }
  return rows
    .filter(([id]) => isClosed || id !== "symmetry" || others.length > 0)
    .map(([id, value]) => ({ id, name: figures[id], value }));
}
