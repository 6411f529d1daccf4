/** The texts of the lessons' demonstrations. */

/** @import { RectangleReason } from "../../pkg/knights_tour.js" */

import { count, decimal, number, word } from "./sentence.js";
import { size } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  stop: "Parar",
  again: "Otra vez",
  unfold: "Desplegar",
  fold: "Plegar",
  pause: "Pausa",
  drawing: "Del tablero al grafo",
  previous: "Página anterior",
  next: "Página siguiente",
  check: "Comprobar",
  clear: "Borrar",
  tryRule: "Probar esta regla",
  contest: "Hacer un torneo con ella",
});

export const running = "En marcha…";
/** Instead of a result that would give the answer away. */
export const guessFirst = "Responde primero: después salen los caballos.";
/** @param {string} message */
export const failed = (message) => `Tu navegador no pudo calcularlo: ${message}`;

const paseos = { one: "paseo", other: "paseos" };
const recorridos = { one: "recorrido", other: "recorridos" };

/** The results of random walks. @type {(walks: number, mean: number, best: number, squares: number, tours: number) => string} */
export const walksMade = (walks, mean, best, squares, tours) =>
  `${count(walks, paseos)}: ${decimal(mean, 1)} de ${number(squares)} casillas de media, ${number(best)} como máximo, ${tours === 0 ? "ningún recorrido" : count(tours, recorridos)}.`;
/** The walks of an estimate, while its number has still to be read. @param {number} walks */
export const walksSoFar = (walks) =>
  `${count(walks, paseos)} hasta ahora. Lee el número en la barra.`;
/** @type {(from: number, to: number, walks: number) => string} */
export const bin = (from, to, walks) => `${number(from)}–${number(to)} casillas: ${number(walks)}`;

/** @type {(board: string, start: string) => string} */
export const lane = (board, start) => `${board} desde ${start}`;
/** @param {number} n */
export const placements = (n) => count(n, { one: "colocación", other: "colocaciones" });
/** The result of a watched run. @type {(placements: number, isTour: boolean, isStopped: boolean) => string} */
export const laneOver = (n, isTour, isStopped) =>
  isTour
    ? `Un recorrido, tras ${placements(n)}.`
    : isStopped
      ? `Detenido tras ${placements(n)}.`
      : `Ningún recorrido, tras ${placements(n)}.`;

/** The number of starts from which the rule ends with a tour. @type {(rule: string, tours: number, starts: number) => string} */
export const mapMade = (rule, tours, starts) =>
  `${rule}: recorridos desde ${number(tours)} de ${number(starts)} casillas.`;
export const tieBreaks = "Desempate";
/** A run that got stuck. @param {string} start */
export const stuckFrom = (start) => `Sin salida desde ${start}: ver en Explorar`;

/** @type {(board: string, stuck: number, starts: number) => string} */
export const failuresOn = (board, stuck, starts) =>
  stuck === 0
    ? `${board}: nunca falla`
    : `${board}: falla desde ${number(stuck)} de ${number(starts)} (${decimal((100 * stuck) / starts, 1)}\u00a0%)`;
/** All boards were searched. @type {(boards: number, without: number) => string} */
export const failuresFound = (boards, without) => {
  const searched = boards === 1 ? "1 tablero examinado." : `${number(boards)} tableros examinados.`;
  return without === 0
    ? `${searched} La regla falla en todos.`
    : `${searched} La regla falla en todos menos ${word(without)}.`;
};

/** Instead of the shares of three rules, until the question is answered. */
export const rulesGuessFirst =
  "Responde primero: después cada regla empieza una vez en cada casilla.";
/** No rule, nearest the edge, and Warnsdorff’s rule. */
export const threeRules = ["Cualquier movimiento, al azar", "Más cerca del borde", "Menos salidas"];
/** The rule that others are held against, on the large board and on the chessboard. @param {boolean} isLarge */
export const usualRule = (isLarge) => (isLarge ? "Regla de Roth" : "Regla de Warnsdorff");
/** How often a rule made a tour so far. @type {(rule: string, tours: number, runs: number) => string} */
export const ruleTried = (rule, tours, runs) =>
  `${rule}: ${count(tours, recorridos)} desde ${count(runs, { one: "inicio", other: "inicios" })}`;

/** Whether a rule has beaten Roth's. @type {(own: number, roths: number) => string} */
export const againstRoth = (own, roths) =>
  own > roths
    ? `Has superado a Roth: ${count(own, recorridos)}, y su regla, ${number(roths)}. Una ventaja tan pequeña puede ser suerte. Un torneo en otros tableros dice más.`
    : own === roths
      ? `Empate con Roth: ${count(own, recorridos)} cada regla. ¿Consigues uno más?`
      : `La regla de Roth va por delante: ${count(roths, recorridos)} frente a ${number(own)}. Prueba otra cosa.`;

/** How far a board is unfolded. @param {number} share */
export const unfolded = (share) =>
  share === 0 ? "El tablero" : share === 1 ? "El grafo, dibujado en anillo" : "A medio camino";

/** A board on the map to guess. @type {(width: number, height: number, isMarked: boolean) => string} */
export const guessCell = (width, height, isMarked) =>
  `${size(width, height)}${isMarked ? ", marcado" : ""}`;
