/**
 * The texts that only this room uses.
 * @import { CountPlan, Target } from "../../pkg/knights_tour.js"
 * @import { CostTexts } from "../cost.js"
 * @import { Duration, KnownCheck, KnownCost, KnownFault } from "../quantities.js"
 */

import { costOf } from "../cost.js";
import { bytesOf, durationOf, foreseen, shareOf, sidesOf } from "../quantities.js";
import { count, decimal, number, paragraph, quoted } from "./sentence.js";
import { fillIn, rooms, termsOf } from "./words.js";

export { number };

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  intro:
    "¿Cuántos recorridos distintos tiene un tablero? En el de ajedrez son demasiados para hacer una lista, así que hay que contar con ingenio.",
  heading: "Qué contar",
  withHoles: "Un tablero con huecos",
  boardText: "El tablero como filas de . y #, o como un tamaño",
  takeBoard: "Usar este tablero",
  drawBoard: "Dibujarlo en Construir",
  directed: "Un recorrido al revés cuenta como",
  copies: "Un recorrido girado o reflejado cuenta como",
  memory: "Memoria",
  exact: "Recuento exacto",
  howCounted: "Más: ¿cómo se cuenta?",
  start: "Contarlos",
  startAnyway: "Contar de todos modos",
  notNow: "Ahora no",
  cancel: "Cancelar",
  countProgress: "Progreso del recuento",
  estimates: "Estimación",
  estimateIntro:
    "Los paseos al azar dan una idea del número, incluso en tableros que nadie ha contado.",
  howEstimated: "Más: ¿cómo cuentan recorridos los paseos?",
  chances:
    "Un paseo que encuentra un recorrido con una probabilidad de una entre un millón cuenta como un millón de recorridos. Un callejón sin salida cuenta como ninguno.",
  average:
    "La media de muchos paseos tiende al número de recorridos (Donald Knuth, 1975). Las copias giradas y reflejadas se cuentan por separado.",
  fours:
    "Cada cuatro paseos comparten su primer tercio, y así se ahorra tiempo (Herman Kahn y Theodore Harris, 1951).",
  walkSettings: "Cómo estimar",
  weight: "Peso",
  weightNote:
    "Con peso 1, un paseo hace cualquier movimiento. Cuanto menor es el peso, más se acerca a la regla de Warnsdorff.",
  weightMore:
    "Un peso pequeño prefiere las casillas con pocas salidas y reserva las casillas de al lado. En 8 × 8, un peso de 0,75 es el que más se parece a los recorridos.",
  walks: "Paseos",
  estimate: "Estimar",
  badWeight: "Probar un mal peso",
  estimateProgress: "Progreso de la estimación",
  asTable: "La curva como tabla",
  uncounted: "Nadie ha contado estos:",
  tours: "Todos los recorridos",
  toursIntro:
    "Uno tras otro, tal como los encuentra una búsqueda, con sus copias giradas y reflejadas. Elige un recorrido para abrirlo en Explorar.",
  list: "Hacer la lista",
  previous: "Anterior",
  next: "Siguiente",
  known: "Números conocidos",
  knownNote:
    "«Contado aquí» significa desde que abriste esta página. Los recorridos abiertos incluyen los que se podrían cerrar.",
  history: "El número equivocado",
  announced:
    "En 1996 dos investigadores anunciaron que el tablero de 8 × 8 tiene 33\u202f439\u202f123\u202f484\u202f294 recorridos cerrados (Martin Löbbing e Ingo Wegener, con diagramas de decisión binarios).",
  corrected:
    "No puede ser. Un reflejo o un cuarto de vuelta da siempre un recorrido distinto; media vuelta da a veces el mismo. Por eso los recorridos vienen en grupos de cuatro o de ocho, pero ese número no es divisible entre cuatro. Brendan McKay contó 13\u202f267\u202f364\u202f410\u202f532 en 1997, y lo mismo cuenta esta página.",
  countIt: "Contarlo aquí",
});

/** How the directions of a tour are counted, by `directed`. */
export const directions = /** @type {Record<string, string>} */ ({
  false: "el mismo recorrido",
  true: "otro recorrido",
});

