/** The texts of the lessons' demonstrations. */

/** @import { RectangleReason } from "../../pkg/knights_tour.js" */

import { count, decimal, number, word } from "./sentence.js";
import { size } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  stop: "Parar",
  again: "De novo",
  unfold: "Desdobrar",
  fold: "Dobrar",
  pause: "Pausar",
  drawing: "Do tabuleiro ao grafo",
  previous: "Página anterior",
  next: "Próxima página",
  check: "Conferir",
  clear: "Limpar",
  tryRule: "Testar esta regra",
  contest: "Fazer um torneio com ela",
});

export const running = "Executando…";
/** Instead of a result that would give the answer away. */
export const guessFirst = "Primeiro responda: aí os cavalos partem.";
/** @param {string} message */
export const failed = (message) => `Seu navegador não conseguiu calcular isso: ${message}`;

/** The results of random walks. @type {(walks: number, mean: number, best: number, squares: number, tours: number) => string} */
export const walksMade = (walks, mean, best, squares, tours) =>
  `${count(walks, { one: "caminhada", other: "caminhadas" })}: em média ${decimal(mean, 1)} de ${number(squares)} casas, no máximo ${number(best)}, ${tours === 0 ? "nenhum passeio" : count(tours, { one: "passeio", other: "passeios" })}.`;
/** The walks of an estimate, while its number has still to be read. @param {number} walks */
export const walksSoFar = (walks) =>
  `${count(walks, { one: "caminhada", other: "caminhadas" })} até agora. Leia o número na barra.`;
/** @type {(from: number, to: number, walks: number) => string} */
export const bin = (from, to, walks) => `${number(from)}–${number(to)} casas: ${number(walks)}`;

/** @type {(board: string, start: string) => string} */
export const lane = (board, start) => `${board} a partir de ${start}`;
/** @param {number} n */
export const placements = (n) => count(n, { one: "colocação", other: "colocações" });
/** The result of a watched run. @type {(placements: number, isTour: boolean, isStopped: boolean) => string} */
export const laneOver = (n, isTour, isStopped) =>
  isTour
    ? `Um passeio após ${placements(n)}.`
    : isStopped
      ? `Parou após ${placements(n)}.`
      : `Nenhum passeio após ${placements(n)}.`;

/** The number of starts from which the rule ends with a tour. @type {(rule: string, tours: number, starts: number) => string} */
export const mapMade = (rule, tours, starts) =>
  `${rule}: passeios a partir de ${number(tours)} de ${number(starts)} casas.`;
export const tieBreaks = "Desempate";
/** A run that got stuck. @param {string} start */
export const stuckFrom = (start) => `Travou a partir de ${start}: ver em Explorar`;

/** @type {(board: string, stuck: number, starts: number) => string} */
export const failuresOn = (board, stuck, starts) =>
  stuck === 0
    ? `${board}: nunca travou`
    : `${board}: travou a partir de ${number(stuck)} de ${number(starts)} (${decimal((100 * stuck) / starts, 1)}%)`;
/** All boards were searched. @type {(boards: number, without: number) => string} */
export const failuresFound = (boards, without) =>
  without === 0
    ? `${count(boards, { one: "tabuleiro testado", other: "tabuleiros testados" })}. A regra trava em todos.`
    : `${count(boards, { one: "tabuleiro testado", other: "tabuleiros testados" })}. A regra trava em todos, menos ${word(without)}.`;

/** Instead of the shares of three rules, until the question is answered. */
export const rulesGuessFirst = "Primeiro responda: aí cada regra parte uma vez de cada casa.";
/** No rule, nearest the edge, and Warnsdorff’s rule. */
export const threeRules = ["Qualquer lance, ao acaso", "Mais perto da borda", "Menos saídas"];
/** The rule that others are held against, on the large board and on the chessboard. @param {boolean} isLarge */
export const usualRule = (isLarge) => (isLarge ? "Regra de Roth" : "Regra de Warnsdorff");
/** How often a rule made a tour so far. @type {(rule: string, tours: number, runs: number) => string} */
export const ruleTried = (rule, tours, runs) =>
  `${rule}: ${count(tours, { one: "passeio", other: "passeios" })} em ${count(runs, { one: "início", other: "inícios" })}`;

/** Whether a rule has beaten Roth's. @type {(own: number, roths: number) => string} */
export const againstRoth = (own, roths) =>
  own > roths
    ? `Você venceu Roth: ${count(own, { one: "passeio", other: "passeios" })}, contra ${number(roths)} da regra dele. Uma vantagem tão pequena pode ser sorte. Um torneio em outros tabuleiros mostra mais.`
    : own === roths
      ? `Tão boa quanto a de Roth: ${count(own, { one: "passeio", other: "passeios" })} cada uma. Você consegue mais um?`
      : `A regra de Roth está na frente: ${count(roths, { one: "passeio", other: "passeios" })} contra ${number(own)}. Tente outra coisa.`;

/** How far a board is unfolded. @param {number} share */
export const unfolded = (share) =>
  share === 0 ? "O tabuleiro" : share === 1 ? "O grafo, desenhado como anel" : "No meio do caminho";

/** A board on the map to guess. @type {(width: number, height: number, isMarked: boolean) => string} */
export const guessCell = (width, height, isMarked) =>
  isMarked ? `${size(width, height)}, marcado` : size(width, height);
