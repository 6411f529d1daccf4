/**
 * The texts of the room that compares methods.
 * @import { Ending, Moment, RunSettings, WhenStuck } from "../../pkg/knights_tour.js"
 */

import { labels as contestLabels } from "./contest.js";
import { count, number, quoted } from "./sentence.js";
import { paragraph, press, replaced, rooms, targets } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  title: "Comparar métodos",
  intro:
    "Todos los carriles tienen el mismo tablero y el mismo inicio, pero cada uno su método. ¿Cuál pasa por todas las casillas?",
  lanes: "Carriles",
  addLane: "Añadir un carril",
  common: "Tablero e inicio",
  whyTies: "Por qué importan los empates",
  picker: "Cambiar el método de este carril",
  reroll: "Otra semilla",
  runs: "Pruebas terminadas",
  noRuns: "Aquí aparece cada prueba que reproduces hasta el final.",
  copyCsv: "Copiar como CSV",
  clear: "Vaciar la lista",
  map: "Mapa de éxitos",
  mapIntro:
    "¿Importa dónde empieza el caballo? El mapa hace una prueba desde cada casilla y marca cómo acaba.",
  testWarnsdorff: "Poner a prueba: «la regla de Warnsdorff siempre da un recorrido cerrado»",
  testNeural: "Poner a prueba: «la red neuronal siempre se estabiliza»",
  compute: "Hacer el mapa",
  cancel: "Cancelar",
  seeds: "Pruebas por casilla",
  progress: "Progreso del mapa",
  method: "Método",
  rule: "Tu regla",
  seedNote:
    "Las pruebas usan esta semilla y las que le siguen. Elige una casilla del mapa para abrir su prueba.",
});

/** The column headings of the table of runs, in order. */
export const columns = /** @type {const} */ ({
  board: "Tablero",
  start: "Inicio",
  method: "Método",
  outcome: "Resultado",
  steps: "Pasos",
  backtracks: "Vueltas atrás",
  restarts: "Reinicios",
  closed: "¿Cerrado?",
});

export const yes = "sí";
export const no = "no";

/** @param {number} n */
export const lane = (n) => `Carril ${number(n)}`;

/** @param {number} n */
export const removeLane = (n) => `Quitar el carril ${number(n)}`;

/** What a method does, in words that a class can vote on. @type {Record<string, string>} */
const methods = {
  warnsdorff: "Va adonde hay menos salidas",
  backtracking: "Si se atasca, vuelve atrás",
  restarts: "Si se atasca, empieza de nuevo",
  rotations: "Si se atasca, da la vuelta a su camino",
  "edges-first": "Primero los bordes; después, arreglos",
  blocks: "Une los recorridos de bloques pequeños",
  cycles: "Une ciclos pequeños",
  smooth: "Hace pocos giros",
  neural: "Todas las casillas deciden a la vez",
  permutations: "Prueba las casillas en todos los órdenes",
  best: "Prueba varios métodos",
};

/** The same of a tie-break, where several lanes have the same method. @type {Record<string, string>} */
const tieBreaks = {
  first: "Si empata: la primera de una lista fija",
  random: "Si empata: elige al azar",
  "pohl-sum": "Si empata: mira un movimiento más",
  "pohl-min": "Si empata: busca el paso más estrecho",
  roth: "Si empata: lejos del centro",
  "roth-random": "Si empata: lejos del centro, luego al azar",
  "squirrel-cull": "Si empata: un plan para cada zona",
};

/** What a lane does that follows a rule of one’s own. */
const ownRule = "Sigue tu propia regla";

/** What a lane does, before its method is named; empty for a method without such words. @type {(settings: { algorithm?: string, tieBreak?: string, rule?: string }, isShared: boolean) => string} */
export function reason({ algorithm = "", tieBreak = "", rule }, isShared) {
  if (rule !== undefined) {
    return ownRule;
  }
  return (isShared ? tieBreaks[tieBreak] : undefined) ?? methods[algorithm] ?? "";
}

/** The policy at a dead end, as part of a method’s name. @type {Record<Exclude<WhenStuck, "stop">, string>} */
const policies = { backtrack: "volver atrás", restart: "empezar de nuevo" };

/** A run's method in the table. @type {(name: string, settings: RunSettings) => string} */
export function method(name, { whenStuck: policy, seed }) {
  const stuck = policy && policy !== "stop" ? [policies[policy]] : [];
  return [name, ...stuck, `semilla ${seed}`].join(", ");
}

/** Shown if a lane's method cannot search for the requested kind of tour. @param {string | undefined} target */
export const otherTarget = (target) =>
  target === "closed"
    ? "Este método solo busca recorridos cerrados."
    : `Este método solo busca otro tipo de recorrido (${targets[/** @type {"open"} */ (target)] ?? target}).`;