/** "hasta 2 GiB" @param {number} n */
export const memoryOf = (n) => `Hasta ${number(n / 2 ** 30)} GiB`;

/** How turned and mirrored copies are counted, by `upToSymmetry`. */
export const copies = /** @type {Record<string, string>} */ ({
  false: "otro recorrido",
  true: "el mismo recorrido",
});

const settings = /** @type {Record<string, string>} */ ({
  page: "Página",
  show: "En marcha",
  directed: labels.directed,
  upToSymmetry: labels.copies,
  limit: labels.memory,
  board: "Tablero",
  leaper: "Pieza",
  theme: "Tema",
  target: "Recorrido",
  weight: labels.weight,
  walks: labels.walks,
  seed: "Semilla",
});

/** Errors in the request. */
export const wrong = {
  /** @type {(value: string, known: readonly string[]) => string} */
  choice: (value, known) => `${quoted(value)} no está disponible; elige entre ${known.join(", ")}`,
  /** @param {string} value */
  page: (value) => `${quoted(value)} no es una página; escribe un número entero, como 1`,
};

/** A value of a link that was invalid. @type {(name: string, message: string, instead: string) => string} */
export const replaced = (name, message, instead) =>
  paragraph(
    `${settings[name] ?? name}: ${message}.`,
    instead
      ? `En su lugar se usa ${quoted(valueOf(name, instead))}.`
      : "En su lugar se usa el valor habitual.",
  );

/** The room's name for a value of a setting. @type {(name: string, value: string) => string} */
function valueOf(name, value) {
  switch (name) {
    case "directed":
      return directions[value] ?? value;
    case "upToSymmetry":
      return copies[value] ?? value;
    case "limit":
      return memoryOf(Number(value));
    default:
      return value;
  }
}

/** "8 × 8", with no line break. @param {string} board */
export function sizeOf(board) {
  const sides = sidesOf(board);
  return sides ? `${sides[0]}\u00a0×\u00a0${sides[1]}` : "un tablero con huecos";
}

/** The part of a request that texts need. @typedef {{ board: string, target: Target, directed: boolean, upToSymmetry: boolean }} CountRequest */

/** "recorridos cerrados de 8 × 8" @param {CountRequest} request */
const subject = ({ board, target }) =>
  target === "closed"
    ? `recorridos cerrados de ${sizeOf(board)}`
    : `recorridos abiertos de ${sizeOf(board)}`;

/** The same at the beginning of a sentence. @param {CountRequest} request */
const atFirst = ({ board, target }) =>
  target === "closed"
    ? `Recorridos cerrados de ${sizeOf(board)}`
    : `Recorridos abiertos de ${sizeOf(board)}`;

/** For the live region. @type {(request: CountRequest, tours: bigint) => string} */
export const spoken = ({ board, target }, tours) =>
  target === "closed"
    ? `${grouped(tours)} ${tours === 1n ? "recorrido cerrado" : "recorridos cerrados"} de ${sizeOf(board)}.`
    : `${grouped(tours)} ${tours === 1n ? "recorrido abierto" : "recorridos abiertos"} de ${sizeOf(board)}.`;

/** The title of the window. @type {(request: CountRequest, page: string) => string} */
export const title = (request, page) => `${rooms.count}: ${subject(request)} · ${page}`;

/** Explains what is being counted. @type {(request: CountRequest, squares: number, id: string) => string} */
export function meaning({ board, target, directed, upToSymmetry }, squares, id) {
  const of = fillIn("{del caballo}", termsOf(id));
  const where = `en ${sizeOf(board)}, ${count(squares, { one: "casilla", other: "casillas" })}`;
  return paragraph(
    target === "closed"
      ? `Recorridos cerrados ${of} ${where}: una vez por cada casilla y, con un movimiento más, de vuelta a la primera. No importa dónde empiece un recorrido.`
      : `Recorridos abiertos ${of} ${where}: una vez por cada casilla, con cualquier final. Se incluyen aquellos cuyos extremos están, por casualidad, a un movimiento.`,
    directed
      ? "Un recorrido y su contrario cuentan como dos."
      : "Un recorrido y su contrario cuentan como uno.",
    upToSymmetry
      ? "Las copias giradas y reflejadas cuentan como el mismo recorrido."
      : "Las copias giradas y reflejadas cuentan como recorridos distintos.",
  );
}

