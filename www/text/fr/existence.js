/**
 * The texts about existence: whether there is a tour, why, what rules it out, and the figures of a tour.
 * @import { Existence, InEnglish, Statistics, SymmetryId, Target } from "../../pkg/knights_tour.js"
 * @import { Terms } from "../language.js"
 */

import { count, number } from "./sentence.js";
import { fillIn } from "./terms.js";

/** Whether there is a tour of this kind, and why; further reasons may follow. @type {(known: { answer: Existence["answer"], reason: InEnglish | Existence["reason"] }, target: Target, others?: readonly InEnglish[]) => string} */
export function existence({ answer, reason }, target, others = []) {
  const why = [reason, ...others].map(({ sentence }) => sentence).join(" ; ");
  const isClosed = target === "closed";
  switch (answer) {
    case "yes":
      return isClosed
        ? `Il existe ici un tour fermé : ${why}.`
        : `Il existe ici un tour ouvert : ${why}.`;
    case "no":
      if ("start" in reason) {
        return isClosed
          ? `Aucun tour fermé ne part de ${reason.start} : ${why}.`
          : `Aucun tour ouvert ne part de ${reason.start} : ${why}.`;
      }
      return isClosed
        ? `Il n’existe ici aucun tour fermé : ${why}.`
        : `Il n’existe ici aucun tour ouvert : ${why}.`;
    case "unknown":
      return isClosed
        ? `On ne sait pas s’il existe un tour fermé : ${why}.`
        : `On ne sait pas s’il existe un tour ouvert : ${why}.`;
  }
}

/** The answer alone. @type {(answer: Existence["answer"], target: Target) => string} */
export function inShort(answer, target) {
  const tour = target === "closed" ? "tour fermé" : "tour ouvert";
  switch (answer) {
    case "yes":
      return `Ce {plateau} a un ${tour}.`;
    case "no":
      return `Ce {plateau} n’a pas de ${tour}.`;
    case "unknown":
      return `On ne sait pas encore si ce {plateau} a un ${tour}.`;
  }
}

/** No theorem applies, but a tour was found since the page was opened. @type {(target: Target, terms: Terms) => string} */
export const foundHere = (target, terms) =>
  fillIn(
    target === "closed"
      ? "Ce {plateau} a un tour fermé : la page vient d’en trouver un."
      : "Ce {plateau} a un tour ouvert : la page vient d’en trouver un.",
    terms,
  );

/** The symmetries of a tour, as its figures name them. @type {Record<SymmetryId, string | null>} */
const symmetries = {
  identity: null,
  "half-turn": "demi-tour",
  "quarter-turn": "quart de tour",
  "three-quarter-turn": "trois quarts de tour",
  "left-right": "miroir entre gauche et droite",
  "top-bottom": "miroir entre haut et bas",
  diagonal: "diagonale de la première case",
  "anti-diagonal": "autre diagonale",
};

/** Maximum number of lengths of straight lines to list, the longest included. */
const MAX_LENGTHS = 8;

/** Consecutive moves in one direction: "4 lignes de 2 coups". @type {(lines: number, moves: number) => string} */
const straightLines = (lines, moves) =>
  `${count(lines, { one: "ligne", other: "lignes" })} de ${number(moves)} coups`;

/** The figures of a tour. @typedef {"turns" | "crossings" | "lines" | "symmetry" | "sums"} Figure */

/** @type {Record<Figure, string>} */
const figures = {
  turns: "Virages",
  crossings: "Croisements",
  lines: "Lignes droites",
  symmetry: "Symétrie",
  sums: "Sommes",
};

/** What each of them means. @type {Record<Figure, string>} */
const meanings = {
  turns: "Combien de fois le chemin change de direction.",
  crossings: "Combien de fois deux coups du chemin se croisent.",
  lines: "Là où le chemin va tout droit pendant plusieurs coups.",
  symmetry: "Tourné ainsi, ou vu dans ce miroir, le tour suit le même chemin.",
  sums: "Ce que donnent les numéros de chaque ligne et de chaque colonne, additionnés.",
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
    ["crossings", crossings === null ? "pas comptés" : number(crossings)],
    ["lines", straight.length > 0 ? straight.join(", ") : "aucune"],
    ["symmetry", others.length > 0 ? others.join(", ") : "aucune"],
  ];
  if (sums?.magic || sums?.semiMagic) {
    const sum = number(sums.rows[0] ?? 0);
    rows.push([
      "sums",
      sums.magic
        ? `magique : chaque ligne, colonne et diagonale a pour somme ${sum}`
        : `semi-magique : chaque ligne et chaque colonne a pour somme ${sum}`,
    ]);
  } else if (sums) {
    rows.push(["sums", "les lignes et les colonnes n’ont pas toutes la même somme"]);
  }
  return rows
    .filter(([id]) => isClosed || id !== "symmetry" || others.length > 0)
    .map(([id, value]) => ({ id, name: figures[id], value }));
}
