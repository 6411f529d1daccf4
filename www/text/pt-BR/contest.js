/** The texts of the contest of rules. */

import { asSentence, decimal, percent, quoted } from "./sentence.js";
import { paragraph, size } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  contest: "Torneio de regras",
  contestIntro:
    "Sua regra é melhor que as habituais? Todas jogam nos mesmos tabuleiros, a partir dos mesmos inícios, e a página conta os passeios.",
  contestRule: "Sua regra",
  beginContest: "Começar o torneio",
  cancelContest: "Cancelar",
  contestProgress: "Progresso do torneio",
  copyContest: "Copiar como CSV",
  copyScore: "Copiar o resultado",
});

export const board = "Tabuleiro";
export const mine = "Sua";

/** The head of a row: a board, with the name of its shape if it has holes. @type {(shape: string, width: number, height: number, target: string) => string} */
export const heat = (shape, width, height, target) =>
  [shape, size(width, height), target === "closed" ? "passeio fechado" : ""]
    .filter(Boolean)
    .join(", ");

/** @param {number} n */
const digits = (n) => decimal(n, Number.isInteger(n) ? 0 : 1);

/** The share of tours. @type {(tours: number, runs: number) => string} */
export const share = (tours, runs) => `${digits((100 * tours) / runs)}%`;

/** Where the true share probably lies. @type {(low: number, high: number) => string} */
export const between = (low, high) => `${digits(100 * low)}% a ${digits(100 * high)}%`;

export const average = "Na média de todos os tabuleiros";

export const explained =
  "Tabuleiros pequenos e tabuleiros com buracos são testados a partir de cada casa; os grandes, a partir de 200 casas sorteadas. Onde há sorte envolvida, o intervalo embaixo contém a proporção verdadeira com 95% de confiança (Wilson, 1927).";

/** @type {(done: number) => string} */
export const progress = (done) => `${percent(done, 1)} concluído`;

export const cancelled = "Cancelado. A tabela mostra os resultados até aqui.";

/** @param {string} message */
export const failed = (message) => `O torneio não pôde continuar: ${message}`;

/** The rule that cannot be read. @param {string} message */
export const wrongRule = (message) => asSentence(message);

/** Who won. @type {(mine: number, best: number, name: string) => string} */
export const result = (own, best, name) =>
  paragraph(
    `Sua regra faz um passeio em ${share(own, 1)} das tentativas, na média de todos os tabuleiros.`,
    own > best
      ? `Ela vence todas as regras habituais: a melhor delas, ${quoted(name)}, tem ${share(best, 1)}.`
      : `A melhor das regras habituais é ${quoted(name)}, com ${share(best, 1)}.`,
  );

/** The same with a link to it. @type {(score: string, link: string) => string} */
export const scoreAt = (score, link) => `${score} ${link}`;

/** A line to share. @type {(rule: string, own: string, other: string, name: string, board: string) => string} */
export const score = (rule, own, other, name, on) =>
  `Minha regra do cavalo ${quoted(rule)} faz um passeio em ${own} das tentativas em ${on}; ${quoted(name)}, em ${other}.`;