/** The kind of tours in the table of known numbers. @type {(target: Target, directed: boolean) => string} */
export const kind = (target, directed) =>
  `${target === "closed" ? "cerrados" : "abiertos"}, ${directed ? "dirigidos" : "no dirigidos"}`;

/** A number of bytes in readable units. @param {number} n */
export function bytes(n) {
  const { unit, value } = bytesOf(n);
  return unit === "MiB" ? `${number(value)} MiB` : `${decimal(value, 1)} GiB`;
}

/** "0,3 s", "14 s", "3 min 20 s", "29 horas", "3 días", "40 años" @param {Duration} time */
function inWords(time) {
  const { unit, value } = time;
  switch (unit) {
    case "tenths":
      return `${decimal(value, 1)} s`;
    case "seconds":
      return `${number(value)} s`;
    case "minutes":
      return time.seconds === 0
        ? `${number(value)} min`
        : `${number(value)} min ${number(time.seconds)} s`;
    case "hours":
      return `${number(value)} horas`;
    case "days":
      return `${number(value)} días`;
    case "years":
      return `${number(value)} años`;
  }
}

/** @param {number} ms */
const duration = (ms) => inWords(durationOf(ms));

/** The progress; below ten with one decimal place. @param {number} fraction */
export function percent(fraction) {
  const share = shareOf(fraction);
  return share ? `${decimal(share.value, share.digits)}\u00a0%` : "menos del 0,1\u00a0%";
}

/** A number with separators between thousands, of any length. @param {bigint} tours */
export const grouped = (tours) => number(tours);

export const cancelled = "Cancelado.";
export const notYet = "–";

/** The methods of counting. @type {Record<NonNullable<CountPlan["method"]>, string>} */
export const methods = {
  folded:
    "El recuento avanza fila por fila por la mitad superior del tablero, tomando las imágenes reflejadas como una sola. La mitad inferior es lo mismo cabeza abajo, así que al final se unen las dos mitades.",
  frontier:
    "El recuento avanza casilla a casilla. De los movimientos elegidos hasta el momento solo recuerda los extremos abiertos, así que nunca estudia dos veces la misma situación.",
};

/** Added for a count up to symmetry. */
export const keptFirst =
  "Antes cuenta, en un tablero plegado, los recorridos que quedan iguales al girarlos o reflejarlos, porque tienen menos copias.";

/** "más o menos 3 min y 600 MiB de memoria" @param {NonNullable<CountPlan["forecast"]>} forecast */
const taking = ({ seconds, bytes: needed }) =>
  `más o menos ${inWords(foreseen(seconds))} y ${bytes(needed)} de memoria`;

/** The cost of a count. @type {(plan: CountPlan, isComing: boolean) => string} */
export const plan = (planned, isComing) => costOf(planned, isComing, costs);

/** @type {CostTexts} */
const costs = {
  none: "Un teorema ya da la respuesta, así que no hace falta esperar.",
  known: (needed, seconds) =>
    seconds === null
      ? `Usa hasta ${bytes(needed)} de memoria.`
      : `Tarda más o menos ${inWords(foreseen(seconds))} y usa hasta ${bytes(needed)} de memoria.`,
  coming: "Calculando cuánta memoria hace falta…",
  guessed: (forecast) =>
    `Según un cálculo aproximado, hacen falta ${taking(forecast)}. Se detiene en el límite de «${labels.memory}».`,
  unknown: `La memoria que hace falta se va viendo sobre la marcha. Se detiene en el límite de «${labels.memory}».`,
};

/** Asked before a long count. @param {NonNullable<CountPlan["forecast"]>} forecast */
export const tooLong = (forecast) =>
  `Según un cálculo aproximado, este recuento necesitaría ${taking(forecast)}. ¿Quieres empezarlo de todos modos?`;

