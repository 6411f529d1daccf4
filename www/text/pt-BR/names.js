/**
 * The names of what can be chosen, by the id that the solver gives it.
 * @import { AlgorithmId, TieBreakId } from "../../pkg/knights_tour.js"
 */

/** @type {Readonly<Record<Exclude<AlgorithmId, "player">, string>>} */
export const methodNames = {
  warnsdorff: "Regra de Warnsdorff",
  restarts: "Regra de Warnsdorff até fechar",
  backtracking: "Retrocesso (backtracking)",
  permutations: "Força bruta",
  "edges-first": "À moda de Euler: primeiro as bordas",
  rotations: "Rotações de Pósa",
  blocks: "Dividir para conquistar",
  smooth: "Poucas viradas",
  cycles: "Juntar ciclos pequenos",
  neural: "Rede neural",
  best: "Vários métodos em sequência",
  given: "Um passeio dado",
};

/** @type {Readonly<Record<TieBreakId, string>>} */
export const tieBreakNames = {
  roth: "Mais longe do centro (Roth)",
  "roth-random": "Mais longe do centro, depois sorteio",
  first: "Primeira numa ordem fixa",
  random: "Sorteio",
  "pohl-sum": "Olhar adiante: menor soma (Pohl)",
  "pohl-min": "Olhar adiante: menor número (Pohl)",
  "squirrel-cull": "Por região (Squirrel e Cull)",
};

/** Pieces in a list, by the two lengths of their leap. @type {Readonly<Record<string, string>>} */
export const pieceNames = {
  "1,2": "Cavalo",
  "1,3": "Camelo",
  "2,3": "Zebra",
  "1,4": "Girafa",
  "3,4": "Antílope",
};

/** Shapes of boards. @type {Readonly<Record<string, string>>} */
export const shapeNames = {
  ring: "Anel",
  cross: "Cruz",
  "small-cross": "Cruz de 12 casas",
  diamond: "Losango",
  l: "L",
  staircase: "Escada",
};

/** Graphs. @type {Readonly<Record<string, string>>} */
export const graphNames = {
  path: "Caminho de 8",
  complete: "Grafo completo de 5",
  cube: "Cubo",
  petersen: "Grafo de Petersen",
  icosian: "Jogo Icosiano",
  herschel: "Grafo de Herschel",
};