/** @type {(width: number, height: number, isMarked: boolean, exists: boolean, reason: string) => string} */
export const guessedCell = (width, height, isMarked, exists, reason) =>
  `${size(width, height)}: ${exists ? "tem passeio fechado" : "não tem passeio fechado"}, ${reason}; ${isMarked === exists ? "você acertou" : "você errou"}`;
export const guessMap = "Tabuleiros por largura e altura";
/** @type {(marked: number, boards: number) => string} */
export const guessing = (marked, boards) =>
  marked === 1
    ? `1 de ${number(boards)} tabuleiros marcado`
    : `${number(marked)} de ${number(boards)} tabuleiros marcados`;
/** @type {(right: number, boards: number) => string} */
export const guessed = (right, boards) =>
  `Você acertou ${number(right)} de ${number(boards)} tabuleiros; os outros têm uma moldura grossa. Um tabuleiro tem um passeio fechado, a não ser em três casos: o número de casas é ímpar; um lado mede 1, 2 ou 4; ou ele é 3 × 4, 3 × 6 ou 3 × 8. A. J. Schwenk provou isso em 1991.`;

/** What the signs on the map mean. @type {Record<RectangleReason["code"], string>} */
export const mapSigns = {
  schwenk: "há um passeio fechado",
  "open-theorem": "há um passeio",
  "one-square": "uma casa só",
  "odd-area": "nenhum passeio: o número de casas é ímpar",
  "side-1": "nenhum passeio: um lado de 1",
  "side-2": "nenhum passeio: um lado de 2",
  "side-4": "nenhum passeio: um lado de 4",
  "small-exception": "nenhum passeio: o tabuleiro é pequeno demais",
};

/** @type {(ms: number) => string} */
const duration = (ms) =>
  ms >= 1000 ? `${decimal(ms / 1000, 1)} s` : `${decimal(ms, ms < 1 ? 2 : ms < 10 ? 1 : 0)} ms`;
/** @type {(board: string, ms: number | null, times: number | null) => string} */
export const timing = (board, ms, times) =>
  ms === null
    ? `${board}: nenhum passeio em um segundo`
    : `${board}: ${duration(ms)}${times === null ? "" : ` (× ${decimal(times, 1)})`}`;
/** @param {string} board */
export const notTimed = (board) => `${board}: não testado`;
export const timed =
  "Todas as tentativas foram cronometradas. A barra mais longa de cada método ocupa toda a largura.";

/** @type {(page: number, pages: number, tours: number) => string} */
export const toursPage = (page, pages, tours) =>
  `Página ${number(page)} de ${number(pages)}, ${count(tours, { one: "passeio", other: "passeios" })} ao todo`;
export const searching = "Procurando…";
/** @param {number} n */
export const openTour = (n) => `Passeio ${number(n)}: ver em Explorar`;

/** @type {(what: string, tours: string, ms: number) => string} */
export const counted = (what, tours, ms) => `${what}: ${tours}, contados em ${duration(ms)}`;
/** How a lane of the race ended. @type {(name: string, outcome: string) => string} */
export const laneEnded = (name, outcome) => `${name}: ${outcome}`;
/** @param {readonly string[]} results */
export const allCounted = (results) => results.map((result) => `${result}.`).join(" ");
/** @type {(what: string, states: number) => string} */
export const counting = (what, states) =>
  `${what}: ${count(states, { one: "estado", other: "estados" })} até agora`;
/** The kind of tours that is counted. @type {(board: string, isClosed: boolean) => string} */
export const toursOf = (board, isClosed) =>
  isClosed ? `Passeios fechados do ${board}` : `Passeios abertos do ${board}`;
/** A bar of a sweep, for those who cannot see it. @type {(what: string, layers: number, most: number) => string} */
export const sweep = (what, layers, most) =>
  `${what}: ${count(layers, { one: "passo", other: "passos" })}, no máximo ${count(most, { one: "estado", other: "estados" })} ao mesmo tempo`;

/** @type {(walks: number, estimate: number, error: number) => string} */
export const estimated = (walks, estimate, error) =>
  `Após ${count(walks, { one: "caminhada", other: "caminhadas" })}: cerca de ${decimal(estimate / 1e12, 1)} ± ${decimal(error / 1e12, 1)} trilhões de passeios fechados.`;
export const estimateBar =
  "O número verdadeiro fica na barra grossa cerca de duas vezes em três, e na fina, 19 vezes em 20.";
/** The marks on the scale. */
export const estimateMarks = { known: "McKay, 1997", wrong: "anunciado em 1996" };
export const scaleName = "trilhões de passeios fechados";
/** A number on the scale, in millions of millions. @param {number} n */
export const scale = (n) => number(n);

/** @type {(what: string, different: number) => string} */
export const positions = (what, different) =>
  `${what}: ${count(different, { one: "posição diferente", other: "posições diferentes" })}`;
export const imagesOf = {
  found: "Um passeio encontrado agora",
  euler: "O passeio de Euler de 1759",
};
/** @param {readonly number[]} counts */
export const positionsTold = (counts) =>
  `Um dos passeios tem ${count(counts[0] ?? 0, { one: "posição diferente", other: "posições diferentes" })}; o de Euler tem ${number(counts[1] ?? 0)}.`;
