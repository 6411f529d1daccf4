/**
 * The texts of the editor of rules.
 * @import { RuleMeasureId } from "../../pkg/knights_tour.js"
 * @import { LastResort } from "../rule-parts.js"
 */

import { number } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  title: "Ta règle",
  intro:
    "{Le cavalier} prend {la meilleure case} selon la ligne 1. S’il y a égalité, la ligne suivante décide.",
  lines: "Lignes de la règle",
  last: "Ensuite",
  add: "Ajouter une ligne",
  addFormula: "Ajouter une formule",
  undo: "Annuler",
  usual: "Partir de Warnsdorff",
  text: "En texte",
  copy: "Copier la règle",
});

/** The words of a rule for the least and the greatest, as choices. @type {Record<string, string>} */
const superlatives = {
  fewest: "Le moins",
  most: "Le plus",
  nearest: "Au plus près",
  farthest: "Au plus loin",
  least: "Le plus petit",
  greatest: "Le plus grand",
};

/** @param {string} word */
export const superlative = (word) => superlatives[word] ?? word;

/** Each measure as a choice after “fewest” and its like, and what it means. @type {Record<RuleMeasureId, { name: string, means: string }>} */
export const measures = {
  onward: {
    name: "de sorties",
    means: "Les {cases libres} à un saut de là.",
  },
  "onward-sum": {
    name: "de sorties ensuite : somme",
    means:
      "Va un coup plus loin en pensée. Additionne les sorties qu’il y aurait après chaque coup possible.",
  },
  "onward-min": {
    name: "de sorties ensuite : minimum",
    means: "Va un coup plus loin en pensée. Prends là-bas le plus petit nombre de sorties.",
  },
  "onward-max": {
    name: "de sorties ensuite : maximum",
    means: "Va un coup plus loin en pensée. Prends là-bas le plus grand nombre de sorties.",
  },
  onward2: {
    name: "de {cases} à deux coups",
    means: "Les {cases libres} que l’on peut atteindre en deux coups de plus.",
  },
  degree: {
    name: "de sauts sur le {plateau} vide",
    means: "Tous les sauts possibles avant le début du tour.",
  },
  visited: {
    name: "de {cases visitées} à un saut",
    means: "Les {cases visitées} à un saut de là.",
  },
  centre: {
    name: "du centre",
    means: "La distance au milieu du plateau.",
  },
  edge: {
    name: "du bord",
    means: "0 dans un coin, 1 au bord, 2 une case plus loin du bord.",
  },
  corner: {
    name: "d’un coin",
    means: "La distance au coin le plus proche.",
  },
  start: {
    name: "du départ",
    means: "La distance à la case où le tour a commencé.",
  },
  turn: {
    name: "virage",
    means: "À quel point le cavalier tourne. Tout droit vaut 0.",
  },
  row: { name: "numéro de ligne", means: "Les lignes se comptent à partir de 1, d’en bas." },
  column: {
    name: "numéro de colonne",
    means: "Les colonnes se comptent à partir de 1, de la gauche.",
  },
  quadrant: {
    name: "numéro de quart",
    means:
      "Le quart 1 du plateau est en haut à droite, puis viennent 2, 3 et 4 dans le sens inverse des aiguilles d’une montre.",
  },
  order: {
    name: "rang dans l’ordre des sauts",
    means: "La page essaie les sauts dans un ordre fixe. Voici le rang dans cet ordre.",
  },
};

/** Below a formula. */
export const formulaHelp =
  "Utilise des mots comme onward et visited, des nombres entiers, + - * ( ), min(a, b) et max(a, b).";

/** Where a new formula begins: on a board, and on a graph, which has no edge. */
export const formulas = { board: "2*onward + edge", graph: "2*onward + visited" };

/** Who wins in the end. @type {Record<LastResort, string>} */
export const lasts = {
  order: "le premier coup dans l’ordre",
  random: "au hasard",
  regions: "par zone (Squirrel et Cull)",
};

/** The names of the parts of a line, for screen readers. */
export const ofLine = {
  /** @param {number} n */
  line: (n) => `Ligne ${number(n)}`,
  /** @param {number} n */
  superlative: (n) => `Ligne ${number(n)} : le moins ou le plus`,
  /** @param {number} n */
  measure: (n) => `Ligne ${number(n)} : ce qui compte`,
  /** @param {number} n */
  formula: (n) => `Ligne ${number(n)} : formule`,
  /** @param {number} n */
  up: (n) => `Monter la ligne ${number(n)}`,
  /** @param {number} n */
  down: (n) => `Descendre la ligne ${number(n)}`,
  /** @param {number} n */
  remove: (n) => `Retirer la ligne ${number(n)}`,
};

/** What is announced. */
export const told = {
  /** @param {string} text */
  used: (text) => `Ta règle est maintenant : ${text}.`,
  copied: "La règle est copiée.",
  notCopied: "La règle n’a pas pu être copiée. Elle est sélectionnée.",
};

/** The mark where something is missing in a rule. */
export const missing = "?";
