/**
 * The terms in sentences. Sentences are the same on boards and on graphs and for every piece; what differs is
 * a term in braces, as in “{todas as casas} do {tabuleiro}” or “{o cavalo}”. The braces hold every word whose
 * gender depends on the term, because a casa is feminine and o vértice is not, and a zebra is a piece as well.
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 * @import { Part, Terms } from "../language.js"
 */

import { KNIGHT, WALKER } from "../terms.js";

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

/** Zebra and giraffe are feminine. */
const FEMININE = ["2,3", "1,4"];

/** The walker on a graph, named after Hamilton’s Traveller’s Dodecahedron. */
export const walker = "viajante";

/** Pieces in a sentence, by the two lengths of their leap. @type {Readonly<Record<string, string>>} */
const pieces = {
  "1,2": "cavalo",
  "1,3": "camelo",
  "2,3": "zebra",
  "1,4": "girafa",
  "3,4": "antílope",
  [WALKER]: walker,
};

/** A piece: its name, or the lengths of its leap. @param {string} id the lengths, or `WALKER` */
export const piece = (id) => pieces[id] ?? `saltador (${id.replace(",", ", ")})`;

/** The terms for a piece on a board, or for the walker on a graph. @type {(id: string) => Terms} */
export const termsOf = (id) => ({
  ...(id === WALKER ? ofGraph : FEMININE.includes(id) ? besideFeminine : {}),
  cavalo: piece(id),
});

/** The terms for the knight on a board. */
export const usualTerms = termsOf(KNIGHT);

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
    fillIn(text, graph === undefined ? usualTerms : termsOf(WALKER));
