/**
 * The terms in sentences. Sentences are the same on boards and on graphs and for every piece; what differs is
 * a term in braces, as in “{chaque case} du {plateau}”.
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 * @import { Terms } from "../language.js"
 */

import { fillIn, fillSentence, KNIGHT, WALKER } from "../terms.js";

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
  celle: "celui",
  Celle: "Celui",
  "une case libre": "un sommet libre",
  "chacune des": "chacun des",
};

/** The walker on a graph, named after Hamilton’s Traveller’s Dodecahedron. */
export const walker = "voyageur";

/** Pieces in a sentence, by the two lengths of their leap. @type {Readonly<Record<string, string>>} */
const pieces = {
  "1,2": "cavalier",
  "1,3": "chameau",
  "2,3": "zèbre",
  "1,4": "girafe",
  "3,4": "antilope",
  [WALKER]: walker,
};

/** A piece: its name, or the lengths of its leap. @param {string} id the lengths, or `WALKER` */
export const piece = (id) => pieces[id] ?? `bondisseur (${id.replace(",", ", ")})`;

/** Giraffe and antelope are feminine; before the antelope, articles lose their vowel. */
const FEMININE = ["1,4", "3,4"];
const ELIDED = ["3,4"];

/** A piece with its articles. @param {string} id @returns {Terms} */
function articles(id) {
  const name = piece(id);
  const isElided = ELIDED.includes(id);
  const isFeminine = FEMININE.includes(id);
  const the = isElided ? `l’${name}` : `${isFeminine ? "la" : "le"} ${name}`;
  const The = isElided ? `L’${name}` : `${isFeminine ? "La" : "Le"} ${name}`;
  const a = `${isFeminine ? "une" : "un"} ${name}`;
  return {
    cavalier: name,
    "le cavalier": the,
    "Le cavalier": The,
    "du cavalier": isElided || isFeminine ? `de ${the}` : `du ${name}`,
    "au cavalier": isElided || isFeminine ? `à ${the}` : `au ${name}`,
    "un cavalier": a,
    "de cavalier": isElided ? `d’${name}` : `de ${name}`,
  };
}

/** The terms for a piece on a board, or for the walker on a graph. @type {(id: string) => Terms} */
export const termsOf = (id) => ({
  ...(id === WALKER ? onGraphs : {}),
  ...articles(id),
});

/** The terms for the knight on a board. */
export const usualTerms = termsOf(KNIGHT);

/** The function that fills in texts for a run’s board or graph. @param {Partial<RunSettings>} settings */
export const sayOn =
  ({ graph }) =>
  (/** @type {string} */ text) =>
    fillIn(text, graph === undefined ? usualTerms : termsOf(WALKER));
