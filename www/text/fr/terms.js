/**
 * The terms in sentences. Sentences are the same on boards and on graphs and for every piece; what differs is
 * a term in braces, as in “{chaque case} du {plateau}”.
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 * @import { Terms } from "../language.js"
 */

import { fillIn, fillSentence } from "../terms.js";

export { fillIn, fillSentence };

/** What a board has, and its name on a graph. @type {Terms} */
const onGraphs = {
  plateau: "graphe",
  "les cases": "les sommets",
  "des cases": "des sommets",
  "certaines cases": "certains sommets",
  "deux cases": "deux sommets",
  "la meilleure case": "le meilleur sommet",
  plateaux: "graphes",
  case: "sommet",
  cases: "sommets",
  Cases: "Sommets",
  "la case": "le sommet",
  "une case": "un sommet",
  "chaque case": "chaque sommet",
  "Chaque case": "Chaque sommet",
  "une autre case": "un autre sommet",
  "une case entourée": "un sommet entouré",
  "Une autre case": "Un autre sommet",
  "la dernière case": "le dernier sommet",
  "la seule case": "le seul sommet",
  "toutes les cases": "tous les sommets",
  "cases libres": "sommets libres",
  "case visitée": "sommet visité",
  "cases visitées": "sommets visités",
  "aucune case": "aucun sommet",
  "aucune case libre": "aucun sommet libre",
  elles: "eux",
  chacune: "chacun",
  Celle: "Celui",
  "une case libre": "un sommet libre",
  "chacune des": "chacun des",
};

/** The walker on a graph, named after Hamilton’s Traveller’s Dodecahedron. */
export const walker = "voyageur";

/** A piece with its articles. @param {string} piece @returns {Terms} */
function articles(piece) {
  const isElided = /^[aeiou]/.test(piece);
  const isFeminine = piece === "girafe" || piece === "antilope";
  const the = isElided ? `l’${piece}` : `${isFeminine ? "la" : "le"} ${piece}`;
  const The = isElided ? `L’${piece}` : `${isFeminine ? "La" : "Le"} ${piece}`;
  const a = `${isFeminine ? "une" : "un"} ${piece}`;
  return {
    cavalier: piece,
    "le cavalier": the,
    "Le cavalier": The,
    "du cavalier": isElided || isFeminine ? `de ${the}` : `du ${piece}`,
    "au cavalier": isElided || isFeminine ? `à ${the}` : `au ${piece}`,
    "un cavalier": a,
    "de cavalier": isElided ? `d’${piece}` : `de ${piece}`,
  };
}

/** The terms for a piece on a board, or for the walker on a graph. @type {(piece: string) => Terms} */
export const termsOf = (piece) => ({
  ...(piece === walker ? onGraphs : {}),
  ...articles(piece),
});

/** The terms for the knight on a board. */
export const usualTerms = termsOf("cavalier");

/** The function that fills in texts for a run’s board or graph. @param {Partial<RunSettings>} settings */
export const sayOn =
  ({ graph }) =>
  (/** @type {string} */ text) =>
    fillIn(text, graph === undefined ? usualTerms : termsOf(walker));
