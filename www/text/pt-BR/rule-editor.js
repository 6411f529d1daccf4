/**
 * The texts of the editor of rules.
 * @import { RuleMeasureId } from "../../pkg/knights_tour.js"
 * @import { LastResort } from "../rule-parts.js"
 */

import { number } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  title: "Sua regra",
  intro:
    "{O cavalo} escolhe {a} melhor {casa} pela linha 1. Se houver empate, decide a linha seguinte.",
  lines: "Linhas da regra",
  last: "Depois",
  add: "Adicionar linha",
  addFormula: "Adicionar fórmula",
  undo: "Desfazer mudança",
  usual: "Partir da de Warnsdorff",
  text: "Como texto",
  copy: "Copiar regra",
});

/** The words of a rule for the least and the greatest, as choices. @type {Record<string, string>} */
const superlatives = {
  fewest: "Menos",
  most: "Mais",
  nearest: "Mais perto:",
  farthest: "Mais longe:",
  least: "Mínimo:",
  greatest: "Máximo:",
};

/** @param {string} word */
export const superlative = (word) => superlatives[word] ?? word;

/** Each measure as a choice after “menos” and its like, and what it means. @type {Record<RuleMeasureId, { name: string, means: string }>} */
export const measures = {
  onward: {
    name: "saídas",
    means: "{As casas} livres a um lance dali.",
  },
  "onward-sum": {
    name: "saídas adiante: a soma",
    means: "Avance mais um lance em pensamento. Some as saídas de {todas aquelas casas}.",
  },
  "onward-min": {
    name: "saídas adiante: o mínimo",
    means: "Avance mais um lance em pensamento. Pegue o menor número de saídas que houver lá.",
  },
  "onward-max": {
    name: "saídas adiante: o máximo",
    means: "Avance mais um lance em pensamento. Pegue o maior número de saídas que houver lá.",
  },
  onward2: {
    name: "{casas} dois lances adiante",
    means: "{As casas} livres a que mais dois lances podem levar.",
  },
  degree: {
    name: "lances no {tabuleiro} vazio",
    means: "Todos os lances que havia ali antes de o passeio começar.",
  },
  visited: {
    name: "{casas visitadas} a um lance",
    means: "{As casas visitadas} a um lance dali.",
  },
  centre: {
    name: "centro",
    means: "A distância até o meio do tabuleiro.",
  },
  edge: {
    name: "borda",
    means: "0 num canto, 1 na borda, 2 um passo mais para dentro.",
  },
  corner: {
    name: "canto",
    means: "A distância até o canto mais próximo.",
  },
  start: {
    name: "início",
    means: "A distância até a casa em que o passeio começou.",
  },
  turn: {
    name: "virada",
    means: "O quanto o cavalo vira. Seguir reto é 0.",
  },
  row: { name: "fileira", means: "As fileiras contam a partir de 1, de baixo para cima." },
  column: { name: "coluna", means: "As colunas contam a partir de 1, da esquerda para a direita." },
  quadrant: {
    name: "quadrante do tabuleiro",
    means: "O quadrante 1 fica em cima, à direita; depois vêm 2, 3 e 4, no sentido anti-horário.",
  },
  order: {
    name: "lugar na ordem dos lances",
    means: "A página tenta os lances numa ordem fixa. Este é o lugar ali.",
  },
};

/** Below a formula. */
export const formulaHelp =
  "Use palavras como onward e visited, números inteiros, + - * ( ), min(a, b) e max(a, b).";

/** Where a new formula begins: on a board, and on a graph, which has no edge. */
export const formulas = { board: "2*onward + edge", graph: "2*onward + visited" };

/** Who wins in the end. @type {Record<LastResort, string>} */
export const lasts = {
  order: "o que vem antes na ordem",
  random: "qualquer, por sorteio",
  regions: "por região (Squirrel e Cull)",
};

/** The names of the parts of a line, for screen readers. */
export const ofLine = {
  /** @param {number} n */
  line: (n) => `Linha ${number(n)}`,
  /** @param {number} n */
  superlative: (n) => `Linha ${number(n)}: menos ou mais`,
  /** @param {number} n */
  measure: (n) => `Linha ${number(n)}: o que conta`,
  /** @param {number} n */
  formula: (n) => `Linha ${number(n)}: fórmula`,
  /** @param {number} n */
  up: (n) => `Subir a linha ${number(n)}`,
  /** @param {number} n */
  down: (n) => `Descer a linha ${number(n)}`,
  /** @param {number} n */
  remove: (n) => `Remover a linha ${number(n)}`,
};

/** What is announced. */
export const told = {
  /** @param {string} text */
  used: (text) => `Agora a sua regra é: ${text}.`,
  copied: "A regra foi copiada.",
  notCopied: "Não foi possível copiar a regra. Ela está selecionada.",
};

/** The mark where something is missing in a rule. */
export const missing = "?";