/** The progress of a lane, or its result. @param {Moment} moment */
export function status({ position, outcome }) {
  if (!outcome) {
    return position === 0 ? "En el inicio" : `Paso ${number(position)}`;
  }
  switch (outcome.kind) {
    case "tour":
      return outcome.closed ? "Recorrido cerrado" : "Recorrido abierto";
    case "stuck":
      return `Sin salida: ${number(outcome.visited)} de ${number(outcome.squares)} casillas`;
    case "cycles":
      return count(outcome.cycles, {
        one: "ciclo, no un recorrido",
        other: "ciclos, no un recorrido",
      });
    case "impossible":
      return "No existe";
    case "gave-up":
      return "Abandonó";
  }
}

/** For the live region: the results of all lanes. @param {Moment[]} moments */
export const spoken = (moments) =>
  moments.map((moment, i) => `${lane(i + 1)}: ${status(moment)}.`).join(" ");

/** The same while they run: lanes with the same progress are grouped. @param {Moment[]} moments */
export function shortly(moments) {
  /** @type {Map<string, string[]>} */
  const lanesOf = new Map();
  moments.forEach((moment, i) => {
    const text = status(moment);
    lanesOf.set(text, [...(lanesOf.get(text) ?? []), lane(i + 1)]);
  });
  return lanesOf.size === 1
    ? `${[...lanesOf.keys()][0]}.`
    : [...lanesOf].map(([text, lanes]) => `${lanes.join(", ")}: ${text}.`).join(" ");
}

/** The title of the window. @type {(progress: string, board: string, page: string) => string} */
export const title = (progress, board, page) =>
  `${rooms.compare} en ${board}, ${progress} · ${page}`;

export const caption = `${press} una casilla para empezar en ella en todos los carriles.`;

/** Shown during a long computation. @param {number} position */
export const computing = (position) =>
  `Calculando: paso ${number(position)}. Pulsa Esc para parar.`;

/** A method that cannot be used on this board or from this start, with no further reason. */
export const notHere =
  "este método no funciona en este tablero desde este inicio; elige otro inicio";

/** @type {(n: number, problem: string) => string} */
export const ofLane = (n, problem) => `${lane(n)}: ${problem}`;

/** A setting of a lane that was invalid. @type {(n: number, name: string, message: string, instead: string) => string} */
export const laneReplaced = (n, name, message, instead) =>
  ofLane(n, replaced(name, message, instead));

/** Parameters of a link that this room names differently, and their replacements. @type {Record<string, [string, string]>} */
const ofRoom = {
  lanes: [labels.lanes, "La página muestra sus carriles habituales."],
  map: [labels.map, "La página usa su método habitual."],
  seeds: [labels.seeds, "La página usa su número habitual."],
  contest: [contestLabels.contest, "La página no hace ningún torneo."],
};

/** A parameter of a link that was invalid. @type {(name: string, message: string, instead: string) => string} */
export function wordReplaced(name, message, instead) {
  const [called, shown] = ofRoom[name] ?? [];
  return called ? `${called}: ${message}. ${shown}` : replaced(name, message, instead);
}

/** @type {(found: number, most: number) => string} */
export const tooManyLanes = (found, most) =>
  `Carriles: el enlace tiene ${number(found)}, y caben ${number(most)}. La página muestra los ${number(most)} primeros.`;

export const tooFewLanes = "Carriles: para comparar hacen falta dos. La página ha añadido otro.";

/** Errors in a link. */
export const wrong = {
  graph: "Comparar solo funciona con tableros; abre el grafo en Explorar",
};

/** @type {(squares: number, most: number) => string} */
export const boardTooLarge = (squares, most) =>
  `un tablero de ${number(squares)} casillas es demasiado grande para esta sala; elige uno de ${number(most)} como máximo`;

/** @type {(value: string, known: readonly number[]) => string} */
export const wrongSeeds = (value, known) =>
  `${labels.seeds}: ${quoted(value)} no está disponible; elige entre ${known.join(", ")}. La página usa ${known[0]}.`;

/** @param {string} problem */
export const ofMap = (problem) => `${labels.map}: ${problem}`;

/** The progress of the map. @type {(done: number, all: number) => string} */
export const mapProgress = (done, all) => `${number(done)} de ${number(all)} pruebas`;

export const mapCancelled = "Cancelado. El mapa muestra los resultados hasta ahora.";

/** @param {string} message */
export const mapFailed = (message) => `No se pudo hacer el mapa: ${message}`;

/** @param {number} most */
export const mapTooLarge = (most) =>
  `El mapa necesita un tablero de ${number(most)} casillas como máximo. Elige arriba un tablero más pequeño.`;

/**
 * The results of the runs from a square, or from all of them.
 * @typedef {object} Share
 * @property {number} runs
 * @property {number} tours
 * @property {number} closed
 * @property {number} cycles
 * @property {number} refused
 * @property {number} impossible
 * @property {{ ending: Ending, run: number }} worst the first of the least successful runs
 */

