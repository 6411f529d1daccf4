/**
 * The texts about existence: whether there is a tour, why, what rules it out, and the figures of a tour.
 * @import { Existence, InEnglish, Statistics, SymmetryId, Target } from "../../pkg/knights_tour.js"
 * @import { Terms } from "../language.js"
 */

import { count, number } from "./sentence.js";
import { fillIn } from "./terms.js";

/** @param {Target} target */
const aTour = (target) => (target === "closed" ? "um passeio fechado" : "um passeio aberto");

/** @param {Target} target */
const noTour = (target) =>
  target === "closed" ? "nenhum passeio fechado" : "nenhum passeio aberto";

/** Whether there is a tour of this kind, and why; further reasons may follow. @type {(known: { answer: Existence["answer"], reason: InEnglish | Existence["reason"] }, target: Target, others?: readonly InEnglish[]) => string} */
export function existence({ answer, reason }, target, others = []) {
  const why = [reason, ...others].map(({ sentence }) => sentence).join("; ");
  switch (answer) {
    case "yes":
      return `Aqui existe ${aTour(target)}: ${why}.`;
    case "no":
      return "start" in reason
        ? `${target === "closed" ? "Nenhum passeio fechado" : "Nenhum passeio aberto"} começa em ${reason.start}: ${why}.`
        : `Aqui não existe ${noTour(target)}: ${why}.`;
    case "unknown":
      return `Não se sabe se existe ${aTour(target)}: ${why}.`;
  }
}

/** The answer alone. @type {(answer: Existence["answer"], target: Target) => string} */
export function inShort(answer, target) {
  switch (answer) {
    case "yes":
      return `Este {tabuleiro} tem ${aTour(target)}.`;
    case "no":
      return `Este {tabuleiro} não tem ${noTour(target)}.`;
    case "unknown":
      return `Ainda não sabemos se este {tabuleiro} tem ${aTour(target)}.`;
  }
}

/** No theorem applies, but a tour was found since the page was opened. @type {(target: Target, terms: Terms) => string} */
export const foundHere = (target, terms) =>
  fillIn(`Este {tabuleiro} tem ${aTour(target)}: acabamos de encontrar um.`, terms);

/** The symmetries of a tour, as its figures name them. @type {Record<SymmetryId, string | null>} */
const symmetries = {
  identity: null,
  "half-turn": "meia-volta",
  "quarter-turn": "um quarto de volta",
  "three-quarter-turn": "três quartos de volta",
  "left-right": "um espelho da esquerda para a direita",
  "top-bottom": "um espelho de cima para baixo",
  diagonal: "a diagonal da primeira casa",
  "anti-diagonal": "a outra diagonal",
};

/** Maximum number of lengths of straight lines to list, the longest included. */
const MAX_LENGTHS = 8;

/** Consecutive moves in one direction: "4 retas de 2 lances". @type {(lines: number, moves: number) => string} */
const straightLines = (lines, moves) =>
  `${count(lines, { one: "reta", other: "retas" })} de ${count(moves, { one: "lance", other: "lances" })}`;

/** The figures of a tour. @typedef {"turns" | "crossings" | "lines" | "symmetry" | "sums"} Figure */

/** @type {Record<Figure, string>} */
const figures = {
  turns: "Viradas",
  crossings: "Cruzamentos",
  lines: "Retas",
  symmetry: "Simetria",
  sums: "Somas",
};

/** What each of them means. @type {Record<Figure, string>} */
const meanings = {
  turns: "Quantas vezes o caminho muda de direção.",
  crossings: "Quantas vezes dois lances do caminho se cruzam.",
  lines: "Trechos em que o caminho segue reto por vários lances.",
  symmetry: "Girar ou espelhar o passeio desse modo dá o mesmo caminho.",
  sums: "O que somam os números de cada linha e de cada coluna.",
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
    ["crossings", crossings === null ? "não contados" : number(crossings)],
    ["lines", straight.length > 0 ? straight.join(", ") : "nenhuma"],
    ["symmetry", others.length > 0 ? others.join(", ") : "nenhuma"],
  ];
  if (sums?.magic || sums?.semiMagic) {
    const sum = number(sums.rows[0] ?? 0);
    rows.push([
      "sums",
      sums.magic
        ? `mágico: cada linha, coluna e diagonal soma ${sum}`
        : `semimágico: cada linha e coluna soma ${sum}`,
    ]);
  } else if (sums) {
    rows.push(["sums", "linhas e colunas não têm todas a mesma soma"]);
  }
  return rows
    .filter(([id]) => isClosed || id !== "symmetry" || others.length > 0)
    .map(([id, value]) => ({ id, name: figures[id], value }));
}