/** @param {string} message */
export const refusal = (message) => `Esto no se puede contar aquí: ${message}.`;
const outOfMemory =
  "El recuento se ha detenido, quizá por falta de memoria. Prueba con un tablero más pequeño.";
/** An error with a code is a refusal, unless the solver crashed; one without means that the count failed. @type {(message: string, code: string) => string} */
export const notCounted = (message, code) => {
  if (code === "crashed" || code === "lost") {
    return outOfMemory;
  }
  return code
    ? `El recuento se ha detenido: ${message}.`
    : `${outOfMemory} Mensaje del navegador: ${message.trim().replace(/[.]$/, "")}.`;
};
/** @param {string} message */
export const notListed = (message) => `No se puede hacer la lista de estos recorridos: ${message}.`;

/** The stages of a count apart from computing layers of states. */
const stages = /** @type {const} */ ({
  planning: "haciendo un plan",
  joining: "uniendo las mitades",
  symmetric: "contando los recorridos simétricos",
});

/** @typedef {keyof typeof stages} Stage */

/**
 * The progress of a count: names and values.
 * @type {(now: { stage: Stage | null, states: number, bytes: number, layers: number, all: number, ms: number, left: number | null, workers: number }) => [string, string][]}
 */
export const progress = ({ stage, states, bytes: used, layers, all, ms, left, workers }) => [
  rowOf("Ahora", stage ? stages[stage] : `capa ${number(layers + 1)} de ${number(all)}`),
  ...(stage ? [] : [rowOf("Estados en ella", number(states))]),
  rowOf("Memoria", bytes(used)),
  ...(workers > 1 ? [rowOf("Núcleos del procesador", number(workers))] : []),
  rowOf("Tiempo hasta ahora", duration(ms)),
  ...(left === null ? [] : [rowOf("Tiempo restante", `más o menos ${duration(left)}`)]),
];

/** @type {(name: string, value: string) => [string, string]} */
const rowOf = (name, value) => [name, value];

/** Under the chart of layers, while the count goes on and at its end. @type {(layers: number[], isOver: boolean) => string} */
export const layersCaption = (layers, isOver) =>
  isOver
    ? `Estados guardados después de cada capa de casillas, ${number(Math.max(...layers))} como máximo.`
    : `Estados guardados después de cada capa de casillas terminada, ${number(Math.max(...layers))} como máximo hasta ahora.`;

/** The chart of layers in words. @type {(layers: number[], steps: number) => string} */
export function layersSummary(layers, steps) {
  const most = Math.max(...layers);
  return `Barras: ${number(layers.length)} de ${number(steps)} capas hechas. La mayor es la capa ${number(layers.indexOf(most) + 1)}, con ${count(most, { one: "estado", other: "estados" })}.`;
}

/** What the number means. @type {(request: CountRequest, tours: bigint, ms: number, known?: { tours: bigint, source: string }) => string} */
export function counted(request, tours, ms, known) {
  const { directed, upToSymmetry } = request;
  const way = directed
    ? "con los dos sentidos contados por separado"
    : "con los dos sentidos contados como uno";
  const turned = upToSymmetry
    ? "y las copias giradas y reflejadas contadas como una"
    : "y las copias giradas y reflejadas contadas por separado";
  return paragraph(
    `${atFirst(request)}, ${way} ${turned}. Contado en ${duration(ms)}.`,
    upToSymmetry || request.board === "1x1"
      ? ""
      : directed
        ? `Con los dos sentidos como uno son ${grouped(tours / 2n)}.`
        : `Con los sentidos por separado son ${grouped(2n * tours)}.`,
    known
      ? known.tours === tours
        ? `Es el número conocido: ${known.source}.`
        : `El número conocido es ${grouped(known.tours)}: ${known.source}.`
      : "",
  );
}

/** A source with its author and year. @type {(name: string, by?: string, year?: number) => string} */
export const sourceOf = (name, by, year) => {
  const who = [by, year].filter(Boolean).join(", ");
  return who ? `${name} (${who})` : name;
};

/** Where a known number comes from. @type {(published: readonly string[]) => string} */
export const knownFrom = (published) =>
  published.join("; ") || "contado por el programa de línea de comandos";

