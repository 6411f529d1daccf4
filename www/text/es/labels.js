/**
 * The names of buttons, fields and lists.
 * @import { Layer, Measure, Moment, RuleMeasureId, Target, WhenStuck } from "../../pkg/knights_tour.js"
 * @import { Forms } from "../language.js"
 */

import { headOf, isRuleMeasure } from "./rule.js";

/** Fixed texts: `data-word` and `data-name` in the markup name them. */
export const labels = /** @type {const} */ ({
  title: "Laboratorio del caballo",
  tagline: "Pasa una sola vez por cada casilla y mira cómo se hace",
  loadFailed: "El motor de cálculo no pudo arrancar.",
  loadHelp:
    "Usa un navegador de los últimos años y abre la página desde un servidor web. Mensaje del navegador:",
  wasmMissing: "WebAssembly está desactivado en este navegador.",
  wasmForbidden:
    "La política de esta página prohíbe WebAssembly: falta 'wasm-unsafe-eval' en su script-src.",
  roomNotLoaded: "No se pudo cargar esta sala.",
  roomFailed:
    "No se pudo cargar una parte de la página. Comprueba la conexión y vuelve a intentarlo.",
  crashed: "El motor de cálculo se ha parado.",
  crashedHelp:
    "Seguramente se quedó sin memoria. Vuelve a cargar la página para seguir: el enlace te lleva a lo mismo que veías.",
  crashedAgain: "El motor de cálculo se ha parado otra vez.",
  crashedAgainHelp:
    "Puede que este dispositivo tenga poca memoria para este tablero. Prueba con uno más pequeño.",
  tryAgain: "Reintentar",
  loadAgain: "Volver a cargar la página",
  notLoadedAgain: "No se puede acceder a la página. Comprueba la conexión y vuelve a intentarlo.",
  rooms: "Salas",
  boardHeading: "Tablero",
  zoom: "Zoom",
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  zoomFit: "Ver todo el tablero",
  storyHeading: "Explicación",
  settings: "Ajustes",
  playHead: "Reproducción",
  scrubber: "Movimiento",
  speed: "Velocidad",
  tie: "Empate",
  deadEnd: "Callejón",
  presets: "Tamaños",
  width: "Ancho",
  height: "Alto",
  size: "Tamaño",
  times: "×",
  start: "Inicio",
  randomStart: "Al azar",
  anyStart: "Cualquiera",
  method: "Método",
  algorithm: "Algoritmo",
  tieBreak: "Regla",
  rule: "Regla",
  target: "Recorrido",
  askBest: "Probar otros métodos hasta que uno lo logre",
  whenStuck: "Si se atasca",
  leaper: "Pieza",
  otherLeaper: "Otra…",
  leapShort: "Lado corto",
  leapLong: "Lado largo",
  editBoard: "Editar este tablero",
  graph: "Usar un grafo",
  backToBoard: "Volver a un tablero",
  graphHelp:
    "Escribe aristas como 1-2 2-3, o 1-2-3 si van varias seguidas. También puedes escribir dos nombres por línea, el nombre de un grafo conocido o una matriz de 0 y 1. Sirven además los archivos DIMACS, TSPLIB, graph6, sparse6, LAD, METIS, Pajek, GML y DOT. La página coloca los vértices en un círculo, y dibuja los grafos conocidos en su forma habitual.",
  graphs: "Grafos conocidos",
  edges: "Aristas",
  useGraph: "Usar estas aristas",
  seed: "Semilla",
  reroll: "Otra",
  rerollLong: "Otra semilla",
  show: "Mostrar",
  savePicture: "Guardar imagen",
  svg: "SVG",
  png: "PNG",
  more: "Más",
  display: "Aspecto",
  theme: "Tema",
  language: "Idioma",
  share: "Compartir",
  help: "Ayuda",
  forTeachers: "Para docentes",
  checkTour: "Comprobar mi recorrido",
  wholePage: "Abrir la página completa",
  candidates: "{Casillas} adonde puede ir {el caballo}",
  counters: "Contadores",
  dismiss: "Cerrar aviso",
  newVersion:
    "Hay una versión nueva de esta página. Si la cargas, conservas lo que ves; solo los cálculos sin terminar empiezan de nuevo.",
  useNewVersion: "Cargar ahora",
  kept: "Esta página está guardada en este dispositivo. Funciona sin conexión.",
  undo: "Deshacer",
  forClass: "Para la clase",
  ask: "Preguntar antes",
  reveal: "Mostrar",
  present: "Presentar",
  leave: "Salir",
  leavePresentation: "Salir de la presentación",
  squareNumbers: "Números que se muestran",
  legend: "Qué significan los signos",
  firstLine:
    "¿Puede un caballo de ajedrez pasar por todas las casillas, una sola vez por cada una? Ese camino se llama recorrido del caballo. El número pequeño de una casilla dice cuántas salidas tendría el caballo desde allí. Regla de Warnsdorff: ve siempre al número más pequeño.",
  stepByStep: "El método, paso a paso",
  forClassHelp:
    "«Preguntar antes» oculta cada respuesta hasta que alguien elige una casilla. «Presentar» llena la pantalla con el tablero.",
  why: "¿Por qué?",
  tieSource: "¿De quién es esta idea?",
  close: "Cerrar",
  keys: "Teclas",
  keysOnBoard: "Teclas con el foco en el tablero",
  characterKeys: "Usar teclas de un solo carácter, como R, + y ?",
  glossary: "Qué significan las palabras",
  numberedBoard: "Números desde 1",
  fromZero: "Números desde 0",
  pairs: "Pares (fila, columna)",
  python: "Lista de Python",
  squareList: "{Casillas}",
  picture: "Imagen",
  checkMine: "Comprobar mi recorrido",
  figures: "Este recorrido en cifras",
  json: "JSON",
  copy: "Copiar",
  saveText: "Guardar",
  numberFrom: "Numerar desde",
  pickOnBoard: "Elegir en el {tablero}",
  turnsElsewhere: "Comparado con otros métodos",
  results: "Guardar o copiar este recorrido",
  keepInGallery: "Guardar en la Galería",
});