/** @type {(width: number, height: number, isMarked: boolean, exists: boolean, reason: string) => string} */
export const guessedCell = (width, height, isMarked, exists, reason) =>
  `${size(width, height)}: ${exists ? "un recorrido cerrado" : "ningún recorrido cerrado"}, ${reason}; ${isMarked === exists ? "has acertado" : "no has acertado"}`;
export const guessMap = "Tableros por ancho y alto";
/** @type {(marked: number, boards: number) => string} */
export const guessing = (marked, boards) =>
  marked === 1
    ? `1 de ${number(boards)} tableros marcado`
    : `${number(marked)} de ${number(boards)} tableros marcados`;
/** @type {(right: number, boards: number) => string} */
export const guessed = (right, boards) =>
  `Has acertado en ${number(right)} de ${number(boards)} tableros; los demás tienen un marco grueso. Un tablero tiene un recorrido cerrado salvo en tres casos: su número de casillas es impar; tiene un lado de 1, 2 o 4; o es 3 × 4, 3 × 6 o 3 × 8. Lo demostró A. J. Schwenk en 1991.`;

/** What the signs on the map mean. @type {Record<RectangleReason["code"], string>} */
export const mapSigns = {
  schwenk: "hay un recorrido cerrado",
  "open-theorem": "hay un recorrido",
  "one-square": "una sola casilla",
  "odd-area": "no hay recorrido: el número de casillas es impar",
  "side-1": "no hay recorrido: un lado de 1",
  "side-2": "no hay recorrido: un lado de 2",
  "side-4": "no hay recorrido: un lado de 4",
  "small-exception": "no hay recorrido: el tablero es demasiado pequeño",
};

/** @type {(ms: number) => string} */
const duration = (ms) =>
  ms >= 1000 ? `${decimal(ms / 1000, 1)} s` : `${decimal(ms, ms < 1 ? 2 : ms < 10 ? 1 : 0)} ms`;
/** @type {(board: string, ms: number | null, times: number | null) => string} */
export const timing = (board, ms, times) =>
  ms === null
    ? `${board}: ningún recorrido en un segundo`
    : `${board}: ${duration(ms)}${times === null ? "" : ` (× ${decimal(times, 1)})`}`;
/** @param {string} board */
export const notTimed = (board) => `${board}: sin probar`;
export const timed =
  "Todos los tiempos están medidos. La barra más larga de cada método ocupa todo el ancho.";

/** @type {(page: number, pages: number, tours: number) => string} */
export const toursPage = (page, pages, tours) =>
  `Página ${number(page)} de ${number(pages)}, ${count(tours, recorridos)} en total`;
export const searching = "Buscando…";
/** @param {number} n */
export const openTour = (n) => `Recorrido ${number(n)}: ver en Explorar`;

/** @type {(what: string, tours: string, ms: number) => string} */
export const counted = (what, tours, ms) => `${what}: ${tours}, contados en ${duration(ms)}`;
/** How a lane of the race ended. @type {(name: string, outcome: string) => string} */
export const laneEnded = (name, outcome) => `${name}: ${outcome}`;
/** @param {readonly string[]} results */
export const allCounted = (results) => results.map((result) => `${result}.`).join(" ");
/** @type {(what: string, states: number) => string} */
export const counting = (what, states) =>
  `${what}: ${count(states, { one: "estado", other: "estados" })} hasta ahora`;
/** The kind of tours that is counted. @type {(board: string, isClosed: boolean) => string} */
export const toursOf = (board, isClosed) =>
  isClosed ? `Recorridos cerrados de ${board}` : `Recorridos abiertos de ${board}`;
/** A bar of a sweep, for those who cannot see it. @type {(what: string, layers: number, most: number) => string} */
export const sweep = (what, layers, most) =>
  `${what}: ${count(layers, { one: "paso", other: "pasos" })}, como máximo ${count(most, { one: "estado", other: "estados" })} a la vez`;

/** "13,7 ± 0,3 billones" @type {(millionMillions: number, error: number) => string} */
const about = (millionMillions, error) =>
  `${decimal(millionMillions, 1)} ± ${decimal(error, 1)} billones`;
/** @type {(walks: number, estimate: number, error: number) => string} */
export const estimated = (walks, estimate, error) =>
  `Tras ${count(walks, paseos)}: unos ${about(estimate / 1e12, error / 1e12)} de recorridos cerrados.`;
export const estimateBar =
  "El número verdadero está en la barra gruesa más o menos dos de cada tres veces, y en la fina, 19 de cada 20.";
/** The marks on the scale. */
export const estimateMarks = { known: "McKay, 1997", wrong: "anunciado en 1996" };
export const scaleName = "billones (millones de millones) de recorridos cerrados";
/** A number on the scale, in millions of millions. @param {number} n */
export const scale = (n) => number(n);

/** @type {(what: string, different: number) => string} */
export const positions = (what, different) =>
  `${what}: ${count(different, { one: "posición distinta", other: "posiciones distintas" })}`;
export const imagesOf = {
  found: "Un recorrido encontrado ahora",
  euler: "El recorrido de Euler de 1759",
};
/** @param {readonly number[]} counts */
export const positionsTold = (counts) =>
  `Un recorrido cualquiera tiene ${number(counts[0] ?? 0)} posiciones distintas; el de Euler, ${number(counts[1] ?? 0)}.`;
