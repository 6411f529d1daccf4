/** The texts of worksheets: tasks, solutions and choices. */

import { number } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  print: "Imprimir",
  withSolutions: "Com as soluções",
  withoutSolutions: "Sem as soluções",
  other: "Outra semente",
  kind: "Folha de exercícios",
  board: "Tabuleiro",
  width: "Largura",
  height: "Altura",
  show: "Mostrar",
  name: "Nome:",
});

const knightMove =
  "O cavalo anda duas casas numa direção e uma para o lado. Ele salta por cima das casas do caminho.";
const warnsdorff =
  "A regra: vá sempre para a casa com menos saídas, ou seja, com menos lances para casas ainda sem número. O cavalo anda duas casas numa direção e uma para o lado.";

/** The names of worksheets, the rule that pupils need, and their tasks. */
export const sheets = /** @type {const} */ ({
  blank: {
    title: "Um tabuleiro vazio",
    rule: knightMove,
    task: "Um cavalo consegue visitar cada casa exatamente uma vez? Escreva 1 na casa em que você começa e numere as casas na ordem das visitas.",
  },
  counts: {
    title: "Um tabuleiro com saídas",
    rule: warnsdorff,
    task: "O número pequeno no canto da casa conta os lances a partir dela. Comece onde quiser e escreva 1. Vá sempre para onde o número pequeno é menor. Depois de cada lance, tire 1 de todos os números pequenos que ficam a um lance dali.",
  },
  predict: {
    title: "Preveja os próximos cinco lances",
    rule: warnsdorff,
    task: "O cavalo está na casa com moldura. Para onde a regra o leva? Escreva os próximos cinco números no tabuleiro, e as casas nas linhas. Não há empates.",
  },
  follow: {
    title: "Siga uma regra por seis lances",
    rule: "A regra: vá para a casa mais perto da borda; um canto é o mais perto de todos. Se várias estiverem igualmente perto, escolha a que tem menos saídas, ou seja, menos lances para casas ainda sem número. O cavalo anda duas casas numa direção e uma para o lado.",
    task: "O cavalo está na casa com moldura. Para onde a regra o leva? Escreva os próximos seis números no tabuleiro, e as casas nas linhas. Há sempre uma única casa melhor.",
  },
  error: {
    title: "Encontre o erro",
    rule: knightMove,
    task: "Cada tabuleiro deveria mostrar o começo de um passeio, mas dois números trocaram de lugar. Siga os números a partir do 1. Entre quais números está o primeiro lance errado?",
  },
  cross: {
    title: "O quebra-cabeça de 12 casas",
    rule: knightMove,
    task: "Visite todas as 12 casas com um cavalo e volte ao ponto de partida. Dica: desenhe as casas como pontos, e os lances como linhas entre eles. Depois desembarace o desenho.",
  },
});

/** How the lines for the answer to “Find the error” begin. */
export const lines = ["De", "a"];

/** A blank board has more than one solution. */
export const oneSolution = "Uma de muitas soluções.";
/** @type {(board: string) => string} */
export const noSolution = (board) => `O tabuleiro ${board} não tem nenhum passeio.`;
/** How to see whether a solution is right. */
export const checkSolution =
  "Uma solução está certa se cada número fica a um lance de cavalo do anterior.";
/** @type {(first: string, last: string) => string} */
export const wrongMove = (first, last) => `De ${first} a ${last} não é um lance de cavalo.`;
/** @type {(first: number, squares: readonly string[]) => string} */
export const nextMoves = (first, squares) =>
  squares.map((square, i) => `${number(first + i)}: ${square}`).join(", ");
/** @param {number} n */
export const exercise = (n) => `${number(n)}.`;
/** @param {string} title */
export const solutionsOf = (title) => `Soluções: ${title}`;
export const cross = "cruz de 12 casas";
/** @type {(board: string, n: number, isSolved: boolean) => string} */
export const pictureOf = (board, n, isSolved) =>
  isSolved ? `Solução ${number(n)}: ${board}` : `Exercício ${number(n)}: ${board}`;
/** The content of a square, for screen readers; `null` for a hole. @type {(square: string, text: string | null, isKnightHere: boolean) => string} */
export const cell = (square, text, isKnightHere) =>
  `${square}: ${text === null ? "não há casa" : text || "vazia"}${isKnightHere ? ", com o cavalo" : ""}`;
/** A row of a board, from the left. @type {(row: number, cells: readonly string[]) => string} */
export const row = (n, cells) => `Fileira ${n}. ${cells.join("; ")}.`;

/** @param {string} board */
export const tooSmall = (board) =>
  `Não há um exercício assim no tabuleiro ${board}. Use um maior, como 8 × 8.`;
/** @type {(board: string, seed: string) => string} */
export const foot = (board, seed) => `Lab do Passeio do Cavalo · ${board} · semente ${seed}`;
