/**
 * The terms in sentences. Sentences are the same on boards and on graphs and for every piece; what differs is
 * a term in braces, as in “cada {casilla} del {tablero}”. Words for boards stand in the sentences, those for graphs here.
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 * @import { Terms } from "../language.js"
 */

import { fillIn, fillSentence, KNIGHT, WALKER } from "../terms.js";

export { fillIn, fillSentence };

/** What differs on graphs, with articles and adjectives, because “casilla” is feminine and “vértice” masculine. @type {Terms} */
const ofGraph = {
  tablero: "grafo",
  tableros: "grafos",
  casilla: "vértice",
  casillas: "vértices",
  Casillas: "Vértices",
  "la casilla": "el vértice",
  "La casilla": "El vértice",
  "las casillas": "los vértices",
  "Las casillas": "Los vértices",
  "de la casilla": "del vértice",
  "a la casilla": "al vértice",
  "una casilla": "un vértice",
  "Una casilla": "Un vértice",
  "una sola casilla": "un solo vértice",
  "otra casilla": "otro vértice",
  "Otra casilla": "Otro vértice",
  "otras casillas": "otros vértices",
  "ninguna casilla": "ningún vértice",
  "esta casilla": "este vértice",
  "Esta casilla": "Este vértice",
  "estas casillas": "estos vértices",
  "esa casilla": "ese vértice",
  "todas las casillas": "todos los vértices",
  "Todas las casillas": "Todos los vértices",
  "La única": "El único",
  "algunas casillas": "algunos vértices",
  "demasiadas casillas": "demasiados vértices",
  claras: "claros",
  oscuras: "oscuros",
  "de la primera": "del primero",
  "la última": "el último",
  "las otras": "los otros",
  una: "uno",
  Una: "Uno",
  otra: "otro",
  otras: "otros",
  ninguna: "ninguno",
  la: "el",
  La: "El",
  las: "los",
  Las: "Los",
  ella: "él",
  ellas: "ellos",
  todas: "todos",
  Todas: "Todos",
  marcada: "marcado",
  marcadas: "marcados",
  visitada: "visitado",
  visitadas: "visitados",
};

/** The walker on a graph, named after Hamilton’s Traveller’s Dodecahedron. */
export const walker = "viajero";

/** Pieces in a sentence, by the two lengths of their leap. @type {Readonly<Record<string, string>>} */
const pieces = {
  "1,2": "caballo",
  "1,3": "camello",
  "2,3": "cebra",
  "1,4": "jirafa",
  "3,4": "antílope",
  [WALKER]: walker,
};

/** A piece: its name, or the lengths of its leap. @param {string} id the lengths, or `WALKER` */
export const piece = (id) => pieces[id] ?? `saltador (${id.replace(",", ", ")})`;

/** Zebra and giraffe are feminine. */
const FEMININE = ["2,3", "1,4"];

/** A piece with its articles. @type {(id: string) => Terms} */
const ofPiece = (id) => {
  const [name, isShe] = [piece(id), FEMININE.includes(id)];
  return {
    caballo: name,
    "el caballo": `${isShe ? "la" : "el"} ${name}`,
    "El caballo": `${isShe ? "La" : "El"} ${name}`,
    "del caballo": `${isShe ? "de la" : "del"} ${name}`,
    "al caballo": `${isShe ? "a la" : "al"} ${name}`,
    "un caballo": `${isShe ? "una" : "un"} ${name}`,
    "Un caballo": `${isShe ? "Una" : "Un"} ${name}`,
  };
};

/** The terms for a piece on a board, or for the walker on a graph. @type {(id: string) => Terms} */
export const termsOf = (id) => ({ ...(id === WALKER ? ofGraph : {}), ...ofPiece(id) });

/** The terms for the knight on a board. */
export const usualTerms = termsOf(KNIGHT);

/** The function that fills in texts for a run’s board or graph. @param {Partial<RunSettings>} settings */
export const sayOn =
  ({ graph }) =>
  (/** @type {string} */ text) =>
    fillIn(text, graph === undefined ? usualTerms : termsOf(WALKER));