/** Unfolds what is known of a number. */
export const details = "Detalles";

/** @param {KnownCost} cost */
const knownTime = ({ seconds }) => duration(Math.max(100, 1000 * seconds));

/** @type {(cost: KnownCost) => string} */
const using = ({ threads, bytes: needed, diskBytes }) =>
  `${count(threads, { one: "hilo", other: "hilos" })} y ${bytes(needed)} de memoria${diskBytes ? `, más ${bytes(diskBytes)} de disco` : ""}`;

/** How a known number was counted. @type {(cost: KnownCost) => string} */
export const byCommand = (cost) =>
  `El programa de línea de comandos lo contó en ${knownTime(cost)}, con ${using(cost)}.`;

/** What a check of a known number gave. @type {(check: KnownCheck) => string} */
export function checked(check) {
  switch (check.what) {
    case "seam":
      return `Si las mitades se unen debajo de la fila ${number(check.row)} y no en el centro, sale el mismo número.`;
    case "order":
      return "Si las casillas se toman en otro orden, sale el mismo número.";
    case "frontier":
      return "Si se cuenta casilla por casilla, sin mitades, sale el mismo número.";
    case "threads":
      return `Con ${count(check.threads, { one: "hilo", other: "hilos" })} sale el mismo número.`;
    case "symmetry":
      return `Si las copias giradas o reflejadas cuentan como un solo recorrido, hay ${grouped(BigInt(check.classes))}. Concuerda: con los recorridos que las simetrías no cambian, la división es exacta.`;
    case "estimate":
      return `${number(check.walks)} caminos al azar lo sitúan entre ${grouped(BigInt(check.low))} y ${grouped(BigInt(check.high))}.`;
  }
}

/** Why a published number is wrong. @type {Record<KnownFault, string>} */
const faults = {
  overflow: "su programa calculaba con 64 bits y falta un múltiplo de 2⁶⁴",
  symmetry:
    "los recorridos forman grupos de cuatro u ocho, y ese número no es divisible entre cuatro",
  "by-hand": "se halló a mano",
  unexplained: "otros programas, escritos de forma independiente, coinciden en otro número",
};

/** A published number that is wrong. @type {(source: string, tours: bigint, fault: KnownFault) => string} */
export const differs = (source, tours, fault) =>
  `${source} da ${grouped(tours)}. Es un error: ${faults[fault]}.`;

/** A published number that counts a tour and its reverse as two. @type {(source: string, tours: bigint) => string} */
export const bothWays = (source, tours) =>
  `${source} cuenta los dos sentidos por separado: ${grouped(tours)}.`;

/** Before a command, for boards that a browser cannot count. */
export const tooLarge = "Demasiado grande para un navegador. Escribe este comando:";

/** What that command takes. @type {(cost: KnownCost) => string} */
export const takes = (cost) => `Tarda ${knownTime(cost)}, con ${using(cost)}.`;

export const copyCommand = "Copiar";
/** @param {string} board */
export const copyCommandFor = (board) => `Copiar el comando para ${sizeOf(board)}`;

/** The column headings of the table of known numbers. */
export const columns = /** @type {const} */ ({
  board: "Tablero",
  known: "Número conocido",
  kind: "Recorridos",
  here: "Contado aquí",
  source: "Fuente",
});

/** A number counted here, beside the known one. @type {(tours: bigint, agrees: boolean, ms: number) => string} */
export const countedHere = (tours, agrees, ms) =>
  agrees ? `✓ el mismo, en ${duration(ms)}` : `✕ ${grouped(tours)}`;

/** @param {number} index */
export const openTour = (index) => `Recorrido ${number(index)}: abrir en Explorar`;

/** @type {(first: number, last: number, all: bigint | null) => string} */
export const toursShown = (first, last, all) =>
  all === null
    ? `Recorridos ${number(first)} a ${number(last)}`
    : `Recorridos ${number(first)} a ${number(last)} de ${grouped(all)}`;

/** @param {number} passed */
export const searching = (passed) =>
  passed > 0 ? `Buscando… ${number(passed)} saltados` : "Buscando…";

export const noTours = "No hay recorridos así.";
