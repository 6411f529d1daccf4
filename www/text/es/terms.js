/**
 * The terms in sentences. Sentences are the same on boards and on graphs and for every piece; what differs is
 * a term in braces, as in “cada {casilla} del {tablero}”. Words for boards stand in the sentences, those for graphs here.
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 * @import { Terms } from "../language.js"
 */

import { fillIn, fillSentence } from "../terms.js";

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

/** The names of pieces that are feminine. */
const FEMININE = ["cebra", "jirafa"];

/** A piece with its articles. @type {(piece: string) => Terms} */
const ofPiece = (piece) => {
  const isShe = FEMININE.includes(piece);
  return {
    caballo: piece,
    "el caballo": `${isShe ? "la" : "el"} ${piece}`,
    "El caballo": `${isShe ? "La" : "El"} ${piece}`,
    "del caballo": `${isShe ? "de la" : "del"} ${piece}`,
    "al caballo": `${isShe ? "a la" : "al"} ${piece}`,
    "un caballo": `${isShe ? "una" : "un"} ${piece}`,
    "Un caballo": `${isShe ? "Una" : "Un"} ${piece}`,
  };
};

/** The terms for a piece on a board, or for the walker on a graph. @type {(piece: string) => Terms} */
export const termsOf = (piece) => ({ ...(piece === walker ? ofGraph : {}), ...ofPiece(piece) });

/** The terms for the knight on a board. */
export const usualTerms = termsOf("caballo");

/** The function that fills in texts for a run’s board or graph. @param {Partial<RunSettings>} settings */
export const sayOn =
  ({ graph }) =>
  (/** @type {string} */ text) =>
    fillIn(text, graph === undefined ? usualTerms : termsOf(walker));