/** @type {(total: Share, squares: number) => string} */
export function rate({ runs, tours, closed, refused }, squares) {
  const tried = runs - refused;
  const of =
    runs === squares
      ? count(tried, { one: "inicio", other: "inicios" })
      : count(tried, { one: "prueba", other: "pruebas" });
  return paragraph(
    `Recorridos: ${number(tours)} de ${of}; cerrados: ${number(closed)}.`,
    refused === 0
      ? ""
      : refused === 1
        ? "En 1 casilla más el método no puede empezar."
        : `En otras ${number(refused)} casillas el método no puede empezar.`,
  );
}

/** What is known about each claim on other boards. */
const inGeneral = {
  warnsdorff:
    "En otros tableros tampoco es verdad. La regla nunca mira el camino de vuelta al inicio, así que un recorrido solo se cierra por suerte. En 8 × 8 ocurre más o menos en el 13\u00a0% de las pruebas si los empates se resuelven al azar. En tableros grandes, con empates al azar casi nunca sale un recorrido.",
  neural:
    "En general no es verdad. Con la regla tal como suele publicarse, ninguna de 442\u202f000 pruebas medidas se estabilizó con dos movimientos en cada casilla. Con la regla corregida lo hicieron todas cuando las neuronas actuaban en un orden barajado. En un orden fijo lo hizo del 91 al 97\u00a0%. Nadie ha demostrado que funcione siempre. Y los movimientos rara vez forman un único recorrido: en 8 × 8, en cerca del 20\u00a0% de las pruebas.",
};

/** The result of testing a claim on this board, and what is known about it elsewhere. @type {(claim: "warnsdorff" | "neural", total: Share) => string} */
export const verdict = (claim, total) => paragraph(verdictHere(claim, total), inGeneral[claim]);

/** @type {(claim: "warnsdorff" | "neural", total: Share) => string} */
function verdictHere(claim, { runs, tours, closed, cycles, refused, impossible }) {
  const tried = runs - refused;
  if (claim === "warnsdorff") {
    const without = tried - closed;
    return without === 0
      ? "En este tablero la afirmación es verdadera: todas las pruebas dieron un recorrido cerrado."
      : without === 1
        ? "En este tablero la afirmación es falsa: 1 prueba no dio un recorrido cerrado."
        : `En este tablero la afirmación es falsa: ${number(without)} pruebas no dieron un recorrido cerrado.`;
  }
  if (impossible === tried) {
    return "Este tablero no tiene ningún recorrido cerrado, así que la red no tiene nada que encontrar.";
  }
  const restless = tried - tours - cycles;
  return paragraph(
    restless === 0
      ? tried === 1
        ? "En este tablero la afirmación es verdadera: la única prueba se estabilizó."
        : `En este tablero la afirmación es verdadera: las ${number(tried)} pruebas se estabilizaron.`
      : restless === 1
        ? "En este tablero la afirmación es falsa: 1 prueba no se estabilizó nunca."
        : `En este tablero la afirmación es falsa: ${number(restless)} pruebas no se estabilizaron nunca.`,
    cycles === 0
      ? ""
      : cycles === 1
        ? "Pero 1 prueba acabó en varios ciclos en lugar de un recorrido."
        : `Pero ${number(cycles)} pruebas acabaron en varios ciclos en lugar de un recorrido.`,
  );
}

/** @type {Record<Ending, string>} */
const endings = {
  closed: "recorrido cerrado",
  open: "recorrido abierto",
  stuck: "sin salida",
  cycles: "varios ciclos",
  impossible: "no existe tal recorrido",
  "gave-up": "abandonó",
  refused: "el método no puede empezar aquí",
};

/** A square of the map in words, with the number on it. @type {(square: string, share: Share) => string} */
export function cell(square, { runs, tours, closed, worst }) {
  if (runs === 0) {
    return `${square}: sin probar`;
  }
  return runs === 1
    ? `${square}: ${endings[worst.ending]}. Abrir esta prueba en Explorar`
    : `${square}: ${count(tours, { one: "recorrido", other: "recorridos" })} en ${number(runs)} pruebas, ${Math.floor((100 * tours) / runs)}\u00a0%; cerrados: ${number(closed)}. Abrir en Explorar una que acabó en «${endings[worst.ending]}»`;
}

/** The signs of the map and their meanings. @type {{ sign: string, kind: string, text: string }[]} */
export const legend = [
  { sign: "✓", kind: "closed", text: "recorrido cerrado" },
  { sign: "○", kind: "open", text: "recorrido abierto" },
  { sign: "✕", kind: "failed", text: "ningún recorrido" },
  { sign: "–", kind: "refused", text: "no puede empezar aquí" },
];

export const shareLegend =
  "Con varias pruebas por casilla, el número es el porcentaje que dio un recorrido. Elige una casilla para abrir una de sus pruebas, una fallida si la hay.";