/** The names of the rooms. */
export const rooms = /** @type {const} */ ({
  explore: "Explorar",
  play: "Jugar",
  learn: "Aprender",
  gallery: "Galería",
  compare: "Comparar",
  build: "Construir",
  count: "Contar",
  exist: "¿Posible?",
  keypad: "Teclado",
  intro: "Introducción",
});

/** What buttons and keys do, by action. */
export const actions = /** @type {const} */ ({
  play: "Reproducir",
  first: "Principio",
  back: "Atrás",
  forward: "Avanzar",
  last: "Final",
  nextTie: "Siguiente empate",
  nextDeadEnd: "Siguiente callejón sin salida",
  faster: "Más rápido",
  slower: "Más lento",
  restart: "Reiniciar",
  undo: "Deshacer",
  share: "Compartir",
  help: "Ayuda",
  cancel: "Detener el cálculo",
});

/** The function of the play button, by its icon. */
export const play = /** @type {const} */ ({
  play: "Reproducir",
  pause: "Pausa",
  again: "Ver de nuevo",
});

/** What the keys do while the board is in focus, by action. */
export const gridActions = /** @type {const} */ ({
  move: "Ir de casilla en casilla",
  rowStart: "Primera casilla de la fila",
  rowEnd: "Última casilla de la fila",
  choose: "Mover a esta casilla o empezar en ella",
});

/** What a key does on a board with a knight. */
export const toKnight = "Volver al caballo";

/** Keys that move the camera, by action. */
export const cameraActions = /** @type {const} */ ({
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  zoomFit: "Ver todo el tablero",
});

/** Displayed names of keys that differ from their codes. */
export const keyNames = /** @type {Record<string, string>} */ ({
  " ": "Espacio",
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Home: "Inicio",
  End: "Fin",
  Enter: "Intro",
  Backspace: "Retroceso",
  Delete: "Supr",
  PageUp: "Re Pág",
  PageDown: "Av Pág",
  Shift: "Mayús",
  Escape: "Esc",
  "-": "−",
});

export const targets = /** @type {Record<Target, string>} */ ({
  open: "Abierto: final libre",
  closed: "Cerrado: vuelve al inicio",
});

export const whenStuck = /** @type {Record<WhenStuck, string>} */ ({
  stop: "Parar y mostrarlo",
  backtrack: "Volver atrás",
  restart: "Empezar de nuevo",
});

const layers = /** @type {Record<Layer, string>} */ ({
  graph: "todos los movimientos",
  degrees: "salidas",
  numbers: "números",
  path: "camino",
  colours: "colores",
});

/** The meaning of the numbers on open squares, unless they are onward moves. @type {Partial<Record<Measure, string>>} */
const squareNumbers = {
  "edge-distance": "distancia al borde",
  moves: "movimientos de cada {casilla}",
};

/** @param {Measure | RuleMeasureId} measure */
const numbersOf = (measure) =>
  Object.hasOwn(squareNumbers, measure)
    ? String(squareNumbers[/** @type {Measure} */ (measure)])
    : measure !== "onward" && isRuleMeasure(measure)
      ? headOf({ formula: measure })
      : layers.degrees;

/** The name of a layer, with terms in braces; numbers on open squares are named by their measures. @type {(layer: Layer, measures?: readonly (Measure | RuleMeasureId)[]) => string} */
export const layerName = (layer, measures = []) =>
  layer === "degrees" && measures.length > 0
    ? [...new Set(measures.map(numbersOf))].join(", ")
    : layers[layer];

export const themes = /** @type {Record<string, string>} */ ({
  auto: "Del sistema",
  light: "Claro",
  dark: "Oscuro",
  projector: "Proyector",
});

/** What is counted along a run. @type {Record<keyof Moment["counters"], Forms>} */
export const counters = {
  steps: { one: "paso", other: "pasos" },
  visited: { one: "visita", other: "visitas" },
  ties: { one: "empate", other: "empates" },
  deadEnds: { one: "callejón", other: "callejones" },
  backtracks: { one: "vuelta atrás", other: "vueltas atrás" },
  restarts: { one: "reinicio", other: "reinicios" },
  placements: { one: "colocación", other: "colocaciones" },
  orders: { one: "orden probado", other: "órdenes probados" },
  rotations: { one: "rotación", other: "rotaciones" },
  joins: { one: "unión", other: "uniones" },
  splices: { one: "desvío", other: "desvíos" },
  sweeps: { one: "barrido", other: "barridos" },
};
