/** The texts of worksheets: tasks, solutions and choices. */

import { number } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  print: "Imprimer",
  withSolutions: "Avec les solutions",
  withoutSolutions: "Sans les solutions",
  other: "Une autre graine",
  kind: "Fiche",
  board: "Plateau",
  width: "Largeur",
  height: "Hauteur",
  show: "Montrer",
  name: "Nom :",
});

const knightMove =
  "Le cavalier avance de deux cases dans une direction, puis d’une case sur le côté. Il saute par-dessus les cases intermédiaires.";
const warnsdorff =
  "La règle : va toujours vers la case d’où partent le moins de coups vers des cases sans numéro. Le cavalier avance de deux cases dans une direction, puis d’une case sur le côté.";

/** The names of worksheets, the rule that pupils need, and their tasks. */
export const sheets = /** @type {const} */ ({
  blank: {
    title: "Un plateau vide",
    rule: knightMove,
    task: "Un cavalier peut-il visiter chaque case une fois et une seule ? Écris 1 sur la case où tu commences, et numérote les cases dans l’ordre de tes passages.",
  },
  counts: {
    title: "Un plateau avec les sorties",
    rule: warnsdorff,
    task: "Le petit nombre dans le coin d’une case compte ses sorties, c’est-à-dire les coups qui en partent. Commence où tu veux et écris 1. Va toujours là où le petit nombre est le plus petit. Après chaque coup, enlève 1 à chaque petit nombre qui est à un saut de là.",
  },
  predict: {
    title: "Prédire les cinq prochains coups",
    rule: warnsdorff,
    task: "Le cavalier est sur la case encadrée. Où la règle l’envoie-t-elle ? Écris les cinq prochains numéros sur le plateau, et les cases sur les lignes. Il n’y a pas d’égalité.",
  },
  follow: {
    title: "Suivre une règle pendant six coups",
    rule: "La règle : va vers la case la plus proche du bord ; un coin est ce qu’il y a de plus proche. Si plusieurs sont aussi proches, prends celle d’où partent le moins de coups vers des cases sans numéro. Le cavalier avance de deux cases dans une direction, puis d’une case sur le côté.",
    task: "Le cavalier est sur la case encadrée. Où la règle l’envoie-t-elle ? Écris les six prochains numéros sur le plateau, et les cases sur les lignes. Il y a toujours une seule meilleure case.",
  },
  error: {
    title: "Trouver l’erreur",
    rule: knightMove,
    task: "Chaque plateau devrait montrer le début d’un tour, mais deux numéros ont été échangés. Suis les numéros à partir de 1. Entre quels numéros se trouve le premier coup faux ?",
  },
  cross: {
    title: "Le casse-tête des 12 cases",
    rule: knightMove,
    task: "Passe par les 12 cases avec un cavalier et reviens à ton départ. Indice : dessine les cases par des points, et les sauts par des traits entre eux. Puis démêle le dessin.",
  },
});

/** How the lines for the answer to “Find the error” begin. */
export const lines = ["De", "à"];

/** A blank board has more than one solution. */
export const oneSolution = "Une solution parmi beaucoup d’autres.";
/** @type {(board: string) => string} */
export const noSolution = (board) => `Le plateau ${board} n’a pas de tour.`;
/** How to see whether a solution is right. */
export const checkSolution =
  "Une solution est juste si chaque numéro est à un saut de cavalier du précédent.";
/** @type {(first: string, last: string) => string} */
export const wrongMove = (first, last) =>
  `De ${first} à ${last}, ce n’est pas un saut de cavalier.`;
/** @type {(first: number, squares: readonly string[]) => string} */
export const nextMoves = (first, squares) =>
  squares.map((square, i) => `${number(first + i)} : ${square}`).join(", ");
/** @param {number} n */
export const exercise = (n) => `${number(n)}.`;
/** @param {string} title */
export const solutionsOf = (title) => `Solutions : ${title}`;
export const cross = "Croix de 12 cases";
/** @type {(board: string, n: number, isSolved: boolean) => string} */
export const pictureOf = (board, n, isSolved) =>
  isSolved ? `Solution ${number(n)} : ${board}` : `Exercice ${number(n)} : ${board}`;
/** The content of a square, for screen readers; `null` for a hole. @type {(square: string, text: string | null, isKnightHere: boolean) => string} */
export const cell = (square, text, isKnightHere) =>
  `${square} : ${text === null ? "pas de case" : text || "vide"}${isKnightHere ? ", avec le cavalier" : ""}`;
/** A row of a board, from the left. @type {(row: number, cells: readonly string[]) => string} */
export const row = (n, cells) => `Ligne ${number(n)}. ${cells.join(" ; ")}.`;

/** @param {string} board */
export const tooSmall = (board) =>
  `Cet exercice n’existe pas sur un plateau ${board}. Prends-en un plus grand, comme 8 × 8.`;
/** @type {(board: string, seed: string) => string} */
export const foot = (board, seed) => `Le labo du cavalier · ${board} · graine ${seed}`;
