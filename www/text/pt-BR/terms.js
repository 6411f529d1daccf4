/**
 * The terms in sentences. Sentences are the same on boards and on graphs and for every piece; what differs is
 * a term in braces, as in “{todas as casas} do {tabuleiro}” or “{o cavalo}”. The braces hold every word whose
 * gender depends on the term, because a casa is feminine and o vértice is not, and a zebra is a piece as well.
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 * @import { Part, Terms } from "../language.js"
 */

/** Word by word, what a graph calls the squares of a board. @type {Terms} */
const ofGraph = {
  ...{ casa: "vértice", casas: "vértices", tabuleiro: "grafo", tabuleiros: "grafos" },
  ...{ Casa: "Vértice", Casas: "Vértices", Tabuleiro: "Grafo" },
  ...{ a: "o", as: "os", A: "O", As: "Os", uma: "um", Uma: "Um", da: "do", das: "dos" },
  ...{ na: "no", nas: "nos", à: "ao", às: "aos", numa: "num", pela: "pelo", pelas: "pelos" },
  ...{ toda: "todo", todas: "todos", Toda: "Todo", Todas: "Todos" },
  ...{ nenhuma: "nenhum", Nenhuma: "Nenhum", outra: "outro", outras: "outros", Outra: "Outro" },
  ...{ única: "único", duas: "dois", Duas: "Dois", primeira: "primeiro", última: "último" },
  ...{ aquela: "aquele", aquelas: "aqueles", delas: "deles", Delas: "Deles", ela: "ele" },
  ...{ visitada: "visitado", visitadas: "visitados", marcadas: "marcados", elas: "eles" },
  ...{ Próxima: "Próximo", Primeira: "Primeiro", Última: "Último" },
  ...{ próxima: "próximo", próximas: "próximos", juntas: "juntos", prontas: "prontos" },
  ...{ candidata: "candidato", escolhida: "escolhido", boas: "bons", iguais: "iguais" },
  ...{ dela: "dele", essas: "esses", Essas: "Esses", dessas: "desses", Dessas: "Desses" },
  ...{ algumas: "alguns", poucas: "poucos", tantas: "tantos" },
  ...{ certa: "certo", certas: "certos" },
  ...{ claras: "claros", escuras: "escuros" },
  ...{ várias: "vários", ambas: "ambos", empatadas: "empatados" },
};

/** Word by word, what changes beside a feminine piece. @type {Terms} */
const besideFeminine = {
  ...{ o: "a", O: "A", do: "da", ao: "à", no: "na", pelo: "pela", um: "uma" },
};

/** The pieces that are feminine. */
const FEMININE = ["zebra", "girafa"];

/** The walker on a graph, named after Hamilton’s Traveller’s Dodecahedron. */
export const walker = "viajante";

/** The terms for a piece on a board, or for the walker on a graph. @type {(piece: string) => Terms} */
export const termsOf = (piece) => ({
  ...(piece === walker ? ofGraph : FEMININE.includes(piece) ? besideFeminine : {}),
  cavalo: piece === "knight" ? "cavalo" : piece,
});

/** The terms for the knight on a board. */
export const usualTerms = termsOf("cavalo");

/** A text with the terms in braces filled in, word by word. @type {(text: string, terms: Terms) => string} */
export const fillIn = (text, terms) =>
  text.replace(/\{([^{}]+)\}/g, (_, /** @type {string} */ words) =>
    words
      .split(" ")
      .map((word) => (Object.hasOwn(terms, word) ? terms[word] : word))
      .join(" "),
  );

/** The same for a sentence in parts; names of squares are left unchanged. @type {(parts: readonly Part[], terms: Terms) => Part[]} */
export const fillSentence = (parts, terms) =>
  parts.map((part) => (typeof part === "string" ? fillIn(part, terms) : part));

/** The function that fills in texts for a run’s board or graph. @param {Partial<RunSettings>} settings */
export const sayOn =
  ({ graph }) =>
  (/** @type {string} */ text) =>
    fillIn(text, graph === undefined ? usualTerms : termsOf(walker));
