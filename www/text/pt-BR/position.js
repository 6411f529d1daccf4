/**
 * The texts about a position in Play for whoever cannot see the board: answers to keys, and to what is typed.
 * Terms that differ on a graph are in braces.
 * @import { SquareInfo } from "../../pkg/knights_tour.js"
 */

import { count, number } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  typing: "Jogar digitando",
  typed: "Um lance ou uma pergunta",
  typedHelp:
    "Digite um lance, como b3 ou Cb3, e aperte Enter. Digite ajuda para saber o que mais dá para perguntar. Com Esc você volta ao tabuleiro.",
  sendTyped: "Enviar",
});

/** What can be asked for. @typedef {"where" | "ways" | "row" | "column" | "left" | "sum" | "back" | "hint" | "lost" | "start" | "help"} Question */

/** The words for each question, in Portuguese and in English; a row and a column may be named after them. @type {Record<Question, readonly string[]>} */
export const spellings = {
  where: ["onde", "cavalo", "o", "where", "knight", "w", "k"],
  ways: ["lances", "ir", "i", "moves", "go", "g"],
  row: ["fileira", "linha", "row", "rank", "x"],
  column: ["coluna", "column", "file", "y"],
  left: ["faltam", "restam", "left", "n"],
  sum: ["tabuleiro", "posição", "posicao", "board", "position", "s"],
  back: ["voltar", "desfazer", "back", "undo"],
  hint: ["dica", "hint", "h"],
  lost: ["perdido", "lost", "l"],
  start: ["início", "inicio", "start", "b"],
  help: ["ajuda", "help", "?"],
};

/** The letters of the knight before the square of a move, in lower case; the English one works as well. @type {readonly string[]} */
export const pieceLetters = ["c"];

/** What the keys say. */
export const actions = {
  typing: "Digitar um lance ou uma pergunta",
  where: "Dizer onde {o cavalo} está",
  ways: "Dizer aonde se pode ir",
  row: "Ler esta fileira",
  column: "Ler esta coluna",
  left: "Dizer que {casas} faltam",
  sum: "Resumir a posição",
};

export const help =
  "Digite {uma casa}, como b3, para ir até lá, ou b3? para saber as saídas dali. Ou digite onde, lances, fileira, fileira 3, coluna, coluna c, faltam, tabuleiro, voltar, dica, perdido ou início c3.";

/** @type {(name: string, visited: number, squares: number) => string} */
export const where = (name, visited, squares) =>
  `{O cavalo} está em ${name}. Visitou ${number(visited)} de ${number(squares)} {casas}.`;

/** @type {(name: string, ways: readonly string[]) => string} */
export const ways = (name, squares) =>
  squares.length === 0
    ? `De ${name}, {o cavalo} não pode se mover.`
    : `De ${name}, {o cavalo} pode ir a ${count(squares.length, { one: "{casa}", other: "{casas}" })}: ${squares.join(", ")}.`;

/** One square of a row. @param {SquareInfo} info */
const cell = ({ square, hole, knight, visit }) =>
  hole
    ? `${square} buraco`
    : knight
      ? `${square} {cavalo}`
      : visit > 0
        ? `${square} número ${number(visit)}`
        : `${square} livre`;

/** @type {(row: number, squares: readonly SquareInfo[]) => string} */
export const row = (index, squares) => `Fileira ${index}: ${squares.map(cell).join(", ")}.`;
/** @type {(column: string, squares: readonly SquareInfo[]) => string} */
export const column = (name, squares) =>
  `Coluna ${name}, de baixo para cima: ${squares.map(cell).join(", ")}.`;
export const noRows = "Um grafo não tem fileiras nem colunas.";
/** @type {(row: string, rows: number) => string} */
export const noRow = (text, rows) =>
  `Não existe a fileira ${text}. As fileiras vão de 1 a ${rows}.`;
/** @type {(column: string, last: string) => string} */
export const noColumn = (text, last) =>
  `Não existe a coluna ${text}. As colunas vão de a até ${last}.`;

/** @type {(squares: number, names: readonly string[] | null) => string} */
export const left = (squares, names) => {
  if (squares === 0) {
    return "Não falta {nenhuma casa}.";
  }
  const are = squares === 1 ? "Falta 1 {casa}" : `Faltam ${number(squares)} {casas}`;
  return names === null ? `${are}.` : `${are}: ${names.join(", ")}.`;
};

/** @type {(board: string, name: string, visited: number, squares: number, ways: readonly string[]) => string} */
export const sum = (board, name, visited, squares, next) =>
  next.length === 0
    ? `${board}: {o cavalo} está em ${name}, visitou ${number(visited)} de ${number(squares)} {casas} e não pode se mover.`
    : `${board}: {o cavalo} está em ${name}, visitou ${number(visited)} de ${number(squares)} {casas} e pode ir para ${next.join(", ")}.`;

/** @param {string} text */
export const unknown = (text) => `“${text}” não é {uma casa} nem uma pergunta. Digite ajuda.`;
